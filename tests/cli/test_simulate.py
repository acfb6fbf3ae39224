"""Many games from the command line: figures, progress, and what an interrupt leaves."""

import contextlib
import json
import os
import signal
import subprocess
import sys

import pytest

from designer.cli.tallies import lines_of, progress_of, tree_of
from designer.play.statistics import Histogram, Share, Tally

TALLY = Tally(
    games=4,
    rounds=Histogram({7: 3, 9: 1}),
    moves=Histogram({70: 3, 90: 1}),
    ends={"won": 3, "unfinished": 1},
    wins=(3, 0),
    counted={"red_cards": {"ace": (4, 0), "king": (2, 4)}},
    per_game={"red_cards": Histogram({1: 6, 2: 2})},
    hash=0xAB,
    won_with={"red_cards": {"ace": Share(3, 4), "king": Share(1, 4)}},
)


def test_the_figures_can_be_read():
    assert list(lines_of(TALLY)) == [
        "rounds: 7 to 9, half of the games 7 to 7.5, median 7, mean 7.5",
        "moves: 70 to 90, half of the games 70 to 75, median 70, mean 75.0",
        "ends: unfinished 1 (25.0 %, likely 4.6 to 69.9), won 3 (75.0 %, likely 30.1 to 95.4)",
        "wins by seat:",
        "  1: 3 (75.0 %, likely 30.1 to 95.4)",
        "  2: 0 (0.0 %, likely 0.0 to 49.0)",
        "red cards: 1.25 a seat and game (half of them 1 to 1.25)",
        "  king: 6 (2, 4), 4 times a seat's, won 1 (25.0 %, likely 4.6 to 69.9)",
        "  ace: 4 (4, 0), 4 times a seat's, won 3 (75.0 %, likely 30.1 to 95.4)",
        "hash of all games: 00000000000000ab",
    ]


def test_the_tree_holds_the_same_figures():
    tree = tree_of(TALLY)

    assert tree["games"] == 4
    assert tree["rounds"]["mean"] == 7.5
    assert tree["ends"]["won"]["n"] == 3
    assert tree["wins_by_seat"]["1"] == {"n": 3, "share": 0.75, "low": 0.300642, "high": 0.954413}
    assert tree["counted"]["red_cards"]["by_kind"]["king"] == {
        "all": 6,
        "by_seat": {"1": 2, "2": 4},
        "won_with": {"n": 1, "of": 4, "share": 0.25, "low": 0.045587, "high": 0.699358},
    }
    assert tree["counted"]["red_cards"]["by_seat"] == {"1": 6, "2": 4}
    assert tree["hash"] == "00000000000000ab"


def test_progress_is_one_line():
    assert progress_of(TALLY, 10) == "4 of 10 games: 7 rounds, wins by seat 75/0 in 100"


@pytest.fixture
def first(routes):
    return routes / "first_expedition.yaml"


def test_what_is_printed_does_not_depend_on_the_number_of_processes(run, first, numbers):
    games = numbers.of(short=80, long=1000)
    printed = [
        run("simulate", first, "--games", games, "--bots", "greedy", "--seed", "3", "--jobs", jobs, "--json")
        for jobs in (1, 2)
    ]  # fmt: skip

    trees = [json.loads(text[: text.rindex("}") + 1]) for _, text in printed]
    assert [code for code, _ in printed] == [0, 0]
    assert trees[0] == trees[1]
    assert (trees[0]["games"], trees[0]["complete"]) == (games, True)


def test_bought_cards_and_blockades_are_counted(run, first):
    code, printed = run("simulate", first, "--games", "2", "--bots", "greedy", "--players", "2")

    assert code == 0
    assert "cards bought: " in printed
    assert "blockades taken: " in printed
    assert "2 of 2 games: " in printed


@contextlib.contextmanager
def endless(handler, first, checkout, jobs="1"):
    """Simulate without end in a group of its own, where an interrupt at first means `handler`.

    Whoever runs the tests in the background has it ignored; a child would inherit that.
    """
    command = ["-m", "designer", "simulate", str(first), "--games", "1000000", "--jobs", jobs, "--json"]  # fmt: skip
    code = (
        "import os, signal, sys; "
        f"signal.signal(signal.SIGINT, signal.{handler}); "
        f"os.execv(sys.executable, [sys.executable, *{command!r}])"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=checkout,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


posix_only = pytest.mark.skipif(
    os.name != "posix", reason="an interrupt is sent to a group of processes"
)


@posix_only
def test_an_interrupt_that_is_ignored_stays_so(first, checkout):
    with endless("SIG_IGN", first, checkout) as process:
        before = [process.stderr.readline() for _ in range(2)]
        os.killpg(process.pid, signal.SIGINT)
        after = [process.stderr.readline() for _ in range(2)]

        assert process.poll() is None

    assert all("of 1000000 games" in line for line in (*before, *after))


@posix_only
@pytest.mark.parametrize("whole_group", [True, False])
def test_a_wish_to_end_leaves_the_figures_and_no_process(whole_group, first, checkout):
    with endless("SIG_DFL", first, checkout, "2") as process:
        for _ in range(2):
            process.stderr.readline()
        (os.killpg if whole_group else os.kill)(process.pid, signal.SIGTERM)
        # Its output ends only when all processes that could write there are gone.
        printed, said = process.communicate(timeout=60)

    tree = json.loads(printed)
    assert process.returncode == 143
    assert (tree["complete"], tree["games"] > 0) == (False, True)
    assert f"Stopped: the figures are those of {tree['games']} of 1000000 games." in said
    assert "resource_tracker" not in said
    assert "Traceback" not in said


@posix_only
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_leaves_the_figures_of_the_games_played(jobs, first, checkout):
    with endless("SIG_DFL", first, checkout, jobs) as process:
        progress = [process.stderr.readline() for _ in range(2)]
        os.killpg(process.pid, signal.SIGINT)
        printed, said = process.communicate(timeout=60)

    tree = json.loads(printed)
    assert process.returncode == 130
    assert "of 1000000 games" in progress[0]
    assert (tree["complete"], tree["games"] > 0) == (False, True)
    assert f"Stopped: the figures are those of {tree['games']} of 1000000 games." in said
    assert "Traceback" not in said


def test_what_only_many_games_show_is_told_below_the_figures(tmp_path, run):
    file = tmp_path / "small.yaml"
    file.write_text(
        "kind: scenario\nformat: 1\nid: small\ngame: relic_expedition\nname: Small\nplayers: 2\n"
        "table: {width: 7, height: 7}\nsource: designed here\n",
        encoding="utf-8",
    )
    code, printed = run("simulate", str(file), "--games", "4", "--jobs", "1")

    assert code == 0
    assert "Mount Rumihatun came into play in 0 of 4 games." in printed

    _, printed = run("simulate", str(file), "--games", "4", "--jobs", "1", "--json")
    faults = json.loads(printed[: printed.rindex("}") + 1])["faults"]
    assert {fault["code"] for fault in faults} == {"relic-expedition/seldom-placed"}
