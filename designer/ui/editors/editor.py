"""One document as what it holds: a list of its objects, a stage for the chosen one, its form."""

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from designer.diagnostics import Diagnostic
from designer.documents import Document, Pointer, Project
from designer.documents.pointers import from_text
from designer.paint.look import Look
from designer.ui.editors.entries import EntriesPanel
from designer.ui.editors.outline import HEAD, Section
from designer.ui.editors.pills import Pills
from designer.ui.forms.context import FormContext
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.view import FormView
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.languages import tr
from designer.validation.forms import sections
from designer.validation.schemas import Schema

__all__ = ["Editor", "Shown", "Stage"]

_LIST, _SMALL_LIST, _FORM, _SMALL_FORM = 220, 180, 344, 276
_MANY = 500  # objects, of which the list alone takes its time
_PAUSE_MS = 12
_ROOM_FOR_ALL, _ROOM_FOR_FACE = 760, 660


class Shown(NamedTuple):
    """What a stage shows: a state of the document and what is chosen in it.

    Attributes:
        sections: what the document holds.
        pointers: the objects chosen; the empty pointer is the document itself.
        faults: the document's faults.
    """

    project: Project
    document: Document
    schema: Schema
    sections: tuple[Section, ...]
    pointers: tuple[Pointer, ...]
    faults: tuple[Diagnostic, ...]

    def chosen(self) -> tuple[Section, int, Any] | None:
        """Give the object chosen last: its section, its number, its tree."""
        if not self.pointers or len(self.pointers[-1]) != 2:
            return None
        key, number = self.pointers[-1]
        section = next((s for s in self.sections if s.key == key), None)
        if section is None or not isinstance(number, int) or number >= len(section.items):
            return None
        return section, number, section.items[number]


class Stage(Protocol):
    """What stands between list and form: a picture or tools for the chosen object."""

    skip: tuple[str, ...]
    """Keys that the stage edits as it shows things now, so that the form leaves them out."""

    is_wide: bool
    """Whether it takes more room than the form."""

    title: str
    """What it is called where only stage or form can be seen."""

    def widget(self) -> QWidget:
        """Give the widget."""

    def attach(self, context: FormContext) -> None:
        """Take the context through which changes are asked for."""

    def show_objects(self, shown: Shown) -> None:
        """Show another choice, or another state of the document."""

    def show_place(self, pointer: Pointer) -> None:
        """Bring a place of the document into sight, where the stage shows it."""


