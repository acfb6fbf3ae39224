"""Single edits, by example: what changes in the text and what stays."""

import pytest

from designer.documents import (
    Duplicate,
    Edit,
    Insert,
    Move,
    Refused,
    Remove,
    RenameKey,
    SetValue,
    Shared,
    edit_document,
    edit_project,
    open_project,
    read_document,
    sharing,
)
from designer.documents.edits import spliced


def after(text, *operations):
    """Give the text after operations."""
    edit = edit_document(read_document(text, "a.yaml"), operations, "test")
    assert isinstance(edit, Edit), edit
    plain = text.removeprefix("\ufeff")
    new = spliced(plain, edit.splices)
    assert spliced(new, edit.inverse().splices) == plain
    return new


def refusal(text, *operations):
    """Give the refusal of operations."""
    found = edit_document(read_document(text, "a.yaml"), operations, "test")
    assert isinstance(found, Refused)
    return found


VALUES = {
    "a number": ("a: 4 # c\n", 5, "a: 5 # c\n"),
    "a text stays bare": ("a: old\n", "new", "a: new\n"),
    "single quotes stay": ("a: 'old'\n", "it's", "a: 'it''s'\n"),
    "double quotes stay": ('a: "old"\n', "x", 'a: "x"\n'),
    "a text that YAML 1.1 takes for a truth value": ("a: x\n", "no", 'a: "no"\n'),
    "a text that YAML 1.2 takes for a number": ("a: x\n", "1e3", 'a: "1e3"\n'),
    "a text that YAML 1.1 takes for a number to the base 60": ("a: x\n", "12:30", 'a: "12:30"\n'),
    "a text that YAML 1.1 takes for a date": ("a: x\n", "2026-11-30", 'a: "2026-11-30"\n'),
    "a text with quotes": ("a: x\n", '"x" y', "a: '\"x\" y'\n"),
    "a text with a tab": ("a: x\n", "b\tc", 'a: "b\\tc"\n'),
    "an invisible character is written so that it is seen": ("a: x\n", "b\u200bc", 'a: "b\\u200bc"\n'),
    "a joiner inside an emoji stays": ("a: x\n", "🏴\u200d☠️", "a: 🏴\u200d☠️\n"),
    "a large float": ("a: x\n", 1e20, "a: 1.0e+20\n"),
    "nothing gets a value": ("a:\nb: 1\n", 2, "a: 2\nb: 1\n"),
    "nothing before a comment gets a value": ("a: # c\n", 2, "a: 2 # c\n"),
    "a value becomes nothing": ("a: x # c\n", None, "a: null # c\n"),
    "a text inside brackets": ("a: [x, y]\n", ["x", "y, z"], 'a: [x, "y, z"]\n'),
    "a literal text keeps its sign and indentation": (
        "a: | # c\n     one\n     two\nb: 1\n", "one\nthree\n", "a: | # c\n     one\n     three\nb: 1\n",
    ),
    "a word of a folded text": (
        "a: >-\n  one two\n  three four\n", "one two drei four", "a: >-\n  one two\n  drei four\n",
    ),
    "a line more in a literal text": ("a: |\n  one\nb: 1\n", "one\ntwo\n", "a: |\n  one\n  two\nb: 1\n"),
    "a text of several lines": ("a: x # c\nb: 1\n", "one\ntwo\n", "a: | # c\n  one\n  two\nb: 1\n"),
    "a map in lines for a scalar": (
        "a: x # c\n", {"b": {"c": 1}, "d": []}, "a: # c\n  b: {c: 1}\n  d: []\n",
    ),
    "a scalar for a map in lines": ("a: # c\n  b: 1 # d\n  c: 2\ne: 3\n", 7, "a: 7 # c\ne: 3\n"),
    "an anchor stays": ("a: &x 1\nb: 2\n", 5, "a: &x 5\nb: 2\n"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "value", "expected"), VALUES.values(), ids=VALUES.keys())
def test_a_value_is_set(text, value, expected):
    assert after(text, SetValue(("a",), value)) == expected


