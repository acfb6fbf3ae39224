"""Characters of another mix than the printed ones.

## What it finds

Characters of which not exactly one is both Archaeologist and Raider, none is neutral, or not most are
Archaeologists or Raiders.

## Why it matters

The Special cards move less often, or more often, than in the printed game.

## Example

Nadia Valparaiso with 0 copies: nobody is both.

## How to fix

Change the copies, or leave it if you mean it.

## Source

EA-DEF-01, EA-DEF-02.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import CHARACTER, ROLES
from ..subject import ContentSubject

CODE = "altiplano/character-mix"
RULE = "EA-V-08"
ALSO = ("EA-DEF-01", "EA-ICON-01")
SEVERITY = Severity.HINT
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Count the Characters of a scenario by what they are."""
    if subject.kind != "scenario":
        return
    both = neutral = whole = 0
    for kind in subject.definition.kinds:
        if kind.type == CHARACTER:
            whole += kind.copies
            both += kind.copies * (len(kind.roles) == len(ROLES))
            neutral += kind.copies * (not kind.roles)
    if whole and both != 1:
        yield _fault(
            subject,
            said(
                "Characters that are both Archaeologist and Raider: {n}; the printed game has one.",
                n=both,
            ),
        )
    if whole and not neutral:
        yield _fault(subject, said("No Character is neutral."))
    if neutral * 2 >= whole > 0:
        yield _fault(
            subject, said("Not even half of the Characters are Archaeologists or Raiders.")
        )


def _fault(subject: ContentSubject, message: str) -> Diagnostic:
    return subject.fault(
        globals(), message, said("Change the copies, or leave it as it is meant."), "copies"
    )
