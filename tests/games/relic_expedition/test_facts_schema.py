"""What the schemas find by themselves, for this game: shapes, unknown words, unknown options."""

import pytest

from designer.plugin_host import PluginHost, shipped_root
from designer.validation import check_project
from tests.games.relic_expedition.projects import shipped

LINE = "# yaml-language-server: $schema=schemas/relic_expedition/{kind}.schema.json\nkind: {kind}\nformat: 1\n"


def faults(kind, body):
    project = shipped().with_text("made-up.yaml", LINE.format(kind=kind) + body)
    found = check_project(project, PluginHost([shipped_root()]).schemas)
    return [fault for fault in found if fault.location.file == "made-up.yaml"]


TILE = "tiles:\n  - {{id: x, name: X, terrain: jungle, edges: [{edges}], source: designed here{more}}}\n"


def test_a_tile_with_five_edges_is_found():
    """RE-V-01."""
    assert faults("tiles", TILE.format(edges="OOOOOO", more="")) == []
    (fault,) = faults("tiles", TILE.format(edges="OOOOO", more=""))

    assert "six letters" in fault.sentence


def test_an_unknown_key_is_found():
    """RE-V-01."""
    (fault,) = faults("tiles", TILE.format(edges="OOOOOO", more=", edgs: [OOOOOO]"))

    assert "edgs" in fault.message


@pytest.mark.parametrize(
    ("ability", "word"),
    [
        ("{trigger: event, when: {event: enter}, effects: [{op: explode}]}", "explode"),
        ("{trigger: sometimes, effects: [{op: cancel}]}", "sometimes"),
        ("{trigger: event, when: {event: sneeze}, effects: [{op: cancel}]}", "sneeze"),
    ],
)
def test_unknown_words_of_effects_are_found(ability, word):
    """RE-V-02."""
    found = faults("tiles", TILE.format(edges="OOOOOO", more=f", abilities: [{ability}]"))

    assert any(word in fault.message for fault in found)


SCENARIO = (
    "id: x\ngame: relic_expedition\nname: X\nplayers: {players}\nsource: designed here\n{more}"
)


def test_unknown_options_are_found():
    """RE-V-35."""
    assert faults("scenario", SCENARIO.format(players=3, more="")) == []
    assert faults("scenario", SCENARIO.format(players=3, more="switches: {stack.dek: x}\n"))
    assert faults("scenario", SCENARIO.format(players=3, more="table: {width: 3, height: 9}\n"))


def test_a_number_of_players_that_cannot_play_is_found():
    """RE-V-33."""
    assert faults("scenario", SCENARIO.format(players=5, more=""))
    assert faults("scenario", SCENARIO.format(players=1, more=""))
