"""A probe: a duel with hidden hands, and reactions that cancel.

Each has lives and a hand. In a turn one draws a card and plays one; the other may answer from the
hand, and is asked whether or not an answer is there. Who has no life left has lost.
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
from designer.engine.game import Move, Outcome, Refusal, Termination
from designer.engine.generator import seeded, shuffled
from tests.probes.small import SmallGame

ATTACK, TRICK, ANSWER = "attack", "trick", "answer"


def action(*effects: Any, **more: Any) -> dict[str, Any]:
    return {"trigger": "action", "effects": list(effects), **more}


def reaction(when: Any, *effects: Any, **more: Any) -> dict[str, Any]:
    return {"trigger": "event", "may": True, "when": when, "effects": list(effects), **more}


SELF = [{"op": "discard", "what": "self"}]
HIT = {"op": "trash", "what": {"who": "you", "from": "lives", "count": 1}}
CARDS: tuple[tuple[str, str, int, Any], ...] = (
    ("stab", ATTACK, 5, action(HIT)),
    ("flurry", ATTACK, 2, action(HIT, {**HIT, "if": {"compare": {"a": {"count": {"from": "hand"}}, "is": "more", "b": {"count": {"who": "you", "from": "hand"}}}}})),
    ("disarm", TRICK, 2, action({"op": "discard", "what": {"who": "you", "from": "hand", "count": 1, "pick": "random"}})),
    ("peek", TRICK, 2, action({"op": "look", "what": {"who": "you", "from": "hand", "count": "all"}, "as": "seen"}, {"op": "discard", "what": {"from": "seen", "filter": {"type": ANSWER}, "count": {"up_to": 1}}})),
    ("drill", TRICK, 3, action({"op": "draw", "from": "pile", "count": 2}, {"op": "put", "what": {"from": "hand", "count": 1}, "to": "pile"})),
    ("feint", TRICK, 1, action({"op": "choose", "options": [[HIT], [{"op": "draw", "from": "pile", "count": 3}]]}, cancellable=False)),
    ("parry", ANSWER, 4, reaction({"event": "play", "by": "you", "filter": {"type": ATTACK}}, {"op": "cancel"}, cost=SELF)),
    ("riposte", ANSWER, 2, reaction({"event": "play", "by": "you", "filter": {"type": ATTACK}}, {"op": "cancel"}, HIT, cost=SELF)),
    ("cool_head", ANSWER, 2, reaction({"event": "discard", "by": "you", "of": "i", "from": "hand", "filter": {"except": "self"}}, {"op": "cancel"}, {"op": "draw", "from": "pile"}, cost=SELF)),
)  # fmt: skip
NAMES = tuple(name for name, *_ in CARDS)
LIFE = 50
LIVES, ROUNDS, FIRST_HAND = 3, 40, 4


class State(msgspec.Struct, frozen=True):
    rng: int
    round: int
    active: int
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    lives: tuple[tuple[int, ...], ...]
    played: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    has_drawn: bool = False
    decision: Decision | None = None
    flow: Flow = EMPTY


class World(Rows, PlainWorld):
    def __init__(self) -> None:
        Rows.__init__(self, 2, {
            "hand": Row("hands", each=True, is_hidden=True, is_sorted=True),
            "pile": Row("piles", each=True, is_hidden=True, is_pile=True, refill="discard"),
            "discard": Row("discards", each=True),
            "lives": Row("lives", each=True),
            "played": Row("played"),
            "box": Row("box"),
        })  # fmt: skip
        self.facts = {
            "id": lambda state, thing: "life" if item_of(thing) == LIFE else NAMES[item_of(thing)],
            "type": lambda state, thing: "" if item_of(thing) == LIFE else CARDS[item_of(thing)][1],
        }

    def drawn(self, state: Any, seat: int, place: int, n: int) -> Any:
        return self.drawn_to(state, place, self.zones["hand"].first + seat, n)

    def owner(self, state: Any, thing: int) -> int:
        seat = self.seat_of(place_of(thing))
        return state.active if seat < 0 else seat

    def active(self, state: Any) -> int:
        return state.active

    def may_answer(self, state: Any, seat: int, event: Event) -> bool:
        return seat != state.active

    def rule_of(self, item: int) -> str:
        return "D-2"


class Duel(SmallGame):
    """Give the game for two seats."""

    n_seats = 2
    state_type = State

    def __init__(self) -> None:
        self.rows = World()
        carriers = [Carrier(n, name, "hand", (tree,)) for n, (name, _, _, tree) in enumerate(CARDS)]
        self.machine = Machine(self.rows, carriers, core_verbs())
        assert self.machine.faults == []
        self._play = self.machine.own(self._lay_out, self._carry_out, self._put_away)

    def start(self, seed: int) -> State:
        rng, piles = seeded(seed), []
        deck = [n for n, (_, _, copies, _) in enumerate(CARDS) for _ in range(copies)]
        for _ in range(2):
            rng, pile = shuffled(rng, deck)
            piles.append(pile)
        return State(
            rng, 1, 0,
            hands=tuple(tuple(sorted(pile[:FIRST_HAND])) for pile in piles),
            piles=tuple(pile[FIRST_HAND:] for pile in piles),
            discards=((), ()),
            lives=((LIFE,) * LIVES,) * 2,
        )  # fmt: skip

    def moves(self, state: State) -> Iterator[Move]:
        if not state.has_drawn:
            yield Move("draw")
            return
        for card in dict.fromkeys(state.hands[state.active]):
            yield Move("play", (card,))
        yield Move("pass")

    def refusal_of(self, state: State, move: Move) -> Refusal | None:
        if move.verb == "play" and CARDS[move.args[0]][1] == ANSWER:
            return Refusal("D-1", "An answer waits for its moment.")
        return None

    def made(self, state: State, move: Move) -> State:
        if move.verb == "draw":
            drawn, _ = self.rows.drawn(
                state, state.active, self.rows.zones["pile"].first + state.active, 1
            )
            return replace(drawn, has_drawn=True)
        if move.verb == "pass":
            return self._next(state)
        return self.machine.begun(state, self._play, state.active, (move.args,))

    def _lay_out(self, state: State, frame: Any) -> State:
        (card,) = frame.names[0]
        seat = state.active
        state = self.rows.lifted(state, self.rows.zones["hand"].first + seat, card)
        state = replace(state, played=(card,))
        ability = self.machine.actions(card)[0]
        played = thing_at(self.rows.zones["played"].first, card)
        return self.machine.announced(
            state, Event("play", by=seat, of=played, is_firm=not ability.is_cancellable)
        )

    def _carry_out(self, state: State, frame: Any) -> State:
        if frame.event is not None and frame.event.is_cancelled:
            return state
        (card,) = frame.names[0]
        played = thing_at(self.rows.zones["played"].first, card)
        return self.machine.used(state, self.machine.actions(card)[0], state.active, played)

    def _put_away(self, state: State, frame: Any) -> State:
        seat = state.active
        discards = list(state.discards)
        discards[seat] = (*state.played, *discards[seat])
        return self._next(replace(state, played=(), discards=tuple(discards)))

    def _next(self, state: State) -> State:
        after = 1 - state.active
        return replace(state, active=after, round=state.round + (after == 0), has_drawn=False)

    def is_over(self, state: State) -> bool:
        is_settled = state.decision is None and not state.flow.stack
        return is_settled and (not all(state.lives) or state.round > ROUNDS)

    def outcome(self, state: State) -> Outcome | None:
        if not self.is_over(state):
            return None
        alive = tuple(seat for seat in (0, 1) if state.lives[seat])
        if len(alive) != 1:
            return Outcome(Termination.UNFINISHED, (), "Both are tired.")
        return Outcome(Termination.WON, alive, f"Seat {alive[0] + 1} stands.")
