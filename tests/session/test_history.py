"""What was done, taken back and done again, over several documents."""

import pytest

from designer.documents import Edit, SetValue, edit_document, edit_project, text_edit
from designer.session.history import Blocked, History, Kind, Step


def texts(workspace):
    return [workspace.text(path) for path in workspace.open_paths]


def set_value(workspace, path, pointer, value, **options):
    edit = edit_document(workspace.document(path), SetValue(pointer, value), f"Set {pointer[-1]}")
    assert isinstance(edit, Edit)
    workspace.edit(edit, **options)


def type_in(workspace, path, at, text):
    for number, char in enumerate(text):
        workspace.edit_text(path, at + number, at + number, char)


def labels(workspace):
    return [step.label for step in workspace.history.steps]


def test_undo_in_a_document_takes_back_its_latest_step(opened):
    workspace = opened(a=b"x: 1\n", b=b"y: 1\n")
    a, b = workspace.open_paths
    set_value(workspace, a, ("x",), 2)
    set_value(workspace, b, ("y",), 2)

    step = workspace.undo(a)

    assert step.label == "Set x"
    assert texts(workspace) == ["x: 1\n", "y: 2\n"]
    assert workspace.undo(a) is None


def test_undo_without_a_document_takes_back_the_latest_step_of_all(opened):
    workspace = opened(a=b"x: 1\n", b=b"y: 1\n")
    a, b = workspace.open_paths
    set_value(workspace, a, ("x",), 2)
    set_value(workspace, b, ("y",), 2)

    workspace.undo()
    assert texts(workspace) == ["x: 2\n", "y: 1\n"]
    workspace.undo()
    assert texts(workspace) == ["x: 1\n", "y: 1\n"]
    assert workspace.undo() is None
    workspace.redo()
    assert texts(workspace) == ["x: 2\n", "y: 1\n"]


def spanning(workspace):
    edit = edit_project(
        workspace.project,
        {path: SetValue(("id",), "new") for path in workspace.open_paths},
        "Rename old to new",
    )
    workspace.edit(edit)


def test_a_step_that_spans_files_goes_back_in_all_together(opened):
    workspace = opened(a=b"id: old\n", b=b"id: old\n")
    spanning(workspace)

    workspace.undo(workspace.open_paths[1])
    assert texts(workspace) == ["id: old\n", "id: old\n"]
    workspace.redo(workspace.open_paths[0])
    assert texts(workspace) == ["id: new\n", "id: new\n"]


def test_later_steps_that_stand_in_the_way_are_named_and_nothing_is_done(opened):
    workspace = opened(a=b"id: old\n", b=b"id: old\nx: 1\n")
    a, b = workspace.open_paths
    spanning(workspace)
    set_value(workspace, b, ("x",), 2)

    blocked = workspace.undo(a)

    assert isinstance(blocked, Blocked)
    assert [step.label for step in blocked.by] == ["Set x"]
    assert (
        blocked.sentence
        == "“Rename old to new” cannot be taken back before “Set x”. Take back that first."
    )
    assert texts(workspace) == ["id: new\n", "id: new\nx: 2\n"]
    workspace.undo(b)
    assert isinstance(workspace.undo(a), Step)
    assert texts(workspace) == ["id: old\n", "id: old\nx: 1\n"]


def test_a_redo_waits_for_the_earlier_step_in_the_other_file(opened):
    workspace = opened(a=b"id: old\n", b=b"id: old\nx: 1\n")
    a, b = workspace.open_paths
    set_value(workspace, b, ("x",), 2)
    spanning(workspace)
    workspace.undo(a)
    workspace.undo(b)

    blocked = workspace.redo(a)

    assert isinstance(blocked, Blocked)
    assert "cannot be done again before “Set x”" in blocked.sentence


def test_a_new_step_ends_what_could_be_done_again_in_its_documents_only(opened):
    workspace = opened(a=b"x: 1\n", b=b"y: 1\n")
    a, b = workspace.open_paths
    for path, key in ((a, "x"), (b, "y")):
        set_value(workspace, path, (key,), 2)
        workspace.undo(path)

    set_value(workspace, a, ("x",), 3)

    assert workspace.redo(a) is None
    assert workspace.redo(b).label == "Set y"


