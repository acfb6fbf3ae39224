"""A probe: pieces of a river whose turn is chosen when they are revealed.

The next piece comes up from a hidden stack; the player chooses where it lies, then how it is turned, so
that water never meets a bank. Each side that joins water is a point. Some pieces do something more.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from designer.engine.decisions import Decision
from designer.engine.effects.abilities import Carrier
from designer.engine.effects.machine import Machine
from designer.engine.effects.plain import PlainWorld
from designer.engine.effects.records import EMPTY, Event, Flow
from designer.engine.effects.rows import Row, Rows
from designer.engine.effects.things import item_of, place_of, thing_at
from designer.engine.effects.verbs import core_verbs
from designer.engine.effects.world import Zone
from designer.engine.game import Move, Outcome, Refusal, Termination
from designer.engine.generator import seeded, shuffled
from designer.hexes import DIRECTIONS, Hex
from tests.probes.island import BESIDE, CENTRE, HEXES
from tests.probes.small import SmallGame

SPACES, LYING = 51, 52
EMPTY_SPACE = -1
ANSWERS = {"trigger": "event", "in": "map", "when": {"event": "reveal", "of": "self"}}
TURN_ANOTHER = {**ANSWERS, "effects": [{"op": "set", "may": True, "what": {"from": "lying", "except": "self", "count": 1}, "state": "turned"}]}  # fmt: skip
AGAIN = {**ANSWERS, "effects": [{"op": "gain", "what": "actions", "count": 1}]}
# Name, the sides with water (0 to 5, clockwise), copies, abilities.
PIECES: tuple[tuple[str, tuple[int, ...], int, tuple[Any, ...]], ...] = (
    ("straight", (0, 3), 6, ()),
    ("bend", (0, 2), 5, ()),
    ("fork", (0, 2, 4), 3, ()),
    ("whirl", (0, 1), 2, (TURN_ANOTHER,)),
    ("spring", (0,), 2, (AGAIN,)),
)
SIDES_OF = tuple(sides for _, sides, copies, _ in PIECES for _ in range(copies))
TURNS = 6


def water(piece: int, turn: int) -> frozenset[int]:
    """Give the sides of a turned piece that have water."""
    return frozenset((side + turn) % TURNS for side in SIDES_OF[piece])


class State(msgspec.Struct, frozen=True):
    rng: int
    round: int
    active: int
    stack: tuple[int, ...]
    ground: tuple[int, ...]
    turns: tuple[int, ...]
    points: tuple[int, ...] = (0, 0)
    left: int = 1
    thrown: tuple[int, ...] = ()
    decision: Decision | None = None
    flow: Flow = EMPTY


def fits(state: State, piece: int, position: int, turn: int) -> bool:
    """Say whether a piece turned so meets water with water and banks with banks."""
    wet = water(piece, turn)
    for side, (dq, dr) in enumerate(DIRECTIONS):
        there = Hex(HEXES[position].q + dq, HEXES[position].r + dr)
        if there in HEXES and (other := state.ground[HEXES.index(there)]) != EMPTY_SPACE:
            meets = (side + 3) % TURNS in water(other, state.turns[HEXES.index(there)])
            if meets != (side in wet):
                return False
    return True


def joins(state: State, position: int) -> int:
    """Count the sides of a space where water meets water."""
    piece, turn = state.ground[position], state.turns[position]
    count = 0
    for side in water(piece, turn):
        dq, dr = DIRECTIONS[side]
        there = Hex(HEXES[position].q + dq, HEXES[position].r + dr)
        count += there in HEXES and state.ground[HEXES.index(there)] != EMPTY_SPACE
    return count


class World(Rows, PlainWorld):
    def __init__(self) -> None:
        Rows.__init__(self, 2, {"stack": Row("stack", is_hidden=True, is_pile=True), "box": Row("thrown")})  # fmt: skip
        self.zones |= {
            "spaces": Zone(SPACES, is_map=True),
            "lying": Zone(LYING, is_map=True),
            "map": Zone(-1),
        }
        self.facts = {}

    def things(self, state: Any, place: int) -> tuple[int, ...]:
        if place == LYING:
            return tuple(
                sorted(p for p in state.ground if p != EMPTY_SPACE and turned(state, p) is not None)
            )
        return tuple(range(len(HEXES))) if place == SPACES else super().things(state, place)

    def carriers(self, state: Any, item: int) -> tuple[tuple[int, int], ...]:
        return ((state.active, thing_at(LYING, item)),) if item in state.ground else ()

    def owner(self, state: Any, thing: int) -> int:
        return -1

    def with_state(self, state: Any, thing: int, word: str) -> Any:
        """A piece that lies may be turned to the next turn that fits."""
        turn = turned(state, item_of(thing))
        assert (word, place_of(thing)) == ("turned", LYING) and turn is not None
        position = state.ground.index(item_of(thing))
        return replace(state, turns=(*state.turns[:position], turn, *state.turns[position + 1 :]))

    def active(self, state: Any) -> int:
        return state.active

    def rule_of(self, item: int) -> str:
        return "R-2"

    def can_gain(self, state: Any, seat: int, what: str) -> bool:
        return True

    def gained(self, state: Any, what: str, n: int, symbol: str, frame: Any) -> Any:
        return replace(state, left=state.left + n)


def turned(state: State, piece: int) -> int | None:
    """Give the next turn, clockwise, in which a piece that lies fits and looks another, or None."""
    position = state.ground.index(piece)
    now = state.turns[position]
    for more in range(1, TURNS):
        turn = (now + more) % TURNS
        if water(piece, turn) != water(piece, now) and fits(state, piece, position, turn):
            return turn
    return None


class Rivers(SmallGame):
    """Give the game for two seats."""

    n_seats = 2
    state_type = State

    def __init__(self) -> None:
        self.rows = World()
        abilities = [trees for _, _, copies, trees in PIECES for _ in range(copies)]
        carriers = [Carrier(n, str(n), "map", trees) for n, trees in enumerate(abilities) if trees]
        self.machine = Machine(self.rows, carriers, core_verbs())
        assert self.machine.faults == []
        self._reveal = self.machine.own(
            self._ask_where, self._ask_turn, self._lay, self._count, self._end
        )

    def start(self, seed: int) -> State:
        rng, stack = shuffled(seeded(seed), range(len(SIDES_OF)))
        first = next(piece for piece in stack if len(SIDES_OF[piece]) == 3)
        ground = [EMPTY_SPACE] * len(HEXES)
        ground[CENTRE] = first
        rest = tuple(piece for piece in stack if piece != first)
        return State(rng, 1, 0, rest, tuple(ground), (0,) * len(HEXES))

    def moves(self, state: State) -> Iterator[Move]:
        yield Move("reveal")

    def refusal_of(self, state: State, move: Move) -> Refusal | None:
        return None

    def made(self, state: State, move: Move) -> State:
        piece, *rest = state.stack
        state = replace(state, stack=tuple(rest))
        return self.machine.begun(state, self._reveal, state.active, ((piece,), (), ()))

    # Names hold the piece, then where it lies, then how it is turned.

    def _places(self, state: State, piece: int) -> tuple[int, ...]:
        return tuple(
            position
            for position, beside in enumerate(BESIDE)
            if state.ground[position] == EMPTY_SPACE
            and any(state.ground[there] != EMPTY_SPACE for there in beside)
            and self._turns(state, piece, position)
        )

    def _turns(self, state: State, piece: int, position: int) -> tuple[int, ...]:
        """Give the turns that fit, those that look alike once."""
        looks: dict[frozenset[int], int] = {}
        for turn in range(TURNS):
            if fits(state, piece, position, turn):
                looks.setdefault(water(piece, turn), turn)
        return tuple(looks.values())

    def _ask(self, state: State, kind: str, options: tuple[int, ...], register: int) -> State:
        decision = Decision(state.active, kind, "R-1", options, 1, 1, register=register)
        return replace(state, decision=decision)

    def _ask_where(self, state: State, frame: Any) -> State:
        places = self._places(state, frame.names[0][0])
        spaces = tuple(thing_at(SPACES, position) for position in places)
        return self._ask(state, "space", spaces, 1) if places else state

    def _ask_turn(self, state: State, frame: Any) -> State:
        if not frame.names[1]:
            return state
        turns = self._turns(state, frame.names[0][0], item_of(frame.names[1][0]))
        return self._ask(state, "turn", turns, 2)

    def _lay(self, state: State, frame: Any) -> State:
        (piece,), where, turn = frame.names
        if not where:
            return replace(state, thrown=(piece, *state.thrown))
        position = item_of(where[0])
        state = replace(
            state,
            ground=(*state.ground[:position], piece, *state.ground[position + 1 :]),
            turns=(*state.turns[:position], turn[0], *state.turns[position + 1 :]),
        )
        event = Event("reveal", by=state.active, of=thing_at(LYING, piece))
        return self.machine.announced(state, event)

    def _count(self, state: State, frame: Any) -> State:
        if not frame.names[1]:
            return state
        points = list(state.points)
        points[state.active] += joins(state, item_of(frame.names[1][0]))
        return replace(state, points=tuple(points))

    def _end(self, state: State, frame: Any) -> State:
        if state.left > 1:
            return replace(state, left=state.left - 1)
        after = 1 - state.active
        return replace(state, active=after, round=state.round + (after == 0), left=1)

    def others(self, state: State) -> dict[str, int]:
        waiting = [f.names[0][0] for f in state.flow.stack if f.program == self._reveal]
        on_the_way = {str(p): 1 for p in waiting if p not in state.ground}
        return {str(p): 1 for p in state.ground if p != EMPTY_SPACE} | on_the_way

    def is_over(self, state: State) -> bool:
        return not state.stack and state.decision is None and not state.flow.stack

    def outcome(self, state: State) -> Outcome | None:
        if not self.is_over(state):
            return None
        best = max(state.points)
        winners = tuple(seat for seat in (0, 1) if state.points[seat] == best)
        ended = Termination.WON if len(winners) == 1 else Termination.SHARED
        return Outcome(ended, winners, f"{best} points.")
