"""Texts: of one line, of several, and one per language."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.forms.context import FormContext
from designer.ui.forms.controls import SEVERAL_WORDS, Control, field_style
from designer.ui.forms.growing import GrowingText
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr
from designer.validation.form_changes import Change, reset, value_set
from designer.validation.forms import Field
from designer.validation.shapes import SEVERAL, Cell, Space, Text, Words

__all__ = ["CodeControl", "TextControl", "WordsControl"]

_COLOUR = "^#[0-9A-Fa-f]{6}$"


class TextControl(Control):
    """Edit a text of which nothing more is known than that it is one."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.box = GrowingText(self.look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box)
        self.setFocusProxy(self.box)
        self.watch(self.box)
        self.box.edited.connect(self._on_edited)
        self.show_value()

    def show_value(self) -> None:
        value = self.field.value
        self.box.set_text(value if isinstance(value, str) else "")
        self.box.setPlaceholderText(_hint(self.field))

    def set_read_only(self, on: bool) -> None:
        self.box.setReadOnly(on)
        self.box.restyle()

    def restyle(self) -> None:
        self.box.set_faulty(self.is_faulty)

    def main_widget(self) -> QWidget:
        return self.box

    def _on_edited(self, text: str) -> None:
        if text or self.field.required:
            self.commit(text)
        else:
            self.clear()


class CodeControl(Control):
    """Edit a short text that must have a form: an id, a path, a colour, a space, a cell."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.line = QLineEdit()
        self.line.setFixedHeight(tokens().control["field"])
        is_code = bool(field.id_sort) or isinstance(field.shape, Cell | Space)
        self.line.setFont(font("code", 12) if is_code else font("ui", 13))
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.line, 1)
        self._swatch: _Swatch | None = None
        shape = field.shape
        if isinstance(shape, Text) and shape.pattern == _COLOUR:
            self._swatch = _Swatch(self.look)
            row.addWidget(self._swatch)
            self.line.setFont(font("code", 12))
        self._rename: IconButton | None = None
        if field.id_sort:
            self._rename = IconButton(
                self.look,
                "replace",
                tr("Rename everywhere"),
                explanation=tr("Writes the new id here and in all that refers to it"),
                size=24,
            )
            self._rename.clicked.connect(self._on_rename)
            row.addWidget(self._rename)
        self.setFocusProxy(self.line)
        self.watch(self.line)
        self.line.textEdited.connect(self._on_edited)
        self.line.editingFinished.connect(self._on_finished)
        self.look.changed.connect(self.restyle)
        self.restyle()
        self.show_value()

    def show_value(self) -> None:
        value = self.field.value
        text = value if isinstance(value, str) else ""
        if self.field.id_sort and self.line.isModified() and self.line.hasFocus():
            return  # a new id is being typed
        if text != self.line.text():
            place = self.line.cursorPosition()
            self.line.setText(text)
            self.line.setCursorPosition(min(place, len(text)))
        self.line.setPlaceholderText(_hint(self.field))
        if self._swatch is not None:
            self._swatch.set_colour(text)
        self._show_rename()

    def set_read_only(self, on: bool) -> None:
        self.line.setReadOnly(on)
        self.restyle()
        self._show_rename()

    def restyle(self) -> None:
        self.line.setStyleSheet(field_style(self.look, "QLineEdit", faulty=self.is_faulty))

    def main_widget(self) -> QWidget:
        return self.line

    def _on_edited(self, text: str) -> None:
        if self.field.id_sort:
            self._show_rename()  # an id is written when it is whole: others refer to it
        elif text or self.field.required:
            self.commit(text)
        else:
            self.clear()

    def _on_finished(self) -> None:
        changed = self.line.isModified() and self.line.text() != self.field.value
        self.line.setModified(False)
        if self.field.id_sort and changed and not self.context.read_only:
            if self.line.text() or self.field.required:
                self.context.rename_asked.emit(self.field.pointer, self.line.text())
            else:
                self.clear()

    def _on_rename(self) -> None:
        self._on_finished()

    def _show_rename(self) -> None:
        if self._rename is not None:
            changed = self.line.isModified() and self.line.text() != self.field.value
            self._rename.setVisible(changed and not self.context.read_only)


class _Swatch(QWidget):
    """Show the colour that a text names."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._colour = QColor()
        edge = tokens().control["field"]
        self.setFixedSize(edge, edge)
        look.changed.connect(self.update)

    def set_colour(self, text: str) -> None:
        self._colour = QColor(text) if QColor.isValidColorName(text) else QColor()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._look.colour("strong"))
        if self._colour.isValid():
            painter.setBrush(self._colour)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 6, 6)


