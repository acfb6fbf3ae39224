"""Files in no pack that are open beside a route: what changes nothing in a game leaves its positions alone."""

import pytest

from designer.api import SetUp
from designer.engine.trees import fingerprint
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, shipped, with_file

CARDS = """\
kind: cards
format: 1
cards:
  - {id: c0, name: Card 0, colour: green, symbols: [machete], strength: 1, price: 1, copies: 1, source: designed here}
  - {id: c1, name: Card 1, colour: green, symbols: [coin], strength: 1, price: 1, copies: 1, source: designed here}
"""
TERRAINS = """\
kind: terrains
format: 1
game: el_dorado
symbols:
  - {id: rope, name: Rope}
terrains:
  - {code: ROPE, id: rope, name: Rope, enter: {pay: strength, symbol: rope}, number: strength, range: [1, 2]}
"""
TILES = """\
kind: tiles
format: 1
game: el_dorado
tiles:
  - {id: own, name: Own, count: 1, faces: [{id: OWN, rows: [{r: 0, q: 0, cells: [J1]}]}]}
"""
RULES = "kind: rules\nformat: 1\ngame: el_dorado\nrules: [{id: OWN-01, title: Own, text: Own}]\n"
DECKS = "kind: decks\nformat: 1\ngame: el_dorado\ndecks: [{id: own, piles: [scout]}]\n"
TOKENS = (
    "kind: tokens\nformat: 1\ngame: el_dorado\n"
    "tokens: [{id: own, name: Own, count: 2, symbol: machete, strength: 1, source: designed here}]\n"
)
BARRIERS = (
    "kind: barriers\nformat: 1\ngame: el_dorado\n"
    "barriers: [{id: own, number: 9, terrain: jungle, strength: 1, name: Own, source: designed here}]\n"
)


def begun(project):
    compiled = GAME.compile(project, published("first_expedition"), SetUp(players=3))
    assert compiled.game is not None
    return compiled.game, fingerprint(compiled.game.start(7))


@pytest.mark.parametrize(
    "text",
    [CARDS, TILES, RULES, DECKS, TOKENS, BARRIERS],
    ids=["cards", "tiles", "rules", "decks", "tokens", "barriers"],
)
def test_a_loose_file_that_changes_nothing_changes_neither_position_nor_content(text):
    game, position = begun(shipped())
    other, same = begun(with_file(text)[0])

    assert same == position
    assert other.fingerprint == game.fingerprint


def test_a_symbol_that_no_card_shows_is_numbered_behind_those_of_the_packs():
    game, _ = begun(shipped())
    other, _ = begun(with_file(TERRAINS)[0])

    assert other.definition.symbols[: len(game.definition.symbols)] == game.definition.symbols


def test_a_loose_card_takes_the_place_of_its_namesake_in_a_pack():
    text = CARDS.replace("c0", "scout").replace("strength: 1", "strength: 3", 1)
    game, _ = begun(shipped())
    other, _ = begun(with_file(text)[0])
    number = [card.id for card in game.definition.cards].index("scout")

    assert other.definition.cards[number].id == "scout"
    assert other.definition.cards[number].strength == 3
    assert len(other.definition.cards) == len(game.definition.cards)


def test_a_loose_card_that_a_loose_deck_deals_is_in_the_game():
    project, _ = with_file(CARDS)
    decks = "kind: decks\nformat: 1\ngame: el_dorado\ndecks: [{id: starting, per: player, cards: {c0: 8}}]\n"
    game, _ = begun(with_file(decks, "decks.yaml", project)[0])

    assert game.definition.cards[-1].id == "c0"


def test_a_loose_blockade_that_the_route_lays_is_in_the_game():
    project, _ = with_file(BARRIERS)
    route = published("first_expedition")
    between = [placement["face"] for placement in route.tree["placements"][:2]]
    text = f"{route.text}\njoints: [{{between: [{', '.join(between)}], barrier: own}}]\n"
    own = project.with_text(route.path, text)
    compiled = GAME.compile(own, own.documents[route.path], SetUp(players=3))

    assert compiled.game is not None
    assert "Own" in [blockade.title for blockade in compiled.game.definition.blockades]


def test_an_own_card_is_for_sale_once_an_own_deck_joins_the_reserve():
    """As the manual says it: *Changing a card*, *Add one*."""
    deck = DECKS.replace("piles: [scout]", "joins: reserve, piles: [c1]")
    project, _ = with_file(deck, "decks.yaml", with_file(CARDS, "cards.yaml")[0])
    game = GAME.compile(project, published("first_expedition"), SetUp(players=2)).game
    assert game is not None

    for_sale = {
        card.id for card, n in zip(game.definition.cards, game.definition.stock, strict=True) if n
    }
    assert "c1" in for_sale
    assert "c0" not in {card.id for card in game.definition.cards}
