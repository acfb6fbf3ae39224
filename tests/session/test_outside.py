"""What other programs do to the files."""

import os

import pytest

from designer.session.outside import Happened
from designer.session.workspace import ChangedOutsideError


@pytest.fixture
def session(opened, tmp_path):
    workspace = opened(a=b"a: 1\n")
    return workspace, workspace.open_paths[0], tmp_path / "files" / "a.yaml"


def happened(workspace):
    return [change.happened for change in workspace.look_outside()]


def type_at_start(workspace, path):
    workspace.edit_text(path, 0, 0, "# ours\n")


def test_nothing_is_told_while_nothing_happens(session):
    workspace, path, _ = session
    assert workspace.look_outside() == ()
    type_at_start(workspace, path)
    workspace.save(path)
    assert workspace.look_outside() == ()


def test_a_clean_document_is_read_again_with_a_note(session):
    workspace, path, file = session
    file.write_bytes(b"a: 22\n")

    [change] = workspace.look_outside()

    assert change.happened is Happened.RELOADED
    assert change.sentence == "a.yaml was changed by another program and read again."
    assert workspace.document(path).tree == {"a": 22}
    assert not workspace.is_modified(path)
    assert workspace.look_outside() == ()


def test_reading_again_can_be_taken_back(session):
    workspace, path, file = session
    file.write_bytes(b"a: 22\n")
    workspace.look_outside()
    workspace.undo(path)

    assert workspace.text(path) == "a: 1\n"
    assert workspace.is_modified(path)
    workspace.save(path)
    assert file.read_bytes() == b"a: 1\n"


def test_a_change_that_leaves_size_and_time_alike_is_seen_by_a_save(session):
    workspace, path, file = session
    workspace.look_outside()
    times = file.stat()
    file.write_bytes(b"a: 9\n")
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    type_at_start(workspace, path)

    with pytest.raises(ChangedOutsideError):
        workspace.save(path)
    assert file.read_bytes() == b"a: 9\n"


