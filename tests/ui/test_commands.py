"""Every action by name and key."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QPushButton

from designer.ui.commands.matching import fit
from designer.ui.kit.buttons import Button
from designer.ui.window.actions import ACTIONS


def test_no_key_belongs_to_two_actions():
    keys = Counter(key for spec in ACTIONS for key in spec.keys)

    assert [key for key, n in keys.items() if n > 1] == []


def test_the_palette_offers_every_action_and_document(window):
    palette = window.show_commands()
    palette._most = 500
    names = {command.name for command in palette._commands}

    assert {window.actions_[spec.id].text().rstrip("…") for spec in ACTIONS} <= names
    # What has the same title is told apart: a route, and the scenario that plays it.
    routes = {name for name in names if name.startswith("Serpentine")}
    assert routes == {f"Serpentine – {kind}/serpentine.yaml" for kind in ("routes", "scenarios")}
    palette.close()


def test_the_palette_runs_what_was_found_by_a_few_letters(window, qtbot):
    palette = window.show_commands()
    qtbot.keyClicks(palette.field, "zoom 100")
    assert palette.names()[0] == "Zoom to 100 %"
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)

    assert window.page.board.view.camera.zoom == pytest.approx(1.0)


@pytest.mark.parametrize(("typed", "name"), [("german", "Deutsch"), ("polish", "Polski")])
def test_the_palette_finds_languages_by_their_english_names(window, typed, name):
    palette = window.show_commands(typed)

    assert palette.names()[0] == name
    palette.close()


def test_a_colon_asks_for_a_line_and_finds_no_names_with_a_colon(window):
    palette = window.show_commands(":")
    assert palette.names() == ["Type the number of a line"]
    palette.field.setText(":12")
    assert palette.names() == ["Go to line 12"]
    palette.close()


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
    (close,) = (b for b in dialog.findChildren(QPushButton) if b.text() == "Close")
    close.click()

    assert isinstance(close, Button)  # the house's, as in all other windows
    assert not dialog.isVisible()
    assert n_rows >= sum(1 for spec in ACTIONS if spec.keys)


def _leaves(menu):
    for action in menu.actions():
        if action.menu() is not None:
            yield from _leaves(action.menu())
        elif not action.isSeparator():
            yield action


def test_every_action_of_the_menus_is_in_the_palette_with_all_its_keys(window):
    commands = {c.name: c for c in window.doing._commands()}
    docks = {dock.toggleViewAction() for dock in window.docks}
    missing, wrong = [], []
    for top in window.menuBar().actions():
        for action in _leaves(top.menu()):
            if action in docks:
                if f"Show the panel {action.text()}" not in commands.keys() | {
                    name.replace("Hide", "Show") for name in commands
                }:
                    missing.append(action.text())
            elif action.text().rstrip("…") not in commands:
                missing.append(action.text())
            else:
                keys = ", ".join(k.toString() for k in action.shortcuts())
                if commands[action.text().rstrip("…")].keys != keys:
                    wrong.append(action.text())

    # The files open lately are documents, not actions; the palette has those that are read.
    recent = set(map(QAction.text, _leaves(window._recent_menu._menu)))
    assert [text for text in missing if text not in recent] == []
    assert wrong == []


def test_every_action_is_in_a_menu(window):
    in_menus = {a for top in window.menuBar().actions() for a in _leaves(top.menu())}

    assert [s.id for s in ACTIONS if window.actions_[s.id] not in in_menus] == []


def test_no_two_actions_of_the_window_share_a_key(window):
    keys = Counter(
        key.toString()
        for action in set(window.findChildren(QAction))
        for key in action.shortcuts()
        if not key.isEmpty()
    )

    assert [key for key, n in keys.items() if n > 1] == []


def test_no_shortcut_of_a_part_hides_an_action_s_key(window):
    window.page.find_bar.begin()
    taken = {key for spec in ACTIONS for key in spec.keys}
    parts = [s for s in window.findChildren(QShortcut) if not isinstance(s.parent(), QMenu)]
    own = {s.key().toString() for s in parts}  # those of a menu count only while it is open

    assert own & taken == set()


def test_every_key_of_an_action_is_understood_by_qt():
    for spec in ACTIONS:
        for key in spec.keys:
            assert QKeySequence(key).toString() not in {"", "Unknown"}, (spec.id, key)


def test_a_panel_is_shown_by_its_name(window, qtbot):
    window.uses_dock.hide()
    palette = window.show_commands("panel uses")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)

    assert window.uses_dock.isVisible()


def test_what_can_be_played_is_found_by_its_game(window):
    palette = window.show_commands("relic expedition scenario")
    assert "Four in the jungle" in palette.names()[:6]
    palette.close()