class WordsControl(Control):
    """Edit a text that is given once for all readers, or once per language."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.boxes: dict[str, GrowingText] = {}
        self._labels: dict[str, QLabel] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._split = IconButton(
            self.look,
            "languages",
            tr("One text per language"),
            explanation=tr("Keeps this text as the first of them"),
            size=24,
        )
        self._split.clicked.connect(self._on_split)
        shape = field.shape
        assert isinstance(shape, Words), "only such a text has languages"
        self._add_line("", "")
        for language, title in shape.languages:
            self._add_line(language, title)
        self.show_value()

    def show_value(self) -> None:
        by_language = {str(child.key): child for child in self.field.children}
        for language, box in self.boxes.items():
            shown = bool(language) == bool(by_language)
            self._show_line(language, shown)
            field = by_language.get(language, self.field)
            box.set_text(field.value if shown and isinstance(field.value, str) else "")
            title = self._labels[language].toolTip()
            box.setPlaceholderText(_hint(field) or title)

    def set_read_only(self, on: bool) -> None:
        for box in self.boxes.values():
            box.setReadOnly(on)
            box.restyle()
        self._split.setEnabled(not on)

    def restyle(self) -> None:
        for box in self.boxes.values():
            box.set_faulty(self.is_faulty)

    def main_widget(self) -> QWidget:
        first = next((str(child.key) for child in self.field.children), "")
        return self.boxes[first]

    def _add_line(self, language: str, title: str) -> None:
        box = GrowingText(self.look)
        box.setAccessibleName(f"{self.field.title} {title}".strip())
        row = QHBoxLayout()
        row.setSpacing(6)
        label = QLabel(language.upper(), self)
        label.setVisible(bool(language))
        label.setFont(font("ui", 11, 600))
        label.setFixedSize(20, tokens().control["field"])
        label.setToolTip(title)
        if language:
            row.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(box, 1)
        if not language:
            row.addWidget(self._split, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(row)
        self._labels[language] = label
        self.boxes[language] = box
        self.watch(box)
        box.edited.connect(lambda text, language=language: self._on_edited(language, text))

    def _show_line(self, language: str, shown: bool) -> None:
        self.boxes[language].setVisible(shown)
        if language:
            self._labels[language].setVisible(shown)
        else:
            self._split.setVisible(shown and isinstance(self.field.value, str))

    def _on_edited(self, language: str, text: str) -> None:
        field = self.field.child(language) if language else None
        if field is None:
            if text or self.field.required:
                self.commit(text)
            else:
                self.clear()
            return
        merge = self.context.merge_word(self.field)
        label = value_set(self.field, "", self.context.whole).label
        if text:
            change = value_set(field, text)
        elif any(not child.is_absent for child in self.field.children if child is not field):
            change = reset(field)
        elif self.field.required:
            change = value_set(self.field, "")
        else:
            change = reset(self.field)
        self.context.ask(Change(change.operations, label, merge))

    def _on_split(self) -> None:
        shape, value = self.field.shape, self.field.value
        assert isinstance(shape, Words), "only such a text has languages"
        if isinstance(value, str):
            self.context.begin_run()
            self.commit({shape.languages[0][0]: value})


def _hint(field: Field) -> str:
    """Give what an empty field says."""
    if field.value is SEVERAL:
        return tr(SEVERAL_WORDS)
    default = field.default
    return default if isinstance(default, str) else ""
