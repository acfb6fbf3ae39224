"""Caves: a pile of face-down tokens in each; who stops beside one gets the top token.

Source: ED-BASE-13, EB-008, EB-048 to EB-051.
"""

from msgspec.structs import replace

from designer.api import shuffled

from ..definition import TOKENS, Definition
from ..means import Means
from ..rows import RowKind
from ..rulebook import Rulebook
from ..state import State, put

__all__ = ["CAVE", "LAST", "LEFT_OVER", "PILES", "caves_of", "pieces", "rested", "set_up"]

PILES, LEFT_OVER, LAST = "caves.piles", "caves.left_over", "caves.last"
_STOCK = "caves"

RANK = 90
"""Tokens are found after all else that follows a stop."""

CAVE = "cave"


def caves_of(definition: Definition) -> tuple[int, ...]:
    """Give the positions of all caves, ascending."""
    return tuple(
        position
        for position, surface in enumerate(definition.surface_of)
        if definition.surfaces[surface].feature == CAVE
    )


def pieces(definition: Definition) -> tuple[RowKind, ...]:
    """Keep a pile per cave, what is left over, and per explorer the caves beside its last stop."""
    return (
        RowKind(PILES, len(caves_of(definition)), pool=_STOCK, holds_pieces=True),
        RowKind(LEFT_OVER, 1, pool=_STOCK, holds_pieces=True),
        RowKind(LAST, len(definition.owners)),
    )


def set_up(book: Rulebook, state: State) -> State:
    """Shuffle all tokens and deal a pile to each cave; what is left goes back unseen.

    Source: EB-008.
    """
    definition = book.definition
    kinds = [(TOKENS + n, kind) for n, kind in enumerate(definition.tokens) if kind.cost is None]
    stock = [token for token, kind in kinds for _ in range(kind.count)]
    rng, order = shuffled(state.rng, stock)
    state = replace(state, rng=rng)
    size, left = definition.option("tokens_per_cave"), list(order)
    for number in range(len(caves_of(definition))):
        pile, left = tuple(left[:size]), left[size:]
        state = book.rows.with_row(state, PILES, pile, number)
    return book.rows.with_row(state, LEFT_OVER, tuple(left))


def rested(book: Rulebook, state: State, explorer: int, _means: Means) -> State:
    """Give an explorer that has stopped the top token of each cave beside it.

    Not of one that its last stop was beside already.
    """
    caves = caves_of(book.definition)
    beside = {
        caves.index(there)
        for there, slot in book.definition.ways[state.at[explorer]]
        if there in caves and (slot < 0 or state.bars[slot] < 0)
    }
    last = book.rows.row(state, LAST, explorer)
    seat = book.definition.owners[explorer]
    for number in sorted(beside - set(last)):
        pile = book.rows.row(state, PILES, number)
        if pile:
            state = book.rows.with_row(state, PILES, pile[1:], number)
            board = (*state.boards[seat], pile[0])
            state = replace(state, boards=put(state.boards, seat, board))
    return book.rows.with_row(state, LAST, tuple(sorted(beside)), explorer)
