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

from ..definition import ROLES, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, fits, needs_of, nodes, once_a_game, words_of

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
            if not any(fits(each, what.get("filter")) for each in _to_be_had(definition)):
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


@once_a_game
def _to_be_had(definition: Definition) -> list[Kind]:
    """Give the Special cards of which somebody can have the majority."""
    roles = {role for kind in definition.kinds if kind.copies for role in _counts_as(kind)}
    return [kind for kind in definition.kinds if kind.copies and kind.majority in roles]


def _counts_as(kind: Kind) -> set[str]:
    """Give what a card is, or can count as."""
    said_to_be = {str(part.tree.get("what")) for part in nodes(kind.abilities)}
    return {role for role in ROLES if role in kind.roles or f"counts_as_{role}" in said_to_be}
