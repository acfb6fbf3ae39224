"""A text that differs from what the card does.

## What it finds

A number in the text of a card that none of its effects has, a number in its effects that the text does not
tell, or a text that says “you” while no effect concerns the other player, or the other way round. Only the
English text is read.

## Why it matters

Who reads the card expects something else than what happens.

## Example

“I draw 2 cards” with `count: 3`.

## How to fix

Change the text or the effect.

## Source

EA-CARD-07, EA-CARD-08.
"""

import re
from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import nodes

CODE = "altiplano/text-and-data"
RULE = "EA-V-22"
SEVERITY = Severity.HINT
SCOPE = "content"

_SPELT = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare the numbers and the players of effects and of texts that an author wrote."""
    if subject.kind != "cards":
        return
    written = {entry.get("id") for _, entry in subject.entries("cards") if entry.get("text")}
    yield from subject.of_cards(
        globals(), lambda kind, definition: _found(kind, definition) if kind.id in written else ()
    )


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    if not kind.text or not kind.abilities:
        return
    told = {int(n) for n in re.findall(r"\d{1,4}", kind.text)} | _words(kind.text)
    meant = _numbers(kind)
    for n in sorted(each for each in told - meant if each > 1):
        yield _differs(said("{card}: the text says {n}, the effects do not.", card=kind.title, n=n))
    for n in sorted(each for each in meant - told if each > 1):
        yield _differs(
            said("{card}: the effects have {n}, the text does not say so.", card=kind.title, n=n)
        )
    says = re.search(r"\byou(r|rs)?\b", kind.text, re.IGNORECASE) is not None
    does = any("you" in part.tree.values() for part in nodes(kind.abilities))
    if says and not does:
        yield _differs(
            said(
                "{card}: the text speaks to the other player, but no effect concerns him.",
                card=kind.title,
            )
        )
    if does and not says:
        yield _differs(
            said(
                "{card}: effects concern the other player, but the text does not say so.",
                card=kind.title,
            )
        )


def _differs(message: str) -> Finding:
    return Finding(message, said("Change the text or the effects."), ("text",))


def _words(text: str) -> set[int]:
    found = re.findall(r"[a-z]+", text.casefold())
    return {n for n, word in enumerate(_SPELT, start=2) if word in found}


def _numbers(kind: Kind) -> set[int]:
    """Give the numbers of all effects, without their signs."""
    values = [value for part in nodes(kind.abilities) for value in part.tree.values()]
    return {abs(value) for value in values if type(value) is int}
