"""What a route lays that cannot be put down: where it is shown all the same, and why it does not lie."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from designer.api import Absent, Board, Hex, Placement, said

from .faces import Face

__all__ = ["FARTHEST", "hex_of", "not_laid", "placement_of"]

FARTHEST = 100_000  # spaces from the middle: beyond it lies nothing that a table could hold
_ASIDE = 6  # columns from one piece that has no place to the next, and rows below the board


def placement_of(entry: Any, faces: Mapping[str, Face]) -> Placement | None:
    """Give what an entry of `placements` lays, None if it cannot be put down."""
    if not isinstance(entry, dict):
        return None
    face, turn, where = entry.get("face"), entry.get("turn", 0), hex_of(entry.get("at"))
    if not (isinstance(face, str) and face in faces and _is_turn(turn)) or where is None:
        return None
    name, lies = entry.get("id", face), faces[face]
    named = name if isinstance(name, str) else face
    return Placement(named, face, where, turn, lies.cells, lies.lies_on)


def hex_of(at: Any) -> Hex | None:
    """Give the space that an author's `[q, r]` means, None if it means none."""
    if not (isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at)):
        return None
    return None if any(abs(n) > FARTHEST for n in at) else Hex(*at)


def not_laid(
    listed: Sequence[Any], faces: Mapping[str, Face], skipped: Sequence[int], board: Board
) -> Iterator[Absent]:
    """Give the entries that could not be put down, with the reason.

    Those that say where they lie are shown there, the others in a row below the board.

    Args:
        listed: the entries of `placements`.
        faces: what can be laid.
        skipped: the numbers of the entries that lie nowhere.
        board: what could be put down.
    """
    homeless = 0
    for number in skipped:
        entry = listed[number] if isinstance(listed[number], dict) else {}
        face = entry.get("face")
        title = face if isinstance(face, str) else ""
        where = hex_of(entry.get("at"))
        if where is None:
            where = _aside(board, homeless)
            homeless += 1
        yield Absent(
            where,
            title,
            number,
            reason=_reason(listed[number], title, faces),
            shape=_shape(faces.get(title), where, entry.get("turn", 0)),
            unknown=bool(title) and title not in faces,
            homeless=hex_of(entry.get("at")) is None,
        )


def _is_turn(turn: Any) -> bool:
    return type(turn) is int and 0 <= turn <= 5


def _reason(entry: Any, title: str, faces: Mapping[str, Face]) -> str:
    if not isinstance(entry, dict):
        return said("This entry is no tile: write the keys face, at and turn")
    if not title:
        return said("This entry names no tile")
    if title not in faces:
        return said("There is no {title}", title=title)
    if hex_of(entry.get("at")) is None:
        return said(
            "{title} cannot be laid: its place must be two whole numbers, [q, r]", title=title
        )
    return said("{title} cannot be laid: its turn must be a number from 0 to 5", title=title)


def _shape(face: Face | None, where: Hex, turn: Any) -> frozenset[Hex]:
    if face is None:
        return frozenset()
    turned = turn % 6 if type(turn) is int else 0
    return frozenset(Placement("", "", where, turned, face.cells).covered())


def _aside(board: Board, n: int) -> Hex:
    """Give the place of the n-th piece that has none: to the right in a row below the board."""
    if not board.index:
        return Hex(_ASIDE * n, 0)
    r = max(space.r for space in board.index) + _ASIDE
    left = min(2 * space.q + space.r for space in board.index)  # half columns, as rows are shifted
    return Hex((left - r) // 2 + 3 + _ASIDE * n, r)
