"""Pictures of declared things, for lists and references: card faces, tokens, printed sides of tiles."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from operator import is_
from typing import Any

from PySide6.QtGui import QPixmap

from designer.api import BoardKit, Illustrated, PieceKit, Traited
from designer.diagnostics import is_interrupt
from designer.documents import Document, Entry, Pointer, Project
from designer.hexes import Hex, Placement, build_board
from designer.paint.display import display_image
from designer.paint.scene import scene_image
from designer.printing.display import DisplayList
from designer.printing.painted import PaintedPiece, Painting
from designer.printing.palettes import Palette, PalettePiece
from designer.printing.scenes import BoardScene, TileLabel
from designer.printing.traits import Trait
from designer.ui.kit.languages import spoken
from designer.ui.kit.spoken_faces import spoken_face

__all__ = ["Pictures"]

_KEPT = 400
_LOG = logging.getLogger(__name__)


class Pictures:
    """Give pictures of the things of one game, as the documents on screen have them.

    Pictures are kept while neither the thing's own entry nor any other document has changed.
    """

    def __init__(self, plugin_of: Callable[[str], Any]) -> None:
        """Draw with the plugin that `plugin_of` gives for a game."""
        self._plugin_of = plugin_of
        self._plugin: Any = None
        self._game = ""
        self._project: Project | None = None
        self._document: Document | None = None
        self._kept: OrderedDict[tuple[Any, ...], tuple[Any, tuple[Document, ...], QPixmap]] = (
            OrderedDict()
        )
        self._said: dict[tuple[str, str], tuple[Any, str]] = {}
        self._palette: tuple[Project, Palette] | None = None

    def show_project(self, project: Project, game: str) -> None:
        """Take over another state of the documents."""
        if game != self._game:
            self._kept.clear()
            self._said.clear()
            self._plugin = self._plugin_of(game) if game else None
        self._game, self._project = game, project

    def key(self, sort: str, name: str) -> str:
        """Give the key under which the game draws a thing, "" where it does not."""
        plugin = self._plugin
        if not isinstance(plugin, Illustrated):
            return ""
        return plugin.picture_key(sort, name)

    def display(self, sort: str, name: str) -> DisplayList | None:
        """Give the picture of a card or token; None where it has none."""
        key = self.key(sort, name)
        if not key or self._project is None:
            return None
        try:
            found: DisplayList = spoken_face(self._plugin, self._project, key)
        except BaseException as error:
            if is_interrupt(error):
                raise
            _LOG.info("the picture of %s %s cannot be drawn", sort, name, exc_info=True)
            return None
        return found

    def words(self, sort: str, name: str) -> str:
        """Say what the picture of a thing shows beside its name, "" where it has none."""
        project = self._project
        if project is None or not self.key(sort, name):
            return ""
        entry = project.entry(sort, name, self._game or None)
        if entry is None:
            return ""
        kept = self._said.get((sort, name))
        if kept is None or kept[0] != entry.tree:
            display = self.display(sort, name)
            title = display.title if display is not None else ""
            said = title.partition(". ")[0].partition(", ")[2]
            kept = self._said[sort, name] = (entry.tree, said)
        return kept[1]

    def palette(self) -> Palette:
        """Give what boards are laid from, with the looks of terrains."""
        project, plugin = self._project, self._plugin
        if project is None or not isinstance(plugin, BoardKit):
            return Palette()
        if self._palette is None or self._palette[0] is not project:
            document = next(iter(project.documents.values()))
            try:
                found = plugin.palette(project, document)
            except BaseException as error:
                if is_interrupt(error):
                    raise
                _LOG.info("the pieces of %s cannot be listed", self._game, exc_info=True)
                found = Palette()
            self._palette = (project, found)
        return self._palette[1]

    def scene(self, sort: str, name: str) -> BoardScene | None:
        """Give the picture of a printed side, or of the first side of a tile; None where it has none."""
        if self._project is None:
            return None
        if self._is_painted(sort):
            return self._painted(sort, name)
        if sort not in {"face", "tile"}:
            return None
        palette = self.palette()
        wanted = (p for p in palette.pieces if name == (p.face if sort == "face" else p.tile))
        piece = next(wanted, None)
        return None if piece is None else scene_of(piece, palette)

    def has(self, sort: str) -> bool:
        """Say whether things of a sort have pictures."""
        if self._is_painted(sort):
            return True
        if sort in {"face", "tile"}:
            return isinstance(self._plugin, BoardKit)
        return bool(self.key(sort, "x"))

    def _is_painted(self, sort: str) -> bool:
        """Say whether things of a sort are pieces that are painted by hand."""
        plugin, project = self._plugin, self._project
        if not isinstance(plugin, PieceKit) or project is None:
            return False
        entry = next(iter(project.entries(sort, self._game or None).values()), None)
        return entry is not None and entry.document.kind in plugin.painted_kinds()

    def _painted(self, sort: str, name: str) -> BoardScene | None:
        """Give the first face of a piece that is painted by hand."""
        project = self._project
        entry = project.entry(sort, name, self._game or None) if project is not None else None
        if project is None or entry is None:
            return None
        piece = self.piece(entry.document, entry.pointer)
        return piece.faces[0].scene if piece is not None and piece.faces else None

    def piece(self, document: Document, pointer: Pointer) -> PaintedPiece | None:
        """Give an object as a piece that is painted by hand; None where it is none."""
        kit = self._plugin
        if not isinstance(kit, PieceKit) or self._project is None:
            return None
        try:
            return kit.painted(self._project, document, pointer, spoken())
        except BaseException as error:
            if is_interrupt(error):
                raise
            _LOG.info("the piece at %s cannot be drawn", pointer, exc_info=True)
            return None

    def traits(self, sort: str, name: str, copies: int) -> tuple[Trait, ...] | None:
        """Give what copies of a thing are counted by; None where the game leaves it to its fields."""
        kit = self._plugin
        if not isinstance(kit, Traited) or self._project is None:
            return None
        try:
            return kit.traits(self._project, sort, name, copies, spoken()) or None
        except BaseException as error:
            if is_interrupt(error):
                raise
            _LOG.info("the traits of %s %s cannot be told", sort, name, exc_info=True)
            return None

    def painting(
        self,
        document: Document,
        pointer: Pointer,
        face: int,
        tool: str,
        at: Hex,
        towards: Hex | None,
    ) -> Painting | None:
        """Say what a tool changes on such a piece."""
        kit = self._plugin
        if not isinstance(kit, PieceKit) or self._project is None:
            return None
        try:
            return kit.paint(self._project, document, pointer, face, tool, at, towards)
        except BaseException as error:
            if is_interrupt(error):
                raise
            _LOG.warning("the piece at %s cannot be painted", pointer, exc_info=True)
            return None

    def pixmap(self, sort: str, name: str, width: int, height: int, ratio: float) -> QPixmap | None:
        """Give a picture that fits a size in device-independent pixels; None where there is none."""
        project = self._project
        if project is None or not self.has(sort):
            return None
        entry = project.entry(sort, name, self._game or None)
        if entry is None:
            return None
        place = (sort, name, width, height, ratio)
        basis = _others(project, entry)
        if self._is_fresh(place, entry, basis):
            self._kept.move_to_end(place)
            return self._kept[place][2]
        made = self._draw(sort, name, width, height, ratio)
        if made is not None:
            self._kept[place] = (entry.tree, basis, made)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return made

    def keeps(self, sort: str, name: str, width: int, height: int, ratio: float) -> bool:
        """Say whether `pixmap` needs not draw anything."""
        project = self._project
        if project is None or not self.has(sort):
            return True
        entry = project.entry(sort, name, self._game or None)
        if entry is None:
            return True
        place = (sort, name, width, height, ratio)
        return self._is_fresh(place, entry, _others(project, entry))

    def _is_fresh(self, place: tuple[Any, ...], entry: Entry, basis: tuple[Document, ...]) -> bool:
        kept = self._kept.get(place)
        return kept is not None and kept[0] == entry.tree and _same(kept[1], basis)

    def _draw(self, sort: str, name: str, width: int, height: int, ratio: float) -> QPixmap | None:
        display = self.display(sort, name)
        if display is not None:
            wide = min(float(width), height * display.width / display.height)
            return QPixmap.fromImage(display_image(display, wide, ratio=ratio))
        scene = self.scene(sort, name)
        if scene is None:
            return None
        image = scene_image(
            scene, width, height, ratio=ratio, margin_px=1.0, with_letters=width >= 80
        )
        return QPixmap.fromImage(image)


def scene_of(piece: PalettePiece, palette: Palette) -> BoardScene:
    """Give a scene of one printed side."""
    placed = Placement(piece.face, piece.face, Hex(0, 0), 0, piece.cells)
    labels = (TileLabel(0, piece.title),) if piece.title else ()
    return BoardScene(
        piece.name, build_board([placed]), palette.looks, labels, scenery=piece.scenery
    )


def _others(project: Project, entry: Entry) -> tuple[Document, ...]:
    """Give the documents that a picture may draw from beside the one of its own entry."""
    return tuple(d for d in project.documents.values() if d is not entry.document)


def _same(one: tuple[Document, ...], other: tuple[Document, ...]) -> bool:
    return len(one) == len(other) and all(map(is_, one, other))
