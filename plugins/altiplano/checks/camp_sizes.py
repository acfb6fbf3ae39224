"""A Camp that is too small.

## What it finds

Numbers in rules that contradict each other: a Camp for fewer Characters than are dealt, for fewer Treasures
than win, or for no Location.

## Why it matters

The game cannot begin, or cannot end.

## Example

`camp_characters: 2` while 3 are dealt.

## How to fix

Change one of the two numbers.

## Source

EA-DEF-10, EA-SETUP-05, EA-WIN-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "altiplano/camp-sizes"
RULE = "EA-V-25"
SEVERITY = Severity.ERROR
SCOPE = "content"

_PAIRS = (
    ("camp_characters", "starting_characters"),
    ("camp_treasures", "treasures_to_win"),
)


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare the numbers of the rules."""
    if subject.kind != "rules":
        return
    places = {}
    for number, rule in subject.entries("rules"):
        own = rule.get("parameters")
        for name in own if isinstance(own, dict) else ():
            places[name] = ("rules", number, "parameters", name)
    numbers = {name: getattr(subject.definition, name) for pair in _PAIRS for name in pair}
    for small, great in _PAIRS:
        if numbers[small] < numbers[great] and (small in places or great in places):
            yield subject.fault(
                globals(),
                _message(small, numbers[small], numbers[great]),
                said("Change one of the two numbers."),
                *places.get(small, places.get(great, ())),
            )
    if subject.definition.camp_locations < 1 and "camp_locations" in places:
        yield subject.fault(
            globals(),
            said("A Camp holds no Location, so no Treasure can ever be placed."),
            said("Write at least 1."),
            *places["camp_locations"],
        )


def _message(small: str, room: int, n: int) -> str:
    if small == "camp_characters":
        return said(
            "Characters in a Camp: {room} at most, but setting up deals {n}.", room=room, n=n
        )
    return said("Treasures in a Camp: {room} at most, but {n} are needed to win.", room=room, n=n)
