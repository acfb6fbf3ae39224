"""The list of the analysis: one line per figure or finding, drawn by hand so that scales fit in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.analysis.rows import Row, standing_words
from designer.ui.kit.languages import tr
from designer.ui.kit.surfaces import lay_on

__all__ = ["RowList", "row_of"]

_SIGNS = {"ok": "circle-check", "error": "circle-x", "warn": "triangle-alert", "hint": "info"}
_LEFT, _VALUE, _GAP, _HELP, _PAD = 4, 46, 8, 18, 4
_TRACK = 54
_FADE = 16
_ROW = Qt.ItemDataRole.UserRole
_STALE = Qt.ItemDataRole.UserRole + 1


def row_of(item: QListWidgetItem) -> Row:
    """Give the row that an item shows."""
    row = item.data(_ROW)
    assert isinstance(row, Row), "every item is made from one"
    return row


class RowList(QListWidget):
    """Show rows.

    Attributes:
        pointed: a row is pointed at or has the cursor (Row), or none is (None).
        chosen: a row was clicked, or Enter was pressed on it (Row).
        explained: what a row is, was asked for (Row).
    """

    pointed = Signal(object)
    chosen = Signal(object)
    explained = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._hovered: QListWidgetItem | None = None
        self.setAccessibleName(tr("Figures and findings"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setMinimumHeight(40)
        self.setItemDelegate(_Drawing(look, self))
        lay_on(look, self)
        self.viewport().setAutoFillBackground(False)
        self._fade = _Fade(look, self)
        self.verticalScrollBar().valueChanged.connect(self._place_fade)
        self.verticalScrollBar().rangeChanged.connect(self._place_fade)
        self.currentItemChanged.connect(self._on_current)
        self.itemClicked.connect(self._on_clicked)

    def show_rows(self, rows: Sequence[Row], *, stale: bool) -> None:
        """Show rows; those of the whole analysis are greyed while `stale`. The cursor stays."""
        same = [row.id for row in rows] == [row_of(self.item(n)).id for n in range(self.count())]
        current, place = self.currentItem(), self.verticalScrollBar().value()
        kept = row_of(current).id if current is not None else ""
        self.blockSignals(True)
        self._hovered = None
        if not same:
            self.clear()
        for n, row in enumerate(rows):
            item = self.item(n) if same else QListWidgetItem()
            item.setText(row.sentence)
            item.setData(_ROW, row)
            item.setData(_STALE, stale and row.deep)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.sentence)
            if row.kind == "head":
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            if not same:
                self.addItem(item)
            if row.id == kept:
                self.setCurrentItem(item)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(place)
        self.viewport().update()

    def grey(self) -> None:
        """Grey what comes from the whole analysis: it is of an earlier board."""
        for n in range(self.count()):
            item = self.item(n)
            item.setData(_STALE, row_of(item).deep)
        self.viewport().update()

    def is_grey(self, id_: str) -> bool:
        """Say whether a row is greyed."""
        item = self.item_of(id_)
        return item is not None and bool(item.data(_STALE))

    def item_of(self, id_: str) -> QListWidgetItem | None:
        """Give the item of a row by its id."""
        items = (self.item(n) for n in range(self.count()))
        return next((item for item in items if row_of(item).id == id_), None)

    def help_area(self, item: QListWidgetItem) -> QRectF:
        """Give where the button that explains a row lies."""
        area = QRectF(self.visualItemRect(item))
        return QRectF(area.right() - _HELP - 2, area.top() + 1, _HELP + 2, 24)

    @property
    def hovered(self) -> QListWidgetItem | None:
        """Give what the pointer is on."""
        return self._hovered

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        item = self.itemAt(event.position().toPoint())
        if item is not self._hovered:
            self._hovered = item
            self.pointed.emit(row_of(item) if item is not None else None)
            self.viewport().update()
        on_help = item is not None and self._explains(item, event.position())
        shape = Qt.CursorShape.WhatsThisCursor if on_help else Qt.CursorShape.ArrowCursor
        if item is not None and not on_help and row_of(item).spaces:
            shape = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        if item is not None and self._explains(item, event.position()):
            self.explained.emit(row_of(item))
            return
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = None
        self.pointed.emit(None)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if item is not None and event.key() == Qt.Key.Key_F1:
            self.explained.emit(row_of(item))
        elif item is not None and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._on_clicked(item)
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            item = self.itemAt(event.pos())
            text = _tip(row_of(item)) if item is not None else ""
            area = self.visualItemRect(item) if item is not None else self.rect()
            QToolTip.showText(event.globalPos(), text, self.viewport(), area)
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_fade()

    def _explains(self, item: QListWidgetItem, at: QPointF) -> bool:
        return bool(row_of(item).topic) and self.help_area(item).contains(at)

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and self.hasFocus():
            self.pointed.emit(row_of(item))

    def _on_clicked(self, item: QListWidgetItem) -> None:
        self.chosen.emit(row_of(item))

    def _place_fade(self) -> None:
        bar, view = self.verticalScrollBar(), self.viewport()
        self._fade.setGeometry(0, view.height() - _FADE, view.width(), _FADE)
        self._fade.setVisible(bar.value() < bar.maximum())


class _Fade(QWidget):
    """Let the last line fade where more follows below, so that it does not look cut off."""

    def __init__(self, look: Look, parent: QListWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        ground = self._look.colour("surface")
        clear = QColor(ground)
        clear.setAlpha(0)
        shade = QLinearGradient(0, 0, 0, self.height())
        shade.setColorAt(0, clear)
        shade.setColorAt(0.8, ground)
        painter.fillRect(self.rect(), shade)


class _Drawing(QStyledItemDelegate):
    def __init__(self, look: Look, view: RowList) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        del option
        row = index.data(_ROW)
        if row.kind == "head":
            return QSize(40, 30)
        words = self._words(row, QRectF(0, 0, self._view.viewport().width(), 0))
        high = _high(row.text, words.width())
        return QSize(40, round(high + (18 if row.standing else 0)) + 2 * _PAD)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: Row = index.data(_ROW)
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.kind == "head":
            painter.setFont(font("ui", 12, 600))
            painter.setPen(self._look.colour("text"))
            box = area.adjusted(_LEFT, 6, -_LEFT, 0)
            metrics = QFontMetricsF(painter.font())
            text = metrics.elidedText(row.text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            painter.restore()
            return
        hovered = self._view.hovered
        lit = hovered is not None and self._view.row(hovered) == index.row()
        current = self._view.currentRow() == index.row()
        if lit or current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.colour("soft" if current else "sunken"))
            painter.drawRoundedRect(area.adjusted(0, 0.5, 0, -0.5), 6, 6)
        if current and self._view.hasFocus():
            painter.setPen(QPen(self._look.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1.5, -1, -1.5), 6, 6)
        if row.topic and (lit or current):
            ratio = self._view.devicePixelRatioF()
            picture = self._look.pixmap("circle-help", "muted", 15, ratio)
            painter.drawPixmap(QPointF(area.right() - _HELP, area.top() + 5), picture)
        if index.data(_STALE):
            painter.setOpacity(0.45)
        self._paint_row(painter, row, area)
        painter.restore()

    def _paint_row(self, painter: QPainter, row: Row, area: QRectF) -> None:
        words = self._words(row, area)
        if row.kind == "figure":
            painter.setFont(font("ui", 13.5, 600))
            painter.setPen(self._look.colour("text"))
            box = QRectF(area.left() + _LEFT, area.top() + _PAD - 1, _VALUE - _LEFT, 18)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.value
            )
        elif row.sign:
            picture = self._look.pixmap(
                _SIGNS[row.sign], row.sign, 16, self._view.devicePixelRatioF()
            )
            painter.drawPixmap(QPointF(area.left() + _LEFT, area.top() + _PAD), picture)
        painter.setFont(font("ui", 12))
        painter.setPen(self._look.colour("text"))
        painter.drawText(words, int(_WRAP), row.text)
        if row.standing is not None:
            high = _high(row.text, words.width())
            self._paint_standing(painter, row, QRectF(words.left(), words.top() + high, 0, 18))

    def _paint_standing(self, painter: QPainter, row: Row, at: QRectF) -> None:
        """Draw a scale from none to all of the published, and where this one stands."""
        standing = row.standing
        assert standing is not None, "asked before"
        middle = at.center().y() + 1
        track = _TRACK if self._view.viewport().width() >= 230 else _TRACK // 2
        left, right = at.left() + 1, at.left() + track
        painter.setPen(QPen(self._look.colour("strong"), 1.4))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        for x in (left, (left + right) / 2, right):
            painter.drawLine(QPointF(x, middle - 3), QPointF(x, middle + 3))
        painter.setPen(QPen(self._look.colour("surface"), 1.4))
        painter.setBrush(self._look.colour("accent"))
        x = left + (right - left) * standing.percentile / 100
        painter.drawEllipse(QPointF(x, middle), 4.6, 4.6)
        painter.setFont(font("ui", 11.5))
        painter.setPen(self._look.colour("muted"))
        words = QRectF(right + 9, at.top() + 1, self._view.viewport().width() - right - 12, 17)
        text = QFontMetricsF(painter.font()).elidedText(
            standing_words(standing), Qt.TextElideMode.ElideRight, words.width()
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)

    def _words(self, row: Row, area: QRectF) -> QRectF:
        left = _VALUE + _GAP if row.kind == "figure" else (_LEFT + 23 if row.sign else _LEFT)
        right = _HELP + 4 if row.topic else 4
        return QRectF(
            area.left() + left, area.top() + _PAD, area.width() - left - right, area.height()
        )


_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


def _high(text: str, width: float) -> float:
    metrics = QFontMetricsF(font("ui", 12))
    return metrics.boundingRect(QRectF(0, 0, max(40.0, width), 1000), int(_WRAP), text).height()


def _tip(row: Row) -> str:
    lines = [row.sentence] if row.kind == "finding" or row.standing else []
    lines += [row.tip] if row.tip else []
    if row.spaces:
        lines.append(tr("Click to see it on the board"))
    if row.topic:
        lines.append(tr("What is this? F1, or the sign at the right"))
    return "\n".join(lines) if row.kind != "head" else ""
