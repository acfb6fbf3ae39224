"""What a move would lay on the board: shown in its place while the move is pointed at."""

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QPainter

from designer.hexes import Hex
from designer.paint.ghosts import GhostPicture
from designer.paint.overlays import Overlay, draw_rings, draw_signs
from designer.paint.projection import Projection
from designer.paint.stamps import Stamps
from designer.play.table import Handle

__all__ = ["Ghosts"]

_HERE = Hex(0, 0)  # a ghost's scene lies where it would lie


class Ghosts:
    """Choose among moves that lay something, by the spaces that it would cover."""

    def __init__(self) -> None:
        self._handles: Sequence[Handle] = ()
        self._pictures: dict[Hex, GhostPicture] = {}
        self._shown: Handle | None = None

    @property
    def shown(self) -> Handle | None:
        """Give the move whose ghost is shown."""
        return self._shown

    def offer(self, handles: Iterable[Handle]) -> None:
        """Take the moves on offer; those with a ghost lead to spaces of their own."""
        found = tuple(h for h in handles if h.ghost is not None and h.target_hex is not None)
        if found != self._handles:
            self._handles, self._pictures = found, {}
            self._shown = None

    def spaces(self) -> frozenset[Hex]:
        """Give all that could be covered."""
        return frozenset(space for handle in self._handles for space in handle.ghost.board.index)

    def meant(self, space: Hex | None) -> Handle | None:
        """Give the move that is meant by a space: its target is there, or the nearest of those around."""
        if space is None:
            return None
        covering = [h for h in self._handles if space in h.ghost.board.index]
        return min(covering, key=lambda handle: _away(handle, space), default=None)

    def show(self, handle: Handle | None) -> bool:
        """Show the ghost of a move, or none; say whether that changes what is seen."""
        handle = handle if handle in self._handles else None
        changes, self._shown = handle != self._shown, handle
        return changes

    def draw(
        self,
        painter: QPainter,
        projection: Projection,
        overlay: Overlay,
        *,
        stamps: Stamps,
        ratio: float,
    ) -> None:
        """Draw the ghost that is shown, and the targets of all of them over it."""
        shown = self._shown
        if shown is None or shown.target_hex is None:
            return
        picture = self._pictures.get(shown.target_hex)
        if picture is None:
            picture = self._pictures[shown.target_hex] = GhostPicture(shown.ghost)
        picture.draw(painter, projection, _HERE, legal=True, stamps=stamps, ratio=ratio)
        draw_rings(painter, projection, overlay)
        draw_signs(painter, projection, overlay)


def _away(handle: Handle, space: Hex) -> int:
    assert handle.target_hex is not None, "only such handles are offered"
    return handle.target_hex.distance(space)
