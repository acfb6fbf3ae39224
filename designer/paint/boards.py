"""The still part of a board's picture: net, outlines, spaces, scenery and letters."""

import math
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from itertools import product

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from designer.hexes import Cell, Hex
from designer.paint.fonts import font
from designer.paint.geometry import ROOT3, centre, hex_at, outline_path
from designer.paint.projection import Projection
from designer.paint.spaces import UNIT, draw_centred, draw_space, variant
from designer.paint.stamps import Stamps
from designer.paint.tokens import tokens
from designer.printing.scenes import BarLook, BoardScene, TerrainLook

__all__ = ["BoardPicture", "DrawnSpace", "draw_net"]

_BUCKET = 8.0  # edge of a square of the search grid, in units
_REACH = 1.2  # how far a space reaches from its middle, rims and rounding included
_PLATE = 1.6  # how far the plates of two tiles must be apart, across or down
_LEGIBLE = (
    1.5  # radius of spaces below which plates, never smaller than they can be read, hide them
)
_UNKNOWN = TerrainLook("?", "?", "#8A8A8A", "#B5B5B5", "#5A5A5A", "#FFFFFF", "#333333")


class DrawnSpace(msgspec.Struct, frozen=True):
    """Give a space ready to draw: its middle in units, and everything that `draw_space` asks for."""

    x: float
    y: float
    look: TerrainLook
    inner: TerrainLook | None
    cell: Cell
    number: int


class _Letter(msgspec.Struct, frozen=True):
    """A letter plate: the tip of the space it belongs to, and whether it lies above or below."""

    x: float
    y: float
    above: bool
    text: str


