"""Decks counted by what their things show, filtered, and drawn from."""

from collections import Counter

from designer.printing.traits import Trait
from designer.session.decks import DeckThing, facets, matching, sample

SNAKE = DeckThing("snake", "Snake", "hisses", 4, (Trait("Edges", "dense", 6), Trait("Danger", "yes", 4)))  # fmt: skip
VINE = DeckThing("vine", "Vine", "", 8, (Trait("Edges", "dense", 2), Trait("Edges", "open", 46)))
NONE = DeckThing("none", "None", "", 0)


def rows(facet):
    return [(row.value, row.count) for row in facet.rows]


def test_kinds_and_traits_are_counted_the_most_frequent_first():
    kinds, edges, danger = facets([SNAKE, VINE, NONE])
    assert (kinds.title, rows(kinds)) == ("Kinds", [("Vine", 8), ("Snake", 4)])
    assert (edges.title, rows(edges)) == ("Edges", [("open", 46), ("dense", 8)])
    assert rows(danger) == [("yes", 4)]
    assert edges.total == 54


def test_the_many_rare_values_are_counted_together():
    kinds = facets([DeckThing(f"t{n}", f"T{n}", copies=1) for n in range(30)])[0]
    assert (len(kinds.rows), kinds.rest, kinds.rest_count, kinds.total) == (12, 18, 18, 30)


def test_things_are_found_by_letters_and_by_what_they_show():
    assert matching([SNAKE, VINE], "SNA", {}) == (SNAKE,)
    assert matching([SNAKE, VINE], "hiss", {"Edges": "dense"}) == (SNAKE,)
    assert matching([SNAKE, VINE], "", {"Edges": "dense", "Danger": "yes"}) == (SNAKE,)
    assert matching([SNAKE, VINE], "", {"Edges": "wall"}) == ()


def test_a_seed_draws_the_same_hand_again_and_never_more_than_there_are():
    first = sample([SNAKE, VINE], 7, 3)
    assert len(first) == 7
    assert sample([SNAKE, VINE], 7, 3) == first
    assert sample([SNAKE, VINE], 7, 4) != first
    assert Counter(sample([SNAKE, VINE], 99, 1)) == {"snake": 4, "vine": 8}
    assert sample([], 5, 1) == ()
