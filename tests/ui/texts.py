"""Every text that the window may show, as its source and its tables, the games and the schemas have it."""

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from designer.ui.canvas.overlay_bar import OVERLAYS
from designer.ui.kit.languages import LANGUAGES
from designer.ui.kit.severities import SEVERITIES
from designer.ui.window.actions import ACTIONS
from designer.validation.shaping import title_of_key
from designer.validation.walks import label_patterns

__all__ = ["GAMES", "ROOT", "catalogues", "marked", "marked_by_game", "marks_in"]

CHECKOUT = Path(__file__).parents[2]
ROOT = CHECKOUT / "designer"
GAMES = tuple(sorted(file.parent.name for file in CHECKOUT.glob("plugins/*/plugin.yaml")))
_MARKS = {"tr": 0, "mark": 0, "said": 0, "Said": 0, "trn": 1, "counted_as": 1}
_ENGLISH = {"replay", "situation", "plugin"}
_NAMES = {"properties", "$defs", "patternProperties"}  # what lies in them has names of its author's


def marks_in(source: str) -> Iterator[tuple[str, bool]]:
    """Give the texts that a module marks, and whether each counts something."""
    tree = ast.parse(source)
    others = {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("designer.")
        for name in node.names
    }
    others |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)} - {"mark"}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        place = None if node.func.id in others else _MARKS.get(node.func.id)
        if place is None or len(node.args) <= place:
            continue
        given = node.args[place]
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            yield given.value, place == 1


def words_in(folder: Path) -> Iterator[str]:
    """Give the titles, descriptions and kinds of the schemas of a folder, what they name, and their objects.

    What the program writes itself, and what tests and plugins are made of, is described in English.
    """
    for file in sorted(folder.rglob("*.schema.json")):
        told = {"title"} if file.name.split(".")[0] in _ENGLISH else {"title", "description"}
        schema = json.loads(file.read_text(encoding="utf-8"))
        yield from _words(schema, told, named=False)
        kind = schema.get("properties", {}).get("kind", {}).get("const")
        if kind:
            yield kind


def _words(part: Any, told: set[str], *, named: bool) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _words(each, told, named=False)
    elif isinstance(part, dict):
        for key, value in part.items():
            if not named and key in told and isinstance(value, str):
                yield value
            elif not named and key == "x-label":
                yield from label_patterns(value)
            elif not named and key == "x-ref":
                yield from map(title_of_key, [value] if isinstance(value, str) else value)
            elif not named and key == "x-titles":
                yield from value.values()
            elif named or key not in {"const", "enum", "examples", "default"}:
                yield from _words(value, told, named=not named and key in _NAMES)


@cache
def marked_by_game(game: str) -> dict[str, bool]:
    """Give the texts of a game that the program's own catalogue lacks."""
    found = dict.fromkeys(words_in(CHECKOUT / "schemas" / game), False)
    for file in sorted((CHECKOUT / "plugins" / game).rglob("*.py")):
        found.update(marks_in(file.read_text(encoding="utf-8")))
    own = marked()
    return {text: counts for text, counts in found.items() if text not in own}


def catalogues() -> dict[Path, dict[str, bool]]:
    """Give the folders of catalogues, each with its texts."""
    games = {CHECKOUT / "plugins" / game / "languages": marked_by_game(game) for game in GAMES}
    return {ROOT / "resources" / "languages": marked(), **games}


@cache
def marked() -> dict[str, bool]:
    """Give every text of the program, and whether it has several forms."""
    found: dict[str, bool] = {}
    for file in sorted(ROOT.rglob("*.py")):
        found.update(marks_in(file.read_text(encoding="utf-8")))
    found.update(dict.fromkeys(words_in(CHECKOUT / "schemas" / "core"), False))
    own_names = set(LANGUAGES.values())  # every language calls itself by its own name
    for spec in ACTIONS:
        parts = spec.menu.lstrip("-").split("/")
        words = [spec.text, spec.tip, *parts]
        found.update(dict.fromkeys((w for w in words if w and w not in own_names), False))
    for overlay in OVERLAYS:
        found.update(dict.fromkeys((overlay.title, overlay.tip), False))
    for look in SEVERITIES.values():
        found[look.word] = found[look.words] = False
        found[f"{{n}} {look.words}"] = True
    return found