class BoardPicture:
    """Draw the still part of a scene, any region of it, at any size.

    Attributes:
        scene: what is drawn.
        bounds: everything drawn, in unit coordinates.
    """

    def __init__(self, scene: BoardScene) -> None:
        self.scene = scene
        board = scene.board
        self._buckets: dict[tuple[int, int], list[DrawnSpace]] = {}
        covered = [frozenset(p.covered()) for p in board.placements]
        scenery = frozenset(space for space, _ in scene.scenery)
        for space, code in scene.scenery:
            if space not in board.index:
                self._add(space, Cell(code), scenery=True)
        for entry in board.spaces:
            self._add(entry.hex, entry.cell)
        self._outlines: list[QPainterPath] = []
        self._laid = [
            outline_path(spaces)
            for number, spaces in enumerate(covered)
            if spaces and board.placements[number].lies_on
        ]
        for spaces in covered:
            beside = {s for s in scenery if any(n in spaces for n in s.neighbours())}
            if spaces:
                self._outlines.append(outline_path(spaces | _grown(beside, scenery)))
        taken = frozenset(board.index) | scenery
        self._letters = tuple(_letters(scene, covered, taken))
        absent = frozenset().union(*(piece.hexes for piece in scene.absent))
        self.bounds = _bounds(taken | absent, self._letters)

    def with_bars(self, bars: tuple[BarLook, ...]) -> "BoardPicture":
        """Give the picture of the same board with other bars; they are no still part."""
        other = copy(self)
        other.scene = msgspec.structs.replace(self.scene, bars=bars)
        return other

    def paint(
        self,
        painter: QPainter,
        projection: Projection,
        *,
        stamps: Stamps | None,
        ratio: float = 1.0,
        region: QRectF | None = None,
    ) -> None:
        """Draw the boards.

        Args:
            painter: in device-independent pixels.
            projection: where the board lies.
            stamps: pictures of spaces to copy, or None to draw every space as shapes (paper).
            ratio: device pixels per device-independent pixel.
            region: only what lies here is drawn, in pixels; None for all.
        """
        for _ in self.steps(painter, projection, stamps=stamps, ratio=ratio, region=region):
            pass

    def steps(
        self,
        painter: QPainter,
        projection: Projection,
        *,
        stamps: Stamps | None,
        ratio: float = 1.0,
        region: QRectF | None = None,
    ) -> Iterator[None]:
        """Draw the same in small steps, so that the caller may do something else in between."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        units = self.bounds if region is None else projection.units(region)
        yield from self._outline_steps(painter, projection, units)
        for number, drawn in enumerate(self._inside(units)):
            n_ready = 0 if stamps is None else stamps.n_drawn
            if stamps is None:
                _draw_shapes(painter, projection, drawn)
            else:
                _copy(painter, projection, drawn, stamps, ratio)
            # A space that is drawn for the first time costs as much as fifty copies.
            if number % 16 == 0 or (stamps is not None and stamps.n_drawn > n_ready):
                yield
        self.paint_letters(painter, projection)

    def spaces(self) -> Iterable[DrawnSpace]:
        """Give all spaces, scenery among them, in the order in which they are drawn."""
        return self._inside(self.bounds)

    def paint_outlines(
        self, painter: QPainter, projection: Projection, units: QRectF | None = None
    ) -> None:
        """Draw what lies below the spaces; `units` says of which part, None of all."""
        for _ in self._outline_steps(painter, projection, units or self.bounds):
            pass

    def _outline_steps(
        self, painter: QPainter, projection: Projection, units: QRectF
    ) -> Iterator[None]:
        colours, radius = tokens().board, projection.radius
        place = QTransform(radius, 0, 0, radius, projection.x, projection.y)
        paths = [
            place.map(path)
            for path in self._outlines
            if path.boundingRect().adjusted(-1, -1, 1, 1).intersects(units)
        ]
        for colour, width in (
            (colours.ground, colours.ground_width),
            (colours.edge, colours.edge_width),
        ):
            painter.setPen(_line(colour, width * radius))
            painter.setBrush(QColor(colour))
            for path in paths:
                painter.drawPath(path)
                yield

    @property
    def middles(self) -> Iterator[tuple[float, float]]:
        """Give the middles of all spaces and letters, in unit coordinates."""
        for space in self.scene.board.spaces:
            yield centre(space.hex)
        for letter in self._letters:
            yield letter.x, letter.y + (-0.9 if letter.above else 0.9)

    def paint_letters(self, painter: QPainter, projection: Projection) -> None:
        """Draw what lies above the spaces: edges of tiles laid on others, and letters."""
        place = QTransform(projection.radius, 0, 0, projection.radius, projection.x, projection.y)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((tokens().board.ground, 0.16), (tokens().board.edge, 0.08)):
            painter.setPen(_line(colour, width * projection.radius))
            for path in self._laid:
                painter.drawPath(place.map(path))
        letters = self._letters if projection.radius >= _LEGIBLE else ()
        for letter in letters:
            _draw_letter(painter, projection, letter)

    def _add(self, space: Hex, cell: Cell, *, scenery: bool = False) -> None:
        x, y = centre(space)
        looks: Mapping[str, TerrainLook] = self.scene.looks
        look = looks.get(cell.code, _UNKNOWN)
        if scenery:  # nothing is printed on what only stands behind
            look = msgspec.structs.replace(look, icon="", inner="", signs=())
        inner = looks.get(look.inner) if look.inner else None
        drawn = DrawnSpace(x, y, look, inner, cell, variant(space))
        self._buckets.setdefault((int(x // _BUCKET), int(y // _BUCKET)), []).append(drawn)

    def _inside(self, units: QRectF) -> Iterable[DrawnSpace]:
        left, right = units.left() - _REACH, units.right() + _REACH
        top, bottom = units.top() - _REACH, units.bottom() + _REACH
        for row in range(int(top // _BUCKET), int(bottom // _BUCKET) + 1):
            for column in range(int(left // _BUCKET), int(right // _BUCKET) + 1):
                for drawn in self._buckets.get((column, row), ()):
                    if left <= drawn.x <= right and top <= drawn.y <= bottom:
                        yield drawn


def draw_net(painter: QPainter, projection: Projection, region: QRectF, colour: QColor) -> None:
    """Draw the net of empty hexes over a region; it fades out where it would only be grey."""
    radius = projection.radius
    if radius < 9:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1))
    units = projection.units(region)
    top = hex_at(units.center().x(), units.top() - 1).r
    bottom = hex_at(units.center().x(), units.bottom() + 1).r
    lines = []
    for r in range(top, bottom + 1):
        y = projection.y + 1.5 * r * radius
        first = int((units.left() / ROOT3) - r / 2) - 1
        last = int((units.right() / ROOT3) - r / 2) + 1
        for q in range(first, last + 1):
            x = projection.x + ROOT3 * (q + r / 2) * radius
            right, up = x + ROOT3 / 2 * radius, y - radius / 2
            lines.append(QLineF(x, y - radius, right, up))
            lines.append(QLineF(right, up, right, y + radius / 2))
            lines.append(QLineF(right, y + radius / 2, x, y + radius))
    painter.drawLines(lines)


def _copy(
    painter: QPainter, projection: Projection, drawn: DrawnSpace, stamps: Stamps, ratio: float
) -> None:
    image = stamps.stamp(
        drawn.look, drawn.inner, drawn.cell, drawn.number, projection.radius, ratio
    )
    half = image.width() // 2
    x = round((projection.x + projection.radius * drawn.x) * ratio) - half
    y = round((projection.y + projection.radius * drawn.y) * ratio) - half
    if ratio == 1.0:
        painter.drawImage(x, y, image)
    else:
        size = image.width() / ratio
        painter.drawImage(QRectF(x / ratio, y / ratio, size, size), image)


def _draw_shapes(painter: QPainter, projection: Projection, drawn: DrawnSpace) -> None:
    painter.save()
    painter.translate(projection.point(drawn.x, drawn.y))
    painter.scale(projection.radius / UNIT, projection.radius / UNIT)
    draw_space(
        painter,
        drawn.look,
        drawn.cell,
        radius_px=projection.radius,
        number=drawn.number,
        inner=drawn.inner,
    )
    painter.restore()


def _line(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _grown(seed: set[Hex], within: frozenset[Hex]) -> frozenset[Hex]:
    """Give the connected part of `within` that the seed lies in."""
    found, edge = set(seed), list(seed)
    while edge:
        for beside in edge.pop().neighbours():
            if beside in within and beside not in found:
                found.add(beside)
                edge.append(beside)
    return frozenset(found)


def _letters(
    scene: BoardScene, covered: list[frozenset[Hex]], taken: frozenset[Hex]
) -> Iterable[_Letter]:
    placed = _Plates()
    for label in scene.labels:
        spaces = covered[label.placement] if label.placement < len(covered) else frozenset()
        if not spaces:
            continue
        rows = sorted({space.r for space in spaces})
        candidates = [
            _Letter(centre(s)[0], centre(s)[1] + (-1 if above else 1), above, label.text)
            for row, above in ((rows[0], True), (rows[-1], False))
            for s in sorted(spaces)
            if s.r == row
        ]
        free = (c for c in candidates if _is_free(c, taken, placed))
        letter = next(free, candidates[0])
        placed.add(letter)
        yield letter


class _Plates:
    """Give the plates near a place: those of a square and of the eight about it."""

    def __init__(self) -> None:
        self._squares: dict[tuple[int, int], list[_Letter]] = {}

    def add(self, letter: _Letter) -> None:
        key = (math.floor(letter.x / _PLATE), math.floor(letter.y / _PLATE))
        self._squares.setdefault(key, []).append(letter)

    def about(self, letter: _Letter) -> Iterator[_Letter]:
        x, y = math.floor(letter.x / _PLATE), math.floor(letter.y / _PLATE)
        for dx, dy in product((-1, 0, 1), repeat=2):
            yield from self._squares.get((x + dx, y + dy), ())


def _is_free(letter: _Letter, taken: frozenset[Hex], placed: _Plates) -> bool:
    """Say whether a plate lies on no space and on no other plate (sizes at a usual zoom)."""
    y = letter.y + (-0.85 if letter.above else 0.85)
    on_space = any(
        abs(x - letter.x) < 1.45 and abs(v - y) < 1.5
        for x, v in (centre(space) for space in _about(letter.x, y) if space in taken)
    )
    return not on_space and all(
        abs(p.x - letter.x) > _PLATE or abs(p.y - letter.y) > _PLATE for p in placed.about(letter)
    )


def _about(x: float, y: float) -> Iterable[Hex]:
    """Give every hex whose middle may lie within 1.5 of a point, and few others."""
    for r in range(math.floor(y / 1.5) - 1, math.floor(y / 1.5) + 3):
        first = math.floor((x - 1.5) / ROOT3 - r / 2)
        yield from (Hex(q, r) for q in range(first, first + 4))


def _draw_letter(painter: QPainter, projection: Projection, letter: _Letter) -> None:
    look = tokens().board
    scale = min(1.8, max(0.7, projection.radius / 17))
    face = font("display", look.plate_font * scale, 700)
    width = max(look.plate_size[0], 11 * len(letter.text) + 12) * scale
    height = look.plate_size[1] * scale
    tip = projection.point(letter.x, letter.y)
    gap = look.plate_distance - 17 - look.plate_size[1] / 2
    away = (gap * scale) + height / 2
    middle = QPointF(tip.x(), tip.y() + (-away if letter.above else away))
    plate = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.plate))
    painter.drawRoundedRect(plate, 4 * scale, 4 * scale)
    draw_centred(painter, letter.text, face, look.plate_text, middle)


def _bounds(spaces: frozenset[Hex], letters: Iterable[_Letter]) -> QRectF:
    if not spaces:
        return QRectF(-4, -4, 8, 8)
    points = [centre(space) for space in spaces]
    left, right = min(p[0] for p in points), max(p[0] for p in points)
    top, bottom = min(p[1] for p in points), max(p[1] for p in points)
    result = QRectF(QPointF(left - 1.1, top - 1.2), QPointF(right + 1.1, bottom + 1.2))
    for letter in letters:
        y = letter.y - 1.8 if letter.above else letter.y
        result = result.united(QRectF(letter.x - 1, y, 2, 1.8))
    return result
