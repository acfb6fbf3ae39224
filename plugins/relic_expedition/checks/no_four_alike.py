"""No four relics alike.

## What it finds

Relics of which no colour and no sign occurs four times (or as often as the rules ask).

## Why it matters

Nobody can ever win.

## Example

Three green relics and three suns.

## How to fix

Add relics of one colour or of one sign.

## Source

RE-WIN-02.
"""

from collections import Counter
from collections.abc import Iterator

from designer.api import Diagnostic, Severity, number_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/no-four-alike"
RULE = "RE-V-08"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Count colours and signs."""
    if subject.kind != "relics":
        return
    counts: Counter[str] = Counter()
    for _, entry in subject.entries("relics"):
        n = number_in(entry, "count", 1)
        counts[f"colour {entry.get('colour')}"] += n
        counts[f"sign {entry.get('insignia')}"] += n
    needed = int(subject.box.parameters.get("relics_needed", 4))
    if max(counts.values(), default=0) < needed:
        yield subject.fault(
            globals(),
            said("No colour and no sign occurs {n} times: nobody can win.", n=needed),
            said("Add relics that are alike."),
            "relics",
            thing="relics",
        )
