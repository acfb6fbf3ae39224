"""A strong Action without a prerequisite.

## What it finds

An Action card without a prerequisite that discards 3 or more cards of the other player’s hand, or 2 or more
of his Characters.

## Why it matters

The most powerful Actions of the game can be played only by The Adventurer or The Rogue.

## Example

“I discard 3 random cards from your hand”, for everybody.

## How to fix

Give it a prerequisite, or let it do less.

## Source

EA-WIN-06.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Diagnostic, Severity, said

from ..definition import ACTION, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in, words_of

CODE = "altiplano/strong-without-need"
RULE = "EA-V-27"
SEVERITY = Severity.HINT
SCOPE = "content"

_CARDS, _CHARACTERS = 3, 2


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for strong effects that nothing stands before."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind) if kind.type == ACTION else ():
        strong = next(
            (each for each in effects_in(ability, "effects") if _is_strong(each.tree)), None
        )
        if strong is not None and "if" not in ability.tree:
            yield Finding(
                said(
                    "{card} discards much of the other player’s and has no prerequisite; the most powerful Actions have one.",
                    card=kind.title,
                ),
                said("Give it a prerequisite under “if”, or let it do less."),
                strong.path,
            )


def _is_strong(tree: Mapping[str, Any]) -> bool:
    what = tree.get("what")
    if (
        tree["op"] not in ("discard", "trash")
        or not isinstance(what, dict)
        or what.get("who") != "you"
        or "if" in tree
    ):
        return False
    zones, n = words_of(what.get("from")), what.get("count", 1)
    n = 99 if n == "all" else n if type(n) is int else 0
    return ("hand" in zones and n >= _CARDS) or ("camp" in zones and n >= _CHARACTERS)
