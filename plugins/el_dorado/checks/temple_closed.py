"""A temple that pieces close.

## What it finds

A temple all of whose spaces are closed by a dragon, a treasure or a mist that a scenario lays, or lie beside a
dragon.

## Why it matters

A dragon wakes as soon as somebody enters its tile; then nobody comes onto the temple before somebody else has
moved it. Where treasures or mists lie on all of it, they have to go first.

## Example

    {piece: dragon_green, at: [10, 2]}      # in the middle of the yellow temple

## How to fix

Lay the piece elsewhere, or leave it so, for a game that is harder.

## Source

LV-TEMPLE-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_pieces import LaidPiece, LaidPieces
from ..roads import Roads
from ..subject import RouteSubject, listed
from ..temple_spaces import entered, temples_of

CODE = "el-dorado/temple-closed"
RULE = "LV-TEMPLE-08"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per temple."""
    laid, roads = LaidPieces(subject), Roads(subject)
    closing = {piece: _closed(laid, roads, piece) for piece in _pieces(laid)}
    for temple in temples_of(subject) if closing else ():
        spaces = set(entered(roads, temple))
        there = [piece for piece, closed in closing.items() if closed & spaces]
        if not spaces or spaces - {p for piece in there for p in closing[piece]}:
            continue
        wakes = any(piece in laid.figures for piece in there)
        names = listed([laid.title(piece, inside=True) for piece in there])
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "The {colour} temple is closed by {names} once awake.",
                colour=said(temple.colour),
                names=names,
            )
            if wakes
            else said(
                "The {colour} temple is closed by {names}.",
                colour=said(temple.colour),
                names=names,
            ),
            laid.at(there[-1]),
            remedy=said("Lay the piece elsewhere, or leave it so."),
            object=f"placement {subject.title(temple.placement)}",
            rule=RULE,
        )


def _pieces(laid: LaidPieces) -> Iterator[LaidPiece]:
    yield from (*laid.figures, *laid.treasures, *laid.mists)


def _closed(laid: LaidPieces, roads: Roads, piece: LaidPiece) -> frozenset[int]:
    """Give the spaces that a piece closes: its own, those below a mist, those beside a dragon."""
    if piece in laid.mists:
        return frozenset(laid.under(piece))
    if piece.position is None:
        return frozenset()
    range_ = roads.beside(piece.position) if piece in laid.figures else ()
    beside = {p for p in range_ if (piece.position, p) not in roads.bars}
    return frozenset({piece.position, *beside})
