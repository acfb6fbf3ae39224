"""Relic tables that stay empty.

## What it finds

A stack with more relic tables than relics are in the pile.

## Why it matters

The last tables bring nothing; with two players the rulebook says so.

## Example

Twenty tables and fourteen relics.

## How to fix

Nothing needs to be done.

## Source

RE-TILE-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import Definition
from ..subject import ContentSubject

CODE = "relic-expedition/more-tables"
RULE = "RE-V-06"
SEVERITY = Severity.HINT
SCOPE = "content"


def _is_table(definition: Definition, tile: int) -> bool:
    kind = definition.tile_kinds[definition.surfaces[tile].kind]
    effects = [e for a in kind.abilities if isinstance(a, dict) for e in a.get("effects", ())]
    return any(isinstance(w := e.get("what"), dict) and w.get("from") == "relics" for e in effects)


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare tables with the pile."""
    definition = subject.definition
    if definition is None:
        return
    tables = sum(_is_table(definition, tile) for tile in definition.stack)
    every = sum(kind.count for kind in definition.kinds if kind.colour)
    out = len(definition.removed) or definition.n_removed_at_random
    pile = every - out - sum(definition.surfaces[n].relics for n in definition.relic_spaces)
    if tables > pile:
        yield subject.fault(
            globals(),
            said(
                "{tables} relic tables, {pile} relics in the pile: the last {n} stay empty.",
                tables=tables,
                pile=max(0, pile),
                n=tables - max(0, pile),
            ),
            said("Leave it, or take another stack."),
            "players",
            thing="scenario",
        )
