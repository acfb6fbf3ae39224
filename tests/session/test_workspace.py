"""Open documents: texts, listeners, reading on another thread."""

from pathlib import Path

import pytest

from designer.documents import Edit, Remove, SetValue, StaleEditError, edit_document, text_edit
from designer.documents.edits import edit_of_fix
from designer.session.line_ends import to_line_feeds
from tests.session.conftest import workspace_on


class Pane:
    """Show a document's text as an editor does: foreign edits come in by their pieces only."""

    def __init__(self, workspace, path):
        self.workspace, self.path = workspace, path
        self.text = workspace.text(path)
        self.seen = []
        workspace.listen(self.on_change)

    def on_change(self, changed):
        if changed.source is self:
            return
        for piece in reversed(changed.pieces.get(self.path, ())):
            self.text = self.text[: piece.start] + piece.text + self.text[piece.end :]
            self.seen.append(piece)

    def type(self, start, end, text):
        self.text = self.text[:start] + text + self.text[end:]
        self.workspace.edit_text(self.path, start, end, text, source=self)


def edited(workspace, path, pointer, value):
    edit = edit_document(workspace.document(path), SetValue(pointer, value), "Set")
    assert isinstance(edit, Edit)
    return edit


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"], ids=["lf", "crlf", "cr"])
def test_a_pane_follows_edits_from_elsewhere_by_the_changed_span_only(opened, newline):
    text = "a: 1\nb: 2\nc: 3\n".replace("\n", newline)
    workspace = opened(a=text.encode())
    [a] = workspace.open_paths
    pane = Pane(workspace, a)

    workspace.edit(edited(workspace, a, ("c",), 4))
    pane.type(5, 6, "bb")
    workspace.edit(edited(workspace, a, ("a",), [1, 2]))
    workspace.undo(a)

    assert pane.text == workspace.text(a) == "a: 1\nbb: 2\nc: 4\n"
    assert all(piece.end - piece.start <= 6 and len(piece.text) <= 6 for piece in pane.seen)
    assert workspace.raw_text(a) == "a: 1\nbb: 2\nc: 4\n".replace("\n", newline)


