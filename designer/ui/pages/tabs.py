"""The tabs: one per open document, the chosen one marked by ground and accent."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.files.names import icon_of
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.ui.pages.page import DocumentPage

__all__ = ["DocumentTabs", "TabName"]

_ICON = 16
_WIDEST = 200
_WIDEST_APART = 300


class TabName(msgspec.Struct, frozen=True):
    """Say what stands on a tab.

    Attributes:
        title: what the document calls itself.
        apart: what tells it from others of that title, or "".
        changed: whether it is not saved.
        locked: whether its file is not written over.
        icon: the icon of its kind.
    """

    title: str
    apart: str = ""
    changed: bool = False
    locked: bool = False
    icon: str = ""

    @property
    def whole(self) -> str:
        """Give all of it in one."""
        return f"{self.title} – {self.apart}" if self.apart else self.title

    def fitted(self, metrics: QFontMetrics, room: int) -> str:
        """Give it cut to some pixels: the title first, and of a path its beginning."""
        if not self.apart:
            return metrics.elidedText(self.title, Qt.TextElideMode.ElideRight, room)
        end = f" – {self.apart}"
        left = room - metrics.horizontalAdvance(end)
        if left >= metrics.horizontalAdvance("Mm…"):
            return metrics.elidedText(self.title, Qt.TextElideMode.ElideRight, left) + end
        return metrics.elidedText(self.apart, Qt.TextElideMode.ElideLeft, room)


class DocumentTabs(QTabWidget):
    """Hold the pages.

    Attributes:
        close_asked: a page is to be closed (DocumentPage).
    """

    close_asked = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._bar = _Bar(look)
        self.setTabBar(self._bar)
        self.setDocumentMode(True)
        self.setMovable(True)
        self._bar.middle_clicked.connect(self._on_middle_click)

    def pages(self) -> list[DocumentPage]:
        """Give the pages in the order of their tabs."""
        return [cast("DocumentPage", self.widget(n)) for n in range(self.count())]

    def page(self) -> DocumentPage | None:
        """Give the page in front."""
        return cast("DocumentPage | None", self.currentWidget())

    def page_of(self, path: str) -> DocumentPage | None:
        """Give the page of a document, if it has one."""
        return next((page for page in self.pages() if page.path == path), None)

    def add(self, page: DocumentPage, title: str, icon: str) -> None:
        """Add a page and bring it to the front."""
        number = self.addTab(page, title)
        self.setTabIcon(number, self._look.icon(icon, "muted"))
        self.setTabToolTip(number, page.path)
        close = IconButton(
            self._look, "x", tr("Close {title}", title=title), shortcut="Ctrl+W", size=24
        )
        close.clicked.connect(lambda: self.close_asked.emit(page))
        self._bar.setTabButton(number, QTabBar.ButtonPosition.RightSide, close)
        self.setCurrentIndex(number)

    def name_of(self, page: DocumentPage) -> TabName:
        """Give what stands on a page's tab."""
        return self._bar.name_of(self.indexOf(page))

    def set_name(self, page: DocumentPage, name: TabName) -> None:
        """Name a tab; a dot says that the document is not saved, a lock that it is not written over."""
        number = self.indexOf(page)
        name = msgspec.structs.replace(name, icon=name.icon or icon_of(page.document))
        if self._bar.name_of(number) == name:
            return
        self._bar.setTabData(number, name)
        self.setTabText(number, name.whole)
        self.setTabIcon(number, self._look.icon("lock" if name.locked else name.icon, "muted"))
        why = tr("\nIt comes with the program: saving it makes a copy.") if name.locked else ""
        self.setTabToolTip(number, f"{page.path}{why}")

    def _on_middle_click(self, number: int) -> None:
        self.close_asked.emit(self.widget(number))


class _Bar(QTabBar):
    middle_clicked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFont(font("ui", 13, 500))
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(tr("Open documents"))
        look.changed.connect(self.update)

    def name_of(self, number: int) -> TabName:
        data = self.tabData(number)
        return data if isinstance(data, TabName) else TabName(self.tabText(number))

    def tabSizeHint(self, index: int) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.tabText(index))
        widest = _WIDEST_APART if self.name_of(index).apart else _WIDEST
        width = min(words, widest) + 12 + _ICON + 8 + 18 + 24 + 6
        return QSize(width, tokens().control["tabs"])

    def minimumTabSizeHint(self, index: int) -> QSize:
        return QSize(124, self.tabSizeHint(index).height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            number = self.tabAt(event.position().toPoint())
            if number >= 0:
                self.middle_clicked.emit(number)
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        painter.fillRect(self.rect(), QColor(theme.window))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.border))
        for number in range(self.count()):
            self._paint_tab(painter, number)

    def _paint_tab(self, painter: QPainter, number: int) -> None:
        theme = self._look.theme
        frame = QRectF(self.tabRect(number))
        chosen = number == self.currentIndex()
        if chosen:
            painter.fillRect(frame, QColor(theme.surface))
            painter.fillRect(QRectF(frame.x(), frame.y(), frame.width(), 2.5), QColor(theme.accent))
            for x in (frame.left(), frame.right() - 1):
                painter.fillRect(QRectF(x, frame.y(), 1, frame.height()), QColor(theme.border))
            if self.hasFocus():
                painter.setPen(QColor(theme.accent))
                painter.drawRect(frame.adjusted(3, 5, -4, -3))
        middle = frame.center().y()
        icon = self.tabIcon(number)
        icon.paint(
            painter, QRectF(frame.x() + 12, middle - _ICON / 2, _ICON, _ICON).toAlignedRect()
        )
        left = frame.x() + 12 + _ICON + 8
        room = frame.right() - 30 - 18 - left
        painter.setFont(self.font())
        painter.setPen(QColor(theme.text if chosen else theme.muted))
        text = self.name_of(number).fitted(self.fontMetrics(), int(room) + 1)
        painter.drawText(
            QRectF(left, frame.y(), room + 2, frame.height()), Qt.AlignmentFlag.AlignVCenter, text
        )
        if self.name_of(number).changed:
            words = min(self.fontMetrics().horizontalAdvance(text), int(room))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(QPointF(left + words + 9, middle), 3.5, 3.5)
