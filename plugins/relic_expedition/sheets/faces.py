"""Pictures by key: `piece:raft`, `piece:green_sun`, `die:snake`, `die:4`, `slot:3`, `back:tile`."""

from math import cos, pi, sin

from designer.api import (
    Box,
    DisplayList,
    Ellipse,
    Item,
    Picture,
    Polygon,
    Project,
    RoundedRectangle,
    Stroke,
    TextBox,
    text_of,
)

from ..box import read_box
from ..pictures import Pictures, Sign, read_pictures

__all__ = ["face_of"]

_SIDE = 100.0
_DARK, _CREAM, _GOLD, _GREEN = "#2A2013", "#FBF6E6", "#C79A1C", "#4E7A45"
_NO_SIGN = Sign("", "#B8B0A0", _DARK, "square")
_BACKS = {"tile": "#D9C08C", "supply": _GREEN, "relic": _GOLD}


def face_of(project: Project, key: str, language: str = "en") -> DisplayList:
    """Give the picture of a piece, a die, a slot or a back."""
    sort, _, name = key.partition(":")
    pictures = read_pictures(project)
    if sort == "piece":
        title = _title(project, name, language)
        return DisplayList(_SIDE, _SIDE, _piece(pictures.signs.get(name, _NO_SIGN)), title=title)
    if sort == "die":
        return DisplayList(_SIDE, _SIDE, _die(pictures, name), title=name)
    if sort == "slot":
        return DisplayList(_SIDE, _SIDE, _slot(), title=f"Slot {name}, empty")
    return DisplayList(_SIDE, _SIDE, _back(pictures, name), title=name.replace("_", " "))


def _title(project: Project, name: str, language: str) -> str:
    box = read_box(project, language)
    entry = box.supplies.get(name) or box.animals.get(name)
    if entry is not None:
        return text_of(entry.get("name"), language) or name
    colour, _, sign = name.partition("_")
    return box.relic_title(colour, sign) if sign else name


def _piece(sign: Sign) -> tuple[Item, ...]:
    line = Stroke(_DARK, 5)
    shape: Item
    match sign.shape:
        case "hexagon":
            corners = tuple((50 + 45 * cos(k * pi / 3 + pi / 6), 50 + 45 * sin(k * pi / 3 + pi / 6)) for k in range(6))  # fmt: skip
            shape = Polygon(corners, fill=sign.fill, stroke=line)
        case "round":
            shape = Ellipse(50, 50, 44, 44, fill=sign.fill, stroke=line)
        case _:
            shape = RoundedRectangle(Box(6, 6, 88, 88), 14, fill=sign.fill, stroke=line)
    if not sign.icon:
        return (shape,)
    return shape, Picture(sign.icon, Box(22, 22, 56, 56), tint=sign.ink)


def _die(pictures: Pictures, name: str) -> tuple[Item, ...]:
    body = RoundedRectangle(Box(8, 8, 84, 84), 18, fill=_CREAM, stroke=Stroke(_DARK, 4))
    if name in pictures.signs:
        return body, Picture(pictures.signs[name].icon, Box(22, 22, 56, 56), tint=pictures.signs[name].fill)  # fmt: skip
    text = name if name.isdigit() else ""
    return body, TextBox(text, Box(10, 10, 80, 80), role="display", size=52, colour=_DARK, align="center", upright="middle")  # fmt: skip


def _slot() -> tuple[Item, ...]:
    box = RoundedRectangle(Box(8, 8, 84, 84), 12, stroke=Stroke("#9A907C", 3, (6, 5)))
    return (box,)


def _back(pictures: Pictures, name: str) -> tuple[Item, ...]:
    fill = _BACKS.get(name, "#D9C08C")
    body = RoundedRectangle(Box(6, 6, 88, 88), 14, fill=fill, stroke=Stroke(_DARK, 5))
    if not pictures.relics:
        return (body,)
    return body, Picture(pictures.relics, Box(24, 24, 52, 52), tint=_DARK, opacity=0.6)
