"""A document that goes on with another file takes its history along."""

import pytest

from designer.session import Workspace

BEGUN = "kind: cards\nformat: 1\ngame: el_dorado\ncards:\n  - {id: torch, name: Torch, colour: green, symbols: [machete]}\n"


@pytest.fixture
def old(tmp_path):
    file = tmp_path / "old.yaml"
    file.write_text(BEGUN, "utf-8")
    return file


def saved_as(workspace, key, target):
    workspace.save(key, target)
    return workspace.carry(key, target)


def test_undo_after_saving_as_works_on_the_new_file_and_leaves_the_old_one_alone(old, tmp_path):
    workspace = Workspace.open([old])
    key = str(old)
    workspace.edit_text(key, 0, 0, "# one\n")
    workspace.history.end_run()
    workspace.edit_text(key, 0, 0, "# two\n")
    target = tmp_path / "new.yaml"
    new = saved_as(workspace, key, target)
    assert workspace.open_paths == [new]
    assert not workspace.modified_paths()

    workspace.undo(new)
    assert workspace.text(new) == "# one\n" + BEGUN
    workspace.undo(new)
    workspace.save(new)

    assert target.read_text("utf-8") == BEGUN == old.read_text("utf-8")
    assert key not in workspace.project.documents
    assert workspace.redo(new).label == "Type “# one”"


def test_what_was_done_in_the_overwritten_file_is_forgotten(old, tmp_path):
    target = tmp_path / "new.yaml"
    target.write_text(BEGUN.replace("torch", "rope"), "utf-8")
    workspace = Workspace.open([old])
    other = workspace.add(target)
    workspace.edit_text(other, 0, 0, "# theirs\n")
    workspace.save(other)
    workspace.close(other)
    workspace.edit_text(str(old), 0, 0, "# mine\n")
    new = saved_as(workspace, str(old), target)

    assert [step.label for step in workspace.history.steps] == ["Type “# mine”"]
    workspace.undo(new)
    assert workspace.text(new) == BEGUN


def test_a_step_over_two_files_is_taken_back_in_both_after_one_was_saved_as(old, tmp_path):
    second = tmp_path / "second.yaml"
    second.write_text(BEGUN.replace("torch", "rope"), "utf-8")
    workspace = Workspace.open([old, second])
    with workspace.gesture("Both"):
        workspace.edit_text(str(old), 0, 0, "# a\n")
        workspace.edit_text(str(second), 0, 0, "# b\n")
    new = saved_as(workspace, str(old), tmp_path / "new.yaml")

    assert workspace.undo(new).label == "Both"
    assert workspace.text(new) == BEGUN
    assert workspace.text(str(second)) == second.read_text("utf-8")


def test_a_file_of_a_pack_counts_as_it_is_on_the_disk_once_it_was_saved_as(tmp_path):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text(
        'kind: pack\nformat: 1\nid: own\nversion: "1"\ngame: el_dorado\ntitle: Own\n', "utf-8"
    )
    file = pack / "cards.yaml"
    file.write_bytes("\ufeff".encode() + BEGUN.replace("\n", "\r\n").encode())
    workspace = Workspace.open([pack])
    key = str(file)
    workspace.edit_text(key, 0, 0, "# mine\n")
    new = saved_as(workspace, key, pack / "copy.yaml")

    assert workspace.text(key) == BEGUN
    assert not workspace.is_modified(key)
    workspace.undo(new)
    workspace.save(new)
    assert (pack / "copy.yaml").read_bytes() == file.read_bytes()
