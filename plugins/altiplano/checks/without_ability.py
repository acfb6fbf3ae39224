"""A card without the ability of its type.

## What it finds

A Character without an ability (a warning), a Special or Action card without an Action, a Reaction that answers
nothing, or a Special card whose majority is that of another one.

## Why it matters

Every Character has an ability, Action and Reaction cards can be played for theirs only, and The Adventurer and
The Rogue each follow a majority of their own.

## Example

A Character with a name and a text only.

## How to fix

Write its ability; give each Special card the majority of its own.

## Source

EA-DEF-03, EA-SPECIAL-03, EA-SPECIAL-07.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import ACTION, CHARACTER, REACTION, SPECIAL, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of

CODE = "altiplano/without-ability"
RULE = "EA-V-24"
ALSO = ("EA-CARD-04", "EA-DEF-03")
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for what is missing."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    if kind.type == CHARACTER and not kind.abilities:
        yield Finding(
            said("{card} has no ability; every Character has one.", card=kind.title),
            said("Write what it does under “abilities”."),
        )
    if kind.abilities and kind.type in (ACTION, REACTION):
        yield from _unplayable(kind)
    if kind.type != SPECIAL:
        return
    if not any(ability.tree.get("trigger") == "action" for ability in abilities_of(kind)):
        yield Finding(
            said("{card} has no Action; a Special card gives its owner one.", card=kind.title),
            said("Write what it does under “abilities”."),
            ("abilities",),
            Severity.ERROR,
        )
    before = definition.kinds[: definition.number_of(kind.id)]
    other = next(
        (each for each in before if each.type == SPECIAL and each.majority == kind.majority), None
    )
    if other is not None:
        yield Finding(
            said(
                "{card} follows the same majority as {other}.",
                card=kind.title,
                other=other.title,
            ),
            said("Give each Special card a majority of its own."),
            ("majority",),
        )


def _unplayable(kind: Kind) -> Iterator[Finding]:
    """Look for what lets a card be played; that there are abilities at all is told by the schema."""
    wanted = "action" if kind.type == ACTION else "event"
    if any(ability.tree.get("trigger") in (None, wanted) for ability in abilities_of(kind)):
        return
    yield Finding(
        said("{card} has no Action: it can never be played.", card=kind.title)
        if kind.type == ACTION
        else said("{card} answers nothing: a Reaction is never played otherwise.", card=kind.title),
        said("Write “trigger: {word}” for what it does when it is played.", word=wanted),
        ("abilities",),
        Severity.ERROR,
    )
