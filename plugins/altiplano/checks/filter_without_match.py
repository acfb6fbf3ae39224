"""A filter that no card fits.

## What it finds

An effect or a condition that looks for cards in a place where none of the game that lies there can fit what
it wants.

## Why it matters

It never finds anything.

## Example

A search of the Character pile for a Location.

## How to fix

Look in the other pile, or for something else.

## Source

EA-DRAW-01, EA-DEF-11.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, fits, lying_in, selectors_in, sources, words_of

CODE = "altiplano/filter-without-match"
RULE = "EA-V-12"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Hold each filter against the cards that can lie there."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        named = sources(ability)
        for part in selectors_in(ability):
            wanted, zones = part.tree.get("filter"), words_of(part.tree.get("from"))
            if len(zones) == 1 and zones[0] in named:
                zones = named[zones[0]][1]
            if not isinstance(wanted, dict) or not zones or "specials" in zones:
                continue
            if not any(fits(each, wanted) for each in lying_in(definition, zones)):
                yield Finding(
                    said("{card} looks for cards of which none can lie there.", card=kind.title),
                    said("Look in another place, or for something else."),
                    (*part.path, "filter"),
                )
