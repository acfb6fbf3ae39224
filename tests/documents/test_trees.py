"""What an author wrote wrongly is passed over; what is well formed is given."""

import pytest

from designer.documents import entries_in, number_in, text_of


@pytest.mark.parametrize("tree", [None, [], "cards", {}, {"cards": None}, {"cards": {"a": 1}}])
def test_where_there_is_no_list_there_are_no_entries(tree):
    assert list(entries_in(tree, "cards")) == []


def test_entries_keep_their_places_in_the_list():
    assert list(entries_in({"cards": [{"id": "a"}, 3, None, {"id": "b"}]}, "cards")) == [
        (0, {"id": "a"}),
        (3, {"id": "b"}),
    ]


@pytest.mark.parametrize(("value", "number"), [(4, 4), (-1, -1), (True, 7), (1.5, 7), ("4", 7)])
def test_only_a_whole_number_is_a_number(value, number):
    assert number_in({"players": value}, "players", 7) == number


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("Scout", "Scout"),
        ({"en": "Scout", "de": "Kundschafter"}, "Kundschafter"),
        ({"en": "Scout", "pl": "Zwiadowca"}, "Scout"),
        ({"en": "Scout", "de": 5}, "Scout"),
        ({"pl": "Zwiadowca"}, "Zwiadowca"),
        ({"de": ""}, ""),
        (None, ""),
        (5, ""),
    ],
)
def test_a_text_is_given_in_the_language_or_in_the_nearest(value, text):
    assert text_of(value, "de") == text
