"""One thing of a deck with its face, its name and its number, counted by keys or buttons."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QWidget

from designer.diagnostics import Diagnostic
from designer.documents import Pointer
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.editors.copies import Copies, copies_of
from designer.ui.forms.context import FormContext
from designer.ui.forms.numbers import Stepper
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.languages import tr
from designer.ui.kit.severities import SEVERITIES, tip_text
from designer.validation.candidates import Candidate
from designer.validation.forms import Field
from designer.validation.shapes import Group, Items, Reference
from designer.validation.shaping import reference_of

__all__ = ["DeckTile", "Holding", "TileOwner", "holdings_of"]

_TILE = QSize(112, 196)
_FACE = QSize(96, 134)
_RING = QRectF(4, 4, 28, 28)  # where a press chooses the thing


class Holding(NamedTuple):
    """Give one field of a deck that holds things.

    Attributes:
        field: a map of counts by id, or a list of ids.
        reference: what the ids name.
        counts: whether the field itself says how many.
    """

    field: Field
    reference: Reference
    counts: bool


def holdings_of(field: Field) -> tuple[Holding, ...]:
    """Give the fields of an object that hold things: counts by id, or lists of ids."""
    found = []
    for child in field.children:
        match child.shape:
            case Group(keys=keys, entry=entry) if keys is not None and entry is not None:
                reference = reference_of(keys)
                if reference is not None and entry.types == ("integer",):
                    found.append(Holding(child, reference, counts=True))
            case Items(item=item):
                reference = reference_of(item)
                if reference is not None:
                    found.append(Holding(child, reference, counts=False))
    return tuple(found)


class TileOwner(Protocol):
    """Do things with what is in a deck."""

    @property
    def context(self) -> FormContext:
        """Give the context through which changes are asked for."""

    def count(self, tile: "DeckTile", steps: int) -> None:
        """Count a thing up or down."""

    def remove(self, tile: "DeckTile") -> None:
        """Take a thing out."""

    def move(self, tile: "DeckTile", way: int) -> None:
        """Put a thing before or behind its neighbour."""

    def show_place(self, pointer: Pointer) -> None:
        """Bring a thing into sight."""

    def choose(self, tile: "DeckTile", *, onwards: bool) -> None:
        """Choose a thing or let it go; `onwards` chooses all from the one chosen last."""

    def choose_all(self) -> None:
        """Choose all that is shown."""

    def choose_none(self) -> bool:
        """Let all go; say whether any was chosen."""


class DeckTile(QFrame):
    """One thing of a deck: its face, its name, how many."""

    def __init__(self, owner: TileOwner, look: Look, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._owner = owner
        self._look = look
        self._pictures = pictures
        self._candidate: Candidate | None = None
        self._faults: Sequence[Diagnostic] = ()
        self._alive = True
        self.is_chosen = False
        self.holding: Holding
        self.field: Field
        self.name = ""
        self.title = ""
        self.detail = ""
        self.copies: Copies | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(_TILE)
        self.stepper = Stepper(look, self)
        self.stepper.move(_TILE.width() - self.stepper.width() - 8, _TILE.height() - 34)
        self.stepper.pressed.connect(self._on_pressed)
        self.stepper.stepped.connect(lambda way: owner.count(self, way))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return _TILE

    def show_thing(
        self,
        holding: Holding,
        field: Field,
        name: str,
        candidate: Candidate | None,
        faults: Sequence[Diagnostic],
    ) -> None:
        self.holding, self.field, self.name = holding, field, name
        self._candidate, self._faults = candidate, faults
        self.title = candidate.title if candidate is not None else name
        sort = holding.reference.sorts[0]
        self.detail = self._pictures.words(sort, name)
        if holding.counts:
            self.copies = Copies(field.value) if type(field.value) is int else None
        else:
            self.copies = copies_of(
                candidate.entry.tree if candidate is not None and candidate.entry else None
            )
        self._show_stepper()
        lines = [self.title, self.detail, *map(tip_text, faults)]
        if holding.counts:
            lines.append(tr("Arrow keys count, Delete takes it out"))
        else:
            lines.append(tr("Alt with arrow keys moves it, Delete takes it out"))
        lines.append(tr("Space or the ring chooses it, Shift a row of them, Ctrl+A all"))
        self.setToolTip("\n".join(line for line in lines if line))
        self._tell()
        self.update()

    def _tell(self) -> None:
        how_many = self.copies.words if self.copies is not None else "?"
        words = (self.title, self.detail, how_many, tr("chosen") if self.is_chosen else "")
        self.setAccessibleName(", ".join(filter(None, words)))

    def set_chosen(self, chosen: bool) -> None:
        """Show that the thing is chosen."""
        if chosen != self.is_chosen:
            self.is_chosen = chosen
            self._tell()
            self.update()

    def set_alive(self, alive: bool) -> None:
        self._alive = alive
        self._show_stepper()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self._owner.remove(self)
        elif key == Qt.Key.Key_Space:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._owner.choose(self, onwards=shift)
        elif key == Qt.Key.Key_A and control:
            self._owner.choose_all()
        elif key == Qt.Key.Key_Escape and self._owner.choose_none():
            event.accept()
        elif alt and key in {Qt.Key.Key_Left, Qt.Key.Key_Up}:
            self._owner.move(self, -1)
        elif alt and key in {Qt.Key.Key_Right, Qt.Key.Key_Down}:
            self._owner.move(self, 1)
        elif key == Qt.Key.Key_Right:
            self.focusNextChild()
        elif key == Qt.Key.Key_Left:
            self.focusPreviousChild()
        elif key in steps:
            self._owner.count(self, steps[key])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._owner.choose(self, onwards=True)
        elif _RING.contains(event.position()):
            self._owner.choose(self, onwards=False)
        elif event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._owner.context.declaration_asked.emit(self.field.pointer)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._owner.context.begin_run()
        self._owner.show_place(self.field.pointer)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Enter, QEvent.Type.Leave}:
            self.update()
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.matches(QKeySequence.StandardKey.SelectAll):
                event.accept()  # here it chooses what lies in the deck
            alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
            if alt and event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
                event.accept()  # here it moves the thing; elsewhere it leads back and forward
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focused = self.hasFocus()
        line = theme.accent if focused else theme.error if self._faults else theme.border
        painter.setPen(QPen(QColor(line), 2 if focused or self._faults else 1))
        painter.setBrush(QColor(theme.soft if self.is_chosen else theme.raised))
        painter.drawRoundedRect(frame, 9, 9)
        self._paint_face(painter)
        self._paint_words(painter)
        if self.is_chosen or self.underMouse() or focused:
            self._paint_ring(painter)

    def _paint_ring(self, painter: QPainter) -> None:
        theme, ring = self._look.theme, _RING.adjusted(5, 5, -5, -5)
        painter.setPen(QPen(QColor(theme.accent if self.is_chosen else theme.strong), 1.5))
        painter.setBrush(QColor(theme.accent if self.is_chosen else theme.raised))
        painter.drawEllipse(ring)
        if self.is_chosen:
            sign = self._look.pixmap("check", "raised", 13, self.devicePixelRatioF())
            painter.drawPixmap(ring.center() - QPointF(6.5, 6.5), sign)

    def _paint_face(self, painter: QPainter) -> None:
        sort = self.holding.reference.sorts[0]
        picture = self._pictures.pixmap(
            sort, self.name, _FACE.width(), _FACE.height(), self.devicePixelRatioF()
        )
        area = QRect(8, 8, _FACE.width(), _FACE.height())
        if picture is not None:
            size = picture.deviceIndependentSize()
            x = area.x() + (area.width() - size.width()) / 2
            painter.drawPixmap(QPointF(x, area.y() + (area.height() - size.height()) / 2), picture)
            return
        painter.setPen(self._look.colour("muted"))
        painter.setFont(font("ui", 12))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.name)

    def _paint_words(self, painter: QPainter) -> None:
        left, top = 8, _FACE.height() + 12
        room = self.width() - 16
        if self._faults:
            look = SEVERITIES[self._faults[0].severity]
            sign = self._look.pixmap(look.icon, look.token, 15, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, top), sign)
            left, room = left + 19, room - 19
        painter.setFont(font("ui", 12, 500))
        painter.setPen(self._look.colour("text"))
        text = painter.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, top, room, 16), Qt.AlignmentFlag.AlignVCenter, text)
        low = QRect(8, _TILE.height() - 34, self.width() - 44, 28)
        if self.copies is None:
            return
        painter.setFont(font("ui", 15 if self.holding.counts else 12, 600))
        painter.setPen(self._look.colour("text" if self.holding.counts else "muted"))
        words = (
            f"× {self.copies.words}"
            if self.holding.counts
            else tr("{copies} in the box", copies=self.copies.words)
        )
        painter.drawText(low, Qt.AlignmentFlag.AlignVCenter, words)

    def _show_stepper(self) -> None:
        counts = hasattr(self, "holding") and self.holding.counts
        self.stepper.setVisible(counts and self._alive)

    def _on_pressed(self) -> None:
        self.setFocus()
        self._owner.context.begin_run()
