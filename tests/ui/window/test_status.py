"""The status bar says what was done last, and no longer than it counts."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui.canvas.laying import Laying


@pytest.fixture
def laying(make, own_route) -> Laying:
    return Laying(make(own_route))


def choose_last(laying):
    laying.key(Qt.Key.Key_End)
    laying.key(Qt.Key.Key_Return)
    assert laying.status


def test_what_was_done_is_not_said_any_more_once_it_is_taken_back(laying):
    choose_last(laying)
    laying.window.actions_["delete"].trigger()
    assert "deleted" in laying.status

    laying.undo()

    assert laying.status == ""


def test_what_was_done_in_one_document_is_not_said_of_another(laying, example: Path):
    choose_last(laying)
    laying.window.status.tell("Renamed. Undo takes it back.")

    laying.window.open_paths([example])
    laying.settle()

    assert laying.window.status.space.text() == ""
    assert laying.window.status.told.text() == ""


def test_typing_ends_what_was_said_before(laying):
    choose_last(laying)

    laying.page.pane.replace((1, 1), (1, 1), "# mine\n")

    assert laying.status == ""


def test_a_save_is_told_for_a_while(laying, monkeypatch):
    laying.page.pane.replace((1, 1), (1, 1), "# mine\n")
    laying.window.actions_["save"].trigger()
    laying.settle()
    assert laying.window.status.told.text() == "expedition.yaml is saved"
    assert laying.window.status.activity.text() == ""

    laying.window.status._silence.timeout.emit()

    assert laying.window.status.told.text() == ""
