"""Every text that the window may show, as its source and its tables have it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from designer.ui.canvas.overlay_bar import OVERLAYS
from designer.ui.kit.languages import LANGUAGES
from designer.ui.kit.severities import SEVERITIES
from designer.ui.window.actions import ACTIONS

__all__ = ["ROOT", "marked", "marks_in"]

ROOT = Path(__file__).parents[2] / "designer"


def marks_in(source: str) -> Iterator[tuple[str, bool]]:
    """Give the texts that a module marks, and whether each counts something."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        place = {"tr": 0, "mark": 0, "said": 0, "trn": 1, "counted_as": 1}.get(node.func.id)
        if place is None or len(node.args) <= place:
            continue
        given = node.args[place]
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            yield given.value, place == 1


def marked() -> dict[str, bool]:
    """Give every text, and whether it has several forms."""
    found: dict[str, bool] = {}
    for file in sorted(ROOT.rglob("*.py")):
        found.update(marks_in(file.read_text(encoding="utf-8")))
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
