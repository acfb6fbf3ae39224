"""The face of a cave token: a parchment disc of 100 units with symbol and number, or with a word."""

from collections.abc import Mapping
from typing import Any

from designer.api import (
    Box,
    DisplayList,
    Ellipse,
    Item,
    Picture,
    RoundedRectangle,
    Stroke,
    TextBox,
)

from ..costs import cost_look
from .looks import SymbolLook
from .words import number_in, said, text_in

__all__ = ["token_face"]

_INK = "#3A2A12"


def token_face(
    tree: Mapping[str, Any], symbols: Mapping[str, SymbolLook], language: str, art: str = ""
) -> DisplayList:
    """Give the face of a token.

    Args:
        tree: its entry in a tokens document, which may hold faults.
        symbols: looks of the symbols by their id.
        language: of its name.
        art: file of its picture, or "".
    """
    name = said(tree.get("name"), language) or text_in(tree, "id")
    look = symbols.get(text_in(tree, "symbol"))
    strength = number_in(tree, "strength")
    items: list[Item] = [
        Ellipse(50, 50, 48, 48, "#241A0C"),
        Ellipse(50, 50, 43, 43, "#E9D9B0", Stroke("#C9A86A", 2)),
        Ellipse(50, 50, 37, 37, None, Stroke("#B89A5E", 1.5)),
    ]
    if look is not None:
        items += [
            Ellipse(39, 50, 21, 21, look.ground, Stroke(look.rim, 2.5)),
            Picture(look.icon, Box(26, 37, 26, 26), look.ink),
        ]
    elif art:
        items.append(Picture(art, Box(28, 28, 44, 44), _INK))
    if strength is not None and look is not None:
        figure = Box(60, 30, 26, 40)
        items.append(
            TextBox(
                f"{strength:g}",
                figure,
                role="ui",
                size=32,
                weight=700,
                colour=_INK,
                align="center",
            )
        )
    if look is None and not art:
        items.append(
            TextBox(
                name,
                Box(16, 24, 68, 52),
                role="ui",
                size=15,
                weight=600,
                colour=_INK,
                align="center",
                wrap=True,
            )
        )
    word, fill = cost_look(tree)
    if word:
        items[1] = Ellipse(50, 50, 43, 43, fill, Stroke("#C9A86A", 2))
        plate = Box(25, 66, 50, 24)
        items.append(RoundedRectangle(plate, 8, "#FFFDF4", Stroke("#241A0C", 1.5)))
        items.append(
            TextBox(word, plate, role="ui", size=18, weight=700, colour=_INK, align="center")
        )
    spoken = said(tree.get("text"), language)
    return DisplayList(100, 100, tuple(items), title=f"{name}. {spoken}" if spoken else name)
