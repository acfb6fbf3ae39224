"""The window of a set: what it lists, how it is filtered, what it counts, what it opens."""

import time

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.ui.kit.languages import speak
from designer.ui.sets.changing import ChangeDialog
from tests.ui.waiting import wait_until_idle

SET = """\
# yaml-language-server: $schema=../schemas/altiplano/cards.schema.json
kind: cards
format: 1
game: altiplano
cards:
  - id: own_storm
    name: Own Storm
    type: action
    icon: beast
    copies: 2
    text: You discard a card.
    abilities:
      - trigger: action
        effects:
          - {op: discard, what: {who: you, from: hand, count: 1}}
    source: designed here
  - id: own_net
    name: Own Net
    type: reaction
    cancels: beast
    text: "When you play a Beast: I cancel it."
    abilities:
      - trigger: event
        may: true
        when: {event: play, by: you, filter: {icon: beast}}
        effects:
          - {op: cancel}
    source: designed here
  - id: own_gate
    name: Own Gate
    type: location
    source: designed here
"""


@pytest.fixture
def own(tmp_path):
    """Give a file of an own set."""
    file = tmp_path / "own.yaml"
    file.write_text(SET, "utf-8")
    return file


@pytest.fixture
def opened(make, own, qtbot):
    """Give a main window on an own set, and the window of the set."""
    window = make(own)
    window.actions_["set"].trigger()
    shown = window.set_work.sets[0]
    qtbot.waitUntil(lambda: shown.is_idle)
    return window, shown


def names(shown):
    """Give the ids in sight."""
    return [member.name for member in shown.gallery.members]


def test_filters_words_and_keys_find_cards(opened, qtbot):
    _, shown = opened

    shown.filters.switches["cancels", "beast"].click()
    assert names(shown) == ["own_net"]
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    QTest.keyClicks(shown.field, "own -beast")
    assert names(shown) == ["own_gate"]
    shown.field.setText("nothing of the sort")
    assert not shown.gallery.isVisible()
    shown.clear()
    assert names(shown) == ["own_storm", "own_net", "own_gate"]


def test_a_figure_chooses_what_it_counts(opened, qtbot):
    _, shown = opened
    qtbot.waitUntil(lambda: shown.figures.topLevelItemCount() > 0)
    beast = shown.figures.topLevelItem(0).child(0)

    assert (beast.text(0), beast.text(1), beast.text(2)) == ("Beast", "1 (2)", "1")
    shown.figures.itemActivated.emit(beast, 2)
    assert [member.name for member in shown.gallery.chosen()] == ["own_net"]


def test_enter_opens_the_card_in_the_editor(opened, qtbot):
    window, shown = opened
    shown.gallery.choose_named(["own_gate"])
    shown.gallery.setFocus()
    QTest.keyClick(shown.gallery, Qt.Key.Key_Return)

    assert window.page.form.editor.chosen == (("cards", 2),)


def test_the_window_follows_the_text_and_keeps_what_is_chosen(opened, qtbot):
    window, shown = opened
    shown.gallery.choose_named(["own_gate"])
    pane = window.page.pane
    text = pane.text().replace("own_storm", "own_gale")
    pane.selectAll()
    pane.textCursor().insertText(text)
    wait_until_idle(window)
    qtbot.waitUntil(lambda: shown.is_idle and "own_gale" in names(shown))

    assert [member.name for member in shown.gallery.chosen()] == ["own_gate"]


def test_the_list_beside_the_form_leads_to_the_set_and_to_tables(opened):
    window, _ = opened
    menu = window.page.form.editor.entries._menu()

    assert {"set", "import_table", "export_table"} <= {a.objectName() for a in menu.actions()}
    menu.deleteLater()


