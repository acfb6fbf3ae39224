"""What the content of the dragons holds, and how they are shown."""

from plugins.el_dorado.game import GAME
from tests.games.el_dorado.modules.walks import game_of
from tests.games.el_dorado.test_facts_modules import entries_of


def test_four_dragons_nine_cards_and_six_tokens():
    """ED-DRAGON-01, ED-DRAGON-47."""
    pieces = {e["id"]: e["count"] for e in entries_of("dragons", "tokens", "pieces")}
    cards = {e["id"]: (e["copies"], e["colour"]) for e in entries_of("dragons", "cards")}
    tokens = {e["id"]: e["count"] for e in entries_of("dragons", "tokens")}
    (deck,) = entries_of("dragons", "decks")

    assert pieces == {f"dragon_{c}": 1 for c in ("green", "yellow", "blue", "purple")}
    assert cards == {
        "flare_gun": (3, "purple"),
        "dragon_charmer": (3, "purple"),
        "tracker": (3, "purple"),
    }
    assert (deck["joins"], sorted(deck["piles"])) == ("reserve", sorted(cards))
    assert tokens == {"past_a_dragon": 3, "move_a_dragon": 3}


def test_a_dragon_lies_until_it_wakes_then_stands_with_its_range_shaded():
    """ED-DRAGON-12."""
    game = game_of("dragons", 2)
    book, state = game.book, game.start(1)
    asleep = GAME.table(game, state, 0).scene
    awake = GAME.table(game, book.rows.with_row(state, "dragons.awake", (2,)), 0).scene

    assert [marker.lies for marker in asleep.markers] == [True] * 4
    assert asleep.shades == ()
    assert [marker.lies for marker in awake.markers] == [True, True, False, True]
    assert {shade.hex.distance(awake.markers[2].hex) for shade in awake.shades} == {1}
    assert awake.markers[2].title == "The blue dragon, awake"
