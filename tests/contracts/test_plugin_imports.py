"""A plugin knows the program by `designer.api` alone, and other plugins not at all."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.sources import CHECKOUT, parsed, python_files

# Beside the standard library: what records and graphs are made of.
LIBRARIES = {"msgspec", "networkx"}
FILES = python_files("plugins")


def imports_of(tree: ast.Module, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Give the modules that a module in `package` imports, relative ones written out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            yield node.lineno, ".".join([*above, *filter(None, [node.module])])


def forbidden(path: Path, tree: ast.Module) -> list[str]:
    """Give one line per import that a plugin's file may not have."""
    package = path.relative_to(CHECKOUT).parent.parts
    plugin = ".".join(package[:2])
    in_ui = package[2:3] == ("ui",)
    lines = []
    for line, name in imports_of(tree, package):
        top = name.split(".")[0]
        is_allowed = (
            top in sys.stdlib_module_names
            or top in LIBRARIES
            or name == "designer.api"
            or f"{name}.".startswith(f"{plugin}.")
            or (in_ui and (top == "PySide6" or f"{name}.".startswith("designer.ui.kit.")))
        )
        if not is_allowed:
            lines.append(f"{path.relative_to(CHECKOUT)}:{line}: {name}")
    return lines


def test_plugins_import_only_the_api():
    assert FILES
    assert [line for path in FILES for line in forbidden(path, parsed(path))] == []


@pytest.mark.parametrize(
    ("where", "code", "is_fine"),
    [
        ("plugins/some/game.py", "from designer.api import Move", True),
        ("plugins/some/game.py", "from designer.engine import game", False),
        ("plugins/some/game.py", "import designer", False),
        ("plugins/some/game.py", "import PySide6.QtCore", False),
        ("plugins/some/game.py", "import yaml", False),
        ("plugins/some/game.py", "from plugins.other import game", False),
        ("plugins/some/checks/a.py", "from .. import state", True),
        ("plugins/some/checks/a.py", "from ..state import State", True),
        ("plugins/some/checks/a.py", "from ...other import state", False),
        ("plugins/some/ui/panel.py", "from PySide6.QtWidgets import QLabel", True),
        ("plugins/some/ui/panel.py", "from designer.ui.kit.cards import Card", True),
        ("plugins/some/ui/panel.py", "from designer.ui.main import Window", False),
    ],
)
def test_what_a_plugin_may_import(where, code, is_fine):
    assert (forbidden(CHECKOUT / where, ast.parse(code)) == []) is is_fine
