"""The box is the printed one: counts as the ledger sums them up."""

from collections import Counter

from designer.api import SetUp
from plugins.altiplano.game import GAME
from tests.games.altiplano.games import compiled
from tests.games.altiplano.projects import content, scenario, shipped

CHARACTERS = content("characters")["cards"]
EXPLORATION = content("exploration")["cards"]
SPECIALS = content("specials")["cards"]


def copies(cards, word, key="type"):
    return sum(card.get("copies", 1) for card in cards if card.get(key) == word)


def test_there_are_seventeen_characters():
    assert sum(card.get("copies", 1) for card in CHARACTERS) == 17
    roles = Counter(tuple(card["roles"]) for card in CHARACTERS)
    assert roles == {
        ("archaeologist",): 7, ("raider",): 6, ("archaeologist", "raider"): 1, (): 3,
    }  # fmt: skip


def test_there_are_thirty_four_exploration_cards():
    assert sum(card.get("copies", 1) for card in EXPLORATION) == 34
    found = {word: copies(EXPLORATION, word) for word in ("location", "treasure", "action", "reaction")}  # fmt: skip
    assert found == {"location": 5, "treasure": 3, "action": 19, "reaction": 7}


def test_two_special_cards_steer_the_game():
    """EA-WIN-05."""
    assert {card["id"]: card["majority"] for card in SPECIALS} == {
        "adventurer": "archaeologist",
        "rogue": "raider",
    }
    triggers = [ability["trigger"] for card in SPECIALS for ability in card["abilities"]]
    assert triggers == ["action", "action"]


def test_beasts_and_traps_have_two_that_cancel_each():
    icons = {word: copies(EXPLORATION, word, "icon") for word in ("beast", "trap")}
    cancelling = Counter(c["cancels"] for c in (*CHARACTERS, *EXPLORATION) if "cancels" in c)
    assert icons == {"beast": 4, "trap": 3}
    assert cancelling == {"beast": 2, "trap": 2}


def test_every_character_shows_its_ability():
    """EA-CARD-03, EA-SETUP-08, EA-WIN-02."""
    assert all(card["abilities"] and card["text"]["en"] for card in CHARACTERS)
    switch = next(s for s in content("rules")["switches"] if s["id"] == "set_up.assembly")
    assert switch["values"] == [True, False]
    assert len(content("rules")["seats"]) == 2


def test_there_are_two_turn_cards_with_a_note_each():
    """EA-COMP-06."""
    listed = GAME.components(shipped(), scenario(), SetUp())
    (others,) = [section for section in listed.sections if section.id == "other"]
    cards = {each.title: each.count for each in others.components if "Turn card" in each.title}

    assert cards == {
        "Players’ Turn card “First Turn”": 1,
        "Players’ Turn card “First Character”": 1,
    }


def test_what_is_designed_here_is_said():
    printed = {card["id"] for card in (*CHARACTERS, *EXPLORATION, *SPECIALS) if card["source"] == "rulebook"}  # fmt: skip
    assert printed == {"sir_allistair", "storm", "surprise_attack", "adventurer"}


def test_all_of_it_compiles():
    definition = compiled().definition
    assert len(definition.kinds) == 17 + len(EXPLORATION) + 2
    assert compiled().book.machine.faults == []
