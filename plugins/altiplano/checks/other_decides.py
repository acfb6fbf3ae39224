"""A choice that the other player makes.

## What it finds

A card that lets the other player choose (`chosen_by: you`).

## Why it matters

In the printed game who plays a card makes all decisions that it asks for.

## Example

“You discard a card of your choice.”

## How to fix

Take `chosen_by` out, or leave it if you mean it.

## Source

EA-CARD-10.
"""

from collections.abc import Iterator
from functools import partial

from designer.api import Diagnostic, Operation, Remove, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, nodes

CODE = "altiplano/other-decides"
RULE = "EA-V-29"
SEVERITY = Severity.HINT
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for choices of the other player."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        for part in nodes(ability.tree, ability.path):
            if part.tree.get("chosen_by") == "you":
                at = (*part.path, "chosen_by")
                yield Finding(
                    said(
                        "{card} lets the other player choose; in the printed game who plays a card decides everything.",
                        card=kind.title,
                    ),
                    said("Take it out, or leave it as it is meant."),
                    at,
                    fix=said("Take it out"),
                    operations=partial(_without, at),
                )


def _without(at: tuple[str | int, ...], card: tuple[str | int, ...]) -> tuple[Operation, ...]:
    return (Remove((*card, *at)),)
