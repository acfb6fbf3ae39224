"""Every switch of the rules does something: a situation shows it, for each value that is not the usual one."""

import pytest

from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import shipped


def of_the_game(kind):
    for document in shipped().of_kind(kind):
        if shipped().game_of(document) == GAME.id:
            yield document.tree


def unusual():
    """Give each switch with each value that is not its default."""
    for tree in of_the_game("rules"):
        for switch in tree.get("switches", ()):
            for value in switch["values"]:
                if value != switch["default"]:
                    yield switch["id"], value


def shown():
    """Give the switches with the values with which situations are played."""
    for tree in of_the_game("situation"):
        for part in (tree, *tree.get("variants", ())):
            yield from part.get("given", {}).get("switches", {}).items()


@pytest.mark.parametrize(("switch", "value"), list(unusual()))
def test_a_situation_shows_what_a_switch_does(switch, value):
    assert (switch, value) in set(shown())


def test_every_switch_is_listed_by_a_module():
    listed = {
        switch
        for tree in of_the_game("pack")
        for switch in tree.get("module", {}).get("switches", ())
    }

    assert {switch for switch, _ in unusual()} == listed
