"""The rows of a form: label, editor, and under it what is wrong or special with the value."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import Diagnostic
from designer.documents import Pointer
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import Control
from designer.ui.forms.links import LinkButton
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr, translated, trn
from designer.ui.kit.severities import SEVERITIES
from designer.validation.form_changes import reset
from designer.validation.forms import Field
from designer.validation.shapes import ABSENT, Fixed, Words

__all__ = ["NARROW", "FieldRow", "Notes", "Row", "tip_of_field"]

NARROW = 340
"""Below this width labels stand above their fields."""

_LABEL = 108


class Row(QWidget):
    """Show one field of a form."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__()
        self.context = context
        self.look: Look = context.look
        self.field = field

    def fits(self, field: Field) -> bool:
        """Say whether this row can show another state of its field."""
        return type(field.shape) is type(self.field.shape) and field.is_extra == self.field.is_extra

    def show_field(self, field: Field) -> None:
        """Show another state of the field."""
        self.field = field

    def main_widget(self) -> QWidget | None:
        """Give the widget that has the keyboard while the field is edited."""
        return None

    def rows(self) -> Sequence["Row"]:
        """Give the rows inside."""
        return ()


class FieldRow(Row):
    """A label with its editor; `body` is what an editor opens below itself."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        control: Control,
        *,
        is_item: bool = False,
        is_whole: bool = False,
    ) -> None:
        """Make a row; an item of a list has no label and is never reset.

        What is wrong with the whole object of a form is told above all rows, not here once more.
        """
        super().__init__(context, field)
        self.control = control
        self._is_item, self._is_whole = is_item, is_whole
        self._is_narrow: bool | None = None
        self._label = QLabel()
        self._label.setFont(font("ui", 13))
        self._label.setWordWrap(True)
        self._label.setBuddy(control.main_widget())
        if is_item:
            self._label.hide()
        self._reset = IconButton(context.look, "rotate-ccw", tr("Reset"), size=24)
        self._reset.setAttribute(Qt.WidgetAttribute.WA_LayoutOnEntireRect)
        policy = self._reset.sizePolicy()
        policy.setRetainSizeWhenHidden(not is_item)
        self._reset.setSizePolicy(policy)
        self._reset.clicked.connect(self._on_reset)
        self.notes = Notes(context, control)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(3)
        context.read_only_changed.connect(self._on_read_only)
        self._place(narrow=is_item)
        self.show_field(field)
        self._on_read_only(context.read_only)

    def fits(self, field: Field) -> bool:
        return super().fits(field) and self.control.fits(field)

    def show_field(self, field: Field) -> None:
        self.field = field
        self._label.setText(field.title)
        tip = tip_of_field(field)
        self._label.setToolTip(tip)
        self.control.show_field(field)
        main = self.control.main_widget()  # another one, where the form of the value changed
        main.setToolTip(tip)
        main.setAccessibleName(field.title or _place_words(field.pointer))
        main.setAccessibleDescription(field.description)
        self._label.setBuddy(main)
        self._show_reset()
        if not self._is_whole:
            self.notes.show_field(field)
        self.control.set_faulty(self.notes.has_errors)

    def main_widget(self) -> QWidget | None:
        return self.control.main_widget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(narrow=self._is_item or self.width() < NARROW - 40)

    def _place(self, *, narrow: bool) -> None:
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        grid = self._grid
        for widget in (self._label, self.control, self._reset, self.notes):
            grid.removeWidget(widget)
        top = Qt.AlignmentFlag.AlignTop
        if narrow:
            self._label.setMinimumHeight(0)
            self._label.setFixedWidth(16777215)
            self._label.setMinimumWidth(0)
            grid.addWidget(self._label, 0, 0, 1, 2)
            grid.addWidget(self.control, 1, 0)
            grid.addWidget(self._reset, 1, 1, top)
            grid.addWidget(self.notes, 2, 0, 1, 2)
            grid.setColumnStretch(0, 1)
            grid.setColumnStretch(1, 0)
        else:
            self._label.setMinimumHeight(28)
            self._label.setFixedWidth(_LABEL)
            grid.addWidget(self._label, 0, 0, top)
            grid.addWidget(self.control, 0, 1)
            grid.addWidget(self._reset, 0, 2, top)
            grid.addWidget(self.notes, 1, 1, 1, 2)
            grid.setColumnStretch(0, 0)
            grid.setColumnStretch(1, 1)
        if not self._is_item:
            self._label.show()

    def _show_reset(self) -> None:
        field = self.field
        can = not field.required and not field.is_absent and not self._is_item
        self._reset.setVisible(can and not self.context.read_only)
        default = (
            ""
            if field.default is ABSENT
            else tr("Takes it out: {shown} holds", shown=_shown(field.default))
        )
        self._reset.setToolTip(
            tr("Reset {field}\n{default}", field=field.title, default=default or tr("Takes it out"))
        )

    def _on_reset(self) -> None:
        self.context.begin_run()
        self.context.ask(reset(self.field, self.context.whole))
        main = self.control.main_widget()
        main.setFocus()

    def _on_read_only(self, on: bool) -> None:
        self.control.set_read_only(on)
        self._show_reset()


class Notes(QWidget):
    """Say what is wrong with a value, what would mend it, and with whom it is shared."""

    def __init__(self, context: FormContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown: tuple[object, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 2)
        self._column.setSpacing(2)
        self.faults: tuple[Diagnostic, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.hide()

    @property
    def has_errors(self) -> bool:
        """Say whether a fault is shown that outlines the value."""
        return any(fault.severity == "error" for fault in self.faults)

    def show_field(self, field: Field) -> None:
        """Show what there is to say of a field."""
        self.faults = self._context.faults(field)
        shared = self._context.sharing(field.pointer)
        n_shared = len(shared.users) if shared.through == "alias" or shared.users else 0
        shown = (self.faults, n_shared, shared.through)
        if shown == self._shown:
            return
        self._shown = shown
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for fault in self.faults:
            actions = [
                (translated(fix.title), lambda fix=fix: self._fix(fix)) for fix in fault.fixes
            ]
            self._add(SEVERITIES[fault.severity].icon, SEVERITIES[fault.severity].token,
                      inline_sentence(fault), actions)  # fmt: skip
        if shared.through == "merge":
            self._add("link", "hint", tr("Comes from another entry; a change is written here"), ())
        elif n_shared:
            self._add(
                "link",
                "hint",
                trn("Shared with {n} other place", "Shared with {n} other places", n_shared),
                (),
            )
        self.setVisible(self._column.count() > 0)

    def _fix(self, fix: object) -> None:
        self._context.fix_asked.emit(fix)

    def _add(
        self,
        icon: str,
        token: str,
        text: str,
        actions: Sequence[tuple[str, Callable[[], object]]],
    ) -> None:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        sign = QLabel()
        sign.setPixmap(self._context.look.pixmap(icon, token, 14, self.devicePixelRatioF()))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(1)
        label = QLabel(text)
        label.setFont(font("ui", 12))
        label.setWordWrap(True)
        palette = label.palette()
        palette.setColor(palette.ColorRole.WindowText, self._context.look.colour(token))
        label.setPalette(palette)
        column.addWidget(label)
        for title, work in actions:
            link = LinkButton(self._context.look, title, "lightbulb")
            link.clicked.connect(lambda _=False, work=work: work())
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(column, 1)
        self._column.addWidget(line)


def inline_sentence(fault: Diagnostic) -> str:
    """Give a fault's sentence without the name of the object, which the form says already."""
    message = translated(fault.message)
    head = f"{translated(fault.object)}: ".casefold()
    if fault.object and message.casefold().startswith(head):
        message = message[len(head) :]
    message = message[:1].upper() + message[1:]
    return f"{message} {translated(fault.remedy)}".strip()


def tip_of_field(field: Field) -> str:
    """Give the tip of a field: title, description, an example, the default."""
    lines = [field.title, field.description]
    examples = [e for e in field.examples if not isinstance(e, dict | list)]
    if isinstance(field.shape, Words):
        examples = [e.get("en", "") if isinstance(e, dict) else e for e in field.examples]
    if examples and not isinstance(field.shape, Fixed):
        lines.append(tr("Example: ") + ", ".join(map(_shown, examples)))
    if field.default is not ABSENT:
        lines.append(tr("Default: {shown}", shown=_shown(field.default)))
    return "\n".join(line for line in lines if line)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return str(value)


def _place_words(pointer: Pointer) -> str:
    """Give words for a value that has no title: the key it stands under, and its number there."""
    at = max((n for n, part in enumerate(pointer) if isinstance(part, str)), default=-1)
    words = [str(part) for part in pointer[max(at, 0) : at + 1]]
    words += [str(part + 1) for part in pointer[at + 1 :] if isinstance(part, int)]
    return " ".join(words).replace("_", " ").capitalize()
