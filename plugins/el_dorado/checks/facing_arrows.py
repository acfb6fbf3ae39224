"""Currents that run in a ring.

## What it finds

Two arrows that point at each other, or several that run in a ring.

## Why it matters

It looks like a trap and is none: a current carries one space only.

## Example

    placements:
      - {face: rapids_1, at: [0, 0], turn: 0}
      - {face: rapids_1, at: [1, 0], turn: 3}

## How to fix

Nothing has to be done.

## Source

LV-RAPID-10.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject, listed

CODE = "el-dorado/facing-arrows"
RULE = "LV-RAPID-10"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per ring."""
    roads = Roads(subject)
    told: set[int] = set()
    for position in roads.arrows:
        ring = _ring(roads, position)
        if not ring or told & set(ring):
            continue
        told.update(ring)
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "Facing currents at {list}: harmless, a sweep is 1 space only.",
                list=listed([subject.space(p) for p in ring]),
            ),
            subject.at_position(ring[0]),
            object=f"space {subject.space(ring[0])}",
            rule=RULE,
        )


def _ring(roads: Roads, position: int) -> list[int]:
    """Give the spaces of the ring that a space lies in, if it does."""
    ring, here = [position], roads.target(position)
    while here is not None and here not in ring:
        ring.append(here)
        here = roads.target(here)
    return ring if here == position else []
