import json

from tests.helpers.mangling import mangled, nodes, sample, without

TREE = {"a": [{"b": 1}, {"b": 2, "c": []}]}


def test_all_nodes_below_the_top_are_given():
    assert list(nodes(TREE)) == [
        ("a",),
        ("a", 0),
        ("a", 0, "b"),
        ("a", 1),
        ("a", 1, "b"),
        ("a", 1, "c"),
    ]


def test_of_nodes_that_are_alike_only_some_are_taken():
    assert sample(TREE, 1) == [("a",), ("a", 0), ("a", 0, "b"), ("a", 1, "c")]


def test_one_value_is_replaced_or_taken_away_and_the_tree_stays():
    assert json.loads(mangled(TREE, ("a", 1, "b"), None))["a"][1] == {"b": None, "c": []}
    assert json.loads(without(TREE, ("a", 0)))["a"] == [{"b": 2, "c": []}]
    assert TREE["a"][1]["b"] == 2
