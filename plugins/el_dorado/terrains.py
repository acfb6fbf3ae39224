"""What the content says about terrains, read for boards, pictures and checks.

Tolerant: what is not written as it should be is left out here; the schema's diagnostics say so.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from designer.api import Document, Project, entries_in, remembered, spoken_name

__all__ = ["GAME_ID", "Terrain", "documents_of", "read_terrains"]

GAME_ID = "el_dorado"


class Terrain(msgspec.Struct, frozen=True):
    """Give one terrain as declared.

    Attributes:
        code: its code in cells; `id`: its id in the content.
        pay: `strength` (one card), `equal` (one card of exactly that strength), `discard` or `trash`
            (that many cards), or `never`.
        symbol: the symbol a paying card shows; "" where nothing pays.
        number: what the number of a cell means: `strength`, `label` or `none`.
        start, goal: whether explorers begin, or arrive, on such a space.
        feature: `cave` for a mountain with a cave, else "".
        rule: the rule that refuses who does not pay, or "" for the base game's.
        arrows: whether its spaces show an arrow.
    """

    code: str
    id: str
    name: str
    pay: str
    symbol: str
    number: str
    start: bool = False
    goal: bool = False
    feature: str = ""
    rule: str = ""
    arrows: bool = False


def documents_of(project: Project, kind: str) -> list[Document]:
    """Give the documents of a kind that belong to this game, or to none that can be told.

    A file in no pack comes first, so that what it declares counts.
    """
    found = project.of_kind(kind, GAME_ID, "")
    return sorted(found, key=lambda document: project.pack_of(document) is not None)


@remembered("terrains")
def read_terrains(project: Project, language: str = "en") -> Mapping[str, Terrain]:
    """Give the game's terrains by code; the first of two that share a code counts."""
    terrains: dict[str, Terrain] = {}
    for document in documents_of(project, "terrains"):
        for _, entry in entries_in(document.tree, "terrains"):
            code = entry.get("code")
            if isinstance(code, str) and code not in terrains:
                terrains[code] = _terrain(code, entry, language)
    return terrains


def _terrain(code: str, entry: Mapping[str, Any], language: str) -> Terrain:
    enter = entry.get("enter")
    enter = enter if isinstance(enter, dict) else {}
    return Terrain(
        code=code,
        id=str(entry.get("id", code)),
        name=spoken_name(entry.get("name"), language) or code,
        pay=str(enter.get("pay", "never")),
        symbol=str(enter.get("symbol", "")),
        number=str(entry.get("number", "none")),
        start=entry.get("start") is True,
        goal=entry.get("goal") is True,
        feature=str(entry.get("feature", "")),
        rule=str(enter.get("rule", "")),
        arrows=entry.get("arrows") is True,
    )
