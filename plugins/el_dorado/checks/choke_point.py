"""Spaces where one explorer blocks everybody.

## What it finds

Single spaces that every way from the start to El Dorado uses.

## Why it matters

An explorer that stays there lets nobody pass. The rules ask for not too many such spots. One or two
are a hint; three or more, or one on the first tile after the start, are a warning.

## Example

A tile whose mountains leave one space free from edge to edge.

## How to fix

Turn or swap the tile so that a second space leads past.

## Source

LV-ROUTE-07: choke points.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Related, Severity

from ..subject import RouteSubject

CODE = "el-dorado/choke-point"
RULE = "LV-ROUTE-07"
SEVERITY = Severity.WARNING
SCOPE = "route"
ALSO = ("ED-PASS-07",)
"""Rules that it honours too."""

_MANY = 3
_FIRST_TILE = 1  # joints from the start


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault that lists all of them."""
    chokes = subject.analysis.chokes if subject.analysis is not None else ()
    if not chokes:
        return
    board = subject.route_board
    tiles = [board.board.spaces[position].placement for position in chokes]
    early = any(board.distances[tile] == _FIRST_TILE for tile in tiles)
    noun = "spot" if len(chokes) == 1 else "spots"
    yield Diagnostic(
        CODE,
        SEVERITY if early or len(chokes) >= _MANY else Severity.HINT,
        f"{len(chokes)} {noun} where one explorer blocks everybody: "
        f"{', '.join(subject.space(position) for position in chokes)}.",
        subject.at_position(chokes[0]),
        remedy="Turn or swap a tile so that a second space leads past. The rules ask for not too many of them.",
        object="route",
        rule=RULE,
        related=tuple(
            Related(
                subject.at_position(position), f"Every way leads over {subject.space(position)}."
            )
            for position in chokes[1:]
        ),
    )
