import json

import pytest

from designer.routes import Deal, analyse, to_text, to_tree
from tests.routes.made_up import gives, graph_of, pays, tile

WORDS = {
    "start": "camp",
    "goal": "the summit",
    "barrier": "gate",
    "barriers": "gates",
    "symbol.tool": "Rope",
    "terrain.J": "Wood",
}
TILES = [tile("A", "S1 J1"), tile("B", "J2 C1 F1", at=(2, 0))]


@pytest.fixture
def analysis():
    return analyse(graph_of(TILES, {(0, 1): 0}, (gives(2),)))


def test_the_report_speaks_in_the_words_of_the_game(analysis):
    text = to_text(analysis, WORDS)

    assert text.splitlines() == [
        "the summit can be reached from every camp (1).",
        "",
        "Cheapest way from camp 1 (0,0): 7 symbols in 4 steps",
        "  Rope 4, discard 2, trash 1",
        "  A 0,0 1,0 > B 2,0 3,0 4,0",
        "",
        "1 gate:",
        "  between A and B: discard 2; every way crosses it",
        "",
        "Every space that can be entered can be reached.",
        "3 spaces that every way uses: 1,0, 2,0, 3,0",
        "5 spaces: Wood 2, C 1, F 1, S 1",
        "",
        "Price: the strength of every space entered; a card discarded or removed counts as one symbol.",
    ]


def test_the_report_names_starts_that_are_cut_off_and_lost_spaces():
    text = to_text(analyse(graph_of([tile("A", "S1 X J1 F1")])), WORDS)

    assert "the summit cannot be reached from camp 1 (0,0)." in text
    assert "2 spaces cannot be reached: 2,0, 3,0" in text


def test_the_report_gives_the_range_of_dealt_barriers():
    deal = Deal(frozenset({(0, 1)}), (pays(1), gives(2)))
    text = to_text(analyse(graph_of(TILES, {(0, 1): 0}, (pays(1),), deal)), WORDS)

    assert "5 symbols in 4 steps, and 1 to 2 more for 1 gate dealt on it" in text
    assert "between A and B: dealt, 1 to 2 more; every way crosses it" in text


def test_the_report_says_over_which_tiles_a_barrier_is_walked_round():
    tiles = [*TILES, tile("C", "J1 J1", at=(0, 1))]
    text = to_text(analyse(graph_of(tiles, {(0, 1): 0}, (pays(1),))), WORDS)

    assert "can be walked round over C\n" in text


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("J1 F1", "There is no camp, so nothing can be reached."),
        ("S1 J1", "There is no space of the summit on the board."),
    ],
)
def test_the_report_says_what_the_board_lacks(row, sentence):
    assert sentence in to_text(analyse(graph_of([tile("A", row)])), WORDS)


def test_the_report_needs_no_words():
    assert "the goal can be reached from every start space (1)." in to_text(
        analyse(graph_of(TILES)), {}
    )


def test_the_tree_is_plain_data(analysis):
    tree = to_tree(analysis)

    assert json.loads(json.dumps(tree)) == tree
    assert tree["reaches_goal"] is True
    assert tree["starts"] == [
        {
            "space": "0,0",
            "number": 1,
            "way": {
                "price": 7,
                "steps": 4,
                "by_symbol": {"tool": 4, "discard": 2, "trash": 1},
                "spaces": ["0,0", "1,0", "2,0", "3,0", "4,0"],
                "barriers": [0],
                "dealt": [0, 0],
            },
        }
    ]
    assert tree["barriers"] == [
        {
            "between": ["A", "B"],
            "name": "",
            "dealt": False,
            "least": {"n": 2, "symbol": "discard"},
            "most": {"n": 2, "symbol": "discard"},
            "can_be_walked_round": False,
            "around": [],
        }
    ]
    assert tree["chokes"] == ["1,0", "2,0", "3,0"]
    assert tree["closing"] == {
        "size": 1,
        "nearest": ["1,0"],
        "spaces": ["1,0", "2,0", "3,0"],
        "singles": ["1,0", "2,0", "3,0"],
        "pairs": [],
    }
    assert tree["terrains"] == {"J": 2, "C": 1, "F": 1, "S": 1}


def test_the_tree_of_a_board_without_a_way_says_so():
    tree = to_tree(analyse(graph_of([tile("A", "S1 X F1")])))

    assert tree["reaches_goal"] is False
    assert tree["starts"][0]["way"] is None
