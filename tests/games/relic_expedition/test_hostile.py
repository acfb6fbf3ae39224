"""Content that means no good gives diagnostics or a game that ends, never a hang."""

from textwrap import dedent

import pytest

from designer.api import SetUp
from designer.play.playouts import playout
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.games import BOTS, played, position
from tests.games.relic_expedition.projects import CONTENT, shipped

LINE = "# yaml-language-server: $schema=schemas/relic_expedition/{kind}.schema.json\nkind: {kind}\nformat: 1\n"
SCENARIO = "kind: scenario\nformat: 1\nid: bad\ngame: relic_expedition\nname: Bad\nplayers: 2\nsource: designed here\n"


def compiled(kind, body, scenario=""):
    """Compile a scenario beside one more file, or with another text of a shipped one."""
    project = shipped().with_text("made-up.yaml", LINE.format(kind=kind) + dedent(body))
    project = project.with_text("bad.yaml", SCENARIO + scenario)
    return GAME.compile(project, project.documents["bad.yaml"], SetUp())


def shipped_with(name, *changes):
    """Compile the shipped game with changes in one of its files."""
    path = str(CONTENT / f"{name}.yaml")
    text = shipped().documents[path].text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    project = shipped().with_text(path, text).with_text("bad.yaml", SCENARIO)
    return GAME.compile(project, project.documents["bad.yaml"], SetUp())


def ended(game, bot="random"):
    return playout(game, [BOTS[bot]()] * game.n_seats, 1, limit=20_000).outcome


def test_a_stack_of_starters_only_ends():
    deck = "decks:\n  - {id: starters, name: S, use: stack, tiles: {river_starter: 9, cave_starter: 9}, source: designed here}\n"
    game = compiled("decks", deck, "stack: starters\n").game

    assert ended(game) is not None
    assert ended(game, "greedy") is not None


def test_a_die_of_zeros_ends():
    game = shipped_with("dice", ("[2, 2, 3, 3, 4, 4]", "[0, 0, 0, 0, 0, 0]")).game

    assert ended(game).winners == ()


def test_an_animal_die_without_animals_ends():
    game = shipped_with("dice", ("[snake, boar, panther, monkey, blank, blank]", "[blank]")).game

    assert ended(game) is not None


def test_a_board_larger_than_the_table_is_put_back():
    game = compiled("decks", "decks: []\n", "table: {width: 7, height: 5}\n").game

    assert ended(game) is not None


def test_an_animal_without_rules_does_nothing():
    project = shipped().with_text(
        "ghost.yaml",
        LINE.format(kind="animals")
        + "animals:\n  - {id: ghost, name: Ghost, count: 1, legs: 0, source: designed here}\n",
    )
    game, state, observe = position(
        """
        given:
          map: {"0,0": plain_jungle, "1,0": {tile: plain_jungle, animals: [ghost]}}
          seats: [{explorer: "0,0", pack: [raft]}, {}]
        """,
        project,
    )
    seen = observe(played(game, state, {"walk": "1,0"}))

    assert (seen["lying"], seen["pack"][1].things) == ([], ("raft",))


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ("stack: starting_tiles\n", "The stack is empty"),
        ("stack: nothing\n", "The stack is empty"),
        ("table: {width: 1, height: 1}\n", "too small for the camp"),
    ],
)
def test_what_cannot_begin_is_told(scenario, sentence):
    found = compiled("decks", "decks: []\n", scenario)

    assert found.game is None
    assert sentence in found.diagnostics[0].message


def test_too_many_players_are_told():
    found = GAME.compile(
        shipped(),
        next(d for d in shipped().of_kind("scenario") if d.id == "training_expedition"),
        SetUp(players=7),
    )

    assert found.game is None
    assert "not for 7" in found.diagnostics[0].message


def test_an_ability_that_means_nothing_is_told_where_it_stands():
    body = "tiles:\n  - id: odd\n    name: Odd\n    terrain: jungle\n    edges: [OOOOOO]\n    abilities:\n      - {trigger: event, when: {event: enter}, effects: [{op: attach_board, board: lake}]}\n    source: designed here\n"
    project = shipped().with_text("odd.yaml", LINE.format(kind="tiles") + body)
    (fault,) = GAME.inspect(project, project.documents["odd.yaml"]).compiled.diagnostics

    assert (fault.code, fault.location.line) == ("relic-expedition/unclear-ability", 10)
    assert compiled("tiles", body).game is None


def test_ill_shaped_files_never_raise():
    for kind in (
        "tiles",
        "tokens",
        "animals",
        "boards",
        "decks",
        "dice",
        "relics",
        "rules",
        "terrains",
    ):
        for body in ("", f"{kind}: 3\n", f"{kind}: [1, {{id: 4}}, {{id: x, count: many, spaces: 7, faces: x, tiles: [], edges: 9}}]\n"):  # fmt: skip
            project = shipped().with_text("made-up.yaml", LINE.format(kind=kind) + body)
            assert GAME.inspect(project, project.documents["made-up.yaml"]) is not None
            project = project.with_text("bad.yaml", SCENARIO)
            GAME.compile(project, project.documents["bad.yaml"], SetUp())
