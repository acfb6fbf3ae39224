"""Values that may have several forms: a list to choose the form from, and its plain editor beside it."""

import msgspec
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from designer.ui.forms.bodies import Fields, Indented, fields_below
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import SEVERAL_WORDS, Control
from designer.ui.forms.rows import FieldRow, Row
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.languages import tr, translated
from designer.validation.forms import Field
from designer.validation.shapes import ABSENT, SEVERAL, Group, Items, Variants, Words

__all__ = ["VariantControl", "VariantRow", "inner_of"]


def inner_of(field: Field) -> Field | None:
    """Give the field of the chosen form, through forms within forms; None while none is chosen."""
    inner = field.children[0] if isinstance(field.shape, Variants) and field.children else None
    while inner is not None and isinstance(inner.shape, Variants):
        inner = inner.children[0] if inner.children else None
    return inner


class VariantControl(Control):
    """Choose the form of a value; a plain one is edited beside it."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.box = ComboBox(self.look)
        self._inner: Control | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self._row.addWidget(self.box)
        self._row.addStretch(1)
        self._titles: tuple[str, ...] = ()
        self.box.activated.connect(self._on_activated)
        self.show_value()

    @property
    def shape(self) -> Variants:
        """Give the forms there are."""
        assert isinstance(self.field.shape, Variants), "this control is made for such values"
        return self.field.shape

    @property
    def inner(self) -> Control | None:
        """Give the editor of a plain value."""
        return self._inner

    def fits(self, field: Field) -> bool:
        return isinstance(field.shape, Variants) and field.shape.titles == self.shape.titles

    def show_value(self) -> None:
        shape = self.shape
        if shape.titles != self._titles:
            self._titles = shape.titles
            self.box.clear()
            self.box.addItems(list(map(translated, shape.titles)))
        self.box.setCurrentIndex(-1 if shape.chosen is None else shape.chosen)
        value = self.field.value
        if value is SEVERAL:
            self.box.set_empty_text(SEVERAL_WORDS)
        elif value is ABSENT:
            self.box.set_empty_text("–")
        else:
            self.box.set_empty_text(tr("None of these"))
        self._show_inner()

    def set_read_only(self, on: bool) -> None:
        self.box.setEnabled(not on)
        if self._inner is not None:
            self._inner.set_read_only(on)

    def restyle(self) -> None:
        self.box.set_faulty(self.is_faulty and self._inner is None)
        if self._inner is not None:
            self._inner.set_faulty(self.is_faulty)

    def main_widget(self) -> QWidget:
        return self._inner.main_widget() if self._inner is not None else self.box

    def _show_inner(self) -> None:
        inner = self.field.children[0] if self.field.children else None
        if inner is not None and isinstance(inner.shape, Group | Items | Variants):
            inner = None
        if inner is not None and self._inner is not None and self._inner.fits(inner):
            self._inner.show_field(inner)
            return
        if self._inner is not None:
            self._row.removeWidget(self._inner)
            self._inner.hide()
            self._inner.deleteLater()
            self._inner = None
        if inner is not None:
            self._inner = self.context.make.control(inner)
            self._inner.set_read_only(self.context.read_only)
            self._row.insertWidget(0, self._inner, 10 if isinstance(inner.shape, Words) else 3)
        # The empty end takes nothing from a plain value: its words would be cut.
        self._row.setStretch(self._row.count() - 1, 0 if inner is not None else 1)
        grows = QSizePolicy.Policy.Maximum if inner is not None else QSizePolicy.Policy.Preferred
        self.box.setSizePolicy(grows, QSizePolicy.Policy.Fixed)
        self.restyle()

    def _on_activated(self, number: int) -> None:
        if number != self.shape.chosen:
            self.context.begin_run()
            self.commit(self.context.samples.as_branch(self.field, number))


class VariantRow(Row):
    """A value that may have several forms, with the fields of the chosen one below."""

    def __init__(
        self, context: FormContext, field: Field, *, is_item: bool = False, is_whole: bool = False
    ) -> None:
        """Make a row; the fields of a whole object stand as its own, not beside a line."""
        super().__init__(context, field)
        self.control = VariantControl(context, field)
        self._head = FieldRow(context, field, self.control, is_item=is_item, is_whole=is_whole)
        self._is_whole = is_whole
        self._below: Row | Fields | None = None
        self._holder: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8 if is_whole else 4)
        self._column.addWidget(self._head)
        self._show_below()

    def fits(self, field: Field) -> bool:
        return super().fits(field) and self.control.fits(field)

    def show_field(self, field: Field) -> None:
        self.field = field
        self._head.show_field(field)
        self._show_below()

    def main_widget(self) -> QWidget | None:
        return self.control.main_widget()

    def rows(self) -> tuple[Row, ...]:
        below = self._below
        if below is None:
            return ()
        return tuple(below.rows()) if isinstance(below, Fields) else (below,)

    def _show_below(self) -> None:
        inner = self.field.children[0] if self.field.children else None
        match inner:
            case Field(shape=Group()):
                self._show_fields(inner)
            case Field(shape=Items() | Variants()):
                self._show_row(inner)
            case _:
                self._drop()

    def _show_fields(self, inner: Field) -> None:
        if not isinstance(self._below, Fields):
            self._drop()
            self._below = Fields(self.context, nested=not self._is_whole)
            self._hold(self._below)
        group = inner.shape
        has_entries = isinstance(group, Group) and group.entry is not None
        if has_entries:
            self._show_row(inner)
        else:
            self._below.show_fields(fields_below(self.field))

    def _show_row(self, inner: Field) -> None:
        if isinstance(self._below, Row) and self._below.fits(inner):
            self._below.show_field(msgspec.structs.replace(inner, title=""))
            return
        self._drop()
        # What the value is called stands above already.
        self._below = self.context.make.row(msgspec.structs.replace(inner, title=""))
        self._hold(self._below)

    def _hold(self, widget: QWidget) -> None:
        self._holder = widget if self._is_whole else Indented(self.context, widget)
        self._column.addWidget(self._holder)

    def _drop(self) -> None:
        if self._holder is not None:
            self._column.removeWidget(self._holder)
            self._holder.hide()
            self._holder.deleteLater()
        self._holder = self._below = None
