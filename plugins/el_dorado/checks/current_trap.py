"""Currents from which no way leads on.

## What it finds

Rapids whose current carries to a place from which El Dorado cannot be reached any more: every way back
leads over rapids that carry the other way.

## Why it matters

Whoever stops there has lost the game without knowing it.

## Example

    a mountain valley whose only entrance is a rapids space that carries inwards

## How to fix

Turn the tile, or open a second way out.

## Source

LV-RAPID-09.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads, onward
from ..subject import RouteSubject

CODE = "el-dorado/current-trap"
RULE = "LV-RAPID-09"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    if not roads.arrows:
        return
    forward = {p: tuple(onward(roads, p)) for p in range(roads.n) if not roads.is_closed(p)}
    starts = {there for start in roads.starts for there in roads.beside(start)}
    entered = roads.reached(starts, lambda p: forward.get(p, ()))
    back: dict[int, list[int]] = {}
    for here, following in forward.items():
        for there in following:
            back.setdefault(there, []).append(here)
    saved = roads.reached(roads.goals, lambda p: back.get(p, ()))
    if not saved.keys() & starts:
        return
    for position in roads.arrows:
        to = roads.carries_to(position)
        if position in entered and to is not None and to not in saved:
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "Explorers swept at {space} can never reach El Dorado.",
                    space=subject.space(position),
                ),
                subject.at_position(position),
                remedy=said("Turn the tile, or open another way out."),
                object=f"space {subject.space(position)}",
                rule=RULE,
            )
