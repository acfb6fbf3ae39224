"""What a move adds to the figures of many games."""

from collections.abc import Iterator

from designer.api import Move

from .definition import NOWHERE, Definition
from .rules import verbs
from .state import State

__all__ = ["counted"]


def counted(
    definition: Definition, before: State, move: Move, after: State
) -> Iterator[tuple[str, str]]:
    """Give names and kinds: what was drawn and picked up, tiles and boards, what animals did.

    `first_clearing` says in which round the first clearing beside those of the camp was turned up.
    """
    if move.verb == verbs.DRAW:
        yield "supplies_drawn", definition.piece_id(before.bag[0])
    if move.verb == verbs.PICK:
        kind = definition.kinds[move.args[0]]
        yield ("relics_taken", kind.colour) if kind.colour else ("supplies_picked_up", kind.id)
    is_laid = after.ground != before.ground
    if is_laid and _clearings(definition, after) and not _clearings(definition, before):
        yield "first_clearing", f"round_{after.round}"
    for board in after.placed[len(before.placed) :]:
        yield "boards_in_play", definition.boards[board].id
    for seat in range(definition.n_seats):
        if after.at[seat] == NOWHERE and before.at[seat] != NOWHERE:
            yield "lost_turns", "evacuated"
        elif after.lying[seat] and not before.lying[seat]:
            yield "lost_turns", "laid_down"


def _clearings(definition: Definition, state: State) -> int:
    """Count the clearings in play beside those of the camp."""
    camp = {s for board in definition.boards if board.is_start for s in board.surfaces}
    return sum(
        code >= 0 and code not in camp and definition.surfaces[code].clearing
        for code in state.ground
    )
