"""Zones that are rows of items in a state's fields: one row for all, or one per seat."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from designer.engine.effects.things import thing_at
from designer.engine.effects.world import Zone
from designer.engine.generator import shuffled

__all__ = ["Row", "Rows"]

State = Any


class Row(msgspec.Struct, frozen=True):
    """Say in which field of the state a zone lies.

    Attributes:
        field: its name: a row of items, top first, or one such row per seat.
        each: whether each seat has one.
        is_hidden, is_pile: as in `Zone`.
        is_sorted: the order says nothing, so that equal hands are equal.
        refill: the zone that is shuffled into it when it runs out, or "".
    """

    field: str
    each: bool = False
    is_hidden: bool = False
    is_pile: bool = False
    is_sorted: bool = False
    refill: str = ""


class Rows:
    """Give and change the rows of a game; a `World` can be made of it.

    Attributes:
        n_seats: number of players.
        zones: by word, numbered in the order of the rows.
    """

    def __init__(self, n_seats: int, rows: Mapping[str, Row], first: int = 0) -> None:
        self.n_seats = n_seats
        self.zones: dict[str, Zone] = {}
        self._row_of: dict[int, tuple[Row, int]] = {}
        self._at: dict[int, tuple[str, int]] = {}  # field, and seat where each has a row or -1
        self._sorted: set[int] = set()
        self._words: dict[int, str] = {}
        place = first
        for word, row in rows.items():
            self.zones[word] = Zone(place, row.each, row.is_hidden, row.is_pile)
            for seat in range(n_seats if row.each else 1):
                self._row_of[place] = (row, seat)
                self._at[place] = (row.field, seat if row.each else -1)
                self._words[place] = word
                if row.is_sorted:
                    self._sorted.add(place)
                place += 1

    def word_of(self, place: int) -> str:
        """Give the word of a place's zone."""
        return self._words[place]

    def seat_of(self, place: int) -> int:
        """Give the seat that a place belongs to, or -1 for a common one."""
        return self._at[place][1]

    def things(self, state: State, place: int) -> tuple[int, ...]:
        """Give the items of a place, top first."""
        field, seat = self._at[place]
        items: tuple[Any, ...] = getattr(state, field)
        return items if seat < 0 else items[seat]

    def arranged(self, state: State, place: int, items: tuple[int, ...]) -> State:
        """Let a place hold other items, or the same in another order."""
        field, seat = self._at[place]
        held: tuple[Any, ...] = tuple(sorted(items)) if place in self._sorted else items
        if seat >= 0:
            rows = getattr(state, field)
            held = (*rows[:seat], held, *rows[seat + 1 :])
        return replace(state, **{field: held})

    def all_arranged(
        self, state: State, rows: Mapping[int, tuple[int, ...]], **fields: Any
    ) -> State:
        """Let several places hold other items, and other fields other values, in one step."""
        for place, items in rows.items():
            field, seat = self._at[place]
            held = tuple(sorted(items)) if place in self._sorted else items
            if seat < 0:
                fields[field] = held
            else:
                rows_there = fields.get(field) or getattr(state, field)
                fields[field] = (*rows_there[:seat], held, *rows_there[seat + 1 :])
        return replace(state, **fields)

    def lifted(self, state: State, place: int, item: int) -> State:
        """Take the first such item out of a place."""
        items = list(self.things(state, place))
        items.remove(item)
        return self.arranged(state, place, tuple(items))

    def laid(self, state: State, place: int, item: int, *, under: bool) -> State:
        """Put an item on top of a place, or under what lies there."""
        items = self.things(state, place)
        return self.arranged(state, place, (*items, item) if under else (item, *items))

    def home(self, _state: State, seat: int, _thing: int, zone: str) -> int:
        """Give the place of a zone: the seat's own where each seat has one."""
        found = self.zones[zone]
        return found.first + seat if found.each else found.first

    def left_to_draw(self, state: State, place: int) -> int:
        """Give how many things could be drawn from a place."""
        row, seat = self._row_of[place]
        n = len(self.things(state, place))
        return n + len(self.things(state, self._refill(row, seat))) if row.refill else n

    def drawn_to(self, state: State, place: int, to: int, n: int) -> tuple[State, tuple[int, ...]]:
        """Carry up to n items from the top of a place to another; give them where they lie then.

        A place that runs out is filled again as its row says.
        """
        row, seat = self._row_of[place]
        drawn: list[int] = []
        for _ in range(n):
            if not self.things(state, place) and row.refill:
                source = self._refill(row, seat)
                rng, items = shuffled(state.rng, sorted(self.things(state, source)))
                state = self.arranged(replace(state, rng=rng), source, ())
                state = self.arranged(state, place, items)
            if not (left := self.things(state, place)):
                break
            state = self.arranged(state, place, left[1:])
            state = self.laid(state, to, left[0], under=False)
            drawn.append(thing_at(to, left[0]))
        return state, tuple(drawn)

    def _refill(self, row: Row, seat: int) -> int:
        zone = self.zones[row.refill]
        return zone.first + seat if zone.each else zone.first
