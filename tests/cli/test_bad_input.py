"""Whatever is handed to the commands that play: clear words, the right exit code, no traceback."""

import copy
import re
import shutil
from pathlib import Path

import pytest
import yaml

from designer.engine.generator import Chance, seeded

CASES = Path(__file__).parents[1] / "cases" / "replays"
FOLDERS = sorted(folder.name for folder in CASES.iterdir() if folder.is_dir())


@pytest.fixture
def here(tmp_path, monkeypatch):
    """Stand in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def played(run, routes, here):
    """Give the text of a game for two that was really played."""
    code, printed = run("play", routes / "first_expedition.yaml", "--headless", "--players", "2", "--bots", "greedy,random", "--seed", "7", "--to", "whole.yaml")  # fmt: skip
    assert code == 0, printed
    return Path("whole.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", FOLDERS)
def test_bad_input_is_answered(folder, run, here):
    expected = yaml.safe_load((CASES / folder / "expected.yaml").read_text(encoding="utf-8"))
    if "bytes" in expected:
        (here / "game.yaml").write_bytes(bytes.fromhex(expected["bytes"]))
    else:
        shutil.copy(CASES / folder / "game.yaml", here)

    code, printed = run(*expected["command"])

    assert code == expected["code"], printed
    assert [text for text in expected["says"] if text not in printed] == [], printed
    assert "Traceback" not in printed


# Options


@pytest.mark.parametrize("command", [["play", "--headless"], ["simulate", "--games", "1"]], ids=["play", "simulate"])  # fmt: skip
@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--players", "0"], "0 is not in the range"),
        (["--players", "9"], "Play it with 2, 3 or 4 players."),
        (["--players", "two"], "'two' is not a valid integer"),
        (["--bots", "gredy"], "There is no bot “gredy”; did you mean “greedy”? Bots: random, greedy."),
        (["--bots", "zzz"], "There is no bot “zzz”. Bots: random, greedy."),
        (["--bots", "random,random,random", "--players", "2"], "3 bots are named for 2 seats."),
        (["--seed", "-1"], "-1 is not in the range"),
        (["--seed", "9" * 30], "is not in the range 0<=x<=999999999999999999"),
        (["--seed", "1.5"], "'1.5' is not a valid integer"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)  # fmt: skip
def test_wrong_options_are_wrong_use(command, options, says, run, routes):
    code, printed = run(*command, routes / "first_expedition.yaml", *options)

    assert code == 2, printed
    assert says in printed


@pytest.mark.parametrize("option", [["--games", "0"], ["--games", "-3"], ["--jobs", "0"]])
def test_no_games_and_no_processes_are_wrong_use(option, run, routes):
    assert run("simulate", routes / "first_expedition.yaml", *option)[0] == 2


@pytest.mark.parametrize("command", ["replay", "simulate", "test"])
def test_a_file_that_is_not_there_is_wrong_use(command, run, here):
    code, printed = run(command, "nowhere.yaml")

    assert code == 2
    assert "There is no file or folder “nowhere.yaml”." in printed


@pytest.mark.parametrize("command", ["replay", "simulate", "test"])
def test_an_empty_folder_is_wrong_use(command, run, here):
    assert run(command, ".")[0] == 2


def test_the_greatest_seed_can_be_played_and_verified(run, routes, here):
    run("play", routes / "first_expedition.yaml", "--headless", "--bots", "greedy", "--seed", 10**18 - 1, "--to", "game.yaml")  # fmt: skip

    code, printed = run("replay", "game.yaml", "--quiet")
    assert code == 0, printed


def test_a_replay_that_cannot_be_written_is_said(run, routes, here):
    code, printed = run("play", routes / "first_expedition.yaml", "--headless", "--bots", "greedy", "--to", "no/such/folder/game.yaml")  # fmt: skip

    assert code == 2
    assert "“no/such/folder/game.yaml” cannot be written" in printed


# Replays that were whole once


def test_a_replay_is_verified_with_a_log_and_an_outcome(played, run):
    code, printed = run("replay", "whole.yaml")

    assert code == 0, printed
    assert "Red ends the turn." in printed
    assert "the same to the last position" in printed


def test_wherever_a_replay_breaks_off_that_is_said(played, run):
    """Cut at many places, in the middle of lines and between them."""
    for cut in range(0, len(played) - 2, 997):
        Path("cut.yaml").write_text(played[:cut], encoding="utf-8")

        code, printed = run("replay", "cut.yaml", "--quiet")
        assert code == 1, f"cut at {cut}: {printed}"
        assert "Traceback" not in printed


def test_between_two_moves_too_a_break_is_noticed(played, run):
    lines = played.splitlines(keepends=True)
    last = max(n for n, line in enumerate(lines) if line.startswith("- {move: end_play}"))
    Path("cut.yaml").write_text("".join(lines[:last]), encoding="utf-8")

    code, printed = run("replay", "cut.yaml", "--quiet")
    assert code == 1
    assert "The moves end before the game does: player" in printed


def test_a_changed_move_is_named_with_its_place(played, run):
    lines = played.splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if line.startswith("- {buy: "))
    lines[at] = "- {buy: giant_machete}\n"
    Path("changed.yaml").write_text("".join(lines), encoding="utf-8")

    code, printed = run("replay", "changed.yaml")
    first_line = printed.splitlines()[0]
    assert code == 1
    assert first_line.startswith(f"changed.yaml:{at + 1}:3: Move ")
    assert "is refused: " in first_line
    assert "can be read with --as-written" in first_line


def test_a_misspelled_card_is_offered_the_right_way(played, run):
    at = played.index("card: explorer", played.index("- {buy: "))
    Path("changed.yaml").write_text(played[:at] + "card: explorr" + played[at + 14 :], "utf-8")

    code, printed = run("replay", "changed.yaml", "--quiet")
    assert code == 1
    assert "did you mean “explorer”?" in printed


def test_a_replay_without_its_end_noted_is_not_called_verified(played, run):
    tree = yaml.safe_load(played)
    kept = {key: value for key, value in tree.items() if key not in {"outcome", "hash"}}
    Path("open.yaml").write_text(yaml.safe_dump(kept | {"moves": tree["moves"][:3]}), "utf-8")

    code, printed = run("replay", "open.yaml", "--quiet")
    assert code == 0
    assert "All 3 moves can be made." in printed
    assert "Verified" not in printed


def test_the_moves_as_written_are_all_of_them(played, run):
    code, printed = run("replay", "whole.yaml", "--as-written")

    n = len(yaml.safe_load(played)["moves"])
    assert code == 0
    assert printed.splitlines()[-1] == f"{n} moves as they are written; no rule was asked."


# Content that has changed since (a card removed, a tile turned)


def other_root(folder, checkout):
    """Give the shipped content in a root of its own, where it may be changed."""
    content = folder / "content" / "el_dorado"
    shutil.copytree(checkout / "content" / "el_dorado", content)
    (folder / "schemas").mkdir()
    return content / "base"


def test_a_card_that_was_removed_is_named_as_the_first_difference(played, run, here, checkout):
    base = other_root(here, checkout)
    cards = base / "cards.yaml"
    cards.write_text(
        cards.read_text("utf-8").replace("- id: sailor\n", "- id: sailor_2\n"), "utf-8"
    )

    code, printed = run("replay", "whole.yaml")
    lines = printed.splitlines()
    assert code == 1
    assert lines[0].startswith("The content has changed since this game was played: ")
    assert "cards" in lines[0]
    assert "whole.yaml:" in lines[1]
    assert "can be read with --as-written" in lines[1]
    assert run("replay", "whole.yaml", "--as-written")[0] == 0


def test_a_tile_that_was_turned_is_said_to_be_the_board(played, run, here, routes):
    route = (routes / "first_expedition.yaml").read_text("utf-8")
    line = next(text for text in route.splitlines() if "{face: C," in text)
    turn = int(line.split("turn: ")[1][0])
    turned = route.replace(line, line.replace(f"turn: {turn}", f"turn: {(turn + 1) % 6}"))
    Path("mine.yaml").write_text(turned.replace("id: first_expedition", "id: mine"), "utf-8")

    code, printed = run("replay", "whole.yaml", "--of", "mine.yaml", "--quiet")
    assert code == 1
    assert printed.splitlines()[0] == ("The content has changed since this game was played: board.")


def test_a_change_of_the_content_stands_above_the_log_also_where_the_game_comes_out_the_same(
    played, run, here
):
    Path("old.yaml").write_text(
        re.sub(r"(?m)^content: .*$", "content: cards:1234", played), encoding="utf-8"
    )

    code, printed = run("replay", "old.yaml")
    lines = printed.splitlines()
    assert code == 0
    assert lines[0].startswith("The content has changed since this game was played")
    assert lines[-1].startswith("Verified: ")
    assert sum("content has changed" in line for line in lines) == 1


def test_the_json_of_a_difference_carries_its_place_among_the_moves(played, run):
    Path("seed.yaml").write_text(played.replace("seed: 7", "seed: 8"), encoding="utf-8")

    code, printed = run("replay", "seed.yaml", "--json")
    report = yaml.safe_load(printed)
    assert code == 1
    assert (report["verified"], report["same_content"]) == (False, True)
    assert report["at"] == report["n_moves"] + 1


# Situations with anything anywhere

JUNK = [
    None,
    0,
    -1,
    99,
    "",
    "x",
    "9,9",
    [],
    {},
    [[]],
    [{}],
    {"a": 1},
    True,
    1.5,
    ["scout"],
    "scout",
]


def places(tree, *way):
    """Give every place in a tree but the file's own head."""
    if way and way[0] not in {"kind", "format"}:
        yield way
    children = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()  # fmt: skip
    for key, value in children:
        yield from places(value, *way, key)


