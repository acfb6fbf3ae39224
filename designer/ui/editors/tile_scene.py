"""A printed side as a picture, with what is wrong on its spaces."""

from collections.abc import Collection, Iterable
from typing import Any

from designer.diagnostics import Diagnostic, Severity
from designer.documents import Pointer
from designer.documents.pointers import from_text
from designer.hexes import Cell, Hex, Placement, build_board, parse_cell
from designer.printing.palettes import Palette
from designer.printing.scenes import BoardScene
from designer.ui.editors.tile_rows import Side, hex_of
from designer.ui.kit.severities import worst

__all__ = ["problems_of", "scene_of_side", "unread_in"]


def scene_of_side(side: Side, codes: Collection[str], palette: Palette) -> BoardScene:
    """Give the picture of a side; spaces whose text is no cell are left out."""
    cells = {}
    for at, text in side.cells.items():
        read = parse_cell(text, codes)
        if isinstance(read, Cell):
            cells[at] = read
    board = build_board([Placement("side", "side", Hex(0, 0), 0, cells)])
    behind = _scenery_code(cells.values(), palette)
    scenery = tuple((at, behind) for at in sorted(side.scenery))
    return BoardScene("", board, palette.looks, scenery=scenery)


def _scenery_code(cells: Iterable[Cell], palette: Palette) -> str:
    """Give the terrain in which scenery is drawn: one that shows another one inside, else any."""
    known = [cell.code for cell in cells if cell.code in palette.looks]
    framed = (code for code in known if palette.looks[code].inner)
    return next(framed, known[0] if known else "")


def unread_in(side: Side, codes: Collection[str]) -> dict[Hex, str]:
    """Give the spaces whose text is no cell, with that text."""
    return {
        at: text for at, text in side.cells.items() if not isinstance(parse_cell(text, codes), Cell)
    }


def problems_of(
    faults: Iterable[Diagnostic], tree: Any, face: Any, place: Pointer
) -> dict[Hex, Severity]:
    """Give the worst fault on each space of a face whose entry stands at a place."""
    found: dict[Hex, Severity] = {}
    for fault in faults:
        pointer = from_text(fault.location.pointer, tree)
        if pointer[: len(place)] == place:
            at = hex_of(face, pointer[len(place) :])
            if at is not None:
                found[at] = worst(found.get(at), fault.severity)
    return found