OPERATIONS = {
    "only what differs in a whole object changes": (
        "c:\n  - {face: B, at: [0, 0], turn: 2} # x\n",
        SetValue(("c", 0), {"face": "B", "at": [0, 4], "turn": 2, "id": "b2"}),
        "c:\n  - {face: B, at: [0, 4], turn: 2, id: b2} # x\n",
    ),
    "a new key goes where the order says": (
        "id: a\nprice: 1\nart: x\n",
        SetValue(("strength",), 2, order=("id", "symbols", "strength", "price", "art")),
        "id: a\nstrength: 2\nprice: 1\nart: x\n",
    ),
    "maps on the way are made": ("a: 1\n", SetValue(("b", "c"), 2), "a: 1\nb: {c: 2}\n"),
    "an item goes behind the one before, above the next one's comment": (
        "l:\n  - a # 1\n  # about b\n  - b\n", Insert(("l",), "x", 1),
        "l:\n  - a # 1\n  - x\n  # about b\n  - b\n",
    ),
    "an item before the first": ("l:\n  # head\n  - a\n", Insert(("l",), "x", 0), "l:\n  # head\n  - x\n  - a\n"),
    "an item at the end of a file without a last line end": ("l:\n- a", Insert(("l",), "x"), "l:\n- a\n- x"),
    "an item into a compact list": ("l:\n- - a\n", Insert(("l", 0), "x", 0), "l:\n- - x\n  - a\n"),
    "an item like its neighbours, in brackets": (
        "l:\n  - {a: 1, b: {c: 2}}\n", Insert(("l",), {"a": 2, "b": {"c": 3}}),
        "l:\n  - {a: 1, b: {c: 2}}\n  - {a: 2, b: {c: 3}}\n",
    ),
    "an item like its neighbours, in lines": (
        "l:\n  - a: 1\n", Insert(("l",), {"a": 2, "b": 3}), "l:\n  - a: 1\n  - a: 2\n    b: 3\n",
    ),
    "an item apart like its neighbours": ("l:\n  - a\n\n  - b\n", Insert(("l",), "c"), "l:\n  - a\n\n  - b\n\n  - c\n"),
    "an item into brackets": ("l: [a, b] # c\n", Insert(("l",), "x", 1), "l: [a, x, b] # c\n"),
    "an item into brackets over lines": (
        "l: [\n  a, # 1\n  b # 2\n]\n", Insert(("l",), "x"), "l: [\n  a, # 1\n  b, # 2\n  x\n]\n",
    ),
    "an item into an empty list": ("l: [] # c\n", Insert(("l",), {"a": [1]}), "l: # c\n  - {a: [1]}\n"),
    "a scalar into an empty list": ("l: [] # c\n", Insert(("l",), 1), "l: [1] # c\n"),
    "an entry behind a text that keeps its blank lines": (
        "a: |+\n  x\n\n", Insert((), 1, key="b"), "a: |+\n  x\n\nb: 1\n",
    ),
    "a removed entry takes its lines and the comment on them": (
        "a: 1\nb: # x\n  - 1 # y\n    # z\n# about c\nc: 2\n", Remove(("b",)), "a: 1\n# about c\nc: 2\n",
    ),
    "a comment right above one entry goes with it": (
        "a: 1\n\n# about b\nb: 2\n\nc: 3\n", Remove(("b",)), "a: 1\n\nc: 3\n",
    ),
    "a comment above a group stays with the group": (
        "a: 1\n\n# about b and c\nb: 2\nc: 3\n", Remove(("b",)), "a: 1\n\n# about b and c\nc: 3\n",
    ),
    "a comment set off by a blank line stays": (
        "a: 1\n# a section\n\nb: 2\n", Remove(("b",)), "a: 1\n# a section\n\n",
    ),
    "the head of the file stays": ("# head\na: 1\n\nb: 2\n", Remove(("a",)), "# head\n\nb: 2\n"),
    "the last of several in a file without a last line end": ("a: 1\nb: 2", Remove(("b",)), "a: 1"),
    "the first entry of a compact map": ("l:\n- a: 1 # c\n  b: 2\n", Remove(("l", 0, "a")), "l:\n- b: 2\n"),
    "the only entry leaves an empty map": ("m: # c\n  # d\n  a: 1\nn: 2\n", Remove(("m", "a")), "m: {} # c\n  # d\nn: 2\n"),
    "the only item leaves an empty list": ("l:\n- a\n", Remove(("l", 0)), "l: []\n"),
    "an item in brackets": ("l: [a, b, c]\n", Remove(("l", 1)), "l: [a, c]\n"),
    "the last item in brackets": ("l: [a, b,]\n", Remove(("l", 1)), "l: [a,]\n"),
    "an item on a line of its own in brackets": (
        "l: [\n  a, # 1\n  b # 2\n]\n", Remove(("l", 1)), "l: [\n  a # 1\n]\n",
    ),
    "an item moves with its comment": (
        "l:\n  - a # 1\n  - b: 2 # 2\n    c: 3\n  - d\n", Move(("l", 1), ("l",), 0),
        "l:\n  - b: 2 # 2\n    c: 3\n  - a # 1\n  - d\n",
    ),
    "an item moves to another list, deeper": (
        "k:\n- a: |\n    x\n   # c\nl:\n  m:\n    - 1\n", Move(("k", 0), ("l", "m")),
        "k: []\nl:\n  m:\n    - 1\n    - a: |\n        x\n       # c\n",
    ),
    "an item moves in brackets": ("l: [a, b, c]\n", Move(("l", 2), ("l",), 0), "l: [c, a, b]\n"),
    "an entry moves to another map": ("a:\n  x: 'y' # c\n  z: 1\nb: {}\n", Move(("a", "z"), ("b",)), "a:\n  x: 'y' # c\nb:\n  z: 1\n"),
    "a copy keeps its writing, not its anchor": (
        "l:\n  - &x {a: 'b', # c\n     d: 1}\n  - *x\n", Duplicate(("l", 0), changes={("a",): "e"}),
        "l:\n  - &x {a: 'b', # c\n     d: 1}\n  - {a: 'e', # c\n     d: 1}\n  - *x\n",
    ),
    "a key is renamed in its quotes": ("'a': 1 # c\n", RenameKey(("a",), "on"), "'on': 1 # c\n"),
    "a key that would be no text is quoted": ("a: 1\n", RenameKey(("a",), "12"), '"12": 1\n'),
    "a key with a question mark": ("? a # c\n: 1\n", RenameKey(("a",), "b"), "? b # c\n: 1\n"),
}  # fmt: skip


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"], ids=["lf", "crlf", "cr"])
@pytest.mark.parametrize(
    ("text", "operation", "expected"), OPERATIONS.values(), ids=OPERATIONS.keys()
)
def test_an_operation(text, operation, expected, newline):
    text, expected = (t.replace("\n", newline) for t in (text, expected))

    assert after(text, operation) == expected
    assert after("\ufeff" + text, operation) == expected


