"""Lists: their items, added, removed, doubled and put in another order."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.ui.forms.context import FormContext
from designer.ui.forms.item_rows import ItemRow
from designer.ui.forms.kinds import offer_kinds, telling_branches
from designer.ui.forms.links import LinkButton
from designer.ui.forms.references import open_picker
from designer.ui.forms.rows import Notes, Row, tip_of_field
from designer.ui.forms.spoken import sort_within, within
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr
from designer.validation.form_changes import (
    item_added,
    item_duplicated,
    item_moved,
    items_removed,
    reset,
)
from designer.validation.forms import Field
from designer.validation.parts import Part
from designer.validation.shapes import SEVERAL, Items
from designer.validation.shaping import reference_of

__all__ = ["ItemsRow", "stands_in_a_row"]


class ItemsRow(Row):
    """A list: a heading with the button that adds, and the items."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self._items: list[ItemRow] = []
        self._line = -1  # where a dragged item would go
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        self.adding = LinkButton(context.look, tr("Add"), "plus")
        self.adding.clicked.connect(self.add)
        self._remove = IconButton(context.look, "x", tr("Remove"), size=24)
        self._remove.clicked.connect(self._on_remove)
        self.notes = Notes(context, self)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._title, 1)
        head.addWidget(self.adding)
        head.addWidget(self._remove)
        self._column = QVBoxLayout()
        self._column.setSpacing(6)
        self._several = QLabel(tr("Several values. Edit the objects one by one."))
        self._several.setFont(font("ui", 12))
        self._several.setWordWrap(True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 2, 0, 2)
        outer.setSpacing(4)
        outer.addLayout(head)
        outer.addWidget(self.notes)
        outer.addWidget(self._several)
        outer.addLayout(self._column)
        context.read_only_changed.connect(self._show_buttons)
        self.show_field(field)

    @property
    def shape(self) -> Items:
        """Give what the list takes."""
        assert isinstance(self.field.shape, Items), "this row is made for lists"
        return self.field.shape

    def fits(self, field: Field) -> bool:
        return super().fits(field) and not stands_in_a_row(field)

    def show_field(self, field: Field) -> None:
        self.field = field
        number = len(field.value) if isinstance(field.value, list) else 0
        self._title.setText(f"{field.title}  {number}" if number else field.title)
        self._title.setToolTip(tip_of_field(field))
        self._several.setVisible(field.value is SEVERAL)
        self.notes.show_field(field)
        for place, child in enumerate(field.children):
            if place < len(self._items) and self._items[place].fits(child):
                self._items[place].show_field(child)
                continue
            row = ItemRow(self, child)
            if place < len(self._items):
                self._drop(self._items[place])
                self._items[place] = row
            else:
                self._items.append(row)
            self._column.insertWidget(place, row)
        for row in self._items[len(field.children) :]:
            self._drop(row)
        del self._items[len(field.children) :]
        self._show_buttons()

    def main_widget(self) -> QWidget | None:
        first = self._items[0].main_widget() if self._items else None
        return first or self.adding

    def rows(self) -> Sequence[Row]:
        return tuple(self._items)

    # -- what is done to items ----------------------------------------------------------------

    def add(self) -> None:
        """Add an item at the end: picked where it names a thing, else a new one."""
        item = self.shape.item
        reference = reference_of(item)
        if reference is not None:
            taken = self._taken() if self.shape.unique else frozenset()
            open_picker(self.context, reference, self.adding, self._add, without=taken)
            return
        kinds = telling_branches(item)
        if kinds:
            offer_kinds(self.context, kinds, self.adding, self._add)
            return
        options = item.options or ()
        taken = self._taken() if self.shape.unique else frozenset()
        free = [option for option in options if option not in taken]
        self._add(free[0] if free else self.context.samples.item_of(self.shape))

    def move_item(self, row: ItemRow, to: int) -> None:
        """Put an item in another place."""
        number = self._items.index(row)
        to = max(0, min(to, len(self._items) - 1))
        if to != number and not self.context.read_only:
            self.context.begin_run()
            self.context.ask(item_moved(row.field.pointers, to, row.name), lambda: self._focus(to))

    def duplicate(self, row: ItemRow) -> None:
        """Put a copy behind an item."""
        number = self._items.index(row)
        self.context.begin_run()
        changes = self.context.samples.changes_of_copy(row.field)
        self.context.ask(
            item_duplicated(row.field.pointers, changes, row.name),
            lambda: self._focus(number + 1),
        )

    def remove(self, row: ItemRow) -> None:
        """Take an item out."""
        number = self._items.index(row)
        self.context.begin_run()
        self.context.ask(
            items_removed(row.field.pointers, row.name),
            lambda: self._focus(min(number, len(self._items) - 1)),
        )

    def number_of(self, row: ItemRow) -> int:
        """Give the place of an item."""
        return self._items.index(row)

    def n_items(self) -> int:
        """Give the number of items."""
        return len(self._items)

    # -- dragging -----------------------------------------------------------------------------

    def drag_over(self, y: float) -> None:
        """Show where a dragged item would go; the place is one of the screen."""
        line = self._gap_at(y)
        if line != self._line:
            self._line = line
            self.update()

    def drop_at(self, row: ItemRow, y: float) -> None:
        """Put a dragged item where it was let go."""
        gap = self._gap_at(y)
        self.end_drag()
        number = self._items.index(row)
        self.move_item(row, gap - 1 if gap > number else gap)

    def end_drag(self) -> None:
        """Show no place any more."""
        self._line = -1
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - only the line is painted
        if self._line < 0 or not self._items:
            return
        painter = QPainter(self)
        last = self._line >= len(self._items)
        row = self._items[-1 if last else self._line]
        y = row.geometry().bottom() + 3 if last else row.geometry().top() - 3
        painter.setPen(QPen(self.look.colour("accent"), 3))
        painter.drawLine(QPointF(2, y), QPointF(self.width() - 2, y))

    def _gap_at(self, y: float) -> int:
        here = self.mapFromGlobal(QPointF(0, y)).y()
        return sum(row.geometry().center().y() < here for row in self._items)

    # -- parts --------------------------------------------------------------------------------

    def _add(self, value: object) -> None:
        self.context.begin_run()
        self.context.ask(
            item_added(self.field, value, of=self.context.whole),
            lambda: self._focus(len(self._items) - 1),
        )

    def _taken(self) -> frozenset[str]:
        value = self.field.value
        return (
            frozenset(v for v in value if isinstance(v, str))
            if isinstance(value, list)
            else frozenset()
        )

    def _focus(self, number: int) -> None:
        if 0 <= number < len(self._items):
            main = self._items[number].main_widget()
            if main is not None:
                main.setFocus()
        else:
            self.adding.setFocus()

    def _show_buttons(self) -> None:
        shape, field = self.shape, self.field
        several = field.value is SEVERAL
        full = shape.n_most is not None and len(self._items) >= shape.n_most
        alive = not self.context.read_only and not several
        self.adding.setVisible(alive and not full)
        self.adding.setText(tr("Add {one_of}", one_of=_one_of(shape.item)))
        self.adding.updateGeometry()
        self._remove.setVisible(alive and not field.required and not field.is_absent)
        self._remove.setToolTip(tr("Remove {field}\nTakes the whole list out", field=field.title))

    def _on_remove(self) -> None:
        self.context.begin_run()
        self.context.ask(reset(self.field, self.context.whole))

    def _drop(self, row: QWidget) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()


def stands_in_a_row(field: Field) -> bool:
    """Say whether a list is so short and plain that its items stand beside each other."""
    shape = field.shape
    return (
        isinstance(shape, Items)
        and shape.is_fixed
        and not any(c.is_compound for c in field.children)
    )


def _one_of(item: Part) -> str:
    reference = reference_of(item)
    if reference is not None:
        return sort_within(reference.sorts[0])
    return within(item.title) if item.title and len(item.title) < 24 else tr("one")
