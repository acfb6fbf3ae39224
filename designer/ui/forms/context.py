"""What all parts of one form share: the document it shows, and the way a change is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from designer.diagnostics import Diagnostic
from designer.documents import Document, Pointer, Project, Sharing, sharing
from designer.documents.pointers import from_text
from designer.paint.look import Look
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.languages import spoken
from designer.validation.candidates import Candidate, candidates, ids_taken
from designer.validation.form_changes import Change
from designer.validation.forms import Field
from designer.validation.samples import Samples
from designer.validation.shapes import Reference

if TYPE_CHECKING:  # they are made of a context
    from designer.ui.forms.controls import Control
    from designer.ui.forms.rows import Row

__all__ = ["FormContext", "RowMaker"]

_SLOW_S = 0.04
_QUIET_MS = 350
_NOTHING = Sharing()


class RowMaker(Protocol):
    """Make the editors of fields; rows that hold rows are made of it."""

    def row(self, field: Field, *, is_item: bool = False) -> Row:
        """Make the row of a field."""

    def control(self, field: Field) -> Control:
        """Make the editor of a single value."""


class FormContext(QObject):
    """Hold what a form is about.

    Attributes:
        asked: a change is wanted (Change).
        pointed: a place of the text is wanted (Pointer).
        visited: a place of the document is looked at (Pointer); the text may follow.
        fix_asked: a fix of a fault is wanted (Fix).
        declaration_asked: the thing named at a place is to be shown where it is declared (Pointer).
        rename_asked: an id is to be renamed wherever it is used (pointer of the id, new id).
        read_only: nothing can be changed just now.
        whole: what the objects are called, for the names of changes.
        pictures: pictures of things, for references.
        make: makes rows and editors.
        under_way: the words of changes that are asked for and not done yet (`Change.merge`).
    """

    asked = Signal(object)
    pointed = Signal(object)
    visited = Signal(object)
    fix_asked = Signal(object)
    rename_asked = Signal(object, str)
    declaration_asked = Signal(object)
    read_only_changed = Signal(bool)

    def __init__(
        self,
        look: Look,
        pictures: Pictures,
        maker: Callable[[FormContext], RowMaker],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.make = maker(self)
        self.look = look
        self.pictures = pictures
        self.read_only = False
        self.whole = ""
        self._project: Project | None = None
        self._document: Document | None = None
        self._faults: Mapping[Pointer, tuple[Diagnostic, ...]] = {}
        self._found: dict[Reference, tuple[Candidate, ...]] = {}
        self.under_way: list[str] = []
        self._run = 0
        self._waiting: Change | None = None
        self._is_slow = False
        self._quiet = QTimer(self, interval=_QUIET_MS, singleShot=True)
        self._quiet.timeout.connect(self.flush)
        self.samples = Samples(self._taken, self._names)

    # -- what is shown --------------------------------------------------------------------------

    @property
    def document(self) -> Document | None:
        """Give the document shown."""
        return self._document

    @property
    def project(self) -> Project | None:
        """Give the project that it lies in."""
        return self._project

    def show(self, project: Project, document: Document) -> None:
        """Take over another state of the document."""
        self._project, self._document = project, document
        self._found.clear()
        self.pictures.show_project(project, project.game_of(document))

    def set_read_only(self, on: bool) -> None:
        """Allow changes or not."""
        if on != self.read_only:
            self.read_only = on
            self.read_only_changed.emit(on)

    def candidates(self, reference: Reference) -> tuple[Candidate, ...]:
        """Give what a reference may name."""
        if self._project is None or self._document is None:
            return ()
        if reference not in self._found:
            self._found[reference] = candidates(self._project, self._document, reference, spoken())
        return self._found[reference]

    def sharing(self, pointer: Pointer) -> Sharing:
        """Say with whom a value is shared."""
        document = self._document
        if document is None or document.root is None or "&" not in document.text:
            return _NOTHING
        return sharing(document, pointer)

    def _taken(self, sort: str) -> frozenset[str]:
        if self._project is None or self._document is None:
            return frozenset()
        return ids_taken(self._project, self._document, sort)

    def _names(self, reference: Reference) -> Sequence[str]:
        return [candidate.id for candidate in self.candidates(reference)]

    # -- faults ---------------------------------------------------------------------------------

    def set_faults(self, diagnostics: Iterable[Diagnostic], shown: Iterable[Pointer]) -> None:
        """Give every fault to the nearest place above it that the form shows."""
        places = set(shown)
        tree = self._document.tree if self._document is not None else None
        found: dict[Pointer, list[Diagnostic]] = {}
        for diagnostic in diagnostics:
            pointer = from_text(diagnostic.location.pointer, tree)
            while pointer and pointer not in places:
                pointer = pointer[:-1]
            if pointer in places:
                found.setdefault(pointer, []).append(diagnostic)
        self._faults = {pointer: tuple(group) for pointer, group in found.items()}

    def faults(self, field: Field) -> tuple[Diagnostic, ...]:
        """Give the faults of a field, each sentence once."""
        every = (d for pointer in field.pointers for d in self._faults.get(pointer, ()))
        return tuple({d.message: d for d in every}.values())

    # -- changes --------------------------------------------------------------------------------

    def begin_run(self) -> None:
        """Begin a gesture: what is changed from now on is another step of the history."""
        self.flush()
        self._run += 1

    @property
    def run_word(self) -> str:
        """Give the word of the present gesture."""
        return f"form {self._run}"

    def merge_word(self, field: Field) -> str:
        """Give the word under which the changes of a field in this gesture are one step."""
        return f"{self.run_word} {field.pointers}"

    def ask(self, change: Change) -> None:
        """Ask for a change; typing in a large document waits for a moment of quiet."""
        if self.read_only:
            return
        if self._waiting is not None and self._waiting.merge != change.merge:
            self.flush()
        if self._is_slow and change.merge:
            self._waiting = change
            self._quiet.start()
        else:
            self._waiting = None
            self.asked.emit(change)

    def flush(self) -> None:
        """Ask for the change that waits."""
        self._quiet.stop()
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.asked.emit(waiting)

    def is_waiting(self, field: Field) -> bool:
        """Say whether a change of a field waits, so that what is typed is newer than the document."""
        word, waiting = self.merge_word(field), self._waiting
        return word in self.under_way or (waiting is not None and waiting.merge == word)

    def took(self, seconds: float) -> None:
        """Take note of how long a change took."""
        self._is_slow = seconds > _SLOW_S