SHARED = "base: &x {a: 1, b: 2} # b\none: *x\ntwo: {<<: *x, a: 5}\n"


def test_what_comes_through_an_alias_is_asked_about():
    found = refusal(SHARED, SetValue(("one", "a"), 9))

    assert found.choices == (Shared.ALL, Shared.OWN)
    assert [place.pointer for place in found.users] == ["/base", "/two"]
    assert "used in 3 places" in found.reason


def test_change_all_changes_it_at_its_anchor():
    new = after(SHARED, SetValue(("one", "b"), 9, Shared.ALL))

    assert new == "base: &x {a: 1, b: 9} # b\none: *x\ntwo: {<<: *x, a: 5}\n"


def test_an_own_copy_is_written_out():
    new = after(SHARED, SetValue(("one", "b"), 9, Shared.OWN))

    assert new == "base: &x {a: 1, b: 2} # b\none: {a: 1, b: 9}\ntwo: {<<: *x, a: 5}\n"


def test_what_is_used_elsewhere_is_asked_about_at_its_anchor_too():
    found = refusal(SHARED, SetValue(("base", "b"), 9))

    assert found.choices == (Shared.ALL,)
    assert [place.line for place in found.users] == [2, 3]


def test_an_inherited_key_is_written_as_an_own_one():
    new = after(SHARED, SetValue(("two", "b"), 9))

    assert new == "base: &x {a: 1, b: 2} # b\none: *x\ntwo: {<<: *x, a: 5, b: 9}\n"


@pytest.mark.parametrize("operation", [Remove(("two", "b")), RenameKey(("two", "b"), "c")])
def test_an_inherited_key_cannot_be_taken_away(operation):
    assert "inherited by << from line 1" in refusal(SHARED, operation).reason


@pytest.mark.parametrize(
    "operation",
    [Remove(("base",)), SetValue(("base",), 1, Shared.ALL), Remove(("l", 0))],
    ids=["its entry", "another value", "what holds it"],
)
def test_an_anchor_in_use_is_not_deleted_and_its_users_are_listed(operation):
    found = refusal("base: {b: &x {a: 1}}\nl: [{c: &y 2}]\none: *x\ntwo: *y\n", operation)

    assert found.users[0].line in (3, 4)
    assert "used elsewhere: line" in found.reason


def test_an_anchor_that_nobody_uses_goes_with_its_value():
    assert after("a: &x 1\nb: 2\n", Remove(("a",))) == "b: 2\n"


