"""A whole picture of a board: the one function that screens, thumbnails and exports share."""

from collections.abc import Generator
from typing import cast

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from designer.paint.absent import draw_absent, draw_absent_names
from designer.paint.boards import BoardPicture
from designer.paint.loose import draw_edges, draw_markers, draw_shades
from designer.paint.markings import draw_ways
from designer.paint.overlays import Overlay, draw_rings, draw_signs
from designer.paint.pieces import draw_bar, draw_pawns
from designer.paint.projection import Projection
from designer.paint.stamps import Stamps
from designer.printing.scenes import BoardScene

__all__ = ["paint_live", "paint_scene", "scene_image", "scene_image_steps"]

_NOTHING = Overlay()


def paint_scene(
    painter: QPainter,
    picture: BoardPicture,
    projection: Projection,
    overlay: Overlay = _NOTHING,
    *,
    stamps: Stamps | None = None,
    ratio: float = 1.0,
) -> None:
    """Draw boards, pieces and what is shown over them.

    Args:
        painter: in device-independent pixels; the ground is drawn by the caller.
        picture: the scene, prepared.
        projection: where the board lies.
        overlay: rings, ways and signs.
        stamps: pictures of spaces to copy; None draws shapes, for paper.
        ratio: device pixels per device-independent pixel.
    """
    picture.paint(painter, projection, stamps=stamps, ratio=ratio)
    paint_live(painter, picture.scene, projection, overlay)


def paint_live(
    painter: QPainter, scene: BoardScene, projection: Projection, overlay: Overlay
) -> None:
    """Draw what changes from moment to moment: edges, rings, barriers, ways, pieces, signs."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_shades(painter, projection, scene.shades)
    draw_edges(painter, projection, scene.edges)
    draw_absent(painter, projection, scene.absent)
    draw_rings(painter, projection, overlay)
    for bar in scene.bars:
        draw_bar(painter, projection, bar, scene.looks)
    draw_ways(painter, projection, (*overlay.ways, *overlay.marking.ways))
    draw_markers(painter, projection, scene.markers)
    draw_pawns(painter, projection, scene.pawns)
    draw_absent_names(painter, projection, scene.absent)
    draw_signs(painter, projection, overlay)


def scene_image(
    scene: BoardScene,
    width_px: int,
    height_px: int,
    *,
    ratio: float = 1.0,
    ground: str = "",
    margin_px: float = 8.0,
    overlay: Overlay = _NOTHING,
    with_letters: bool = True,
) -> QImage:
    """Draw a scene whole into an image.

    Args:
        scene: what is drawn.
        width_px: width in device-independent pixels.
        height_px: height likewise.
        ratio: device pixels per device-independent pixel.
        ground: colour behind the board; "" leaves it transparent.
        margin_px: free space round the board.
        overlay: rings, ways and signs.
        with_letters: the tiles' letters too; without them a small picture has more room.
    """
    steps = scene_image_steps(
        scene,
        width_px,
        height_px,
        ratio=ratio,
        ground=ground,
        margin_px=margin_px,
        overlay=overlay,
        with_letters=with_letters,
    )
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return cast("QImage", end.value)


def scene_image_steps(
    scene: BoardScene,
    width_px: int,
    height_px: int,
    *,
    ratio: float = 1.0,
    ground: str = "",
    margin_px: float = 8.0,
    overlay: Overlay = _NOTHING,
    with_letters: bool = True,
) -> Generator[None, None, QImage]:
    """Draw the same in small steps, so that the caller may do something else in between."""
    if not with_letters:
        scene = msgspec.structs.replace(scene, labels=())
    image = QImage(
        round(width_px * ratio), round(height_px * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(ground) if ground else QColor(Qt.GlobalColor.transparent))
    picture = BoardPicture(scene)
    inner = QRectF(0, 0, width_px, height_px)
    inner = inner.adjusted(margin_px, margin_px, -margin_px, -margin_px)
    painter = QPainter(image)
    projection = Projection.fitting(picture.bounds, inner, 60.0)
    try:
        yield from picture.steps(painter, projection, stamps=Stamps(), ratio=ratio)
        paint_live(painter, picture.scene, projection, overlay)
    finally:
        painter.end()
    return image
