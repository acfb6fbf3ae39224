"""Whether to win by tokens that lie on the board pays for a bot, which ones it goes for, and what for them.

All is estimated: in rounds, by steps, for a player who comes on as bots do on the shipped routes.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .collecting import fits, is_payable
from .definition import ARRIVED, TOKENS, Cost
from .lying import lying
from .rulebook import Rulebook
from .state import State

__all__ = ["Errand", "errand_of", "lacking", "saved", "stops_of"]

_PACE = (0.0, 1.75, 2.5)  # steps in a round of a seat with so many explorers
_DEAR = 6  # so many steps farther is what own cards do not pay for
_SHUT_OUT = 12.0  # rounds for what has to be had before El Dorado is entered
_EACH = 2.5  # rounds until what pays for a token is in the hand
_SLACK = 1.3  # so much longer than El Dorado it may take: the way there is reckoned shortest
_LATE = 1.0  # so many rounds a rival may be ahead: the round is played out
_KEPT, _MOST_KEPT = "seeking", 4096
_FREE = "unearth"
"""The verb of actions by which a token is had for nothing."""


class Errand(NamedTuple):
    """Give the tokens worth going for, the nearest first, each with the positions beside it."""

    tokens: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]


def errand_of(
    book: Rulebook, state: State, seat: int, missing: int, own: tuple[int, ...]
) -> Errand | None:
    """Give what a seat goes for that misses so many tokens; None where El Dorado is nearer.

    `own` are all its cards: what they pay for is nearer.
    """
    laid = lying(book, state)
    if missing <= 0 or len(laid) < missing:
        return None
    kept: dict[Any, Errand | None] = book.kept.setdefault(_KEPT, {})
    own = tuple(sorted(own))
    key = (seat, missing, state.round, state.at, state.surface, tuple(laid.items()), own)
    if key not in kept:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[key] = _errand(book, state, seat, missing, laid, own)
    return kept[key]


def _errand(
    book: Rulebook,
    state: State,
    seat: int,
    missing: int,
    laid: Mapping[int, int],
    cards: tuple[int, ...],
) -> Errand | None:
    steps = _steps(book, state, _standing(book, state.at, seat), laid)
    stops = {p: [b for b, _ in book.definition.ways[p] if b in steps] for p in laid}
    far = {p: min(map(steps.__getitem__, found)) for p, found in stops.items() if found}
    if len(far) < missing:
        return None
    dear = {p: 0 if is_payable(book, _cost(book, laid[p]), cards) else _DEAR for p in far}
    places = sorted(far, key=lambda p: (far[p] + dear[p], p))[:missing]
    rounds = max(far[p] for p in places) / _PACE[1] + _EACH * missing
    others = [
        _to_go(book, state.at, other) + _before(book, state, other)
        for other in range(len(book.definition.explorers))
    ]
    own, whole = others.pop(seat), _to_go(book, book.definition.starts, seat)
    whole += _before(book, state, seat)
    is_too_late = state.round + rounds > _SLACK * whole
    if is_too_late or rounds >= own or rounds > min(others, default=rounds) + _LATE:
        return None
    return Errand(tuple(laid[p] for p in places), tuple(tuple(stops[p]) for p in places))


def _standing(book: Rulebook, at: Sequence[int], seat: int) -> list[int]:
    return [p for e in book.definition.explorers[seat] if (p := at[e]) != ARRIVED]


def _to_go(book: Rulebook, at: Sequence[int], seat: int) -> float:
    """Give in how many rounds a seat with explorers there may be in El Dorado."""
    far, own = book.definition.far, _standing(book, at, seat)
    return sum(far[place] for place in own) / _PACE[min(len(own), 2)] if own else 0.0


def _before(book: Rulebook, state: State, seat: int) -> float:
    """Give how many rounds a seat needs before El Dorado is open to it."""
    is_open = book.ask.goals is None or book.ask.goals(book, state, seat) is None
    return 0.0 if is_open else _SHUT_OUT


def _steps(
    book: Rulebook, state: State, starts: Iterable[int], closed: Mapping[int, int]
) -> Mapping[int, int]:
    """Give the fewest steps to each position; blockades count as open."""
    definition = book.definition
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for there, _ in definition.ways[here]:
            surface = definition.surfaces[state.surface[there]]
            if there not in found and there not in closed and not surface.closed:
                found[there] = found[here] + 1
                queue.append(there)
    return found


# Cards for it


def stops_of(book: Rulebook, errand: Errand, own: tuple[int, ...]) -> tuple[int, ...]:
    """Give the positions beside what all own cards pay for, beside all where they pay for nothing."""
    cards, costs = book.definition.cards, _costs(book, errand)
    is_free = any(card < len(cards) and _is_free(cards[card].abilities) for card in own)
    paid = [b for b, cost in zip(errand.beside, costs, strict=True) if is_payable(book, cost, own)]
    found = errand.beside if is_free or not paid else paid
    return tuple(dict.fromkeys(stop for each in found for stop in each))


def lacking(book: Rulebook, errand: Errand, own: tuple[int, ...]) -> Iterator[int]:
    """Give the kinds of cards of which one would help a seat to a token that its cards do not pay for.

    Args:
        book: the rules.
        errand: what it goes for.
        own: all its cards.
    """
    cards = book.definition.cards
    free = [n for n, kind in enumerate(cards) if _is_free(kind.abilities)]
    costs = _costs(book, errand)
    if any(card in free for card in own):
        return
    yield from free
    if any(is_payable(book, cost, own) for cost in costs):
        return
    for card, kind in enumerate(cards):
        if card not in free and kind.price and any(fits(book, cost, card) for cost in costs[:1]):
            yield card


def saved(book: Rulebook, errand: Errand, hand: tuple[int, ...]) -> frozenset[int]:
    """Give the cards of the hand that pay for the nearest token, or for any for nothing."""
    cards, cost = book.definition.cards, _costs(book, errand)[0]
    return frozenset(
        card for card in hand if _is_free(cards[card].abilities) or fits(book, cost, card)
    )


def _costs(book: Rulebook, errand: Errand) -> list[Cost]:
    return [_cost(book, token) for token in errand.tokens]


def _cost(book: Rulebook, token: int) -> Cost:
    return book.definition.tokens[token - TOKENS].cost or Cost()


def _is_free(tree: Any) -> bool:
    """Say whether abilities give a token for nothing."""
    if isinstance(tree, Mapping):
        return tree.get("op") == _FREE or any(map(_is_free, tree.values()))
    return isinstance(tree, list | tuple) and any(map(_is_free, tree))
