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

FOLDER = Path(__file__).parents[2] / "replays/el_dorado"
WINNERS = {"first_expedition_two_players.yaml": (1,), "first_expedition_by_hand.yaml": (0,)}


@pytest.fixture(params=WINNERS)
def replay(request):
    file = FOLDER / request.param
    document = read_document(file.read_bytes(), file.name)
    assert document.diagnostics == ()
    return Replay.from_tree(document.tree)


@pytest.fixture
def rules(replay):
    plugin = PluginHost.standard().game("el_dorado")
    set_up = SetUp(players=replay.players)
    return plugin.compile(shipped(), published("first_expedition"), set_up).game


def test_every_replay_is_of_a_winner_that_is_known():
    assert {file.name for file in FOLDER.glob("*.yaml")} == set(WINNERS)


def test_a_whole_game_comes_out_as_it_was_written_down(replay, rules, request):
    report = verify(rules, replay)

    assert report.difference is None
    assert report.n_moves == len(replay.moves)
    assert report.outcome.termination is Termination.WON
    assert report.outcome.winners == WINNERS[request.node.callspec.params["replay"]]


def test_a_move_left_out_is_noticed(replay, rules):
    tree = replay.to_tree()
    del tree["moves"][0]

    assert verify(rules, Replay.from_tree(tree)).difference is not None


def test_the_preview_resumes_it_at_its_end(replay, rules):
    preview, why = as_far_as_possible(rules, replay, {})

    assert why == ""
    assert preview.outcome is not None
    assert len(preview.steps) == len(replay.moves)