def test_what_builds_upon_a_dropped_step_in_another_file_is_dropped_too(opened):
    workspace = opened(a=b"id: old\n", b=b"id: old\nx: 1\n")
    a, b = workspace.open_paths
    spanning(workspace)
    set_value(workspace, b, ("x",), 2)
    workspace.undo(b)
    workspace.undo(b)

    set_value(workspace, a, ("id",), "other")

    assert workspace.redo(b) is None
    assert labels(workspace) == ["Set id"]


def test_a_run_of_typing_is_one_step(opened):
    workspace = opened(a=b"name: \n")
    [a] = workspace.open_paths
    type_in(workspace, a, 6, "a name of some thirty letters!")

    assert labels(workspace) == ["Type “a name of some thirty letters!”"]
    workspace.undo(a)
    assert workspace.text(a) == "name: \n"


def test_a_line_begun_and_lines_pasted_have_names(opened):
    workspace = opened(a=b"name: \n")
    [a] = workspace.open_paths
    workspace.edit_text(a, 7, 7, "\n")
    workspace.edit_text(a, 0, 0, "one: 1\ntwo: 2\n")

    assert labels(workspace) == ["Begin a line", "Type “one: 1 two: 2”"]


def test_a_mistake_mended_while_typing_belongs_to_the_run(opened):
    workspace = opened(a=b"name: \n")
    [a] = workspace.open_paths
    type_in(workspace, a, 6, "scoot")
    workspace.edit_text(a, 10, 11, "")
    workspace.edit_text(a, 9, 10, "")
    type_in(workspace, a, 9, "ut")

    assert workspace.text(a) == "name: scout\n"
    assert labels(workspace) == ["Type “scout”"]


def test_typing_taken_back_by_hand_is_no_step(opened):
    workspace = opened(a=b"x: 1\n")
    [a] = workspace.open_paths
    type_in(workspace, a, 4, "23")
    workspace.edit_text(a, 5, 6, "")
    workspace.edit_text(a, 4, 5, "")

    assert labels(workspace) == []


@pytest.mark.parametrize(
    "changes",
    [
        [(0, 0, "a"), (3, 3, "b")],
        [(0, 0, "a"), (1, 1, "\n"), (2, 2, "b")],
        [(2, 2, "b"), (0, 1, "")],
        [(1, 2, ""), (1, 1, "c")],
        [(2, 2, "bc"), (3, 4, ""), (1, 3, "")],
    ],
    ids=[
        "at two places",
        "over a line end",
        "before what was typed",
        "after deleting",
        "deleting more than typed",
    ],
)
def test_a_run_ends(opened, changes):
    workspace = opened(a=b"x: 1\n")
    [a] = workspace.open_paths
    for change in changes:
        workspace.edit_text(a, *change)

    assert len(workspace.history.steps) == 2


def test_deleting_backwards_and_forwards_is_one_run_each(opened):
    workspace = opened(a=b"abcdef: 1\n")
    [a] = workspace.open_paths
    for end in (3, 2, 1):
        workspace.edit_text(a, end - 1, end, "")
    assert labels(workspace) == ["Delete “abc”"]
    for _ in range(3):
        workspace.edit_text(a, 0, 1, "")
    assert labels(workspace) == ["Delete “abcdef”"]


def test_a_pause_ends_a_run():
    now = [0.0]
    history = History(lambda: now[0])
    history.record(text_edit("a", "", "a", ""), Kind.TYPING)
    now[0] = 2.0
    history.record(text_edit("a", "a", "ab", ""), Kind.TYPING)
    now[0] = 6.0
    history.record(text_edit("a", "ab", "abc", ""), Kind.TYPING)

    assert [step.label for step in history.steps] == ["Type “ab”", "Type “c”"]


def test_a_gesture_is_one_step_whatever_it_passes_through(opened):
    workspace = opened(a=b"at: [0, 0]\n")
    [a] = workspace.open_paths
    with workspace.gesture("Move tile C"):
        for q in range(1, 21):
            set_value(workspace, a, ("at", 0), q)

    assert labels(workspace) == ["Move tile C"]
    workspace.undo(a)
    assert workspace.text(a) == "at: [0, 0]\n"


