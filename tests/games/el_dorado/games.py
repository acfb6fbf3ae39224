"""Compiled games for the tests: published routes, and boards written on the spot."""

from functools import cache
from textwrap import dedent
from types import SimpleNamespace

from msgspec.structs import replace

from designer.api import SetUp
from designer.play.bots import RandomBot
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.definition import TOKENS
from plugins.el_dorado.expedition import Expedition
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, shipped

ROUTES = (
    "first_expedition",
    "hills_of_gold",
    "home_stretch",
    "winding_paths",
    "serpentine",
    "swamplands",
    "witchs_cauldron",
)

BOTS = {"random": RandomBot, "greedy": GreedyBot}


@cache
def compiled(
    route: str = "first_expedition", players: int = 4, *, caves: bool = False
) -> Expedition:
    """Give the game of a published route."""
    set_up = SetUp(players=players, options={"caves": caves})
    game = GAME.compile(shipped(), published(route), set_up).game
    assert isinstance(game, Expedition)
    return game


@cache
def rich(players: int) -> Expedition:
    """Give a game in which all begin with action cards and two of each token, for playing at random."""
    definition = compiled("hills_of_gold", players, caves=True).definition
    numbers = [n for n, card in enumerate(definition.cards) if card.has_action or card.one_use]
    tokens = tuple(TOKENS + n for n in range(len(definition.tokens)) for _ in range(2))

    def set_up(book, state):
        return replace(state, boards=(tokens,) * players)

    deck = (*definition.deck, *numbers)
    return Expedition(replace(definition, deck=deck), (SimpleNamespace(set_up=set_up),))


def holding(game: Expedition, *cards: str, tokens: tuple[str, ...] = ()) -> Expedition:
    """Give a game like another one, in which all begin with these cards in hand and these tokens."""
    definition = game.definition
    ids = [card.id for card in definition.cards]
    hand = tuple(sorted(ids.index(card) for card in cards))
    token_ids = [token.id for token in definition.tokens]
    board = tuple(TOKENS + token_ids.index(token) for token in tokens)

    def set_up(book, state):
        n = definition.n_seats
        return replace(state, hands=(hand,) * n, boards=(board,) * n)

    return Expedition(definition, (SimpleNamespace(set_up=set_up),))


def position(given: str, modules: tuple[str, ...] = ()):
    """Give game and state of a situation's `given`, written as YAML."""
    text = "kind: situation\nformat: 1\ntitle: Made up\nrules: []\nplay: []\n"
    text += f"modules: [{', '.join(modules)}]\ngiven:\n"
    body = "".join(f"  {line}\n" for line in dedent(given).strip().splitlines())
    project = shipped().with_text("made-up.yaml", text + body)
    (situation,) = GAME.situations(project, project.documents["made-up.yaml"])
    assert situation.fault == ""
    return situation.game, situation.state


def made(game, state, *moves):
    """Give the state after moves in words, all of them legal."""
    for words in moves:
        for move in game.from_words(state, words):
            refusal = game.refusal(state, move)
            assert refusal is None, f"{words}: {refusal}"
            state = game.apply(state, move)
    return state


def refused(game, state, words):
    """Give the rule that refuses a move in words, or None."""
    for move in game.from_words(state, words):
        refusal = game.refusal(state, move)
        if refusal is not None:
            return refusal.rule
        state = game.apply(state, move)
    return None
