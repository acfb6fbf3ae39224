"""Cards in no pack: the check says that games leave them out, and so does a game beside them."""

import pytest

from designer.plugin_host import PluginHost, shipped_root
from designer.session import Checker
from designer.session.packless import left_out
from designer.validation import open_with_schemas

PACK = (
    "kind: pack\nformat: 1\nid: own\nversion: '1'\ngame: altiplano\ntitle: Own\n"
    "licence: MIT\nauthors: [me]\n"
)
CARDS = """kind: cards
format: 1
game: altiplano
cards:
  - id: howl
    name: Howl
    type: action
    abilities:
      - {trigger: action, effects: [{op: draw, from: character}]}
    source: designed here
"""
SCENARIO = (
    "kind: scenario\nformat: 1\nid: own\ngame: altiplano\nname: Own\nplayers: 2\nmodules: [base]\n"
)


@pytest.fixture
def told(tmp_path):
    """Give the codes that a check of a file of cards finds, with other files beside it."""

    def check(cards=CARDS, **beside):
        for name, text in {"cards": cards, **beside}.items():
            (tmp_path / f"{name}.yaml").write_text(text)
        project, _ = open_with_schemas([tmp_path], [shipped_root()])
        path = str(tmp_path / "cards.yaml")
        report = Checker(PluginHost([shipped_root()])).check(project, focus=[path], only=[path])
        return [fault.code for fault in report.of(path)]

    return check


def test_cards_in_no_pack_are_told(told):
    assert told() == ["core/in-no-pack"]


def test_cards_with_a_pack_beside_them_are_not(told):
    assert told(pack=PACK) == []


def test_a_misspelt_verb_is_one_fault(told):
    assert told(CARDS.replace("op: draw", "op: drow"), pack=PACK) == ["core/unknown-value"]


def test_a_game_says_which_cards_beside_it_it_leaves_out(tmp_path):
    (tmp_path / "cards.yaml").write_text(CARDS)
    (tmp_path / "game.yaml").write_text(SCENARIO)
    (tmp_path / "notes.yaml").write_text("- buy milk\n")
    path = tmp_path / "game.yaml"
    project, _ = open_with_schemas([path], [shipped_root()])
    (hint,) = left_out(project, project.documents[str(path)])

    assert (hint.code, hint.location.file) == ("core/in-no-pack", str(tmp_path / "cards.yaml"))
    (tmp_path / "pack.yaml").write_text(PACK)
    project, _ = open_with_schemas([path], [shipped_root()])
    assert list(left_out(project, project.documents[str(path)])) == []
