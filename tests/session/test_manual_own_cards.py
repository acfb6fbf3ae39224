"""The worked examples of the manual are clean, say what the page says, and do it in a game."""

import json
import re
from pathlib import Path

import pytest

import designer
from designer.documents import read_document
from plugins.altiplano.box import read_box
from tests.cli.conftest import run  # noqa: F401 - a fixture
from tests.games.altiplano.projects import shipped

PAGE = Path(designer.__file__).parent / "help" / "manual" / "own-cards.md"
SECTIONS = re.split(r"^## (?=\d)", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
each_example = pytest.mark.parametrize("section", SECTIONS, ids=lambda s: s.partition("\n")[0])


def blocks(section):
    """Give the two files of an example: the pieces, and the situation that proves them."""
    return re.findall(r"^```yaml\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)


def test_there_are_ten_examples_over_the_three_games():
    games = {re.search(r"^game: (\w+)$", blocks(s)[0], re.MULTILINE)[1] for s in SECTIONS}

    assert (len(SECTIONS), games) == (10, {"altiplano", "el_dorado", "relic_expedition"})


@each_example
def test_an_example_is_clean_and_does_in_a_game_what_it_says(section, run, tmp_path):  # noqa: F811 - the fixture
    for name, text in zip(("pieces", "proof"), blocks(section), strict=True):
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")

    _, checked = run("check", tmp_path, "--json")
    _, played = run("test", tmp_path)

    faults = [
        f for f in json.loads(checked)["diagnostics"] if f["severity"] in ("error", "warning")
    ]
    assert faults == []
    assert re.search(r"^[1-9]\d* passed, 0 failed$", played, re.MULTILINE), played


@each_example
def test_the_sentence_on_the_page_is_the_one_on_the_card(section):
    told = re.search(r"^> (.+)$", section, re.MULTILINE)
    pieces = read_document(blocks(section)[0], "pieces.yaml")
    project = shipped().with_text("pieces.yaml", pieces.text)

    (card,) = pieces.tree[pieces.kind]
    said = read_box(project).text(card) if pieces.tree["game"] == "altiplano" else None
    assert (told[1] if told else None) == said
