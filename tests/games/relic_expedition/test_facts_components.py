"""The box is the printed one: counts as the ledger sums them up (RE-COMP, RE-TRAIN, headings)."""

from collections import Counter

import pytest

from tests.games.relic_expedition.projects import content

SUPPLIES = {each["id"]: each for each in content("supplies")["tokens"]}
PIECES = {each["id"]: each for each in content("supplies")["pieces"]}
ANIMALS = {each["id"]: each for each in content("animals")["animals"]}
TILES = {each["id"]: each for each in content("tiles")["tiles"]}
DECKS = {each["id"]: each for each in content("decks")["decks"]}
BOARDS = {each["id"]: each for each in content("boards")["boards"]}
DICE = {each["use"]: each for each in content("dice")["dice"]}
RELICS = [(each["colour"], each["insignia"]) for each in content("relics")["relics"]]

each_stack = pytest.mark.parametrize("stack", ["relics_add_up", "heading_counts"])


def of_kind(word, *, lies):
    return sum(s["count"] for s in SUPPLIES.values() if word in s["id"] and s["lies"] == lies)


def test_explorers_and_trays_come_in_four_colours():
    """RE-COMP-01."""
    for name in ("explorer_figure", "backpack_tray"):
        assert PIECES[name]["count"] == 4
        assert PIECES[name]["colours"] == ["red", "blue", "purple", "yellow"]
    assert [seat["colour"] for seat in content("rules")["seats"]] == PIECES["explorer_figure"]["colours"]  # fmt: skip


def test_there_are_four_large_boards():
    """RE-COMP-02, RE-FEAT-01."""
    assert Counter(board.get("use", "feature") for board in BOARDS.values()) == {
        "start": 1,
        "feature": 3,
    }
    attached = {
        effect["board"]
        for tile in TILES.values()
        for ability in tile.get("abilities", ())
        for effect in ability["effects"]
        if effect["op"] == "attach_board"
    }
    assert attached == {name for name, board in BOARDS.items() if board.get("use") != "start"}


def test_there_are_three_dice():
    """RE-COMP-03."""
    assert [len(DICE[use]["faces"]) for use in ("animals", "actions", "other")] == [6, 6, 8]
    assert DICE["other"]["faces"] == list(range(1, 9))
    assert set(DICE["animals"]["faces"]) == {*ANIMALS, "blank"}


def test_the_bag_holds_fifty_supplies():
    """RE-COMP-04, RE-COMP-05, RE-COMP-13."""
    words = ("first_aid_kit", "trap", "dart", "headlamp", "raft", "climbing_gear", "machete")

    assert [of_kind(word, lies="bag") for word in words] == [8, 4, 12, 6, 6, 6, 8]
    assert sum(s["count"] for s in SUPPLIES.values() if s["lies"] == "bag") == 50
    assert PIECES["supply_bag"]["count"] == 1


def test_twenty_supplies_lie_beside_the_board():
    """RE-COMP-06: where a supply lies tells the two sorts of faces apart."""
    assert [of_kind(word, lies="board") for word in ("banana", "vine", "trap_panther")] == [8, 8, 4]
    assert sum(s["count"] for s in SUPPLIES.values() if s["lies"] == "board") == 20
    assert {s["lies"] for s in SUPPLIES.values()} == {"bag", "board"}


def test_there_are_sixteen_animals():
    """RE-COMP-08."""
    assert sum(animal["count"] for animal in ANIMALS.values()) == 16
    assert ANIMALS["monkey"]["count"] == 4


@each_stack
def test_each_stack_has_ninety_six_tiles(stack):
    """RE-COMP-09."""
    assert sum(DECKS[stack]["tiles"].values()) == 96
    assert {TILES[name].get("back", "stack") for name in DECKS[stack]["tiles"]} == {"stack"}


def test_there_are_sixteen_starting_tiles_with_a_back_of_their_own():
    """RE-COMP-10."""
    assert DECKS["starting_tiles"]["tiles"] == {"starting_jungle": 16}
    assert TILES["starting_jungle"]["back"] == "start"


