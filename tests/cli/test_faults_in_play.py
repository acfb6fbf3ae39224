"""What has errors is not played as if it had none; what has only warnings is, and they are told."""

import json
from pathlib import Path

import pytest

COMMANDS = {
    "play": ["play", "mine.yaml", "--headless", "--players", "2"],
    "simulate": ["simulate", "mine.yaml", "--games", "1", "--players", "2", "--jobs", "1"],
    "analyse": ["analyse", "mine.yaml"],
}
PLAYING = ["play", "simulate"]
UNCLEAR = {
    "unknown face": ("face: C,", "face: CC,", "there is no face “CC”"),
    "overlap": ("at: [7, -3]", "at: [4, -3]", "el-dorado/overlapping-tiles"),
    "far away": ("at: [7, -3]", "at: [7000000, -3]", "core/"),
    "no turn": ("at: [7, -3], turn: 5", "at: [7, -3], turn: 9", "core/"),
    "no place": ("at: [7, -3], ", "", "core/"),
    "unknown barrier": (
        "placements:",
        "joints: [{between: [B, C], barrier: blokade_1}]\nplacements:",
        "blokade_1",
    ),
}


@pytest.fixture
def mine(tmp_path, monkeypatch, routes):
    """Give what writes a changed First Expedition where one stands."""
    monkeypatch.chdir(tmp_path)
    text = (routes / "first_expedition.yaml").read_text(encoding="utf-8")

    def write(old, new):
        assert old in text
        Path("mine.yaml").write_text(text.replace(old, new), encoding="utf-8")

    return write


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("fault", UNCLEAR)
def test_a_route_that_is_not_clear_is_refused_with_the_faults_of_a_check(command, fault, run, mine):
    old, new, says = UNCLEAR[fault]
    mine(old, new)
    _, checked = run("check", "mine.yaml")
    errors = [line for line in checked.splitlines() if ": error " in line]

    code, printed = run(*COMMANDS[command])

    assert code == 1
    assert says in printed
    assert errors
    assert [line for line in errors if line not in printed] == []
    assert "cannot be" in printed or "no board that can be analysed" in printed


@pytest.mark.parametrize("command", PLAYING)
def test_the_faults_come_as_json_too(command, run, mine):
    mine("face: C,", "face: CC,")

    code, printed = run(*COMMANDS[command], "--json")

    assert code == 1
    assert [d["code"] for d in json.loads(printed)["diagnostics"]] == ["core/dangling-ref"]


@pytest.mark.parametrize("command", PLAYING)
def test_what_cannot_be_reached_is_not_played_unless_asked_for(command, run, mine):
    mine("  - {face: K, at: [21, 0], turn: 0}\n", "")

    code, printed = run(*COMMANDS[command])
    assert code == 1
    assert "--anyway plays what can be put down" in printed

    code, printed = run(*COMMANDS[command], "--anyway", "--bots", "random")
    assert code == 0
    assert "el-dorado/" in printed


def test_what_cannot_be_reached_is_analysed(run, mine):
    mine("  - {face: K, at: [21, 0], turn: 0}\n", "")

    code, printed = run(*COMMANDS["analyse"])

    assert code == 1
    assert "El Dorado cannot be reached" in printed
    assert "el-dorado/unreachable-finish" in printed


@pytest.mark.parametrize("command", PLAYING)
def test_warnings_are_told_and_stop_nothing(command, run, mine):
    mine("{face: I, at: [14, 4]", "{face: D, at: [14, 4]")

    code, printed = run(*COMMANDS[command])

    assert code == 0, printed
    assert ": warning el-dorado/tile-used-twice " in printed


@pytest.mark.parametrize("command", COMMANDS)
def test_a_scenario_without_its_route_says_so(command, run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = "kind: scenario\nformat: 1\nid: s\ngame: el_dorado\nroute: firs_expedition\nplayers: 2\n"
    Path("mine.yaml").write_text(text)

    code, printed = run(*COMMANDS[command])

    assert code == 1
    assert "mine.yaml:5:8: " in printed
    assert "there is no route “firs_expedition”. Did you mean first_expedition?" in printed
    assert "start space" not in printed
