"""A prerequisite that contradicts itself.

## What it finds

A condition that can never hold: more than a zone of a Camp can hold, a least number above the greatest, or
two parts of which one excludes the other.

## Why it matters

The card can never be played.

## Example

“I need 2 Locations”, while a Camp holds one.

## How to fix

Change the numbers, or take one of the parts out.

## Source

EA-CARD-09, EA-DEF-10.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Diagnostic, Severity, said

from ..definition import SPECIAL, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, fits, needs_of, words_of

CODE = "altiplano/impossible-need"
RULE = "EA-V-10"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look at the condition of each ability."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        needs = needs_of(ability)
        for number, need in enumerate(needs):
            reason = _alone(need.tree, definition) or next(
                (each for other in needs[:number] if (each := _against(need.tree, other.tree))), ""
            )
            if reason:
                message = said(
                    "{card}: {why}, so it can never be played.", card=kind.title, why=reason
                )
                yield Finding(message, said("Change what it needs."), need.path)
                break


def _alone(tree: Mapping[str, Any], definition: Definition) -> str:
    has = tree.get("has")
    if not isinstance(has, dict):
        return ""
    least, most = _bounds(has)
    if most is not None and least > most:
        return said("it needs at least {least} and at most {most}", least=least, most=most)
    what = has.get("what")
    zones = words_of(what.get("from")) if isinstance(what, dict) else ()
    rooms = [_room(zone, definition) for zone in zones]
    if zones and None not in rooms:
        wanted = what.get("filter") if isinstance(what, dict) else None
        there = sum(kind.copies for kind in definition.kinds if fits(kind, wanted))
        room = min(sum(filter(None, rooms)), there)
        if least > room:
            return said("it needs {least} cards where {room} can lie", least=least, room=room)
    return ""


def _room(zone: str, definition: Definition) -> int | None:
    """Give how many cards can lie in a zone of one Camp while the game goes on."""
    if zone == "treasures":
        return min(definition.camp_treasures, definition.treasures_to_win - 1)
    if zone == "specials":
        return sum(kind.copies for kind in definition.kinds if kind.type == SPECIAL)
    return definition.room(zone) if zone in ("camp", "location") else None


def _against(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    if one.get("not", one) == other or other.get("not", other) == one:
        return said("it needs something and its contrary") if one != other else ""
    first, second = one.get("has"), other.get("has")
    if (
        isinstance(first, dict)
        and isinstance(second, dict)
        and first.get("what") == second.get("what")
    ):
        (least, most), (more, fewest) = _bounds(first), _bounds(second)
        if (fewest is not None and least > fewest) or (most is not None and more > most):
            return said("two parts of what it needs exclude each other")
    return ""


def _bounds(has: Mapping[str, Any]) -> tuple[int, int | None]:
    """Give the least and the greatest number; without either at least one is meant."""
    least, most = has.get("min"), has.get("max")
    greatest = most if type(most) is int else None
    if type(least) is int:
        return least, greatest
    return (1 if greatest is None else 0), greatest
