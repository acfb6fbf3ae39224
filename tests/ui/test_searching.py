"""Search and replace over all documents, in the window, by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from designer.ui.places.rows import PlaceRow
from tests.helpers.work import n_calls
from tests.ui.panels import wait_until_idle

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def routes(tmp_path, own_route):
    """Give two routes of a user."""
    second = own_route.with_name("second.yaml")
    text = own_route.read_text("utf-8").replace("id: my_expedition", "id: second")
    second.write_text(text, "utf-8")
    return own_route, second


@pytest.fixture
def window(make, routes):
    return make(*routes)


def press(window, widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, key, modifiers)
    wait_until_idle(window)


def begin(window, words):
    window.activateWindow()
    press(window, window.page.pane, Qt.Key.Key_F, CTRL | SHIFT)
    QTest.keyClicks(window.search.field, words)
    wait_until_idle(window)


def rows(window) -> list[PlaceRow]:
    return window.search.tree.rows()


def own(window, routes):
    return [row for row in rows(window) if row.path in map(str, routes)]


def test_the_search_lists_every_document_with_its_lines(window, routes):
    begin(window, "difficulty: easy")

    assert window.search_dock.isVisible()
    assert [row.path for row in rows(window)[:2]] == [str(path) for path in routes]
    assert rows(window)[0].text == "difficulty: easy"
    assert rows(window)[0].line == 8
    assert "places in" in window.search.status
    locked = [group.locked for group in window.search.tree.groups]
    assert locked == sorted(locked)
    assert locked[:2] == [False, False]
    assert all(locked[2:])


def test_a_click_goes_to_the_place_and_selects_it(window, routes):
    begin(window, "difficulty: easy")
    tree = window.search.tree
    cell = tree.visualRect(tree.index_of(1, 0)).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    wait_until_idle(window)

    assert window.page.path == str(routes[1])
    assert window.page.pane.textCursor().selectedText() == "difficulty: easy"


def test_keys_alone_search_step_and_go(window, routes):
    begin(window, "turn: 5")
    press(window, window.search.field, Qt.Key.Key_Down)
    press(window, window.search.tree, Qt.Key.Key_Return)

    assert window.page.path == str(routes[0])
    assert window.page.pane.textCursor().selectedText() == "turn: 5"
    assert window.page.pane.hasFocus()
    press(window, window.page.pane, Qt.Key.Key_F3, CTRL)
    assert window.page.path == str(routes[1])


def test_replace_all_previews_changes_both_files_and_is_one_step(window, routes):
    begin(window, "difficulty: easy")
    QTest.keyClicks(window.search.replacement, "difficulty: hard")
    wait_until_idle(window)
    assert {row.new for row in own(window, routes)} == {"difficulty: hard"}
    assert {row.new for row in rows(window) if row not in own(window, routes)} == {None}
    assert "not replaced" in window.search.status

    before = [window.workspace.text(str(path)) for path in routes]
    QTest.mouseClick(window.search.all, Qt.MouseButton.LeftButton)
    wait_until_idle(window)

    for path, text in zip(routes, before, strict=True):
        assert window.tabs.page_of(str(path)).pane.text() == text.replace(
            "difficulty: easy", "difficulty: hard"
        )
    assert own(window, routes) == []
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert [window.workspace.text(str(path)) for path in routes] == before
    assert [window.tabs.page_of(str(path)).pane.text() for path in routes] == before


def test_replacing_one_place_after_the_other_by_enter(window, routes):
    begin(window, "turn: 5")
    QTest.keyClicks(window.search.replacement, "turn: 4")
    wait_until_idle(window)
    window.search.tree.choose_first()
    before = window.workspace.text(str(routes[0]))
    n_before = len(own(window, routes))
    window.search.replacement.setFocus()
    press(window, window.search.replacement, Qt.Key.Key_Return)

    assert window.workspace.text(str(routes[0])) == before.replace("turn: 5", "turn: 4", 1)
    assert len(own(window, routes)) == n_before - 1


def test_replacing_in_one_file_leaves_the_other(window, routes):
    begin(window, "face")
    QTest.keyClicks(window.search.replacement, "side")
    wait_until_idle(window)
    tree = window.search.tree
    tree.choose(1)
    second = window.workspace.text(str(routes[1]))
    first = window.workspace.text(str(routes[0]))
    QTest.mouseClick(window.search.in_file, Qt.MouseButton.LeftButton)
    wait_until_idle(window)

    assert window.workspace.text(str(routes[0])) == first
    assert window.workspace.text(str(routes[1])) == second.replace("face", "side")


def test_nothing_is_replaced_in_what_comes_with_the_program(window):
    begin(window, "machete")
    QTest.keyClicks(window.search.replacement, "axe")
    wait_until_idle(window)
    tree = window.search.tree
    tree.choose(0, 0)

    assert not window.search.one.isEnabled()
    assert not window.search.in_file.isEnabled()
    assert not window.search.all.isEnabled()
    assert "comes with the program" in tree.groups[0].detail


def test_a_bad_pattern_is_told_where_it_is_typed(window):
    begin(window, "")
    window.search.pattern.click()
    QTest.keyClicks(window.search.field, "(turn")
    wait_until_idle(window)

    assert "no pattern" in window.search.status
    assert rows(window) == []


def test_a_pattern_finds_and_replaces_with_its_groups(window, routes):
    begin(window, "")
    window.search.pattern.click()
    QTest.keyClicks(window.search.field, r"turn: (\d)\}$")
    QTest.keyClicks(window.search.replacement, r"turn: \1, id: x}")
    wait_until_idle(window)

    assert len(own(window, routes)) > 4
    assert {row.new for row in own(window, routes)} <= {f"turn: {n}, id: x}}" for n in range(6)}


def test_a_hopeless_pattern_never_stops_the_window_and_is_cancelled(make, tmp_path, qtbot):
    path = tmp_path / "long.yaml"
    path.write_text("kind: route\n# " + "a" * 60 + "!\n", "utf-8")
    window = make(path)
    window.actions_["search"].trigger()
    window.search.pattern.click()
    window.search.field.setText(r"(a+)+\b!x")
    qtbot.waitUntil(window.search.cancel.isVisible)
    beats: list[int] = []
    heart = QTimer(interval=0)
    heart.timeout.connect(lambda: beats.append(1))
    heart.start()
    qtbot.waitUntil(lambda: len(beats) > 20)
    heart.stop()
    assert window.search.cancel.isVisible()  # the window lives while the search goes on
    QTest.mouseClick(window.search.cancel, Qt.MouseButton.LeftButton)
    wait_until_idle(window)

    assert not window.search.cancel.isVisible()
    assert "ended" in window.search.status


def test_a_search_without_hits_says_what_was_searched(window):
    begin(window, "qqqqqq")

    assert "documents were searched" in window.search.status
    assert window.search._empty.isVisible()


def test_a_search_follows_what_is_typed(window, routes, edit):
    begin(window, "difficulty: easy")
    n_before = len(own(window, routes))
    edit(window, "difficulty: easy", "difficulty: hard")

    assert len(own(window, routes)) == n_before - 1


def test_selected_words_are_searched_for(window):
    pane = window.page.pane
    at = pane.text().index("First")
    pane.select(at, at + 5)
    window.actions_["search"].trigger()
    wait_until_idle(window)

    assert window.search.field.text() == "First"
    assert rows(window)[0].text == "First"


def test_thousands_of_places_are_listed_without_holding_the_window_up(window):
    """Letters occur everywhere; only what is in sight may be drawn, the rest is listed in few calls each."""
    window.actions_["search"].trigger()
    window.search.field.setText("e")
    wait_until_idle(window)
    assert len(rows(window)) == 5_000
    assert "The first 5000 places" in window.search.status
    groups = window.search.tree.groups

    def again():
        window.search.show_groups(groups, "again", 1)
        window.search.grab()

    assert n_calls(again) < 4 * 5_000


def test_documents_without_a_tab_are_replaced_listed_as_unsaved_and_saved(make, tmp_path):
    folder = tmp_path / "fans"
    folder.mkdir()
    for name in ("one", "two", "three"):
        (folder / f"{name}.yaml").write_bytes(
            f"kind: scenario\r\nformat: 1\r\nid: {name}\r\nname: An evening\r\n".encode()
        )
    window = make(folder)
    assert window.tabs.count() == 1
    begin(window, "An evening")
    QTest.keyClicks(window.search.replacement, "A morning")
    wait_until_idle(window)
    QTest.mouseClick(window.search.all, Qt.MouseButton.LeftButton)
    wait_until_idle(window)

    assert len(window.documents.modified()) == 3
    assert window.tabs.count() == 1
    asked = []
    window.documents.ask_unsaved = lambda _parent, names: asked.append(sorted(names)) or "cancel"
    window.close()
    assert asked == [["one.yaml", "three.yaml", "two.yaml"]]
    window.actions_["save_all"].trigger()
    wait_until_idle(window)
    for name in ("one", "two", "three"):
        text = f"kind: scenario\r\nformat: 1\r\nid: {name}\r\nname: A morning\r\n"
        assert (folder / f"{name}.yaml").read_bytes() == text.encode()


def test_names_in_a_file_of_another_system_are_followed(make, own_route):
    own_route.write_bytes(own_route.read_bytes().replace(b"\n", b"\r\n"))
    window = make(own_route)
    text = window.page.pane.text()
    at = text.index("face: K")
    window.page.pane.go_to(text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at) + 6)
    window.actions_["find_uses"].trigger()
    wait_until_idle(window)

    row = next(r for r in window.uses.tree.rows() if r.path == str(own_route))
    assert (row.text, row.before, row.after) == ("K", "- {face: ", ", at: [21, 0], turn: 0}")
