"""What things of a deck are counted by, gathered a little at a time: a deck may hold thousands."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from designer.printing.traits import Trait
from designer.session.bulk import Place, common_fields, known_fields
from designer.session.decks import DeckThing, plain_traits
from designer.ui.editors.copies import Copies
from designer.ui.editors.deck_tiles import Holding
from designer.ui.forms.context import FormContext
from designer.ui.kit.languages import tr
from designer.validation.candidates import Candidate
from designer.validation.forms import Field

__all__ = ["Counting", "DeckRow", "shared_fields"]

_SLICE_S = 0.012
_ALIKE = 60  # entries that say which fields all have


class DeckRow(NamedTuple):
    """Give one thing of a deck, where it stands, and what is known of it."""

    holding: Holding
    field: Field
    name: str
    candidate: Candidate | None
    title: str
    detail: str
    copies: Copies | None

    @property
    def place(self) -> Place | None:
        """Give where the thing itself is declared."""
        entry = self.candidate.entry if self.candidate is not None else None
        return Place(entry.document.path, entry.pointer) if entry is not None else None

    @property
    def thing(self) -> DeckThing:
        """Give it as it is counted, without traits."""
        n = self.copies.number if self.copies is not None else 1
        return DeckThing(self.name, self.title, self.detail, n)


def shared_fields(
    context: FormContext, rows: Sequence[DeckRow], *, any_has: bool = False
) -> tuple[Field, ...]:
    """Give the fields that the things have in common, or that any has, in the language in force."""
    places = [place for row in rows if (place := row.place) is not None]
    if context.project is None or context.schemas is None or not places:
        return ()
    fields_of = known_fields if any_has else common_fields
    found = fields_of(context.project, context.schemas, places)
    return tuple(
        msgspec.structs.replace(field, title=tr(field.title), description=tr(field.description))
        for field in found
    )


class Counting(QObject):
    """Gather traits while the window goes on.

    Attributes:
        done: all of them are known (things with their traits, in order).
    """

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context: FormContext | None = None
        self._kept: dict[tuple[str, int], tuple[object, tuple[Trait, ...]]] = {}
        self._work: Iterator[None] | None = None
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._go_on)

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is still to be counted."""
        return self._work is None

    def begin(self, context: FormContext, rows: Sequence[DeckRow]) -> None:
        """Count other things; what was still under way is given up."""
        self._context = context
        self._work = self._gather(rows)
        self._go_on()

    def finish(self) -> None:
        """Count all that is left now."""
        while self._work is not None:
            self._go_on()

    def _go_on(self) -> None:
        until = perf_counter() + _SLICE_S
        while self._work is not None:
            try:
                next(self._work)
            except StopIteration:
                self._work = None
            if perf_counter() > until:
                break
        if self._work is None:
            self._next.stop()
        elif not self._next.isActive():
            self._next.start()

    def _gather(self, rows: Sequence[DeckRow]) -> Iterator[None]:
        context = self._context
        assert context is not None, "counting begins with a context"
        fields: tuple[Field, ...] | None = None
        found = []
        for row in rows:
            thing = row.thing
            entry = row.candidate.entry if row.candidate is not None else None
            kept = self._kept.get((row.name, thing.copies))
            if entry is None:
                found.append(thing)
                continue
            if kept is None or kept[0] is not entry.tree:
                traits = context.pictures.traits(entry.sort, row.name, thing.copies)
                if traits is None:
                    if fields is None:
                        fields = shared_fields(context, rows[:_ALIKE], any_has=True)
                    traits = tuple(plain_traits(fields, entry.tree, thing.copies))
                kept = self._kept[row.name, thing.copies] = (entry.tree, traits)
            found.append(msgspec.structs.replace(thing, traits=kept[1]))
            yield
        self.done.emit(tuple(found))
