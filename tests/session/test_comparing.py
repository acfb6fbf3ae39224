import pytest

from designer.api import AnalysisStopped
from designer.documents import open_project
from designer.plugin_host import PluginHost, shipped_root
from designer.session.comparing import published_figures, published_routes
from designer.session.templates import templates
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


def test_a_published_route_that_is_open_by_its_path_is_still_published(game):
    host = PluginHost([shipped_root()])
    name = "el_dorado/base/routes/first_expedition.yaml"
    opened = [root.content / name for root in host.roots]
    project = open_project(opened, host.roots, patterns=host.schemas.id_patterns)

    assert {route.id for route in published_routes(game, project)} == set(ROUTE_IDS)
    assert "First Expedition" in {
        t.title for t in templates(host, project) if t.copy_of and t.kind == "route"
    }
