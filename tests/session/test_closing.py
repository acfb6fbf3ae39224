"""A file that is closed counts no longer."""

import pytest

from designer.session import Workspace

CARDS = "kind: cards\nformat: 1\ncards:\n  - {id: scout, name: Mine, colour: green, symbols: [machete]}\n"


@pytest.fixture
def loose(tmp_path):
    file = tmp_path / "cards.yaml"
    file.write_text(CARDS, "utf-8")
    return file


def scout(workspace):
    return workspace.project.entry("card", "scout", "el_dorado").tree["name"]


def test_what_a_closed_file_declares_counts_no_longer_until_it_is_opened_again(loose):
    workspace = Workspace.open([])
    key = workspace.add(loose)
    assert scout(workspace) == "Mine"

    workspace.close(key)
    assert scout(workspace) != "Mine"

    loose.write_text(CARDS.replace("Mine", "Later"), "utf-8")
    workspace.add(loose)
    assert scout(workspace) == "Later"
    assert not workspace.is_modified(key)


def test_a_late_snapshot_does_not_bring_a_closed_file_back(loose):
    workspace = Workspace.open([])
    key = workspace.add(loose)
    snapshot = workspace.snapshot()
    workspace.close(key)

    workspace.adopt(snapshot.read(), snapshot.revision)

    assert key not in workspace.project.documents


def test_closing_a_file_with_changes_can_be_taken_back_and_done_again(loose):
    workspace = Workspace.open([])
    key = workspace.add(loose)
    workspace.edit_text(key, 0, 0, "# mine\n")
    workspace.close(key)
    assert key not in workspace.project.documents

    workspace.undo()
    assert workspace.text(key).startswith("# mine")
    assert workspace.is_modified(key)
    assert scout(workspace) == "Mine"

    workspace.redo()
    assert key not in workspace.project.documents
    assert scout(workspace) != "Mine"


def test_an_edited_file_that_is_closed_counts_no_longer_and_keeps_its_history(loose):
    workspace = Workspace.open([])
    key = workspace.add(loose)
    workspace.edit_text(key, 0, 0, "# mine\n")
    workspace.save(key)
    workspace.close(key)
    assert scout(workspace) != "Mine"

    workspace.add(loose)
    assert scout(workspace) == "Mine"
    assert not workspace.is_modified(key)
    workspace.undo(key)
    assert workspace.text(key) == CARDS


def test_a_file_that_changed_while_it_was_closed_is_a_step_of_its_own(loose):
    workspace = Workspace.open([])
    key = workspace.add(loose)
    workspace.edit_text(key, 0, 0, "# mine\n")
    workspace.save(key)
    workspace.close(key)
    loose.write_text(CARDS.replace("Mine", "Theirs"), "utf-8")
    workspace.add(loose)

    assert scout(workspace) == "Theirs"
    assert not workspace.is_modified(key)
    assert workspace.undo(key).label == "Read cards.yaml again"
    assert workspace.text(key) == "# mine\n" + CARDS
    workspace.undo(key)
    assert workspace.text(key) == CARDS


def test_a_file_that_is_gone_keeps_its_text_when_it_is_closed(loose):
    workspace = Workspace.open([])
    key = workspace.add(loose)
    workspace.edit_text(key, 0, 0, "# mine\n")
    workspace.save(key)
    loose.unlink()
    workspace.look_outside()
    workspace.close(key)
    workspace.add(loose)

    assert workspace.text(key).startswith("# mine")
    assert workspace.is_modified(key)
