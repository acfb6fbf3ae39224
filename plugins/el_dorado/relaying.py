"""Other places and turns for tiles that lie badly: what the fixes of checks offer."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from designer.api import Board, Hex, Placement, build_board

from .sliding import Contact, pushed
from .terrains import Terrain

__all__ = ["joining_step", "leading_turns"]

_HALVES = (
    1,
    -1,
)  # along a side, two tiles share a whole edge half a space to one side or the other
_SIDES = (12, 2, 4, 6, 8, 10)
_MOST_SPACES = 2500  # about seventy boards: on larger ones a search for turns would be felt


def joining_step(
    placements: Sequence[Placement],
    moved: Collection[int],
    against: Collection[int],
    touching: Collection[int] | None = None,
) -> Hex | None:
    """Give the shortest step by which some tiles come to touch others along an edge.

    Args:
        placements: all tiles.
        moved: those that move (indices), together and without a turn.
        against: those of which at least one is to be touched.
        touching: those of the moved ones that may touch it; None for all.

    Returns:
        The step, or None where every one ends in an overlap.
    """
    standing = [p for n, p in enumerate(placements) if n not in moved]
    taken = {hex_ for p in standing for hex_ in p.covered()}
    own = {hex_ for n in moved for hex_ in placements[n].covered()}
    steps = {
        at.minus(placements[n].at)
        for n in (moved if touching is None else touching)
        for base in against
        for at in _pushed_places(placements[base], placements[n])
    }
    for step in sorted(steps, key=lambda step: (step.distance(Hex(0, 0)), step)):
        if step != Hex(0, 0) and not any(hex_.plus(step) in taken for hex_ in own):
            return step
    return None


def leading_turns(
    board: Board, terrains: Mapping[str, Terrain], tiles: Collection[int]
) -> Iterator[tuple[int, int]]:
    """Give other turns of single tiles with which every start leads to a goal.

    Args:
        board: as it lies now.
        terrains: what its codes mean.
        tiles: the placements (indices) that may be turned.

    Yields:
        A placement and its turn; none that makes tiles overlap or takes their joints apart.
    """
    if len(board.spaces) > _MOST_SPACES:
        return
    joints = {(joint.a, joint.b) for joint in board.joints}
    for tile in tiles:
        for turn in range(6):
            if turn == board.placements[tile].turn:
                continue
            changed = list(board.placements)
            changed[tile] = replace(changed[tile], turn=turn)
            turned = build_board(changed)
            if turned.overlaps or joints - {(joint.a, joint.b) for joint in turned.joints}:
                continue
            if _leads(turned, terrains):
                yield tile, turn


def _pushed_places(base: Placement, piece: Placement) -> Iterator[Hex]:
    for hour in _SIDES:
        for shift in _HALVES:
            at = pushed(base, piece.cells, piece.turn, Contact(hour, shift))
            if at is not None:
                yield at


def _leads(board: Board, terrains: Mapping[str, Terrain]) -> bool:
    """Say whether every start space leads to a finishing space over spaces that can be paid."""
    shown = [terrains[space.cell.code] for space in board.spaces]
    starts = [position for position, terrain in enumerate(shown) if terrain.start]
    return bool(starts) and all(_leads_from(board, shown, start) for start in starts)


def _leads_from(board: Board, shown: Sequence[Terrain], start: int) -> bool:
    seen, queue = {start}, [start]
    while queue:
        for there in board.neighbours[queue.pop()]:
            if shown[there].goal:
                return True
            if there not in seen and shown[there].pay != "never":
                seen.add(there)
                queue.append(there)
    return False
