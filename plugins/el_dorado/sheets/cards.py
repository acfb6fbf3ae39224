"""The face of a card: 300 x 420 units, with a simpler picture for widths under 110 pixels."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from designer.api import (
    Box,
    DisplayList,
    Ellipse,
    Group,
    Item,
    PathShape,
    Picture,
    RoundedRectangle,
    Stroke,
    TextBox,
    landscape,
)

from .looks import Kind, Owner, SymbolLook, kind_of
from .marks import hexagon, owner_mark
from .words import number_in, said, text_in, texts_in, word

__all__ = ["CardWords", "card_face", "card_mark"]

WIDTH, HEIGHT = 300.0, 420.0
SMALL_PX = 110.0  # below this width the words would be too small to read
_INK = "#2A1E0C"
_GOLD = ("#7E5608", "#F2C44D", "#3B2404")  # line, disc, figure


class CardWords(msgspec.Struct, frozen=True):
    """Give a card's entry as a face needs it; what is missing or ill-typed is left out."""

    id: str
    name: str
    text: str
    colour: str
    symbols: tuple[str, ...]
    strength: float | None
    price: float | None
    one_use: bool
    art: str

    @classmethod
    def of(cls, tree: Mapping[str, Any], language: str, art: str = "") -> "CardWords":
        """Read an entry of a cards document, which may hold faults."""
        return cls(
            id=text_in(tree, "id"),
            name=said(tree.get("name"), language) or text_in(tree, "id"),
            text=said(tree.get("text"), language),
            colour=text_in(tree, "colour"),
            symbols=texts_in(tree, "symbols"),
            strength=number_in(tree, "strength"),
            price=number_in(tree, "price"),
            one_use=tree.get("one_use") is True,
            art=art,
        )


def card_face(
    card: CardWords, symbols: Mapping[str, SymbolLook], language: str, owner: Owner | None = None
) -> DisplayList:
    """Give the face of a card.

    Args:
        card: what stands on it.
        symbols: looks of the symbols by their id; one that is missing is left out.
        language: of the words that every card shares.
        owner: whose starting card it is, shown by a mark.
    """
    kind = kind_of(card.colour)
    looks = [symbols[s] for s in card.symbols if s in symbols]
    full = (
        *_title(card),
        *_picture(card, kind, Box(25, 68, 250, 176)),
        *_symbols(card, looks, 292, 25),
        *_words(card, looks, language),
        *_badge(card, language, owner),
    )
    small = (
        *_small_title(card),
        *_picture(card, kind, Box(25, 100, 250, 190 if looks else 294)),
        *_price(card, 242, 134, 44, 54),
        *_symbols(card, looks, 345, 36),
        *_small_badge(card, owner, 260 if looks else 362),
    )
    items: tuple[Item, ...] = (
        *_panel(kind),
        Group(full, from_px=SMALL_PX, name="full"),
        Group(small, below_px=SMALL_PX, name="small"),
    )
    return DisplayList(WIDTH, HEIGHT, items, title=_spoken(card, looks, language))


def card_mark(card: CardWords, symbols: Mapping[str, SymbolLook]) -> DisplayList:
    """Give a round sign of 40 units for lists: the card's symbol, or its picture where it has none."""
    kind = kind_of(card.colour)
    looks = [symbols[s] for s in card.symbols if s in symbols]
    icon = looks[0].icon if len(looks) == 1 else card.art
    items: tuple[Item, ...] = (
        Ellipse(20, 20, 19, 19, kind.frame, Stroke(kind.line, 2)),
        Picture(icon, Box(9, 9, 22, 22), "#FFFDF4"),
    )
    return DisplayList(40, 40, items, title=card.name)


def _panel(kind: Kind) -> tuple[Item, ...]:
    hexes = " ".join(
        f"{hexagon(16 + i % 2 * 12, 30 + i * 21, 9)} {hexagon(284 - i % 2 * 12, 30 + i * 21, 9)}"
        for i in range(19)
    )
    return (
        RoundedRectangle(Box(3, 3, 294, 414), 20, kind.line),
        RoundedRectangle(Box(8, 8, 284, 404), 16, kind.frame),
        PathShape(hexes, None, Stroke("#FFFFFF38", 2)),
        RoundedRectangle(Box(18, 18, 264, 384), 11, kind.paper, Stroke(kind.line, 2.5)),
    )


