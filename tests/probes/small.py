"""What the probes share: a game whose moves are its own few verbs, and answers to what effects ask.

A probe says what its zones, cards and rules are; it has no words for moves but their verbs, so that
these files stay about the engine.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.engine.decisions import answers, refusal_of_answer
from designer.engine.effects.hiding import known, masked, masked_question, with_known
from designer.engine.effects.rows import Rows
from designer.engine.effects.things import place_of
from designer.engine.game import Move, Refusal
from designer.engine.generator import seeded, shuffled

HIDDEN = -1


class SmallGame:
    """Give what is the same in every probe; see the protocol `Game`.

    Attributes:
        n_seats: number of players.
        rows: the zones, by word.
        machine: carries effects out.
    """

    n_seats: int
    rows: Rows
    machine: Any
    rule = "S-1"

    def fingerprint_of(self) -> str:
        return type(self).__name__

    @property
    def fingerprint(self) -> str:
        return self.fingerprint_of()

    # What a probe says

    def moves(self, state: Any) -> Iterator[Move]:
        """Give its moves worth asking about while no question is open."""
        raise AssertionError

    def refusal_of(self, state: Any, move: Move) -> Refusal | None:
        """Give why such a move is not legal."""
        raise AssertionError

    def made(self, state: Any, move: Move) -> Any:
        """Give the state after such a move; programs that it pushes are run."""
        raise AssertionError

    def is_over(self, state: Any) -> bool:
        raise AssertionError

    # The protocol

    def seat_to_move(self, state: Any) -> int | None:
        if self.is_over(state):
            return None
        return state.active if state.decision is None else state.decision.seat

    def round_of(self, state: Any) -> int:
        return state.round

    def candidates(self, state: Any) -> Iterator[Move]:
        if self.is_over(state):
            return iter(())
        return answers(state.decision) if state.decision is not None else self.moves(state)

    def refusal(self, state: Any, move: Move) -> Refusal | None:
        if self.is_over(state):
            return Refusal(self.rule, "The game is over.")
        if state.decision is not None:
            return refusal_of_answer(state.decision, move)
        if move not in set(self.moves(state)):
            return Refusal(self.rule, "There is no such move here.")
        return self.refusal_of(state, move)

    def apply(self, state: Any, move: Move) -> Any:
        if state.decision is not None:
            return self.machine.answer(state, state.decision, move)
        return self.machine.run(self.made(state, move))

    def census(self, state: Any) -> Mapping[str, int]:
        found: Counter[str] = Counter()
        for zone in self.rows.zones.values():
            if zone.first >= 0 and not zone.is_map:
                for seat in range(self.n_seats if zone.each else 1):
                    found.update(map(str, self.rows.things(state, zone.first + seat)))
        return dict(found) | self.others(state)

    def others(self, state: Any) -> Mapping[str, int]:
        """Count what lies in no zone."""
        return {}

    def view(self, state: Any, seat: int) -> "SmallView":
        return SmallView(self, state, seat)

    def to_words(self, state: Any, move: Move) -> Mapping[str, Any]:
        return {move.verb: list(move.args)}

    def from_words(self, state: Any, words: Mapping[str, Any]) -> tuple[Move, ...]:
        ((verb, args),) = words.items()
        return (Move(verb, tuple(args)),)

    def tell(self, before: Any, move: Move, after: Any) -> tuple[str, ...]:
        seat = self.seat_to_move(before)
        return (f"Seat {seat}: {' '.join(map(str, (move.verb, *move.args)))}",)


class SmallView:
    """Give what a seat sees: hidden rows are pooled by who may know what is in them together."""

    def __init__(self, game: SmallGame, state: Any, seat: int) -> None:
        self._game, self._whole, self._seat = game, state, seat

    @property
    def state(self) -> Any:
        seen = self._whole
        for pool in self._pools():
            for place in pool:
                n = len(self._game.rows.things(seen, place))
                seen = self._with(seen, place, (HIDDEN,) * n)
        decision = seen.decision
        if decision is not None and decision.seat != self._seat:
            decision = masked_question(decision, self._may_see)
        return replace(
            seen, rng=0, flow=masked(seen.flow, self._seat, self._may_see), decision=decision
        )

    def imagine(self, rng: int) -> Any:
        rng, state = seeded(rng), self.state
        seen = known(state.flow, self._seat)
        for pool in self._pools():
            stock = [i for place in pool for i in self._game.rows.things(self._whole, place)]
            rng, order = shuffled(rng, sorted(stock))
            for place in pool:
                order = with_known(order, seen.get(place, ()))
                n = len(self._game.rows.things(self._whole, place))
                state, order = self._with(state, place, order[:n]), order[n:]
        state = replace(state, rng=rng)
        if state.decision is not None and state.decision != self._whole.decision:
            state = replace(state, decision=self._game.machine.asked_anew(state, state.decision))
        return state

    def _with(self, state: Any, place: int, items: tuple[int, ...]) -> Any:
        arranged: Callable[..., Any] = self._game.rows.arranged
        return arranged(state, place, items)

    def _pools(self) -> list[list[int]]:
        """Give the places that hide something from the seat, those of one owner together."""
        pools: dict[int, list[int]] = {}
        for zone in self._game.rows.zones.values():
            if not zone.is_hidden:
                continue
            for seat in range(self._game.n_seats) if zone.each else (-1,):
                if zone.is_pile or seat != self._seat:
                    owner = (
                        seat if zone.each else -1 - zone.first
                    )  # a common pile is a pool by itself
                    pools.setdefault(owner, []).append(zone.first + max(seat, 0))
        return list(pools.values())

    def _may_see(self, thing: int) -> bool:
        return all(place_of(thing) not in pool for pool in self._pools())
