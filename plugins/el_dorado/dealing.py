"""Dealing pieces over the route: a space on each terrain tile, from El Dorado back to the start."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from designer.api import shuffled

from .definition import ARRIVED, Definition
from .rulebook import Rulebook
from .state import State

__all__ = ["dealt_over", "leaves_a_way", "spaces_of"]


def dealt_over(
    book: Rulebook, state: State, tokens: Sequence[int], n: int
) -> tuple[State, Mapping[int, int]]:
    """Draw tokens and deal them over the terrain tiles, one to each, and again until all lie.

    No space is chosen that would close the only way, nor one that nobody could stop beside; where a
    tile has no other, it is left out.

    Returns:
        The state with its generator moved on, and the token of each position.
    """
    rng, order = shuffled(state.rng, tokens)
    state = replace(state, rng=rng)
    laid: dict[int, int] = {}
    drawn, tiles = list(order[:n]), deque(reversed(book.definition.terrain_tiles))
    while drawn and tiles:
        tile = tiles.popleft()
        rng, spaces = shuffled(state.rng, spaces_of(book.definition, tile))
        state = replace(state, rng=rng)
        place = next(_fitting(book, state, spaces, laid), None)
        if place is not None:
            laid[place] = drawn.pop(0)
            tiles.append(tile)
    return state, laid


def spaces_of(definition: Definition, tile: int) -> tuple[int, ...]:
    """Give the positions of a terrain tile, those of small tiles on it among them."""
    board = definition.board
    return tuple(p for p in range(len(board.spaces)) if board.host_of(p) == tile)


def _fitting(
    book: Rulebook, state: State, spaces: Iterable[int], laid: Collection[int]
) -> Iterator[int]:
    definition, ask = book.definition, book.ask.may_lie
    for place in spaces:
        surface = definition.surfaces[state.surface[place]]
        is_free = not surface.closed and not surface.goal and place not in laid
        if not is_free or place in state.at:
            continue
        if ask is not None and ask(book, state, place) is not None:
            continue
        if leaves_a_way(book, state, {*laid, place}, laid=(*laid, place)):
            yield place


def leaves_a_way(
    book: Rulebook, state: State, closed: Collection[int], laid: Iterable[int] = ()
) -> bool:
    """Say whether El Dorado is reached without some spaces, and one can come beside each of some.

    Blockades count as open: each can be taken.
    """
    definition = book.definition
    found = {place for place in state.at if place != ARRIVED}
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for there, _ in definition.ways[here]:
            surface = definition.surfaces[state.surface[there]]
            if there not in found and there not in closed and not surface.closed:
                found.add(there)
                queue.append(there)
    arrives = any(definition.surfaces[state.surface[place]].goal for place in found)
    return arrives and all(
        any(there in found for there, _ in definition.ways[place]) for place in laid
    )
