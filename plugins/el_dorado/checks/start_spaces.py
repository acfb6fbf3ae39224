"""Enough start spaces.

## What it finds

A route with fewer start spaces than explorers begin on it.

## Why it matters

Each explorer begins on a start space of its own: four with two players (two each) and with four.

## Example

A start tile of your own with the spaces `S1` to `S3` only, or one whose fourth is covered by another
tile.

## How to fix

Use a start tile with all numbers, and let no other tile lie on it.

## Source

LV-ROUTE-09: one start space per explorer.
"""

from collections.abc import Iterator
from typing import Any

from designer.api import Diagnostic, Severity, counted_as, entries_in, said

from ..subject import RouteSubject, listed
from ..terrains import documents_of

CODE = "el-dorado/start-spaces"
RULE = "LV-ROUTE-09"
SEVERITY = Severity.ERROR
SCOPE = "route"

_USUAL = frozenset({1, 2, 3, 4})


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault when a number of a start space lacks that some set-up uses."""
    board = subject.route_board
    if not board.start_pieces or not subject.is_whole:
        return
    needed = _needed(subject)
    lacking = sorted(needed - {start.number for start in board.starts})
    if not lacking:
        return
    tile = board.start_pieces[0]
    numbers = listed([str(number) for number in lacking])
    n_there = len(needed) - len(lacking)
    there = (
        counted_as("There is only 1 start space", "There are only {n} start spaces", n_there)
        if n_there
        else said("There are no start spaces")
    )
    missing = (
        said("{list} is missing", list=numbers)
        if len(lacking) == 1
        else said("{list} are missing", list=numbers)
    )
    yield Diagnostic(
        CODE,
        SEVERITY,
        said("{there} for {n} explorers: {missing}.", there=there, n=len(needed), missing=missing),
        subject.at(tile),
        remedy=said("Use a start tile that has it, and let no other tile lie on it.")
        if len(lacking) == 1
        else said("Use a start tile that has them, and let no other tile lie on it."),
        object=f"placement {subject.title(tile)}",
        rule=RULE,
    )


def _needed(subject: RouteSubject) -> frozenset[int]:
    """Give the numbers of all start spaces that a set-up of the rules uses."""
    numbers = {
        number
        for document in documents_of(subject.project, "rules")
        for _, set_up in entries_in(document.tree, "set_up")
        for number in _flat(set_up.get("start_spaces"))
    }
    return frozenset(numbers) or _USUAL


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for part in value:
            yield from _flat(part)
    elif type(value) is int:
        yield value
