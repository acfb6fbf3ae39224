"""An Action or Reaction card that discards itself.

## What it finds

An Action or Reaction card whose ability discards the card itself.

## Why it matters

It is discarded anyway once its text is carried out.

## Example

Storm with `{op: discard, what: self}` at its end.

## How to fix

Take that effect out.

## Source

EA-ACT-01, EA-REACT-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import ACTION, REACTION, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in

CODE = "altiplano/discarded-twice"
RULE = "EA-V-18"
SEVERITY = Severity.HINT
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for cards that discard themselves."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind) if kind.type in (ACTION, REACTION) else ():
        for effect in effects_in(ability):
            if effect.tree["op"] == "discard" and effect.tree.get("what") == "self":
                yield Finding(
                    said("{card} discards itself, though it is discarded anyway.", card=kind.title),
                    said("Take this effect out."),
                    effect.path,
                )