def test_a_gesture_that_ends_where_it_began_is_no_step(opened):
    workspace = opened(a=b"at: [0, 0]\n")
    [a] = workspace.open_paths
    set_value(workspace, a, ("at", 1), 5)
    workspace.undo(a)
    with workspace.gesture("Move tile C"):
        set_value(workspace, a, ("at", 0), 4)
        set_value(workspace, a, ("at", 0), 0)

    assert workspace.redo(a).label == "Set 1", "what could be done again still can"


def test_a_cancelled_gesture_leaves_no_trace(opened):
    workspace = opened(a=b"at: [0, 0]\n", b=b"x: 1\n")
    a, b = workspace.open_paths
    set_value(workspace, b, ("x",), 5)
    workspace.undo(b)
    workspace.begin_gesture()
    set_value(workspace, a, ("at", 0), 4)
    set_value(workspace, b, ("x",), 4)
    workspace.cancel_gesture()

    assert texts(workspace) == ["at: [0, 0]\n", "x: 1\n"]
    assert workspace.undo() is None
    assert workspace.redo(b).label == "Set x"


def test_edits_with_one_merge_key_are_one_step(opened):
    workspace = opened(a=b"x: 1\ny: 1\n")
    [a] = workspace.open_paths
    for value in (2, 3, 4):
        set_value(workspace, a, ("x",), value, merge="spin x")
    set_value(workspace, a, ("y",), 2, merge="spin y")
    workspace.history.end_run()
    set_value(workspace, a, ("y",), 3, merge="spin y")

    assert labels(workspace) == ["Set x", "Set y", "Set y"]


def test_the_saved_point_is_where_undo_makes_a_document_clean(opened):
    workspace = opened(a=b"x: 1\n")
    [a] = workspace.open_paths
    set_value(workspace, a, ("x",), 2)
    workspace.save(a)
    set_value(workspace, a, ("x",), 3)

    assert workspace.is_modified(a)
    workspace.undo(a)
    assert not workspace.is_modified(a)
    workspace.undo(a)
    assert workspace.is_modified(a)
    workspace.redo(a)
    workspace.redo(a)
    assert [(row.step.label, row.saved) for row in workspace.history.rows()] == [
        ("Set x", ("a.yaml",)),
        ("Set x", ()),
    ]


def test_typing_after_a_save_is_a_step_of_its_own(opened):
    workspace = opened(a=b"x: 1\n")
    [a] = workspace.open_paths
    type_in(workspace, a, 4, "2")
    workspace.save(a)
    type_in(workspace, a, 5, "3")
    workspace.undo(a)

    assert workspace.text(a) == "x: 12\n"
    assert not workspace.is_modified(a)


def test_one_can_go_to_any_step(opened):
    workspace = opened(a=b"x: 0\n", b=b"y: 0\n")
    a, b = workspace.open_paths
    for number in (1, 2):
        set_value(workspace, a, ("x",), number)
        set_value(workspace, b, ("y",), number)
    steps = list(workspace.history.steps)

    workspace.go_to(steps[1])
    assert texts(workspace) == ["x: 1\n", "y: 1\n"]
    workspace.go_to(steps[3])
    assert texts(workspace) == ["x: 2\n", "y: 2\n"]
    workspace.go_to(None)
    assert texts(workspace) == ["x: 0\n", "y: 0\n"]


def test_a_gesture_that_reaches_another_document_ends_what_could_be_done_again_there(opened):
    workspace = opened(a=b"x: 1\n", b=b"y: 1\n")
    a, b = workspace.open_paths
    set_value(workspace, b, ("y",), 2)
    workspace.undo(b)
    with workspace.gesture("Move"):
        set_value(workspace, a, ("x",), 3)
        set_value(workspace, b, ("y",), 3)

    assert workspace.redo(b) is None
    workspace.undo(b)
    assert texts(workspace) == ["x: 1\n", "y: 1\n"]
