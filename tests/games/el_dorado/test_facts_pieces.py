"""Tokens, blockades, market and set-up are the published ones."""

import pytest

from tests.games.el_dorado.published import content, facts

TOKENS = {token["id"]: token for token in content("tokens")["tokens"]}
PUBLISHED_TOKENS = {token["id"]: token for token in facts("caves")["tokens"]}


def parameter(name):
    """Give a number that a rule holds."""
    found = [
        rule["parameters"][name]
        for rule in content("rules")["rules"]
        if name in rule.get("parameters", {})
    ]
    assert len(found) == 1, name
    return found[0]


# The actions of facts/caves.yaml in the language of effects, read from their English sentences.
ACTIONS = {
    "draw": [{"op": "draw", "from": "pile", "count": 1}],
    "remove": [{"op": "trash", "what": {"from": "hand", "count": 1}}],
    "replace": [
        {"op": "put", "what": {"from": "hand", "count": {"up_to": 4}}, "to": "played", "as": "given"},
        {"op": "draw", "from": "pile", "count": {"count": "given"}},
    ],
    "keep_item": [
        {"op": "modify", "what": "destination", "of": "event.card", "becomes": "discard"}
    ],
    "pass_through": [
        {"op": "allow", "what": "enter", "of": "mine", "on": "occupied", "for": "turn"}
    ],
    "change_symbol": [
        {"op": "modify", "what": "symbol", "of": "mine", "becomes": "chosen", "for": "next_card"}
    ],
}  # fmt: skip


def test_the_cave_tokens_are_the_published_kinds_and_counts():
    assert {i: t["count"] for i, t in TOKENS.items()} == {
        i: t["count"] for i, t in PUBLISHED_TOKENS.items()
    }


def test_there_are_36_cave_tokens_17_of_them_with_a_symbol():
    with_symbol = sum(t["count"] for t in TOKENS.values() if "symbol" in t)

    assert {
        "move": with_symbol,
        "action": sum(t["count"] for t in TOKENS.values()) - with_symbol,
        "total": sum(t["count"] for t in TOKENS.values()),
    } == facts("caves")["check"]


@pytest.mark.parametrize("token_id", PUBLISHED_TOKENS)
def test_a_token_shows_what_was_published(token_id):
    token, wanted = TOKENS[token_id], PUBLISHED_TOKENS[token_id]

    assert token.get("symbol") == wanted.get("symbol")
    assert token.get("strength") == wanted.get("strength")


@pytest.mark.parametrize("token_id", PUBLISHED_TOKENS)
def test_a_token_does_what_was_published_and_is_given_up_for_it(token_id):
    token = TOKENS[token_id]
    wanted = ACTIONS.get(token_id)
    if "symbol" in token:
        gained = {"symbol": token["symbol"], "count": token["strength"]}
        wanted = [{"op": "gain", "what": "strength", **gained}]
    if token_id == "native":
        native = next(card for card in content("cards")["cards"] if card["id"] == "native")
        wanted = native["abilities"][0]["effects"]

    (ability,) = token["abilities"]

    assert ability["effects"] == wanted
    assert ability["cost"] == [{"op": "trash", "what": "self"}]
    assert ability["in"] == "board"


def test_blockades_are_the_published_six():
    assert [
        {k: b[k] for k in ("number", "terrain", "strength")}
        for b in content("barriers")["barriers"]
    ] == [
        {k: b[k] for k in ("number", "terrain", "strength")}
        for b in facts("blockades")["blockades"]
    ]


def test_hand_market_and_cave_piles_have_the_published_sizes():
    assert parameter("hand_size") == facts("cards")["hand_size"]
    assert parameter("market_places") == facts("cards")["market_slots"]
    assert parameter("tokens_per_cave") == facts("caves")["setup"]["pile_size"]
    assert parameter("purchases_per_turn") == 1  # rulebook, "at most one"


def test_two_players_lead_two_explorers_each_and_more_players_one():
    # rulebook: two players begin on 1 and 3, and on 2 and 4; else one after the other from 1.
    assert {
        entry["players"]: (entry["explorers_each"], entry["start_spaces"])
        for entry in content("rules")["set_up"]
    } == {
        2: (2, [[1, 3], [2, 4]]),
        3: (1, [[1], [2], [3]]),
        4: (1, [[1], [2], [3], [4]]),
    }


def test_there_are_two_explorers_in_each_of_four_colours():
    # EB-001; boards, cards, blockades and tokens are counted beside their facts
    colours = [seat["colour"] for seat in content("rules")["seats"]]
    explorers = {p["colour"]: p["count"] for p in content("tokens")["pieces"] if "colour" in p}

    assert colours == ["red", "blue", "yellow", "white"]  # rulebook, contents
    assert explorers == dict.fromkeys(colours, 2)


def test_the_symbols_of_terrains_are_those_of_the_cards_that_enter_them():
    # rulebook: machete for jungle, paddle for water, coin for village; cards for rubble and camp.
    assert {
        terrain["id"]: (terrain["enter"]["pay"], terrain["enter"].get("symbol"))
        for terrain in content("terrains")["terrains"]
    } == {
        "jungle": ("strength", "machete"),
        "water": ("strength", "paddle"),
        "village": ("strength", "coin"),
        "rubble": ("discard", "discard"),
        "base_camp": ("trash", "trash"),
        "mountain": ("never", None),
        "cave": ("never", None),
        "start": ("never", None),
        "finish_jungle": ("strength", "machete"),
        "finish_water": ("strength", "paddle"),
    }


def test_switches_have_the_defaults_that_were_held_right():
    # eldorado rulebook and its open questions: both sides of a strip, shared victory, free order.
    assert {switch["id"]: switch["default"] for switch in content("rules")["switches"]} == {
        "barriers.both_sides_of_strip": True,
        "terrain.count_strips": True,
        "terrain.count_route_mode_tiles": False,
        "tokens.move_any_explorer": False,
        "tokens.take_blockades": False,
        "victory.tie": "shared",
        "turn.move_before_buying": False,
        "move.keep_rest_on_interrupt": False,
    }
