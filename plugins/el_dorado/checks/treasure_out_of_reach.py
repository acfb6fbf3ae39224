"""A treasure that is hard to come by, or that closes the way.

## What it finds

A treasure beside which nobody can stop, or only after a mist is turned or another treasure is collected, and
one that closes the only way.

## Why it matters

Treasures that nobody collects win nothing; with fewer than four of the others that victory is impossible.

## Example

    {token: treasure_two_blue, at: [24, 3]}      # behind another treasure

## How to fix

Lay it on a space beside an open way.

## Source

LV-TREAS-06 to LV-TREAS-08, LV-TREAS-12.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, counted_as, said

from ..laid_pieces import LaidPiece, LaidPieces
from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/treasure-out-of-reach"
RULE = "LV-TREAS-06"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = (
    "LV-TREAS-07",
    "LV-TREAS-08",
    "LV-TREAS-12",
)
"""Rules that it honours too."""

_NEEDED = 4


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per treasure, and one where too few can be collected."""
    laid, roads = LaidPieces(subject), Roads(subject)
    if not laid.treasures or not roads.starts:
        return
    pieces = {p.position: p for p in laid.treasures if p.position is not None}
    at_once = set(_beside(roads, pieces, {*pieces, *laid.covered}))
    in_turn, opened = _in_turn(roads, pieces, laid.covered), _in_turn(roads, pieces, frozenset())
    for position, piece in pieces.items():
        title = laid.title(piece)
        if position not in opened:
            yield laid.fault(
                piece, said("{title} can never be collected.", title=title), CODE, RULE, SEVERITY
            )
        elif position not in in_turn:
            message = said("{title} can be collected only after a mist is turned.", title=title)
            yield laid.fault(piece, message, CODE, RULE, Severity.WARNING)
        elif position not in at_once:
            beside = set(roads.beside(position))
            before = next(p for p in laid.treasures if p.position in beside)
            message = said(
                "{title} can be collected only after {title_2}.",
                title=title,
                title_2=laid.title(before),
            )
            yield laid.fault(piece, message, CODE, "LV-TREAS-07", Severity.HINT)
        if roads.leads_home and not roads.leads_round(position):
            message = said(
                "{title} closes the only way at {place} until someone pays it.",
                title=title,
                place=piece.space.to_text(),
            )
            yield laid.fault(piece, message, CODE, "LV-TREAS-08", Severity.WARNING)
    if len(opened) < _NEEDED:
        message = counted_as(
            "Only {n} treasure can be collected: nobody can win by four.",
            "Only {n} treasures can be collected: nobody can win by four.",
            len(opened),
        )
        yield laid.fault(laid.treasures[-1], message, CODE, "LV-TREAS-12", SEVERITY)


def _beside(
    roads: Roads, pieces: dict[int, LaidPiece], closed: set[int] | frozenset[int]
) -> list[int]:
    """Give the treasures beside which one can come when some spaces are closed."""
    reached = roads.reached(
        roads.starts, lambda here: (p for p in roads.beside(here) if p not in closed)
    )
    # Nobody stops in El Dorado: whoever enters it has left the board.
    stops = reached.keys() - roads.goals
    return [t for t in pieces if any(p in stops for p in roads.neighbours(t))]


def _in_turn(roads: Roads, pieces: dict[int, LaidPiece], covered: frozenset[int]) -> set[int]:
    """Give the treasures that can be collected one after the other."""
    found: set[int] = set()
    while True:
        more = set(_beside(roads, pieces, {*(pieces.keys() - found), *covered})) - found
        if not more:
            return found
        found |= more
