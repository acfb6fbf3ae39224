"""A whole game, kept as a file, comes out again as it was written down."""

from pathlib import Path

import pytest

from designer.api import SetUp
from designer.documents import read_document
from designer.engine.game import Termination
from designer.engine.replays import Replay, verify
from designer.plugin_host import PluginHost
from designer.session.saved_games import as_far_as_possible
from tests.games.el_dorado.projects import published, shipped

FILE = Path(__file__).parents[2] / "replays/el_dorado/first_expedition_two_players.yaml"


@pytest.fixture
def replay():
    document = read_document(FILE.read_bytes(), FILE.name)
    assert document.diagnostics == ()
    return Replay.from_tree(document.tree)


@pytest.fixture
def rules(replay):
    plugin = PluginHost.standard().game("el_dorado")
    set_up = SetUp(players=replay.players)
    return plugin.compile(shipped(), published("first_expedition"), set_up).game


def test_a_whole_game_comes_out_as_it_was_written_down(replay, rules):
    report = verify(rules, replay)

    assert report.difference is None
    assert report.n_moves == len(replay.moves)
    assert report.outcome.termination is Termination.WON
    assert report.outcome.winners == (1,)


def test_a_move_left_out_is_noticed(replay, rules):
    tree = replay.to_tree()
    del tree["moves"][0]

    assert verify(rules, Replay.from_tree(tree)).difference is not None


def test_the_preview_resumes_it_at_its_end(replay, rules):
    preview, why = as_far_as_possible(rules, replay, {})

    assert why == ""
    assert preview.outcome is not None
    assert len(preview.steps) == len(replay.moves)
