import pytest

from designer.api import AnalysisStopped
from designer.plugin_host import PluginHost, shipped_root
from designer.session.comparing import published_figures
from tests.games.el_dorado.projects import shipped
from tests.games.el_dorado.published import ROUTE_IDS


@pytest.fixture(scope="module")
def game():
    return PluginHost([shipped_root()]).game("el_dorado")


def test_the_published_figures_are_those_of_the_seven_routes(game):
    assert set(published_figures(game, shipped())) == set(ROUTE_IDS)


def test_what_is_designed_here_or_not_shipped_is_not_compared_with(game):
    text = (
        "kind: route\nformat: 1\nid: {}\ngame: el_dorado\nname: Mine\nsource: {}\nplacements: []\n"
    )
    project = shipped()
    for name, source in (("mine", "public"), ("own", "designed here")):
        project = project.with_text(f"{name}.yaml", text.format(name, source))

    assert set(published_figures(game, project)) == set(ROUTE_IDS)


def test_a_game_without_boards_has_none():
    class Cards:
        id = "el_dorado"

    assert published_figures(Cards(), shipped()) == {}


def test_comparing_can_be_stopped(game):
    with pytest.raises(AnalysisStopped):
        published_figures(game, shipped(), cancelled=lambda: True)
