"""Terrain tiles without a mist of their own.

## What it finds

A scenario that lays mists by hand, but not one on each terrain tile but the start; more than the box holds;
and a terrain tile on which none has room.

## Why it matters

Every board hides something: that is what the module is about.

## Example

    pieces: [{piece: mist, at: [19, 0]}]      # the other boards have none

## How to fix

Lay one on each terrain tile, or none to have them dealt.

## Source

LV-MIST-01, LV-MIST-14, LV-COUNT-11.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_pieces import LaidPieces
from ..subject import RouteSubject

CODE = "el-dorado/mist-count"
RULE = "LV-MIST-01"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = (
    "LV-MIST-14",
    "LV-COUNT-11",
)
"""Rules that it honours too."""

_REMEDY = said("Lay one on each terrain tile but the start, or none to have them dealt.")


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile, and one for the number."""
    laid = LaidPieces(subject)
    if not laid.tiles:
        return
    turning = {tile.id for tile in laid.tiles}
    stages = [n for n in laid.stages if subject.face(n).tile not in turning]
    narrow = [tile for tile in stages if not _has_room(laid, tile)]
    for tile in narrow:
        yield Diagnostic(
            CODE,
            Severity.WARNING,
            said("{title} has no room for a mist.", title=subject.title(tile)),
            subject.at(tile),
            remedy=said("Leave it: it gets none."),
            object=f"placement {subject.title(tile)}",
            rule="LV-MIST-14",
        )
    if not laid.mists:
        return
    needed = min(len(laid.tiles), len(stages) - len(narrow))
    last = laid.mists[-1]
    if len(laid.mists) != needed:
        yield laid.fault(
            last,
            said("Mists: {n} placed, {needed} needed.", n=len(laid.mists), needed=needed),
            CODE,
            "LV-COUNT-11",
            SEVERITY,
            _REMEDY,
        )
    for tile in stages:
        n = sum(
            mist.position is not None and laid.board.host_of(mist.position) == tile
            for mist in laid.mists
        )
        wanted = int(tile in stages and tile not in narrow)
        if (n > wanted == 0) or (n < wanted and len(stages) <= len(laid.tiles)):
            message = said(
                "Mists on {title}: {n} instead of {wanted}.",
                title=subject.title(tile),
                n=n,
                wanted=wanted,
            )
            yield laid.fault(last, message, CODE, RULE, SEVERITY, _REMEDY)


def _has_room(laid: LaidPieces, tile: int) -> bool:
    """Say whether a mist can lie whole on a terrain tile, and on nothing else."""
    own = {p for p in laid.spaces_of(tile) if laid.board.spaces[p].placement == tile}
    index = laid.board.index
    return any(
        all(index.get(h) in own for h in laid.hexes_under(laid.board.spaces[p].hex)) for p in own
    )
