"""A mist tile where none may lie.

## What it finds

A mist that a scenario lays on the start tile, on a tile that has one, beyond a terrain tile, over two of them, on a blockade, on another tile, on a tile of
the mists that is part of the route, or over a piece, a start space or a cave.

## Why it matters

What lies under a mist is out of the game until the mist is turned.

## Example

    {piece: mist, at: [10, 0]}      # over the blockade between two boards

## How to fix

Lay it whole on one terrain tile, on free spaces.

## Source

LV-MIST-01 to LV-MIST-06, LV-MIST-10, LV-MIST-11, LV-MIST-13, LV-OVL-05; ED-MIST-04 to ED-MIST-08, ED-CROSS-40,
ED-CROSS-42.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_pieces import LaidPiece, LaidPieces
from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/mist-place"
RULE = "LV-MIST-02"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = (
    "LV-MIST-01",
    "LV-MIST-03",
    "LV-MIST-04",
    "LV-MIST-05",
    "LV-MIST-06",
    "LV-MIST-10",
    "LV-MIST-11",
    "LV-MIST-13",
    "LV-OVL-05",
    "ED-MIST-04",
    "ED-MIST-05",
    "ED-MIST-06",
    "ED-MIST-07",
    "ED-MIST-08",
    "ED-CROSS-40",
    "ED-CROSS-42",
)
"""Rules that it honours too."""

_CAVE = "cave"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per mist and reason."""
    laid, roads = LaidPieces(subject), Roads(subject)
    for number, mist in enumerate(laid.mists):
        yield from _on_tiles(subject, laid, roads, mist)
        yield from _one_on_each(subject, laid, number)
        under = set(laid.under(mist))
        for other in laid.mists[:number]:
            if under & set(laid.under(other)):
                message = said(
                    "{title} and {other} overlap.",
                    title=laid.title(mist),
                    other=laid.title(other, inside=True),
                )
                yield laid.fault(mist, message, CODE, "LV-MIST-05", SEVERITY)
        for piece in (*laid.treasures, *laid.figures):
            if piece.position in under:
                message = said(
                    "{title} is on {mist}.",
                    title=laid.title(piece),
                    mist=laid.title(mist, inside=True),
                )
                yield laid.fault(mist, message, CODE, "LV-MIST-06", SEVERITY)
        caves = [p for p in under if roads.terrain(p).feature == _CAVE]
        for cave in caves:
            message = said(
                "{title} hides the cave at {space}.",
                title=laid.title(mist),
                space=subject.space(cave),
            )
            yield laid.fault(mist, message, CODE, "LV-MIST-11", Severity.WARNING)
    for start in roads.starts:
        beside = set(roads.beside(start))
        if laid.mists and beside <= laid.covered:
            message = said(
                "The start space {space} is shut in by mist.", space=subject.space(start)
            )
            near = (m for m in laid.mists if not beside.isdisjoint(laid.under(m)))
            mist = next(near, laid.mists[-1])
            yield laid.fault(mist, message, CODE, "LV-MIST-13", SEVERITY)


def _one_on_each(subject: RouteSubject, laid: LaidPieces, number: int) -> Iterator[Diagnostic]:
    """Tell of a mist on the start tile, or on a tile that has one already."""
    mist = laid.mists[number]
    if mist.position is None:
        return
    tile = laid.board.host_of(mist.position)
    under = set(laid.under(mist))
    others = (m for m in laid.mists[:number] if under.isdisjoint(laid.under(m)))
    taken = {laid.board.host_of(m.position) for m in others if m.position is not None}
    if tile in subject.route_board.start_pieces:
        message = said("{title} lies on the start tile.", title=laid.title(mist))
    elif tile in taken:
        message = said("{tile} has a mist already.", tile=subject.title(tile))
    else:
        return
    yield laid.fault(mist, message, CODE, "LV-MIST-01", SEVERITY)


def _on_tiles(
    subject: RouteSubject, laid: LaidPieces, roads: Roads, mist: LaidPiece
) -> Iterator[Diagnostic]:
    title, under = laid.title(mist), laid.under(mist)
    board = laid.board
    if len(under) < len(laid.hexes_under(mist.space)):
        yield laid.fault(
            mist,
            said("{title} extends beyond the terrain tiles.", title=title),
            CODE,
            "LV-MIST-03",
            SEVERITY,
        )
    hosts = list(dict.fromkeys(board.host_of(p) for p in under))
    if len(hosts) > 1:
        yield laid.fault(
            mist,
            said("{title} touches {titles}.", title=title, titles=subject.titles(hosts)),
            CODE,
            RULE,
            SEVERITY,
        )
    for tile in (n for n in hosts if subject.face(n).owl is not None):
        message = said(
            "{title} is used as route and must lie mist side down.", title=subject.title(tile)
        )
        yield laid.fault(mist, message, CODE, "LV-MIST-10", SEVERITY)
    if any((a, b) in roads.bars for a in under for b in under):
        yield laid.fault(
            mist, said("{title} lies on a blockade.", title=title), CODE, "LV-MIST-04", SEVERITY
        )
    overlays = {board.spaces[p].placement for p in under}
    for tile in sorted(n for n in overlays if board.placements[n].lies_on):
        yield laid.fault(
            mist,
            said("{title} and {title_2} overlap.", title=title, title_2=subject.title(tile)),
            CODE,
            "LV-MIST-05",
            SEVERITY,
        )
