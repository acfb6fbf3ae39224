"""Compiled games for the tests: shipped scenarios, and positions written on the spot."""

from functools import cache
from textwrap import dedent

from designer.api import SetUp
from designer.documents import Project
from designer.play.bots import RandomBot
from plugins.relic_expedition.bots.greedy import GreedyBot
from plugins.relic_expedition.expedition import Expedition
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import scenario, shipped

BOTS = {"random": RandomBot, "greedy": GreedyBot}

OPTIONS = (
    {},
    {"set_up.training": True},
    {"stack.deck": "heading_counts", "animals.shun_quicksand": True},
    {
        "turn.snake_ends_it": True,
        "turn.act_on_quicksand": True,
        "pack.reorder": True,
        "set_up.removed_relics": "random",
    },
    {"table.edge": "none"},
)
"""Switches that together try every reading of the rules."""


@cache
def compiled(players: int = 3, number: int = 0) -> Expedition:
    """Give the game for so many players with one of the `OPTIONS`."""
    set_up = SetUp(players=players, switches=OPTIONS[number])
    game = GAME.compile(shipped(), scenario(), set_up).game
    assert isinstance(game, Expedition)
    return game


def position(given: str, project: Project | None = None):
    """Give game and state of a situation's `given` (and `rng`), written as YAML."""
    text = "kind: situation\nformat: 1\ngame: relic_expedition\ntitle: Made up\nplay: []\n"
    project = (project or shipped()).with_text("made-up.yaml", text + dedent(given))
    (situation,) = GAME.situations(project, project.documents["made-up.yaml"])
    assert situation.fault == ""
    return situation.game, situation.state, situation.observe


def played(game, state, *words):
    """Give the state after moves in words, each of which must be legal."""
    for each in words:
        for move in game.from_words(state, each):
            assert game.refusal(state, move) is None, (each, game.refusal(state, move))
            state = game.apply(state, move)
    return state
