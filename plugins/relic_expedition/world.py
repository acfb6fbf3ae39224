"""What the game tells its effects: where things lie, what they are, what turns and costs are."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from designer.api import (
    NOTHING,
    EffectZone,
    Fact,
    Frame,
    PlainWorld,
    Scope,
    item_of,
    place_of,
    thing_at,
)

from .definition import ANIMAL, DENSE, FIRST_KIND, FIRST_TILE_KIND, NOWHERE, OPEN
from .facts import Facts
from .places import (
    ANIMALS,
    BAG,
    BOX,
    FIGURES,
    GROUND,
    PACK,
    RELICS,
    SPACES,
    STACK,
    SUPPLY,
    TILES,
)
from .rulebook import Rulebook
from .rules import ids
from .rules.agenda import FEATURE, planned
from .rules.chance import rolled
from .rules.ground import pieces_at
from .rules.meeting import left_behind
from .rules.packs import laid, matches, packed, unpacked
from .state import ACTING, NO_PIECE, OVER, State, put

__all__ = ["World"]

_ROWS = {STACK: "stack", BAG: "bag", RELICS: "relics", SUPPLY: "supply", BOX: "box"}
_BORDERS = {"open": OPEN, "dense": DENSE}


class World(PlainWorld):
    """Answer for effects; see `designer.api.World`."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        definition = book.definition
        self._definition = definition
        self.n_seats = definition.n_seats
        self.zones: Mapping[str, EffectZone] = {
            "pack": EffectZone(PACK, each=True),
            "stack": EffectZone(STACK, is_hidden=True, is_pile=True),
            "bag": EffectZone(BAG, is_hidden=True, is_pile=True),
            "relics": EffectZone(RELICS, is_hidden=True, is_pile=True),
            "supply": EffectZone(SUPPLY),
            "box": EffectZone(BOX),
            "animals": EffectZone(ANIMALS),
            "explorer": EffectZone(FIGURES, is_map=True),
            "figures": EffectZone(FIGURES, is_map=True),
            "spaces": EffectZone(SPACES, is_map=True),
            "map": EffectZone(NOTHING),
            "here": EffectZone(NOTHING),
        }
        self.values: Mapping[str, Mapping[str, int]] = {
            "board": {board.id: n for n, board in enumerate(definition.boards)}
        }
        self.dice: Mapping[str, int] = dict(definition.dice.others)
        self._facts = Facts(definition)
        self.facts: Mapping[str, Fact] = self._facts.by_key()
        self.conditions: Mapping[str, Callable[[Any, Any], Any]] = {
            "edge": _edge,
            "matching": self._matching,
        }
        self._switches = dict(definition.switches)

    def _matching(self, n: Any, _scope: Scope) -> Callable[[State, Frame], bool]:
        return lambda state, frame: matches(self._definition, state, frame.actor) >= int(n)

    # Things and where they lie

    def things(self, state: State, place: int) -> tuple[int, ...]:
        """Give the items of a place."""
        if place < STACK:
            return tuple(piece for piece in state.packs[place - PACK] if piece != NO_PIECE)
        if place in _ROWS:
            row: tuple[int, ...] = getattr(state, _ROWS[place])
            return row
        if place >= GROUND:
            return pieces_at(state, place - GROUND)
        if place == ANIMALS:
            return tuple(piece for piece, at in enumerate(state.where) if at != NOWHERE)
        if place == FIGURES:
            return tuple(seat for seat, at in enumerate(state.at) if at != NOWHERE)
        return tuple(position for position, code in enumerate(state.ground) if code >= 0)

    def slots(self, state: State, place: int) -> tuple[int, ...]:
        """Give what lies in the slots of a pack."""
        return state.packs[place - PACK] if place < STACK else self.things(state, place)

    def borne(self, state: State, place: int) -> Sequence[int]:
        """Give the kinds of the pieces of a place."""
        kind_of = self._definition.kind_of
        row = state.packs[place - PACK] if place < STACK else self.things(state, place)
        return [FIRST_KIND + kind_of[piece] for piece in row if piece != NO_PIECE]

    def bearers(self, state: State, place: int, item: int) -> tuple[int, ...]:
        """Give the first piece of a kind; others of it do the same."""
        kind, kind_of = item - FIRST_KIND, self._definition.kind_of
        row = state.packs[place - PACK] if place < STACK else self.things(state, place)
        for piece in row:
            if piece != NO_PIECE and kind_of[piece] == kind:
                return (piece,)
        return ()

    def carriers(self, state: State, item: int) -> Sequence[tuple[int, int]]:
        """Give the tile that something happens on, and the animal that is being met."""
        if item >= FIRST_TILE_KIND:
            code = state.ground[state.focus] if state.focus >= 0 else -1
            is_it = code >= 0 and self._definition.surfaces[code].kind == item - FIRST_TILE_KIND
            return ((state.active, thing_at(TILES, state.focus)),) if is_it else ()
        animal = state.meeting
        is_met = animal >= 0 and self._definition.kind_of[animal] == item - FIRST_KIND
        return ((state.active, thing_at(ANIMALS, animal)),) if is_met else ()

    def lifted(self, state: State, place: int, item: int) -> State:
        """Take an item out of a place."""
        if place < STACK:
            seat = place - PACK
            return unpacked(self._definition, state, seat, state.packs[seat].index(item))
        if place in _ROWS:
            left = tuple(other for other in getattr(state, _ROWS[place]) if other != item)
            return replace(state, **{_ROWS[place]: left})
        if place == ANIMALS:
            awake = tuple(animal for animal in state.asleep if animal != item)
            return replace(state, where=put(state.where, item, NOWHERE), asleep=awake)
        rows = tuple(row for row in state.lying_here if row != (place - GROUND, item))
        return replace(state, lying_here=rows)

    def laid(self, state: State, place: int, item: int, *, under: bool) -> State:
        """Put an item down."""
        if place < STACK:
            return packed(self._definition, state, place - PACK, item)
        if place >= GROUND:
            if self._definition.sort(item) == ANIMAL:
                return replace(state, where=put(state.where, item, place - GROUND))
            return laid(state, place - GROUND, item)
        row: tuple[int, ...] = getattr(state, _ROWS[place])
        row = (*row, item) if under or place in (BOX, SUPPLY) else (item, *row)
        return replace(state, **{_ROWS[place]: row})

    def arranged(self, state: State, place: int, items: tuple[int, ...]) -> State:
        """Let a row hold these items."""
        return replace(state, **{_ROWS[place]: items})

    def drawn(self, state: State, seat: int, place: int, n: int) -> tuple[State, tuple[int, ...]]:
        """Draw into the pack."""
        drawn = self.things(state, place)[:n]
        for item in drawn:
            state = self.lifted(state, place, item)
            state = packed(self._definition, state, seat, item)
        return state, tuple(thing_at(PACK + seat, item) for item in drawn)

    def left_to_draw(self, state: State, place: int) -> int:
        """Give how many things could be drawn."""
        return len(self.things(state, place))

    def home(self, _state: State, seat: int, _thing: int, zone: str) -> int:
        """Give the place of a zone."""
        found = self.zones[zone]
        return found.first + seat if found.each else found.first

    def here(self, state: State, frame: Frame) -> int:
        """Give the ground of a tile that does something, else that of its actor's explorer."""
        if frame.source >= 0 and place_of(frame.source) == TILES:
            return GROUND + item_of(frame.source)
        position = state.at[frame.actor]
        if position == NOWHERE and state.meeting >= 0:
            position = state.where[state.meeting]
        return GROUND + position if position != NOWHERE else BOX

    def place_on(self, _state: State, space: int) -> int:
        """Give the ground of a space."""
        return GROUND + item_of(space)

    def owner(self, _state: State, thing: int) -> int:
        """Give whose a thing is."""
        place = place_of(thing)
        if place < STACK:
            return place - PACK
        return item_of(thing) if place == FIGURES else NOTHING

    def figures(self, state: State, seat: int) -> tuple[int, ...]:
        """Give a seat's explorer, if it is on the map."""
        return (thing_at(FIGURES, seat),) if state.at[seat] != NOWHERE else ()

    def within(self, state: State, thing: int, of: tuple[int, ...], steps: int) -> bool:
        """Say whether a thing is near others, over what is known of the map."""
        there = self._facts.position(state, thing)
        found = {position: 0 for other in of if (position := self._facts.position(state, other)) >= 0}  # fmt: skip
        queue = deque(found)
        while queue:
            here = queue.popleft()
            for beside in self._definition.beside[here]:
                is_known = beside >= 0 and state.ground[beside] >= 0
                if is_known and beside not in found and found[here] < steps:
                    found[beside] = found[here] + 1
                    queue.append(beside)
        return there in found

    def with_state(self, state: State, thing: int, word: str) -> State:
        """Set an animal asleep or awake, an explorer lying or upright."""
        place, item = place_of(thing), item_of(thing)
        if place == FIGURES and word in ("lying", "upright"):
            return replace(state, lying=put(state.lying, item, word == "lying"))
        if place != ANIMALS or word not in ("asleep", "awake"):
            return state
        others = tuple(animal for animal in state.asleep if animal != item)
        return replace(state, asleep=tuple(sorted((*others, item))) if word == "asleep" else others)

    # Turns and numbers

    def active(self, state: State) -> int:
        """Give the seat whose turn it is."""
        return state.active

    def option(self, name: str) -> Any:
        """Give the value of a switch."""
        return self._switches.get(name)

    def rule_of(self, _item: int) -> str:
        """Give the rule by which things are asked about."""
        return ids.PROTECTION

    def actions_left(self, state: State, seat: int) -> int:
        """Give how many actions a seat has left."""
        return state.left if seat == state.active and state.phase == ACTING else 0

    def spent(self, state: State, seat: int, n: int) -> State:
        """Spend actions."""
        return replace(state, left=max(0, state.left - n)) if seat == state.active else state

    def can_gain(self, state: State, seat: int, what: str) -> bool:
        """Actions are of use in one's own second phase."""
        return what == "actions" and seat == state.active and state.phase == ACTING

    def gained(self, state: State, what: str, n: int, _symbol: str, frame: Frame) -> State:
        """Give more actions in this turn."""
        is_of_use = self.can_gain(state, frame.actor, what)
        return replace(state, left=state.left + n) if is_of_use else state

    def skipped(self, state: State, seat: int, what: str, _which: str) -> State:
        """Lay an explorer down; nobody owes two lost turns."""
        return replace(state, lying=put(state.lying, seat, True)) if what == "turn" else state

    def ended(self, state: State, seat: int, what: str) -> State:
        """End the second phase of the seat whose turn it is."""
        is_running = what == "turn" and seat == state.active and state.phase == ACTING
        return replace(state, ends=True) if is_running else state

    def won(self, state: State, seat: int) -> State:
        """End the game."""
        over = replace(state, phase=OVER, winner=seat, agenda=(), ends=False)
        stopped: State = self._book.machine.stopped(over)
        return stopped

    def rolled(self, state: State, faces: int) -> tuple[State, int]:
        """Roll a die that is counted from 1."""
        return rolled(state, tuple(range(1, faces + 1)))

    # This game's own verbs

    def attached(self, state: State, seat: int, board: int) -> State:
        """Plan that a board comes into play at the tile that does it."""
        return planned(state, (FEATURE, seat, state.focus, board)) if state.focus >= 0 else state

    def evacuated(self, state: State, seat: int) -> State:
        """Take an explorer off the map."""
        position = state.at[seat]
        if position == NOWHERE:
            return state
        return left_behind(replace(state, at=put(state.at, seat, NOWHERE)), position)


def _edge(word: Any, _scope: Scope) -> Callable[[State, Frame], bool]:
    kind = _BORDERS.get(word, -1)
    return lambda state, _frame: state.crossing == kind
