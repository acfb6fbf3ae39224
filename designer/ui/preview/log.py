"""The log: newest line first, each with its round and the player's mark; a click goes back there."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.pieces import draw_mark
from designer.session.preview import Step
from designer.ui.preview.pill import pawn_colours

__all__ = ["LogView"]

_TEXT_X = 46
_LINE = 17
_Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole.UserRole


class LogView(QListView):
    """List what happened; activating a line asks for the state before it."""

    def __init__(
        self, look: Look, round_before: Callable[[int], int], parent: QWidget | None = None
    ) -> None:
        """Show an empty log; `round_before` gives the round in which a step (by number) began."""
        super().__init__(parent)
        self._lines = _Lines(round_before)
        self.setModel(self._lines)
        self.setItemDelegate(_LineDelegate(look, self))
        self.setAccessibleName("Log")
        self.setUniformItemSizes(False)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def show_steps(self, steps: Sequence[Step], colours: Sequence[str]) -> None:
        """Show the lines of steps; `colours` are those of the seats."""
        self._lines.set_steps(steps, colours)
        self.scrollToTop()

    def step_at(self, index: _Index) -> int:
        """Give the number of the step that a line belongs to."""
        return self._lines.step_at(index.row())


class _Lines(QAbstractListModel):
    def __init__(self, round_before: Callable[[int], int]) -> None:
        super().__init__()
        self._round_before = round_before
        self._rows: list[tuple[int, str, str]] = []

    def set_steps(self, steps: Sequence[Step], colours: Sequence[str]) -> None:
        self.beginResetModel()
        self._rows = [
            (number, colours[step.seat], line)
            for number, step in reversed(list(enumerate(steps)))
            for line in reversed(step.lines)
        ]
        self.endResetModel()

    def step_at(self, row: int) -> int:
        return self._rows[row][0]

    def _round_shown(self, row: int) -> int:
        """The round stands once at the head of a player's lines; 0 elsewhere."""
        number, colour, _ = self._rows[row]
        now = self._round_before(number)
        if row:
            above, above_colour, _ = self._rows[row - 1]
            if above_colour == colour and self._round_before(above) == now:
                return 0
        return now

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        _, colour, line = self._rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return line
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{line}\nClick to go back to before it."
        if role == _ROLE:
            return (self._round_shown(index.row()), colour)
        return None


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - Qt asks so
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else 300
        text = str(index.data())
        metrics = QFontMetricsF(font("ui", 12.5, 400))
        room = QRectF(0, 0, width - _TEXT_X - 8, 1000)
        height = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        return QSize(width, max(24, round(height) + 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme = self._look.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.soft))
            painter.drawRoundedRect(box.adjusted(2, 1, -2, -1), 5, 5)
        when, colour = index.data(_ROLE)
        painter.setFont(font("ui", 12, 400))
        painter.setPen(QColor(theme.muted))
        if when:
            number = QRectF(box.left(), box.top() + 3, 22, 18)
            painter.drawText(
                number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(when)
            )
        colours = pawn_colours(colour)
        at = QPointF(box.left() + 33, box.top() + 12)
        painter.setPen(QPen(QColor(colours.line), 1))
        draw_mark(painter, colours.mark, at, 5.6, colours.line)
        draw_mark(painter, colours.mark, at, 4.2, colours.fill)
        painter.setFont(font("ui", 12.5, 400))
        painter.setPen(QColor(theme.text))
        text = box.adjusted(_TEXT_X, 3, -8, 0)
        painter.drawText(text, Qt.TextFlag.TextWordWrap, str(index.data()))
        painter.restore()
