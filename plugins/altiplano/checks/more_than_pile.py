"""More cards than a pile has.

## What it finds

An effect that draws, reveals or looks at more cards than the pile has when the game begins.

## Why it matters

It does less than it says.

## Example

“I draw 20 Character cards”, while 11 lie there.

## How to fix

Write a smaller number, or `all` where a pile is looked through.

## Source

EA-SETUP-07, EA-SETUP-13.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import Definition, Kind
from ..rules.moves import PILES
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in, words_of

CODE = "altiplano/more-than-pile"
RULE = "EA-V-21"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare numbers with piles."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        for effect in effects_in(ability):
            n, zones = effect.tree.get("count"), words_of(effect.tree.get("from"))
            if effect.tree["op"] not in ("draw", "reveal", "look") or type(n) is not int:
                continue
            if zones and set(zones) <= set(PILES):
                most = sum(_at_start(zone, definition) for zone in set(zones))
                if n > most:
                    yield Finding(
                        said(
                            "{card} wants {n} cards, but there are {most} when the game begins.",
                            card=kind.title,
                            n=n,
                            most=most,
                        ),
                        said("Write a smaller number."),
                        (*effect.path, "count"),
                    )


def _at_start(pile: str, definition: Definition) -> int:
    dealt = definition.starting_characters if pile == "character" else definition.starting_hand
    return sum(kind.copies for kind in definition.kinds if kind.deck == pile) - 2 * dealt
