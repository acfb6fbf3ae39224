"""Numbers: typed, or counted up and down by key, wheel or a button that is held."""

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import SEVERAL_WORDS, Control, field_style
from designer.ui.kit.languages import spoken, tr
from designer.validation.forms import Field
from designer.validation.shapes import SEVERAL, Number

__all__ = ["NumberControl", "Stepper", "number_words"]

_FIRST_MS = 400
_NEXT_MS = 70
_WIDE, _WIDE_WORDS = 112, 150


class Stepper(QWidget):
    """Two halves, one up and one down; held, they go on.

    Attributes:
        pressed: a half was pressed, a gesture begins.
        stepped: one step up (1) or down (-1).
    """

    pressed = Signal()
    stepped = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._way = 0
        self.setFixedSize(24, tokens().control["field"])
        self.setToolTip(tr("Up and down\nAlso with the arrow keys; page keys go by ten"))
        self._again = QTimer(self)
        self._again.timeout.connect(self._on_again)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return self.size()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._way = 1 if event.position().y() < self.height() / 2 else -1
            self.pressed.emit()
            self.stepped.emit(self._way)
            self._again.start(_FIRST_MS)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - any button ends it
        self._end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._end()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        for way in (1, -1):
            active = self.isEnabled() and way == self._way
            token = "accent" if active else "text" if self.isEnabled() else "disabled"
            painter.setPen(QPen(self._look.colour(token), 1.6))
            y = middle.y() - way * 4
            tip = QPointF(middle.x(), y - way * 2)
            painter.drawLine(QPointF(middle.x() - 4, y + way * 2), tip)
            painter.drawLine(tip, QPointF(middle.x() + 4, y + way * 2))

    def _on_again(self) -> None:
        self._again.start(_NEXT_MS)
        self.stepped.emit(self._way)

    def _end(self) -> None:
        self._again.stop()
        self._way = 0
        self.update()


class NumberControl(Control):
    """Edit a number."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.line = QLineEdit()
        self.line.setFont(font("ui", 13))
        self.line.setFixedHeight(tokens().control["field"])
        self.line.setTextMargins(0, 0, 22, 0)
        self.stepper = Stepper(self.look, self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addStretch(0)
        self.setFocusProxy(self.line)
        self.setMinimumWidth(60)
        self.line.setMaximumWidth(_WIDE)
        self.watch(self.line)
        self.line.textEdited.connect(self._on_edited)
        self.line.editingFinished.connect(self.show_value)
        self.stepper.pressed.connect(context.begin_run)
        self.stepper.stepped.connect(self.step)
        self.look.changed.connect(self.restyle)
        self.restyle()
        self.show_value()

    @property
    def shape(self) -> Number:
        """Give what numbers there may be."""
        assert isinstance(self.field.shape, Number), "this control is made for numbers"
        return self.field.shape

    def show_value(self) -> None:
        value = self.field.value
        shown = number_words(value) if _is_number(value) else ""
        if self.line.hasFocus() and self.line.isModified() and self._read(self.line.text()) is None:
            shown = self.line.text()  # not a number yet: it is being typed
        if shown != self.line.text():
            self.line.setText(shown)
        if value is SEVERAL:
            hint = tr(SEVERAL_WORDS)
        elif _is_number(self.field.default):
            hint = number_words(self.field.default)
        else:
            hint = ""
        self.line.setPlaceholderText(hint)
        self.line.setMaximumWidth(_WIDE_WORDS if value is SEVERAL else _WIDE)

    def set_read_only(self, on: bool) -> None:
        self.line.setReadOnly(on)
        self.stepper.setEnabled(not on)
        self.restyle()

    def restyle(self) -> None:
        self.line.setStyleSheet(field_style(self.look, "QLineEdit", faulty=self.is_faulty))

    def main_widget(self) -> QWidget:
        return self.line

    def step(self, number: int) -> None:
        """Count up or down by some steps, within the bounds."""
        if self.context.read_only:
            return
        value = self.field.value
        if self.context.is_waiting(self.field):
            value = self._read(self.line.text())  # newer than the document
        if not _is_number(value):
            value = self.field.default if _is_number(self.field.default) else None
        low, high = self.shape.minimum, self.shape.maximum
        if value is None:
            start = low if low is not None else 0.0
            wanted = float(start)
        else:
            wanted = float(value) + number * self.shape.step
        if low is not None:
            wanted = max(wanted, low)
        if high is not None:
            wanted = min(wanted, high)
        self.line.setModified(False)
        made = self._made(wanted)
        if made != value:
            self.commit(made)
            if self.context.is_waiting(self.field):
                self.line.setText(number_words(made))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                steps = _STEPS.get(Qt.Key(event.key()))
                if steps is not None and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
                    self.step(steps)
                    return True
            elif isinstance(event, QWheelEvent) and self.line.hasFocus():
                if delta := event.angleDelta().y():
                    self.step(1 if delta > 0 else -1)
                event.accept()
                return True
            elif event.type() == QEvent.Type.Resize:
                self.stepper.move(self.line.width() - self.stepper.width() - 1, 0)
        return super().eventFilter(watched, event)

    def _on_edited(self, text: str) -> None:
        value = self._read(text)
        if not text.strip():
            if not self.field.required:
                self.clear()
        elif value is not None:
            self.commit(value)

    def _read(self, text: str) -> int | float | None:
        """Read what was typed; None while it is no number. One out of bounds is the author's."""
        words = text.strip().replace(",", ".").replace("−", "-")
        try:
            return self._made(float(words)) if words.isascii() and "_" not in words else None
        except (ValueError, OverflowError):
            return None

    def _made(self, number: float) -> int | float:
        if number != number or number in {float("inf"), float("-inf")}:  # noqa: PLR0124 - so is what is no number
            raise ValueError(number)
        return int(number) if number == int(number) else number


_STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def number_words(value: object) -> str:
    """Give a number as the reader writes it: with a comma in German and Polish."""
    words = f"{value:.12g}" if isinstance(value, float) else str(value)
    return words if spoken() == "en" else words.replace(".", ",")