def _title(card: CardWords) -> tuple[Item, ...]:
    priced = card.price is not None
    box = Box(29, 22, 190, 44) if priced else Box(29, 22, 242, 44)
    align = "left" if priced else "center"
    name = TextBox(card.name, box, size=30, weight=700, colour=_INK, align=align, line_height=0.95)
    return (name, *_price(card, 254, 46, 31, 34))


def _small_title(card: CardWords) -> tuple[Item, ...]:
    return (
        TextBox(
            card.name,
            Box(26, 22, 248, 74),
            size=44,
            weight=700,
            colour=_INK,
            align="center",
            wrap=True,
            line_height=0.85,
        ),
    )


def _price(card: CardWords, x: float, y: float, radius: float, size: float) -> tuple[Item, ...]:
    if card.price is None:
        return ()
    line, disc, figure = _GOLD
    box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    return (
        Group(
            (
                Ellipse(x, y, radius, radius, line),
                Ellipse(x, y, radius * 0.87, radius * 0.87, disc),
                Ellipse(x, y, radius * 0.71, radius * 0.71, None, Stroke(line, radius / 15)),
                TextBox(
                    f"{card.price:g}",
                    box,
                    role="display",
                    size=size,
                    weight=700,
                    colour=figure,
                    align="center",
                ),
            ),
            name="price",
        ),
    )


def _picture(card: CardWords, kind: Kind, box: Box) -> tuple[Item, ...]:
    frame = RoundedRectangle(box, 6)
    x, y = box.x + box.width / 2, box.y + box.height * 0.54
    size = min(box.width, box.height) * 0.74
    scene = Group(landscape(card.id, box.width, box.height, kind), box.x, box.y, name="landscape")
    inside: list[Item] = [scene]
    if card.art:
        shade = Box(x + 4 - size / 2, y + 4 - size / 2, size, size)
        inside.append(Picture(card.art, shade, kind.line, opacity=0.55))
        inside.append(Picture(card.art, Box(x - size / 2, y - size / 2, size, size), "#FFFDF4"))
    return (
        Group(tuple(inside), clip=frame, name="picture"),
        RoundedRectangle(box, 6, None, Stroke(kind.line, 3)),
    )


def _symbols(
    card: CardWords, looks: Sequence[SymbolLook], y: float, radius: float
) -> tuple[Item, ...]:
    if not looks or card.strength is None:
        return ()
    if len(looks) > 1:
        return (Group(_joker(card.strength, looks, y, radius * 1.18), name="symbols"),)
    count = max(1, min(6, math.floor(card.strength)))
    step = min(radius * 2.24, 238 / count)
    radius = min(radius, step * 0.54)
    left = WIDTH / 2 - step * (count - 1) / 2
    discs = [_disc(looks[0], left + i * step, y, radius) for i in range(count)]
    return (Group(tuple(item for disc in discs for item in disc), name="symbols"),)


def _disc(look: SymbolLook, x: float, y: float, radius: float) -> tuple[Item, ...]:
    return (
        Ellipse(x, y, radius, radius, look.rim),
        Ellipse(x, y, radius * 0.88, radius * 0.88, look.ground),
        Picture(
            look.icon, Box(x - radius * 0.6, y - radius * 0.6, radius * 1.2, radius * 1.2), look.ink
        ),
    )


