"""A choice of one.

## What it finds

An effect that lets a player choose among fewer ways than he has to take, or only one.

## Why it matters

Nothing is there to choose.

## Example

`{op: choose, options: [[{op: draw, from: character}]]}`.

## How to fix

Write another option, or write the effect without `choose`.

## Source

EA-CARD-10.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in

CODE = "altiplano/choice-of-one"
RULE = "EA-CARD-10"
SEVERITY = Severity.HINT
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Count the options of each choice."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        for effect in effects_in(ability):
            options, n = effect.tree.get("options"), effect.tree.get("count", 1)
            if (
                effect.tree["op"] == "choose"
                and isinstance(options, list)
                and type(n) is int
                and len(options) <= n
            ):
                yield Finding(
                    said(
                        "{card} lets a player choose where all options have to be taken.",
                        card=kind.title,
                    ),
                    said("Write another option, or the effects without “choose”."),
                    (*effect.path, "options"),
                )
