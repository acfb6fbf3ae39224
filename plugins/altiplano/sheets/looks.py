"""Colours of cards by what they are, and where their icons lie."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from designer.api import Project

from ..texts import GAME_ID

__all__ = ["BACKS", "SIGNS", "Look", "icon_file", "icon_word", "look_of"]


class Look(msgspec.Struct, frozen=True):
    """Give the colours of a sort of card; `hills` from far to near."""

    frame: str
    line: str
    paper: str
    sky: tuple[str, str]
    hills: tuple[str, str, str, str]
    leaves: str


_GREEN = (("#F3E3B3", "#CFE0A8"), ("#9DBF86", "#6C9E62", "#3F7A49", "#23522F"), "#173B22")
_BLUE = (("#F7E2C0", "#BFE0EA"), ("#8FC1D4", "#5B9CC4", "#2E78B0", "#1B5486"), "#123B61")
_YELLOW = (("#FCEBC0", "#F6CF7D"), ("#E9B65A", "#CF9236", "#A66F20", "#7A4D12"), "#553409")
_GREY = (("#F8F0DF", "#E3D6BD"), ("#C7B899", "#A3957A", "#7B7160", "#57503F"), "#3B372B")
_PURPLE = (("#F6D9C2", "#CFA6C9"), ("#A981B8", "#80599F", "#593A7A", "#3A2356"), "#271640")
_CLAY = (("#FAE3C0", "#EDB183"), ("#D88E5E", "#B76B43", "#8E4A2E", "#602C1B"), "#3F1B10")
_NIGHT = (("#233A52", "#5C7F92"), ("#476A7A", "#32525F", "#203B45", "#12262D"), "#0B181D")

_LOOKS: Mapping[str, Look] = {
    "archaeologist": Look("#1F6482", "#0E3547", "#E3EDF0", *_BLUE),
    "raider": Look("#A63E25", "#571A0C", "#F5E4DA", *_CLAY),
    "both": Look("#6A4A6B", "#34213A", "#EFE3EA", *_PURPLE),
    "neutral": Look("#74705A", "#3B3828", "#EFEBDD", *_GREY),
    "action": Look("#B87A1E", "#64400A", "#F8EBCB", *_YELLOW),
    "reaction": Look("#6B4593", "#38204F", "#ECE1F1", *_PURPLE),
    "location": Look("#3E7155", "#1B3A2A", "#E4EEDD", *_GREEN),
    "treasure": Look("#C79A1C", "#6D5006", "#FBF0C8", *_YELLOW),
}
_SPECIALS: Mapping[str, Look] = {
    "archaeologist": Look("#1F6482", "#0E3547", "#E3EDF0", *_NIGHT),
    "raider": Look("#A63E25", "#571A0C", "#F5E4DA", *_CLAY),
}
_UNKNOWN = Look("#5C564B", "#2E2A24", "#F1EBDC", *_GREY)
BACKS = {"exploration": "#8A5A1B", "character": "#1F4F63"}
"""Colours of the backs, by the word of the pile."""

SIGNS = {"adventurer": "#1F6482", "rogue": "#A63E25", "treasure": "#C79A1C"}
"""Colours of the discs under icons that stand by themselves."""

_OWNERS = {"archaeologist": "adventurer", "raider": "rogue"}


def look_of(entry: Mapping[str, Any]) -> Look:
    """Give the colours of a card as it is written."""
    word = icon_word(entry, signs=False)
    if entry.get("type") == "special":
        return _SPECIALS.get(str(entry.get("majority")), _UNKNOWN)
    return _LOOKS.get(word, _UNKNOWN)


def icon_word(entry: Mapping[str, Any], *, signs: bool = True) -> str:
    """Give the word of the icon that tells what a card is; `signs`: of a Beast or Trap, that."""
    kind = str(entry.get("type"))
    if kind == "special":
        return _OWNERS.get(str(entry.get("majority")), kind)
    if kind == "character":
        roles = entry.get("roles")
        roles = roles if isinstance(roles, list) else []
        return "both" if len(roles) > 1 else str(roles[0]) if roles else "neutral"
    return str(entry["icon"]) if signs and entry.get("icon") else kind


def icon_file(project: Project, word: str) -> str:
    """Give the file of an icon that comes with the game; "" where there is none."""
    packs = (p for p in project.packs if p.game == GAME_ID and p.shipped)
    files = (Path(pack.folder) / "art" / "icons" / f"{word}.svg" for pack in packs)
    return next((str(file) for file in files if file.is_file()), "")