def _joker(
    strength: float, looks: Sequence[SymbolLook], y: float, radius: float
) -> tuple[Item, ...]:
    """Discs with strokes between: one of these, each as strong as the number inside."""
    items: list[Item] = []
    step = min(76 * radius / 30, 240 / len(looks))
    for number, look in enumerate(looks):
        x = WIDTH / 2 + (number - (len(looks) - 1) / 2) * step
        shift, icon = (radius * 0.3, radius) if strength > 1 else (0.0, radius * 1.2)
        items += [
            Ellipse(x, y, radius, radius, look.rim),
            Ellipse(x, y, radius * 0.9, radius * 0.9, look.ground),
            Picture(look.icon, Box(x - shift - icon / 2, y - icon / 2, icon, icon), look.ink),
        ]
        if strength > 1:
            figure = Box(x + radius * 0.05, y - radius, radius * 0.85, radius * 2)
            items.append(
                TextBox(
                    f"{strength:g}",
                    figure,
                    role="ui",
                    size=radius * 0.8,
                    weight=700,
                    colour=look.ink,
                    align="center",
                )
            )
        if number:
            lean = radius * 0.16
            middle = x - step / 2
            d = f"M {middle - lean:.1f} {y + 10:g} L {middle + lean:.1f} {y - 10:g}"
            items.append(PathShape(d, None, Stroke("#5A4A2C", 2.5)))
    return tuple(items)


def _words(card: CardWords, looks: Sequence[SymbolLook], language: str) -> tuple[Item, ...]:
    items: list[Item] = []
    strength = card.strength
    if looks and strength is not None:
        many = len(looks) > 1
        text = word("any_one", language) if many else f"{looks[0].name} {strength:g}"
        box = Box(28, 324, 244, 26) if card.text else Box(28, 332, 244, 26)
        size = 20 if many else 21
        items.append(
            TextBox(text, box, role="ui", size=size, weight=600, colour="#3A2E1A", align="center")
        )
    if card.text:
        foot = 348.0 if card.one_use else 394.0
        top = 352.0 if looks else 254.0
        box = Box(30, top, 240, max(24.0, foot - top))
        items.append(
            TextBox(
                card.text, box, size=23, weight=400, colour=_INK, align="center", wrap=True,
                line_height=1.1,
            )
        )  # fmt: skip
    return tuple(items)


def _badge(card: CardWords, language: str, owner: Owner | None) -> tuple[Item, ...]:
    if card.one_use:
        words = TextBox(
            word("one_use", language),
            Box(60, 364, 168, 26),
            role="ui",
            size=16,
            weight=600,
            colour="#8A2416",
            align="right",
        )
        return (Group((*_one_use(257, 377, 22), words), name="one use"),)
    return (Group(owner_mark(owner, 258, 378, 18), name="owner"),) if owner else ()


def _small_badge(card: CardWords, owner: Owner | None, y: float) -> tuple[Item, ...]:
    """The badge lies on the picture's corner, so that the symbols have the foot for themselves."""
    if card.one_use:
        return (Group(_one_use(248, y, 34), name="one use"),)
    return (Group(owner_mark(owner, 250, y, 28), name="owner"),) if owner else ()


def _one_use(x: float, y: float, radius: float) -> tuple[Item, ...]:
    """A crossed card on red."""
    half, tall, arm = radius * 0.36, radius * 0.5, radius * 0.17
    card = RoundedRectangle(Box(x - half, y - tall, 2 * half, 2 * tall), radius * 0.1, "#FFF3E8")
    cross = (
        f"M {x - arm:.1f} {y - arm:.1f} L {x + arm:.1f} {y + arm:.1f} "
        f"M {x + arm:.1f} {y - arm:.1f} L {x - arm:.1f} {y + arm:.1f}"
    )
    return (
        Ellipse(x, y, radius, radius, "#9B2415", Stroke("#FBE9D9", 3)),
        card,
        PathShape(cross, None, Stroke("#9B2415", radius * 0.17)),
    )


def _spoken(card: CardWords, looks: Sequence[SymbolLook], language: str) -> str:
    parts = [card.name]
    if looks and card.strength is not None:
        parts.append(f"{' / '.join(look.name for look in looks)} {card.strength:g}")
    if card.price is not None:
        parts.append(f"{word('price', language)} {card.price:g}")
    if card.one_use:
        parts.append(word("one_use", language))
    spoken = ", ".join(parts)
    return f"{spoken}. {card.text}" if card.text else spoken
