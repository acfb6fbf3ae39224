"""Small pieces that a document lays on a board which is laid elsewhere: where they may go, as edits. Qt-free."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from designer.api import LooseKit
from designer.diagnostics import Diagnostic, failure_of, is_interrupt, said
from designer.documents import (
    Document,
    Edit,
    Insert,
    Operation,
    Project,
    Refused,
    Remove,
    SetValue,
    edit_document,
)
from designer.hexes import Hex
from designer.plugin_host import PluginHost
from designer.printing.palettes import LaidLoose, Loose, LoosePiece

__all__ = ["LooseDesk", "loose_desk_of"]

_PIECES = "pieces"
_KEYS = (
    *("kind", "format", "id", "game", "name", "route", "players", "modules"),
    *("switches", "caves", _PIECES, "source"),
)


class LooseDesk:
    """Lay small pieces of one document.

    Attributes:
        document: the document, as it is on screen.
        loose: what there is, and what lies.
    """

    def __init__(self, kit: LooseKit, project: Project, document: Document, loose: Loose) -> None:
        self._kit, self._project = kit, project
        self.document, self.loose = document, loose
        self._faults: dict[tuple[str, Hex, int | None], Diagnostic | None] = {}

    @cached_property
    def pieces(self) -> Mapping[str, LoosePiece]:
        """Give what there is, by id."""
        return {piece.id: piece for piece in self.loose.pieces}

    @cached_property
    def left(self) -> Mapping[str, int]:
        """Give how many of each piece can still be laid by hand."""
        used = Counter(laid.id for laid in self.loose.laid)
        return {piece.id: piece.count - used[piece.id] for piece in self.loose.pieces}

    @cached_property
    def spaces(self) -> tuple[Hex, ...]:
        """Give the spaces of the board in their order."""
        scene = self.loose.scene
        return () if scene is None else tuple(space.hex for space in scene.board.spaces)

    def at(self, space: Hex) -> LaidLoose | None:
        """Give what lies on a space: on it, or else over it."""
        over = None
        for laid in self.loose.laid:
            if laid.at == space:
                return laid
            covers = self.pieces[laid.id].covers
            if over is None and any(laid.at.plus(h) == space for h in covers):
                over = laid
        return over

    def fault(self, piece: str, at: Hex, entry: int | None) -> Diagnostic | None:
        """Say why a piece may not lie on a space, None where it may."""
        key = (piece, at, entry)
        if key not in self._faults:
            self._faults[key] = self._looked(piece, at, entry)
        return self._faults[key]

    def _looked(self, piece: str, at: Hex, entry: int | None) -> Diagnostic | None:
        try:
            return self._kit.fault_of_piece(self._project, self.document, piece, at, entry)
        except BaseException as error:
            if is_interrupt(error):
                raise
            return None  # a check that fails is told of where all checks are

    def next_legal(self, piece: str, entry: int | None, start: Hex | None, by: int) -> Hex | None:
        """Give the next space, forwards or backwards, where a piece may lie; None where none is."""
        spaces = self.spaces
        here = spaces.index(start) if start in spaces else (-1 if by > 0 else 0)
        for step in range(1, len(spaces) + 1):
            space = spaces[(here + by * step) % len(spaces)]
            if self.fault(piece, space, entry) is None:
                return space
        return None

    def title(self, piece: str) -> str:
        """Give what a piece is called."""
        known = self.pieces.get(piece)
        return known.title if known is not None else piece

    # -- edits --------------------------------------------------------------------------------

    def lay(self, piece: str, at: Hex) -> Edit | Refused:
        """Lay a piece on a space."""
        entry = self._entry(piece, at)
        label = said("Lay {title} on {space}", title=self.title(piece), space=at.to_text())
        if not isinstance(self.document.tree.get(_PIECES), list):
            return self._edit([SetValue((_PIECES,), [entry], order=_KEYS)], label)
        return self._edit([Insert((_PIECES,), entry)], label)

    def move(self, laid: LaidLoose, at: Hex) -> Edit | Refused:
        """Move a piece that lies."""
        label = said("Move {title} to {space}", title=self.title(laid.id), space=at.to_text())
        return self._edit([SetValue((_PIECES, laid.entry, "at"), list(at))], label)

    def take_away(self, laid: LaidLoose) -> Edit | Refused:
        """Take a piece away: then the rules deal it."""
        label = said("Take {title} away", title=self.title(laid.id))
        if len(self.document.tree[_PIECES]) == 1:
            return self._edit([Remove((_PIECES,))], label)
        return self._edit([Remove((_PIECES, laid.entry))], label)

    def clear(self) -> Edit | Refused:
        """Take all pieces away."""
        gone = [laid.entry for laid in self.loose.laid]
        label = said("Take all pieces away")
        if len(gone) == len(self.document.tree.get(_PIECES) or ()):
            return self._edit([Remove((_PIECES,))] if gone else [], label)
        return self._edit([Remove((_PIECES, n)) for n in sorted(gone, reverse=True)], label)

    def deal(self, seed: int) -> Edit | Refused:
        """Lay all pieces as a game from a seed deals them, in the place of those that lie."""
        label = said("Deal the pieces from seed {seed}", seed=seed)
        try:
            dealt = self._kit.dealt_pieces(self._project, self.document, seed)
        except BaseException as error:
            if is_interrupt(error):
                raise
            what, _ = failure_of(error)
            return Refused(said("The pieces cannot be dealt: {what}.", what=what))
        if not dealt:
            return Refused(said("The rules deal no pieces here."))
        entries = [self._entry(each.id, each.at) for each in dealt]
        return self._edit([SetValue((_PIECES,), entries, order=_KEYS)], label)

    def _entry(self, piece: str, at: Hex) -> dict[str, Any]:
        known = self.pieces.get(piece)
        return {known.sort if known is not None else "piece": piece, "at": list(at)}

    def _edit(self, operations: Sequence[Operation], label: str) -> Edit | Refused:
        return edit_document(self.document, operations, label) if operations else Edit(label)


def loose_desk_of(host: PluginHost, project: Project, document: Document) -> LooseDesk | None:
    """Give the desk of a document's small pieces, None where it lays none."""
    if not isinstance(document.tree, dict) or document.faulty:
        return None
    kit = host.game(project.game_of(document))
    if not isinstance(kit, LooseKit):
        return None
    try:
        loose = kit.loose(project, document)
    except BaseException as error:
        if is_interrupt(error):
            raise
        return None
    return None if loose is None else LooseDesk(kit, project, document, loose)