def spoilt(tree, chance):
    """Give a tree with one thing taken out, put in, or replaced by anything."""
    tree = copy.deepcopy(tree)
    where = list(places(tree))
    *way, key = where[chance.below(len(where))]
    parent = tree
    for step in way:
        parent = parent[step]
    deed, thing = chance.below(4), JUNK[chance.below(len(JUNK))]
    if deed == 0 and isinstance(parent, dict):
        del parent[key]
    elif deed == 1 and isinstance(parent, dict):
        parent["zzz"] = thing
    else:
        parent[key] = thing
    return tree


def test_situations_with_anything_anywhere_are_answered(run, here, routes, numbers):
    files = sorted((routes.parent / "situations").glob("*.yaml"))
    for seed in range(numbers.of(short=20, long=1500)):
        chance = Chance(seeded(seed))
        tree = yaml.safe_load(files[chance.below(len(files))].read_text(encoding="utf-8"))
        text = yaml.safe_dump({"game": "el_dorado", **spoilt(tree, chance)}, allow_unicode=True)
        Path("game.yaml").write_text(text, encoding="utf-8")

        code, printed = run("test", "game.yaml")
        assert code in {0, 1}, f"seed {seed}: {printed}"
        assert re.search(r"\d+ passed, \d+ failed$", printed.strip()), f"seed {seed}: {printed}"
