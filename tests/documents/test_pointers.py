"""Pointers and their text form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.documents import pointers


@pytest.mark.parametrize(
    ("pointer", "text"),
    [
        ((), ""),
        (("cards", 3, "id"), "/cards/3/id"),
        (("a/b", "c~d", ""), "/a~1b/c~0d/"),
    ],
)
def test_pointers_are_written_as_rfc_6901_says(pointer, text):
    assert pointers.to_text(pointer) == text
    assert pointers.from_text(text) == pointer


def test_digits_are_keys_in_a_map_and_places_in_a_list():
    tree = {"3": [{"0": "x"}]}

    assert pointers.from_text("/3/0/0", tree) == ("3", 0, "0")


@given(st.lists(st.text(max_size=4).filter(lambda s: not s.isdigit()) | st.integers(0, 99)))
def test_the_text_form_leads_back(steps):
    assert pointers.from_text(pointers.to_text(tuple(steps))) == tuple(steps)