def test_an_alias_is_not_moved_above_its_anchor():
    found = refusal("a: &x 1\nb: *x\n", Move(("b",), (), 0))

    assert "above the anchor" in found.reason


def test_what_is_merged_stays_a_map():
    found = refusal("a: &x {b: 1}\nc: {<<: *x}\n", SetValue(("a",), "text", Shared.ALL))

    assert "<<" in found.reason


def test_a_file_that_does_not_parse_is_not_edited():
    assert "cannot be read" in refusal("a: [\n", SetValue(("a",), 1)).reason


@pytest.mark.parametrize(
    "operation",
    [
        SetValue(("x", 0), 1),
        Remove(("x",)),
        Insert(("x",), 1),
        Move(("x",), ()),
        RenameKey(("x",), "y"),
    ],
    ids=["set", "remove", "insert", "move", "rename"],
)
def test_what_is_not_there_is_a_reason_not_an_error(operation):
    assert refusal("a: 1\n", operation).reason


@pytest.mark.parametrize(
    ("value", "word"),
    [(float("nan"), "number"), (10**30, "large"), ("\ud800", "half")],
    ids=["nan", "huge", "surrogate"],
)
def test_a_value_without_a_text_is_refused(value, word):
    assert word in refusal("a: 1\n", SetValue(("a",), value)).reason


def test_a_taken_key_is_refused():
    for operation in (Insert((), 1, key="b"), RenameKey(("a",), "b"), Duplicate(("a",), "b")):
        assert "“b” already" in refusal("a: 1\nb: 2\n", operation).reason


def test_a_thing_is_not_moved_into_itself():
    assert "itself" in refusal("a: {b: {}}\n", Move(("a",), ("a", "b"))).reason


def test_comments_are_not_lost_by_moving_into_brackets():
    found = refusal("a:\n  - x: 1 # kept\n    y: 2\nb: [1]\n", Move(("a", 0), ("b",)))

    assert "Comments" in found.reason


def test_one_faulty_operation_leaves_all_undone():
    found = refusal("a: 1\n", SetValue(("a",), 2), Remove(("b",)))

    assert found.reason


def test_sharing_says_who_uses_a_value():
    document = read_document(SHARED, "a.yaml")

    assert sharing(document, ("one", "a")).through == "alias"
    assert sharing(document, ("two", "b")).through == "merge"
    assert sharing(document, ("two", "a")).users == ()
    assert set(sharing(document, ("base", "a")).users) == {("one",), ("two",)}


def test_an_edit_of_several_files_is_one_or_none(tmp_path):
    for name in ("a", "b"):
        (tmp_path / f"{name}.yaml").write_text("x: 1\n")
    paths = [str(tmp_path / f"{name}.yaml") for name in ("a", "b")]
    project = open_project([tmp_path], [])

    edit = edit_project(project, {p: SetValue(("x",), 2) for p in paths}, "Set x")
    refused = edit_project(
        project, {paths[0]: SetValue(("x",), 2), paths[1]: Remove(("y",))}, "Set x"
    )

    assert isinstance(edit, Edit)
    assert list(edit.paths) == paths
    assert isinstance(refused, Refused)


def test_many_items_come_to_the_end_with_one_reading_and_stand_apart_like_the_others():
    text = "l:\n  - a: 1\n    b: 2\n\n  - {a: 2} # last\nm: 1\n"
    document = read_document(text, "x.yaml")
    operations = [
        SetValue(("l", 0, "c"), 3, order=("a", "b", "c")),
        Insert(("l",), "x"),
        Insert(("l",), "z"),
        Remove(("m",)),
    ]
    edit = edit_document(document, operations, "Add")

    assert edit.read[0].text == (
        "l:\n  - a: 1\n    b: 2\n    c: 3\n\n  - {a: 2} # last\n\n  - x\n\n  - z\n"
    )


def test_keys_taken_and_added_side_by_side_leave_what_stands_between():
    text = "l:\n  - {a: 1, b: 2, c: 3} # one\n  - a: 1 # two\n    b: 2\n    c: 3\n"
    document = read_document(text, "x.yaml")
    operations = [
        *(Remove(("l", n, "b")) for n in (0, 1)),
        *(SetValue(("l", n, "d"), 4, order=("a", "b", "c", "d")) for n in (0, 1)),
        SetValue(("l", 1, "a"), 9),
    ]
    edit = edit_document(document, operations, "Change")

    assert edit.read[0].text == (
        "l:\n  - {a: 1, c: 3, d: 4} # one\n  - a: 9 # two\n    c: 3\n    d: 4\n"
    )
