"""`designer/` knows no game: nothing that the shipped content names occurs in its code."""

import ast
import re
from collections.abc import Iterator

import pytest
import yaml

from tests.helpers.sources import CHECKOUT, parsed, python_files

# Ids of content that are ordinary words too, each with the sense in which the program uses it.
ORDINARY = {
    "base": "a base class; the number base; the colour under a pattern",
    "start": "where something begins: a text span, a game, the program",
    "finish": "where something ends",
    "starting": "what one has when a game begins",
    "discard": "what happens to a card in any card game",
    "trash": "to take out of the game, in any card game",
    "native": "as the operating system does it (Qt)",
    "draw": "to put on screen or paper",
    "remove": "to take away",
    "replace": "to put in the place of something else",
    "mat": "what somebody lays cards on, in any card game",
    "market": "where any game sells",
    "reserve": "what is held back, in any game",
    "SW": "south-west, where a neighbour lies",
}
# One letter (faces A to Z, terrain codes) says nothing.
SHORTEST = 2


def words_of(text: str) -> tuple[str, ...]:
    """Give the words of an identifier or sentence: `baseCamp` and `base_camp` are both base, camp."""
    return tuple(word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-zß-ÿ]+|\d+", text))


def names_in(tree: object) -> Iterator[str]:
    """Give the ids and codes that a document declares."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key in {"id", "code"} and isinstance(value, str):
                yield value
            yield from names_in(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from names_in(value)


@pytest.fixture(scope="module")
def names() -> dict[tuple[str, ...], str]:
    """Give the names of all shipped content, by their words."""
    found = {folder.name for folder in (CHECKOUT / "content").iterdir() if folder.is_dir()}
    for path in (CHECKOUT / "content").rglob("*.yaml"):
        found.update(names_in(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)))
    return {words_of(name): name for name in found if len(name) >= SHORTEST}


def said_in(node: ast.AST) -> Iterator[str]:
    """Give the identifiers and strings of one node."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for field in ("id", "attr", "name", "arg", "module", "asname"):
        value = getattr(node, field, None)
        if isinstance(value, str):
            yield value


def test_no_name_of_the_content_occurs_in_the_program(names):
    longest = max(map(len, names))
    found = []
    for path in python_files("designer"):
        for node in ast.walk(parsed(path)):
            for text in said_in(node):
                words = words_of(text)
                runs = {
                    words[i : i + n] for n in range(1, longest + 1) for i in range(len(words))
                } & names.keys()
                found += [
                    f"{path.relative_to(CHECKOUT)}:{getattr(node, 'lineno', 0)}: {names[run]}"
                    for run in runs
                    if names[run] not in ORDINARY
                ]

    assert sorted(set(found)) == []


def test_every_exception_is_still_a_name_of_the_content(names):
    assert set(ORDINARY) - set(names.values()) == set()


def test_the_content_has_names_to_look_for(names):
    assert {"el_dorado", "machete", "first_expedition", "blockade_1", "CAMP"} <= set(names.values())
