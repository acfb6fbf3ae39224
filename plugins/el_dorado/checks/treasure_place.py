"""A treasure on a space where none may lie.

## What it finds

A treasure that a scenario lays on a mountain, on the space of another one, beside the terrain tiles, under a
mist, or with a figure.

## Why it matters

Nobody could collect it, or not by the rules.

## Example

    {token: treasure_two_blue, at: [13, 0]}      # a mountain

## How to fix

Lay it on another space of its board.

## Source

LV-TREAS-02 to LV-TREAS-05; ED-TREAS-07, ED-TREAS-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity

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
            yield _fault(laid, piece, f"Two treasures lie on {text}.", "LV-TREAS-03")
        taken.setdefault(piece.space, piece)
        if position is None:
            yield _fault(laid, piece, f"{title} lies beside the route.", "LV-TREAS-04")
        elif position not in tiles:
            tile = subject.title(laid.board.host_of(position))
            message = f"{title} lies on {tile}, which is no terrain tile for treasures."
            yield _fault(laid, piece, message, "LV-TREAS-04")
        elif roads.is_closed(position) and position not in laid.covered:
            yield _fault(laid, piece, f"{title} lies on a mountain.", RULE)
        if position in laid.covered:
            yield _fault(laid, piece, f"{title} lies under a mist.", "LV-TREAS-05")
        elif position is not None and position in figures:
            other = laid.title(figures[position])
            yield _fault(laid, piece, f"{title} shares its space with {other}.", "LV-TREAS-05")


def _fault(
    laid: LaidPieces,
    piece: LaidPiece,
    message: str,
    rule: str,
    severity: Severity = SEVERITY,
    remedy: str = "Lay it elsewhere.",
) -> Diagnostic:
    return Diagnostic(
        CODE,
        severity,
        message,
        laid.at(piece),
        remedy=remedy,
        object=f"piece {piece.id}",
        rule=rule,
    )
