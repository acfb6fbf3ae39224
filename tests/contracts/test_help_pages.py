"""Every code that a diagnostic can carry has its help page, and every page its code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.sources import CHECKOUT, parsed, python_files

CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*/[a-z][a-z0-9]*(-[a-z0-9]+)+|core/[a-z]+")
PAGES = CHECKOUT / "designer" / "help" / "codes"
SECTIONS = ("What it finds", "Why it matters", "Example", "How to fix")
OWNERS = {"core"} | {
    manifest.parent.name.replace("_", "-") for manifest in CHECKOUT.glob("plugins/*/plugin.yaml")
}


def codes_in(path: Path) -> Iterator[str]:
    """Give the strings of a file that are a diagnostic's code."""
    for node in ast.walk(parsed(path)):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and CODE.fullmatch(node.value) and node.value.split("/")[0] in OWNERS:
            yield node.value


def is_check(path: Path) -> bool:
    """Say whether a file of a plugin is a check."""
    return path.parent.name == "checks" and not path.name.startswith("_")


CHECKS = [path for path in python_files("plugins") if is_check(path)]


def constant(path: Path, name: str) -> object:
    """Give a module's constant, or None."""
    for node in parsed(path).body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in node.targets
        ):
            return getattr(node.value, "value", None)
    return None


def headings(page: str) -> list[str]:
    """Give the sections of a page, however they are marked."""
    return [
        section for section in SECTIONS if re.search(rf"^(#+ )?{section}:?\s*$", page, re.MULTILINE)
    ]


def pages() -> dict[str, Path]:
    """Give the pages that are files, of the program and of the games, by code."""
    of_games = {
        f"{page.parts[-3].replace('_', '-')}/{page.stem}": page
        for page in CHECKOUT.glob("plugins/*/help/*.md")
    }
    return {f"{page.parent.name}/{page.stem}": page for page in PAGES.glob("*/*.md")} | of_games


def test_every_code_has_a_page():
    own = {code for path in python_files("designer") for code in codes_in(path)}
    of_plugins = {code for path in python_files("plugins") for code in codes_in(path)}
    of_checks = {constant(path, "CODE") for path in CHECKS}

    assert own
    assert sorted((own | of_plugins) - pages().keys() - of_checks) == []


def test_every_page_is_of_a_code_in_use():
    used = {code for path in python_files("designer", "plugins") for code in codes_in(path)}

    assert sorted(pages().keys() - used) == []


@pytest.mark.parametrize("code", sorted(pages()))
def test_every_page_has_its_sections(code):
    page = pages()[code].read_text(encoding="utf-8")

    assert page.startswith(f"# {code}\n")
    assert headings(page) == list(SECTIONS)


@pytest.mark.parametrize("path", CHECKS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_every_check_is_its_own_page(path):
    page = ast.get_docstring(parsed(path)) or ""

    assert headings(page) == list(SECTIONS)
    assert "Source" in page
    owner = path.parts[-3].replace("_", "-")
    assert constant(path, "CODE") == f"{owner}/{path.stem.replace('_', '-')}"
    assert constant(path, "RULE")
