"""The bar at the top of the print window: which page, how large, and where it goes."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import tr

__all__ = ["PrintBar"]

_ROOMY = 1240  # from this width on, buttons have words


class PrintBar(QWidget):
    """Show and steer.

    Attributes:
        stepped: (-1 or 1) another page; zoomed: (-1, 0 for fitting, 1) another size.
        csv_asked, picture_asked, print_asked, pdf_asked, close_asked: what to do.
    """

    stepped = Signal(int)
    zoomed = Signal(int)
    csv_asked = Signal()
    picture_asked = Signal()
    print_asked = Signal()
    pdf_asked = Signal()
    close_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        title = QLabel(tr("Print"))
        title.setFont(font("ui", 15, 600))
        self._subtitle = QLabel()
        self._subtitle.setForegroundRole(self._subtitle.palette().ColorRole.PlaceholderText)
        self._page = QLabel()
        self._zoom = QLabel()
        for label in (self._page, self._zoom):
            label.setFont(font("ui", 13))
        self.back = self._icon(
            "chevron-left", tr("Page back"), "PgUp", lambda: self.stepped.emit(-1)
        )
        self.on = self._icon("chevron-right", tr("Page on"), "PgDown", lambda: self.stepped.emit(1))
        smaller = self._icon("zoom-out", tr("Zoom out"), "Ctrl+-", lambda: self.zoomed.emit(-1))
        larger = self._icon("zoom-in", tr("Zoom in"), "Ctrl++", lambda: self.zoomed.emit(1))
        fit = self._icon("maximize", tr("Show a whole page"), "Ctrl+9", lambda: self.zoomed.emit(0))
        self.pdf = Button(look, tr("Save as PDF"), icon="file-down", primary=True)
        self.pdf.setToolTip(tr("Save as PDF (Ctrl+S)"))
        self.pdf.clicked.connect(lambda _=False: self.pdf_asked.emit())
        self._worded: list[tuple[Button, IconButton]] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 8, 4)
        row.setSpacing(6)
        row.addWidget(title)
        row.addSpacing(4)
        row.addWidget(self._subtitle)
        row.addStretch(1)
        for widget in (self.back, self._page, self.on):
            row.addWidget(widget)
        row.addSpacing(12)
        for widget in (smaller, self._zoom, larger, fit):
            row.addWidget(widget)
        row.addStretch(1)
        self.csv = self._both(row, "table", tr("Save list as CSV"), "", self.csv_asked.emit)
        self.picture = self._both(row, "image", tr("Save picture"), "", self.picture_asked.emit)
        self.printer = self._both(row, "printer", tr("Print…"), "Ctrl+P", self.print_asked.emit)
        row.addWidget(self.pdf)
        row.addWidget(self._icon("x", tr("Close"), "Ctrl+W", self.close_asked.emit))
        self.setFixedHeight(48)
        # Words give way to icons before the window stops getting narrower.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_subtitle(self, text: str) -> None:
        """Show what is printed."""
        self._subtitle.setText(text)

    def show_page(self, page: int, n_pages: int) -> None:
        """Show which page (from 0) of how many is read."""
        self._page.setText(
            tr("Page {page} of {n_pages}", page=page + 1, n_pages=n_pages)
            if n_pages
            else tr("No page")
        )
        self.back.setEnabled(page > 0)
        self.on.setEnabled(page + 1 < n_pages)

    def show_zoom(self, zoom: float) -> None:
        """Show how large pages are drawn."""
        self._zoom.setText(f"{round(zoom * 100)} %")

    def show_width(self, width: int) -> None:
        """Have words on the buttons where there is room, else icons."""
        for words, icon in self._worded:
            words.setVisible(width >= _ROOMY)
            icon.setVisible(width < _ROOMY)
        self._subtitle.setVisible(width >= 900)

    def enable(self, *, on: bool, board: bool = False) -> None:
        """Let pages be saved and printed, or not; `board` says whether there is one to draw."""
        self.pdf.setEnabled(on)
        for words, icon in self._worded:
            may = on and (board or words is not self.picture)
            words.setEnabled(may)
            icon.setEnabled(may)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.window))
        painter.setPen(QColor(self._look.theme.border))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _icon(self, icon: str, name: str, shortcut: str, slot: Callable[[], object]) -> IconButton:
        button = IconButton(self._look, icon, name, shortcut=shortcut, size=32)
        button.clicked.connect(lambda _=False: slot())
        return button

    def _both(
        self, row: QHBoxLayout, icon: str, name: str, shortcut: str, slot: Callable[[], object]
    ) -> Button:
        """Make a button twice: with words, and as an icon for narrow windows."""
        words = Button(self._look, name, icon=icon)
        words.clicked.connect(lambda _=False: slot())
        small = self._icon(icon, name.rstrip("…"), shortcut, slot)
        row.addWidget(words)
        row.addWidget(small)
        self._worded.append((words, small))
        return words