def test_several_are_changed_together_as_one_step(opened, qtbot):
    window, shown = opened
    shown.gallery.choose_named(["own_storm", "own_net", "own_gate"])
    shown.changing.click()
    dialog = shown.findChild(ChangeDialog)
    dialog.what.setCurrentIndex(dialog.what.findText("Copies"))
    dialog.line.setText("3")
    dialog.changing.click()
    wait_until_idle(window)

    tree = window.page.document.tree
    assert [card["copies"] for card in tree["cards"]] == [3, 3, 3]
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.gallery.setFocus()
    QTest.keyClick(shown.gallery, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.page.pane.text() == SET


def test_what_does_not_fit_is_said_and_changes_nothing(opened, qtbot):
    window, shown = opened
    shown.gallery.choose_named(["own_storm", "own_net"])
    shown.changing.click()
    dialog = shown.findChild(ChangeDialog)
    dialog.what.setCurrentIndex(dialog.what.findText("Copies"))
    dialog.line.setText("many")
    dialog.changing.click()

    assert dialog.isVisible()
    assert "many" in dialog._why.text()
    assert window.page.pane.text() == SET
    dialog.reject()


def test_a_document_that_lists_nothing_has_no_set(make, checkout):
    window = make(checkout / "content/el_dorado/base/pack.yaml")
    window.actions_["set"].trigger()

    assert not window.set_work.sets
    assert "lists" in window.status.told.text()


def test_faults_show_on_the_faces(opened, qtbot):
    window, shown = opened
    pane = window.page.pane
    text = pane.text().replace("type: location", "type: location\n    colr: red")
    pane.selectAll()
    pane.textCursor().insertText(text)
    wait_until_idle(window)
    qtbot.waitUntil(lambda: shown.is_idle)
    index = shown.gallery.model().index(2, 0)

    assert "error" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_thousands_of_cards_neither_freeze_the_window_nor_their_filters(
    make, tmp_path, qtbot, numbers
):
    n = numbers.of(short=1000, long=5000)
    file = tmp_path / "many.yaml"
    cards = "".join(
        f"  - {{id: pass_{k}, name: Pass {k}, type: location, source: designed here}}\n"
        for k in range(n)
    )
    file.write_text(f"kind: cards\nformat: 1\ngame: altiplano\ncards:\n{cards}", "utf-8")
    window = make(file)
    shown = window.set_work.show_set()
    qtbot.waitUntil(lambda: shown.is_idle and len(shown.gallery.members) == n, timeout=60_000)
    began = time.process_time()
    shown.field.setText("pass_77")
    shown.grab()
    spent = time.process_time() - began

    assert "pass_77" in names(shown)
    assert spent < 2.0  # far more than it takes, for a slow machine; a face each would be minutes


def test_figures_of_a_set_were_cut_in_german(make, checkout, application, qtbot):
    speak(application, "de")
    try:
        window = make(checkout / "content/altiplano/base/exploration.yaml")
        figures = window.set_work.show_set().figures
        qtbot.waitUntil(lambda: figures.topLevelItemCount() > 3, timeout=60_000)
        tops = [figures.topLevelItem(n) for n in range(figures.topLevelItemCount())]
        words = [top.child(n).text(0) for top in tops for n in range(top.childCount())]
        room = figures.columnWidth(0) - 2 * figures.indentation() - 6

        assert "Eine Voraussetzung" in words
        assert [w for w in words if figures.fontMetrics().horizontalAdvance(w) > room] == []
    finally:
        speak(application, "en")


def test_faces_grow_by_keys_wheel_and_buttons_and_stay_as_large(opened, make, own, qtbot):
    window, shown = opened
    gallery, usual = shown.gallery, shown.gallery.face_width
    assert not shown.sizes.smaller.isEnabled()

    QTest.keyClick(shown.gallery, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    once = gallery.face_width
    shown.sizes.larger.click()
    twice = gallery.face_width
    assert usual < once < twice < gallery.gridSize().width()

    turn(gallery, -120)
    assert gallery.face_width == once
    QTest.keyClick(shown.field, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert gallery.face_width == usual

    shown.sizes.larger.click()
    shown.close()
    window.actions_["set"].trigger()
    assert window.set_work.sets[-1].gallery.face_width == once


def test_columns_share_the_room_there_is(opened):
    _, shown = opened
    shown.gallery.resize(420, 500)
    cell, room = shown.gallery.gridSize().width(), shown.gallery.viewport().width()
    assert room - cell < (room // cell) * cell < room


def turn(gallery, delta):
    """Turn the wheel over a gallery with Ctrl held."""
    centre = QPointF(gallery.viewport().rect().center())
    event = QWheelEvent(
        centre,
        gallery.viewport().mapToGlobal(centre),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(gallery.viewport(), event)
