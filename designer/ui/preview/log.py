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
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.pieces import draw_mark
from designer.play.table import SeatPlate
from designer.session.preview import Step
from designer.ui.kit.languages import tr, translated
from designer.ui.preview.pill import pawn_colours

__all__ = ["LogView"]

_TEXT_X = 46
_MOST = 200  # lines laid out at once: a long game has thousands, and few look that far back
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
        self.setAccessibleName(tr("Log"))
        self.setUniformItemSizes(False)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def show_steps(self, steps: Sequence[Step], seats: Sequence[SeatPlate]) -> None:
        """Show the lines of steps that these players made."""
        self._lines.set_steps(steps, seats)
        self.scrollToTop()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._lines.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.setFont(font("ui", 12))
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            area = self.viewport().rect().adjusted(10, 6, -10, 0)
            painter.drawText(area, int(flags), tr("What happens is told here, the newest first."))

    def step_at(self, index: _Index) -> int | None:
        """Give the number of the step that a line belongs to.

        None for the line that stands for all earlier ones; they are shown now.
        """
        step = self._lines.step_at(index.row())
        if step is None:
            self._lines.show_more()
        return step


class _Lines(QAbstractListModel):
    def __init__(self, round_before: Callable[[int], int]) -> None:
        super().__init__()
        self._round_before = round_before
        self._rows: list[tuple[int | None, str, str]] = []
        self._steps: Sequence[Step] = ()
        self._seats: Sequence[SeatPlate] = ()
        self._most = _MOST

    def set_steps(self, steps: Sequence[Step], seats: Sequence[SeatPlate]) -> None:
        if len(steps) < len(self._steps):
            self._most = _MOST
        self._steps, self._seats = steps, seats
        self._fill()

    def show_more(self) -> None:
        self._most *= 4
        self._fill()

    def _fill(self) -> None:
        self.beginResetModel()
        self._rows = []
        for number in range(len(self._steps) - 1, -1, -1):
            step = self._steps[number]
            lines = [translated(line) for line in reversed(step.lines)]
            self._rows += [(number, self._colour_of(line, step.seat), line) for line in lines]
            if number and len(self._rows) >= self._most:
                self._rows.append((None, "", tr("Show earlier lines")))
                break
        self.endResetModel()

    def _colour_of(self, line: str, seat: int) -> str:
        """Give the colour of who is spoken of: what one player does may have another one act."""
        named = (plate.colour for plate in self._seats if line.startswith(f"{plate.name} "))
        return next(named, self._seats[seat].colour)

    def step_at(self, row: int) -> int | None:
        return self._rows[row][0]

    def _round_shown(self, row: int) -> int:
        """The round stands once at the head of a player's lines; 0 elsewhere."""
        number, colour, _ = self._rows[row]
        if number is None:
            return 0
        now = self._round_before(number)
        if row:
            above, above_colour, _ = self._rows[row - 1]
            if above is not None and above_colour == colour and self._round_before(above) == now:
                return 0
        return now

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        _, colour, line = self._rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return line
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr("{line}\nClick to go back to before it.", line=line) if colour else ""
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
        if colour:
            colours = pawn_colours(colour)
            at = QPointF(box.left() + 33, box.top() + 12)
            draw_mark(painter, colours.mark, at, 5.6, colours.line)
            draw_mark(painter, colours.mark, at, 4.2, colours.fill)
        painter.setFont(font("ui", 12.5, 400))
        painter.setPen(QColor(theme.text if colour else theme.accent))
        text = box.adjusted(_TEXT_X, 3, -8, 0)
        painter.drawText(text, Qt.TextFlag.TextWordWrap, str(index.data()))
        painter.restore()
