"""The game's words on lists and sheets, in three languages."""

import ast
import string
from pathlib import Path

import pytest

from plugins.el_dorado.sheets import printed_words
from plugins.el_dorado.sheets.printed_words import printed

WORDS = printed_words._WORDS
SHEETS = Path(printed_words.__file__).parent


@pytest.mark.parametrize("key", sorted(WORDS))
def test_every_sentence_is_there_in_every_language_with_the_same_values(key):
    texts = WORDS[key]
    fields = [{name for _, name, _, _ in string.Formatter().parse(t) if name} for t in texts]

    assert len(texts) == 3
    assert all(texts)
    assert fields[1:] == fields[:-1]


def test_every_sentence_is_said_somewhere():
    said = {
        node.value
        for file in SHEETS.glob("*.py")
        if file.name != "printed_words.py"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } | {"market_note", "reserve_note"}  # put together from the deck's id

    assert sorted(set(WORDS) - said) == []


def test_an_unknown_language_is_english():
    assert printed("caves", "tlh") == "Caves"
