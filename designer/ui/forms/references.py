"""References: the thing that is named, with its picture, and a list to pick another one from."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.tokens import tokens
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import SEVERAL_WORDS, Control
from designer.ui.forms.picker import Picker
from designer.ui.kit.boxes import paint_frame
from designer.validation.candidates import Candidate
from designer.validation.forms import Field
from designer.validation.shapes import ABSENT, SEVERAL, Reference

__all__ = ["ReferenceButton", "ReferenceControl", "open_picker"]

_TALL = 40


def open_picker(
    context: FormContext,
    reference: Reference,
    below: QWidget,
    then: Callable[[str], object],
    *,
    present: str = "",
    without: frozenset[str] = frozenset(),
) -> Picker:
    """Open the list of what a reference may name, below a widget.

    Args:
        context: of the form.
        reference: what may be named.
        below: where the list opens.
        then: is given the id that was picked.
        present: the id that is chosen at first.
        without: ids that are left out.
    """
    found = [c for c in context.candidates(reference) if c.id not in without]
    picker = Picker(context.look, context.pictures, found, below, present)
    picker.picked.connect(then)
    picker.open_below(below)
    return picker


class ReferenceButton(QPushButton):
    """Show the thing named; pressed, it opens the list.

    Attributes:
        followed: it was clicked with Ctrl: the thing itself is wanted.
    """

    followed = Signal()

    def __init__(self, context: FormContext, reference: Reference) -> None:
        super().__init__()
        self._context = context
        self._look = context.look
        self.reference = reference
        self._candidate: Candidate | None = None
        self._text = ""
        self._faulty = False
        self.setFont(font("ui", 13))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._look.changed.connect(self.update)
        self._fit()

    def show_thing(self, name: object, empty: str = "") -> None:
        """Show what is named; `empty` is said while nothing is."""
        self._candidate = None
        self._text = empty
        if isinstance(name, str):
            found = {c.id: c for c in self._context.candidates(self.reference)}
            self._candidate = found.get(name)
            self._text = name
        elif name is SEVERAL:
            self._text = SEVERAL_WORDS
        candidate = self._candidate
        words = candidate.title if candidate is not None else self._text
        self.setText(words)
        if candidate is not None and candidate.title != candidate.id:
            self.setToolTip(f"{candidate.title}\n{candidate.id}")
        self._fit()
        self.update()

    def set_faulty(self, on: bool) -> None:
        """Outline it as faulty or not."""
        self._faulty = on
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(150, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.followed.emit()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F4}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        paint_frame(painter, self._look, self, faulty=self._faulty)
        left = 9
        candidate = self._candidate
        ratio = self.devicePixelRatioF()
        if candidate is not None and self._has_picture:
            high = self.height() - 6
            picture = self._context.pictures.pixmap(candidate.sort, candidate.id, high, high, ratio)
            if picture is not None:
                size = picture.deviceIndependentSize()
                painter.drawPixmap(QPointF(5, (self.height() - size.height()) / 2), picture)
                left = 12 + round(size.width())
        alive = self.isEnabled() and (candidate is not None or self._text)
        painter.setPen(self._look.colour("text" if alive else "muted"))
        painter.setFont(self.font())
        box = self.rect().adjusted(left, 0, -28, 0)
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, box.width()
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        chevron = self._look.pixmap(
            "chevron-down", "text" if self.isEnabled() else "disabled", 15, ratio
        )
        painter.drawPixmap(QPointF(self.width() - 23, (self.height() - 15) / 2), chevron)

    @property
    def _has_picture(self) -> bool:
        return any(map(self._context.pictures.has, self.reference.sorts))

    def _fit(self) -> None:
        pictured = self._candidate is not None and self._has_picture
        self.setFixedHeight(_TALL if pictured else tokens().control["field"])


class ReferenceControl(Control):
    """Name a thing."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.button = ReferenceButton(context, self.shape)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        self.setFocusProxy(self.button)
        self.button.clicked.connect(self._on_clicked)
        self.button.followed.connect(lambda: context.declaration_asked.emit(self.field.pointers[0]))
        self.show_value()

    @property
    def shape(self) -> Reference:
        """Give what may be named."""
        assert isinstance(self.field.shape, Reference), "this control is made for references"
        return self.field.shape

    def show_value(self) -> None:
        self.button.reference = self.shape
        default = self.field.default
        self.button.show_thing(self.field.value, "–" if default is ABSENT else str(default))

    def restyle(self) -> None:
        self.button.set_faulty(self.is_faulty)

    def main_widget(self) -> QWidget:
        return self.button

    def _on_clicked(self) -> None:
        value = self.field.value
        present = value if isinstance(value, str) else ""
        open_picker(self.context, self.shape, self.button, self._take, present=present)

    def _take(self, name: str) -> None:
        if name != self.field.value:
            self.context.begin_run()
            self.commit(name)
        self.button.setFocus()
