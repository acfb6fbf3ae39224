"""A page as SVG: the display list nearly word for word, letters as outlines, spaces drawn once.

Qt's own SVG writer knows no clips and repeats every space, so it is used for what only QPainter
can draw: the parts of boards.
"""

import base64
from collections.abc import Callable, Iterable, Iterator
from html import escape
from typing import assert_never

import msgspec
from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF
from PySide6.QtGui import QPainter

from designer.paint.board_views import PlacedBoard, placed_board
from designer.paint.boards import DrawnSpace
from designer.paint.display import Scenes, display_image, px_per_unit
from designer.paint.scene import paint_live
from designer.paint.spaces import UNIT, draw_space
from designer.paint.svg_parts import Fragment, drawn, embedded, number, path_data
from designer.paint.text_boxes import has_outlines, text_path
from designer.printing.display import (
    BoardView,
    Box,
    DisplayList,
    Ellipse,
    Group,
    Item,
    LinearGradient,
    Paint,
    PathShape,
    Picture,
    Polygon,
    RadialGradient,
    RoundedRectangle,
    Stroke,
    TextBox,
)

__all__ = ["svg_bytes"]

_HEX = "0 -101.5 87.9 -50.8 87.9 50.8 0 101.5 -87.9 50.8 -87.9 -50.8"
_PICTURE_PX_PER_MM = 24.0  # of text that is a picture itself: emoji in colours


def svg_bytes(page: DisplayList, scenes: Scenes) -> bytes:
    """Give a page as an SVG file that needs no fonts; needs an application."""
    return _Writer(page, scenes).text().encode("utf-8")


class _Writer:
    """Writes one page; collects what is defined once and used often."""

    def __init__(self, page: DisplayList, scenes: Scenes) -> None:
        self._page = page
        self._scenes = scenes
        self._definitions: list[str] = []
        self._known: dict[object, str] = {}

    def text(self) -> str:
        """Give the file."""
        page = self._page
        body = "".join(self._items(page.items, px_per_unit(page, None)))
        width, height = number(page.width), number(page.height)
        unit = "mm" if page.unit == "mm" else ""
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}{unit}" height="{height}{unit}"'
            f' viewBox="0 0 {width} {height}" role="img">\n'
            f"<title>{escape(page.title)}</title>\n"
            f"<defs>{''.join(self._definitions)}</defs>\n{body}\n</svg>\n"
        )

    def _items(self, items: Iterable[Item], density: float) -> Iterator[str]:
        for item in items:
            yield self._item(item, density)

    def _item(self, item: Item, density: float) -> str:
        match item:
            case Group():
                return self._group(item, density)
            case TextBox():
                return self._text(item)
            case Picture():
                return self._picture(item)
            case BoardView():
                return self._board(item, density)
            case PathShape() | RoundedRectangle() | Ellipse() | Polygon():
                return f"<{_shape(item)}{self._paint(item.fill)}{_line(item.stroke)}/>"
            case _:
                assert_never(item)

    def _group(self, group: Group, density: float) -> str:
        if not group.is_shown(None):
            return ""
        moves = []
        if group.dx or group.dy:
            moves.append(f"translate({number(group.dx)} {number(group.dy)})")
        if group.angle_deg:
            moves.append(f"rotate({number(group.angle_deg)})")
        if group.scale != 1.0:
            moves.append(f"scale({group.scale:.6g})")
        inner = "".join(self._items(group.items, density * group.scale))
        if group.clip is not None:
            clip = self._define(group.clip, f"<clipPath id=“”><{_shape(group.clip)}/></clipPath>")
            inner = f'<g clip-path="url(#{clip})">{inner}</g>'
        move = f' transform="{" ".join(moves)}"' if moves else ""
        opacity = f' opacity="{number(group.opacity)}"' if group.opacity != 1.0 else ""
        return f"<g{move}{opacity}>{inner}</g>" if move or opacity else inner

    def _text(self, box: TextBox) -> str:
        if not has_outlines(box):
            return _text_image(box)
        outlines = path_data(text_path(box))
        label = escape(box.text, quote=True)
        return f'<path aria-label="{label}" d="{outlines}"{self._paint(box.colour)}/>'

    def _picture(self, picture: Picture) -> str:
        key = (picture.path, picture.tint)
        if key not in self._known:
            found = embedded(picture.path, picture.tint, f"p{len(self._known)}-")
            if found is None:
                return ""
            view, body = found
            self._define(key, f'<symbol id=“” viewBox="{view}">{body}</symbol>')
        opacity = f' opacity="{number(picture.opacity)}"' if picture.opacity != 1.0 else ""
        return f'<use href="#{self._known[key]}" {_box(picture.box)}{opacity}/>'

    def _paint(self, paint: Paint | None) -> str:
        match paint:
            case None:
                return ' fill="none"'
            case str():
                return _colour("fill", paint)
            case LinearGradient():
                ends = " ".join(f'{name}="{number(getattr(paint, name))}"' for name in _ENDS)
                return self._gradient(paint, "linearGradient", ends)
            case RadialGradient():
                place = f'cx="{number(paint.x)}" cy="{number(paint.y)}" r="{number(paint.radius)}"'
                return self._gradient(paint, "radialGradient", place)
            case _:
                assert_never(paint)

    def _gradient(self, paint: LinearGradient | RadialGradient, tag: str, place: str) -> str:
        stops = "".join(
            f'<stop offset="{number(at)}"{_colour("stop", colour, "stop-color")}/>'
            for at, colour in paint.stops
        )
        units = 'gradientUnits="userSpaceOnUse"'
        name = self._define(paint, f"<{tag} id=“” {units} {place}>{stops}</{tag}>")
        return f' fill="url(#{name})"'

    # Boards

    def _board(self, view: BoardView, density: float) -> str:
        scene = self._scenes.get(view.scene)
        if scene is None:
            return ""
        placed = placed_board(view, scene, density)
        picture, projection = placed.picture, placed.projection
        area = QRectF(0, 0, view.box.width * density, view.box.height * density)
        parts = [
            self._fragment(lambda p: picture.paint_outlines(p, projection), area),
            *(self._space(space, placed) for space in picture.spaces()),
            self._fragment(lambda p: picture.paint_letters(p, projection), area),
            self._fragment(
                lambda p: paint_live(p, picture.scene, projection, placed.overlay), area
            ),
        ]
        move = f"translate({number(view.box.x)} {number(view.box.y)}) scale({1 / density:.6g})"
        return f'<g transform="{move}">{"".join(parts)}</g>'

    def _space(self, space: DrawnSpace, placed: PlacedBoard) -> str:
        radius = placed.projection.radius
        key = (space.look, space.inner, space.cell.number, space.number, round(radius, 3))
        if key not in self._known:
            fragment = self._drawn(
                lambda painter: draw_space(
                    painter,
                    space.look,
                    space.cell,
                    radius_px=radius,
                    number=space.number,
                    inner=space.inner,
                ),
                QRectF(-UNIT, -UNIT, 2 * UNIT, 2 * UNIT),
            )
            clip = self._define("hex", f'<clipPath id=“”><polygon points="{_HEX}"/></clipPath>')
            self._define(key, f'<g id=“” clip-path="url(#{clip})">{fragment.body}</g>')
        at: QPointF = placed.projection.point(space.x, space.y)
        place = f"translate({number(at.x())} {number(at.y())}) scale({radius / UNIT:.6g})"
        return f'<use href="#{self._known[key]}" transform="{place}"/>'

    def _fragment(self, draw: Callable[[QPainter], None], area: QRectF) -> str:
        return self._drawn(draw, area).body

    def _drawn(self, draw: Callable[[QPainter], None], area: QRectF) -> Fragment:
        prefix = f"d{len(self._definitions)}-{len(self._known)}-"
        fragment = drawn(draw, area, prefix)
        if fragment.definitions:
            self._definitions.append(fragment.definitions)
        return fragment

    def _define(self, key: object, element: str) -> str:
        """Define something once; `“”` in it stands for its id, which is given back."""
        if key not in self._known:
            name = f"n{len(self._known)}"
            self._known[key] = name
            self._definitions.append(element.replace("“”", f'"{name}"', 1))
        return self._known[key]


