"""Pictures of tiles and boards as single pieces."""

from math import cos, pi, sin

from designer.api import Box as Area
from designer.api import DisplayList, Item, Picture, Polygon, Stroke

from ..definition import DENSE, WALL, Definition
from ..pictures import Pictures
from ..table_hexes import CLOCKWISE

__all__ = ["board_picture", "tile_picture"]

_SIDE = 100.0
_INK, _DENSE, _STONE, _PLAIN = "#22361A", "#17351F", "#8E887B", "#86A65A"
_ROOT3 = 3**0.5


def tile_picture(
    definition: Definition, pictures: Pictures, surface: int, title: str
) -> DisplayList:
    """Draw one tile."""
    items = _space(definition, pictures, surface, _SIDE / 2, _SIDE / 2, 46)
    return DisplayList(_SIDE, _SIDE, items, title=title)


def board_picture(definition: Definition, pictures: Pictures, board: int) -> DisplayList:
    """Draw a large board."""
    kind = definition.boards[board]
    at = {s: definition.surfaces[s].at for s in kind.surfaces}
    radius = 20.0
    middles = {s: (radius * _ROOT3 * (h.q + h.r / 2), radius * 1.5 * h.r) for s, h in at.items()}
    left, top = min(x for x, _ in middles.values()), min(y for _, y in middles.values())
    width = max(x for x, _ in middles.values()) - left + 2 * radius
    height = max(y for _, y in middles.values()) - top + 2 * radius
    items: list[Item] = []
    for surface, (x, y) in middles.items():
        items += _space(definition, pictures, surface, x - left + radius, y - top + radius, radius)
    return DisplayList(width, height, tuple(items), title=kind.title)


def _space(
    definition: Definition, pictures: Pictures, surface: int, x: float, y: float, radius: float
) -> tuple[Item, ...]:
    shown = definition.surfaces[surface]
    ground = pictures.grounds.get(definition.terrains[shown.terrain].id)
    colours = ground.colours if ground is not None else {}
    corners = tuple(
        (x + radius * cos(k * pi / 3 + pi / 6), y + radius * sin(k * pi / 3 + pi / 6))
        for k in range(6)
    )
    items: list[Item] = [
        Polygon(
            corners,
            fill=str(colours.get("base", _PLAIN)),
            stroke=Stroke(str(colours.get("rim", _INK)), radius * 0.05),
        )
    ]
    for way, edge in enumerate(shown.edges[0]):
        if edge in (DENSE, WALL):
            items.append(_band(x, y, radius, way, _DENSE if edge == DENSE else _STONE))
    icon = ""
    if shown.kind >= 0:
        icon = pictures.tiles.get(definition.tile_kinds[shown.kind].id, "")
    elif shown.clearing:
        icon = pictures.clearing
    elif shown.relics:
        icon = pictures.relics
    if icon:
        half = radius * 0.45
        items.append(
            Picture(
                icon,
                Area(x - half, y - half, 2 * half, 2 * half),
                tint=str(colours.get("symbol", _INK)),
            )
        )
    return tuple(items)


def _band(x: float, y: float, radius: float, way: int, colour: str) -> Item:
    step = CLOCKWISE[way]
    dx, dy = _ROOT3 * (step.q + step.r / 2), 1.5 * step.r
    length = (dx * dx + dy * dy) ** 0.5
    out, along = (dx / length, dy / length), (-dy / length, dx / length)
    corners = []
    for far, half in ((0.84, 0.46), (0.84, -0.46), (0.68, -0.38), (0.68, 0.38)):
        corners.append(
            (
                x + radius * (out[0] * far + along[0] * half),
                y + radius * (out[1] * far + along[1] * half),
            )
        )
    return Polygon(tuple(corners), fill=colour)
