"""Making up minds, with what was worked out before for the same game, cards and map."""

from ..definition import TOKENS, CardKind, Definition
from ..state import State
from ..views import Seen
from .mind import Mind
from .prices import WayHome
from .trying import values_of_actions

__all__ = ["Minds"]

_MOST_WAYS = 2000
_NOTHING: frozenset[int] = frozenset()
_VALUES = "bots.values"  # kept with the game: the same for all bots
_JOKER = 1.6
_ONE_USE = 0.5
_SHUNNED = 5.0  # what closes a space now will be gone, or a way round is found


class Minds:
    """Make up minds, and keep what was worked out for the same cards and the same map."""

    def __init__(self) -> None:
        self._definition: Definition | None = None
        self._dearest: tuple[int, ...] = ()
        self._values: tuple[float, ...] = ()
        self._reach: dict[frozenset[int], tuple[int, ...]] = {}
        self._ways: dict[tuple[object, ...], WayHome] = {}

    def of(self, view: Seen) -> Mind:
        """Make up one's mind about a view."""
        if view.definition is not self._definition:
            self._learn(view)
        elif len(self._ways) > _MOST_WAYS:
            self._reach, self._ways = {}, {}
        game, state, seat = view.game, view.state, view.seat
        goals, sought = game.goals_of(state, seat), game.sought_of(state, seat)
        cards, reach = self._own(view.definition, state, seat)
        home = self._home(state, reach, sought or goals, game.shunned_of(state, seat))
        return Mind(
            view.definition,
            state,
            seat,
            cards,
            reach,
            home,
            self._values,
            sought or goals,
            goals is not None,
            game.precious_of(state, seat),
            game.saved_of(state, seat) if sought else _NOTHING,
        )

    def _own(
        self, definition: Definition, state: State, seat: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Give all own cards, and what they reach."""
        cards = state.hands[seat] + state.piles[seat] + state.discards[seat]
        cards += tuple(item for item in state.boards[seat] if item < TOKENS)
        if seat == state.active:
            cards += state.played
        own = frozenset(cards)
        reach = self._reach.get(own)
        if reach is None:
            reach = self._reach[own] = _reach(definition, own, self._dearest)
        return cards, reach

    def _home(
        self,
        state: State,
        reach: tuple[int, ...],
        goals: tuple[int, ...] | None,
        shunned: tuple[int, ...],
    ) -> WayHome:
        """Give the price of the way there, as far as it was worked out before."""
        assert self._definition is not None, "it is learned before anything is asked"
        key = (state.surface, state.bars, reach, goals, shunned)
        home = self._ways.get(key)
        if home is None:
            closed = dict.fromkeys(shunned, _SHUNNED)
            home = WayHome(self._definition, state.surface, state.bars, reach, closed, goals)
            self._ways[key] = home
        return home

    def _learn(self, view: Seen) -> None:
        """Work out what is the same for the whole of a game, whoever plays it and whenever."""
        definition, game = view.definition, view.game
        self._definition, self._reach, self._ways = definition, {}, {}
        self._dearest = _dearest(definition)
        kept = game.book.kept
        if _VALUES not in kept:
            self._values = tuple(map(_printed_value, definition.cards))
            start = game.start(0)
            seen, goals = game.view(start, 0).state, game.goals_of(start, 0)
            cards, reach = self._own(definition, seen, 0)
            home = self._home(seen, reach, goals, ())
            first = Mind(definition, seen, 0, cards, reach, home, self._values, goals)
            actions = values_of_actions(game, start, first)
            kept[_VALUES] = tuple(
                actions.get(card, value) for card, value in enumerate(self._values)
            )
        self._values = kept[_VALUES]


def _printed_value(kind: CardKind) -> float:
    if not kind.symbols:
        return 0.0
    value = kind.strength * (_JOKER if len(kind.symbols) > 1 else 1.0)
    return _ONE_USE * value if kind.one_use else value


def _dearest(definition: Definition) -> tuple[int, ...]:
    """Give, per symbol, the greatest toll that is paid with it."""
    tolls = [(s.mask, s.n) for s in definition.surfaces]
    tolls += [(b.mask, b.n) for b in definition.blockades]
    return tuple(
        max((n for mask, n in tolls if mask & 1 << symbol), default=0)
        for symbol in range(len(definition.symbols))
    )


def _reach(
    definition: Definition, own: frozenset[int], dearest: tuple[int, ...]
) -> tuple[int, ...]:
    """Give, per symbol, the greatest strength among the own cards; more than any toll is as much."""
    reach = [0] * len(definition.symbols)
    for card in own:
        kind = definition.cards[card]
        for symbol in kind.symbols:
            reach[symbol] = max(reach[symbol], kind.strength)
    return tuple(map(min, reach, dearest))
