"""Text that does not fit its box on a face: found, and shown where it runs out."""

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from designer.paint.text_boxes import set_text
from designer.printing.display import Box, DisplayList, Group, Item, TextBox

__all__ = ["Overflow", "overflows", "shown_whole"]

_STEPS = 40


class Overflow(msgspec.Struct, frozen=True):
    """Give a text that does not fit.

    Attributes:
        text: the whole text.
        frame: the corners of its box on the face, in the face's unit.
        n_lost: how many of its words are cut off.
    """

    text: str
    frame: tuple[tuple[float, float], ...]
    n_lost: int


def overflows(display: DisplayList, width_px: float) -> tuple[Overflow, ...]:
    """Give the texts that are cut off when a face is drawn at a width."""
    return tuple(_found(display.items, QTransform(), width_px))


def shown_whole(display: DisplayList) -> DisplayList:
    """Give a face on which every text that does not fit runs out of its box, for all to see."""
    return msgspec.structs.replace(display, items=tuple(map(_whole, display.items)))


def _found(items: tuple[Item, ...], place: QTransform, width_px: float) -> Iterator[Overflow]:
    for item in items:
        match item:
            case Group() if item.is_shown(width_px):
                inner = QTransform(place)
                inner.translate(item.dx, item.dy)
                inner.rotate(item.angle_deg)
                inner.scale(item.scale, item.scale)
                yield from _found(item.items, inner, width_px)
            case TextBox() if set_text(item).cut:
                box = QRectF(item.box.x, item.box.y, item.box.width, item.box.height)
                corners = place.map(QPolygonF([box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]))  # fmt: skip
                frame = tuple((p.x(), p.y()) for p in _points(corners))
                yield Overflow(item.text, frame, _n_lost(item))


def _points(polygon: QPolygonF) -> Iterator[QPointF]:
    return (polygon.at(n) for n in range(polygon.size()))


def _n_lost(item: TextBox) -> int:
    kept = " ".join(set_text(item).lines).rstrip("…").split()
    return max(1, len(item.text.split()) - len(kept))


def _whole(item: Item) -> Item:
    match item:
        case Group():
            return msgspec.structs.replace(item, items=tuple(map(_whole, item.items)))
        case TextBox() if set_text(item).cut:
            return _taller(item)
    return item


def _taller(item: TextBox) -> TextBox:
    """Give the text a box so high that all of it stands, from the top of its own box downwards."""
    size = item.size * item.smallest
    for extra in range(1, _STEPS):
        high = item.box.height + extra * size * item.line_height
        box = Box(item.box.x, item.box.y, item.box.width, high)
        tall = msgspec.structs.replace(
            item, box=box, size=size, smallest=1.0, wrap=True, upright="top"
        )
        if not set_text(tall).cut:
            return tall
    return item
