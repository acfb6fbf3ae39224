"""Forms of files so long that an edit takes its time: the window goes on, and nothing gets lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.ui.pages.later import LONG, Later
from tests.ui.panels import wait_until_idle

CARD = (
    "  - {{id: card_{n}, name: Card {n}, colour: green, symbols: [machete], strength: 2, "
    "price: 1, copies: 1, source: designed here}}\n"
)


@pytest.fixture
def long_cards(tmp_path):
    file = tmp_path / "cards.yaml"
    n_cards = LONG // len(CARD) * 5 // 4
    text = "kind: cards\nformat: 1\ngame: el_dorado\ncards:\n" + "".join(
        CARD.format(n=n) for n in range(n_cards)
    )
    file.write_text(text, "utf-8")
    return file


@pytest.fixture
def window(make, long_cards, qtbot):
    window = make(long_cards)
    qtbot.waitUntil(lambda: window.page.form is not None)
    wait_until_idle(window)
    window.page.form.editor.entries.choose([("cards", 100)])
    return window


def price_field(window):
    return window.page.form.editor.form.row_at(("cards", 100, "price")).main_widget()


def line(window):
    return window.page.pane.text().splitlines()[104]


def test_a_value_is_written_off_the_window_s_thread_as_one_step(window):
    before = window.page.pane.text()
    field = price_field(window)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.text() == "3"
    wait_until_idle(window)

    assert window.page.pane.text() == before.replace(
        CARD.format(n=100), CARD.format(n=100).replace("price: 1", "price: 3")
    )
    window.actions_["undo"].trigger()
    assert window.page.pane.text() == before


def test_a_save_takes_along_what_is_still_under_way(window, long_cards):
    field = price_field(window)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert "price: 1" in line(window)
    window.actions_["save"].trigger()

    assert "price: 2" in long_cards.read_text("utf-8").splitlines()[104]
    assert not window.documents.is_modified(str(long_cards))
    wait_until_idle(window)


def test_what_is_typed_in_the_text_meanwhile_wins_and_the_form_says_so(window):
    field = price_field(window)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    window.page.pane.go_to(1, 1)
    QTest.keyClicks(window.page.pane, "# typed ")
    text = window.page.pane.text()
    bar = window.page.form.editor.form.bar
    wait_until_idle(window)

    assert "changed meanwhile" in bar.text
    assert window.page.pane.text() == text


def test_pieces_are_done_in_turn_each_begun_when_the_one_before_is_done(qtbot, qapp):
    later, seen, state = Later(qapp), [], [0]

    def begin():
        now = state[0]
        return lambda: now + 1

    def then(result):
        state[0] = result
        seen.append(result)

    for _ in range(3):
        later.do(begin, then)
    qtbot.waitUntil(lambda: len(seen) == 3)
    later.do(begin, then)
    later.finish()
    later.end()

    assert seen == [1, 2, 3, 4]
