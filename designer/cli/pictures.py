"""A route as a picture with what its analysis found. Loads Qt: import it only to draw."""

from math import sqrt
from pathlib import Path

from designer.hexes import Hex
from designer.paint.markings import Marking
from designer.paint.offscreen import offscreen_application
from designer.paint.overlays import Overlay
from designer.paint.scene import scene_image
from designer.printing.layers import BoardLayer
from designer.printing.scenes import BoardScene
from designer.routes import Analysis

__all__ = ["draw_analysis", "draw_layer"]

_RADIUS_PX = 26.0
_MOST_PX = 8000
_MARGIN_PX = 24.0
_GROUND = "#FFFFFF"


def draw_analysis(scene: BoardScene, analysis: Analysis, target: Path) -> bool:
    """Write a PNG: the cheapest way, the nearest spaces that close it, and what nobody reaches.

    Returns:
        Whether the file could be written.
    """
    offscreen_application()
    spaces = analysis.board.spaces
    way = analysis.cheapest
    overlay = Overlay(
        cut=frozenset(spaces[p].hex for p in analysis.sealing.nearest),
        unreachable=frozenset(spaces[p].hex for p in analysis.unreachable),
        ways=(tuple(spaces[p].hex for p in way.positions),) if way is not None else (),
    )
    width, height = _size(scene)
    image = scene_image(scene, width, height, ground=_GROUND, margin_px=_MARGIN_PX, overlay=overlay)
    return bool(image.save(str(target), "PNG"))  # type: ignore[call-overload]  # Qt's stubs want bytes here


def draw_layer(scene: BoardScene, layer: BoardLayer, target: Path) -> bool:
    """Write a PNG of a board with a drawing over it; say whether the file could be written."""
    offscreen_application()
    marking = Marking(
        tones=layer.tones,
        marks=layer.marks,
        firm=layer.firm,
        faint=layer.faint,
        plates=layer.plates,
        ways=layer.ways,
        arrows=layer.arrows,
    )
    width, height = _size(scene)
    overlay = Overlay(marking=marking)
    image = scene_image(scene, width, height, ground=_GROUND, margin_px=_MARGIN_PX, overlay=overlay)
    return bool(image.save(str(target), "PNG"))  # type: ignore[call-overload]  # Qt's stubs want bytes here


def _size(scene: BoardScene) -> tuple[int, int]:
    """Give width and height in pixels for spaces of a readable size, within limits."""
    hexes = [space.hex for space in scene.board.spaces] or [Hex(0, 0)]
    across = [sqrt(3) * (q + r / 2) for q, r in hexes]
    down = [1.5 * r for _, r in hexes]
    wide = (max(across) - min(across) + 4) * _RADIUS_PX + 2 * _MARGIN_PX
    high = (max(down) - min(down) + 4) * _RADIUS_PX + 2 * _MARGIN_PX
    shrunk = min(1.0, _MOST_PX / max(wide, high))
    return round(wide * shrunk), round(high * shrunk)
