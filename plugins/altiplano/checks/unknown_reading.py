"""A reading of the rules that does not exist.

## What it finds

A switch of a scenario with a value that it cannot have, such as a first player other than 1, 2 or random; and
who chooses first where no expeditions are assembled.

## Why it matters

The game is set up in another way than the scenario says.

## Example

`set_up.first_player: 3`.

## How to fix

Write one of the values that the message names.

## Source

EA-SETUP-02, EA-SETUP-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Remove, SetValue, Severity, said

from ..compile import ASSEMBLY, CHOOSES
from ..subject import ContentSubject

CODE = "altiplano/unknown-reading"
RULE = "EA-V-26"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare the switches of a scenario with their values."""
    tree = subject.document.tree
    own = tree.get("switches") if subject.kind == "scenario" and isinstance(tree, dict) else None
    own = own if isinstance(own, dict) else {}
    for name, value in own.items():
        entry = subject.project.entry("switch", name)
        values = entry.tree.get("values") if entry and isinstance(entry.tree, dict) else None
        if isinstance(values, list) and not any(_is_same(value, each) for each in values):
            yield subject.fault(
                globals(),
                said(
                    "{switch}: {value} is none of {values}.",
                    switch=name,
                    value=value,
                    values=", ".join(map(_word, values)),
                ),
                said("Write one of these values."),
                "switches",
                name,
                thing=f"switch {name}",
                fixes=subject.fix(
                    said("Write {value}", value=_word(values[0])),
                    SetValue(("switches", name), values[0]),
                ),
            )
    if CHOOSES in own and not subject.definition.assembly:
        yield subject.fault(
            globals(),
            said("Who chooses first matters only where the expeditions are assembled."),
            said("Take it out, or switch {switch} on.", switch=ASSEMBLY),
            "switches",
            CHOOSES,
            thing=f"switch {CHOOSES}",
            severity=Severity.HINT,
            fixes=subject.fix(said("Take it out"), Remove(("switches", CHOOSES))),
        )


def _is_same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def _word(value: object) -> str:
    return (
        {True: "true", False: "false"}.get(value, str(value))
        if isinstance(value, bool)
        else str(value)
    )
