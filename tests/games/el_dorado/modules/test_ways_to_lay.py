"""Small tiles lie beside the boards or on them, and the skull tile is a terrain tile like any other."""

import pytest

from designer.api import Hex, SetUp
from plugins.el_dorado.game import GAME
from plugins.el_dorado.lying import lying
from tests.games.el_dorado.modules.walks import game_of
from tests.games.el_dorado.projects import route

BOARDS = "B 0,0 2\nC 7,-3 5\nZ 11,-7 0\n"


def board_with(piece, at):
    """Give the compiled board of a start, a board and a small tile."""
    compiled = GAME.compile(*route(f"{BOARDS}{piece} {at} 0"), SetUp(players=2))
    assert compiled.game is not None, compiled.diagnostics
    return compiled.game.definition


def shown(definition, q, r):
    position = definition.board.index[Hex(q, r)]
    return definition.surfaces[definition.surface_of[position]].text, definition.ways[position]


# By the tiles as they are designed: the text of a tile's first space.
@pytest.mark.parametrize(
    ("piece", "first"),
    [
        pytest.param("rapids_1", "RAP1", id="ED-RAPID-03"),
        pytest.param("swamp_1", "SW1", id="ED-SWAMP-04"),
        pytest.param("temple_green", "J1", id="ED-TEMPLE-04"),
    ],
)
def test_a_small_tile_beside_the_boards_adds_its_spaces_to_the_way(piece, first):
    plain = board_with("rapids_7", "7,-2")
    assert Hex(7, 1) not in plain.board.index

    text, ways = shown(board_with(piece, "7,1"), 7, 1)

    assert text.startswith(first)
    assert ways


@pytest.mark.parametrize(
    ("piece", "first"),
    [
        pytest.param("rapids_1", "RAP1", id="ED-RAPID-06"),
        pytest.param("swamp_1", "SW1", id="ED-SWAMP-07"),
        pytest.param("temple_yellow", "V1", id="ED-TEMPLE-07"),
    ],
)
def test_a_small_tile_on_a_board_takes_the_place_of_its_spaces(piece, first):
    laid = board_with(piece, "7,-3")
    plain = board_with("rapids_1", "7,-2")

    assert shown(laid, 7, -3)[0].startswith(first)
    assert not shown(plain, 7, -3)[0].startswith(first)
    assert len(laid.board.spaces) == len(plain.board.spaces)


def test_the_skull_tile_gets_mist_and_treasure_like_any_other():
    """ED-SKULL-01."""
    game = game_of("all_nine", 4)
    board = game.definition.board
    skull = next(n for n, placed in enumerate(board.placements) if placed.face == "SK")
    laid, misty = set(), set()
    for seed in range(4):
        state = game.start(seed)
        laid |= {board.host_of(place) for place in lying(game.book, state)}
        misty |= {
            board.host_of(p) for p, s in enumerate(state.surface) if s == game.definition.cover
        }

    assert skull in game.definition.terrain_tiles
    assert skull in laid
    assert skull in misty