class Editor(QWidget):
    """Edit a document by forms.

    Attributes:
        bar: says why nothing can be changed, or asks what a change is to reach.
        form: the form of what is chosen; its context says what is to be changed.
        entries: the list; hidden where the document holds no named objects.
        place_chosen: a place of the document has the keyboard (Pointer).
    """

    place_chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        pictures: Pictures,
        stage: Stage | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._project: Project | None = None
        self._document: Document | None = None
        self._schema: Schema | None = None
        self._sections: tuple[Section, ...] = ()
        self._faults: tuple[Diagnostic, ...] = ()
        self._chosen_before = False
        self._first_due = QTimer(self, interval=_PAUSE_MS, singleShot=True)
        self._first_due.timeout.connect(self._choose_first)
        self._is_narrow = False
        self._front = "stage" if stage is not None and stage.is_wide else "form"
        self._choice = Pills(look, in_line=True)
        self._choice.setContentsMargins(8, 4, 8, 4)
        self._choice.hide()
        self._choice.chosen.connect(self._bring)
        self._own_widths = False  # until somebody moves a border, widths follow the window
        self.bar = MessageBar(look)
        self.form = FormView(look, pictures, bar=self.bar)
        self.entries = EntriesPanel(look, self.form.context)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self.entries)
        if stage is not None:
            stage.attach(self.form.context)
            self._split.addWidget(stage.widget())
        self._split.addWidget(self.form)
        self._split.splitterMoved.connect(self._on_split_moved)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._choice)
        column.addWidget(self._split, 1)
        self.entries.chosen.connect(self._on_chosen)
        self.form.chosen.connect(self.place_chosen)
        self.form.context.visited.connect(self.place_chosen)

    @property
    def document(self) -> Document | None:
        """Give the document shown."""
        return self._document

    @property
    def chosen(self) -> tuple[Pointer, ...]:
        """Give the objects whose form is shown."""
        return self.entries.pointers

    def show_document(
        self,
        project: Project,
        document: Document,
        schema: Schema | None,
        faults: Iterable[Diagnostic] = (),
    ) -> None:
        """Show another state of the document; without a tree the last one stays."""
        self._faults = tuple(faults)
        if document.tree is None or schema is None:
            return
        self._project, self._document, self._schema = project, document, schema
        self.form.context.show(project, document)
        self._sections = tuple(map(Section, sections(document, schema)))
        self.entries.setVisible(bool(self._sections))
        self.entries.show_document(document, schema, self._sections, self._faults)
        if self._chosen_before:
            self._show_chosen()
        elif sum(len(section.items) for section in self._sections) < _MANY:
            self._choose_first()
        elif not self._first_due.isActive():
            self._first_due.start()

    @property
    def is_laying(self) -> bool:
        """Say whether the form of the first object is still to be made."""
        return self._first_due.isActive()

    def _choose_first(self) -> None:
        """Show the form of the first object, unless another one has been chosen meanwhile."""
        self._chosen_before = True
        if not self.chosen:
            first = next((s.pointers[0] for s in self._sections if s.items), HEAD)
            self.entries.choose([first])
        self._show_chosen()

    def show_faults(self, faults: Iterable[Diagnostic]) -> None:
        """Show what a check has found in the document as it is shown."""
        self._faults = tuple(faults)
        if self._document is not None and self._schema is not None:
            self.entries.show_document(self._document, self._schema, self._sections, self._faults)
            self._show_chosen()

    def show_place(self, pointer: Pointer, *, focus: bool = False) -> None:
        """Choose the object of a place and bring its field into sight."""
        found = self._object_of(pointer)
        if self.chosen != (found,) and not (len(self.chosen) > 1 and found in self.chosen):
            self.entries.choose([found])
        if focus:
            self._bring("form")
        self.form.go_to(pointer, focus=focus)
        if self._stage is not None:
            self._stage.show_place(pointer)

    def show_diagnostic(self, diagnostic: Diagnostic) -> None:
        """Go to the field of a fault."""
        tree = self._document.tree if self._document is not None else None
        self.show_place(from_text(diagnostic.location.pointer, tree), focus=False)

    def lay(self) -> None:
        """Give the parts their usual widths."""
        if self._stage is None:
            self._split.setSizes([_LIST, max(_FORM, self.width() - _LIST)])
            return
        if self._is_narrow:
            rest = max(_SMALL_FORM, self.width() - _SMALL_LIST)
            self._split.setSizes([_SMALL_LIST, rest, rest])
            return
        form = _SMALL_FORM if self._stage.is_wide else _FORM
        self._split.setSizes([_LIST, max(200, self.width() - _LIST - form), form])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        if not self._own_widths:
            self.lay()

    def _share_room(self) -> None:
        """Let stage and form stand beside each other, or one at a time where that is too narrow."""
        stage = self._stage
        if stage is None:
            return
        enough = _ROOM_FOR_ALL if stage.is_wide else _ROOM_FOR_FACE
        self._is_narrow = self.width() < enough
        self._choice.setVisible(self._is_narrow)
        self._choice.show_pills((("stage", tr(stage.title)), ("form", tr("Form"))), self._front)
        stage.widget().setVisible(not self._is_narrow or self._front == "stage")
        self.form.setVisible(not self._is_narrow or self._front == "form")

    def _bring(self, front: str) -> None:
        self._front = front
        self._share_room()
        if not self._own_widths:
            self.lay()

    def _on_split_moved(self) -> None:
        self._own_widths = True

    def _object_of(self, pointer: Pointer) -> Pointer:
        keys = {section.key for section in self._sections}
        if len(pointer) >= 2 and pointer[0] in keys and isinstance(pointer[1], int):
            return pointer[:2]
        return HEAD

    def _on_chosen(self, _pointers: object) -> None:
        self._show_chosen()
        pointers = self.chosen
        if len(pointers) == 1:
            self.place_chosen.emit(pointers[0])

    def _show_chosen(self) -> None:
        project, document, schema = self._project, self._document, self._schema
        if project is None or document is None or schema is None:
            return
        pointers = self.chosen or (HEAD,)
        if HEAD in pointers:
            pointers = (HEAD,)
        if self._stage is not None:
            self._stage.show_objects(
                Shown(project, document, schema, self._sections, pointers, self._faults)
            )
        if pointers == (HEAD,):
            skip = tuple(section.key for section in self._sections)
        else:
            skip = self._stage.skip if self._stage is not None else ()
        self.form.show_objects(project, document, schema, pointers, skip=skip, faults=self._faults)
