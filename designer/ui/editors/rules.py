"""The stage of rules: every number and every switch of the game on one page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from designer.documents import Pointer, text_of
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.editors.editor import Shown
from designer.ui.forms.context import FormContext
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.rows import Row
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field as LineField
from designer.ui.kit.languages import mark, spoken, tr
from designer.ui.kit.surfaces import lay_on, steady
from designer.validation.forms import Field, describe, part_at
from designer.validation.shapes import Choice, Truth
from designer.validation.shaping import title_of_key

__all__ = ["RulesStage"]

_RULES, _PARAMETERS = "rules", "parameters"
_SWITCHES, _DEFAULT, _VALUES, _LABELS = "switches", "default", "values", "labels"


class RulesStage:
    """Show the parameters of all rules, and all switches, as editors."""

    skip: tuple[str, ...] = ()
    title = mark("Numbers")
    is_wide = True

    def __init__(self, look: Look, pictures: Pictures) -> None:
        del pictures  # rules have none
        self._look = look
        self._context: FormContext | None = None
        self._rows: dict[Pointer, _Line] = {}
        self._panel = QWidget()
        self._filter = LineField(look, tr("Filter numbers and switches"), icon="search")
        self._filter.textChanged.connect(lambda _text: self._show_lines())
        self._area = QScrollArea()
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it takes the keyboard
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(16, 4, 16, 16)
        self._column.setSpacing(10)
        self._heads = {
            key: _head(title)
            for key, title in ((_RULES, tr("Numbers")), (_SWITCHES, tr("Switches")))
        }
        self._lists = {key: QVBoxLayout() for key in self._heads}
        for key, head in self._heads.items():
            self._column.addWidget(head)
            self._lists[key].setSpacing(12)
            self._column.addLayout(self._lists[key])
        self._column.addStretch(1)
        steady(self._area, self._page)
        self._empty = EmptyPanel(
            look,
            "sliders-horizontal",
            tr("No numbers and no switches"),
            tr("A rule may have parameters, a file of rules switches."),
        )
        outer = QVBoxLayout(self._panel)
        outer.setContentsMargins(0, 8, 0, 0)
        outer.setSpacing(4)
        strip = QVBoxLayout()
        strip.setContentsMargins(16, 0, 16, 4)
        strip.addWidget(self._filter)
        outer.addLayout(strip)
        outer.addWidget(self._area, 1)
        outer.addWidget(self._empty, 1)
        for widget in (self._panel, self._area, self._page):
            lay_on(look, widget)
        self._panel.setMinimumWidth(240)

    def widget(self) -> QWidget:
        """Give the widget."""
        return self._panel

    def attach(self, context: FormContext) -> None:
        """Take the context through which changes are asked for."""
        self._context = context

    def row(self, pointer: Pointer) -> Row | None:
        """Give the row of a parameter or of a switch's default."""
        line = self._rows.get(pointer)
        return line.row if line is not None else None

    def show_objects(self, shown: Shown) -> None:
        """Show the values as the document has them now."""
        context = self._context
        assert context is not None, "a stage is attached before it shows anything"
        fields = {
            field.pointer: (field, words)
            for field, words in (*_parameters(shown), *_switches(shown))
        }
        for pointer in [p for p in self._rows if p not in fields]:
            self._drop(pointer)
        for pointer, (field, words) in fields.items():
            line = self._rows.get(pointer)
            if line is not None and not line.row.fits(field):
                self._drop(pointer)
                line = None
            if line is None:
                line = self._rows[pointer] = _Line(context, field)
                self._lists[str(pointer[0])].addWidget(line)
            line.show_line(field, words)
        self._in_order(list(fields))
        self._show_lines()

    def show_place(self, pointer: Pointer) -> None:
        """Bring the numbers of a rule into sight."""
        line = next(
            (r for p, r in self._rows.items() if p[: len(pointer)] == pointer[: len(p)]), None
        )
        if line is not None and len(pointer) >= 2:
            self._area.ensureWidgetVisible(line, 0, 40)

    def _show_lines(self) -> None:
        wanted = self._filter.text().casefold().split()
        n_shown = dict.fromkeys(self._heads, 0)
        for pointer, line in self._rows.items():
            shown = all(word in line.words for word in wanted)
            line.setVisible(shown)
            n_shown[str(pointer[0])] += shown
        for key, head in self._heads.items():
            head.setVisible(n_shown[key] > 0)
        self._empty.setVisible(not any(n_shown.values()))
        self._area.setVisible(any(n_shown.values()))
        if wanted:
            self._empty.set_text(
                tr("Nothing is called so"),
                tr("No number or switch holds “{filter}”.", filter=self._filter.text()),
            )
        else:
            self._empty.set_text(
                tr("No numbers and no switches"),
                tr("A rule may have parameters, a file of rules switches."),
            )

    def _in_order(self, pointers: Sequence[Pointer]) -> None:
        """Put the rows in the order of the document."""
        for key, layout in self._lists.items():
            wanted = [self._rows[p] for p in pointers if p[0] == key]
            items = (layout.itemAt(n) for n in range(layout.count()))
            present = [item.widget() for item in items if item is not None]
            if present != wanted:
                for line in wanted:
                    layout.removeWidget(line)
                    layout.addWidget(line)

    def _drop(self, pointer: Pointer) -> None:
        line = self._rows.pop(pointer)
        line.hide()
        line.deleteLater()


