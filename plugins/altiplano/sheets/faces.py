"""Pictures by key: `card:storm`, `back:exploration`, `board:camp`, `turn:first_turn`, `sign:rogue`."""

from designer.api import (
    Box,
    DisplayList,
    Ellipse,
    Group,
    Item,
    PathShape,
    Picture,
    Project,
    RoundedRectangle,
    Stroke,
    TextBox,
)

from ..box import read_box
from .boards import table_face
from .cards import HEIGHT, WIDTH, CardWords, card_face
from .looks import BACKS, SIGNS, icon_file

__all__ = ["face_of"]

_GOLD, _DARK = "#EBD49A", "#1E130A"


def face_of(project: Project, key: str, language: str = "en") -> DisplayList:
    """Give the picture of a card or a back."""
    sort, _, name = key.partition(":")
    box = read_box(project, language)
    entry = box.cards.get(name) if sort == "card" else None
    if entry is not None:
        return card_face(CardWords.of(project, box, entry))
    if sort == "back" and name in BACKS:
        return DisplayList(WIDTH, HEIGHT, _back(project, name), title=name)
    if sort in ("sign", "place"):
        return _sign(project, name, is_place=sort == "place")
    if sort in ("board", "turn"):
        return table_face(project, name, language)
    return DisplayList(WIDTH, HEIGHT, _plain(name), title=name)


def _sign(project: Project, name: str, *, is_place: bool) -> DisplayList:
    """Draw an icon by itself: on a disc, or faintly, where something may be laid."""
    file = icon_file(project, name)
    if is_place:
        return DisplayList(40, 40, (Picture(file, Box(2, 2, 36, 36), "#8A7A50"),), title=name)
    ground = Ellipse(20, 20, 19, 19, SIGNS.get(name, "#74705A"), Stroke(_DARK, 1.5))
    return DisplayList(40, 40, (ground, Picture(file, Box(9, 9, 22, 22), "#FFFDF4")), title=name)


def _back(project: Project, word: str) -> tuple[Item, ...]:
    steps = " ".join(
        f"M {36 + 40 * i} {52 + 40 * j} L {48 + 40 * i} {52 + 40 * j} L {48 + 40 * i} {64 + 40 * j} "
        f"L {60 + 40 * i} {64 + 40 * j} L {60 + 40 * i} {76 + 40 * j} L {36 + 40 * i} {76 + 40 * j} Z"
        for i in range(6)
        for j in range(8)
    )
    return (
        RoundedRectangle(Box(3, 3, 294, 414), 20, _DARK),
        RoundedRectangle(Box(10, 10, 280, 400), 15, BACKS[word]),
        Group((PathShape(steps, _GOLD),), opacity=0.16),
        RoundedRectangle(Box(26, 26, 248, 368), 8, None, Stroke(_GOLD, 3)),
        Ellipse(150, 210, 76, 76, _DARK, Stroke(_GOLD, 5)),
        Picture(icon_file(project, word), Box(102, 160, 96, 96), _GOLD),
    )


def _plain(name: str) -> tuple[Item, ...]:
    """A card that nobody has written yet: its name."""
    return (
        RoundedRectangle(Box(2, 2, WIDTH - 4, HEIGHT - 4), 20, "#5C564B", Stroke(_DARK, 4)),
        RoundedRectangle(Box(24, 24, WIDTH - 48, HEIGHT - 48), 8, None, Stroke(_GOLD, 5)),
        TextBox(name, Box(40, 170, 220, 80), size=34, weight=700, colour=_GOLD, align="center", wrap=True),
    )  # fmt: skip
