"""A small tile that opens the only way, or closes all but one.

## What it finds

A tile laid on another so that fewer or more ways lead to El Dorado, where with it or without it there is one
at most: it covers mountains, or brings some. Ways are counted that share no space.

## Why it matters

Where one way is left, one explorer stands in everybody's way. Where there was none, all pass over the tile.

## Example

    placements:
      - {face: C, at: [7, -3], turn: 5}
      - {face: pass_1, at: [9, -2], turn: 0}      # its mountains close a gap of C

## How to fix

Nothing has to be mended: look whether it is meant. Else turn the tile or lay it elsewhere.

## Source

LV-OVL-12.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said, ways_apart

from ..laid_on import LaidOn, laid_on
from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/overlay-changes-way"
RULE = "LV-OVL-12"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    roads = Roads(subject)
    now = {p for p in range(roads.n) if roads.is_closed(p)}
    beside = [roads.neighbours(p) for p in range(roads.n)]
    after: int | None = None

    def ways(closed: set[int]) -> int:
        return ways_apart(beside, roads.starts, roads.goals, closed)

    for laid in laid_on(subject):
        before = _without(subject, laid, now)
        if laid.off or before == now:
            continue
        after = ways(now) if after is None else after
        n = ways(before)
        if n == after or min(n, after) > 1:
            continue
        title = subject.title(laid.piece)
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{title} changes the route: {n} → {after} ways apart from each other.",
                title=title,
                n=n,
                after=after,
            ),
            subject.at(laid.piece, "at"),
            object=f"placement {title}",
            rule=RULE,
            related=tuple(subject.related(tile, said("The tile below.")) for tile in laid.below),
        )


def _without(subject: RouteSubject, laid: LaidOn, closed: set[int]) -> set[int]:
    """Give the positions that would be closed without a tile."""
    index, terrains = subject.route_board.board.index, subject.route_board.terrains
    found = set(closed)
    for tile, spaces in laid.below.items():
        cells = subject.placements[tile].covered()
        for space in spaces:
            is_closed = terrains[cells[space].code].pay == "never"
            (found.add if is_closed else found.discard)(index[space])
    return found
