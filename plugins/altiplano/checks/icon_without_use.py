"""A Beast or Trap that nothing refers to.

## What it finds

A card with a Beast or Trap icon, while no card of the game refers to that icon.

## Why it matters

The icon has no use.

## Example

A game in which nobody can cancel Traps.

## How to fix

Take the icon out, or add a card that refers to it.

## Source

EA-DEF-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Remove, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import nodes, once_a_game, words_of

CODE = "altiplano/icon-without-use"
RULE = "EA-V-13"
SEVERITY = Severity.HINT
SCOPE = "content"

_SORTS = {"beast": said("Beasts"), "trap": said("Traps")}


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for cards that refer to the icon."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    sort = _SORTS.get(kind.icon)
    if sort and kind.icon not in _referred(definition):
        yield Finding(
            said(
                "{card}: no card refers to {sort}, so the icon has no use.",
                card=kind.title,
                sort=sort,
            ),
            said("Take the icon out, or add a card that refers to it."),
            ("icon",),
            fix=said("Take the icon out"),
            operations=lambda card: (Remove((*card, "icon")),),
        )


@once_a_game
def _referred(definition: Definition) -> frozenset[str]:
    """Give the icons that what cards do refers to."""
    return frozenset(
        word
        for kind in definition.kinds
        for part in nodes(kind.abilities if kind.copies else ())
        for word in words_of(part.tree.get("icon"))
    )
