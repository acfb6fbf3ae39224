"""A scenario that cannot be played says why."""

import pytest

from designer.api import SetUp
from designer.diagnostics import Said
from plugins.altiplano.game import GAME
from tests.games.altiplano.projects import scenario, shipped, with_file

SCENARIO = "kind: scenario\nformat: 1\nid: mine\ngame: altiplano\nplayers: 2\ncopies: {copies}\n"
FEW = dict.fromkeys(("storm", "puma", "surprise_attack", "pit_of_spikes", "old_map", "museum_grant", "trusty_rifle", "ten_foot_pole", "condor_gate", "cloud_tomb"), 0)  # fmt: skip


@pytest.mark.parametrize(
    ("copies", "sentence"),
    [
        ("{golden_llama: 0, mask_of_inti: 0}", "2 Treasures are needed to win, there are 1"),
        (str(FEW).replace("'", ""), "Setting up needs 15 Exploration cards besides the Treasures"),
    ],
)
def test_a_deck_without_enough_cards_says_so(copies, sentence):
    project, document = with_file(SCENARIO.replace("{copies}", copies))
    compiled = GAME.compile(project, document, SetUp())

    assert compiled.game is None
    assert sentence in compiled.diagnostics[0].message
    assert compiled.diagnostics[0].code == "altiplano/cannot-start"


def test_three_players_are_too_many():
    compiled = GAME.compile(shipped(), scenario(), SetUp(players=3))

    assert "for 2 players" in compiled.diagnostics[0].message


def test_an_ability_that_says_nothing_is_told():
    text = (
        "kind: cards\nformat: 1\ngame: altiplano\ncards:\n"
        "  - {id: odd, name: Odd, type: action, source: designed here,\n"
        "     abilities: [{trigger: action, effects: [{op: draw, from: attic}]}]}\n"
    )
    project, _ = with_file(text, "odd.yaml")
    compiled = GAME.compile(project, scenario(), SetUp())

    assert compiled.game is None
    assert "Odd" in compiled.diagnostics[0].message
    assert "“attic” is no zone" in compiled.diagnostics[0].message


CHAIN = """
kind: cards
format: 1
game: altiplano
cards:
  - {id: one, name: One, type: character, roles: [], source: designed here, abilities: [{trigger: event, when: {event: draw, by: i}, effects: [{op: discard, what: {from: hand, pick: random}}]}]}
  - {id: two, name: Two, type: character, roles: [], source: designed here, abilities: [{trigger: event, when: {event: discard, by: i, from: hand}, effects: [{op: draw, from: exploration}]}]}
"""


def test_a_game_whose_turn_would_never_end_does_not_begin():
    project, _ = with_file(CHAIN, "chain.yaml")
    compiled = GAME.compile(project, scenario(), SetUp())

    assert compiled.game is None
    assert "One sets off Two → One, and so on without end." in compiled.diagnostics[0].message


def test_what_an_ability_says_in_vain_can_be_said_in_another_language():
    project, document = with_file(CHAIN.replace("from: exploration", "from: attic"), "odd.yaml")
    (fault,) = GAME.inspect(project, document).compiled.diagnostics

    assert isinstance(fault.message.values["what"], Said)