def test_an_edited_document_is_neither_overwritten_nor_overwrites(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.write_bytes(b"a: 22\n")

    assert happened(workspace) == [Happened.CHANGED]
    assert workspace.text(path) == "# ours\na: 1\n"
    assert workspace.conflicts == (path,)
    with pytest.raises(ChangedOutsideError, match="another program has changed it"):
        workspace.save(path)
    assert file.read_bytes() == b"a: 22\n"


def test_keep_lets_the_next_save_overwrite(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.write_bytes(b"a: 22\n")
    workspace.look_outside()
    workspace.keep(path)

    assert workspace.is_modified(path)
    assert workspace.conflicts == ()
    workspace.save(path)
    assert file.read_bytes() == b"# ours\na: 1\n"
    assert not workspace.is_modified(path)


def test_reload_takes_theirs_and_undo_gives_ours_back(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.write_bytes(b"a: 22\n")
    workspace.look_outside()
    workspace.reload(path)

    assert workspace.text(path) == "a: 22\n"
    assert not workspace.is_modified(path)
    workspace.undo(path)
    assert workspace.text(path) == "# ours\na: 1\n"
    assert workspace.is_modified(path)


def test_compare_shows_both(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.write_bytes(b"a: 22\r\n")
    workspace.look_outside()

    found = workspace.compare(path)

    assert (found.ours, found.theirs) == ("# ours\na: 1\n", "a: 22\n")
    assert found.lines[3:] == ("-a: 22", "+# ours", "+a: 1")


def test_a_second_change_is_told_again_and_the_first_is_not_repeated(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.write_bytes(b"a: 22\n")
    assert happened(workspace) == [Happened.CHANGED]
    assert happened(workspace) == []
    file.write_bytes(b"a: 333\n")
    assert happened(workspace) == [Happened.CHANGED]
    workspace.reload(path)
    assert workspace.text(path) == "a: 333\n"


def test_a_change_that_is_taken_back_outside_is_no_conflict_any_more(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.write_bytes(b"a: 22\n")
    workspace.look_outside()
    file.write_bytes(b"a: 1\n")

    assert workspace.look_outside() == ()
    assert workspace.conflicts == ()
    workspace.save(path)
    assert file.read_bytes() == b"# ours\na: 1\n"


def test_the_same_change_made_on_both_sides_is_no_conflict(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.write_bytes(b"# ours\na: 1\n")

    assert workspace.look_outside() == ()
    assert not workspace.is_modified(path)


def test_a_deleted_file_is_told_once_and_a_save_writes_it_again(session):
    workspace, path, file = session
    file.unlink()

    [change] = workspace.look_outside()

    assert change.sentence == "a.yaml was deleted. A save writes it again."
    assert workspace.is_modified(path)
    assert workspace.look_outside() == ()
    workspace.save(path)
    assert file.read_bytes() == b"a: 1\n"
    assert not workspace.is_modified(path)


def test_a_deleted_file_that_comes_back_is_clean_again(session):
    workspace, path, file = session
    file.unlink()
    workspace.look_outside()
    file.write_bytes(b"a: 1\n")

    assert workspace.look_outside() == ()
    assert not workspace.is_modified(path)


def test_a_deleted_file_that_comes_back_otherwise_is_read_again(session):
    workspace, path, file = session
    file.unlink()
    workspace.look_outside()
    file.write_bytes(b"a: 5\n")

    assert happened(workspace) == [Happened.RELOADED]
    assert workspace.document(path).tree == {"a": 5}


def test_a_file_that_becomes_a_folder_is_said_to_be_unreadable(session):
    workspace, path, file = session
    file.unlink()
    file.mkdir()

    [change] = workspace.look_outside()

    assert change.happened is Happened.UNREADABLE
    assert "cannot be read any more" in change.sentence
    assert workspace.text(path) == "a: 1\n"


def test_a_change_to_bytes_that_are_no_text_is_shown_and_not_saved_over(session):
    workspace, path, file = session
    file.write_bytes(b"a: \xff\n")

    assert happened(workspace) == [Happened.RELOADED]
    workspace.edit_text(path, 0, 0, "# x\n")
    with pytest.raises(OSError, match="no text"):
        workspace.save(path)
    assert file.read_bytes() == b"a: \xff\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_a_file_that_becomes_a_pipe_is_said_to_be_unreadable(session):
    workspace, _path, file = session
    file.unlink()
    os.mkfifo(file)

    [change] = workspace.look_outside()
    assert change.happened is Happened.UNREADABLE
    assert "a pipe" in change.sentence


def test_a_deleted_file_that_nobody_looks_at_counts_no_longer_and_asks_for_nothing(session):
    workspace, path, file = session
    file.unlink()
    [change] = workspace.look_outside(in_sight=())

    assert (change.happened, change.sentence) == (Happened.LEFT, "")
    assert path not in workspace.project.documents
    assert path not in workspace.open_paths
    assert workspace.modified_paths() == ()
    assert not workspace.missing
    assert workspace.look_outside(in_sight=()) == ()

    file.write_bytes(b"a: 3\n")
    assert [c.happened for c in workspace.look_outside(in_sight=())] == [Happened.BACK]
    assert workspace.document(path).tree == {"a": 3}
    assert not workspace.is_modified(path)


def test_unsaved_changes_outlive_a_file_that_nobody_looks_at(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    file.unlink()

    assert [c.happened for c in workspace.look_outside(in_sight=())] == [Happened.DELETED]
    assert workspace.text(path) == "# ours\na: 1\n"


def test_undo_brings_back_what_was_done_in_a_file_that_left(session):
    workspace, path, file = session
    type_at_start(workspace, path)
    workspace.save(path)
    file.unlink()
    assert [c.happened for c in workspace.look_outside(in_sight=())] == [Happened.LEFT]

    workspace.undo()

    assert workspace.text(path) == "a: 1\n"
    assert workspace.is_modified(path)
    workspace.save(path, over=True)
    assert file.read_bytes() == b"a: 1\n"


def test_what_was_no_text_for_a_while_can_be_saved_again_once_it_is_one(session):
    workspace, path, file = session
    file.write_bytes(b"a: \xff\n")
    workspace.look_outside()
    workspace.undo(path)
    workspace.edit_text(path, 0, 0, "# ours\n")
    file.write_bytes(b"a: 2\n")
    assert happened(workspace) == [Happened.CHANGED]

    workspace.keep(path)
    workspace.save(path)

    assert file.read_bytes() == b"# ours\na: 1\n"
