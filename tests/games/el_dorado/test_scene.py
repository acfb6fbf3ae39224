from pathlib import Path

import pytest

from designer.hexes import Hex
from plugins.el_dorado.scene import read_looks, scene
from tests.games.el_dorado.projects import published, route, shipped, with_file
from tests.games.el_dorado.published import ROUTE_IDS

LINE = "B 0,0 2\nC 7,-3 5\nN 11,0 2"


def letters(picture):
    return [label.text for label in picture.labels]


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_a_published_route_shows_its_letters_and_a_bar_on_each_joint(name):
    picture = scene(shipped(), published(name))

    assert len(picture.labels) == len(picture.board.placements) - 1
    assert [bar.number for bar in picture.bars] == ["?"] * (len(picture.board.joints) - 1)
    assert picture.title


def test_the_finish_has_no_letter_and_a_city_behind_it():
    picture = scene(*route("B 0,0 2\nZ 20,0 3"))

    assert letters(picture) == ["B"]
    # At turn 3 the city's hexes (0,-1) (1,-1) (1,0) lie at (0,1) (-1,1) (-1,0) from the centre.
    assert picture.scenery == ((Hex(20, 1), "FINW"), (Hex(19, 1), "FINW"), (Hex(19, 0), "FINW"))


def test_a_named_blockade_shows_what_it_is():
    picture = scene(*route(LINE, "B C blockade_6\nC N none"))

    (bar,) = picture.bars
    assert (bar.code, bar.strength, bar.number, bar.title) == ("RUB", 2, "6", "Blockade 6")
    joint = picture.board.joint_between(0, 1)
    assert bar.pairs == tuple(
        (picture.board.spaces[a].hex, picture.board.spaces[b].hex) for a, b in joint.pairs
    )


def test_a_blockade_that_nothing_declares_is_not_drawn():
    assert [bar.number for bar in scene(*route(LINE, "B C blockade_9")).bars] == ["?"]


@pytest.mark.parametrize(("switch", "n_bars"), [("true", 6), ("false", 4)])
def test_a_scenario_may_lay_blockades_on_one_side_of_a_strip_only(switch, n_bars):
    project, document = with_file(
        f"{published('swamplands').text}\nswitches: {{barriers.both_sides_of_strip: {switch}}}\n"
    )

    assert len(scene(project, document).bars) == n_bars


def test_every_terrain_has_its_grounds_its_symbol_and_a_line_on_how_it_is_entered():
    looks = read_looks(shipped())

    for code, look in looks.items():
        assert look.enter, code
        assert len(look.grounds) == 4, code
        assert all(Path(path).is_absolute() and Path(path).is_file() for path in look.grounds)
        assert look.icon == "" or Path(look.icon).is_file()
    assert looks["S"].numbered
    assert looks["FINW"].inner == "W"
    assert looks["J"].enter == "One card with Machete, at least as strong as the space"


def test_names_are_in_the_readers_language():
    assert read_looks(shipped(), "pl")["MTN"].name == "Góra"
    assert scene(shipped(), published("swamplands"), language="de").title == "Sumpfland"


def test_a_look_that_is_faulty_is_drawn_flat_and_grey():
    project, _ = with_file(
        """\
        kind: terrains
        terrains:
          - {code: Q, colours: {base: red, light: 7}, ground: nowhere, icon: [x], enter: 3}
        """
    )
    look = read_looks(project)["Q"]

    assert (look.name, look.base, look.light) == ("Q", "#8A8A8A", "#B5B5B5")
    assert (look.grounds, look.icon, look.enter) == ((), "", "")


def test_a_file_that_does_not_parse_has_an_empty_picture():
    picture = scene(*with_file("placements: ["))

    assert picture.board.spaces == ()
    assert picture.bars == ()
