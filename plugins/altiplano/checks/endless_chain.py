"""Cards that set each other off without end.

## What it finds

Abilities that just happen (without `may: true`) and do what they answer themselves, alone or in a circle with
others. Where one of them has a condition the chain may come to an end, and that is a warning.

## Why it matters

The turn would never end. Reactions of which a player is asked cannot do so: nobody reacts to a Reaction.

## Example

One card draws when its owner discards, another one discards when its owner draws.

## How to fix

Let the player be asked (`may: true`), give the ability a `limit` per turn, or let it answer something else.

## Source

EA-REACT-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..chains import endless_chains, is_sure, said_of
from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of

CODE = "altiplano/endless-chain"
RULE = "EA-V-19"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Follow what abilities do to what answers it."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    chains = endless_chains(definition)
    for ability in abilities_of(kind):
        chain = chains.get((kind.id, int(ability.path[1])))
        if chain is None:
            continue
        yield Finding(
            said_of(chain),
            said("Write “may: true”, give it a limit per turn, or let it answer something else."),
            (*ability.path, "when"),
            None if is_sure(chain) else Severity.WARNING,
        )
