"""The face of a card: 300 x 420 units, with a simpler picture for widths under 110 pixels."""

from collections.abc import Mapping
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
    Project,
    RoundedRectangle,
    Stroke,
    TextBox,
    landscape,
    text_of,
)

from ..box import Box as Contents
from .looks import Look, icon_file, icon_word, look_of
from .words import type_words, word

__all__ = ["CardWords", "card_face"]

WIDTH, HEIGHT = 300.0, 420.0
SMALL_PX = 110.0  # below this width the words would be too small to read
_INK, _PURPLE, _RED, _WHITE = "#23190A", "#5A2C86", "#A81E12", "#FFFDF4"
_CORNERS = (
    "M 17 17 L 61 17 L 61 29 L 47 29 L 47 43 L 33 43 L 33 57 L 17 57 Z",
    "M 283 17 L 239 17 L 239 29 L 253 29 L 253 43 L 267 43 L 267 57 L 283 57 Z",
    "M 17 403 L 61 403 L 61 391 L 47 391 L 47 377 L 33 377 L 33 363 L 17 363 Z",
    "M 283 403 L 239 403 L 239 391 L 253 391 L 253 377 L 267 377 L 267 363 L 283 363 Z",
)


class CardWords(msgspec.Struct, frozen=True):
    """Give what stands on a card.

    Attributes:
        head: the condition or what must hold, which stands first in colour; `rest` follows.
        is_needed: the head tells what must hold.
        icon: file of the icon of what it is; triggers: of how its abilities are used; cancels: of what
            it cancels.
        foot: what it is, in words.
    """

    id: str
    name: str
    head: str
    rest: str
    is_needed: bool
    look: Look
    art: str
    icon: str
    triggers: tuple[str, ...]
    cancels: str
    need: str
    foot: str
    spoken: str

    @classmethod
    def of(cls, project: Project, box: Contents, entry: Mapping[str, Any]) -> "CardWords":
        """Read a card as it is written, in the language of the box."""
        id_, language = str(entry.get("id", "")), box.language
        name, text = text_of(entry.get("name"), language) or id_, box.text(entry)
        head, rest, is_needed = _condition(entry, text)
        foot = type_words(entry, language)
        used = _triggers(entry)
        triggers = (word(w, language) for w in used)
        cancelled = str(entry.get("cancels", ""))
        return cls(
            id=id_,
            name=name,
            head=head,
            rest=rest,
            is_needed=is_needed,
            look=look_of(entry),
            art=box.art.get(id_, "") if box.cards.get(id_) is entry else "",
            icon=icon_file(project, icon_word(entry)),
            triggers=tuple(icon_file(project, w) for w in used),
            cancels=icon_file(project, cancelled) if cancelled else "",
            need=icon_file(project, "need") if is_needed else "",
            foot=foot,
            spoken=f"{name}, {', '.join((foot, *triggers))}. {text}".strip(),
        )


def card_face(card: CardWords) -> DisplayList:
    """Draw a card; its parts have names: `icon`, `picture`, `need`, `trigger`, `cancels`."""
    frame = (
        RoundedRectangle(Box(3, 3, 294, 414), 20, card.look.line),
        RoundedRectangle(Box(8, 8, 284, 404), 16, card.look.frame),
        RoundedRectangle(
            Box(17, 17, 266, 386), 10, card.look.paper, Stroke(card.look.line, 2)
        ),
        PathShape(" ".join(_CORNERS), card.look.frame),
    )  # fmt: skip
    full = (
        *_icon(card, 48, 46, 25),
        TextBox(card.name, Box(80, 26, 170, 44), size=28, weight=700, colour=_INK, line_height=0.9),
        *_picture(card, Box(26, 74, 248, 158)),
        *_text(card),
        *_badges(card, 373, 19),
        TextBox(
            card.foot, Box(72, 358, 156, 40), role="ui", size=14.5, weight=600,
            colour=card.look.line, align="center", wrap=True,
        ),
    )  # fmt: skip
    small = (
        TextBox(
            card.name, Box(26, 22, 248, 76), size=42, weight=700, colour=_INK, align="center",
            wrap=True, line_height=0.85,
        ),
        *_picture(card, Box(26, 104, 248, 214)),
        *_icon(card, 150, 356, 40),
        *_badges(card, 356, 34),
    )  # fmt: skip
    items = (
        *frame,
        Group(full, from_px=SMALL_PX, name="full"),
        Group(small, below_px=SMALL_PX, name="small"),
    )
    return DisplayList(WIDTH, HEIGHT, items, title=card.spoken)


