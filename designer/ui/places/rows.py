"""A place as a row: its line's number, the words around it, the words themselves lit."""

import msgspec
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.languages import trn

__all__ = ["PLACE", "PlaceGroup", "PlaceRow", "RowPainter"]

PLACE = Qt.ItemDataRole.UserRole
_NUMBER = 44  # width of the column of line numbers
_HIGH = 24


class PlaceRow(msgspec.Struct, frozen=True):
    """Give a place in a document.

    Attributes:
        path, line, column: where; counted from 1, columns in code points.
        length: of the words, in code points of the text as an editor shows it.
        before, text, after: the line; `text` are the words themselves.
        new: what would take their place; None where nothing would.
        note: a word on it, at the end of the row.
    """

    path: str
    line: int
    column: int
    length: int
    before: str
    text: str
    after: str
    new: str | None = None
    note: str = ""


class PlaceGroup(msgspec.Struct, frozen=True):
    """Give the places in one document.

    Attributes:
        path, title: the document.
        detail: where it lies, or why nothing is changed there.
        icon: of its kind.
        rows: the places.
        locked: nothing can be changed there.
    """

    path: str
    title: str
    detail: str
    icon: str
    rows: tuple[PlaceRow, ...]
    locked: bool = False


class RowPainter(QStyledItemDelegate):
    """Draw groups and places."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._code = font("code", 11.5)
        self._lit = font("code", 11.5, 600)
        self._head = font("ui", 12.5, 600)
        self._small = font("ui", 12)

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - all rows are alike
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002
    ) -> QSize:
        return QSize(200, _HIGH)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        thing = index.data(PLACE)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, self._look.colour("soft"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, self._look.colour("sunken"))
        pen = _Pen(painter, self._look, QRectF(option.rect).adjusted(0, 0, -10, 0))
        if isinstance(thing, PlaceGroup):
            self._paint_group(pen, thing)
        elif isinstance(thing, PlaceRow):
            self._paint_place(pen, thing)
        painter.restore()

    def _paint_group(self, pen: "_Pen", group: PlaceGroup) -> None:
        pen.skip(2)
        pen.icon("lock" if group.locked else group.icon)
        pen.words(group.title, self._head, "text")
        pen.skip(8)
        number = len(group.rows)
        pen.words(trn("{n} place", "{n} places", number), self._small, "muted")
        if group.detail:
            pen.skip(10)
            pen.words(group.detail, self._small, "muted")

    def _paint_place(self, pen: "_Pen", place: PlaceRow) -> None:
        pen.right(place.note, self._small, "muted")
        pen.number(str(place.line), _NUMBER, self._code)
        pen.words(place.before, self._code, "text")
        if place.new is None:
            pen.words(_one_line(place.text), self._lit, "text", ground="warnsoft")
        else:
            old = QFont(self._code)
            old.setStrikeOut(True)
            pen.words(_one_line(place.text), old, "error", ground="errsoft")
            pen.words(_one_line(place.new), self._lit, "ok", ground="oksoft")
        pen.words(place.after, self._code, "muted")


class _Pen:
    """Write pieces one after the other into a row, until it is full."""

    def __init__(self, painter: QPainter, look: Look, room: QRectF) -> None:
        self._painter = painter
        self._look = look
        self._room = room

    def skip(self, width: float) -> None:
        self._room.setLeft(self._room.left() + width)

    def icon(self, name: str) -> None:
        device = self._painter.device()
        picture = self._look.pixmap(name, "muted", 15, device.devicePixelRatioF())
        self._painter.drawPixmap(
            round(self._room.left()), round(self._room.center().y() - 7), picture
        )
        self.skip(22)

    def number(self, text: str, width: float, face: QFont) -> None:
        box = QRectF(self._room.left(), self._room.top(), width - 12, self._room.height())
        self._painter.setFont(face)
        self._painter.setPen(self._look.colour("muted"))
        self._painter.drawText(
            box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text
        )
        self.skip(width)

    def right(self, text: str, face: QFont, token: str) -> None:
        if not text:
            return
        width = QFontMetricsF(face).horizontalAdvance(text) + 4
        if width > self._room.width() / 2:
            return
        self._painter.setFont(face)
        self._painter.setPen(self._look.colour(token))
        self._painter.drawText(
            self._room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text
        )
        self._room.setRight(self._room.right() - width - 12)

    def words(self, text: str, face: QFont, token: str, ground: str = "") -> None:
        if not text or self._room.width() < 8:
            return
        metrics = QFontMetricsF(face)
        shown = text
        if metrics.horizontalAdvance(text) > self._room.width():
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self._room.width())
        width = metrics.horizontalAdvance(shown)
        if ground:
            box = QRectF(self._room.left(), self._room.top() + 3, width, self._room.height() - 6)
            self._painter.fillRect(box, self._look.colour(ground))
        self._painter.setFont(face)
        self._painter.setPen(self._look.colour(token))
        self._painter.drawText(self._room, Qt.AlignmentFlag.AlignVCenter, shown)
        self.skip(width)


def _one_line(text: str) -> str:
    return text.replace("\n", "↵")
