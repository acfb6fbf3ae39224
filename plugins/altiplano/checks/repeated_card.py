"""A card that repeats the id of one that comes with the game.

## What it finds

A card of an own file whose id a card of the box has already.

## Why it matters

The card of the box is used; this one is never dealt, and nothing in a game tells so.

## Example

A file with a card `storm` that discards 3 cards. Everybody still plays the Storm of the box.

## How to fix

Give the card an id of its own. To leave the card of the box out, write `copies: {storm: 0}` into the scenario.

## Source

EA-CARD-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, SetValue, Severity, said, spoken_name

from ..subject import ContentSubject
from ..texts import documents_of

CODE = "altiplano/repeated-card"
RULE = "EA-V-03"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare the ids of an own file with those of the box."""
    project = subject.project
    if subject.kind != "cards" or project.is_shipped(subject.document):
        return
    shipped = {
        id(entry)
        for document in documents_of(project, "cards")
        if project.is_shipped(document)
        for entry in document.tree["cards"]
    }
    for number, entry in subject.entries("cards"):
        name = entry.get("id")
        used = subject.box.cards.get(name) if isinstance(name, str) else None
        if used is None or used is entry or id(used) not in shipped:
            continue
        at = ("cards", number, "id")
        new = next(n for k in range(2, 100) if (n := f"{name}_{k}") not in subject.box.cards)
        title = spoken_name(entry.get("name")) or name
        yield subject.fault(
            globals(),
            said("{title}: the card “{name}” of the box is used, this one never.", title=title, name=name),
            said("Give it an id of its own; 0 copies of {name} in the scenario leave the other out.", name=name),
            *at,
            thing=f"card {name}",
            fixes=subject.fix(said("Write id: {new}", new=new), SetValue(at, new)),
        )  # fmt: skip
