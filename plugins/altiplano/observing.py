"""What can be seen of a state, in the words of a situation's `then`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from designer.api import Bag, item_of, legal_moves, place_of

from .expedition import Expedition
from .names import card_id, option_names
from .rules import verbs
from .state import OVER, State

__all__ = ["Observer"]

_OF_SEATS = {
    "hand": "hands",
    "camp": "camps",
    "location": "locations",
    "treasures": "treasures",
    "specials": "specials",
}
_PILES = ("exploration", "character", "exploration_discard", "character_discard")


class Observer:
    """Observe the states of one game."""

    def __init__(self, game: Expedition) -> None:
        self._game = game
        self._definition = game.definition

    def __call__(self, state: State) -> Mapping[str, Any]:
        """Give all that `then` may ask."""
        seat = self._game.seat_to_move(state)
        outcome = self._game.outcome(state)
        found: dict[str, Any] = {
            **{
                word: {n + 1: self._bag(row) for n, row in enumerate(getattr(state, field))}
                for word, field in _OF_SEATS.items()
            },
            **{word: self._ids(getattr(state, word)) for word in _PILES},
            "central": self._bag(state.central),
            "counts": {name: len(row) for name, row in self._rows(state)},
            "kinds": dict(self._kinds(state)),
            "active": state.active + 1,
            "to_move": 0 if seat is None else seat + 1,
            "phase": 0 if state.phase == OVER else state.phase,
            "offers": self._offers(state),
            "sees": {n + 1: self._seen(state, n) for n in range(2)},
            "shown": self._shown(state),
            **self._question(state),
        }
        if outcome is not None:
            found["outcome"] = {
                "termination": str(outcome.termination),
                "winners": [winner + 1 for winner in outcome.winners],
            }
        return found

    def _ids(self, row: Iterable[int]) -> list[str]:
        return [card_id(self._definition, card) for card in row]

    def _bag(self, row: Iterable[int]) -> Bag:
        return Bag(tuple(self._ids(row)))

    def _rows(self, state: State) -> Iterator[tuple[str, tuple[int, ...]]]:
        world = self._game.book.world
        for word, zone in world.zones.items():
            for seat in range(2 if zone.each else 1):
                name = f"{word}.{seat + 1}" if zone.each else word
                yield name, world.things(state, zone.first + seat)

    def _kinds(self, state: State) -> Iterator[tuple[str, int]]:
        types = {word for kind in self._definition.kinds for word in kind.words}
        for name, row in self._rows(state):
            for word in types:
                n = sum(word in self._definition.kinds[card].words for card in row)
                yield f"{name}.{word}", n

    def _offers(self, state: State) -> Bag:
        """Give the cards that a move uses, plays or places."""
        cards = (
            move.args[0]
            for move in legal_moves(self._game, state)
            if move.verb in (verbs.PLAY, verbs.USE, verbs.PLACE)
        )
        return self._bag(dict.fromkeys(cards))

    def _seen(self, state: State, seat: int) -> Bag:
        """Give the other's hand as a seat sees it, with what an effect lets it know."""
        other = 1 - seat
        seen = self._game.view(state, seat).state
        hand = self._game.book.world.place("hand", other)
        known = [
            item_of(thing)
            for frame in seen.flow.stack
            for row in (*frame.names, frame.shown)
            for thing in row
            if thing > 0 and place_of(thing) == hand
        ]
        found = [card for card in dict.fromkeys(known) if 0 <= card < len(self._definition.kinds)]
        hidden = len(seen.hands[other]) - len(found)
        return Bag((*self._ids(found), *["?"] * max(0, hidden)))

    def _shown(self, state: State) -> Bag:
        shown = [thing for frame in state.flow.stack for thing in frame.shown]
        return self._bag(item_of(thing) for thing in shown)

    def _question(self, state: State) -> dict[str, Any]:
        decision = state.decision
        if decision is None:
            return {"asks": "nothing", "options": Bag(())}
        return {
            "asks": decision.kind,
            "options": Bag(tuple(option_names(self._game.book, decision))),
        }