_ENDS = ("x1", "y1", "x2", "y2")


def _shape(shape: PathShape | RoundedRectangle | Ellipse | Polygon) -> str:
    match shape:
        case PathShape():
            return f'path d="{escape(shape.d, quote=True)}"'
        case RoundedRectangle():
            radius = f' rx="{number(shape.radius)}"' if shape.radius else ""
            return f"rect {_box(shape.box)}{radius}"
        case Ellipse():
            centre = f'cx="{number(shape.x)}" cy="{number(shape.y)}"'
            return f'ellipse {centre} rx="{number(shape.rx)}" ry="{number(shape.ry)}"'
        case Polygon():
            points = " ".join(f"{number(x)} {number(y)}" for x, y in shape.points)
            return f'polygon points="{points}"'
        case _:
            assert_never(shape)


def _box(box: Box) -> str:
    size = f'width="{number(box.width)}" height="{number(box.height)}"'
    return f'x="{number(box.x)}" y="{number(box.y)}" {size}'


def _colour(what: str, colour: str, name: str = "") -> str:
    alpha = f' {what}-opacity="{number(int(colour[7:9], 16) / 255)}"' if len(colour) == 9 else ""
    return f' {name or what}="{colour[:7]}"{alpha}'


def _line(stroke: Stroke | None) -> str:
    if stroke is None or stroke.width <= 0:
        return ""
    cap = "butt" if stroke.dashes else "round"
    dashes = " ".join(map(number, stroke.dashes))
    return (
        f'{_colour("stroke", stroke.colour)} stroke-width="{number(stroke.width)}"'
        f' stroke-linejoin="round" stroke-linecap="{cap}"'
        + (f' stroke-dasharray="{dashes}"' if dashes else "")
    )


def _text_image(box: TextBox) -> str:
    """Give text as a picture: signs of many colours have no outlines."""
    inner = Box(0, 0, box.box.width, box.box.height)
    moved = msgspec.structs.replace(box, box=inner)
    width_px = max(1.0, min(4000.0, inner.width * _PICTURE_PX_PER_MM))
    image = display_image(DisplayList(inner.width, inner.height, (moved,)), width_px)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt's stubs want bytes here
    data = base64.b64encode(bytes(buffer.data().data())).decode("ascii")
    return f'<image {_box(box.box)} href="data:image/png;base64,{data}"/>'
