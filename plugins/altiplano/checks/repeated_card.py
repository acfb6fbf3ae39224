"""A card of another name that takes the place of one that comes with the game.

## What it finds

A card of an own file that has the id of a card of the box, but not its name.

## Why it matters

A file in no pack counts before the box: this card is dealt, and the card of the box is not in the
game any more. That is meant where a card of the box is changed; of a card with another name it is
more likely that its author did not know of the other one.

## Example

A file with a card *Hailstorm* whose id is `storm`. Nobody meets the Storm of the box any more.

## How to fix

Give the card an id of its own, and both are in the game.

## Source

EA-CARD-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, SetValue, Severity, entries_in, said, text_of

from ..subject import ContentSubject
from ..texts import documents_of

CODE = "altiplano/repeated-card"
RULE = "EA-V-03"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare the ids and names of an own file with those of the box."""
    project = subject.project
    if subject.kind != "cards" or project.is_shipped(subject.document):
        return
    shipped = {
        entry.get("id"): text_of(entry.get("name"))
        for document in documents_of(project, "cards")
        if project.is_shipped(document)
        for _, entry in entries_in(document.tree, "cards")
    }
    for number, entry in subject.entries("cards"):
        name, own = entry.get("id"), text_of(entry.get("name"))
        title = shipped.get(name) if isinstance(name, str) else None
        if not title or not own or title == own:
            continue
        at = ("cards", number, "id")
        new = next(n for k in range(2, 100) if (n := f"{name}_{k}") not in subject.box.cards)
        yield subject.fault(
            globals(),
            said("{title} takes the place of the card “{other}” of the box.", title=own, other=title),
            said("Give it an id of its own, if both are to be in the game."),
            *at,
            thing=f"card {name}",
            fixes=subject.fix(said("Write id: {new}", new=new), SetValue(at, new)),
        )  # fmt: skip
