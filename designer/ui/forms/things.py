"""Lists of things with their pictures: what a reference may name, what a document holds."""

from collections.abc import Sequence
from time import perf_counter

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from designer.diagnostics import Severity
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.languages import tr
from designer.ui.kit.severities import SEVERITIES

__all__ = ["Thing", "ThingDelegate", "ThingModel", "fitted"]

_PLAIN_ROW = 30
_PICTURE_ROW = 46
_HEAD_ROW = 28
_SHORT = 4  # letters of a last word that is never cut
_BUSY_S = 0.012  # so long are pictures drawn at once; the others follow
_CALM_MS = 4

_Index = QModelIndex | QPersistentModelIndex


class Thing(msgspec.Struct, frozen=True):
    """Give one row of a list.

    Attributes:
        key: tells it from the others.
        title, detail: its first line, and the second in muted text.
        sort, name: of the thing whose picture is shown, "" for none.
        badge: a short text at the right.
        tip: what the tip says beside the title.
        severity: the worst fault in it.
        is_head: it is a heading over those that follow, and cannot be chosen.
    """

    key: object
    title: str
    detail: str = ""
    sort: str = ""
    name: str = ""
    badge: str = ""
    tip: str = ""
    severity: Severity | None = None
    is_head: bool = False


class ThingModel(QAbstractListModel):
    """Hold the rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._things: Sequence[Thing] = ()

    @property
    def things(self) -> Sequence[Thing]:
        """Give all rows."""
        return self._things

    def set_things(self, things: Sequence[Thing]) -> None:
        """Show other rows; where only their words differ, what is chosen stays chosen."""
        before = [thing.key for thing in self._things]
        if before == [thing.key for thing in things]:
            changed = [n for n, t in enumerate(things) if t != self._things[n]]
            self._things = tuple(things)
            # Pictures may be others too, so all rows are drawn again; only words move them.
            for number in changed:
                self.dataChanged.emit(self.index(number), self.index(number))
            return
        self.beginResetModel()
        self._things = tuple(things)
        self.endResetModel()

    def thing(self, index: _Index) -> Thing:
        """Give a row."""
        return self._things[index.row()]

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._things)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._things):
            return None
        thing = self._things[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return thing.title
            case Qt.ItemDataRole.AccessibleTextRole:
                fault = tr(SEVERITIES[thing.severity].word) if thing.severity else ""
                return ", ".join(filter(None, (thing.title, thing.detail, thing.badge, fault)))
            case Qt.ItemDataRole.ToolTipRole:
                lines = (thing.title, thing.detail, thing.tip)
                return "\n".join(filter(None, lines))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if index.isValid() and self._things[index.row()].is_head:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class ThingDelegate(QStyledItemDelegate):
    """Draw the rows: picture, title over detail, badge, sign of the worst fault.

    Attributes:
        is_even: whether all rows are as high as one with two lines.
    """

    def __init__(self, look: Look, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures = pictures
        self._title = font("ui", 13, 500)
        self._detail = font("ui", 11.5)
        self._head = font("ui", 11.5, 600)
        self._badge = font("display", 13, 700)
        self.is_even = False
        self._spent_s = 0.0
        self._is_left_out = False
        self._calm = QTimer(self, interval=_CALM_MS, singleShot=True)
        self._calm.timeout.connect(self._on_calm)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - Qt's own signature
        if self.is_even:
            return QSize(100, _PICTURE_ROW)
        thing = self._thing(index)
        if thing.is_head:
            return QSize(100, _HEAD_ROW)
        tall = bool(thing.detail) or self._has_picture(thing)
        return QSize(100, _PICTURE_ROW if tall else _PLAIN_ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        thing = self._thing(index)
        theme = self._look.theme
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if thing.is_head:
            self._paint_head(painter, box, thing)
            painter.restore()
            return
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(box, QColor(theme.soft))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, QColor(theme.sunken))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRect(QRectF(box).adjusted(1, 1, -1, -1))
        left = box.left() + 10
        if self._has_picture(thing):
            left += self._paint_picture(painter, box, thing) + 10
        self._paint_words(painter, box.adjusted(left - box.left(), 0, -10, 0), thing, chosen)
        painter.restore()

    def _thing(self, index: _Index) -> Thing:
        model = index.model()
        assert isinstance(model, ThingModel), "this delegate draws such rows only"
        return model.thing(index)

    def _has_picture(self, thing: Thing) -> bool:
        return bool(thing.sort) and self._pictures.has(thing.sort)

    def _paint_head(self, painter: QPainter, box: QRect, thing: Thing) -> None:
        painter.setFont(self._head)
        painter.setPen(self._look.colour("muted"))
        room = box.adjusted(10, 4, -10, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, thing.title)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, thing.badge
        )

    def _paint_picture(self, painter: QPainter, box: QRect, thing: Thing) -> int:
        high = box.height() - 8
        wide = high if thing.sort in {"face", "tile"} else round(high * 0.72)
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        picture = self._picture(thing, wide, high, ratio)
        if picture is not None:
            size = picture.deviceIndependentSize()
            x = box.left() + 10 + (wide - size.width()) / 2
            painter.drawPixmap(QPointF(x, box.top() + (box.height() - size.height()) / 2), picture)
        elif self._is_left_out:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.colour("border"))
            painter.drawRoundedRect(QRectF(box.left() + 10, box.top() + 4, wide, high), 4, 4)
        return wide

    def _picture(self, thing: Thing, wide: int, high: int, ratio: float) -> QPixmap | None:
        """Give a picture; None too while too many would have to be drawn at once: it is shown soon."""
        what = (thing.sort, thing.name, wide, high, ratio)
        if self._spent_s > _BUSY_S and not self._pictures.keeps(*what):
            self._is_left_out = True
            return None
        began = perf_counter()
        picture = self._pictures.pixmap(*what)
        self._spent_s += perf_counter() - began
        if not self._calm.isActive():
            self._calm.start()
        return picture

    @property
    def is_waiting(self) -> bool:
        """Say whether some pictures are still to be drawn; blanks of their size stand for them."""
        return self._is_left_out

    def _on_calm(self) -> None:
        left_out, self._spent_s, self._is_left_out = self._is_left_out, 0.0, False
        view = self.parent()
        if left_out and isinstance(view, QAbstractItemView):
            view.viewport().update()

    def _paint_badge(self, painter: QPainter, box: QRect, badge: str) -> int:
        """Draw a badge at the right end; give what it takes of the width."""
        if not badge:
            return 0
        painter.setFont(self._detail)
        painter.setPen(self._look.colour("muted"))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(box, right, badge)
        return painter.fontMetrics().horizontalAdvance(badge) + 8

    def _paint_sign(self, painter: QPainter, box: QRect, severity: Severity | None) -> int:
        """Draw the sign of a fault at the right end; give what it takes of the width."""
        if severity is None:
            return 0
        look = SEVERITIES[severity]
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        sign = self._look.pixmap(look.icon, look.token, 15, ratio)
        painter.drawPixmap(QPointF(box.right() - 15, box.center().y() - 7), sign)
        return 23

    def _paint_words(self, painter: QPainter, box: QRect, thing: Thing, chosen: bool) -> None:
        """Draw title, sign and badge; over a detail the title has the width for itself."""
        half = box.height() // 2
        upper, lower = box, box
        if thing.detail:
            upper = QRect(box.left(), box.top() + 3, box.width(), half - 2)
            lower = QRect(box.left(), box.top() + half, box.width(), half - 3)
        badge = self._paint_badge(painter, lower, thing.badge)
        sign = self._paint_sign(
            painter, upper.adjusted(0, 0, 0 if thing.detail else -badge, 0), thing.severity
        )
        if thing.detail:
            self._paint_line(painter, lower.adjusted(0, 0, -badge, 0), thing.detail)
        painter.setFont(self._title)
        painter.setPen(self._look.colour("softtext" if chosen else "text"))
        taken = sign if thing.detail else badge + sign
        room = upper.adjusted(0, 0, -taken, 0)
        title = fitted(thing.title, painter.fontMetrics(), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)

    def _paint_line(self, painter: QPainter, box: QRect, text: str) -> None:
        painter.setFont(self._detail)
        painter.setPen(self._look.colour("muted"))
        self._paint_elided(painter, box, text)

    @staticmethod
    def _paint_elided(painter: QPainter, box: QRect, text: str) -> None:
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)


def fitted(title: str, metrics: QFontMetrics, room: int) -> str:
    """Give a title cut to some pixels; a short last word stays, since it tells many names apart."""
    head, _, last = title.rpartition(" ")
    end = f" {last}"
    if not head or len(last) > _SHORT or metrics.horizontalAdvance(title) <= room:
        return metrics.elidedText(title, Qt.TextElideMode.ElideRight, room)
    left = room - metrics.horizontalAdvance(end)
    return metrics.elidedText(head, Qt.TextElideMode.ElideRight, left) + end
