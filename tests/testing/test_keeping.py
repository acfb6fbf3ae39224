"""A game kept from the preview is a situation that passes, and fails where something is different."""

import pytest

from designer.api import SetUp
from designer.play.bots import RandomBot
from designer.plugin_host import PluginHost
from designer.session.preview import PreviewGame
from designer.testing.keeping import kept_situation
from designer.testing.situations import run_document
from tests.games.el_dorado.projects import published, shipped

BOTS = {"random": RandomBot()}
PLUGIN = PluginHost.standard().game("el_dorado")


def kept_after(n_moves: int, route: str = "first_expedition", players: int = 2) -> str:
    document = published(route)
    rules = PLUGIN.compile(shipped(), document, SetUp(players=players)).game
    preview = PreviewGame(rules, ["random"] * players, 11, BOTS)
    for _ in range(n_moves):
        preview.bot_step()
    return kept_situation(
        PLUGIN,
        shipped(),
        document,
        title="Kept",
        players=players,
        seed=11,
        moves=[step.words for step in preview.steps],
    )


def failures(text: str) -> list[str]:
    project = shipped().with_text("kept.yaml", text)
    document = project.documents["kept.yaml"]
    assert document.diagnostics == ()
    results = list(run_document(PLUGIN, project, document))
    assert len(results) == 1
    return [result.failure for result in results if not result.passed]


@pytest.mark.parametrize("n_moves", [0, 1, 20, 200])
def test_a_kept_game_passes(n_moves):
    assert failures(kept_after(n_moves)) == []


@pytest.mark.parametrize(("route", "players"), [("serpentine", 3), ("witchs_cauldron", 4)])
def test_games_of_other_routes_and_numbers_of_players_pass_too(route, players):
    assert failures(kept_after(40, route, players)) == []


def test_a_kept_game_notices_another_seed():
    text = kept_after(20)
    assert "seed: 11" in text

    assert failures(text.replace("seed: 11", "seed: 12")) != []


def test_what_was_played_must_be_known():
    unknown = shipped().with_text("x.yaml", "kind: route\nformat: 1\nid: nowhere\n")

    with pytest.raises(ValueError, match="nowhere"):
        kept_situation(
            PLUGIN,
            shipped(),
            unknown.documents["x.yaml"],
            title="Kept",
            players=2,
            seed=1,
            moves=[],
        )
