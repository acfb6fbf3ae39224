"""Every command works without a display and ends with the agreed exit code."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

ROUTES = Path(__file__).parents[2] / "content" / "el_dorado" / "base" / "routes"
FIRST = str(ROUTES / "first_expedition.yaml")

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Give First Expedition with a face that does not exist."""
    file = tmp_path / "mine.yaml"
    text = Path(FIRST).read_text(encoding="utf-8").replace("face: N", "face: NN")
    file.write_text(text.replace("id: first_expedition", "id: mine"), encoding="utf-8")
    return file


def test_all_shipped_content_is_clean(run: Run) -> None:
    code, printed = run("check", str(ROUTES.parents[2]))

    assert code == 0, printed
    assert "no faults found" in printed or "hint" in printed


def test_a_fault_is_named_with_its_place_and_a_remedy(run: Run, broken: Path) -> None:
    line = 1 + broken.read_text(encoding="utf-8").split("face: NN")[0].count("\n")

    code, printed = run("check", str(broken))

    assert code == 1
    assert f"mine.yaml:{line}:" in printed
    assert "Did you mean" in printed or "did you mean" in printed


def test_the_json_of_a_check_carries_code_place_and_fixes(run: Run, broken: Path) -> None:
    code, printed = run("check", "--json", str(broken))

    found = json.loads(printed)["diagnostics"]
    dangling = next(d for d in found if d["code"] == "core/dangling-ref")
    assert code == 1
    assert dangling["location"]["pointer"] == "/placements/2/face"
    assert dangling["fixes"]


def test_an_unknown_path_is_wrong_use(run: Run) -> None:
    code, printed = run("check", "nowhere.yaml")

    assert code == 2
    assert "nowhere.yaml" in printed


def test_analyse_says_that_the_goal_can_be_reached(run: Run) -> None:
    code, printed = run("analyse", FIRST)

    assert code == 0
    assert "El Dorado can be reached from every start" in printed
    assert "34 symbols in 28 steps" in printed


def test_analyse_as_json_lists_four_blockades(run: Run) -> None:
    code, printed = run("analyse", "--json", FIRST)

    tree = json.loads(printed)
    assert code == 0
    assert [b["between"] for b in tree["barriers"]] == [
        ["B", "C"],
        ["C", "N"],
        ["N", "I"],
        ["I", "K"],
    ]
    assert not any(b["can_be_walked_round"] for b in tree["barriers"])


def test_a_game_played_without_a_window_is_verified_from_its_replay(
    run: Run, tmp_path: Path
) -> None:
    target = tmp_path / "game.yaml"

    played, _ = run(
        "play", FIRST, "--headless", "--bots", "greedy", "--seed", "7", "--to", str(target)
    )
    verified, printed = run("replay", str(target), "--quiet")
    checked, complaints = run("check", str(target))

    assert (played, verified) == (0, 0), printed
    assert checked == 0, complaints


def test_a_replay_that_was_tampered_with_is_found_out(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "game.yaml"
    run("play", FIRST, "--headless", "--bots", "greedy", "--seed", "7", "--to", str(target))
    text = target.read_text(encoding="utf-8")
    target.write_text(text.replace("seed: 7", "seed: 8"), encoding="utf-8")

    code, printed = run("replay", str(target), "--quiet")

    assert code == 1
    assert "refused" in printed or "cannot be read" in printed or "not the one" in printed


def test_the_same_seed_plays_the_same_game(run: Run) -> None:
    games = [
        run("play", FIRST, "--headless", "--bots", "greedy", "--seed", "5", "--json")[1]
        for _ in range(2)
    ]

    assert games[0] == games[1]


def test_situations_are_counted_on_the_last_line(run: Run) -> None:
    code, printed = run("test", str(ROUTES.parent / "situations"))

    assert code == 0, printed
    assert printed.strip().splitlines()[-1].endswith(" passed, 0 failed")


@pytest.mark.parametrize(
    ("right", "wrong"), [("[dragons]", "[dragon]"), ("photographer", "photograper")]
)
def test_a_misspelt_name_in_a_situation_is_told_at_its_place(
    run: Run, checkout: Path, tmp_path: Path, right: str, wrong: str
) -> None:
    source = checkout / "content/el_dorado/dragons/situations/a_card_of_its_colour.yaml"
    text = source.read_text("utf-8").replace(right, wrong)
    file = tmp_path / "mine.yaml"
    file.write_text(text, "utf-8")
    line = 1 + text.split(wrong, 1)[0].count("\n")

    code, printed = run("test", str(file))

    assert code == 1
    assert f"mine.yaml:{line}:" in printed
    assert f"Did you mean {right.strip('[]')}?" in printed
    assert "is no word for a move" not in printed


def test_explain_gives_the_page_of_a_code(run: Run) -> None:
    code, printed = run("explain", "core/dangling-ref")

    assert code == 0
    assert "How to fix" in printed
    assert run("explain", "core/dangling-reff")[0] == 2


def test_an_unknown_command_or_bot_is_wrong_use(run: Run) -> None:
    assert run("chek", FIRST)[0] == 2
    assert run("play", FIRST, "--headless", "--bots", "genius")[0] == 2
