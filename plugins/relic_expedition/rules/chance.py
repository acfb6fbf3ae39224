"""Dice and draws; what a situation foretells comes first."""

from msgspec.structs import replace

from designer.api import below, shuffled

from ..state import State

__all__ = ["mixed", "rolled", "turned"]


def rolled(state: State, faces: tuple[int, ...]) -> tuple[State, int]:
    """Roll a die with these faces: give what it shows."""
    if state.rolls:
        first, *others = state.rolls
        return replace(state, rolls=tuple(others)), first if first in faces else faces[0]
    rng, face = below(state.rng, len(faces))
    return replace(state, rng=rng), faces[face]


def turned(state: State) -> tuple[State, int]:
    """Give by how many sixths the next tile lies turned."""
    if state.laid:
        first, *others = state.laid
        state = replace(state, laid=tuple(others))
        if first >= 0:
            return state, first
    rng, turn = below(state.rng, 6)
    return replace(state, rng=rng), turn


def mixed(state: State, stack: tuple[int, ...]) -> State:
    """Shuffle tiles into the stack."""
    rng, order = shuffled(state.rng, sorted(stack))
    return replace(state, rng=rng, stack=order)
