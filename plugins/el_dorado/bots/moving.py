"""How far a move brings an explorer for what it costs."""

from collections.abc import Callable, Mapping

from ..definition import TRASH
from ..rules import verbs
from ..state import State
from .mind import Mind

__all__ = ["RATES", "farthest"]

_UNUSED = 0.12  # for each strength of a card that is lost
_ONE_USE = 0.8  # for a card that leaves the game
_GOING_ON = 0.5  # rather go on with a card than begin another one
_BLOCKADE = 1.0  # for each strength that a blockade asks for: it counts in a tie
_TAKEN = 0.3


def _play(mind: Mind, args: tuple[int, ...]) -> float:
    card, symbol, explorer, to = args
    definition, state, home = mind.definition, mind.state, mind.home
    kind = definition.cards[card]
    n = definition.surfaces[state.surface[to]].n
    gain, unused = farthest(mind, state, to, symbol, kind.strength - n)
    gain += home.of(state.at[explorer]) - home.of(to)
    return gain - _UNUSED * unused - (_ONE_USE if kind.one_use else 0.0)


def _step(mind: Mind, args: tuple[int, ...]) -> float:
    motion, (to,) = mind.state.motion, args
    assert motion is not None, "a step is offered only with a card in motion"
    n = mind.definition.surfaces[mind.state.surface[to]].n
    gain, _ = farthest(mind, mind.state, to, motion.symbol, motion.rest - n)
    return gain + mind.home.of(mind.state.at[motion.explorer]) - mind.home.of(to) + _GOING_ON


def _enter(mind: Mind, args: tuple[int, ...]) -> float:
    explorer, to = args
    toll = mind.definition.surfaces[mind.state.surface[to]]
    gain = mind.home.of(mind.state.at[explorer]) - mind.home.of(to)
    return gain - mind.loss(toll.n, for_good=toll.give == TRASH)


def _take_with(mind: Mind, args: tuple[int, ...]) -> float:
    card, _, explorer, slot = args
    kind = mind.definition.cards[card]
    worth, n = _worth_taking(mind, explorer, slot)
    if not worth:
        return 0.0
    return worth - _UNUSED * (kind.strength - n) - (_ONE_USE if kind.one_use else 0.0)


def _take_on(mind: Mind, args: tuple[int, ...]) -> float:
    motion, (slot,) = mind.state.motion, args
    assert motion is not None, "it is offered only with a card in motion"
    return _worth_taking(mind, motion.explorer, slot)[0]


def _take_for(mind: Mind, args: tuple[int, ...]) -> float:
    explorer, slot = args
    worth, n = _worth_taking(mind, explorer, slot)
    give = mind.definition.blockades[mind.state.bars[slot]].give
    return worth - mind.loss(n, for_good=give == TRASH) if worth else 0.0


def _worth_taking(mind: Mind, explorer: int, slot: int) -> tuple[float, int]:
    """Give what a blockade is worth, nothing if the own way does not lead through it; and its toll."""
    definition, place = mind.definition, mind.state.at[explorer]
    n = definition.blockades[mind.state.bars[slot]].n
    after = mind.home.next(place)
    leads = any(there == after and s == slot for there, s in definition.ways[place])
    return (_BLOCKADE * n + _TAKEN if leads else 0.0), n


def farthest(mind: Mind, state: State, place: int, symbol: int, rest: int) -> tuple[float, int]:
    """Give how much nearer the rest of a card can bring an explorer, and what is left then."""
    mind.home.of(place)  # so that all prices are known that lie nearer
    return _farthest(mind, state, place, 1 << symbol, rest)


def _farthest(mind: Mind, state: State, place: int, bit: int, rest: int) -> tuple[float, int]:
    definition, to_go, closed = mind.definition, mind.home.to_go, mind.home.standing
    best, left = 0.0, rest
    if rest <= 0 or definition.surfaces[state.surface[place]].goal:
        return 0.0, rest
    here = to_go[place]
    for there, slot in definition.ways[place]:
        if to_go[there] >= here or (slot >= 0 and state.bars[slot] >= 0):
            continue
        toll = definition.surfaces[state.surface[there]]
        if not toll.mask & bit or toll.n > rest or there in state.at or there in closed:
            continue
        more, unused = _farthest(mind, state, there, bit, rest - toll.n)
        gain = here - to_go[there] + more
        if gain > best:
            best, left = gain, unused
    return best, left


RATES: Mapping[str, Callable[[Mind, tuple[int, ...]], float]] = {
    verbs.PLAY: _play,
    verbs.STEP: _step,
    verbs.ENTER: _enter,
    verbs.TAKE_WITH: _take_with,
    verbs.TAKE_ON: _take_on,
    verbs.TAKE_FOR: _take_for,
}
"""Per verb of a move, what gives its rate: more than 0 for what is worth it; `Move` args go in."""
