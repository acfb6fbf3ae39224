"""A printed side of a tile as spaces: read from rows, painted, turned, mirrored, written as rows. Qt-free."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from designer.documents import Operation, Pointer, SetValue
from designer.hexes import Cell, CellFault, Hex, parse_cell

__all__ = [
    "Brush",
    "Side",
    "mirrored",
    "mirrored_hex",
    "region",
    "side_of",
    "turned",
    "with_brush",
    "written",
]

_ROWS, _SCENERY = "rows", "scenery"
_FACE_ORDER = ("id", "letter", "name", _ROWS, _SCENERY)
# Directions as they come in cells (E NE NW W SW SE), seen in a mirror that swaps east and west.
_MIRRORED_ARROWS = (3, 2, 1, 0, 5, 4)


class Side(msgspec.Struct, frozen=True):
    """Give a printed side.

    Attributes:
        cells: what each of its spaces shows, as written.
        scenery: hexes that are drawn but are no spaces.
    """

    cells: Mapping[Hex, str]
    scenery: frozenset[Hex] = frozenset()


class Brush(msgspec.Struct, frozen=True):
    """Give what is painted: a terrain and its number, 0 for none."""

    code: str
    number: int = 0

    @property
    def text(self) -> str:
        """Give it as a cell."""
        return Cell(self.code, self.number).to_text()


def side_of(face: Any) -> Side:
    """Read a side from its entry; what is ill-formed is left out."""
    tree = face if isinstance(face, dict) else {}
    cells: dict[Hex, str] = {}
    for row in _maps(tree.get(_ROWS)):
        r, q, texts = row.get("r"), row.get("q"), row.get("cells")
        if type(r) is int and type(q) is int and isinstance(texts, list):
            for step, text in enumerate(texts):
                cells[Hex(q + step, r)] = text if isinstance(text, str) else str(text)
    return Side(cells, frozenset(_hexes(tree.get(_SCENERY))))


def place_of(face: Any, at: Hex) -> Pointer | None:
    """Give where the cell of a hex is written, from the face's entry."""
    found = None
    tree = face if isinstance(face, dict) else {}
    for number, row in enumerate(_listed(tree.get(_ROWS))):
        r, q, texts = (row.get(key) for key in ("r", "q", "cells")) if isinstance(row, dict) else (0, 0, 0)  # fmt: skip
        if r == at.r and type(q) is int and isinstance(texts, list) and 0 <= at.q - q < len(texts):
            found = (_ROWS, number, "cells", at.q - q)
    return found


def hex_of(face: Any, inside: Pointer) -> Hex | None:
    """Give the hex whose cell is written at a place of the face's entry."""
    tree = face if isinstance(face, dict) else {}
    rows = _listed(tree.get(_ROWS))
    if len(inside) != 4 or inside[0] != _ROWS or inside[2] != "cells":
        return None
    number, step = inside[1], inside[3]
    if not isinstance(number, int) or not isinstance(step, int) or number >= len(rows):
        return None
    row = rows[number] if isinstance(rows[number], dict) else {}
    r, q = row.get("r"), row.get("q")
    return Hex(q + step, r) if type(r) is int and type(q) is int else None


def written(face: Any, pointer: Pointer, after: Side) -> tuple[Operation, ...]:
    """Give what writes another state of a side.

    Args:
        face: its entry as it is.
        pointer: where the entry stands.
        after: the side as it should be.

    Returns:
        Single cells where only they differ, else the rows, which keep their order.
    """
    before = side_of(face)
    operations: list[Operation] = []
    if before.cells.keys() == after.cells.keys():
        for at, text in after.cells.items():
            place = place_of(face, at)
            if text != before.cells[at] and place is not None:
                operations.append(SetValue((*pointer, *place), text))
    else:
        rows = _rows(after.cells, _listed(face.get(_ROWS)) if isinstance(face, dict) else ())
        operations.append(SetValue((*pointer, _ROWS), rows, order=_FACE_ORDER))
    if before.scenery != after.scenery:
        value = [list(at) for at in sorted(after.scenery, key=_reading)]
        operations.append(SetValue((*pointer, _SCENERY), value, order=_FACE_ORDER))
    return tuple(operations)


