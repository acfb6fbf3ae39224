"""A mist on the only way.

## What it finds

A mist that a scenario lays over the only way to El Dorado or to a temple, one that nobody can uncover, and an
arrow that points into one.

## Why it matters

What lies under it may be mountains: then the way stays closed.

## Example

    {piece: mist, at: [23, -2]}      # before the finish

## How to fix

Lay it so that a way leads round it.

## Source

LV-MIST-09, LV-MIST-12, LV-ROUTE-03, LV-TEMPLE-04, LV-RAPID-05; ED-CROSS-41.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_pieces import LaidPiece, LaidPieces
from ..roads import Roads
from ..subject import RouteSubject
from ..temple_spaces import entered, temples_of

CODE = "el-dorado/mist-on-the-way"
RULE = "LV-ROUTE-03"
SEVERITY = Severity.WARNING
SCOPE = "route"
ALSO = (
    "LV-MIST-09",
    "LV-MIST-12",
    "LV-TEMPLE-04",
    "LV-RAPID-05",
    "ED-CROSS-41",
)
"""Rules that it honours too."""

_REMEDY = said("Lay it so that a way leads round it.")


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per mist, temple and arrow."""
    laid, roads = LaidPieces(subject), Roads(subject)
    if not laid.mists or not roads.starts:
        return
    covered = laid.covered
    if roads.leads_home and not roads.leads_through(lambda p: p in covered):
        yield from _closing(laid, roads)
    open_ = roads.reached(
        roads.starts, lambda here: (p for p in roads.beside(here) if p not in roads.goals)
    )
    reached = roads.reached(
        roads.starts,
        lambda here: (p for p in roads.beside(here) if p not in covered and p not in roads.goals),
    )
    for mist in laid.mists:
        around = {p for here in laid.under(mist) for p in roads.neighbours(here)} - covered
        if not around & open_.keys():
            yield laid.fault(
                mist,
                said("{title} can never be uncovered.", title=laid.title(mist)),
                CODE,
                "LV-MIST-09",
                SEVERITY,
                _REMEDY,
            )
    for temple in temples_of(subject):
        spaces = entered(roads, temple)
        if any(p in open_ for p in spaces) and not any(p in reached for p in spaces):
            message = said(
                "The {colour} temple is reached only through mist.", colour=said(temple.colour)
            )
            yield laid.fault(laid.mists[-1], message, CODE, "LV-TEMPLE-04", SEVERITY, _REMEDY)
    for arrow in roads.arrows:
        if roads.target(arrow) in covered:
            message = said(
                "The current at {space} points into a mist: no sweep until it is uncovered.",
                space=subject.space(arrow),
            )
            yield laid.fault(laid.mists[-1], message, CODE, "LV-RAPID-05", SEVERITY, _REMEDY)


def _closing(laid: LaidPieces, roads: Roads) -> Iterator[Diagnostic]:
    """Tell of the mists that close the only way, alone or together, with how many tiles would."""
    found = False
    for mist in laid.mists:
        under = set(laid.under(mist))
        if not roads.leads_through(lambda p, under=under: p in under):  # type: ignore[misc]  # bound now
            found = True
            k, n = _closing_fillings(laid, roads, mist)
            message = said(
                "The only way leads through what lies under {mist}; {k} of {n} ways to turn a tile close it.",
                mist=laid.title(mist, inside=True),
                k=k,
                n=n,
            )
            yield laid.fault(mist, message, CODE, RULE, SEVERITY, _REMEDY)
    if not found:
        message = said("All ways lead through mists; they may be closed.")
        yield laid.fault(laid.mists[-1], message, CODE, "LV-MIST-12", SEVERITY, _REMEDY)


def _closing_fillings(laid: LaidPieces, roads: Roads, mist: LaidPiece) -> tuple[int, int]:
    """Give how many turns of all tiles close the way there, and how many there are."""
    game = laid.game
    closed = n = 0
    for tile in laid.tiles if game is not None else ():
        for side in tile.spaces:
            surfaces = game.definition.surfaces if game is not None else ()
            shut = {laid.position(mist, q, r) for q, r, surface in side if surfaces[surface].closed}
            free = {laid.position(mist, q, r) for q, r, _ in side} - shut
            n += 1
            closed += not roads.leads_over(shut, free)
    return closed, n
