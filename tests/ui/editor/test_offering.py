"""Words come by themselves while a text is typed, and are never in the way."""

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.paint.look import Look
from designer.ui.editor.completing import Completing
from designer.ui.editor.highlighter import is_literal
from designer.ui.editor.text import TextPane
from tests.ui.editor.test_completing import offered, writing
from tests.ui.sets.test_set_window import SET
from tests.ui.waiting import wait_until_idle

__all__ = ["writing"]

AT_KEY = SET.replace("    icon: beast\n", "    \n")
AT_VALUE = SET.replace("cancels: beast", "cancels:")


@pytest.fixture
def typing(writing):
    """Give a function that types keys behind some words of a text, with the keyboard on the text."""

    def begin(text, behind, keys):
        window, pane = writing(text, behind)
        window.activateWindow()
        pane.setFocus()
        wait_until_idle(window)
        QTest.keyClicks(pane, keys)
        wait_until_idle(window)
        return window, pane

    return begin


def test_a_key_comes_after_its_first_letter_and_enter_takes_it(typing):
    _, pane = typing(AT_KEY, "type: action\n    ", "i")
    assert "icon" in offered(pane)
    QTest.keyClicks(pane, "co")
    assert offered(pane)[0] == "icon"
    QTest.keyClick(pane, Qt.Key.Key_Return)
    assert "    icon: \n" in pane.text()


def test_values_come_behind_a_colon_without_one_being_chosen_and_enter_begins_a_line(typing):
    _, pane = typing(AT_VALUE, "cancels:", " ")
    assert offered(pane) == ["beast", "trap"]
    assert pane.findChild(Completing).words.currentRow() == -1
    QTest.keyClick(pane, Qt.Key.Key_Return)
    assert "cancels: \n" in pane.text()
    assert not offered(pane)


def test_arrows_choose_and_tab_takes(typing):
    _, pane = typing(AT_VALUE, "cancels:", " ")
    QTest.keyClick(pane, Qt.Key.Key_Down)
    QTest.keyClick(pane, Qt.Key.Key_Down)
    QTest.keyClick(pane, Qt.Key.Key_Tab)
    assert "cancels: trap\n" in pane.text()


def test_esc_closes_it_and_it_stays_away_for_that_word_only(typing):
    window, pane = typing(AT_KEY, "type: action\n    ", "i")
    QTest.keyClick(pane, Qt.Key.Key_Escape)
    QTest.keyClicks(pane, "c")
    wait_until_idle(window)
    assert not offered(pane)
    for _ in "ic":
        QTest.keyClick(pane, Qt.Key.Key_Backspace)
    QTest.keyClicks(pane, "  b")  # another place, another word
    wait_until_idle(window)
    assert pane.findChild(Completing).left is None


@pytest.mark.parametrize(
    ("text", "behind", "keys"),
    [
        (AT_KEY, "type: action\n    ", "# i"),
        (AT_VALUE, "cancels:", " 't"),
        (SET.replace("game:", "note: |\n  \ngame:"), "note: |\n  ", "k"),
        (SET, "cancels: beast", " i"),
        (AT_VALUE, "cancels:", " 1"),
    ],
    ids=["comment", "quoted", "literal", "second word", "number"],
)
def test_it_does_not_come_where_it_would_be_in_the_way(typing, text, behind, keys):
    _, pane = typing(text, behind, keys)
    assert not offered(pane)


def test_lines_of_a_literal_text_are_told_from_keys(qtbot):
    pane = TextPane(Look("light"))
    qtbot.addWidget(pane)
    pane.set_text("note: |\n  one\n\n  two\ngame: x\n")
    blocks = [pane.document().findBlockByNumber(n) for n in range(5)]
    assert [is_literal(block) for block in blocks] == [False, True, False, True, False]


def test_a_word_that_is_complete_offers_nothing(typing):
    _, pane = typing(AT_VALUE, "cancels:", " trap")
    assert not offered(pane)
    QTest.keyClick(pane, Qt.Key.Key_Return)
    assert "cancels: trap\n" in pane.text()


def test_what_an_input_method_writes_is_followed_too(typing):
    window, pane = typing(AT_VALUE, "cancels:", "")
    written = QInputMethodEvent("", [])
    written.setCommitString(" tr")
    QApplication.sendEvent(pane, written)
    wait_until_idle(window)
    assert offered(pane) == ["trap"]


def test_it_can_be_switched_off_for_good(typing):
    window, pane = typing(AT_KEY, "type: action\n    ", "")
    window.actions_["offer_words"].trigger()
    QTest.keyClicks(pane, "i")
    wait_until_idle(window)
    assert not offered(pane)
    assert not window.settings.offers_words
    window.actions_["complete"].trigger()
    assert "icon" in offered(pane)


def test_typing_in_a_long_file_never_waits_for_words(typing):
    """A burst of keys is followed once, on another thread; a key costs what it costs without offers."""
    long = AT_KEY + "".join(f"# line {n}\n" for n in range(50_000))
    window, pane = typing(long, "type: action\n    ", "")

    def cost(keys):
        start = time.process_time()
        QTest.keyClicks(pane, keys)
        return time.process_time() - start

    window.settings.offers_words = False
    without = cost("xyxyxyxy")
    window.settings.offers_words = True
    assert cost("xyxyxyxy") < 2 * without + 0.05
    wait_until_idle(window)


def test_the_list_never_covers_the_line_that_is_typed(typing):
    _, pane = typing(AT_KEY, "type: action\n    ", "i")
    for height in (120, 160, 200, 300):
        pane.setFixedHeight(height)
        QApplication.processEvents()
        pane.ensureCursorVisible()
        completing = pane.findChild(Completing)
        completing._place()
        line = pane.cursorRect().translated(pane.viewport().mapTo(pane, pane.rect().topLeft()))
        assert not completing.geometry().intersects(line), height
