"""Cards given for rubble, base camps and rubble blockades: asked for one by one, then paid at once.

Programs hold what the cards are for, the explorer and the target, then the cards.
"""

from msgspec.structs import replace

from designer.api import Decision, Frame

from ..definition import TRASH
from ..means import GIFT, Means
from ..rulebook import Rulebook
from ..state import State
from . import ids
from .cards import PAYMENT, at_hand, departs, used
from .order import come_to_rest, enter, take_blockade
from .tolls import Toll, toll_at

__all__ = [
    "AWAY",
    "INTO",
    "ask_for_gifts",
    "gifts_leave",
    "given",
    "given_enters",
    "given_rests",
    "given_takes",
]

INTO, AWAY = 0, 1
"""What cards are given for, first number of `Decision.about`: a space, or a blockade."""


def ask_for_gifts(book: Rulebook, state: State, frame: Frame) -> State:
    """Ask for the cards that a space or a blockade wants."""
    kind, _, target = frame.names[0]
    toll = _toll_of(book, state, kind, target)
    decision = Decision(
        seat=state.active,
        kind="give",
        rule=ids.GIVING if kind == INTO else ids.BLOCKADE,
        options=at_hand(book, state),
        least=toll.n,
        most=toll.n,
        about=frame.names[0],
    )
    return replace(state, decision=decision)


def _toll_of(book: Rulebook, state: State, kind: int, target: int) -> Toll:
    if kind == INTO:
        return toll_at(book, state, target)
    return book.definition.blockades[state.bars[target]]


def given(book: Rulebook, state: State, decision: Decision, card: int) -> State:
    """Give one card; with the last one the explorer enters, or the blockade is taken."""
    kind, _, target = decision.about
    give = _toll_of(book, state, kind, target).give
    state = used(book, state, card, PAYMENT, give)
    if len(decision.chosen) < decision.most:
        return replace(state, decision=decision)
    state = replace(state, decision=None)
    programs = book.programs
    program = programs.give_into if kind == INTO else programs.give_away
    return book.begin(program, state, decision.about, decision.chosen)


def gifts_leave(book: Rulebook, state: State, frame: Frame) -> State:
    """Let cards given to a base camp leave the game, one by one."""
    (kind, _, target), cards = frame.names
    if _toll_of(book, state, kind, target).give != TRASH or not book.machine.hears("trash"):
        return state
    for card in reversed(cards):
        if departs(book, state, card, PAYMENT, TRASH):
            state = book.wait(book.programs.away, state, (card, PAYMENT))
    return state


def given_enters(book: Rulebook, state: State, frame: Frame) -> State:
    """Let the explorer enter the space that was paid for."""
    _, explorer, to = frame.names[0]
    means = Means(GIFT, -1, pays=True, mover=state.active)
    return enter(book, state, explorer, to, means)


def given_rests(book: Rulebook, state: State, frame: Frame) -> State:
    """Let the explorer rest there: what is given moves one space."""
    _, explorer, _ = frame.names[0]
    means = Means(GIFT, -1, pays=True, mover=state.active)
    return come_to_rest(book, state, explorer, means)


def given_takes(book: Rulebook, state: State, frame: Frame) -> State:
    """Take the blockade that was paid for."""
    return take_blockade(book, state, frame.names[0][2], state.active)
