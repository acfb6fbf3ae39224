"""What fans may write: legal card sets by chance play without harm; what means no good is told."""

import json

import pytest

from designer.api import SetUp
from designer.diagnostics import Severity
from designer.play.bots import RandomBot
from designer.play.playouts import playout
from designer.plugin_host import PluginHost
from designer.validation import check_project
from plugins.altiplano.game import GAME
from plugins.altiplano.sentences import LANGUAGES
from tests.cli.conftest import run  # noqa: F401 - a fixture
from tests.games.altiplano.projects import scenario, shipped
from tests.games.altiplano.random_cards import card_set

LIMIT = 12_000  # a game is given up after 250 rounds, of which some have 80 moves


def with_cards(text):
    project = shipped().with_text("made-up.yaml", text)
    return project, project.documents["made-up.yaml"]


def test_cards_by_chance_fit_the_schema(numbers):
    schemas = PluginHost.standard().schemas
    for seed in range(numbers.of(short=5, long=200)):
        project, document = with_cards(card_set(seed))
        found = check_project(project, schemas, {document.path})
        assert [f.message for f in found if f.severity is Severity.ERROR] == [], seed


@pytest.mark.parametrize("part", range(4))
def test_games_with_cards_by_chance_end_and_lose_no_card(part, numbers):
    for seed in range(part, numbers.of(short=8, long=10_000), 4):
        project, _ = with_cards(card_set(seed))
        game = GAME.compile(project, scenario(), SetUp()).game
        assert game is not None, seed
        before = game.census(game.start(seed))

        played = playout(game, [RandomBot(), RandomBot()], seed, limit=LIMIT, keep_moves=False)

        assert played.n_moves < LIMIT, seed
        assert played.outcome is not None
        assert game.census(played.state) == before, seed


def test_cards_by_chance_have_a_face_in_every_language(numbers):
    for seed in range(numbers.of(short=1, long=40)):
        project, document = with_cards(card_set(seed))
        for card in document.tree["cards"]:
            for language in LANGUAGES:
                assert len(GAME.face_in(project, f"card:{card['id']}", language).title) > 8


CARD = (
    "  - {{id: {id}, name: {name}, type: {type}, abilities: [{ability}], source: designed here}}\n"
)
HEAD = "kind: cards\nformat: 1\ngame: altiplano\ncards:\n"
SELF = "{trigger: event, may: true, when: {event: play, by: you}, effects: [{op: cancel}]}"
DEEP = (
    "{trigger: action, effects: ["
    + "{op: do, effects: [" * 1000
    + "{op: draw, from: exploration}"
    + "]}" * 1000
    + "]}"
)
DRAW = "{trigger: action, effects: [{op: draw, from: exploration}]}"
HOSTILE = {
    "a card that cancels every play, itself too": HEAD + CARD.format(id="mirror", name="Mirror", type="reaction", ability=SELF),
    "effects nested 1,000 deep": HEAD + CARD.format(id="deep", name="Deep", type="action", ability=DEEP),
    "two cards of one id": HEAD + CARD.format(id="twin", name="One", type="action", ability=DRAW) + CARD.format(id="twin", name="Two", type="action", ability=DRAW),
    "a text of 10,000 letters": HEAD + CARD.format(id="long", name="Long", type="action", ability=DRAW).replace("abilities", f"text: {'word ' * 2000}, abilities"),
    "a set with no treasure": "kind: scenario\nformat: 1\nid: poor\ngame: altiplano\nname: Poor\nplayers: 2\nmodules: [base]\nsource: designed here\ncopies: {golden_llama: 0, mask_of_inti: 0, emerald_quipu: 0}\n",
}  # fmt: skip
SAYS = {
    "effects nested 1,000 deep": "deep",
    "two cards of one id": "declared twice",
    "a set with no treasure": "Treasure",
}

each_hostile = pytest.mark.parametrize("what", HOSTILE)


@each_hostile
def test_content_that_means_no_good_is_told_by_the_command(what, run, tmp_path):  # noqa: F811 - the fixture
    file = tmp_path / "hostile.yaml"
    file.write_text(HOSTILE[what], "utf-8")

    code, said = run("check", file, "--json")

    assert code in (0, 1)
    found = json.loads(said)["diagnostics"]
    assert not [f for f in found if f["code"].endswith(("crashed", "failed-check"))]
    if what in SAYS:
        assert any(SAYS[what] in f["message"] for f in found), found


@pytest.mark.parametrize("what", [w for w in HOSTILE if w not in ("effects nested 1,000 deep", "a set with no treasure")])  # fmt: skip
def test_a_game_with_it_ends(what):
    project, _ = with_cards(HOSTILE[what])
    game = GAME.compile(project, scenario(), SetUp()).game

    played = playout(game, [RandomBot(), RandomBot()], 1, limit=LIMIT, keep_moves=False)

    assert played.outcome is not None
