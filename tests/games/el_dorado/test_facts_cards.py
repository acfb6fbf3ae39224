"""The 86 cards are the published ones, and their abilities say what was published."""

import pytest

from tests.games.el_dorado.published import content, facts

PUBLISHED = {card["id"]: card for card in facts("cards")["cards"]}
SHIPPED = {card["id"]: card for card in content("cards")["cards"]}
DECKS = {deck["id"]: deck for deck in content("decks")["decks"]}

each_card = pytest.mark.parametrize("card_id", PUBLISHED)


def test_the_cards_are_the_published_kinds_in_their_order():
    assert list(SHIPPED) == list(PUBLISHED)


@each_card
def test_a_card_shows_what_was_published(card_id):
    card, wanted = SHIPPED[card_id], PUBLISHED[card_id]

    for key in ("colour", "symbols", "copies"):
        assert card[key] == wanted[key], key
    for key in ("strength", "price"):
        assert card.get(key) == wanted[key], key
    assert card.get("one_use", False) == wanted["one_use"]


@each_card
def test_a_card_has_its_published_names_and_a_polish_one_of_ours(card_id):
    card, wanted = SHIPPED[card_id], PUBLISHED[card_id]

    assert {k: card["name"][k] for k in ("en", "de")} == wanted["name"]
    assert card["name"]["pl"]
    assert card["name_source"] == {"pl": "designed here"}


@each_card
def test_a_card_pays_its_strength_if_it_shows_a_coin_and_half_a_coin_otherwise(card_id):
    card = SHIPPED[card_id]
    half_coins = next(
        rule["parameters"]["half_coins_of_other_cards"]
        for rule in content("rules")["rules"]
        if rule["id"] == "ED-BASE-06"
    )

    worth = card["strength"] if "coin" in card["symbols"] else half_coins / 2

    assert worth == PUBLISHED[card_id]["coin_value"]


@each_card
def test_a_card_lies_where_it_was_published_to_lie_at_the_start(card_id):
    places = {
        "starting deck": DECKS["starting"]["cards"],
        "market": DECKS["market"]["piles"],
        "reserve": DECKS["reserve"]["piles"],
    }

    assert [place for place, cards in places.items() if card_id in cards] == [
        PUBLISHED[card_id]["place_at_start"]
    ]


def test_starting_deck_and_first_market_are_the_published_ones():
    # ED-BASE-17, EB-005
    assert DECKS["starting"]["cards"] == facts("cards")["starting_deck"]
    assert DECKS["market"]["piles"] == facts("cards")["initial_market"]


def test_there_are_86_cards_32_of_them_in_starting_decks():
    counts = facts("cards")["counts"]
    players = counts["starting"]["players"]
    starting = sum(
        players * card["copies"]["per_player"]
        for card in SHIPPED.values()
        if isinstance(card["copies"], dict)
    )
    market = [card["copies"] for card in SHIPPED.values() if isinstance(card["copies"], int)]

    assert starting == counts["starting"]["total"]
    assert market == [counts["market"]["copies"]] * counts["market"]["kinds"]
    assert starting + sum(market) == counts["total"]


def test_copies_of_the_starting_cards_are_those_of_the_starting_deck():
    assert {
        card_id: card["copies"]["per_player"]
        for card_id, card in SHIPPED.items()
        if isinstance(card["copies"], dict)
    } == DECKS["starting"]["cards"]


def meant(data):
    """Say an action of the facts in the language of effects."""
    if data is None:
        return []
    match data["op"]:
        case "draw":
            rest = meant(data.get("then"))
            return [{"op": "draw", "from": "pile", "count": data["count"]}, *rest]
        case "remove_from_hand":
            assert data["min"] == 0
            return [{"op": "trash", "what": {"from": "hand", "count": {"up_to": data["max"]}}}]
        case "take_card":
            what = {"from": data["from"], "count": data["count"]}
            return [{"op": "take", "what": what, "to": data["to"]}]
    step = {
        "op": "step",
        "figure": "mine",
        "spaces": data["spaces"],
        "ignore": ["requirement"],
        "not_onto": data["not_onto"],
    }
    near = {"kind": "blockade", "within": {"of": "mine", "steps": 1}}
    assert data["may_break_blockade"]
    return [{"op": "choose", "options": [[step], [{"op": "collect", "what": near}]]}]


@each_card
def test_an_action_card_does_what_was_published_and_no_other_card_acts(card_id):
    data = PUBLISHED[card_id].get("action_data")
    abilities = SHIPPED[card_id].get("abilities", [])

    assert [effect for a in abilities for effect in a["effects"]] == meant(data)
    assert [a["trigger"] for a in abilities] == ["action"] * (data is not None)


@each_card
def test_an_action_card_tells_what_it_does_in_three_languages(card_id):
    card = SHIPPED[card_id]

    assert sorted(card.get("text", {})) == (["de", "en", "pl"] if "abilities" in card else [])
