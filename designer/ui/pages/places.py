"""From text to board and back: which line lays which tile, which space a fault lies on."""

from collections.abc import Iterable

from designer.diagnostics import Diagnostic, Severity
from designer.documents import Document, Pointer, pointers
from designer.hexes import Hex
from designer.printing.scenes import BoardScene
from designer.ui.kit.severities import worst

__all__ = ["entry_pointer", "placement_at", "placement_pointer", "problem_spaces"]

_LIST = "placements"


def entry_pointer(entry: int) -> Pointer:
    """Give where the entry of a tile stands, by its number."""
    return (_LIST, entry)


def placement_pointer(scene: BoardScene, document: Document, space: Hex) -> Pointer | None:
    """Give the pointer of the entry that lays the tile under a space, if the document has it."""
    position = scene.board.index.get(space)
    if position is None:
        return None
    placement = scene.board.spaces[position].placement
    entry = _entry_of(scene, document, placement)
    return None if entry is None else (_LIST, entry)


def placement_at(scene: BoardScene, document: Document, line: int, column: int) -> int | None:
    """Give the placement (index) whose entry a place of the text lies in."""
    pointer = document.pointer_at(document.offset(line, column))
    if len(pointer) < 2 or pointer[0] != _LIST or not isinstance(pointer[1], int):
        return None
    return _placement_of(scene, document, pointer[1])


def problem_spaces(
    scene: BoardScene, document: Document, diagnostics: Iterable[Diagnostic]
) -> dict[Hex, Severity]:
    """Give the worst severity on each space that faults are shown on.

    A fault that names a space lies there; one in a tile's entry lies in the middle of the tile.
    """
    found: dict[Hex, Severity] = {}
    for diagnostic in diagnostics:
        space = _space_of(scene, document, diagnostic)
        if space is not None:
            found[space] = worst(found.get(space), diagnostic.severity)
    return found


def _space_of(scene: BoardScene, document: Document, diagnostic: Diagnostic) -> Hex | None:
    where = diagnostic.location
    if where.space is not None:
        return Hex(*where.space)
    pointer = pointers.from_text(where.pointer) if where.pointer else ()
    if len(pointer) < 2 or pointer[0] != _LIST:
        return None
    try:
        placement = _placement_of(scene, document, int(pointer[1]))
    except ValueError:
        return None
    if placement is None:
        return None
    return _middle(scene, placement)


def _middle(scene: BoardScene, placement: int) -> Hex | None:
    spaces = [s.hex for s in scene.board.spaces if s.placement == placement]
    at = scene.board.placements[placement].at
    return min(spaces, key=at.distance, default=None)


def _entries(document: Document) -> list[object]:
    tree = document.tree if isinstance(document.tree, dict) else {}
    found = tree.get(_LIST)
    return found if isinstance(found, list) else []


def _name(entry: object) -> str:
    """Give the id of an entry: what it says, else its face."""
    if not isinstance(entry, dict):
        return ""
    return str(entry.get("id") or entry.get("face") or "")


def _entry_of(scene: BoardScene, document: Document, placement: int) -> int | None:
    wanted = scene.board.placements[placement].id
    names = [_name(entry) for entry in _entries(document)]
    earlier = [p.id for p in scene.board.placements[:placement]].count(wanted)
    same = [n for n, name in enumerate(names) if name == wanted]
    return same[earlier] if earlier < len(same) else None


def _placement_of(scene: BoardScene, document: Document, entry: int) -> int | None:
    entries = _entries(document)
    if not 0 <= entry < len(entries):
        return None
    wanted = _name(entries[entry])
    earlier = [_name(e) for e in entries[:entry]].count(wanted)
    same = [n for n, p in enumerate(scene.board.placements) if p.id == wanted]
    return same[earlier] if earlier < len(same) else None
