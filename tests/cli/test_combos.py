"""Which sets of modules fit a scenario, from the command line."""

import json

import pytest

FAN_PACK = """\
kind: pack
format: 1
id: storms_of_a_fan
version: "1.0"
game: el_dorado
title: Storms
requires: [el_dorado_base]
licence: MIT
authors: [A fan]
module:
  id: storms
  title: Storms
  needs: [base, dragons]
  excludes: [mists]
  switches: []
"""

FAN_SCENARIO = """\
kind: scenario
format: 1
id: storm
game: el_dorado
name: Storm
route: valley_of_dragons
players: 3
modules: [base, storms]
switches: {}
caves: true
source: designed here
"""


@pytest.fixture
def together(checkout):
    """Give the folder of the scenarios with several modules."""
    return checkout / "content" / "el_dorado" / "together" / "scenarios"


def sets_of(printed):
    tree = json.loads(printed)
    return tree, {tuple(each["modules"]): each for each in tree["sets"]}


def test_ones_pairs_and_the_scenarios_own_set_are_told(run, together):
    code, printed = run("combos", together / "dragons_complete.yaml")

    assert code == 0
    assert "fits  Dragons + Mists\n" in printed
    assert "fits  Dragons + Treasures + Mists (chosen)\n" in printed
    assert "no    Rapids\n" in printed
    assert "none of its tiles is used" in printed
    assert "ED-CROSS-16" in printed  # dragons and treasures
    assert printed.count("\nfits ") + printed.count("\nno  ") + printed.startswith("fits") == 47


def test_json_holds_reasons_switches_and_the_rules_that_meet(run, together):
    code, printed = run("combos", together / "all_nine.yaml", "--json")
    tree, sets = sets_of(printed)
    pair = sets["temples", "treasures"]
    texts = {rule["id"]: rule for rule in tree["rules"]}

    assert code == 0
    assert len(sets) == 1 + 9 + 36 + 1
    assert len(tree["chosen"]) == 9
    assert pair["fits"]
    assert "LV-MOD-01" in {note["rule"] for note in pair["notes"]}
    assert "temples.gate" in pair["switches"]
    assert "ED-CROSS-34" in pair["rules"]
    assert texts["ED-CROSS-34"]["text"]
    assert texts["ED-CROSS-34"]["source"] == "designed here"
    left = [n["sentence"] for n in sets["dragons",]["notes"]]
    assert "Tiles of Temples lie on the route, without its rules." in left


def test_one_set_is_looked_at_with_the_boxes_at_hand(run, routes):
    asked = ("combos", routes / "first_expedition.yaml", "--set", "dragons,mists")
    code, printed = run(*asked, "--own", "el_dorado_mists", "--json")
    _, sets = sets_of(printed)

    assert code == 1
    assert list(sets) == [("dragons", "mists")]
    assert [h["sentence"] for h in sets["dragons", "mists"]["hindrances"]] == [
        "Dragons is not among the boxes at hand."
    ]
    assert run(*asked)[0] == 0


def test_a_fans_module_takes_part_by_its_pack(run, tmp_path):
    (tmp_path / "pack.yaml").write_text(FAN_PACK, encoding="utf-8")
    scenario = tmp_path / "storm.yaml"
    scenario.write_text(FAN_SCENARIO, encoding="utf-8")
    code, printed = run("combos", scenario, "--json")
    _, sets = sets_of(printed)
    said = {
        names: [h["sentence"] for h in each["hindrances"]]
        for names, each in sets.items()
        if "storms" in names
    }

    assert code == 1
    assert said["storms",] == ["Storms needs Dragons."]
    assert said["dragons", "storms"] == []
    assert "Storms cannot be played with Mists." in said["mists", "storms"]


def test_a_scenarios_own_set_does_not_fit_with_a_module_that_no_pack_brings(run, tmp_path):
    scenario = tmp_path / "storm.yaml"
    scenario.write_text(FAN_SCENARIO.replace("storms", "dragons, monsoon"), "utf-8")

    code, said = run("combos", scenario)

    assert code == 1
    assert (
        "No pack here brings the module “monsoon”. Put the folder of its pack beside this file."
        in said
    )


def test_a_pack_in_a_folder_beside_a_scenario_is_known_where_only_the_scenario_is_named(
    run, tmp_path
):
    (tmp_path / "storms").mkdir()
    (tmp_path / "storms" / "pack.yaml").write_text(FAN_PACK, encoding="utf-8")
    scenario = tmp_path / "storm.yaml"
    scenario.write_text(FAN_SCENARIO.replace("storms", "dragons, storms"), "utf-8")

    assert run("check", tmp_path)[0] == 0
    code, said = run("combos", scenario, "--set", "dragons,storms")
    assert code == 0
    assert "fits  Dragons + Storms" in said


def test_a_game_without_modules_says_so(run, checkout):
    scenario = checkout / "content" / "relic_expedition" / "base" / "scenarios"
    code, printed = run("combos", scenario / "training_expedition.yaml", "--all")

    assert code == 0
    assert printed == "This game has no modules to choose from.\n"


@pytest.mark.parametrize("option", ["--set", "--own"])
def test_a_module_that_is_not_there_is_named(run, together, option):
    code, printed = run("combos", together / "all_nine.yaml", option, "dragon")

    assert code == 2
    assert "There is no module “dragon”; did you mean “dragons”?" in printed


def test_only_scenarios_and_routes_are_combined(run, checkout):
    code, printed = run("combos", checkout / "content" / "el_dorado" / "base" / "cards.yaml")

    assert code == 2
    assert "is neither a scenario nor a route" in printed


def test_a_scenario_that_cannot_be_read_is_told_with_its_fault(run, tmp_path):
    file = tmp_path / "spoilt.yaml"
    file.write_text("kind: scenario\n\tname: Tab\n", encoding="utf-8")
    code, printed = run("combos", file)

    assert code == 1
    assert "spoilt.yaml:2:1: error core/tab-in-indentation" in printed


def test_games_of_bots_say_whether_they_end_and_how_long_they_are(run, together):
    asked = ("combos", together / "dragons_complete.yaml", "--set", "mists", "--games", "1")
    code, printed = run(*asked, "--jobs", "1", "--json")
    _, sets = sets_of(printed)
    games = sets["mists",]["games"]
    code_of_lines, lines = run(*asked, "--jobs", "1")

    assert (code, code_of_lines) == (0, 0)
    assert (games["played"], games["ended"], games["trouble"]) == (1, 1, "")
    assert games["rounds"]["least"] == games["rounds"]["most"] > 5
    assert f"games: 1 of 1 end, {games['rounds']['mean']} rounds" in lines


def test_what_is_laid_by_hand_goes_with_its_module(run, checkout):
    scenario = checkout / "content/el_dorado/dragons/scenarios/dragons.yaml"
    code, printed = run("combos", scenario, "--set", "")

    assert code == 0
    assert "dragon" not in printed.casefold().partition("\n")[0]
