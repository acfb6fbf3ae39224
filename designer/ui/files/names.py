"""Names of documents in words: for tabs, trees and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from designer.ui.kit.languages import mark, spoken, tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document

__all__ = ["KIND_ICONS", "icon_of", "kind_words", "text_in", "title_of", "told_apart"]

KIND_ICONS = {
    "route": "route",
    "scenario": "flag",
    "tiles": "hexagon",
    "cards": "layers-2",
    "decks": "layers",
    "tokens": "circle-dot",
    "barriers": "fence",
    "rules": "book-open",
    "terrains": "image",
    "pack": "puzzle",
    "situation": "list-checks",
    "replay": "history",
}

_LONGEST = 80

_WORDS = {
    "route": mark("Routes"),
    "scenario": mark("Scenarios"),
    "situation": mark("Situations"),
    "replay": mark("Replays"),
}


def text_in(value: Any, language: str = "") -> str:
    """Give a text that may be given per language, the window's own for ""; "" where there is none."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        found = value.get(language or spoken()) or next(iter(value.values()), "")
        return found if isinstance(found, str) else ""
    return ""


def title_of(document: Document) -> str:
    """Give what a document calls itself, else the name of its file."""
    tree = document.tree if isinstance(document.tree, dict) else {}
    title = text_in(tree.get("name")) or text_in(tree.get("title"))
    words = " ".join(title.split()) or PurePath(document.path).name
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"


def told_apart(titles: Mapping[str, str]) -> dict[str, str]:
    """Give per path what tells documents of one title apart: file, with its folders as far as needed.

    It is "" where the title does that alone.
    """
    by_title: dict[str, list[str]] = {}
    for path, title in titles.items():
        by_title.setdefault(title, []).append(path)
    found = dict.fromkeys(titles, "")
    for paths in by_title.values():
        for path in paths if len(paths) > 1 else ():
            others = [PurePath(other) for other in paths if other != path]
            found[path] = _shortest(PurePath(path), others)
    return found


def _shortest(path: PurePath, others: Sequence[PurePath]) -> str:
    """Give the end of a path that none of the others has."""
    for count in range(1, len(path.parts) + 1):
        end = path.parts[-count:]
        if all(other.parts[-count:] != end for other in others):
            return PurePath(*end).as_posix()
    return path.as_posix()


def icon_of(document: Document) -> str:
    """Give the icon of a document's kind."""
    return KIND_ICONS.get(document.likely_kind or "", "file-code")


def kind_words(kind: str) -> str:
    """Give the heading over documents of a kind, "" where they need none."""
    return tr(_WORDS[kind]) if kind in _WORDS else ""
