"""The printed list holds the whole box, the set-up sheet what lies where."""

import pytest

from designer.api import SetUp
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import scenario, shipped, with_file


def listed(players=3, language="en", **switches):
    return GAME.components(
        shipped(), scenario(), SetUp(players=players, switches=switches), language
    )


def totals(components):
    return {section.id: section.total for section in components.sections}


def test_the_list_adds_up_to_the_box():
    assert totals(listed()) == {
        "boards": 4, "stack": 96, "start": 16, "bag": 50, "beside": 20, "animals": 16,
        "relics": 36, "dice": 3, "pieces": 45,
    }  # fmt: skip


def test_training_needs_less():
    found = totals(listed(**{"set_up.training": True}))

    assert (found["stack"], found["beside"], found["animals"]) == (80, 4, 12)


@pytest.mark.parametrize(("language", "title"), [("de", "Floß"), ("pl", "Tratwa"), ("en", "Raft")])
def test_names_are_in_the_reader_s_language(language, title):
    assert title in {component.title for component in listed(language=language).components()}


def test_every_piece_has_a_picture_and_a_source():
    for component in listed().components():
        assert component.picture.items, component.id
        assert component.source in {"rulebook", "designed here"}, component.id


def test_two_players_are_told_of_the_relics_that_stay_in_the_box():
    notes = {section.id: section.note for section in listed(2).sections}

    assert "six of them" in notes["relics"]
    assert {section.id: section.note for section in listed(3).sections}["relics"] == ""


def test_the_set_up_says_how_many_lie_where():
    plan = GAME.laying_plan(shipped(), scenario(), SetUp(players=2), "en")
    text = " ".join(note.text for note in plan.notes)

    assert "empty space beside an explorer: 8" in text
    assert "16 lie on the large boards" in text
    assert "14 in a pile" in text
    assert len(plan.scenes[plan.scene].board.spaces) == 9


def test_what_cannot_be_played_says_why():
    project, document = with_file(
        "kind: scenario\nformat: 1\nid: x\ngame: relic_expedition\nplayers: 4\nstack: nothing\n"
    )

    assert "stack is empty" in GAME.components(project, document, SetUp()).faults[0]
    assert "stack is empty" in GAME.laying_plan(project, document, SetUp()).faults[0]


def test_only_scenarios_are_printed():
    rules = next(d for d in shipped().of_kind("rules") if shipped().game_of(d) == GAME.id)

    assert GAME.components(shipped(), rules, SetUp()) is None
    assert GAME.laying_plan(shipped(), rules, SetUp()) is None


def test_the_set_up_is_in_the_reader_s_language_down_to_the_names():
    plan = GAME.laying_plan(shipped(), scenario(), SetUp(players=2), "pl")

    assert plan.steps[0].piece == "Obóz bazowy"
    assert "Czerwony, Niebieski" in plan.notes[0].text


def test_the_set_up_does_not_speak_of_none():
    plan = GAME.laying_plan(shipped(), scenario(), SetUp(players=4), "en")

    assert " 0 " not in f" {' '.join(note.text for note in plan.notes)} "


def test_signs_of_relics_do_not_take_a_wrong_ending():
    titles = {component.title for component in listed(language="pl").components()}

    assert "Oko (czerwony)" in titles
    assert "Red eye" in {component.title for component in listed().components()}
