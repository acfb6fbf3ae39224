"""A mist tile that cannot be turned as the rules ask.

## What it finds

A tile whose outline changes when it is turned, or whose owl cannot come to lie beside every explorer that may
uncover it.

## Why it matters

It is turned over in the place where it lay, with its owl beside the explorer.

## Example

    owl: [0, 0]      # in the middle: beside nobody

## How to fix

Give it an outline that looks the same from all six sides, and an owl at the edge.

## Source

LV-MIST-07, LV-MIST-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Hex, Severity, said

from ..laid_pieces import LaidPieces
from ..subject import RouteSubject

CODE = "el-dorado/mist-shape"
RULE = "LV-MIST-07"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("LV-MIST-08",)
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    for tile in LaidPieces(subject).tiles:
        sides = [frozenset(Hex(q, r) for q, r, _ in side) for side in tile.spaces]
        owls = {Hex(q, r) for q, r in tile.owl}
        message, rule = "", RULE
        if len(set(sides)) > 1:
            message = said("{title} changes its outline when it is turned.", title=tile.title)
        elif beside := _without_owl(sides[0], owls):
            message = said(
                "From {place} beside its middle {title} cannot be laid with the owl there.",
                place=beside.to_text(),
                title=tile.title,
            )
            rule = "LV-MIST-08"
        if message:
            yield Diagnostic(
                CODE,
                SEVERITY,
                message,
                subject.at_module("mists"),
                remedy=said("Change its spaces or its owl."),
                object=f"tile {tile.id}",
                rule=rule,
            )


def _without_owl(spaces: frozenset[Hex], owls: set[Hex]) -> Hex | None:
    """Give a hex beside a tile that no owl comes to lie beside, None where there is none."""
    around = {there for here in spaces for there in here.neighbours()} - spaces
    return next((h for h in sorted(around) if not owls & set(h.neighbours())), None)
