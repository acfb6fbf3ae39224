"""A way round that runs against the current.

## What it finds

Rapids beside the boards that lead round a blockade, but only for a card that crosses them without a stop.

## Why it matters

Whoever stops there is carried back. A way round that takes a strong card may be meant so; often the tile is
just turned the wrong way.

## Example

    placements:
      - {face: rapids_1, at: [3, 1], turn: 3}      # its current leads back to the tile one comes from

## How to fix

Turn the tile.

## Source

LV-RAPID-11.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Joint, Severity, said

from ..barriers import barriers_of
from ..board import RouteBoard
from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/bypass-against-current"
RULE = "LV-RAPID-11"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    roads, board = Roads(subject), subject.route_board
    distances = board.distances
    for piece in dict.fromkeys(board.board.spaces[p].placement for p in roads.arrows):
        if board.lies_on(piece):
            continue
        own = {p for p, space in enumerate(board.board.spaces) if space.placement == piece}
        around = {
            board.board.host_of(there) for p in own for there in roads.beside(p) if there not in own
        }
        for joint, _ in _barred(subject):
            if not {joint.a, joint.b} <= around:
                continue
            near, far = sorted((joint.a, joint.b), key=lambda tile: distances[tile] or 0)
            n = _strength_to_cross(roads, board, own, near, far)
            if n and not _can_stop(roads, board, own, near, far):
                yield Diagnostic(
                    CODE,
                    SEVERITY,
                    said(
                        "Bypass over {title}: it needs a card of strength {n} to cross without stopping.",
                        title=subject.title(piece),
                        n=n,
                    ),
                    subject.at(piece),
                    remedy=said("Turn the tile, so that its current carries on."),
                    object=f"placement {subject.title(piece)}",
                    rule=RULE,
                    related=(subject.related(far, said("The way round leads here.")),),
                )


def _barred(subject: RouteSubject) -> tuple[tuple[Joint, str], ...]:
    n = len(barriers_of(subject.project))
    return subject.route_board.barred_joints(n, subject.both_sides)


def _doors(roads: Roads, board: RouteBoard, own: set[int], tile: int) -> set[int]:
    """Give the spaces of a piece that lie beside a tile."""
    return {p for p in own if any(board.board.host_of(q) == tile for q in roads.beside(p))}


def _can_stop(roads: Roads, board: RouteBoard, own: set[int], near: int, far: int) -> bool:
    """Say whether one gets across with stops, carried on by each current."""

    def rests(position: int) -> int:
        to = roads.carries_to(position)
        return position if to is None else to

    waiting, seen = [rests(p) for p in _doors(roads, board, own, near)], set[int]()
    while waiting:
        here = waiting.pop()
        if board.board.host_of(here) == far:
            return True
        if here in seen or here not in own:
            continue
        seen.add(here)
        waiting += [rests(there) if there in own else there for there in roads.beside(here)]
    return False


def _strength_to_cross(roads: Roads, board: RouteBoard, own: set[int], near: int, far: int) -> int:
    """Give the least strength that crosses a piece in one go, 0 where it leads nowhere."""
    best = {p: roads.cell(p).number for p in _doors(roads, board, own, near)}
    for _ in own:
        for here, n in list(best.items()):
            for there in roads.beside(here):
                if there in own:
                    best[there] = min(best.get(there, 1 << 9), n + roads.cell(there).number)
    out = [
        best[p] + roads.cell(q).number
        for p in best
        for q in roads.beside(p)
        if board.board.host_of(q) == far
    ]
    return min(out, default=0)