def test_there_are_thirty_six_relics_of_every_colour_and_sign():
    """RE-COMP-11, RE-RELIC-01, RE-RELIC-02, RE-RELIC-03."""
    assert set(content("relics")["insignias"]) == {"bird", "eye", "hand", "fish", "sun", "moon"}
    assert set(content("relics")["colours"]) == {
        "purple", "orange", "red", "white", "green", "pink",
    }  # fmt: skip
    assert len(RELICS) == len(set(RELICS)) == 36


def test_the_relics_removed_for_two_are_all_different():
    removed = [(each["colour"], each["insignia"]) for each in content("relics")["removed"]]

    assert removed == [
        ("purple", "bird"), ("orange", "eye"), ("red", "hand"),
        ("white", "fish"), ("green", "sun"), ("pink", "moon"),
    ]  # fmt: skip


def test_there_are_thirty_six_curse_markers():
    """RE-COMP-12."""
    assert PIECES["curse_marker"]["count"] == 36


@each_stack
def test_tiles_are_those_of_the_headings(stack):
    """RE-COMP-14."""
    tiles = DECKS[stack]["tiles"]
    starters = [name for name in tiles if "spot" in TILES[name]]
    relic_tables = tiles["relic_table"] + tiles["relic_table_monkey"]
    on_boards = sum(s.get("relics", 0) for b in BOARDS.values() for s in b["spaces"])
    signs = sum(tiles[f"{name}_tile"] for name in ("snake", "boar", "panther"))

    assert (tiles["clearing_tile"], tiles["quicksand_tile"]) == (4, 8)
    assert (tiles["vine_tile"], tiles["banana_tile"], len(starters)) == (8, 8, 3)
    assert signs + tiles["relic_table_monkey"] == 16
    assert relic_tables + (on_boards if stack == "relics_add_up" else 0) == 36


def test_training_is_a_switch_that_is_off():
    """RE-TRAIN-01."""
    switch = next(s for s in content("rules")["switches"] if s["id"] == "set_up.training")

    assert switch["default"] is False
    starred = {name for name, s in {**SUPPLIES, **ANIMALS, **TILES}.items() if s.get("star")}
    assert starred == {"banana", "vine", "monkey", "banana_tile", "vine_tile"}


@each_stack
def test_most_tiles_have_a_dense_side(stack):
    """RE-TRAIL-01."""
    n_dense = 0
    for name, n in DECKS[stack]["tiles"].items():
        patterns = TILES[name]["edges"]
        n_dense += sum("D" in patterns[number % len(patterns)] for number in range(n))

    assert n_dense == 86


def test_there_are_nine_clearings():
    """RE-FLY-03."""
    on_boards = {
        name: sum(bool(s.get("clearing")) for s in board["spaces"])
        for name, board in BOARDS.items()
    }
    on_tiles = sum(n for name, n in DECKS["relics_add_up"]["tiles"].items() if TILES[name].get("clearing"))  # fmt: skip

    assert (on_boards["basecamp_board"], on_boards["mountain_board"], on_tiles) == (4, 1, 4)
    assert sum(on_boards.values()) + on_tiles == 9


def test_tiles_have_six_edges():
    """RE-TILE-01."""
    assert all(len(edges) == 6 for tile in TILES.values() for edges in tile["edges"])


def test_a_tile_brings_one_relic_at_most():
    """RE-TILE-06."""
    for tile in TILES.values():
        effects = [e for ability in tile.get("abilities", ()) for e in ability["effects"]]
        relics = [e for e in effects if e["op"] == "put" and e["what"].get("from") == "relics"]
        assert sum(e["what"].get("count", 1) for e in relics) <= 1


def test_a_starter_has_one_spot():
    """RE-FEAT-03."""
    assert {name: TILES[name]["spot"] for name in TILES if "spot" in TILES[name]} == {
        "river_starter": "E",
        "cave_starter": "E",
        "mountain_starter": "E",
    }


def test_features_hold_their_relics_on_few_spaces():
    """RE-FEAT-09, RE-RIVER-02, RE-CAVE-02, RE-MOUNT-02."""
    found = {
        name: [s["relics"] for s in board["spaces"] if "relics" in s]
        for name, board in BOARDS.items()
    }

    assert found == {
        "basecamp_board": [],
        "mountain_board": [4],
        "river_board": [2, 2, 2],
        "cave_board": [2, 2, 2],
    }
    assert {"at": [0, 0], "relics": 4} in BOARDS["mountain_board"]["spaces"]
