"""What a card counts for in a Camp is known beforehand only where nothing else has a say."""

import pytest

from plugins.altiplano.counting import fixed_counts
from plugins.altiplano.definition import Kind

TWO = {"op": "modify", "what": "counts_as_raider", "of": "self", "becomes": 2}
PASSIVE = {"trigger": "passive", "effects": [TWO]}


def kind(*abilities, sort="character"):
    return Kind("made_up", "Made up", sort, roles=("raider",), abilities=abilities)


def test_a_card_counts_for_its_roles_or_what_it_says_of_itself():
    kinds = (kind(), kind(PASSIVE), Kind("storm", "Storm", "action"))

    assert fixed_counts(kinds, "raider") == (1, 2, 0)
    assert fixed_counts(kinds, "archaeologist") == (0, 0, 0)


@pytest.mark.parametrize(
    "other",
    [
        kind(PASSIVE | {"if": {"players": {"min": 2}}}),
        kind(PASSIVE | {"in": "hand"}),
        kind(PASSIVE, sort="location"),
        kind({"trigger": "passive", "effects": [TWO | {"of": "mine"}]}),
        kind({"trigger": "passive", "effects": [{**TWO, "becomes": {"count": {"from": "hand"}}}]}),
        kind({"trigger": "passive", "effects": [{"op": "modify", "what": "counts_as_raider", "of": "self", "add": 1}]}),
        kind({"trigger": "action", "effects": [{"op": "do", "effects": [TWO | {"for": "turn"}]}]}),
    ],
    ids=["condition", "zone", "location", "of others", "amount", "added", "lasting"],
)  # fmt: skip
def test_whatever_else_changes_counts_is_asked_each_time(other):
    assert fixed_counts((kind(), other), "raider") is None
