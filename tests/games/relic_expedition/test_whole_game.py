"""Whole games, kept as files, one for each way of ending, come out again as they were written down."""

from pathlib import Path

import pytest

from designer.api import SetUp
from designer.documents import read_document
from designer.engine.replays import Replay, verify
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import scenario, shipped

FOLDER = Path(__file__).parents[2] / "replays" / "relic_expedition"
ENDS = {
    "won_by_colour": "won",
    "won_by_sign": "won",
    "unfinished": "unfinished",
    "played_by_hand": "won",
}

each_end = pytest.mark.parametrize("name", ENDS)


def replay_of(name):
    file = FOLDER / f"{name}.yaml"
    document = read_document(file.read_bytes(), file.name)
    assert document.diagnostics == ()
    return Replay.from_tree(document.tree)


def rules_of(replay):
    set_up = SetUp(players=replay.players)
    return GAME.compile(shipped(), scenario(replay.source[1]), set_up).game


def test_every_kept_game_is_known():
    assert {file.stem for file in FOLDER.glob("*.yaml")} == set(ENDS)


@each_end
def test_a_game_comes_out_as_it_was_written_down(name):
    replay = replay_of(name)
    report = verify(rules_of(replay), replay)

    assert (report.difference, report.n_moves) == (None, len(replay.moves))
    assert str(report.outcome.termination) == ENDS[name]


@pytest.mark.parametrize(
    ("name", "what"), [("won_by_colour", "colour"), ("won_by_sign", "insignia")]
)
def test_the_winner_holds_four_alike(name, what):
    game = rules_of(replay_of(name))
    report = verify(game, replay_of(name))
    (winner,) = report.outcome.winners
    kinds = [
        game.definition.kinds[game.definition.kind_of[p]]
        for p in report.state.packs[winner]
        if p >= 0
    ]
    alike = [getattr(kind, what) for kind in kinds if kind.colour]

    assert max(map(alike.count, alike)) >= 4


def test_a_move_left_out_is_noticed():
    replay = replay_of("won_by_sign")
    tree = replay.to_tree()
    del tree["moves"][10]

    assert verify(rules_of(replay), Replay.from_tree(tree)).difference is not None
