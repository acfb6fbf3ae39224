"""The map: what lies where, which borders there are, what stands on a position."""

from bisect import bisect_left
from collections.abc import Iterator

from ..definition import DENSE, EMPTY, NOWHERE, OPEN, WALL, Definition, Surface, Terrain
from ..state import State

__all__ = [
    "animals_at",
    "border",
    "direction",
    "empties_around",
    "explorers_at",
    "is_clearing",
    "open_around",
    "pieces_at",
    "surface_at",
    "terrain_at",
]


def surface_at(definition: Definition, state: State, position: int) -> Surface | None:
    """Give what lies on a position, or None."""
    code = state.ground[position]
    return definition.surfaces[code] if code >= 0 else None


def terrain_at(definition: Definition, state: State, position: int) -> Terrain | None:
    """Give the terrain of a position on which something lies."""
    code = state.ground[position]
    return definition.terrains[definition.surfaces[code].terrain] if code >= 0 else None


def is_clearing(definition: Definition, state: State, position: int) -> bool:
    """Say whether a helicopter can land on a position."""
    code = state.ground[position]
    return code >= 0 and definition.surfaces[code].clearing


def direction(definition: Definition, here: int, there: int) -> int:
    """Give the direction from a position to one beside it, or -1."""
    beside = definition.beside[here]
    return beside.index(there) if there in beside else -1


def border(definition: Definition, state: State, here: int, way: int) -> int:
    """Give the kind of border towards a direction: the stronger of its two sides."""
    code = state.ground[here]
    own = definition.surfaces[code].edges[state.turns[here]][way] if code >= 0 else OPEN
    there = definition.beside[here][way]
    if there < 0 or (code := state.ground[there]) < 0:
        return own
    other = definition.surfaces[code].edges[state.turns[there]][(way + 3) % 6]
    return max(own, other)


def empties_around(definition: Definition, state: State, here: int) -> tuple[int, ...]:
    """Give the empty positions beside one, from the east clockwise; none behind a wall."""
    return tuple(
        there
        for way, there in enumerate(definition.beside[here])
        if there >= 0
        and state.ground[there] == EMPTY
        and border(definition, state, here, way) != WALL
    )


def open_around(definition: Definition, state: State, here: int) -> Iterator[int]:
    """Give the positions beside one on which something lies, from the east clockwise; none behind a wall."""
    ground, turns, surfaces = state.ground, state.turns, definition.surfaces
    code = ground[here]
    own = surfaces[code].edges[turns[here]] if code >= 0 else (OPEN,) * 6
    for way, there in enumerate(definition.beside[here]):
        if there < 0 or own[way] == WALL or (code := ground[there]) < 0:
            continue
        if surfaces[code].edges[turns[there]][(way + 3) % 6] != WALL:
            yield there


def explorers_at(state: State, position: int) -> tuple[int, ...]:
    """Give the seats whose explorers stand on a position."""
    return tuple(seat for seat, at in enumerate(state.at) if at == position and at != NOWHERE)


def animals_at(state: State, position: int) -> tuple[int, ...]:
    """Give the animals on a position."""
    if position not in state.where:  # asked for every space of every way
        return ()
    return tuple(piece for piece, at in enumerate(state.where) if at == position)


def pieces_at(state: State, position: int) -> tuple[int, ...]:
    """Give what lies face up on a position."""
    rows = state.lying_here  # ascending
    first, end = bisect_left(rows, (position,)), bisect_left(rows, (position + 1,))
    return tuple([piece for _, piece in rows[first:end]])


assert OPEN < DENSE < WALL, "the stronger border is the greater number"
