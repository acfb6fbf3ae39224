"""What has errors is not played as if it had none; what has only warnings is, and they are told."""

import json
from pathlib import Path

import pytest

SHOWN = {
    "print": ["print", "mine.yaml", "--to", "out.txt"],
    "export": ["export", "mine.yaml", "--to", "out.txt"],
}
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


FAULTY_SCENARIOS = {
    "unknown module": ("modules: [base]", "modules: [base, skull]", "core/dangling-ref"),
    "module twice": ("modules: [base]", "modules: [base, base]", "core/repeated-entry"),
    "no module": ("modules: [base]", "modules: []", "core/wrong-length"),
    "unknown switch": ("switches: {}", "switches: {foo.bar: true}", "core/dangling-ref"),
    "no route": ("route: first", "route: frist", "Did you mean first_expedition?"),
}
SCENARIO = """kind: scenario
format: 1
id: s
game: el_dorado
route: first_expedition
players: 2
modules: [base]
switches: {}
"""


def scenario(old, new):
    """Write a changed scenario."""
    assert old in SCENARIO
    Path("mine.yaml").write_text(SCENARIO.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("command", SHOWN)
@pytest.mark.parametrize("fault", UNCLEAR)
def test_a_route_that_is_not_clear_is_not_printed_nor_exported(command, fault, run, mine):
    old, new, says = UNCLEAR[fault]
    mine(old, new)

    code, printed = run(*SHOWN[command])

    assert code == 1
    assert says in printed
    assert "mine.yaml is not " in printed
    assert not Path("out.txt").exists()


@pytest.mark.parametrize("command", SHOWN)
@pytest.mark.parametrize("fault", FAULTY_SCENARIOS)
def test_a_scenario_with_an_error_is_not_printed_nor_exported(command, fault, run, mine):
    old, new, says = FAULTY_SCENARIOS[fault]
    scenario(old, new)

    code, printed = run(*SHOWN[command])

    assert code == 1
    assert says in printed
    assert "no route and no scenario" not in printed
    assert not Path("out.txt").exists()


@pytest.mark.parametrize("command", SHOWN)
def test_a_route_without_an_end_is_printed_and_exported_when_asked_for(command, run, mine):
    mine("  - {face: Z, at: [25, -4], turn: 0}\n", "")
    assert run(*SHOWN[command])[0] == 1

    code, printed = run(*SHOWN[command], "--anyway")

    assert code == 0
    assert "el-dorado/route-ends" in printed
    assert Path("out.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "placements", ["{face: B}", "[]", "B C", "[{face: QQ, at: [0, 0], turn: 0}]"]
)
def test_a_list_of_no_pieces_is_never_a_success(placements, run, mine):
    text = f"kind: route\nformat: 1\nid: x\ngame: el_dorado\nname: X\nplacements: {placements}\n"
    Path("mine.yaml").write_text(text, encoding="utf-8")

    for options in ([], ["--anyway"], ["--anyway", "--json"]):
        code, printed = run("export", "mine.yaml", *options)
        assert code == 1, printed
        assert "core/" in printed
        assert "name: X" not in printed


def test_warnings_are_told_beside_what_is_printed_and_exported(run, mine):
    mine("{face: I, at: [14, 4]", "{face: D, at: [14, 4]")

    for command in SHOWN.values():
        code, printed = run(*command, "--force")
        assert code == 0, printed
        assert ": warning el-dorado/tile-used-twice " in printed


def test_a_fault_of_a_scenario_and_its_route_stands_in_the_scenario(run, mine):
    scenario("modules: [base]", "modules: [base, skulls]")
    fault = "mine.yaml:7:17: warning el-dorado/module-tiles Skulls is on, but none of its tiles"

    for command in (["check", "mine.yaml"], COMMANDS["play"], SHOWN["print"]):
        printed = run(*command)[1]
        assert printed.count("el-dorado/module-tiles") == 1
        assert fault in printed


def test_a_check_of_a_scenario_tells_the_faults_of_its_own_route(run, mine):
    mine("{face: I, at: [14, 4]", "{face: D, at: [14, 4]")
    route = Path("mine.yaml").read_text("utf-8").replace("id: first_expedition", "id: my_own")
    pack = "kind: pack\nformat: 1\nid: p\nversion: '1'\ngame: el_dorado\ntitle: P\nrequires: []\nlicence: MIT\nauthors: [a]\n"
    Path("pack.yaml").write_text(pack, "utf-8")
    Path("route.yaml").write_text(route, "utf-8")
    scenario("route: first_expedition", "route: my_own")

    _, checked = run("check", "mine.yaml")
    _, played = run(*COMMANDS["play"])

    told = [line for line in checked.splitlines() if ": warning " in line]
    assert told
    assert told == [line for line in played.splitlines() if ": warning " in line]


def test_the_base_game_is_in_play_whether_it_is_named_or_not(run, mine):
    outcomes = []
    for modules in ("[skulls]", "[base, skulls]"):
        scenario("modules: [base]", f"modules: {modules}")
        code, printed = run(*COMMANDS["play"], "--json")
        assert code == 0
        outcomes.append(json.loads(printed[printed.index("{") : printed.rindex("}") + 1]))

    assert outcomes[0]["hash"] == outcomes[1]["hash"]
