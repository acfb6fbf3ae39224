"""Boards inside display lists: the same drawing as on the canvas, at a size that does not change.

A board leaves things out by the size of its spaces in pixels. Inside a list it is drawn as if a
millimetre (or the list's unit) always had the same number of pixels, so that a page shows the same
on screen at every zoom, in an image and on paper.
"""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from designer.hexes import Hex
from designer.paint.boards import BoardPicture
from designer.paint.overlays import Overlay
from designer.paint.projection import Projection
from designer.paint.scene import paint_scene
from designer.paint.stamps import Stamps
from designer.printing.display import BoardView
from designer.printing.scenes import BoardScene, TerrainLook

__all__ = ["PX_PER_MM", "PlacedBoard", "draw_board_view", "placed_board"]

PX_PER_MM = 6.0
"""Pixels that stand for a millimetre of paper: what is printed is read from near."""

_PATTERNED = 9.0  # radius in pixels below which a pattern cannot be seen any more


class PlacedBoard(msgspec.Struct, frozen=True):
    """Give a board ready to draw, in pixels from the upper left corner of its box."""

    picture: BoardPicture
    projection: Projection
    overlay: Overlay


def placed_board(view: BoardView, scene: BoardScene, px_per_unit: float) -> PlacedBoard:
    """Give where and how a board lies in its box.

    Args:
        view: what the display list says.
        scene: the board.
        px_per_unit: pixels per unit of the box, by which things are left out.
    """
    if not view.letters:
        scene = msgspec.structs.replace(scene, labels=())
    picture = BoardPicture(scene)
    bounds = picture.bounds
    if view.units is not None:
        bounds = QRectF(view.units.x, view.units.y, view.units.width, view.units.height)
    target = QRectF(0, 0, view.box.width * px_per_unit, view.box.height * px_per_unit)
    projection = Projection.fitting(bounds, target)
    if view.plain or projection.radius < _PATTERNED:
        picture = BoardPicture(msgspec.structs.replace(scene, looks=_flat(scene.looks)))
    chosen = frozenset(Hex(*space) for space in view.chosen)
    return PlacedBoard(picture, projection, Overlay(selected=chosen))


def draw_board_view(
    painter: QPainter,
    view: BoardView,
    scene: BoardScene,
    px_per_unit: float,
    stamps: Stamps | None = None,
) -> None:
    """Draw a board of a display list; the painter is left as it was found.

    Args:
        painter: in the list's unit.
        view: what the display list says.
        scene: the board.
        px_per_unit: pixels per unit, by which things are left out.
        stamps: pictures of spaces to copy, for images; None draws shapes, for paper.
    """
    placed = placed_board(view, scene, px_per_unit)
    painter.save()
    try:
        painter.translate(view.box.x, view.box.y)
        painter.scale(1 / px_per_unit, 1 / px_per_unit)
        place = painter.deviceTransform()
        ratio = place.m11()
        if stamps is not None and _is_upright(place):
            # Copies are sharp only where whole pixels lie on whole pixels.
            painter.translate(_to_whole_pixel(place) / ratio)
        else:
            stamps, ratio = None, 1.0
        paint_scene(
            painter, placed.picture, placed.projection, placed.overlay, stamps=stamps, ratio=ratio
        )
    finally:
        painter.restore()


def _flat(looks: Mapping[str, TerrainLook]) -> dict[str, TerrainLook]:
    """Leave out patterns, but of terrains that only their ground tells from others."""
    return {
        code: msgspec.structs.replace(look, grounds=()) if look.icon or look.numbered else look
        for code, look in looks.items()
    }


def _is_upright(place: QTransform) -> bool:
    return not place.isRotating() and place.m11() > 0 and abs(place.m11() - place.m22()) < 1e-6


def _to_whole_pixel(place: QTransform) -> QPointF:
    return QPointF(round(place.dx()) - place.dx(), round(place.dy()) - place.dy())
