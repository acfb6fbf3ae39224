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


def test_a_closed_file_with_changes_stays_so_that_closing_can_be_taken_back(loose):
    workspace = Workspace.open([])
    key = workspace.add(loose)
    workspace.edit_text(key, 0, 0, "# mine\n")
    workspace.close(key)

    workspace.undo(key)

    assert workspace.text(key).startswith("# mine")
