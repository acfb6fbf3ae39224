"""Rows below each other, kept while their fields last, and the button that adds what is not there."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.ui.forms.context import FormContext
from designer.ui.forms.kinds import offer_kinds, telling_branches
from designer.ui.forms.links import LinkButton
from designer.ui.forms.rows import Notes, Row, tip_of_field
from designer.ui.forms.spoken import within
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr
from designer.ui.kit.menus import Menu
from designer.validation.form_changes import reset, value_set
from designer.validation.forms import Field
from designer.validation.shapes import Fixed, Group, Items, Truth, Variants

__all__ = ["Fields", "GroupRow", "fields_below"]


class Fields(QWidget):
    """Show fields below each other.

    What may be absent and is stands behind a button, where the fields lie inside something; of a
    whole object plain fields are always in sight.
    """

    def __init__(self, context: FormContext, *, nested: bool) -> None:
        super().__init__()
        self._context = context
        self._nested = nested
        self._rows: list[Row] = []
        self._missing: tuple[Field, ...] = ()
        self._whole: Field | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8 if not nested else 6)
        self.adding = LinkButton(context.look, tr("Add…"), "plus")
        self.adding.setAccessibleName(tr("Add a field"))
        self.adding.clicked.connect(self._offer)
        line = QHBoxLayout()
        line.addWidget(self.adding)
        line.addStretch(1)
        self._column.addLayout(line)
        context.read_only_changed.connect(self._show_adding)

    def set_nested(self, nested: bool) -> None:
        """Say whether absent fields stand behind the button; holds from the next state on."""
        self._nested = nested

    def rows(self) -> Sequence[Row]:
        """Give the rows in their order."""
        return tuple(self._rows)

    def missing(self) -> tuple[Field, ...]:
        """Give the fields that can be added."""
        return self._missing

    def show_fields(self, fields: Sequence[Field], whole: Field | None = None) -> None:
        """Show other states of the fields; rows whose field is still there stay.

        Args:
            fields: the fields.
            whole: the map that they are in; one that takes a single key has it replaced.
        """
        self._whole = whole
        here = [field for field in fields if self._is_shown(field)]
        self._missing = tuple(f for f in fields if not self._is_shown(f) and not f.is_other)
        old = {row.field.key: row for row in self._rows}
        rows: list[Row] = []
        for place, field in enumerate(here):
            row = old.pop(field.key, None)
            if row is None or not row.fits(field):
                if row is not None:
                    self._drop(row)
                row = self._context.make.row(field)
                self._column.insertWidget(place, row)
            else:
                if self._column.indexOf(row) != place:
                    self._column.removeWidget(row)
                    self._column.insertWidget(place, row)
                row.show_field(field)
            rows.append(row)
        for row in old.values():
            self._drop(row)
        self._rows = rows
        self._show_adding()

    def row_of(self, key: str | int) -> Row | None:
        """Give the row of a field."""
        return next((row for row in self._rows if row.field.key == key), None)

    def add(self, field: Field) -> None:
        """Ask for a field that is not there, and give its row the keyboard; of a list ask for its first item."""
        kinds = telling_branches(field.shape.item) if isinstance(field.shape, Items) else ()
        if kinds:
            offer_kinds(self._context, kinds, self.adding, lambda item: self._set(field, [item]))
        else:
            self._set(field, new_value(self._context, field))

    def _set(self, field: Field, value: object) -> None:
        context, whole = self._context, self._whole
        context.begin_run()
        if whole is not None and self._takes_one and not whole.is_absent:
            context.ask(value_set(whole, {field.key: value}, context.whole))
        else:
            context.ask(value_set(field, value, context.whole))
        row = self.row_of(field.key)
        main = row.main_widget() if row is not None else None
        if main is not None:
            main.setFocus()

    @property
    def _takes_one(self) -> bool:
        """Say whether the map has one key only: another one takes its place."""
        return self._whole is not None and self._whole.part.count("maxProperties") == 1

    def _is_shown(self, field: Field) -> bool:
        if not field.is_absent or field.required:
            return True
        if self._nested or field.part.get("x-rare") is True:
            return False
        if field.part.get("x-usual") is True:
            return not self._context.read_only
        return not field.is_compound or bool(field.children)

    def _show_adding(self) -> None:
        self.adding.setVisible(bool(self._missing) and not self._context.read_only)
        if len(self._missing) == 1:
            self.adding.setText(tr("Add {title}", title=within(self._missing[0].title)))
        elif self._takes_one and self._rows:
            self.adding.setText(tr("Another instead…"))
        else:
            self.adding.setText(tr("Add…"))
        self.adding.updateGeometry()

    def _offer(self) -> None:
        if len(self._missing) == 1:
            self.add(self._missing[0])
            return
        menu = Menu(self)
        menu.setToolTipsVisible(True)
        for field in self._missing:
            action = menu.addAction(field.title)
            action.setToolTip(tip_of_field(field))
            action.triggered.connect(lambda _=False, field=field: self.add(field))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.adding.mapToGlobal(self.adding.rect().bottomLeft()))

    def _drop(self, row: Row) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()


def new_value(context: FormContext, field: Field) -> object:
    """Give the value that a field gets when it is added."""
    if isinstance(field.shape, Truth):
        return field.default is not True  # nobody adds a key to say what holds anyway
    return context.samples.of_field(field)


def fields_below(field: Field) -> tuple[Field, ...]:
    """Give the fields of a group, or of the group that the chosen variant is.

    What tells the variants apart is left out: it is chosen above them.
    """
    told = ""
    while isinstance(field.shape, Variants) and field.children:
        told = field.shape.by or told
        field = field.children[0]
    return tuple(
        child
        for child in field.children
        if not (child.key == told and isinstance(child.shape, Fixed))
    )


class GroupRow(Row):
    """A map inside an object: a heading, and its fields beside a line."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        self._remove = IconButton(context.look, "x", tr("Remove"), size=24)
        self._remove.clicked.connect(self._on_remove)
        self.notes = Notes(context, self)
        self.fields = Fields(context, nested=True)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._title, 1)
        head.addWidget(self._remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.notes)
        self.body = Indented(context, self.fields)
        column.addWidget(self.body)
        context.read_only_changed.connect(self._show_remove)
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        self.field = field
        self._title.setText(field.title)
        self._title.setToolTip(tip_of_field(field))
        # Fields that stand open before their map is there are all in sight.
        self.fields.set_nested(not (field.is_absent and field.children) and not _is_small(field))
        self.fields.show_fields(field.children, field)
        self.notes.show_field(field)
        self._show_remove()

    def main_widget(self) -> QWidget | None:
        rows = self.fields.rows()
        return rows[0].main_widget() if rows else self.fields.adding

    def rows(self) -> Sequence[Row]:
        return self.fields.rows()

    def _show_remove(self) -> None:
        field = self.field
        can = (not field.required or field.is_extra) and not field.is_absent
        self._remove.setVisible(can and not self.context.read_only)
        self._remove.setToolTip(tr("Remove {field}", field=field.title))
        self._remove.setAccessibleName(tr("Remove {field}", field=field.title))

    def _on_remove(self) -> None:
        self.context.begin_run()
        self.context.ask(reset(self.field, self.context.whole))


def _is_small(field: Field) -> bool:
    plain = [c for c in field.children if not c.is_compound]
    is_closed = isinstance(field.shape, Group) and field.shape.entry is None
    return is_closed and len(plain) == len(field.children) <= 4


class Indented(QWidget):
    """Hold a part of the form beside a line that shows how far it goes."""

    def __init__(self, context: FormContext, inner: QWidget) -> None:
        super().__init__()
        self._look = context.look
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 0, 0)
        column.addWidget(inner)
        self._look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.fillRect(QRectF(2, 0, 2, self.height()), self._look.colour("border"))
