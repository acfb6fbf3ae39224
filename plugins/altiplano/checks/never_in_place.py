"""An ability that works where its card never lies.

## What it finds

An ability with `in:` a place in which cards of that type are never put.

## Why it matters

It never does anything.

## Example

`in: hand` on a Special card, which lies with the player who has the majority and never in a hand.

## How to fix

Take `in` out: Characters work in the Camp, Reactions in the hand, Special cards where they are.

## Source

EA-DEF-08, EA-DEF-10, EA-SPECIAL-01.
"""

from collections.abc import Iterator
from functools import partial

from designer.api import Diagnostic, Operation, Remove, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, can_lie

CODE = "altiplano/never-in-place"
RULE = "EA-DEF-08"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare where abilities work with where their cards lie."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        zone = ability.tree.get("in")
        if isinstance(zone, str) and not can_lie(kind, zone):
            path = (*ability.path, "in")
            yield Finding(
                said(
                    "{card} never lies in “{zone}”, where this works.", card=kind.title, zone=zone
                ),
                said("Take “in” out: then it works where such cards lie."),
                path,
                fix=said("Take “in” out"),
                operations=partial(_without, path),
            )


def _without(path: tuple[str | int, ...], card: tuple[str | int, ...]) -> tuple[Operation, ...]:
    return (Remove((*card, *path)),)
