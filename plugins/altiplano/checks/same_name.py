"""Two cards of one name that differ.

## What it finds

A card with the name of another one, but another type, text or ability.

## Why it matters

Players who hear the name, or see it in the log, take one card for the other.

## Example

Two cards called Storm: one discards 2 cards, the other 3.

## How to fix

Give one of them another name. If they are meant to be the same, keep one and raise its copies.

## Source

EA-CARD-01, EA-CARD-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said, spoken_name, text_of

from ..subject import ContentSubject

CODE = "altiplano/same-name"
RULE = "EA-V-03"
SEVERITY = Severity.WARNING
SCOPE = "content"

_ALIKE = ("type", "roles", "icon", "text", "abilities")


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare each card with those before it."""
    if subject.kind != "cards":
        return
    first: dict[str, str] = {}
    for name, entry in subject.box.cards.items():
        first.setdefault(text_of(entry.get("name")).casefold(), name)
    for number, entry in subject.entries("cards"):
        title = spoken_name(entry.get("name"))
        other = first.get(title.casefold(), "")
        if title and other not in ("", entry.get("id")) and subject.box.cards.get(other) != entry:
            same = subject.box.cards[other]
            if any(entry.get(key) != same.get(key) for key in _ALIKE):
                yield subject.fault(
                    globals(),
                    said(
                        "“{title}” is the name of {other} as well, which does something else.",
                        title=title,
                        other=other,
                    ),
                    said("Give one of the two another name."),
                    "cards",
                    number,
                    "name",
                    thing=f"card {entry.get('id')}",
                )