def _rows(cells: Mapping[Hex, str], before: Sequence[Any]) -> list[dict[str, Any]]:
    """Give rows of spaces beside each other, in the order in which the r of rows came before."""
    found = [row.get("r") for row in before if isinstance(row, dict)]
    known = [r for r in found if type(r) is int]
    order = {r: number for number, r in reversed(list(enumerate(known)))}
    upwards = len(known) > 1 and known[0] > known[-1]
    rows = []
    by_r: dict[int, list[int]] = {}
    for at in cells:
        by_r.setdefault(at.r, []).append(at.q)
    if any(r not in order for r in by_r):
        wanted = sorted(by_r, reverse=upwards)
    else:
        wanted = sorted(by_r, key=lambda r: order[r])
    for r in wanted:
        for start, length in _runs(by_r[r]):
            texts = [cells[Hex(start + step, r)] for step in range(length)]
            rows.append({"r": r, "q": start, "cells": texts})
    return rows


def _runs(columns: Iterable[int]) -> list[tuple[int, int]]:
    """Give start and length of each run of neighbours."""
    found: list[tuple[int, int]] = []
    for q in sorted(columns):
        if found and sum(found[-1]) == q:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((q, 1))
    return found


def turned(side: Side, steps: int, codes: Iterable[str]) -> Side:
    """Turn a side about its (0, 0) by steps of 60 degrees clockwise, arrows with it."""
    known = set(codes)
    cells = {at.turned(steps): _cell(text, known, steps) for at, text in side.cells.items()}
    return Side(cells, frozenset(at.turned(steps) for at in side.scenery))


def mirrored(side: Side, codes: Iterable[str]) -> Side:
    """Swap east and west."""
    known = set(codes)
    cells = {mirrored_hex(at): _cell(text, known, None) for at, text in side.cells.items()}
    return Side(cells, frozenset(map(mirrored_hex, side.scenery)))


def mirrored_hex(at: Hex) -> Hex:
    """Give where a hex lies when east and west are swapped."""
    return Hex(-at.q - at.r, at.r)


def _cell(text: str, codes: set[str], steps: int | None) -> str:
    """Turn a cell's arrow, or mirror it; a text that is no cell stays."""
    read = parse_cell(text, codes)
    if isinstance(read, CellFault) or read.arrow is None:
        return text
    if steps is not None:
        return read.turned(steps).to_text()
    return msgspec.structs.replace(read, arrow=_MIRRORED_ARROWS[read.arrow]).to_text()


def with_brush(text: str | None, brush: Brush, codes: Iterable[str]) -> str:
    """Give a cell painted over: of the same terrain it keeps arrow, action and mark."""
    read = parse_cell(text, set(codes)) if text is not None else None
    if isinstance(read, Cell) and read.code == brush.code:
        return msgspec.structs.replace(read, number=brush.number).to_text()
    return brush.text


def region(side: Side, start: Hex) -> frozenset[Hex]:
    """Give the spaces around one that show the same and hang together."""
    text = side.cells.get(start)
    if text is None:
        return frozenset()
    found, todo = {start}, [start]
    while todo:
        for beside in todo.pop().neighbours():
            if beside not in found and side.cells.get(beside) == text:
                found.add(beside)
                todo.append(beside)
    return frozenset(found)


def _reading(at: Hex) -> tuple[int, int]:
    return at.r, at.q


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list) else ()


def _maps(value: Any) -> Iterable[Mapping[str, Any]]:
    return (item for item in _listed(value) if isinstance(item, dict))


def _hexes(value: Any) -> Iterable[Hex]:
    for item in _listed(value):
        if isinstance(item, list) and len(item) == 2 and all(type(n) is int for n in item):
            yield Hex(*item)
