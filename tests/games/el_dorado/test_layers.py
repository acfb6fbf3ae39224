"""What is drawn over a route for its modules."""

import pytest

from designer.hexes import Hex
from designer.session import Workspace
from designer.ui.canvas.overlay_bar import OVERLAYS


@pytest.fixture(scope="module")
def drawn():
    """Give a function that gives the drawings of a scenario, by id."""
    workspace = Workspace.open([])
    plugin = workspace.host.game("el_dorado")

    def of(id_):
        document = next(d for d in workspace.project.of_kind("scenario") if d.id == id_)
        return {layer.id: layer for layer in plugin.inspect(workspace.project, document).layers}

    return of


def words(layer):
    return [text for _, text in layer.legend]


def test_only_what_is_on_the_route_is_drawn(drawn):
    assert list(drawn("all_nine")) == ["ranges", "currents", "skulls", "bypasses", "temples"]
    assert list(drawn("dragons")) == ["ranges"]
    assert drawn("treasure_trail") == {}


def test_ranges_are_those_of_dragons_laid_by_hand(drawn):
    laid = drawn("dragons")["ranges"]

    assert Hex(12, -1) in laid.firm
    assert {h for h in Hex(12, -1).neighbours() if h in laid.faint} >= {Hex(11, -1), Hex(13, -1)}
    assert (Hex(12, -1), "green dragon") in laid.plates
    assert laid.marks == {}


def test_dragons_that_are_dealt_are_drawn_as_one_game_deals_them(drawn):
    dealt, again = drawn("all_nine")["ranges"], drawn("all_nine")["ranges"]

    assert dealt == again
    assert dealt.firm == frozenset()
    assert set(dealt.marks.values()) == {"dot"}
    assert {at for at, _ in dealt.plates} == set(dealt.marks)
    assert {text for _, text in dealt.plates} == {
        *("green dragon", "yellow dragon", "blue dragon", "purple dragon")
    }
    assert all(any(h in dealt.faint for h in at.neighbours()) for at in dealt.marks)
    assert words(dealt)[-1] == "4 dragons are dealt anew in each game, here for example"


def test_currents_lead_from_a_space_to_the_one_beside_it(drawn):
    layer = drawn("white_water")["currents"]

    assert layer.arrows
    assert all(b in a.neighbours() for a, b in layer.arrows)


def test_skulls_that_touch_are_one_chain(drawn):
    layer = drawn("all_nine")["skulls"]

    assert "the longest has 5 spaces" in words(layer)
    assert not layer.firm & layer.faint
    assert sorted(text for _, text in layer.plates) == ["2 skulls", "3 skulls", "5 skulls"]


def test_bypasses_and_temples_say_what_the_checks_say(drawn):
    layers = drawn("all_nine")

    assert words(layers["bypasses"])[0] == "2 blockades can be bypassed"
    assert layers["bypasses"].faint
    assert words(layers["temples"])[0] == "4 of 4 temples are reached"
    assert {text.partition(":")[0] for _, text in layers["temples"].plates} == {
        *("green", "yellow", "blue", "purple")
    }


def test_no_two_switches_over_a_board_have_the_same_icon(drawn):
    icons = [spec.icon for spec in OVERLAYS]
    icons += [layer.icon for layer in drawn("all_nine").values()]

    assert sorted(set(icons)) == sorted(icons)
