"""One item of a list: its editor or its card, its handle and the button that takes it out."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.ui.forms.bodies import Fields, fields_below
from designer.ui.forms.context import FormContext
from designer.ui.forms.rows import Notes, Row, tip_of_field
from designer.ui.forms.variants import VariantControl
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr
from designer.ui.kit.menus import Menu
from designer.validation.forms import Field
from designer.validation.shapes import Group, Items, Variants

__all__ = ["ItemOwner", "ItemRow"]


class ItemOwner(Protocol):
    """Do things with the items of a list."""

    context: FormContext

    @property
    def shape(self) -> Items:
        """Give what the list takes."""

    def n_items(self) -> int:
        """Give the number of items."""

    def number_of(self, row: "ItemRow") -> int:
        """Give the place of an item."""

    def move_item(self, row: "ItemRow", to: int) -> None:
        """Put an item in another place."""

    def duplicate(self, row: "ItemRow") -> None:
        """Put a copy behind an item."""

    def remove(self, row: "ItemRow") -> None:
        """Take an item out."""

    def drag_over(self, y: float) -> None:
        """Show where a dragged item would go; the place is one of the screen."""

    def drop_at(self, row: "ItemRow", y: float) -> None:
        """Put a dragged item where it was let go."""


class ItemRow(Row):
    """One item of a list: an editor in a line, or a card with the fields of an object."""

    def __init__(self, owner: ItemOwner, field: Field) -> None:
        super().__init__(owner.context, field)
        self._owner = owner
        self._is_card = _is_card(field)
        self._row: Row | None = None
        self._variant: VariantControl | None = None
        self._title = QLabel(self)
        self._title.setFont(font("ui", 13, 600))
        self.fields: Fields | None = None
        self.notes = Notes(owner.context, self)
        self.grip = _Grip(self)
        self._close = IconButton(self.look, "x", tr("Remove"), size=24)
        self._close.clicked.connect(lambda: owner.remove(self))
        head = QHBoxLayout()
        head.setSpacing(4)
        outer = QVBoxLayout(self)
        if self._is_card:
            outer.setContentsMargins(14, 6, 6, 8)
            if isinstance(field.shape, Variants):
                self._variant = VariantControl(self.context, field)
                head.addWidget(self._variant, 1)
                self._title.hide()
            else:
                head.addWidget(self._title, 1)
        else:
            outer.setContentsMargins(0, 0, 0, 0)
            self._row = self.context.make.row(field, is_item=True)
            head.addWidget(self._row, 1)
            self._title.hide()
        top = Qt.AlignmentFlag.AlignTop
        head.addWidget(self.grip, 0, top)
        head.addWidget(self._close, 0, top)
        outer.setSpacing(4)
        outer.addLayout(head)
        if self._is_card:
            outer.addWidget(self.notes)
            self.fields = Fields(self.context, nested=True)
            outer.addWidget(self.fields)
        self.context.read_only_changed.connect(self._show_buttons)
        self.look.changed.connect(self.update)
        self.show_field(field)

    @property
    def name(self) -> str:
        """Give what the item is called in the names of changes."""
        return self.field.title or tr("item {number_of}", number_of=self._owner.number_of(self) + 1)

    def fits(self, field: Field) -> bool:
        if _is_card(field) != self._is_card:
            return False
        if self._variant is not None:
            return self._variant.fits(field)
        return self._row is None or self._row.fits(field)

    def show_field(self, field: Field) -> None:
        self.field = field
        self._title.setText(field.title[:1].upper() + field.title[1:])
        self._title.setToolTip(tip_of_field(field))
        if self._row is not None:
            self._row.show_field(field)
        if self._variant is not None:
            self._variant.show_field(field)
            self._variant.main_widget().setToolTip(tip_of_field(field))
            self._variant.main_widget().setAccessibleName(field.title)
        if self.fields is not None:
            self.notes.show_field(field)
            self.fields.show_fields(fields_below(field), field)
        self._show_buttons()

    def main_widget(self) -> QWidget | None:
        if self._row is not None:
            return self._row.main_widget()
        rows = self.fields.rows() if self.fields is not None else ()
        if self._variant is not None:
            return self._variant.main_widget()
        return rows[0].main_widget() if rows else self.grip

    def rows(self) -> Sequence[Row]:
        if self._row is not None:
            return (self._row,)
        return self.fields.rows() if self.fields is not None else ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        number = self._owner.number_of(self)
        if alt and event.key() == Qt.Key.Key_Up:
            self._owner.move_item(self, number - 1)
        elif alt and event.key() == Qt.Key.Key_Down:
            self._owner.move_item(self, number + 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        if not self._is_card:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(self.look.colour("border"), 1))
        painter.setBrush(self.look.colour("window"))
        painter.drawRoundedRect(frame, 7, 7)
        painter.setPen(QPen(self.look.colour("accent"), 3))
        painter.drawLine(QPointF(2, 8), QPointF(2, self.height() - 8))

    def open_menu(self) -> None:
        """Offer what can be done to the item."""
        owner, number = self._owner, self._owner.number_of(self)
        last = owner.n_items() - 1
        full = owner.shape.n_most is not None and owner.n_items() >= owner.shape.n_most
        menu = Menu(self)
        offers = (
            (tr("Move up\tAlt+Up"), number > 0, lambda: owner.move_item(self, number - 1)),
            (tr("Move down\tAlt+Down"), number < last, lambda: owner.move_item(self, number + 1)),
            (tr("Move to the top"), number > 0, lambda: owner.move_item(self, 0)),
            (tr("Duplicate"), not full, lambda: owner.duplicate(self)),
            (tr("Show in the text"), True, lambda: self.context.pointed.emit(self.field.pointer)),
            (tr("Remove"), True, lambda: owner.remove(self)),
        )
        for words, possible, work in offers:
            action = menu.addAction(words)
            action.setEnabled(possible)
            action.triggered.connect(lambda _=False, work=work: work())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.grip.mapToGlobal(self.grip.rect().bottomLeft()))

    def drag_over(self, y: float) -> None:
        """Take note of the pointer while the item is dragged."""
        self._owner.drag_over(self.grip.mapToGlobal(QPointF(0, y)).y())

    def drop_at(self, y: float) -> None:
        """Let the item go."""
        self._owner.drop_at(self, self.grip.mapToGlobal(QPointF(0, y)).y())

    def _show_buttons(self) -> None:
        alive = not self.context.read_only
        self.grip.setVisible(alive)
        self._close.setVisible(alive)
        if self._variant is not None:
            self._variant.set_read_only(not alive)
        name = self.field.title or tr("this item")
        self._close.setToolTip(tr("Remove {name}", name=name))
        self._close.setAccessibleName(tr("Remove {name}", name=name))


class _Grip(IconButton):
    """A handle: dragged it moves its item, pressed it offers what can be done."""

    def __init__(self, item: ItemRow) -> None:
        super().__init__(
            item.look,
            "grip-vertical",
            tr("Move or copy this item"),
            explanation=tr("Drag it, or press for a menu; Alt+Up and Alt+Down move it"),
            size=24,
        )
        self._item = item
        self._pressed: QPointF | None = None
        self._dragging = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.clicked.connect(item.open_menu)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        start = self._pressed
        if start is not None and abs(event.position().y() - start.y()) > 6:
            self._dragging = True
        if self._dragging:
            self._item.drag_over(event.position().y())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if self._dragging:
            self._dragging = False
            self.setDown(False)
            self._item.drop_at(event.position().y())
        else:
            super().mouseReleaseEvent(event)


def _is_card(field: Field) -> bool:
    if isinstance(field.shape, Variants):
        return any(branch.types == ("object",) for branch in field.shape.branches)
    return isinstance(field.shape, Group | Items)
