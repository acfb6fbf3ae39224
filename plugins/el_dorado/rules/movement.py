"""Moving explorers: one card over one or more spaces, rubble and base camps, blockades.

A card in motion lies in the state with what is left of it; what stands in its way is in `tolls`, what
follows in `order`.
"""

from msgspec.structs import replace

from designer.api import Event, Frame, Move, Refusal, said, thing_at

from ..definition import ARRIVED, TOKENS
from ..means import CARD, GIFT
from ..places import PLAYED
from ..rulebook import Rulebook
from ..state import Motion, State
from . import ids
from .cards import FUNCTION, departs, strength_of, used
from .gifts import AWAY, INTO
from .order import enter, means_of, set_moving, stopped, take_blockade
from .tolls import (
    refusal_of_blockade,
    refusal_of_card,
    refusal_of_explorer,
    refusal_of_giving,
    refusal_of_space,
    refusal_of_strength,
    refusal_of_taker,
    toll_at,
)
from .verbs import ENTER, PLAY, STEP, STOP, TAKE_FOR, TAKE_ON, TAKE_WITH

__all__ = [
    "APPLY",
    "REFUSALS",
    "card_leaves",
    "end_of_step",
    "next_step",
    "set_in_motion",
    "take_off",
]

# Refusals


def refusal_of_play(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot be played for a first step."""
    card, symbol, explorer, to = move.args
    return (
        refusal_of_card(book, state, card, symbol)
        or refusal_of_explorer(book, state, explorer, item=card)
        or refusal_of_space(book, state, explorer, to, item=card)
        or refusal_of_strength(
            book, toll_at(book, state, to), symbol, strength_of(book, state, card)
        )
    )


def refusal_of_step(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why the card in motion cannot pay for a step."""
    motion = state.motion
    if motion is None:
        return Refusal(ids.STRENGTH, said("No card is in motion: play one to move."))
    (to,) = move.args
    word = means_of(motion, state.active).word
    return (
        refusal_of_explorer(book, state, motion.explorer, word, motion.card)
        or refusal_of_space(book, state, motion.explorer, to, word, motion.card)
        or refusal_of_strength(
            book,
            toll_at(book, state, to),
            motion.symbol,
            motion.rest,
            is_whole=_is_whole(book, state, motion),
        )
    )


def _is_whole(book: Rulebook, state: State, motion: Motion) -> bool:
    """Say whether a card was set in motion and not used yet, or strength that counts as a card."""
    if motion.moved:
        return False
    if motion.card >= TOKENS or motion.card < 0:
        means = means_of(motion, state.active)
        return book.ask.counts_as_card is not None and book.ask.counts_as_card(book, state, means)
    return motion.rest == strength_of(book, state, motion.card)


def refusal_of_stop(_book: Rulebook, state: State, _move: Move) -> Refusal | None:
    """Give why there is nothing to stop."""
    if state.motion is None:
        return Refusal(ids.STRENGTH, said("No card is in motion."))
    return None


def refusal_of_entering(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a space that asks for cards cannot be entered."""
    explorer, to = move.args
    return (
        refusal_of_explorer(book, state, explorer, GIFT)
        or refusal_of_space(book, state, explorer, to, GIFT)
        or refusal_of_giving(book, state, toll_at(book, state, to))
    )


def refusal_of_taking_with(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot be played for a blockade."""
    card, symbol, explorer, slot = move.args
    return (
        refusal_of_card(book, state, card, symbol)
        or refusal_of_taker(book, state, explorer, item=card)
        or refusal_of_blockade(book, state, explorer, slot)
        or refusal_of_strength(
            book,
            book.definition.blockades[state.bars[slot]],
            symbol,
            strength_of(book, state, card),
            ids.BLOCKADE,
        )
    )


def refusal_of_taking_on(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why the card in motion cannot pay for a blockade."""
    motion = state.motion
    if motion is None:
        return Refusal(ids.BLOCKADE, said("No card is in motion: play one for the blockade."))
    (slot,) = move.args
    word = means_of(motion, state.active).word
    return (
        refusal_of_taker(book, state, motion.explorer, word, motion.card)
        or refusal_of_blockade(book, state, motion.explorer, slot)
        or refusal_of_strength(
            book,
            book.definition.blockades[state.bars[slot]],
            motion.symbol,
            motion.rest,
            ids.BLOCKADE,
        )
    )


def refusal_of_taking_for(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why no cards can be given for a blockade."""
    explorer, slot = move.args
    return (
        refusal_of_taker(book, state, explorer, GIFT)
        or refusal_of_blockade(book, state, explorer, slot)
        or refusal_of_giving(book, state, book.definition.blockades[state.bars[slot]], ids.BLOCKADE)
    )


# Moves


def play(book: Rulebook, state: State, move: Move) -> State:
    """Play a card and make its first step."""
    card, symbol, explorer, to = move.args
    return book.begin(book.programs.play, state, (card, symbol, explorer), (to,))


def step(book: Rulebook, state: State, move: Move) -> State:
    """Go on with the card in motion."""
    return book.begin(book.programs.go_on, state, (), move.args)


def stop_moving(book: Rulebook, state: State, _move: Move) -> State:
    """Give up what is left of the card in motion."""
    return stopped(book, state)


def enter_by_gifts(book: Rulebook, state: State, move: Move) -> State:
    """Ask for the cards that a space wants."""
    return book.begin(book.programs.ask_gift, state, (INTO, *move.args))


def take_with(book: Rulebook, state: State, move: Move) -> State:
    """Play a card for a blockade; what is left of it may move the explorer."""
    card, symbol, explorer, slot = move.args
    return book.begin(book.programs.take, state, (card, symbol, explorer), (slot,))


def take_on(book: Rulebook, state: State, move: Move) -> State:
    """Pay a blockade with what is left of the card in motion."""
    return book.begin(book.programs.take_on, state, (), move.args)


def take_by_gifts(book: Rulebook, state: State, move: Move) -> State:
    """Ask for the cards that a blockade wants."""
    return book.begin(book.programs.ask_gift, state, (AWAY, *move.args))


# Stages: names hold card, symbol and explorer, then the position or the slot


def set_in_motion(book: Rulebook, state: State, frame: Frame) -> State:
    """Take the card of the hand, with all its strength before it; its being played can be answered."""
    card, symbol, explorer = frame.names[0]
    strength = strength_of(book, state, card)
    state = used(book, state, card, FUNCTION)
    if state.flow.lasting:
        state = book.machine.over(state, "next_card", state.active)
    state = set_moving(state, Motion(card, symbol, strength, explorer, moved=False))
    if not book.machine.hears("play"):
        return state
    event = Event("play", by=state.active, of=thing_at(PLAYED, card), means=CARD)
    after: State = book.machine.announced(state, event)
    return after


def _is_cancelled(frame: Frame) -> bool:
    return frame.event is not None and frame.event.is_cancelled


def next_step(book: Rulebook, state: State, frame: Frame) -> State:
    """Enter a space with the card in motion."""
    motion, (to,) = state.motion, frame.names[1]
    if _is_cancelled(frame):
        return stopped(book, state)
    assert motion is not None, "a step is made with a card in motion"
    rest = motion.rest - toll_at(book, state, to).n
    left = Motion(motion.card, motion.symbol, rest, motion.explorer, moved=True)
    state = replace(state, motion=left)
    return enter(book, state, motion.explorer, to, means_of(left, state.active))


def end_of_step(book: Rulebook, state: State, _frame: Frame) -> State:
    """Stop where nothing is left, or nothing may move the explorer any more."""
    motion = state.motion
    if motion is None:
        return state
    if motion.rest <= 0 or state.at[motion.explorer] == ARRIVED:
        return stopped(book, state)
    if book.ask.may_be_moved is not None and book.ask.may_be_moved(
        book, state, motion.explorer, means_of(motion, state.active)
    ):
        return stopped(book, state)
    return state


def take_off(book: Rulebook, state: State, frame: Frame) -> State:
    """Take a blockade with the card in motion."""
    motion, (slot,) = state.motion, frame.names[1]
    if _is_cancelled(frame):
        return stopped(book, state)
    assert motion is not None, "the blockade is paid with a card in motion"
    rest = motion.rest - book.definition.blockades[state.bars[slot]].n
    left = Motion(motion.card, motion.symbol, rest, motion.explorer, moved=motion.moved)
    return take_blockade(book, replace(state, motion=left), slot, state.active)


def card_leaves(book: Rulebook, state: State, frame: Frame) -> State:
    """Let a one-use card leave the game once it was used."""
    card = frame.names[0][0]
    if not departs(book, state, card, FUNCTION):
        return state
    return book.begin(book.programs.away, state, (card, FUNCTION))


REFUSALS = {
    PLAY: refusal_of_play,
    STEP: refusal_of_step,
    STOP: refusal_of_stop,
    ENTER: refusal_of_entering,
    TAKE_WITH: refusal_of_taking_with,
    TAKE_ON: refusal_of_taking_on,
    TAKE_FOR: refusal_of_taking_for,
}

APPLY = {
    PLAY: play,
    STEP: step,
    STOP: stop_moving,
    ENTER: enter_by_gifts,
    TAKE_WITH: take_with,
    TAKE_ON: take_on,
    TAKE_FOR: take_by_gifts,
}
