"""Display lists: a picture as plain data, drawn the same on screen, into images and on paper.

A card face, a token or a page is made once as a `DisplayList`; one painter draws it everywhere.
Lengths are in the list's own unit (`mm` for paper, `unit` for things that are scaled to fit),
the origin is at the top left, y grows downwards. Qt-free; nothing is measured here.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from designer.printing.display_text import lines_of

__all__ = [
    "BoardView",
    "Box",
    "DisplayList",
    "Ellipse",
    "Group",
    "Item",
    "LinearGradient",
    "Paint",
    "PathShape",
    "Picture",
    "Polygon",
    "RadialGradient",
    "RoundedRectangle",
    "Stroke",
    "TextBox",
    "items_within",
]


class Box(msgspec.Struct, frozen=True):
    """Give a rectangle: left upper corner and size."""

    x: float
    y: float
    width: float
    height: float


class LinearGradient(msgspec.Struct, frozen=True, tag="linear"):
    """Blend colours along a line; `stops` are (place 0 to 1, colour)."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, str], ...]


class RadialGradient(msgspec.Struct, frozen=True, tag="radial"):
    """Blend colours from a centre outwards; `stops` are (place 0 to 1, colour)."""

    x: float
    y: float
    radius: float
    stops: tuple[tuple[float, str], ...]


Paint = str | LinearGradient | RadialGradient
"""A colour (`#RRGGBB` or `#RRGGBBAA`) or a gradient."""


class Stroke(msgspec.Struct, frozen=True):
    """Say how an outline is drawn; `dashes` are lengths of line and gap in turn, in the list's unit."""

    colour: str
    width: float
    dashes: tuple[float, ...] = ()


class PathShape(msgspec.Struct, frozen=True, tag="path"):
    """Draw a path.

    Attributes:
        d: absolute commands `M x y`, `L x y`, `Q cx cy x y`, `C ax ay bx by x y`, `Z`,
            separated by spaces (a small part of SVG's path language).
    """

    d: str
    fill: Paint | None = None
    stroke: Stroke | None = None


class RoundedRectangle(msgspec.Struct, frozen=True, tag="rectangle"):
    """Draw a rectangle whose corners are rounded by `radius` (0: square)."""

    box: Box
    radius: float = 0.0
    fill: Paint | None = None
    stroke: Stroke | None = None


class Ellipse(msgspec.Struct, frozen=True, tag="ellipse"):
    """Draw an ellipse about (x, y)."""

    x: float
    y: float
    rx: float
    ry: float
    fill: Paint | None = None
    stroke: Stroke | None = None


class Polygon(msgspec.Struct, frozen=True, tag="polygon"):
    """Draw a closed polygon."""

    points: tuple[tuple[float, float], ...]
    fill: Paint | None = None
    stroke: Stroke | None = None


class TextBox(msgspec.Struct, frozen=True, tag="text"):
    """Set text inside a box.

    Attributes:
        role: the family by its use: `ui`, `code`, `card_text` or `display`.
        size: height of the type in the list's unit.
        align: `left`, `center` or `right`; upright: `top`, `middle` or `bottom`.
        wrap: break into lines at spaces; else one line (line feeds in the text always break).
        smallest: text that does not fit is set smaller, down to this share of `size`; 1 = never.
            Below it an unwrapped text is wrapped, and what still does not fit is cut with an ellipsis.
        line_height: distance of two lines, as a share of the size.
    """

    text: str
    box: Box
    role: str = "card_text"
    size: float = 12.0
    weight: int = 400
    colour: str = "#000000"
    align: str = "left"
    upright: str = "middle"
    wrap: bool = False
    smallest: float = 0.6
    line_height: float = 1.15
    italic: bool = False


class Picture(msgspec.Struct, frozen=True, tag="picture"):
    """Draw an SVG file, kept in proportion, in the middle of a box.

    Attributes:
        path: the file; one that cannot be read is left out.
        tint: colour put in the place of `currentColor`; "" leaves the file's own colours.
    """

    path: str
    box: Box
    tint: str = ""
    opacity: float = 1.0


class BoardView(msgspec.Struct, frozen=True, tag="board"):
    """Draw a board as the program draws it everywhere, kept in proportion, in the middle of a box.

    Attributes:
        scene: name of the scene, among those that come with the list; an unknown one is left out.
        units: the part that is shown, in circumradii of a space; None for the whole board.
        chosen: spaces (q, r) that are ringed together.
        plain: flat grounds, for boards so small that a pattern would only be noise.
        letters: show the letters of the tiles.
    """

    scene: str
    box: Box
    units: Box | None = None
    chosen: tuple[tuple[int, int], ...] = ()
    plain: bool = False
    letters: bool = True


class Group(msgspec.Struct, frozen=True, tag="group"):
    """Draw items together.

    Attributes:
        dx, dy: moved by this, after turning and scaling about the origin.
        scale, angle_deg: scaled and turned clockwise about the origin.
        clip: nothing is drawn outside this shape (its fill and stroke do not matter).
        opacity: of the group as a whole.
        from_px, below_px: shown only while the whole list is drawn at least / less than so many
            device-independent pixels wide; on paper everything without `below_px` is shown.
        name: a word for tests and accessibility (`price`).
    """

    items: tuple["Item", ...]
    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0
    angle_deg: float = 0.0
    clip: PathShape | RoundedRectangle | Ellipse | Polygon | None = None
    opacity: float = 1.0
    from_px: float = 0.0
    below_px: float | None = None
    name: str = ""

    def is_shown(self, width_px: float | None) -> bool:
        """Say whether the group is drawn while the whole list is so wide (None: on paper)."""
        if width_px is None:
            return self.below_px is None
        return self.from_px <= width_px and not (self.below_px and width_px >= self.below_px)


Item = PathShape | RoundedRectangle | Ellipse | Polygon | TextBox | Picture | BoardView | Group


class DisplayList(msgspec.Struct, frozen=True):
    """Give a picture.

    Attributes:
        width, height: size in `unit`.
        unit: `mm` (a true size) or `unit` (scaled to fit).
        title: what it shows, for tips and screen readers ("Guide, axe 2, price 1").
    """

    width: float
    height: float
    items: tuple[Item, ...]
    unit: str = "unit"
    title: str = ""

    def to_text(self, folder: str = "", closed: str = "") -> str:
        """Give one line per item, indented by group, for golden tests.

        Args:
            folder: pictures inside this folder are named by their path in it.
            closed: groups whose name begins with this are one line, without what they hold.
        """
        head = f"display {self.width:g} x {self.height:g} {self.unit}"
        tree: list[dict[str, Any]] = msgspec.to_builtins(self.items, enc_hook=str)
        body = lines_of(tree, folder, closed)
        return "\n".join((f"{head} “{self.title}”" if self.title else head, *body)) + "\n"


def items_within(display: DisplayList | Group) -> Iterator[Item]:
    """Give every item of a list or group, groups before what they hold."""
    for item in display.items:
        yield item
        if isinstance(item, Group):
            yield from items_within(item)
