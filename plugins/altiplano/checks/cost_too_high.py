"""A cost that can never be paid.

## What it finds

A cost of more cards than can be there to be paid with: more than a zone of a Camp holds, or more than a hand
can grow to in one turn.

## Why it matters

The ability can never be used.

## Example

A Character whose Action costs 20 cards from the hand.

## How to fix

Write a smaller number.

## Source

EA-DEF-10, EA-PHASE-12.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import ACTION, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in, nodes, once_a_game, words_of

CODE = "altiplano/cost-too-high"
RULE = "EA-V-17"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare costs with what can be there."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        for effect in effects_in(ability, "cost"):
            what = effect.tree.get("what")
            if (
                not isinstance(what, dict)
                or what.get("who", "i") != "i"
                or type(what.get("count")) is not int
            ):
                continue
            rooms = [_most(zone, kind, definition) for zone in words_of(what.get("from"))]
            if rooms and None not in rooms and what["count"] > (most := sum(filter(None, rooms))):
                yield Finding(
                    said(
                        "{card} costs {n} cards, but there can be no more than {most}.",
                        card=kind.title,
                        n=what["count"],
                        most=most,
                    ),
                    said("Write a smaller number."),
                    (*effect.path, "what", "count"),
                )


def _most(zone: str, kind: Kind, definition: Definition) -> int | None:
    """Give how many cards can lie in a zone when a cost is paid; None where that cannot be told."""
    if zone == "treasures":
        return definition.treasures_to_win - 1
    if zone in ("camp", "location"):
        return definition.room(zone)
    hand = _hand(definition) if zone == "hand" else None
    own = 1 if kind.type == ACTION else 0  # it lies above the board while its cost is paid
    return None if hand is None else hand - own


@once_a_game
def _hand(definition: Definition) -> int | None:
    """Give to how many cards a hand can grow within a turn; None where that cannot be told."""
    drawn = [0]
    limit = definition.hand_limit
    for kind in definition.kinds:
        for part in nodes(kind.abilities) if kind.copies else ():
            op, n, add = part.tree.get("op"), part.tree.get("count", 1), part.tree.get("add")
            if op == "modify" and part.tree.get("what") == "hand_limit":
                limit = limit + max(0, add) * kind.copies if type(add) is int else 99
            elif op == "draw":
                if type(n) is not int:
                    return None
                drawn.append(n)
    return limit + definition.drawn + sum(sorted(drawn)[-2:])
