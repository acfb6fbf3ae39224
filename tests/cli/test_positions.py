"""`trailwright analyse` on games whose board lies only in play."""

import json

BASE = "content/relic_expedition/base"
SCENARIO = f"{BASE}/scenarios/relic_expedition_for_two.yaml"


def test_the_start_of_a_scenario_is_analysed(run, checkout):
    code, printed = run("analyse", str(checkout / SCENARIO), "--seed", "3")

    assert code == 0
    assert "as a game from seed 3 begins" in printed
    assert "Nearest clearing at -1,-1: 0 actions" in printed


def test_a_situation_is_analysed(run, checkout):
    code, printed = run("analyse", "--json", str(checkout / f"{BASE}/situations/flying.yaml"))

    assert code == 0
    seats = json.loads(printed)["seats"]
    assert seats[0]["spaces"][0]["price"] == 0


def test_the_end_of_a_replay_is_analysed_and_drawn(run, checkout, tmp_path):
    picture = tmp_path / "reach.png"
    file = checkout / "tests/replays/relic_expedition/unfinished.yaml"
    code, printed = run("analyse", str(file), "--png", str(picture))

    assert code == 0
    assert "out of reach (To come here one needs: headlamp.)" in printed
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_picture_of_another_kind_is_refused(run, checkout, tmp_path):
    code, printed = run("analyse", str(checkout / SCENARIO), "--png", str(tmp_path / "a.svg"))

    assert code == 2
    assert "does not end in .png" in printed