class _Line(QWidget):
    """One value with what it is about."""

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__()
        self.words = ""
        self.row = context.make.row(field)
        self._about = QLabel()
        self._about.setFont(font("ui", 12))
        self._about.setWordWrap(True)
        self._about.setForegroundRole(self._about.foregroundRole().PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.row)
        column.addWidget(self._about)

    def show_line(self, field: Field, words: str) -> None:
        self.row.show_field(field)
        self._about.setText(words)
        self.words = f"{field.title} {words} {field.key}".casefold()


def _head(title: str) -> QLabel:
    label = QLabel(title)
    label.setFont(font("ui", 15, 600))
    return label


def _parameters(shown: Shown) -> Iterator[tuple[Field, str]]:
    every = _numbers_of(shown.document.tree)
    for number, rule in enumerate(_maps(shown.document.tree, _RULES)):
        found = rule.get(_PARAMETERS)
        parameters = found if isinstance(found, dict) else {}
        for key in parameters:
            pointer = (_RULES, number, _PARAMETERS, key)
            part = part_at(shown.schema, shown.document.tree, pointer)
            field = describe(part, [(pointer, parameters[key])])
            # The type of a number is not for this page: the plain editor is enough.
            inner = field.children[0] if field.children else field
            about = _filled(text_of(rule.get("text"), spoken()), every)
            title = ", ".join(
                filter(None, (str(rule.get("id", "")), text_of(rule.get("title"), spoken())))
            )
            yield (
                msgspec.structs.replace(inner, title=title_of_key(str(key)), description=about),
                f"{title}: {about}" if about else title,
            )


def _switches(shown: Shown) -> Iterator[tuple[Field, str]]:
    for number, switch in enumerate(_maps(shown.document.tree, _SWITCHES)):
        pointer = (_SWITCHES, number, _DEFAULT)
        part = part_at(shown.schema, shown.document.tree, pointer)
        if _DEFAULT not in switch:
            continue
        field = describe(part, [(pointer, switch[_DEFAULT])])
        about = text_of(switch.get("text"), spoken())
        title = text_of(switch.get("title"), spoken()) or str(switch.get("id", ""))
        shape = _shape_of(switch) or (field.children[0].shape if field.children else field.shape)
        yield (
            msgspec.structs.replace(
                field, shape=shape, children=(), title=title, description=about
            ),
            about,
        )


def _shape_of(switch: Mapping[str, Any]) -> Choice | Truth | None:
    values, labels = switch.get(_VALUES), switch.get(_LABELS)
    if not isinstance(values, list) or not values:
        return None
    if {type(value) for value in values} == {bool}:
        return Truth()
    names = labels if isinstance(labels, dict) else {}
    titles = tuple(text_of(names.get(value), spoken()) or str(value) for value in values)
    return Choice(tuple(values), titles)


def _maps(tree: Any, key: str) -> Iterator[Mapping[str, Any]]:
    found = tree.get(key) if isinstance(tree, dict) else None
    for value in found if isinstance(found, list) else ():
        yield value if isinstance(value, dict) else {}


def _numbers_of(tree: Any) -> dict[str, Any]:
    return {
        str(key): value
        for rule in _maps(tree, _RULES)
        if isinstance(rule.get(_PARAMETERS), dict)
        for key, value in rule[_PARAMETERS].items()
    }


def _filled(text: str, numbers: Mapping[str, Any]) -> str:
    """Give a text with the numbers in the place of their names."""
    for key, value in numbers.items():
        text = text.replace(f"{{{key}}}", str(value))
    return text
