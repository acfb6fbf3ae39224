"""Moving explorers: one card over one or more spaces, rubble and base camps, blockades.

A card in motion lies in the state with what is left of it; what stands in its way is in `tolls`.
"""

from msgspec.structs import replace

from designer.api import Decision, Move, Refusal

from ..definition import ARRIVED, Definition
from ..state import Motion, State, put
from . import ids
from .cards import FUNCTION, PAYMENT, lifted, used
from .ending import arrived
from .tolls import (
    Toll,
    refusal_of_blockade,
    refusal_of_card,
    refusal_of_explorer,
    refusal_of_giving,
    refusal_of_space,
    refusal_of_strength,
)
from .verbs import ENTER, PLAY, STEP, STOP, TAKE_FOR, TAKE_ON, TAKE_WITH

__all__ = ["APPLY", "REFUSALS", "given", "stopped"]

INTO, AWAY = 0, 1
"""What cards are given for, first number of `Decision.about`: a space, or a blockade."""


# Refusals


def refusal_of_play(definition: Definition, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot be played for a first step."""
    card, symbol, explorer, to = move.args
    return (
        refusal_of_card(definition, state, card, symbol)
        or refusal_of_explorer(definition, state, explorer)
        or refusal_of_space(definition, state, explorer, to)
        or refusal_of_strength(
            definition,
            definition.surfaces[state.surface[to]],
            symbol,
            definition.cards[card].strength,
        )
    )


def refusal_of_step(definition: Definition, state: State, move: Move) -> Refusal | None:
    """Give why the card in motion cannot pay for a step."""
    motion = state.motion
    if motion is None:
        return Refusal(ids.STRENGTH, "No card is in motion: play one to move.")
    (to,) = move.args
    return (
        refusal_of_explorer(definition, state, motion.explorer)
        or refusal_of_space(definition, state, motion.explorer, to)
        or refusal_of_strength(
            definition, definition.surfaces[state.surface[to]], motion.symbol, motion.rest
        )
    )


def refusal_of_stop(_definition: Definition, state: State, _move: Move) -> Refusal | None:
    """Give why there is nothing to stop."""
    if state.motion is None:
        return Refusal(ids.STRENGTH, "No card is in motion.")
    return None


def refusal_of_entering(definition: Definition, state: State, move: Move) -> Refusal | None:
    """Give why a space that asks for cards cannot be entered."""
    explorer, to = move.args
    return (
        refusal_of_explorer(definition, state, explorer)
        or refusal_of_space(definition, state, explorer, to)
        or refusal_of_giving(definition, state, definition.surfaces[state.surface[to]])
    )


def refusal_of_taking_with(definition: Definition, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot be played for a blockade."""
    card, symbol, explorer, slot = move.args
    return (
        refusal_of_card(definition, state, card, symbol)
        or refusal_of_explorer(definition, state, explorer)
        or refusal_of_blockade(definition, state, explorer, slot)
        or refusal_of_strength(
            definition,
            definition.blockades[state.bars[slot]],
            symbol,
            definition.cards[card].strength,
            ids.BLOCKADE,
        )
    )


def refusal_of_taking_on(definition: Definition, state: State, move: Move) -> Refusal | None:
    """Give why the card in motion cannot pay for a blockade."""
    motion = state.motion
    if motion is None:
        return Refusal(ids.BLOCKADE, "No card is in motion: play one for the blockade.")
    (slot,) = move.args
    return (
        refusal_of_explorer(definition, state, motion.explorer)
        or refusal_of_blockade(definition, state, motion.explorer, slot)
        or refusal_of_strength(
            definition,
            definition.blockades[state.bars[slot]],
            motion.symbol,
            motion.rest,
            ids.BLOCKADE,
        )
    )


def refusal_of_taking_for(definition: Definition, state: State, move: Move) -> Refusal | None:
    """Give why no cards can be given for a blockade."""
    explorer, slot = move.args
    return (
        refusal_of_explorer(definition, state, explorer)
        or refusal_of_blockade(definition, state, explorer, slot)
        or refusal_of_giving(
            definition, state, definition.blockades[state.bars[slot]], ids.BLOCKADE
        )
    )


# Carrying out


def play(definition: Definition, state: State, move: Move) -> State:
    """Play a card and make its first step."""
    card, symbol, explorer, to = move.args
    state = _set_in_motion(definition, state, card, symbol, explorer)
    return _step(definition, state, to)


def step(definition: Definition, state: State, move: Move) -> State:
    """Go on with the card in motion."""
    return _step(definition, state, move.args[0])


def stop(_definition: Definition, state: State, _move: Move) -> State:
    """Give up what is left of the card in motion."""
    return stopped(state)


def enter(definition: Definition, state: State, move: Move) -> State:
    """Ask for the cards that a space wants."""
    explorer, to = move.args
    toll = definition.surfaces[state.surface[to]]
    return _ask_for_cards(definition, state, toll, ids.GIVING, (INTO, explorer, to))


def take_with(definition: Definition, state: State, move: Move) -> State:
    """Play a card for a blockade; what is left of it may move the explorer."""
    card, symbol, explorer, slot = move.args
    state = _set_in_motion(definition, state, card, symbol, explorer)
    return _take(definition, state, slot)


def take_on(definition: Definition, state: State, move: Move) -> State:
    """Pay a blockade with what is left of the card in motion."""
    return _take(definition, state, move.args[0])


def take_for(definition: Definition, state: State, move: Move) -> State:
    """Ask for the cards that a blockade wants."""
    explorer, slot = move.args
    toll = definition.blockades[state.bars[slot]]
    return _ask_for_cards(definition, state, toll, ids.BLOCKADE, (AWAY, explorer, slot))


def given(definition: Definition, state: State, decision: Decision, card: int) -> State:
    """Give one card; with the last one the explorer enters, or the blockade is taken."""
    kind, explorer, target = decision.about
    toll: Toll
    if kind == INTO:
        toll = definition.surfaces[state.surface[target]]
    else:
        toll = definition.blockades[state.bars[target]]
    played, box = used(definition, state, card, PAYMENT, toll.give)
    state = replace(state, hands=lifted(state, card), played=played, box=box, decision=decision)
    if len(decision.chosen) < decision.most:
        return state
    state = replace(state, decision=None)
    if kind == INTO:
        return _entered(definition, state, explorer, target)
    return _taken(state, target)


def stopped(state: State) -> State:
    """End the motion of a card; one that it interrupted goes on."""
    if state.motion is None:
        return state
    if state.waiting:
        on = tuple(m for m in state.waiting if state.at[m.explorer] != ARRIVED)
        return replace(state, motion=on[0] if on else None, waiting=on[1:])
    return replace(state, motion=None)


def _set_in_motion(
    definition: Definition, state: State, card: int, symbol: int, explorer: int
) -> State:
    waiting = state.waiting
    if definition.keeps_rest and state.motion is not None:
        waiting = (state.motion, *waiting)
    played, box = used(definition, state, card, FUNCTION)
    motion = Motion(card, symbol, definition.cards[card].strength, explorer, moved=False)
    return replace(
        state,
        hands=lifted(state, card),
        played=played,
        box=box,
        motion=motion,
        waiting=waiting,
    )


def _step(definition: Definition, state: State, to: int) -> State:
    motion = state.motion
    assert motion is not None, "a step is made with a card in motion"
    rest = motion.rest - definition.surfaces[state.surface[to]].n
    left = Motion(motion.card, motion.symbol, rest, motion.explorer, moved=True)
    state = _entered(definition, replace(state, motion=left), motion.explorer, to)
    if rest <= 0 or state.at[motion.explorer] == ARRIVED:
        return stopped(state)
    return state


def _entered(definition: Definition, state: State, explorer: int, to: int) -> State:
    if definition.surfaces[state.surface[to]].goal:
        return arrived(definition, replace(state, at=put(state.at, explorer, ARRIVED)))
    return replace(state, at=put(state.at, explorer, to))


def _take(definition: Definition, state: State, slot: int) -> State:
    motion = state.motion
    assert motion is not None, "the blockade is paid with a card in motion"
    rest = motion.rest - definition.blockades[state.bars[slot]].n
    left = Motion(motion.card, motion.symbol, rest, motion.explorer, moved=motion.moved)
    state = _taken(replace(state, motion=left), slot)
    return stopped(state) if rest <= 0 else state


def _taken(state: State, slot: int) -> State:
    seat = state.active
    return replace(
        state,
        bars=put(state.bars, slot, -1),
        taken=put(state.taken, seat, (*state.taken[seat], state.bars[slot])),
        idle=0,
    )


def _ask_for_cards(
    definition: Definition, state: State, toll: Toll, rule: str, about: tuple[int, ...]
) -> State:
    if not definition.keeps_rest:
        state = stopped(state)
    decision = Decision(
        seat=state.active,
        kind="give",
        rule=rule,
        options=state.hands[state.active],
        least=toll.n,
        most=toll.n,
        about=about,
    )
    return replace(state, decision=decision)


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
    STOP: stop,
    ENTER: enter,
    TAKE_WITH: take_with,
    TAKE_ON: take_on,
    TAKE_FOR: take_for,
}
