"""Spaces where one explorer blocks everybody.

## What it finds

Single spaces that every way from the start to El Dorado uses.

## Why it matters

An explorer that stays there lets nobody pass. The rules ask for not too many such spots. One or two
are a hint; three or more, or one on the first tile after the start, are a warning. A spot with a
skull is told apart, as a hint: nobody may stay there at the end of a turn.

## Example

A tile whose mountains leave one space free from edge to edge.

## How to fix

Turn or swap the tile so that a second space leads past.

## Source

LV-ROUTE-07: choke points.
"""

from collections.abc import Iterator, Sequence

from designer.api import Diagnostic, Related, Severity, counted_as, said

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
    """Give one fault that lists all of them; those where nobody may stay are told apart."""
    chokes = subject.analysis.chokes if subject.analysis is not None else ()
    board = subject.route_board
    spaces = board.board.spaces
    marked = [position for position in chokes if spaces[position].cell.marked]
    plain = [position for position in chokes if not spaces[position].cell.marked]
    if plain:
        tiles = [spaces[position].placement for position in plain]
        early = any(board.distances[tile] == _FIRST_TILE for tile in tiles)
        yield _fault(
            subject,
            plain,
            SEVERITY if early or len(plain) >= _MANY else Severity.HINT,
            counted_as(
                "{n} spot where one explorer blocks everybody",
                "{n} spots where one explorer blocks everybody",
                len(plain),
            ),
        )
    if marked:
        yield _fault(
            subject,
            marked,
            Severity.HINT,
            counted_as(
                "{n} spot on every way where nobody may stay, for it has a skull",
                "{n} spots on every way where nobody may stay, for each has a skull",
                len(marked),
            ),
        )


def _fault(
    subject: RouteSubject, positions: Sequence[int], severity: Severity, what: str
) -> Diagnostic:
    return Diagnostic(
        CODE,
        severity,
        said(
            "{what}: {list}.",
            what=what,
            list=", ".join(subject.space(position) for position in positions),
        ),
        subject.at_position(positions[0]),
        remedy=said(
            "Turn or swap a tile so that a second space leads past. The rules ask for not too many of them."
        ),
        object="route",
        rule=RULE,
        related=tuple(
            Related(
                subject.at_position(position),
                said("Every way leads over {space}.", space=subject.space(position)),
            )
            for position in positions[1:]
        ),
    )
