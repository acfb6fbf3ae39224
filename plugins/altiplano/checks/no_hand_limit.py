"""A hand limit of nothing.

## What it finds

Cards that change the hand limit so far that it comes to less than 1.

## Why it matters

A player would have to discard his whole hand at the end of each turn.

## Example

A hand limit of 5 and a card that takes 6 away.

## How to fix

Write a number that leaves at least one card.

## Source

EA-PHASE-12, EA-CARD-12.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import Part, abilities_of, effects_in, once_a_game

CODE = "altiplano/no-hand-limit"
RULE = "EA-V-20"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Add up what takes from the hand limit."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    for part in _changes(kind):
        add, becomes = part.tree.get("add"), part.tree.get("becomes")
        if type(becomes) is int and becomes < 1:
            n, key = becomes, "becomes"
        elif type(add) is int and add < 0 and (left := _left(definition)) < 1:
            n, key = left, "add"
        else:
            continue
        yield Finding(
            said("With {card} the hand limit can come to {n}.", card=kind.title, n=n),
            said("Write a number that leaves at least one card."),
            (*part.path, key),
        )


@once_a_game
def _left(definition: Definition) -> int:
    """Give the hand limit with all that takes from it."""
    left = definition.hand_limit
    for kind in definition.kinds:
        adds = [part.tree.get("add") for part in _changes(kind)]
        left += kind.copies * sum(add for add in adds if type(add) is int and add < 0)
    return left


def _changes(kind: Kind) -> list[Part]:
    """Give what a card does to the hand limit."""
    effects = (effect for ability in abilities_of(kind) for effect in effects_in(ability))
    return [
        each
        for each in effects
        if each.tree["op"] == "modify" and each.tree.get("what") == "hand_limit"
    ]
