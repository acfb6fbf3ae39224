"""Gestures on a board as operations on the document that lays it. Qt-free.

The form is the core's own: `placements` with face, place and turn, `joints` with what bars them. A
placement's name is its id, else its face. Trees are looked at as they are written, faulty entries
among them, so that an entry's number stays its number.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from designer.documents import Insert, Operation, Remove, SetValue
from designer.hexes import Hex
from designer.session.arranging import Put

__all__ = [
    "JOINTS",
    "KEYS",
    "PLACEMENTS",
    "barring",
    "entries",
    "hex_in",
    "moving",
    "name_of",
    "names_for",
    "placing",
    "removing",
    "turning_over",
]

PLACEMENTS, JOINTS = "placements", "joints"
# All keys of a route in their order, so that a new one goes to its place.
KEYS = (
    *("kind", "format", "id", "game", "name", "name_source", "difficulty", "text", "source"),
    *(PLACEMENTS, JOINTS),
)


def entries(tree: Any, key: str = PLACEMENTS) -> Sequence[Any]:
    """Give the entries of a list in a document; () where there is none."""
    found = tree.get(key) if isinstance(tree, dict) else None
    return found if isinstance(found, list) else ()


def name_of(entry: Any) -> str:
    """Give the name of a placement: its id, else its face, else ""."""
    if not isinstance(entry, dict):
        return ""
    name = entry.get("id", entry.get("face"))
    return name if isinstance(name, str) else ""


def names_for(tree: Any, faces: Iterable[str]) -> tuple[str, ...]:
    """Give names that are free for new placements of faces: the face itself if it is."""
    taken = {name_of(entry) for entry in entries(tree)}
    found = []
    for face in faces:
        name, number = face, 2
        while name in taken:
            name, number = f"{face}{number}", number + 1
        taken.add(name)
        found.append(name)
    return tuple(found)


def placing(tree: Any, puts: Sequence[Put]) -> list[Operation]:
    """Give what puts new pieces down, in the order given."""
    names = names_for(tree, (put.face for put in puts))
    added = [_entry(put, name) for put, name in zip(puts, names, strict=True)]
    if not isinstance(tree, dict) or not isinstance(tree.get(PLACEMENTS), list):
        return [SetValue((PLACEMENTS,), added, order=KEYS)]
    return [Insert((PLACEMENTS,), entry) for entry in added]


def moving(tree: Any, moves: Mapping[int, Put]) -> list[Operation]:
    """Give what moves and turns placements, by their numbers; what stays is not written."""
    operations: list[Operation] = []
    for number, put in sorted(moves.items()):
        entry = entries(tree)[number]
        if entry.get("at") != list(put.at):
            operations.append(SetValue((PLACEMENTS, number, "at"), list(put.at)))
        if entry.get("turn", 0) != put.turn:
            operations.append(SetValue((PLACEMENTS, number, "turn"), put.turn))
    return operations


def removing(tree: Any, numbers: Collection[int]) -> list[Operation]:
    """Give what takes placements away, and what is said on joints that are no more."""
    listed = entries(tree)
    stay = {name_of(entry) for n, entry in enumerate(listed) if n not in numbers}
    gone = {name_of(listed[n]) for n in numbers} - stay
    joints = [
        n
        for n, joint in enumerate(entries(tree, JOINTS))
        if any(isinstance(name, str) and name in gone for name in _between(joint))
    ]
    operations: list[Operation] = [Remove((PLACEMENTS, n)) for n in sorted(numbers, reverse=True)]
    return [*operations, *_without(tree, joints)]


def turning_over(tree: Any, number: int, put: Put) -> list[Operation]:
    """Give what shows another face of a placement; joints that name it by its face follow."""
    entry = entries(tree)[number]
    operations: list[Operation] = [SetValue((PLACEMENTS, number, "face"), put.face)]
    operations += moving(tree, {number: put})
    if "id" in entry:
        return operations
    old = name_of(entry)
    others = [e for n, e in enumerate(entries(tree)) if n != number]
    (new,) = names_for({PLACEMENTS: others}, [put.face])
    if new != put.face:
        operations.append(SetValue((PLACEMENTS, number, "id"), new, order=("id", "face")))
    for n, joint in enumerate(entries(tree, JOINTS)):
        for end, name in enumerate(_between(joint)):
            if name == old:
                operations.append(SetValue((JOINTS, n, "between", end), new))
    return operations


def barring(
    tree: Any, changes: Iterable[tuple[tuple[str, str], str | None, int | None]]
) -> list[Operation]:
    """Give what says what lies on joints.

    Args:
        tree: the document.
        changes: per joint its two names, what lies there (None: nothing is said), and where that
            is said now (None: nowhere).
    """
    operations: list[Operation] = []
    gone = []
    for between, barrier, number in changes:
        if number is None:
            if barrier is not None:
                value = {"between": list(between), "barrier": barrier}
                operations.append(Insert((JOINTS,), value))
        elif barrier is None:
            gone.append(number)
        else:
            operations.append(SetValue((JOINTS, number, "barrier"), barrier))
    added = [o.value for o in operations if isinstance(o, Insert)]
    if added and not isinstance(tree.get(JOINTS), list):
        return [SetValue((JOINTS,), added, order=KEYS)]
    # What is inserted goes to the end, so that the numbers before it hold.
    return [*operations, *_without(tree, gone, kept=bool(added))]


def _entry(put: Put, name: str) -> dict[str, Any]:
    own = {} if name == put.face else {"id": name}
    return {**own, "face": put.face, "at": list(put.at), "turn": put.turn}


def _between(joint: Any) -> Sequence[Any]:
    found = joint.get("between") if isinstance(joint, dict) else None
    return found if isinstance(found, list) else ()


def _without(tree: Any, numbers: Sequence[int], *, kept: bool = False) -> list[Operation]:
    """Give what takes entries of `joints` away; the last one takes the list with it."""
    if not numbers:
        return []
    if not kept and len(numbers) == len(entries(tree, JOINTS)):
        return [Remove((JOINTS,))]
    return [Remove((JOINTS, n)) for n in sorted(numbers, reverse=True)]


def hex_in(value: Any) -> Hex | None:
    """Give the hex that a pair of numbers is, None if it is none."""
    if isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value):
        return Hex(*value)
    return None
