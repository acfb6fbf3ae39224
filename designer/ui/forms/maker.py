"""Which editor and which row a field gets, by its shape."""

import json

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel

from designer.paint.fonts import font
from designer.ui.forms.bodies import GroupRow
from designer.ui.forms.choices import ChoiceControl, FixedControl, SwitchControl
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import SEVERAL_WORDS, Control
from designer.ui.forms.entries import EntriesRow
from designer.ui.forms.files import FileControl
from designer.ui.forms.items import ItemsRow, stands_in_a_row
from designer.ui.forms.numbers import NumberControl
from designer.ui.forms.references import ReferenceControl
from designer.ui.forms.rows import FieldRow, Row
from designer.ui.forms.texts import CodeControl, TextControl, WordsControl
from designer.ui.forms.tuples import TupleControl
from designer.ui.forms.variants import VariantRow
from designer.validation.forms import Field
from designer.validation.shapes import (
    SEVERAL,
    Anything,
    Cell,
    Choice,
    Fixed,
    Group,
    Items,
    Number,
    Reference,
    Space,
    Text,
    Truth,
    Variants,
    Words,
)

__all__ = ["Maker"]


class Maker:
    """Make rows and editors for one form."""

    def __init__(self, context: FormContext) -> None:
        self._context = context

    def row(self, field: Field, *, is_item: bool = False) -> Row:
        """Make the row of a field."""
        context = self._context
        match field.shape:
            case Variants():
                return VariantRow(context, field, is_item=is_item)
            case Group(entry=None):
                return GroupRow(context, field)
            case Group():
                return EntriesRow(context, field)
            case Items() if stands_in_a_row(field):
                return FieldRow(context, field, self.control(field), is_item=is_item)
            case Items():
                return ItemsRow(context, field)
        return FieldRow(context, field, self.control(field), is_item=is_item)

    def control(self, field: Field) -> Control:
        """Make the editor of a single value."""
        context = self._context
        match field.shape:
            case Words():
                return WordsControl(context, field)
            case Number():
                return NumberControl(context, field)
            case Truth():
                return SwitchControl(context, field)
            case Choice():
                return ChoiceControl(context, field)
            case Fixed():
                return FixedControl(context, field)
            case Reference():
                return ReferenceControl(context, field)
            case Cell() | Space():
                return CodeControl(context, field)
            case Text(is_path=True):
                return FileControl(context, field)
            case Text(pattern=pattern) if pattern or field.id_sort:
                return CodeControl(context, field)
            case Text():
                return TextControl(context, field)
            case Items():
                return TupleControl(context, field)
        return RawControl(context, field)


class RawControl(Control):
    """Show a value that the schema knows nothing of; it is changed in the text."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self._label = QLabel()
        self._label.setFont(font("code", 11.5))
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._label.setMinimumWidth(40)
        self._label.setEnabled(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 5, 0, 5)
        row.addWidget(self._label, 1)
        self.show_value()

    def fits(self, field: Field) -> bool:
        return isinstance(field.shape, Anything)

    def show_value(self) -> None:
        value = self.field.value
        words = SEVERAL_WORDS
        if value is not SEVERAL:
            words = json.dumps(value, ensure_ascii=False, default=str)
        self._label.setText(words if len(words) < 120 else f"{words[:120]}…")

    def main_widget(self) -> QLabel:
        return self._label
