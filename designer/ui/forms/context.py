"""What all parts of one form share: the document it shows, and the way a change is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from designer.diagnostics import Diagnostic
from designer.documents import Document, Pointer, Project, Sharing, sharing
from designer.documents.operations import Operation
from designer.documents.pointers import from_text
from designer.documents.shifting import shifted_operations
from designer.paint.look import Look
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.languages import spoken
from designer.validation.candidates import Candidate, candidates, ids_taken
from designer.validation.form_changes import Change
from designer.validation.forms import Field
from designer.validation.samples import Samples
from designer.validation.schemas import SchemaStore
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
        beyond_asked: an edit of other documents too is wanted (`session.bulk.Beyond`).
        rename_asked: an id is to be renamed wherever it is used (pointer of the id, new id).
        read_only: nothing can be changed just now.
        whole: what the objects are called, for the names of changes.
        pictures: pictures of things, for references.
        make: makes rows and editors.
        schemas: of all documents, for what is changed beyond this one; None where nobody gave them.
        under_way: the words of changes that are asked for and not done yet (`Change.merge`).
        moving: what moves places and is not done yet; what is asked for meanwhile comes after it.
    """

    asked = Signal(object)
    pointed = Signal(object)
    visited = Signal(object)
    fix_asked = Signal(object)
    beyond_asked = Signal(object)
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
        self.schemas: SchemaStore | None = None
        self.read_only = False
        self.whole = ""
        self._project: Project | None = None
        self._document: Document | None = None
        self._faults: Mapping[Pointer, tuple[Diagnostic, ...]] = {}
        self._found: dict[Reference, tuple[Candidate, ...]] = {}
        self.under_way: list[str] = []
        self.moving: list[Change] = []
        self._after: list[tuple[Change, Callable[[], object]]] = []
        self._held: list[_Held] = []
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

    def ask(self, change: Change, then: Callable[[], object] | None = None) -> None:
        """Ask for a change; typing in a large document waits for a moment of quiet.

        Args:
            change: the change.
            then: called once it is done, not if it cannot be.
        """
        if self.read_only:
            return
        if self.moving:
            self._hold(change, then)
            return
        if self._waiting is not None and self._waiting.merge != change.merge:
            self.flush()
        if self._is_slow and change.merge:
            self._waiting = change
            self._quiet.start()
            return
        self._waiting = None
        self.asked.emit(change)
        if then is None:
            return
        if change in self.moving:
            self._after.append((change, then))
        else:
            then()

    @property
    def is_waiting_for_quiet(self) -> bool:
        """Say whether a change waits to be asked for."""
        return self._waiting is not None

    def flush(self) -> None:
        """Ask for the change that waits."""
        self._quiet.stop()
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.asked.emit(waiting)

    def hold(self, work: Callable[[], object]) -> bool:
        """Keep work until what moves places is done; False if nothing does, and it is not kept."""
        if self.moving:
            self._held.append(_Held(None, work))
        return bool(self.moving)

    def moved(self, change: Change, *, done: bool) -> None:
        """Go on with what was asked for after a change that moves places; `done` or given up."""
        self.moving.remove(change)
        for after in [entry for entry in self._after if entry[0] is change]:
            self._after.remove(after)
            if done:
                after[1]()
        if done:
            for held in self._held:
                held.done += change.operations
        held_now, self._held = self._held, []
        while held_now and not self.moving:
            held_now.pop(0).go_on(self)
        self._held = [*held_now, *self._held]

    def forget_held(self) -> None:
        """Do not do what was asked for and has not begun."""
        self._held.clear()

    def _hold(self, change: Change, then: Callable[[], object] | None) -> None:
        last = self._held[-1] if self._held else None
        if change.merge and last is not None and last.replaces(change):
            last.change = change
        else:
            self._held.append(_Held(change, then))

    def is_waiting(self, field: Field) -> bool:
        """Say whether a change of a field waits, so that what is typed is newer than the document."""
        word, waiting = self.merge_word(field), self._waiting
        held = any(h.change is not None and h.change.merge == word for h in self._held)
        return held or word in self.under_way or (waiting is not None and waiting.merge == word)

    def took(self, seconds: float) -> None:
        """Take note of how long a change took."""
        self._is_slow = seconds > _SLOW_S


class _Held:
    """What was asked for while places move: a change, or work that finds its places by itself.

    Attributes:
        change: the change as it was asked for, None for work.
        then: what follows the change; the work.
        done: what has moved places since.
    """

    def __init__(self, change: Change | None, then: Callable[[], object] | None) -> None:
        self.change = change
        self.then = then
        self.done: tuple[Operation, ...] = ()

    def replaces(self, change: Change) -> bool:
        """Say whether a later change of the same value says all that this one does."""
        mine = self.change
        return (
            mine is not None
            and mine.merge == change.merge
            and [o.pointer for o in mine.operations] == [o.pointer for o in change.operations]
        )

    def go_on(self, context: FormContext) -> None:
        """Ask for it, at the places where it is meant now."""
        if self.change is None:
            if self.then is not None:
                self.then()
            return
        operations = shifted_operations(self.change.operations, self.done)
        if operations is not None:  # else its object has been taken out, and it with it
            context.ask(msgspec.structs.replace(self.change, operations=operations), self.then)
