from designer.engine.situations import expanded

TREE = {
    "title": "T",
    "rng": {"seed": 1},
    "given": {
        "board": {"T1": {"0,0": "J1", "1,0": "J1"}},
        "seats": [{"hand": ["a", "b"], "at": ["0,0"]}, {"hand": ["c"]}],
        "box": ["x", "y"],
    },
    "play": [{"move": "one"}],
    "variants": [
        {"name": "maps", "given": {"board": {"T1": {"1,0": "W1"}, "T2": {"2,0": "V1"}}}},
        {"name": "seats", "given": {"seats": [{}, {"hand": ["d"]}, {"hand": []}]}},
        {"name": "lists", "given": {"box": ["z"], "seats": [{"hand": ["e"]}]}},
        {"name": "play", "play": [{"move": "two"}]},
    ],
}


def variant(name):
    return next(v for v in expanded(TREE) if v.variant == name)


def test_the_situation_itself_comes_first_and_without_variants():
    first = next(iter(expanded(TREE)))

    assert first.variant == ""
    assert first.tree == {k: v for k, v in TREE.items() if k != "variants"}


def test_maps_merge_by_key():
    board = variant("maps").tree["given"]["board"]

    assert board == {"T1": {"0,0": "J1", "1,0": "W1"}, "T2": {"2,0": "V1"}}


def test_seats_merge_by_position():
    seats = variant("seats").tree["given"]["seats"]

    assert seats == [{"hand": ["a", "b"], "at": ["0,0"]}, {"hand": ["d"]}, {"hand": []}]


def test_other_lists_replace():
    given = variant("lists").tree["given"]

    assert given["box"] == ["z"]
    assert given["seats"] == [{"hand": ["e"], "at": ["0,0"]}, {"hand": ["c"]}]


def test_play_replaces_and_is_placed_where_it_stands():
    assert variant("play").tree["play"] == [{"move": "two"}]
    assert variant("play").play == ("variants", 3, "play")
    assert variant("maps").play == ("play",)


def test_expanding_changes_nothing_of_the_original():
    before = repr(TREE)
    list(expanded(TREE))

    assert repr(TREE) == before
