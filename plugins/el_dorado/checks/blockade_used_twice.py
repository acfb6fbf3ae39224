"""A blockade on two joints.

## What it finds

A blockade that `joints` names for two joints, two blockades with the same number, and a joint that
is named twice.

## Why it matters

Each blockade is one piece of cardboard, and its number decides when a game ends level. A joint
takes one blockade.

## Example

    joints:
      - {between: [B, C], barrier: blockade_1}
      - {between: [C, N], barrier: blockade_1}

## How to fix

Name another blockade for one of the joints, or `deal`.

## Source

LV-ROUTE-04: the number of a blockade is unique.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Fix, Related, Severity, said

from ..barriers import barriers_of
from ..board import NamedJoint
from ..fixes import removing, setting
from ..subject import RouteSubject

CODE = "el-dorado/blockade-used-twice"
RULE = "LV-ROUTE-04"
SEVERITY = Severity.ERROR
SCOPE = "route"

_MOST_FIXES = 10  # each is tried on the text before it is offered


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per entry that uses again what an earlier one has used."""
    barriers = barriers_of(subject.project)
    numbers: dict[object, NamedJoint] = {}
    joints: dict[frozenset[str], NamedJoint] = {}
    n_found = 0
    for named in subject.route_board.named:
        joint = frozenset(named.between)
        if joint in joints:
            a, b = named.between
            message = said(
                "The joint of {a} and {b} is named twice; the first entry counts.", a=a, b=b
            )
            n_found += 1
            offer = n_found <= _MOST_FIXES
            yield _fault(subject, named, joints[joint], message, "between", offer=offer)
            continue
        joints[joint] = named
        if named.barrier not in barriers:
            continue
        number = barriers[named.barrier].get("number", named.barrier)
        if number in numbers:
            message = said("Blockade number {number} is used twice.", number=number)
            n_found += 1
            offer = n_found <= _MOST_FIXES
            yield _fault(subject, named, numbers[number], message, "barrier", offer=offer)
        numbers.setdefault(number, named)


def _fixes(subject: RouteSubject, named: NamedJoint, key: str) -> tuple[Fix, ...]:
    if key == "between":
        return removing(subject.route, named, "Take the second entry away")
    a, b = named.between
    title = f"Deal a blockade between {a} and {b}"
    return setting(subject.route, named, "barrier", "deal", title)


def _fault(
    subject: RouteSubject,
    named: NamedJoint,
    first: NamedJoint,
    message: str,
    key: str,
    *,
    offer: bool,
) -> Diagnostic:
    first_place = subject.route.location((*first.pointer, key))
    remedy = (
        said("Take one of the entries away.")
        if key == "between"
        else said("Name another one, or `deal`, for one of the two joints.")
    )
    return Diagnostic(
        CODE,
        SEVERITY,
        message,
        subject.route.location((*named.pointer, key)),
        remedy=remedy,
        object=f"joint {named.between[0]} and {named.between[1]}",
        rule=RULE,
        related=(Related(first_place, "The first one."),),
        fixes=_fixes(subject, named, key) if offer else (),
    )
