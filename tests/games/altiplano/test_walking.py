"""What abilities say is gone through at any depth, and what holds for a whole game is found once."""

from plugins.altiplano.walking import nodes, once_a_game
from tests.games.altiplano.games import compiled


def test_maps_are_found_from_the_first_to_the_last_with_their_places():
    tree = [{"op": "a", "effects": [{"op": "b"}, {"op": "c"}]}, {"op": "d"}]

    assert [(part.path, part.tree["op"]) for part in nodes(tree, ("cost",))] == [
        (("cost", 0), "a"),
        (("cost", 0, "effects", 0), "b"),
        (("cost", 0, "effects", 1), "c"),
        (("cost", 1), "d"),
    ]


def test_thousands_of_effects_within_each_other_are_gone_through():
    tree = {"op": "do"}
    for _ in range(3000):
        tree = {"op": "do", "effects": [tree]}

    assert sum(1 for _ in nodes(tree)) == 3001


def test_what_holds_for_a_game_is_computed_once_for_each():
    asked = []

    @once_a_game
    def n_kinds(definition):
        asked.append(definition)
        return len(definition.kinds)

    one, other = compiled(0).definition, compiled(1).definition

    assert n_kinds(one) == n_kinds(other) == n_kinds(one) == len(one.kinds)
    assert asked == [one, other]
