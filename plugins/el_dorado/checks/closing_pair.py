"""Two spaces side by side that one player can close.

## What it finds

Pairs of neighbouring spaces that every way from the start to El Dorado uses one of, in a game in
which a player has two explorers.

## Why it matters

Whoever puts an explorer on each of them lets nobody pass. With two players that is one player's
doing alone. Three of the published routes have such pairs: it is a hint, no fault.

## Example

A tile whose mountains leave two spaces free from edge to edge.

## How to fix

Turn or swap the tile so that a third space leads past, or leave it as it is.

## Source

LV-ROUTE-08: cuts of two adjacent spaces in a game for two, where each player has two explorers.
"""

from collections.abc import Iterator, Sequence

from designer.api import Diagnostic, Related, Severity, said

from ..pieces import read_pieces
from ..subject import RouteSubject

CODE = "el-dorado/closing-pair"
RULE = "LV-ROUTE-08"
SEVERITY = Severity.HINT
SCOPE = "route"

_TWO = 2
_MOST_PLACES = 10  # that one hint points to


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint that lists the pairs, where some player has two explorers."""
    pairs = subject.analysis.sealing.pairs if subject.analysis is not None else ()
    players = _players(subject) if pairs else []
    if not players:
        return
    (a, b), *others = pairs
    names = said("{a} and {b}", a=subject.space(a), b=subject.space(b))
    more = said(", or one of {n} more pairs", n=len(others)) if len(others) > 1 else ""
    if len(others) == 1:
        one, other = others[0]
        more = said(", or {a} and {b}", a=subject.space(one), b=subject.space(other))
    yield Diagnostic(
        CODE,
        SEVERITY,
        said(
            "With {players} players one player can close {names}{more}.",
            players=players[0],
            names=names,
            more=more,
        ),
        subject.at_position(a),
        remedy=said("Turn or swap a tile so that a third space leads past, or leave it as it is."),
        object="route",
        rule=RULE,
        related=tuple(_partners(subject, pairs)),
    )


def _partners(subject: RouteSubject, pairs: Sequence[tuple[int, int]]) -> Iterator[Related]:
    """Give the other spaces of the pairs, each once: one space may stand in several pairs."""
    told = {pairs[0][0]}
    for pair in pairs[: _MOST_PLACES + 1]:
        for space, with_ in (pair, pair[::-1]):
            if space not in told:
                told.add(space)
                here, there = subject.space(space), subject.space(with_)
                words = said("{here}, together with {there}.", here=here, there=there)
                yield Related(subject.at_position(space), words)


def _players(subject: RouteSubject) -> list[int]:
    """Give the numbers of players, of those that the route is for, with two explorers for one."""
    set_ups = read_pieces(subject.project, subject.route_board.terrains).set_ups
    return [
        n
        for n, set_up in sorted(set_ups.items())
        if subject.players in {None, n} and max(map(len, set_up.start_spaces), default=0) >= _TWO
    ]
