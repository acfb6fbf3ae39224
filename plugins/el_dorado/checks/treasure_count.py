"""Too few or too many treasures, or not shared out as the rules say.

## What it finds

A scenario that lays treasures by hand, but not three for each player, one of them twice, or not one by one
over the terrain tiles from El Dorado backwards.

## Why it matters

The treasures decide who may win without El Dorado, and how far all others go.

## Example

    players: 4
    pieces: [...]      # thirteen treasures

## How to fix

Lay as many as are needed, or none: then they are dealt.

## Source

LV-COUNT-10, LV-TREAS-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_pieces import LaidPieces
from ..subject import RouteSubject

CODE = "el-dorado/treasure-count"
RULE = "LV-COUNT-10"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("LV-TREAS-01",)
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give a fault of the number, else one per tile with too few or too many."""
    laid, players = LaidPieces(subject), subject.players or 0
    if not laid.treasures:
        return
    n, needed = len(laid.treasures), min(3 * players, len(laid.kinds))
    twice = n - len({piece.id for piece in laid.treasures})
    last = laid.treasures[-1]
    if n != needed or twice:
        message = said(
            "Treasures: {n} on the route, {needed} needed for {players} players.",
            n=n,
            needed=needed,
            players=players,
        )
        if n == needed:
            message = said(
                "{title} or another treasure is laid twice: all are different.",
                title=laid.title(last),
            )
        yield Diagnostic(
            CODE,
            SEVERITY,
            message,
            laid.at(last),
            remedy=said("Lay three different ones for each player, or none to have them dealt."),
            object="treasures",
            rule=RULE,
        )
        return
    for number, tile in enumerate(laid.stages):
        spaces = laid.spaces_of(tile)
        there = [piece for piece in laid.treasures if piece.position in spaces]
        k = len(laid.stages)
        wanted = n // k + (number < n % k)
        if len(there) != wanted:
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "{title} holds {n} treasures, by the rules {wanted}.",
                    title=subject.title(tile),
                    n=len(there),
                    wanted=wanted,
                ),
                laid.at(there[-1] if there else last),
                remedy=said("Lay one on each terrain tile, from El Dorado backwards, and again."),
                object=f"placement {subject.title(tile)}",
                rule="LV-TREAS-01",
            )
