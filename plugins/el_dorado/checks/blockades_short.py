"""More joints than blockades.

## What it finds

A route with more joints that may carry a blockade than there are blockades.

## Why it matters

It is no fault. The joints nearest to the start get one; those named here stay free.

## Example

Eight tiles in a row have seven joints before El Dorado; the box holds six blockades.

## How to fix

Nothing needs to be done. To say yourself which joint stays free, name it under `joints` with
`barrier: none`.

## Source

LV-ROUTE-04 and the box: six blockades; those left over go back to the box.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, counted_as, said

from ..barriers import barriers_of
from ..subject import RouteSubject

CODE = "el-dorado/blockades-short"
RULE = "LV-ROUTE-04"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint that names the joints without a blockade."""
    n_barriers = len(barriers_of(subject.project))
    board = subject.route_board
    lying = {joint for joint, _ in board.barred_joints(n_barriers, subject.both_sides)}
    waiting = board.dealt_joints(subject.both_sides)
    free = [joint for joint in waiting if joint not in lying]
    if not free or not n_barriers:
        return
    first = free[0]
    names = "; ".join(subject.joint(joint) for joint in free)
    blockades = counted_as("{n} blockade", "{n} blockades", n_barriers)
    n_joints = len(free) + len(lying)
    yield Diagnostic(
        CODE,
        SEVERITY,
        said(
            "{blockades} for {n_joints} joints: none lies between {names}.",
            blockades=blockades,
            n_joints=n_joints,
            names=names,
        ),
        subject.at(first.b, space=subject.middle_of(first)),
        remedy=said("Name a joint with `barrier: none` to choose yourself which one stays free."),
        object="route",
        rule=RULE,
    )