def test_typing_is_read_only_when_somebody_asks(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    before = workspace.project
    workspace.edit_text(a, 3, 4, "2")

    snapshot = workspace.snapshot()
    assert snapshot.project is before
    assert snapshot.texts == {a: "a: 2\n"}
    assert workspace.document(a).tree == {"a": 2}


def test_what_another_thread_has_read_is_taken_over_unless_typing_went_on(opened):
    workspace = opened(a=b"a: 1\n", b=b"b: 1\n")
    a, b = workspace.open_paths
    workspace.edit_text(a, 3, 4, "2")
    workspace.edit_text(b, 3, 4, "2")
    snapshot = workspace.snapshot()
    read = snapshot.read()
    workspace.edit_text(a, 4, 4, "3")
    workspace.adopt(read, snapshot.revision)

    assert workspace.document(b) is read.documents[b]
    assert workspace.document(a).tree == {"a": 23}
    assert [step.label for step in workspace.history.steps] == ["Type “2”", "Type “2”", "Type “3”"]


def test_a_snapshot_with_all_texts_becomes_the_project_itself(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    workspace.edit_text(a, 3, 4, "2")
    read = workspace.snapshot().read()
    workspace.adopt(read, workspace.revision)

    assert workspace.project is read


def test_texts_typed_elsewhere_come_in_as_typing(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    workspace.adopt(workspace.project.with_text(a, "a: 12\n"))

    assert workspace.text(a) == "a: 12\n"
    assert workspace.is_modified(a)
    workspace.undo(a)
    assert workspace.text(a) == "a: 1\n"


def test_the_document_that_proved_an_edit_is_not_read_again(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    edit = edited(workspace, a, ("a",), 2)
    workspace.edit(edit)

    assert workspace.document(a) is edit.read[0]


def test_an_edit_for_another_text_changes_nothing(opened):
    workspace = opened(a=b"a: 1\n", b=b"b: 1\n")
    a, b = workspace.open_paths
    edit = Edit.of(
        "both",
        [*edited(workspace, a, ("a",), 2).splices, *edited(workspace, b, ("b",), 2).splices],
    )
    workspace.edit_text(b, 0, 0, "xx")

    with pytest.raises(StaleEditError):
        workspace.edit(edit)

    assert workspace.text(a) == "a: 1\n"
    assert len(workspace.history.steps) == 1


def test_a_text_set_whole_is_an_edit_of_the_smallest_span(opened):
    workspace = opened(a=b"a: 1\r\nb: 2\r\n")
    [a] = workspace.open_paths
    workspace.set_text(a, "a: 1\nb: 23\n")

    [splice] = workspace.history.steps[0].edit.splices
    assert (splice.start, splice.removed, splice.text) == (10, "", "3")
    assert workspace.raw_text(a) == "a: 1\r\nb: 23\r\n"


def test_closing_without_saving_can_be_taken_back(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    workspace.edit_text(a, 3, 4, "2")
    workspace.close(a)

    assert a not in workspace.project.documents
    assert workspace.undo().label == "Close a.yaml without saving"
    assert workspace.document(a).tree == {"a": 2}


def test_a_new_document_is_written_by_its_first_save(opened, tmp_path):
    workspace = opened(a=b"a: 1\n")
    new = tmp_path / "files" / "new.yaml"
    key = workspace.create(new, "kind: route\n", "New route")

    assert workspace.is_modified(key)
    assert workspace.look_outside() == ()
    assert not new.exists()
    workspace.save(key)
    assert new.read_text() == "kind: route\n"
    assert not workspace.is_modified(key)


def test_a_listener_that_left_hears_nothing(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    heard = []
    leave = workspace.listen(heard.append)
    leave()
    workspace.edit_text(a, 0, 0, "x")

    assert heard == []


def test_a_fix_becomes_an_edit(opened):
    workspace = opened(a=b"a: &scout 1\nb: *scot\n")
    [a] = workspace.open_paths
    fix = next(f for d in workspace.document(a).diagnostics for f in d.fixes)
    edit = edit_of_fix(fix, workspace.project.documents)
    workspace.edit(edit)

    assert workspace.text(a) == "a: &scout 1\nb: *scout\n"
    assert workspace.history.steps[0].label == fix.title


def test_a_fix_for_a_text_that_has_changed_since_is_not_done(opened):
    workspace = opened(a=b"a: &scout 1\nb: *scot\n")
    [a] = workspace.open_paths
    seen = workspace.project
    fix = next(f for d in seen.documents[a].diagnostics for f in d.fixes)
    workspace.edit_text(a, 0, 0, "# new\n")

    with pytest.raises(StaleEditError):
        workspace.edit(edit_of_fix(fix, seen.documents))


def test_a_byte_order_mark_stays(opened, tmp_path):
    workspace = opened(a=b"\xef\xbb\xbfa: 1\n")
    [a] = workspace.open_paths
    workspace.edit(edited(workspace, a, ("a",), 2))
    workspace.edit_text(a, 4, 4, "3")
    workspace.save(a)

    assert (tmp_path / "files" / "a.yaml").read_bytes() == b"\xef\xbb\xbfa: 23\n"
    assert workspace.document(a).location(("a",)).column == 4


def test_a_file_whose_bytes_are_no_text_is_not_overwritten(opened, tmp_path):
    workspace = opened(a=b"a: \xff\n")
    [a] = workspace.open_paths
    workspace.edit_text(a, 0, 0, "# x\n")

    with pytest.raises(OSError, match="no text"):
        workspace.save(a)
    workspace.save(a, tmp_path / "copy.yaml")
    assert (tmp_path / "files" / "a.yaml").read_bytes() == b"a: \xff\n"
    assert workspace.is_modified(a)


def test_line_feeds_are_all_an_editor_sees(opened):
    workspace = opened(a=b"a: 1\r\nb: 2\rc: 3\n")
    [a] = workspace.open_paths

    assert workspace.text(a) == to_line_feeds(workspace.raw_text(a)) == "a: 1\nb: 2\nc: 3\n"


def test_opening_the_same_file_again_keeps_what_is_unsaved(opened, tmp_path):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    workspace.edit_text(a, 3, 4, "2")
    assert workspace.add(tmp_path / "files" / "a.yaml") == a

    assert workspace.text(a) == "a: 2\n"
    assert workspace.is_modified(a)
    assert not workspace_on(tmp_path / "files").is_modified(a)


def test_an_empty_edit_is_no_step(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths
    workspace.edit(text_edit(a, "a: 1\n", "a: 1\n", "Nothing"))
    workspace.edit_text(a, 2, 2, "")

    assert workspace.history.steps == []
    assert workspace.revision == 0


def test_operations_are_done_or_the_reason_is_given(opened):
    workspace = opened(a=b"a: 1\n")
    [a] = workspace.open_paths

    assert isinstance(workspace.change(a, SetValue(("a",), 2), "Set a"), Edit)
    refused = workspace.change(a, Remove(("b",)), "Remove b")

    assert "not there" in refused.sentence
    assert [step.label for step in workspace.history.steps] == ["Set a"]
    assert workspace.text(a) == "a: 2\n"


def test_a_wider_project_keeps_texts_and_history(opened, tmp_path):
    workspace = opened(a=b"a: 1\n")
    a = next(path for path in workspace.open_paths)
    workspace.edit_text(a, 3, 4, "2")
    (tmp_path / "files" / "b.yaml").write_bytes(b"b: 1\n")
    wider = opened(a=b"a: 1\n")

    workspace.widen(wider)

    assert workspace.document(a).tree == {"a": 2}
    assert [Path(path).name for path in workspace.open_paths] == ["a.yaml", "b.yaml"]
    assert not workspace.is_modified(workspace.open_paths[1])
    workspace.undo(a)
    assert workspace.document(a).tree == {"a": 1}
    assert not workspace.is_modified(a)
