"""A bot that goes the cheapest way home as far as its hand takes it, and buys what it lacks."""

from collections.abc import Iterable, Iterator, Sequence

from designer.api import LegalMoves, Move

from ..rules import verbs
from ..views import Seen
from ..wanderers import wanderer
from .answering import answer
from .buying import purchases
from .finishing import Finishing
from .mind import Mind
from .minds import Minds
from .moving import RATES
from .trying import best_answer, gains

__all__ = ["GreedyBot"]

_KNOWN = frozenset({*RATES, verbs.BUY, verbs.STOP, verbs.END_PLAY})
"""Verbs for whose moves there are rules of thumb; all other moves are tried."""

_LEAST = 0.05  # what gains less is no progress
_REACH = 3  # so far a figure without an owner can come near somebody with one card
_STUCK, _NOW_AND_THEN = 8, 2  # rounds without progress; then one turn in so many is shaken
_LAST = 1e9  # what says nothing of a way comes after all else


class GreedyBot:
    """Choose the move that brings an explorer farthest for its card."""

    id = "greedy"

    def __init__(self) -> None:
        self._minds = Minds()
        self._finishing = Finishing()

    def choose(self, view: Seen, moves: Iterable[Move], rng: int) -> Move:
        """Choose one of the legal moves."""
        mind = self._minds.of(view)
        if not mind.is_shut_out and (move := self._finishing.move(view)) is not None:
            return move
        decision = mind.state.decision
        if decision is not None:
            known = answer(mind, decision)
            is_wanted = known is not None and view.game.refusal(mind.state, known) is None
            return known if known is not None and is_wanted else best_answer(view, mind, moves, rng)
        # Moves are rated first: only the best one has to be legal, so few are asked about.
        offered = tuple(moves.candidates) if isinstance(moves, LegalMoves) else tuple(moves)
        legal = moves if isinstance(moves, LegalMoves) else frozenset(offered)
        others = [m for m in _once_each(view, mind, offered) if m in legal]
        tried = gains(view, mind, others, rng)
        for move in _best_first(mind, offered, tried):
            if move in legal:
                return move
        if (round_others := mind.going_round()) is not None:
            for move in _best_first(round_others, offered):
                if move in legal:
                    return move
        asked = view.game.book.ask.wanted
        wanted = () if asked is None else asked(view.game.book, mind.state, mind.seat)
        offers = [m for m in offered if m.verb == verbs.BUY]
        for move in purchases(mind, offers, rng, wanted):
            if move in legal:
                return move
        own = view.game.book.moves
        for move in offered:
            if move.verb in own and own[move.verb].saves and move in legal:
                return move
        end = next(m for m in offered if m.verb == verbs.END_PLAY)
        shaken = _anything(mind, [m for m in offered if m is not end], rng)
        if shaken is not None and shaken in legal:
            return shaken
        return end if end in legal else _least_bad(mind, [m for m in offered if m in legal])


def _anything(mind: Mind, moves: Sequence[Move], rng: int) -> Move | None:
    """Give any move, now and then, once nobody has come on for long: it may loosen what is stuck."""
    seats = len(mind.definition.explorers)
    if not moves or mind.state.idle <= _STUCK * seats or rng % _NOW_AND_THEN:
        return None
    return moves[rng // _NOW_AND_THEN % len(moves)]


def _once_each(view: Seen, mind: Mind, moves: Iterable[Move]) -> Iterator[Move]:
    """Give the moves without a rule of thumb; of those that move a figure, the one that costs least.

    A figure that has no explorer within its reach is let be.
    """
    own = view.game.book.moves
    cards: dict[tuple[str, int], list[int]] = {}
    for move in moves:
        if move.verb in own and own[move.verb].with_figure:
            cards.setdefault((move.verb, move.args[1]), []).append(move.args[0])
        elif move.verb not in _KNOWN:
            yield move
    for (verb, figure), fitting in cards.items():
        if not _is_near_somebody(mind, wanderer(view.game.book, mind.state, figure).place):
            continue
        (card,) = mind.given(fitting, 1, for_good=False)
        yield Move(verb, (card, figure))


def _is_near_somebody(mind: Mind, place: int) -> bool:
    """Say whether an explorer is as near as a figure can go with one card, and one space more."""
    found = edge = {place}
    for _ in range(_REACH):
        edge = {there for here in edge for there, _ in mind.definition.ways[here]} - found
        found = found | edge
    return any(at in found for at in mind.state.at)


def _least_bad(mind: Mind, moves: Sequence[Move]) -> Move:
    """Give the best of moves that all bring nobody on, where the turn must not end yet."""

    def rate(move: Move) -> float:
        known = RATES.get(move.verb)
        return -_LAST if known is None else known(mind, move.args)

    return max(moves, key=rate)


def _best_first(
    mind: Mind, moves: Iterable[Move], tried: Iterable[tuple[float, Move]] = ()
) -> list[Move]:
    """Give the moves that bring the seat on, the best one first, of equal ones the first.

    Args:
        mind: what the bot thinks.
        moves: are rated by rules of thumb.
        tried: others that were rated already.
    """
    rated = list(tried)
    for move in moves:
        rate = RATES.get(move.verb)
        if rate is not None:
            rated.append((rate(mind, move.args), move))
    worth_it = [entry for entry in rated if entry[0] > _LEAST]
    worth_it.sort(key=lambda entry: -entry[0])
    return [move for _, move in worth_it]
