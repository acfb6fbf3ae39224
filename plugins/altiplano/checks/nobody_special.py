"""A Special card that nobody can have.

## What it finds

A prerequisite to be The Adventurer or The Rogue, while no Character in the game is of the type that decides
it, or that Special card is not in the game.

## Why it matters

Nobody ever has more of none, so the card can never be played.

## Example

“I must be The Rogue” in a game without Raiders.

## How to fix

Add a Character of that type, or take the prerequisite out.

## Source

EA-SPECIAL-03, EA-SPECIAL-07, EA-CARD-09.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, fits, needs_of, to_be_had, words_of

CODE = "altiplano/nobody-special"
RULE = "EA-V-09"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look at what cards ask to be."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        for need in needs_of(ability):
            has = need.tree.get("has")
            what = has.get("what") if isinstance(has, dict) else None
            if (
                not isinstance(what, dict)
                or "specials" not in words_of(what.get("from"))
                or has.get("max") == 0
            ):
                continue
            if not any(fits(each, what.get("filter")) for each in to_be_had(definition)):
                yield Finding(
                    said(
                        "{card} needs a Special card that nobody can ever have: never playable.",
                        card=kind.title,
                    ),
                    said(
                        "Add a Character of the type that decides who has it, or change what it needs."
                    ),
                    need.path,
                )
