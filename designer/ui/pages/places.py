"""From text to board and back: which line lays which tile, which space a fault lies on."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from designer.diagnostics import Diagnostic, Severity
from designer.documents import Document, Pointer, pointers
from designer.hexes import Hex
from designer.printing.scenes import Absent, BoardScene
from designer.ui.kit.severities import worst

__all__ = ["absent_at", "entry_pointer", "placement_at", "placement_pointer", "problem_spaces"]

_LIST = "placements"
_NO_TILE = "\0"  # no document can name a tile like this


def entry_pointer(entry: int) -> Pointer:
    """Give where the entry of a tile stands, by its number."""
    return (_LIST, entry)


def placement_pointer(scene: BoardScene, document: Document, space: Hex) -> Pointer | None:
    """Give the pointer of the entry that lays the tile under a space, if the document has it."""
    absent = scene.absent_at(space)
    if absent is not None:
        return (_LIST, absent.entry) if absent.entry < len(_entries(document)) else None
    position = scene.board.index.get(space)
    if position is None:
        return None
    placement = scene.board.spaces[position].placement
    entry = _Laid(scene, document).entry_of(placement)
    return None if entry is None else (_LIST, entry)


def placement_at(scene: BoardScene, document: Document, line: int, column: int) -> int | None:
    """Give the placement (index) whose entry a place of the text lies in."""
    pointer = document.pointer_at(document.offset(line, column))
    if len(pointer) < 2 or pointer[0] != _LIST or not isinstance(pointer[1], int):
        return None
    return _Laid(scene, document).placement_of(pointer[1])


def absent_at(scene: BoardScene, document: Document, line: int, column: int) -> Absent | None:
    """Give the missing piece whose entry a place of the text lies in."""
    if not scene.absent:
        return None
    pointer = document.pointer_at(document.offset(line, column))
    return next((a for a in scene.absent if pointer[:2] == (_LIST, a.entry)), None)


def problem_spaces(
    scene: BoardScene, document: Document, diagnostics: Iterable[Diagnostic]
) -> dict[Hex, Severity]:
    """Give the worst severity on each space that faults are shown on.

    A fault that names a space lies there; one in a tile's entry lies in the middle of the tile,
    or where that would lie if there were such a tile.
    """
    found: dict[Hex, Severity] = {}
    laid = _Laid(scene, document)
    for diagnostic in diagnostics:
        space = _space_of(laid, diagnostic)
        if space is not None:
            found[space] = worst(found.get(space), diagnostic.severity)
    return found


def _space_of(laid: "_Laid", diagnostic: Diagnostic) -> Hex | None:
    where = diagnostic.location
    if where.space is not None:
        return Hex(*where.space)
    pointer = pointers.from_text(where.pointer) if where.pointer else ()
    if len(pointer) < 2 or pointer[0] != _LIST:
        return None
    try:
        entry = int(pointer[1])
    except ValueError:
        return None
    placement = laid.placement_of(entry)
    return laid.absent.get(entry) if placement is None else laid.middle(placement)


class _Laid:
    """Tell which entry lays which tile. All is counted once: faults ask by the hundred.

    Entries and tiles of one name follow each other in the same order; an entry that lays nothing
    has a name that no tile has.

    Attributes:
        absent: where the middle of a piece is shown that cannot be put down, by entry.
    """

    def __init__(self, scene: BoardScene, document: Document) -> None:
        self._board = scene.board
        self.absent = {piece.entry: piece.hex for piece in scene.absent}
        self._entry_names = [
            _NO_TILE if number in self.absent else _name(entry)
            for number, entry in enumerate(_entries(document))
        ]
        self._placement_names = [placement.id for placement in scene.board.placements]

    def placement_of(self, entry: int) -> int | None:
        """Give the tile that an entry lays, None if it lays none."""
        return self._other(entry, self._entry_names, self._entry_ranks, self._placements_by_name)

    def entry_of(self, placement: int) -> int | None:
        """Give the entry that lays a tile, None if the document has none."""
        ranks = self._placement_ranks
        return self._other(placement, self._placement_names, ranks, self._entries_by_name)

    def middle(self, placement: int) -> Hex | None:
        """Give the space of a tile that is nearest to its middle."""
        return self._middles.get(placement)

    @staticmethod
    def _other(
        number: int, names: Sequence[str], ranks: Sequence[int], there: Mapping[str, Sequence[int]]
    ) -> int | None:
        if not 0 <= number < len(names):
            return None
        same = there.get(names[number], ())
        rank = ranks[number]
        return same[rank] if rank < len(same) else None

    @cached_property
    def _entries_by_name(self) -> Mapping[str, Sequence[int]]:
        return _by_name(self._entry_names)

    @cached_property
    def _placements_by_name(self) -> Mapping[str, Sequence[int]]:
        return _by_name(self._placement_names)

    @cached_property
    def _entry_ranks(self) -> Sequence[int]:
        return _ranks(self._entry_names)

    @cached_property
    def _placement_ranks(self) -> Sequence[int]:
        return _ranks(self._placement_names)

    @cached_property
    def _middles(self) -> Mapping[int, Hex]:
        found: dict[int, Hex] = {}
        for space in self._board.spaces:
            at, before = self._board.placements[space.placement].at, found.get(space.placement)
            if before is None or at.distance(space.hex) < at.distance(before):
                found[space.placement] = space.hex
        return found


def _by_name(names: Iterable[str]) -> Mapping[str, Sequence[int]]:
    found: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        found.setdefault(name, []).append(number)
    return found


def _ranks(names: Iterable[str]) -> Sequence[int]:
    """Give of each name how many of the same came before."""
    seen: Counter[str] = Counter()
    ranks = []
    for name in names:
        ranks.append(seen[name])
        seen[name] += 1
    return ranks


def _entries(document: Document) -> list[object]:
    tree = document.tree if isinstance(document.tree, dict) else {}
    found = tree.get(_LIST)
    return found if isinstance(found, list) else []


def _name(entry: object) -> str:
    """Give the id of an entry: what it says, else its face."""
    if not isinstance(entry, dict):
        return ""
    return str(entry.get("id") or entry.get("face") or "")