def _triggers(entry: Mapping[str, Any]) -> tuple[str, ...]:
    """Give the words of how a card's abilities are used, each once; what only holds has none.

    An Action or Reaction card says so by what it is.
    """
    if entry.get("type") not in ("character", "special"):
        return ()
    abilities = entry.get("abilities")
    written = [a for a in (abilities if isinstance(abilities, list) else []) if isinstance(a, dict)]
    used = {"action": "action", "event": "reaction"}
    return tuple(dict.fromkeys(used[t] for a in written if (t := a.get("trigger")) in used))


def _condition(entry: Mapping[str, Any], text: str) -> tuple[str, str, bool]:
    """Give what stands first in colour, the rest, and whether the first tells what must hold."""
    abilities = entry.get("abilities")
    first = abilities[0] if isinstance(abilities, list) and abilities else {}
    if isinstance(first, dict) and first.get("trigger") == "event" and ": " in text:
        head, _, rest = text.partition(": ")
        return f"{head}:", rest, False
    needs = entry.get("type") in ("location", "treasure") or (
        isinstance(first, dict) and "if" in first
    )
    if needs and ". " in text:
        head, _, rest = text.partition(". ")
        return f"{head}.", rest, True
    return (text, "", True) if needs else ("", text, False)


def _icon(card: CardWords, x: float, y: float, radius: float) -> tuple[Item, ...]:
    if not card.icon:
        return ()
    inner = radius * 0.6
    disc = (
        Ellipse(x, y, radius, radius, card.look.line),
        Ellipse(x, y, radius * 0.86, radius * 0.86, card.look.frame),
        Picture(card.icon, Box(x - inner, y - inner, 2 * inner, 2 * inner), _WHITE),
    )
    return (Group(disc, name="icon"),)


def _picture(card: CardWords, box: Box) -> tuple[Item, ...]:
    x, y, size = box.x + box.width / 2, box.y + box.height * 0.55, box.height * 0.74
    inside: list[Item] = [
        Group(landscape(card.id, box.width, box.height, card.look), box.x, box.y, name="landscape")
    ]
    if card.art:
        shade = Box(x + 4 - size / 2, y + 4 - size / 2, size, size)
        inside.append(Picture(card.art, shade, card.look.line, opacity=0.55))
        inside.append(Picture(card.art, Box(x - size / 2, y - size / 2, size, size), _WHITE))
    edge = RoundedRectangle(box, 5, None, Stroke(card.look.line, 3))
    return Group(tuple(inside), clip=RoundedRectangle(box, 5), name="picture"), edge


def _text(card: CardWords) -> tuple[Item, ...]:
    """Condition and rest share the room by their lengths."""
    top, bottom = 238.0, 352.0
    if not card.head:
        return (_words(card.rest, top, bottom, _INK, 500),)
    share = len(card.head) / max(1, len(card.head) + len(card.rest))
    middle = bottom if not card.rest else top + max(25.0, min(0.6, share) * (bottom - top))
    colour = _RED if card.is_needed else _PURPLE
    left = 56.0 if card.need else 28.0
    items: list[Item] = [_words(card.head, top, middle, colour, 700, left)]
    if card.need:
        sign = Picture(card.need, Box(29, (top + middle) / 2 - 12, 24, 24), _RED)
        items.append(Group((sign,), name="need"))
    if card.rest:
        items.append(_words(card.rest, middle, bottom, _INK, 500))
    return tuple(items)


def _words(
    text: str, top: float, bottom: float, colour: str, weight: int, left: float = 28.0
) -> TextBox:
    return TextBox(
        text, Box(left, top, 272 - left, bottom - top), size=21, weight=weight, colour=colour,
        align="center", wrap=True, line_height=1.05,
    )  # fmt: skip


def _badges(card: CardWords, y: float, radius: float) -> tuple[Item, ...]:
    """How it is used at the left, what it cancels at the right."""
    items: list[Item] = []
    for n, file in enumerate(card.triggers):
        x = 28 + radius + n * radius * 2.2
        disc = _disc(file, x, y, radius, card.look.line)
        items.append(Group(disc, name="trigger"))
    if card.cancels:
        x, arm = 272 - radius, radius * 0.74
        slash = f"M {x - arm:.1f} {y + arm:.1f} L {x + arm:.1f} {y - arm:.1f}"
        cross = PathShape(slash, None, Stroke("#FFB199", radius * 0.26))
        items.append(Group((*_disc(card.cancels, x, y, radius, card.look.line), cross), name="cancels"))  # fmt: skip
    return tuple(items)


def _disc(file: str, x: float, y: float, radius: float, colour: str) -> tuple[Item, ...]:
    inner = radius * 0.64
    return (
        Ellipse(x, y, radius, radius, colour),
        Picture(file, Box(x - inner, y - inner, 2 * inner, 2 * inner), "#FFFFFF"),
    )
