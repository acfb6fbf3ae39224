"""The boards and the turn cards: places with their names, as they lie on the table."""

from collections.abc import Iterator, Mapping

from designer.api import (
    Box,
    DisplayList,
    Group,
    Item,
    Picture,
    Project,
    RoundedRectangle,
    Stroke,
    TextBox,
)

from .looks import icon_file
from .words import word

__all__ = ["table_face"]

_SAND, _EDGE, _INK, _FAINT = "#D9C79B", "#6D5006", "#3A2E1A", "#8A7A50"
_BLUE, _RED = "#1F6482", "#A63E25"
_CARD = (96.0, 134.0)
_BOARDS: Mapping[str, tuple[str, ...]] = {
    "central": ("exploration", "exploration_discard", "rogue", "adventurer", "character_discard", "character"),
    "camp": ("rogue", *("character",) * 5, "location", "treasure", "adventurer"),
}  # fmt: skip
"""The places of each board, from the left to the right."""

_ICONS = {"exploration_discard": "exploration", "character_discard": "character"}


def table_face(project: Project, name: str, language: str) -> DisplayList:
    """Draw a board with its places, or a card that tells who begins."""
    title = word(name, language)
    if name not in _BOARDS:
        return DisplayList(300, 420, tuple(_turn_card(title)), title=title)
    places = _BOARDS[name]
    width = 20 + len(places) * (_CARD[0] + 12)
    items = [RoundedRectangle(Box(1, 1, width - 2, 198), 12, _SAND, Stroke(_EDGE, 2))]
    drawn = [_place(project, place, n, name, language) for n, place in enumerate(places)]
    return DisplayList(width, 200, (*items, *drawn), title=title)


def _place(project: Project, place: str, number: int, board: str, language: str) -> Group:
    """Draw one place; those of the Special cards are red at the left of a Camp, blue at its right."""
    x, y = 16 + number * (_CARD[0] + 12), 22.0
    colours = {"rogue": _RED, "adventurer": _BLUE}
    colour = colours.get(place, _FAINT)
    fill = f"{colour}33" if place in colours else None
    icon = icon_file(project, _ICONS.get(place, place))
    said = word(f"pile_{place}" if board == "central" else place, language)
    items: tuple[Item, ...] = (
        RoundedRectangle(Box(x, y, *_CARD), 8, fill, Stroke(colour, 2, (6, 4))),
        Picture(icon, Box(x + 24, y + 42, 48, 48), colour),
        TextBox(
            said, Box(x, y + _CARD[1] + 2, _CARD[0], 34), role="ui", size=12, weight=600,
            colour=_INK, align="center", wrap=True,
        ),
    )  # fmt: skip
    return Group(items, name=f"place:{place}")


def _turn_card(title: str) -> Iterator[Item]:
    yield RoundedRectangle(Box(3, 3, 294, 414), 20, _EDGE)
    yield RoundedRectangle(Box(12, 12, 276, 396), 14, _SAND)
    yield RoundedRectangle(Box(26, 26, 248, 368), 8, None, Stroke(_EDGE, 3))
    yield TextBox(
        title, Box(40, 140, 220, 140), size=36, weight=700, colour=_INK, align="center", wrap=True
    )
