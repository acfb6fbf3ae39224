"""Places that are meant now, after operations that move them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.documents import Duplicate, Edit, Insert, Move, Remove, edit_document, read_document
from designer.documents.operations import RenameKey, SetValue
from designer.documents.shifting import shifted, shifted_operations

MAP = read_document("a:\n- {n: 0}\n- {n: 1}\n- {n: 2}\nb: [{n: 3}]\nc: {d: {n: 4}}\n", "map.yaml")
PLACES = [("a", 0), ("a", 1), ("a", 2), ("b", 0), ("c", "d")]


def at(tree, pointer):
    for step in pointer:
        tree = tree[step]
    return tree


@pytest.mark.parametrize(
    "done",
    [
        SetValue(("x",), 1),
        Insert(("a",), {"n": 9}, 1),
        Insert(("a",), {"n": 9}),
        Insert(("c",), {"n": 9}, key="e"),
        Remove(("a", 0)),
        Remove(("a", 2)),
        Remove(("c",)),
        Move(("a", 0), ("a",), 2),
        Move(("a", 2), ("a",), 0),
        Move(("a", 1), ("b",), 0),
        Duplicate(("a", 1)),
        Duplicate(("a", 2), at=0),
        Duplicate(("c", "d"), key="e"),
        RenameKey(("c", "d"), "e"),
        RenameKey(("a",), "z"),
    ],
    ids=str,
)
def test_a_place_leads_to_the_same_thing_after_the_operation(done):
    edit = edit_document(MAP, done, "")
    assert isinstance(edit, Edit)
    after = edit.read[0].tree
    for place in PLACES:
        value, found = at(MAP.tree, place), shifted(place, done)
        if found is None:
            assert value not in [*after["a"], *after["b"], *after.get("c", {}).values()]
        else:
            assert at(after, found) == value


@given(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))
def test_operations_asked_together_do_the_same_one_after_the_other(gone, moved, to):
    first = (Remove(("a", gone)),)
    second = shifted_operations([SetValue(("a", moved, "n"), 7)], first)
    third = shifted_operations([Insert(("a",), {"n": 9}, to)], first)

    assert (second is None) == (gone == moved)
    assert third is not None
    if second is not None:
        edit = edit_document(MAP, [*first, *second], "")
        assert [n for n in (0, 1, 2) if n not in {gone, moved}] == [
            item["n"] for item in edit.read[0].tree["a"] if item["n"] != 7
        ]
