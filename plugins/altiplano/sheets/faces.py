"""Pictures by key: `card:storm`, `back:exploration`, `back:character`, `board:camp`, `turn:first_turn`."""

from collections.abc import Mapping
from typing import Any

from designer.api import Box, DisplayList, Item, Project, RoundedRectangle, Stroke, TextBox, text_of

from ..box import read_box

__all__ = ["HEIGHT", "WIDTH", "card_face", "face_of", "type_words"]

WIDTH, HEIGHT = 300.0, 420.0
_INK, _PAPER, _PURPLE, _RED = "#221F1A", "#FBF6E6", "#5A2C86", "#A81E12"
_FRAMES = {
    "archaeologist": "#1F6482",
    "raider": "#A63E25",
    "both": "#6A4A6B",
    "neutral": "#74705A",
    "action": "#B87A1E",
    "reaction": "#6B4593",
    "location": "#3E7155",
    "treasure": "#C79A1C",
}
_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {"archaeologist": "Archaeologist", "raider": "Raider", "both": "Archaeologist and Raider", "neutral": "Neutral", "action": "Action", "reaction": "Reaction", "location": "Location", "treasure": "Treasure", "special": "Special card", "beast": "Beast", "trap": "Trap", "cancels": "cancels"},
    "de": {"archaeologist": "Archäologe", "raider": "Räuber", "both": "Archäologe und Räuber", "neutral": "Neutral", "action": "Aktion", "reaction": "Reaktion", "location": "Fundort", "treasure": "Schatz", "special": "Sonderkarte", "beast": "Bestie", "trap": "Falle", "cancels": "hebt auf"},
    "pl": {"archaeologist": "Archeolog", "raider": "Rabuś", "both": "Archeolog i Rabuś", "neutral": "Neutralny", "action": "Akcja", "reaction": "Reakcja", "location": "Miejsce", "treasure": "Skarb", "special": "Karta specjalna", "beast": "Bestia", "trap": "Pułapka", "cancels": "anuluje"},
}  # fmt: skip
_BACKS = {"exploration": "#8A5A16", "character": "#1F4A63"}


def face_of(project: Project, key: str, language: str = "en") -> DisplayList:
    """Give the picture of a card or a back."""
    sort, _, name = key.partition(":")
    entry = read_box(project, language).cards.get(name) if sort == "card" else None
    if entry is not None:
        return card_face(entry, language)
    return DisplayList(WIDTH, HEIGHT, _back(_BACKS.get(name, "#5C564B")), title=name)


def type_words(entry: Mapping[str, Any], language: str = "en") -> str:
    """Give the line at the foot of a card: its type, its sign, what it cancels."""
    words = _WORDS.get(language, _WORDS["en"])
    kind = str(entry.get("type"))
    said = words.get(_look(entry), kind) if kind != "special" else words["special"]
    icon, cancels = entry.get("icon"), entry.get("cancels")
    if icon in words:
        said = f"{said}, {words[str(icon)]}"
    if cancels in words:
        said = f"{said}, {words['cancels']} {words[str(cancels)]}"
    return said


def _look(entry: Mapping[str, Any]) -> str:
    kind = str(entry.get("type"))
    if kind == "special":
        return str(entry.get("majority"))
    if kind != "character":
        return kind
    roles = entry.get("roles")
    roles = roles if isinstance(roles, list) else []
    return "both" if len(roles) > 1 else str(roles[0]) if roles else "neutral"


def card_face(entry: Mapping[str, Any], language: str = "en") -> DisplayList:
    """Give the face of a card as it is written."""
    title = text_of(entry.get("name"), language) or str(entry.get("id", ""))
    frame = _FRAMES.get(_look(entry), "#5C564B")
    text = text_of(entry.get("text"), language)
    items: list[Item] = [
        RoundedRectangle(Box(2, 2, WIDTH - 4, HEIGHT - 4), 20, fill=frame, stroke=Stroke(_INK, 4)),
        RoundedRectangle(Box(18, 18, WIDTH - 36, HEIGHT - 36), 6, fill=_PAPER),
        RoundedRectangle(Box(60, 70, WIDTH - 120, 6), 3, fill=frame),
        TextBox(title, Box(26, 24, WIDTH - 52, 40), role="card_text", size=28, colour=_INK, align="center", upright="middle"),
    ]  # fmt: skip
    head, rest = _condition(entry, text)
    colour = _PURPLE if entry.get("type") != "action" and head.endswith(":") else _RED
    top = 100.0
    if head:
        items.append(TextBox(head, Box(28, top, WIDTH - 56, 70), role="card_text", size=22, colour=colour, align="center", upright="top", wrap=True))  # fmt: skip
        top += 74.0
    items.append(TextBox(rest, Box(28, top, WIDTH - 56, 376 - top), role="card_text", size=22, colour=_INK, align="center", upright="top", wrap=True))  # fmt: skip
    foot = type_words(entry, language)
    items.append(TextBox(foot, Box(26, 374, WIDTH - 52, 26), role="ui", size=15, colour=_INK, align="center", upright="middle"))  # fmt: skip
    return DisplayList(WIDTH, HEIGHT, tuple(items), title=title)


def _condition(entry: Mapping[str, Any], text: str) -> tuple[str, str]:
    """Give the condition that stands first in colour, and the rest of the text."""
    abilities = entry.get("abilities")
    first = abilities[0] if isinstance(abilities, list) and abilities else {}
    if isinstance(first, dict) and first.get("trigger") == "event" and ": " in text:
        head, _, rest = text.partition(": ")
        return f"{head}:", rest
    needs = entry.get("type") in ("location", "treasure") or (
        isinstance(first, dict) and "if" in first
    )
    if needs and ". " in text:
        head, _, rest = text.partition(". ")
        return f"{head}.", rest
    return (text, "") if needs else ("", text)


def _back(fill: str) -> tuple[Item, ...]:
    return (
        RoundedRectangle(Box(2, 2, WIDTH - 4, HEIGHT - 4), 20, fill=fill, stroke=Stroke(_INK, 4)),
        RoundedRectangle(Box(24, 24, WIDTH - 48, HEIGHT - 48), 8, stroke=Stroke("#C79A1C", 5)),
    )
