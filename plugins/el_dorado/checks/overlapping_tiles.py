"""Tiles that lie on each other.

## What it finds

Two tiles of the route that cover the same space.

## Why it matters

Nobody can put cardboard into cardboard. The drawing shows the later tile on top; the spaces below
it are not there for play.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 0}
      - {face: C, at: [5, -3], turn: 0}      # two spaces too near

## How to fix

Change `at` of one of the two. A board of 37 spaces meets another one along a whole edge when their
middles lie (7, -3) or (7, -4) apart, or a turn of these.

## Source

LV-ROUTE-01: terrain tiles do not overlap each other.
"""

from collections.abc import Iterator, Sequence

from designer.api import Diagnostic, Fix, Hex, Severity, overlap_sentence, said

from ..fixes import moving_tiles, removing_tiles
from ..subject import RouteSubject

CODE = "el-dorado/overlapping-tiles"
RULE = "LV-ROUTE-01"
SEVERITY = Severity.ERROR
SCOPE = "route"


# In a heap of many tiles no single move helps.
_MOST_FIXES, _MOST_BELOW, _MOST_MOVED, _MOST_NAMED = 5, 3, 40, 10


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile that lies on others."""
    below: dict[int, list[int]] = {}
    hexes: dict[int, set[Hex]] = {}
    for overlap in subject.route_board.board.overlaps:
        if subject.placements[overlap.b].lies_on:
            continue  # it may lie there; how is for other checks to say
        below.setdefault(overlap.b, []).append(overlap.a)
        hexes.setdefault(overlap.b, set()).update(overlap.hexes)
    fixable = sorted(below)[:_MOST_FIXES]
    for tile, others in sorted(below.items()):
        titles = [subject.title(other) for other in others]
        yield Diagnostic(
            CODE,
            SEVERITY,
            overlap_sentence(subject.title(tile), titles, hexes[tile]),
            subject.at(tile, "at", min(hexes[tile])),
            remedy=said("Move one of them."),
            object=f"placement {subject.title(tile)}",
            rule=RULE,
            related=tuple(
                subject.related(other, said("{title} lies here.", title=subject.title(other)))
                for other in others[:_MOST_NAMED]
            ),
            fixes=_fixes(subject, tile, others) if tile in fixable else (),
        )


def _fixes(subject: RouteSubject, tile: int, below: Sequence[int]) -> tuple[Fix, ...]:
    """Move the tile beside those it lies on, or take it away where it lies on its like."""
    own = subject.placements[tile]
    for other in below:
        like = subject.placements[other]
        if (like.face, like.at, like.turn) == (own.face, own.at, own.turn):
            return removing_tiles(subject, [tile])
    if len(below) > _MOST_BELOW:
        return ()
    following = range(tile, len(subject.placements))
    together: tuple[Fix, ...] = ()
    if 1 < len(following) <= _MOST_MOVED:
        together = moving_tiles(subject, following, below, [tile])
    return (*together, *moving_tiles(subject, [tile], below))
