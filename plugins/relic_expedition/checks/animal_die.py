"""An animal that is never rolled.

## What it finds

An animal in play that stands on no face of the animal die.

## Why it matters

It will never move.

## Example

Monkeys in the box, but on no face.

## How to fix

Put it on a face.

## Source

RE-TURN-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, number_in, said, spoken_name

from ..subject import ContentSubject

CODE = "relic-expedition/animal-die"
RULE = "RE-V-14"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare faces and animals."""
    if subject.kind != "dice":
        return
    for number, die in subject.entries("dice"):
        faces = die.get("faces")
        if die.get("use") == "animals" and isinstance(faces, list):
            for name, animal in subject.box.animals.items():
                if name not in faces and number_in(animal, "count") > 0:
                    yield subject.fault(
                        globals(),
                        said(
                            "{what} is in play, but on no face: it will never move.",
                            what=spoken_name(animal.get("name")) or name,
                        ),
                        said("Put it on a face."),
                        "dice",
                        number,
                        "faces",
                        thing=f"die {die.get('id')}",
                    )
