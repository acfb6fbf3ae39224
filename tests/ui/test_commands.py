"""Every action by name and key."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt

from designer.ui.commands.matching import fit
from designer.ui.window.actions import ACTIONS


def test_no_key_belongs_to_two_actions():
    keys = Counter(key for spec in ACTIONS for key in spec.keys)

    assert [key for key, n in keys.items() if n > 1] == []


def test_the_palette_offers_every_action_and_document(window):
    palette = window.show_commands()
    palette._most = 500
    names = {command.name for command in palette._commands}

    assert {spec.text.rstrip("…") for spec in ACTIONS} <= names
    assert "Serpentine" in names
    palette.close()


def test_the_palette_runs_what_was_found_by_a_few_letters(window, qtbot):
    palette = window.show_commands()
    qtbot.keyClicks(palette.field, "zoom 100")
    assert palette.names()[0] == "Zoom to 100 %"
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)

    assert window.page.board.view.camera.zoom == pytest.approx(1.0)


def test_the_palette_goes_to_lines_and_spaces(window, qtbot):
    palette = window.show_commands(":16")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    line = window.page.pane.place()[0]
    palette = window.show_commands("11,0")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)

    assert line == 16
    assert window.page.board.view.overlay.cursor == (11, 0)


def test_a_search_without_hits_says_what_was_searched(window, qtbot):
    palette = window.show_commands("qqqq")

    assert "qqqq" in palette.list.item(0).text()
    palette.close()


def test_letters_that_begin_words_fit_better():
    assert fit("zi", "Zoom in") > fit("zi", "Resize the image of it")
    assert fit("xyz", "Zoom in") is None


def test_the_list_of_keys_names_them_all(window, application):
    window.actions_["shortcuts"].trigger()
    dialog = next(
        w for w in application.topLevelWidgets() if w.windowTitle() == "Keyboard shortcuts"
    )
    n_rows = dialog.tree.topLevelItemCount()
    dialog.close()

    assert n_rows >= sum(1 for spec in ACTIONS if spec.keys)
