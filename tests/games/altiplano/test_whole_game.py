"""Whole games, kept as files, one for each way of ending, come out again as they were written down."""

from pathlib import Path

import pytest

from designer.documents import read_document
from designer.engine.replays import Replay, verify
from tests.cli.conftest import run  # noqa: F401 - a fixture
from tests.games.altiplano.games import compiled

FOLDER = Path(__file__).parents[2] / "replays" / "altiplano"
ENDS = {"won_by_the_first": "won", "won_by_the_second": "won", "unfinished": "unfinished"}

each_end = pytest.mark.parametrize("name", ENDS)


def report_of(name):
    file = FOLDER / f"{name}.yaml"
    document = read_document(file.read_bytes(), file.name)
    assert document.diagnostics == ()
    return verify(compiled(), Replay.from_tree(document.tree))


def test_every_kept_game_is_known():
    assert {file.stem for file in FOLDER.glob("*.yaml")} == set(ENDS)


@each_end
def test_a_game_comes_out_as_it_was_written_down(name):
    report = report_of(name)

    assert report.difference is None
    assert str(report.outcome.termination) == ENDS[name]


@pytest.mark.parametrize(("name", "after"), [("won_by_the_first", 0), ("won_by_the_second", 1)])
def test_the_winner_placed_two_treasures(name, after):
    state = report_of(name).state
    (winner,) = report_of(name).outcome.winners

    assert winner == (state.first + after) % 2
    assert len(state.treasures[winner]) == 2


def test_the_command_verifies_a_kept_game(run):  # noqa: F811 - the fixture
    code, said = run("replay", FOLDER / "won_by_the_first.yaml")

    assert code == 0
    assert "has 2 Treasures and wins" in said
