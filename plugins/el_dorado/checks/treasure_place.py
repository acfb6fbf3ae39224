"""A treasure on a space where none may lie.

## What it finds

A treasure that a scenario lays on a mountain, on the space of another one, beside the terrain tiles, under a
mist, or with a figure. So too where a small tile brings the mountain: it was laid over the treasure's space.

## Why it matters

Nobody could collect it, or not by the rules.

## Example

    {token: treasure_two_blue, at: [13, 0]}      # a mountain

## How to fix

Lay it on another space of its board.

## Source

LV-TREAS-02 to LV-TREAS-05, LV-OVL-09; ED-TREAS-07, ED-TREAS-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_on import laid_on
from ..laid_pieces import LaidPiece, LaidPieces
from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/treasure-place"
RULE = "LV-TREAS-02"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = (
    "LV-TREAS-03",
    "LV-TREAS-04",
    "LV-TREAS-05",
    "LV-OVL-09",
    "ED-TREAS-07",
    "ED-TREAS-08",
)
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per treasure and reason."""
    laid, roads = LaidPieces(subject), Roads(subject)
    taken: dict[object, LaidPiece] = {}
    tiles = {p for tile in laid.stages for p in laid.spaces_of(tile)}
    figures = {figure.position: figure for figure in laid.figures}
    for piece in laid.treasures:
        title, position = laid.title(piece), piece.position
        if piece.space in taken:
            text = piece.space.to_text()
            yield laid.fault(
                piece,
                said("Two treasures lie on {place}.", place=text),
                CODE,
                "LV-TREAS-03",
                SEVERITY,
            )
        taken.setdefault(piece.space, piece)
        if position is None:
            yield laid.fault(
                piece,
                said("{title} lies beside the route.", title=title),
                CODE,
                "LV-TREAS-04",
                SEVERITY,
            )
        elif position not in tiles:
            tile = subject.title(laid.board.host_of(position))
            message = said(
                "{title} lies on {tile}, which is no terrain tile for treasures.",
                title=title,
                tile=tile,
            )
            yield laid.fault(piece, message, CODE, "LV-TREAS-04", SEVERITY)
        elif roads.is_closed(position) and position not in laid.covered:
            cover = _covering(subject, piece)
            if cover is None:
                yield laid.fault(
                    piece, said("{title} lies on a mountain.", title=title), CODE, RULE, SEVERITY
                )
            else:
                text = said(
                    "{title} covers {title_2} at {place} with a mountain.",
                    title=subject.title(cover),
                    title_2=title,
                    place=piece.space.to_text(),
                )
                yield laid.fault(piece, text, CODE, "LV-OVL-09", SEVERITY)
        if position in laid.covered:
            yield laid.fault(
                piece,
                said("{title} lies under a mist.", title=title),
                CODE,
                "LV-TREAS-05",
                SEVERITY,
            )
        elif position is not None and position in figures:
            other = laid.title(figures[position], inside=True)
            yield laid.fault(
                piece,
                said("{title} shares its space with {other}.", title=title, other=other),
                CODE,
                "LV-TREAS-05",
                SEVERITY,
            )


def _covering(subject: RouteSubject, piece: LaidPiece) -> int | None:
    """Give the tile that brings the mountain under a treasure; None where the board itself shows it."""
    terrains = subject.route_board.terrains
    for each in laid_on(subject):
        for tile, spaces in each.below.items():
            if piece.space in spaces:
                below = subject.placements[tile].covered()[piece.space]
                return None if terrains[below.code].pay == "never" else each.piece
    return None
