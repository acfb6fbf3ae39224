"""A number die that never pays a flight.

## What it finds

A number die without a face as high as a flight costs.

## Why it matters

Actions are not saved, so nobody could ever fly home.

## Example

Faces of 1 and 2 while a flight costs 3.

## How to fix

Give it a higher face.

## Source

RE-WIN-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/number-die"
RULE = "RE-V-13"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for the highest face."""
    if subject.kind != "dice":
        return
    needed = int(subject.box.parameters.get("flight_cost", 3))
    for number, die in subject.entries("dice"):
        faces = die.get("faces")
        if die.get("use") == "actions" and isinstance(faces, list):
            numbers = [face for face in faces if type(face) is int]
            if max(numbers, default=0) < needed:
                yield subject.fault(
                    globals(),
                    said(
                        "No face of the number die reaches {needed}: a flight can never be paid.",
                        needed=needed,
                    ),
                    said("Write a higher number on a face."),
                    "dice",
                    number,
                    "faces",
                    thing=f"die {die.get('id')}",
                )
