"""A card that is in no game.

## What it finds

A card with 0 copies.

## Why it matters

No player can ever get it, unless a scenario gives it copies.

## Example

`copies: 0`.

## How to fix

Write how many there are, or take the card out.

## Source

EA-DEF-11.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, SetValue, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding

CODE = "altiplano/never-in-a-game"
RULE = "EA-V-23"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for cards without copies."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    if kind.copies == 0:
        yield Finding(
            said("{card} has 0 copies: no player can ever get it.", card=kind.title),
            said("Write how many there are."),
            ("copies",),
            fix=said("Write 1"),
            operations=lambda card: (SetValue((*card, "copies"), 1),),
        )
