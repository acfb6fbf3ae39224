"""Forms of files so long that an edit takes its time: the window goes on, and nothing gets lost."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.documents import project, reading
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


def test_what_is_typed_in_the_text_meanwhile_stays_and_the_form_comes_after_it(window):
    field = price_field(window)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    window.page.pane.go_to(1, 1)
    QTest.keyClicks(window.page.pane, "# typed ")
    text = window.page.pane.text()
    wait_until_idle(window)

    card = CARD.format(n=100)
    assert window.page.pane.text() == text.replace(card, card.replace("price: 1", "price: 2"))


def test_what_is_typed_in_the_same_place_meanwhile_wins_and_the_form_says_so(window):
    window.page.form.editor.entries.move_by(1)
    window.page.pane.replace((105, 26), (105, 30), "Map")
    text = window.page.pane.text()
    wait_until_idle(window)

    assert "name: Map 100" in window.page.pane.text()
    assert window.page.pane.text() == text
    assert "changed meanwhile" in window.page.form.editor.form.bar.text


def test_what_moves_places_is_made_beside_and_what_is_asked_meanwhile_follows(window):
    before = window.page.pane.text()
    entries, context = window.page.form.editor.entries, window.page.form.editor.form.context
    field = price_field(window)
    entries.move_by(-1)
    entries.add()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    entries.add()
    assert window.page.pane.text() == before
    assert context.moving
    wait_until_idle(window)

    cards = window.workspace.document(window.page.path).tree["cards"]
    assert [cards[n]["id"] for n in (98, 99, 102, 103)] == ["card_98", "card_100", "card_99", "card_101"]  # fmt: skip
    assert cards[99]["price"] == 2
    assert len({card["id"] for card in cards}) == len(cards) == before.count("- {") + 2
    assert entries.pointers in {(("cards", 100),), (("cards", 101),)}
    for _ in range(4):
        window.actions_["undo"].trigger()
    assert window.page.pane.text() == before


def test_undo_leaves_out_what_is_not_done_yet(window):
    before = window.page.pane.text()
    entries = window.page.form.editor.entries
    entries.remove()
    entries.add()
    window.actions_["undo"].trigger()
    wait_until_idle(window)

    assert window.page.pane.text() == before
    assert not window.documents.is_modified(window.page.path)
    entries.remove()
    wait_until_idle(window)
    assert CARD.format(n=100) not in window.page.pane.text()


def test_an_id_is_renamed_beside_and_a_save_takes_it_along(window, long_cards):
    window.page.form.rename(("cards", 100, "id"), "lantern")
    assert "lantern" not in window.page.pane.text()
    window.actions_["save"].trigger()

    assert "id: lantern," in long_cards.read_text("utf-8").splitlines()[104]
    window.page.pane.go_to(106, 12)
    window.finding.references.begin_renaming()
    window.uses.rename_asked.emit("rope")
    assert "id: rope" not in window.page.pane.text()
    wait_until_idle(window)
    assert "id: rope," in window.page.pane.text().splitlines()[105]


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


def test_a_piece_that_fails_is_told_and_the_next_one_is_done(qtbot, qapp):
    later, seen = Later(qapp), []

    def fail():
        raise ValueError("no")

    with qtbot.captureExceptions() as raised:
        later.do(lambda: fail, seen.append, failed=lambda: seen.append("failed"))
        later.do(lambda: lambda: "next", seen.append)
        qtbot.waitUntil(lambda: later.is_idle)
    later.end()

    assert seen == ["failed", "next"]
    assert [str(error) for _, error, _ in raised] == ["no"]


def test_no_long_text_is_read_here_by_opening_again_saving_or_finding_uses(
    window, long_cards, monkeypatch, qtbot
):
    here, read = threading.get_ident(), reading.read_document
    found = []

    def note(source, path):
        if threading.get_ident() == here and path == str(long_cards):
            found.append(path)
        return read(source, path)

    for module in (reading, project):
        monkeypatch.setattr(module, "read_document", note)
    window.page.pane.go_to(105, 1)
    window.page.pane.setFocus()
    QTest.keyClick(window.page.pane, Qt.Key.Key_End)
    for sign in " # so":
        QTest.keyClick(window.page.pane, sign)
    window.actions_["save"].trigger()
    assert "# so" in long_cards.read_text("utf-8")
    wait_until_idle(window)
    window.page.pane.go_to(105, 10)
    window.finding.references.find_uses()
    assert [row.text for row in window.uses.tree.rows()] == ["card_100"]
    window.documents.close_page(window.page)
    wait_until_idle(window)
    window.open_paths([long_cards])
    wait_until_idle(window)

    assert window.page.path == str(long_cards)
    assert window.page.form.editor.chosen == (("cards", 0),)
    assert found == []
