"""A probe: an island that is turned up in play, with a die, and all three seats deciding in one turn.

An explorer walks onto known ground or turns up a tile beside it. What a tile does happens at once; some
tiles ask everybody, one after the other. Who holds two idols wins.
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
from designer.engine.generator import below, seeded, shuffled
from designer.hexes import Hex
from tests.probes.small import SmallGame

RADIUS = 2
HEXES = tuple(
    sorted(
        Hex(q, r)
        for q in range(-RADIUS, RADIUS + 1)
        for r in range(-RADIUS, RADIUS + 1)
        if abs(q + r) <= RADIUS
    )
)
BESIDE = tuple(
    tuple(HEXES.index(there) for there in here.neighbours() if there in HEXES) for here in HEXES
)
CENTRE = HEXES.index(Hex(0, 0))
NOTHING_THERE = -1


def revealed(*effects: Any) -> dict[str, Any]:
    return {
        "trigger": "event",
        "in": "map",
        "when": {"event": "reveal", "of": "self"},
        "effects": list(effects),
    }


TILES: tuple[tuple[str, int, Any], ...] = (
    ("spring", 5, revealed({"op": "draw", "who": "mover", "from": "bag", "count": 1})),
    ("ruin", 4, revealed({"op": "choose", "options": [
        [{"op": "draw", "from": "bag", "count": 2}, {"op": "discard", "what": {"from": "pack", "count": 1}}],
        [{"op": "gain", "what": "actions", "count": 2}],
    ]})),
    ("storm", 3, revealed(
        {"op": "roll", "die": "d6", "as": "n", "again_if": {"rolled": {"name": "n", "is": 6}}},
        {"op": "discard", "who": "each", "what": {"from": "pack", "count": 1}, "if": {"rolled": {"name": "n", "max": 3}}},
        {"op": "draw", "who": "each", "from": "bag", "count": 1, "if": {"rolled": {"name": "n", "min": 4}}},
    )),
    ("gale", 3, revealed({"op": "step", "who": "each_other", "figure": "mine", "spaces": {"up_to": 2}})),
    ("shrine", 2, revealed({"op": "put", "who": "each", "what": {"from": "pack", "count": {"up_to": 1}}, "to": "here"})),
    ("pit", 1, revealed({"op": "skip", "who": "mover", "what": "turn"}, {"op": "end", "who": "mover", "what": "turn"})),
)  # fmt: skip
KIND_OF = tuple(name for name, copies, _ in TILES for _ in range(copies))
IDOL, ROPE = 100, 200
BAG = (*(IDOL + n for n in range(7)), *(ROPE + n for n in range(13)))
ACTIONS, ROUNDS = 2, 30

FIGURES, SPACES, TILES_LYING, HERE = 50, 51, 52, 60


class State(msgspec.Struct, frozen=True):
    rng: int
    round: int
    active: int
    stack: tuple[int, ...]
    bag: tuple[int, ...]
    packs: tuple[tuple[int, ...], ...]
    at: tuple[int, ...]
    ground: tuple[int, ...]
    lying: tuple[tuple[int, ...], ...]
    left: int = ACTIONS
    skips: tuple[int, ...] = (0, 0, 0)
    heap: tuple[int, ...] = ()
    decision: Decision | None = None
    flow: Flow = EMPTY


class World(Rows, PlainWorld):
    def __init__(self) -> None:
        Rows.__init__(self, 3, {
            "stack": Row("stack", is_hidden=True, is_pile=True),
            "bag": Row("bag", is_hidden=True, is_pile=True, refill="discard"),
            "pack": Row("packs", each=True, is_sorted=True),
            "discard": Row("heap"),
        })  # fmt: skip
        self.zones |= {
            "figures": Zone(FIGURES, is_map=True),
            "spaces": Zone(SPACES, is_map=True),
            "map": Zone(-1),
            "here": Zone(-1),
        }
        self.dice = {"d6": 6}
        self.facts = {"kind": lambda _, thing: "idol" if item_of(thing) < ROPE else "rope"}

    def things(self, state: Any, place: int) -> tuple[int, ...]:
        if place == FIGURES:
            return tuple(range(self.n_seats))
        if place == SPACES:
            return tuple(range(len(HEXES)))
        return state.lying[place - HERE] if place >= HERE else super().things(state, place)

    def arranged(self, state: Any, place: int, items: tuple[int, ...]) -> Any:
        if place < HERE:
            return super().arranged(state, place, items)
        at = place - HERE
        return replace(state, lying=(*state.lying[:at], items, *state.lying[at + 1 :]))

    def drawn(self, state: Any, seat: int, place: int, n: int) -> Any:
        return self.drawn_to(state, place, self.zones["pack"].first + seat, n)

    def here(self, state: Any, frame: Any) -> int:
        """Where the tile lies that does it."""
        if frame.source >= 0 and place_of(frame.source) == TILES_LYING:
            return HERE + state.ground.index(item_of(frame.source))
        return HERE + state.at[frame.actor]

    def carriers(self, state: Any, item: int) -> tuple[tuple[int, int], ...]:
        return ((state.active, thing_at(TILES_LYING, item)),) if item in state.ground else ()

    def owner(self, state: Any, thing: int) -> int:
        place = place_of(thing)
        if place == FIGURES:
            return item_of(thing)
        return self.seat_of(place) if place < FIGURES else -1

    def figures(self, state: Any, seat: int) -> tuple[int, ...]:
        return (thing_at(FIGURES, seat),)

    def targets(self, state: Any, figure: int, rule: Any, frame: Any) -> tuple[int, ...]:
        beside = BESIDE[state.at[item_of(figure)]]
        return tuple(thing_at(SPACES, p) for p in beside if state.ground[p] != NOTHING_THERE)

    def moved(self, state: Any, figure: int, space: int, rule: Any, frame: Any) -> Any:
        at = list(state.at)
        at[item_of(figure)] = item_of(space)
        return replace(state, at=tuple(at))

    def came_to_rest(self, state: Any, figure: int, rule: Any, frame: Any) -> Any:
        """What lies there is picked up."""
        seat = item_of(figure)
        place = HERE + state.at[seat]
        for item in self.things(state, place):
            state = self.lifted(state, place, item)
            state = self.laid(state, self.zones["pack"].first + seat, item, under=False)
        return state

    def active(self, state: Any) -> int:
        return state.active

    def rule_of(self, item: int) -> str:
        return "I-2"

    def can_gain(self, state: Any, seat: int, what: str) -> bool:
        return what == "actions" and seat == state.active

    def gained(self, state: Any, what: str, n: int, symbol: str, frame: Any) -> Any:
        return replace(state, left=state.left + n)

    def skipped(self, state: Any, seat: int, what: str, which: str) -> Any:
        return replace(state, skips=(*state.skips[:seat], 1, *state.skips[seat + 1 :]))

    def ended(self, state: Any, seat: int, what: str) -> Any:
        return replace(state, left=0) if seat == state.active else state

    def rolled(self, state: Any, faces: int) -> Any:
        rng, value = below(state.rng, faces)
        return replace(state, rng=rng), value + 1


class Island(SmallGame):
    """Give the game for three seats."""

    n_seats = 3
    state_type = State

    def __init__(self) -> None:
        self.rows = World()
        abilities = {name: (tree,) for name, _, tree in TILES}
        carriers = [Carrier(n, kind, "map", abilities[kind]) for n, kind in enumerate(KIND_OF)]
        self.machine = Machine(self.rows, carriers, core_verbs())
        assert self.machine.faults == []
        self._turn_up = self.machine.own(self._lay, self._enter, self._end)
        self._walk = self.machine.own(self._enter, self._end)

    def start(self, seed: int) -> State:
        rng, order = shuffled(seeded(seed), range(len(KIND_OF)))
        first = next(tile for tile in order if KIND_OF[tile] == "spring")
        rng, bag = shuffled(rng, BAG)
        ground = [NOTHING_THERE] * len(HEXES)
        ground[CENTRE] = first
        return State(
            rng, 1, 0,
            stack=tuple(tile for tile in order if tile != first),
            bag=bag,
            packs=((), (), ()),
            at=(CENTRE,) * 3,
            ground=tuple(ground),
            lying=((),) * len(HEXES),
        )  # fmt: skip

    def moves(self, state: State) -> Iterator[Move]:
        for position in BESIDE[state.at[state.active]]:
            is_known = state.ground[position] != NOTHING_THERE
            yield Move("walk" if is_known else "turn_up", (position,))
        yield Move("rest")

    def refusal_of(self, state: State, move: Move) -> Refusal | None:
        if move.verb == "turn_up" and not state.stack:
            return Refusal("I-1", "Nothing is left to turn up.")
        return None

    def made(self, state: State, move: Move) -> State:
        if move.verb == "rest":
            return self._next(state)
        program = self._walk if move.verb == "walk" else self._turn_up
        return self.machine.begun(state, program, state.active, (move.args,))

    def _lay(self, state: State, frame: Any) -> State:
        (position,) = frame.names[0]
        tile, *stack = state.stack
        ground = (*state.ground[:position], tile, *state.ground[position + 1 :])
        state = replace(state, stack=tuple(stack), ground=ground)
        event = Event("reveal", by=state.active, of=thing_at(TILES_LYING, tile))
        return self.machine.announced(state, event)

    def _enter(self, state: State, frame: Any) -> State:
        figure = thing_at(FIGURES, state.active)
        state = self.rows.moved(state, figure, frame.names[0][0], None, frame)
        return self.rows.came_to_rest(state, figure, None, frame)

    def _end(self, state: State, frame: Any) -> State:
        left = state.left - 1
        return replace(state, left=left) if left > 0 else self._next(state)

    def _next(self, state: State) -> State:
        after, rounds = state.active, state.round
        skips = list(state.skips)
        while True:
            after = (after + 1) % 3
            rounds += after == 0
            if not skips[after]:
                break
            skips[after] = 0
        return replace(state, active=after, round=rounds, left=ACTIONS, skips=tuple(skips))

    def others(self, state: State) -> dict[str, int]:
        found = {str(tile): 1 for tile in (*state.ground, *state.stack) if tile != NOTHING_THERE}
        lying = {str(item): 1 for row in state.lying for item in row}
        return found | lying

    def is_over(self, state: State) -> bool:
        is_settled = state.decision is None and not state.flow.stack
        return is_settled and (bool(self._idols(state)) or state.round > ROUNDS)

    def _idols(self, state: State) -> tuple[int, ...]:
        return tuple(
            seat for seat in range(3) if sum(item < ROPE for item in state.packs[seat]) >= 2
        )

    def outcome(self, state: State) -> Outcome | None:
        if not self.is_over(state):
            return None
        winners = self._idols(state)
        if not winners:
            return Outcome(Termination.UNFINISHED, (), "The island keeps its idols.")
        ended = Termination.WON if len(winners) == 1 else Termination.SHARED
        return Outcome(ended, winners, "The idols are found.")
