"""Words are offered in the text, taken by keys, and follow what is typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.paint.look import Look
from designer.ui.editor.completing import Completing
from designer.ui.editor.text import TextPane
from tests.ui.sets.test_set_window import SET
from tests.ui.waiting import wait_until_idle


@pytest.fixture
def writing(make, tmp_path):
    """Give a window on an own card, and its pane with the cursor behind some words."""

    def begin(text, behind):
        file = tmp_path / "own.yaml"
        file.write_text(text, "utf-8")
        window = make(file)
        pane = window.page.pane
        line, column = pane.place_of_offset(text, text.index(behind) + len(behind))
        pane.go_to(line, column)
        pane.setFocus()
        return window, pane

    return begin


def offered(pane):
    """Give the words in sight."""
    shown = pane.findChild(Completing)
    if shown is None or not shown.isVisible():
        return []
    items = [shown.words.item(n) for n in range(shown.words.count())]
    return [item.text().split()[0] for item in items]


def test_a_value_is_offered_followed_and_taken(writing):
    text = SET.replace("cancels: beast", "cancels: ")
    window, pane = writing(text, "cancels: ")
    window.actions_["complete"].trigger()
    assert offered(pane) == ["beast", "trap"]
    QTest.keyClicks(pane, "tr")
    assert offered(pane) == ["trap"]
    QTest.keyClick(pane, Qt.Key.Key_Return)
    wait_until_idle(window)
    assert pane.text() == SET.replace("cancels: beast", "cancels: trap")
    assert not offered(pane)


def test_esc_closes_the_list_and_nothing_else(writing):
    window, pane = writing(SET, "cancels: ")
    window.actions_["complete"].trigger()
    assert offered(pane)
    QTest.keyClick(pane, Qt.Key.Key_Escape)

    assert not offered(pane)
    assert pane.text() == SET


def test_a_key_comes_with_its_colon(writing):
    text = SET.replace("    icon: beast\n", "    \n")
    window, pane = writing(text, "type: action\n    ")
    window.actions_["complete"].trigger()
    QTest.keyClicks(pane, "ic")
    assert "icon" in offered(pane)
    QTest.keyClick(pane, Qt.Key.Key_Return)
    window.actions_["complete"].trigger()
    QTest.keyClick(pane, Qt.Key.Key_Down)
    QTest.keyClick(pane, Qt.Key.Key_Tab)
    wait_until_idle(window)

    assert window.page.document.tree["cards"][0]["icon"] == "trap"


def test_where_nothing_may_stand_it_is_said_and_keys_go_to_the_text(writing):
    window, pane = writing(SET.replace("game:", "# note\ngame:"), "# note")
    window.actions_["complete"].trigger()
    assert not offered(pane)
    assert window.status.told.text()
    QTest.keyClick(pane, Qt.Key.Key_Return)
    assert "# note\n\n" in pane.text()


@pytest.mark.parametrize(
    ("line", "indent"),
    [("- id: x", 2), ("  - trigger: action", 4), ("    - {op: draw}", 4), ("    effects:", 4)],
)
def test_a_line_below_a_dash_begins_below_its_key(qtbot, line, indent):
    pane = TextPane(Look("light"))
    qtbot.addWidget(pane)
    QTest.keyClicks(pane, line)
    QTest.keyClick(pane, Qt.Key.Key_Return)

    assert pane.text() == f"{line}\n{' ' * indent}"
