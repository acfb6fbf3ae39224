"""How many things a list holds, in words."""

import pytest

from designer.ui.editors.copies import Copies, totals


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([], "0 kinds"),
        ([None, None], "2 kinds"),
        ([Copies(2), Copies(2), None], "3 kinds · 5 pieces"),
        ([Copies(3, each=True), None], "2 kinds · 3 for each player"),
        ([Copies(0), None], "2 kinds"),
    ],
)
def test_what_says_no_number_is_one_where_others_say_theirs(qapp, found, words):
    assert totals(found) == words
