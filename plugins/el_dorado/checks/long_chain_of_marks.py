"""A chain of skulls that few hands can cross.

## What it finds

A skull space from which the shortest way out leads over two or more further skulls.

## Why it matters

All of it has to be paid in one turn: few hands can do that.

## Example

    a board whose middle is skulls three spaces wide

## How to fix

Break the chain with a space without a skull.

## Source

LV-SKULL-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/long-chain-of-marks"
RULE = "LV-SKULL-03"
SEVERITY = Severity.WARNING
SCOPE = "route"

_LONG = 3  # skulls in a row


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per chain."""
    roads = Roads(subject)
    deep = {p for p in roads.marked if _steps_out(roads, p) >= _LONG}
    while deep:
        chain = sorted(
            roads.reached([min(deep)], lambda p: (q for q in roads.beside(p) if q in deep))
        )
        deep.difference_update(chain)
        places = ", ".join(subject.space(position) for position in chain)
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "Skull chain at {places}: the way out takes {steps_out} skulls or more, and few hands can cross them in one turn.",
                places=places,
                steps_out=_steps_out(roads, chain[0]),
            ),
            subject.at_position(chain[0]),
            remedy=said("Break the chain with a space without a skull."),
            object=f"space {subject.space(chain[0])}",
            rule=RULE,
        )


def _steps_out(roads: Roads, position: int) -> int:
    """Give how many skulls in a row one stands on until one is off them, 0 where there is no way."""
    reached = roads.reached([position], roads.beside)
    return min((n for p, n in reached.items() if not roads.cell(p).marked), default=0)
