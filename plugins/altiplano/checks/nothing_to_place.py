"""No Location, or no Archaeologist.

## What it finds

A game without a single Location, or without an Archaeologist.

## Why it matters

A Treasure needs both in the Camp, so none could ever be placed and nobody could win.

## Example

`copies` that set all five Locations to 0.

## How to fix

Add a Location or an Archaeologist, or change the copies.

## Source

EA-WIN-03, EA-PLACE-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import ARCHAEOLOGIST, LOCATION
from ..subject import ContentSubject

CODE = "altiplano/nothing-to-place"
RULE = "EA-V-06"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for what a Treasure needs."""
    if subject.kind != "scenario":
        return
    kinds = [kind for kind in subject.definition.kinds if kind.copies]
    if not any(kind.type == LOCATION for kind in kinds):
        yield _fault(subject, said("There is no Location: no Treasure can ever be placed."))
    if not any(ARCHAEOLOGIST in kind.roles for kind in kinds):
        yield _fault(subject, said("There is no Archaeologist: no Treasure can ever be placed."))


def _fault(subject: ContentSubject, message: str) -> Diagnostic:
    return subject.fault(globals(), message, said("Add one, or change the copies."), "copies")
