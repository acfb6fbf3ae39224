"""Faulty pieces of modules: a diagnostic, a refusal to play or a game, never a traceback."""

import pytest

from designer.api import SetUp
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.checks.looking import run_all
from tests.games.el_dorado.modules.walks import game_of, played
from tests.games.el_dorado.projects import route, shipped

BOARDS = "B 0,0 2\nC 7,-3 5\nN 11,0 2\nI 14,4 2\nK 21,0 0\nZ 25,-4 0\n"

TILES = """\
kind: tiles
format: 1
tiles:
  - {id: odd, name: Odd, shape: piece, lies: ["on"], count: 9, carries_barriers: false, source: designed here, faces: [{id: odd, rows: [{r: 0, q: 0, cells: [%s]}]}]}
"""


def with_odd(cells):
    project = shipped().with_text("odd.yaml", TILES % cells)
    return route(BOARDS + "odd 21,0 0", project=project)


@pytest.mark.parametrize(
    ("cells", "code"),
    [
        ("RAP1", "el-dorado/arrow-missing"),
        ("SW9", "el-dorado/no-equal-card"),
        ('"J1:temple_green", "J1:temple_green"', "el-dorado/temple-shape"),
        ('"J9*"', None),
        ('"J1:nothing_known"', None),
    ],
)
def test_an_odd_piece_is_told_and_the_route_still_compiles(cells, code):
    project, document = with_odd(cells)
    codes = {found.code for found in run_all(project, document)}

    assert code is None or code in codes
    assert GAME.compile(project, document, SetUp(players=2)).game is not None


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ("pass_1 3,-1 0", "el-dorado/overlay-on-two-tiles"),
        ("pass_1 0,6 0", "el-dorado/only-laid-on"),
        ("\n".join(f"rapids_1 {18 + n},0 0 r{n}" for n in range(8)), "el-dorado/module-tiles"),
        ("rapids_1 0,0 0 one\nrapids_1 0,0 0 two", "el-dorado/overlay-on-overlay"),
    ],
)
def test_pieces_in_wrong_places_are_told(pieces, code):
    project, document = route(BOARDS + pieces)

    assert code in {found.code for found in run_all(project, document)}
    assert GAME.inspect(project, document).scene is not None


def test_a_tribe_without_cards_offers_nothing_and_plays_on():
    empty = (
        "kind: decks\nformat: 1\ndecks:\n  - {id: tribe, piles: [scout], source: designed here}\n"
    )
    path = next(d.path for d in shipped().of_kind("decks") if "muisca" in d.path)
    project = shipped().with_text(path, empty)
    document = next(d for d in project.of_kind("scenario") if d.id == "land_of_the_muisca")
    game = GAME.compile(project, document, SetUp(players=2)).game

    assert len(game.start(1).places) == 6
    assert played(game, ["greedy"], 1).games == 1


def test_modules_that_nobody_knows_are_left_out():
    game = game_of("land_of_the_muisca", 2, ("no_such_module", "temples"))

    assert "no_such_module" not in game.definition.modules
    assert "temples" in game.definition.modules
