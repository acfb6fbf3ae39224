"""What was played is found again, and what can be read of a file that is not whole."""

from pathlib import Path

import pytest

from designer.documents import load_document, read_document
from designer.engine.replays import Replay
from designer.session import Workspace
from designer.session.replays import moves_as_written, nearest_name, source_of

ROUTE = Path(__file__).parents[2] / "content/el_dorado/base/routes/first_expedition.yaml"
TEXT = """kind: replay
format: 1
game: el_dorado
route: first_expedition
players: 2
seed: 7
moves:
- {buy: scout}
- pay: [traveler]
- card: explorer
  as: machete
  steps: ['-1,-1']
- {move: done}
"""
MOVES = (
    {"buy": "scout"},
    {"pay": ["traveler"]},
    {"card": "explorer", "as": "machete", "steps": ["-1,-1"]},
    {"move": "done"},
)


def replay_of(route):
    return Replay("el_dorado", ("route", route), 2, 7, ())


@pytest.fixture
def workspace(tmp_path):
    file = tmp_path / "game.replay.yaml"
    file.write_text(TEXT, encoding="utf-8")
    return Workspace.open([file])


def test_a_published_route_is_found_by_its_id(workspace, tmp_path):
    found = source_of(workspace, replay_of("first_expedition"), tmp_path / "game.replay.yaml")

    assert Path(found.path) == ROUTE


def test_an_own_route_is_found_beside_the_replay(workspace, tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(ROUTE.read_text(encoding="utf-8").replace("id: first", "id: my_first"), "utf-8")

    found = source_of(workspace, replay_of("my_first_expedition"), tmp_path / "game.replay.yaml")
    assert Path(found.path) == own


def test_what_was_played_is_found_by_its_path(workspace, tmp_path):
    found = source_of(workspace, replay_of(str(ROUTE)), tmp_path / "game.replay.yaml")

    assert Path(found.path) == ROUTE


def test_what_is_not_there_is_none_and_the_nearest_name_is_offered(workspace, tmp_path):
    replay = replay_of("first_expeditio")

    assert source_of(workspace, replay, tmp_path / "game.replay.yaml") is None
    assert nearest_name(workspace, replay) == "first_expedition"
    assert nearest_name(workspace, replay_of("zzz")) is None


def test_a_whole_replay_is_read_as_written():
    assert moves_as_written(read_document(TEXT, "r.yaml")) == MOVES


@pytest.mark.parametrize("cut", range(TEXT.index("- {buy") + 2, len(TEXT)))
def test_wherever_a_file_breaks_off_its_whole_moves_are_read(cut):
    document = read_document(TEXT[:cut], "r.yaml")

    found = moves_as_written(document)
    n_whole = sum(
        TEXT.index(end) + len(end) <= cut for end in ("scout}", "[traveler]", "'-1,-1']", "done}")
    )
    assert found[:n_whole] == MOVES[:n_whole]
    assert len(found) <= n_whole + 1


@pytest.mark.parametrize("text", ["", "kind: replay\n", "\x00\x01", "moves: 5\n", "- a\n- b\n"])
def test_where_no_moves_are_there_are_none(text):
    assert moves_as_written(read_document(text, "r.yaml")) == ()


def test_a_file_that_is_not_there_has_no_moves(tmp_path):
    assert moves_as_written(load_document(tmp_path / "nothing.yaml")) == ()
