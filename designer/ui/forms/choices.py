"""Values that are chosen: yes or no, one of a few, and the only one there is."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import SEVERAL_WORDS, Control
from designer.ui.forms.numbers import number_words
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.buttons import draw_focus
from designer.ui.kit.languages import tr
from designer.validation.forms import Field
from designer.validation.shapes import ABSENT, SEVERAL, Choice, Fixed, same_value

__all__ = ["ChoiceControl", "FixedControl", "Switch", "SwitchControl", "option_words"]


def option_words(value: Any) -> str:
    """Give a value of a list in words: `this_move` is “this move”."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if value is None:
        return tr("nothing")
    return value.replace("_", " ") if isinstance(value, str) else number_words(value)


class ChoiceControl(Control):
    """Choose one of the listed values."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.box = ComboBox(self.look)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        row.addStretch(1)
        self.setFocusProxy(self.box)
        self._options: Sequence[Any] = ()
        self.box.activated.connect(self._on_activated)
        self.show_value()

    def show_value(self) -> None:
        shape = self.field.shape
        assert isinstance(shape, Choice), "this control is made for choices"
        if shape.options != tuple(self._options) or self.box.count() != len(shape.options):
            self._options = shape.options
            self.box.clear()
            self.box.addItems(shape.titles or [option_words(option) for option in shape.options])
            self.box.updateGeometry()
        value = self.field.value
        chosen = next((n for n, o in enumerate(self._options) if same_value(o, value)), -1)
        self.box.setCurrentIndex(chosen)
        if value is SEVERAL:
            self.box.set_empty_text(tr(SEVERAL_WORDS))
        elif value is ABSENT:
            default = self.field.default
            self.box.set_empty_text("–" if default is ABSENT else _words_of(shape, default))
        else:
            self.box.set_empty_text(str(value))  # what stands there is none of them

    def restyle(self) -> None:
        self.box.set_faulty(self.is_faulty)

    def main_widget(self) -> QWidget:
        return self.box

    def _on_activated(self, number: int) -> None:
        value = self._options[number]
        if self.is_several or not same_value(value, self.field.value):
            self.context.begin_run()
            self.commit(value)


def _words_of(shape: Choice, value: Any) -> str:
    """Give what a value is called in a list of choices."""
    titled = dict(zip(shape.options, shape.titles, strict=False))
    return titled.get(value) or option_words(value)


class Switch(QAbstractButton):
    """A switch: on at the right with the accent, off at the left, and told by its knob's place too."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.is_set = True
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(42, tokens().control["field"])
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        track = QRectF(4, self.height() / 2 - 9, 34, 18)
        on = self.isChecked()
        alive = self.isEnabled()
        painter.setPen(QPen(QColor(theme.accent if on and alive else theme.strong), 1))
        painter.setBrush(QColor(theme.accent if on and alive else theme.sunken))
        painter.drawRoundedRect(track, 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.onaccent if on and alive else theme.strong))
        if self.is_set:
            x = track.right() - 9 if on else track.left() + 9
            painter.drawEllipse(QPointF(x, track.center().y()), 6, 6)
        else:  # not the same everywhere: the knob is in the middle
            painter.drawRoundedRect(
                QRectF(track.center().x() - 6, track.center().y() - 2, 12, 4), 2, 2
            )
        if self.hasFocus():
            draw_focus(painter, self._look, track.adjusted(-4, -4, 4, 4), 12)


class SwitchControl(Control):
    """Say yes or no."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.switch = Switch(self.look)
        self._word = QLabel()
        self._word.setFont(font("ui", 12))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.switch)
        row.addWidget(self._word, 1)
        self.setFocusProxy(self.switch)
        self.switch.clicked.connect(self._on_clicked)
        self.show_value()

    def show_value(self) -> None:
        value = self.field.value
        shown = value if isinstance(value, bool) else self.field.default is True
        self.switch.setChecked(shown)
        self.switch.is_set = value is not SEVERAL
        self.switch.update()
        if value is SEVERAL:
            words = tr(SEVERAL_WORDS)
        elif isinstance(value, bool | type(ABSENT)):
            words = ""
        else:
            words = str(value)  # neither yes nor no
        self._word.setText(words)

    def main_widget(self) -> QWidget:
        return self.switch

    def _on_clicked(self, on: bool) -> None:
        self.context.begin_run()
        self.commit(True if self.is_several else on)


class FixedControl(Control):
    """Show a value that cannot be another one; where it may be left out, a switch says whether it is there."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.switch = Switch(self.look)
        self._label = QLabel()
        self._label.setFont(font("ui", 13))
        self._label.setFixedHeight(tokens().control["field"])
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.switch)
        row.addWidget(self._label, 1)
        self.switch.clicked.connect(self._on_clicked)
        self.show_value()

    def show_value(self) -> None:
        shape, value = self.field.shape, self.field.value
        constant = shape.constant if isinstance(shape, Fixed) else value
        right = value is ABSENT or same_value(value, constant)
        words = constant if right else tr(SEVERAL_WORDS) if value is SEVERAL else value
        titled = shape.title if right and isinstance(shape, Fixed) else ""
        spoken = titled or option_words(words)
        self._label.setText(spoken)
        self._label.setEnabled(False)
        self.switch.setVisible(not self.field.required)
        self.switch.setChecked(value is not ABSENT)
        self.switch.is_set = value is not SEVERAL
        self.switch.setAccessibleName(f"{self.field.title} {spoken}")

    def main_widget(self) -> QWidget:
        return self.switch if not self.field.required else self

    def _on_clicked(self, on: bool) -> None:
        shape = self.field.shape
        self.context.begin_run()
        if on and isinstance(shape, Fixed):
            self.commit(shape.constant)
        else:
            self.clear()
