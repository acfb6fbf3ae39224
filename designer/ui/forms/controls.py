"""What the editors of single values have in common, and the calm look of their frames."""

from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.forms.context import FormContext
from designer.ui.kit.languages import mark
from designer.validation.form_changes import reset, value_set
from designer.validation.forms import Field
from designer.validation.shapes import SEVERAL

__all__ = ["SEVERAL_WORDS", "Control", "field_style", "is_history_key"]

SEVERAL_WORDS = mark("Several values")


class Control(QWidget):
    """Edit the value of one field.

    A control shows what its field says and asks for changes; it keeps no value of its own.
    """

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__()
        self.context = context
        self.look: Look = context.look
        self.field = field
        self.is_faulty = False
        self.setSizePolicy(self.sizePolicy().horizontalPolicy(), self.sizePolicy().Policy.Fixed)

    def fits(self, field: Field) -> bool:
        """Say whether this control can show another state of its field."""
        return type(field.shape) is type(self.field.shape)

    def show_field(self, field: Field) -> None:
        """Show another state of the field."""
        self.field = field
        if not self.context.is_waiting(field):
            self.show_value()

    def show_value(self) -> None:
        """Show the field's value."""
        raise AssertionError(type(self).__name__)

    def set_read_only(self, on: bool) -> None:
        """Let the value be changed or not."""
        self.setEnabled(not on)

    def set_faulty(self, on: bool) -> None:
        """Outline the value as faulty or not."""
        if on != self.is_faulty:
            self.is_faulty = on
            self.restyle()

    def restyle(self) -> None:
        """Look as the theme and the state want it."""
        self.update()

    def main_widget(self) -> QWidget:
        """Give the widget that has the keyboard while the value is edited."""
        return self

    @property
    def is_several(self) -> bool:
        """Say whether the objects differ."""
        return self.field.value is SEVERAL

    def commit(self, value: Any) -> None:
        """Ask for another value; all that one gesture asks for is one step of the history."""
        merge = self.context.merge_word(self.field)
        self.context.ask(value_set(self.field, value, self.context.whole, merge))

    def clear(self) -> None:
        """Ask for the key to be taken out, as a part of the gesture."""
        if not self.field.is_absent:
            merge = self.context.merge_word(self.field)
            self.context.ask(reset(self.field, self.context.whole, merge))

    def watch(self, widget: QWidget) -> None:
        """Begin a gesture whenever a widget gets the keyboard, and end it when it loses it.

        Undo and redo are the document's, not the widget's.
        """
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and is_history_key(event):
            event.ignore()
            return True
        if event.type() == QEvent.Type.FocusIn:
            self.context.begin_run()
        elif event.type() == QEvent.Type.FocusOut:
            self.context.flush()
            self.context.begin_run()
        return super().eventFilter(watched, event)


def is_history_key(event: QEvent) -> bool:
    """Say whether a key means undo or redo."""
    keys = QKeySequence.StandardKey
    return isinstance(event, QKeyEvent) and (event.matches(keys.Undo) or event.matches(keys.Redo))


def field_style(look: Look, selector: str, *, faulty: bool = False) -> str:
    """Give the style of a field to type in; Fusion has no role for the colour of an outline."""
    theme = look.theme
    line = theme.error if faulty else theme.strong
    width = 2 if faulty else 1
    pad = 0 if faulty else 1
    return (
        f"{selector} {{ background: {theme.raised}; color: {theme.text};"
        f" placeholder-text-color: {theme.muted};"
        f" border: {width}px solid {line}; border-radius: 6px; padding: {pad}px {5 + pad}px;"
        f" selection-background-color: {theme.soft}; selection-color: {theme.softtext}; }}"
        f"{selector}:focus {{ border: 2px solid {theme.error if faulty else theme.accent};"
        " padding: 0px 5px; }"
        f"{selector}:disabled, {selector}[readOnly=true] {{ background: {theme.surface};"
        f" color: {theme.muted}; border-color: {theme.border}; }}"
    )
