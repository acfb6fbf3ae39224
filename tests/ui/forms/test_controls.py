"""The editors of single values: with mouse and keys, one gesture one step."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from designer.ui.forms.picker import Picker
from tests.validation.small import items

ONE = items("id: log, weight: 2")
COMMON_TEXT = {
    "type": ["string", "object"],
    "properties": {"en": {"type": "string"}, "de": {"type": "string"}},
    "additionalProperties": False,
}


def turn_wheel(widget, steps):
    place = QPointF(widget.rect().center())
    event = QWheelEvent(
        place,
        widget.mapToGlobal(place),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


# Numbers


@pytest.mark.parametrize(
    ("key", "after"),
    [
        (Qt.Key.Key_Up, 3),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_PageUp, 9),
        (Qt.Key.Key_PageDown, 1),
    ],
)
def test_keys_count_within_the_bounds(form, qtbot, key, after):
    host = form(ONE)
    qtbot.keyClick(host.row("weight").control.line, key)

    assert host.text == ONE.replace("weight: 2", f"weight: {after}")


def test_a_held_button_is_one_step_of_the_history(form, qtbot):
    host = form(ONE)
    stepper = host.row("weight").control.stepper
    up = QPoint(stepper.width() // 2, 4)
    qtbot.mousePress(stepper, Qt.MouseButton.LeftButton, pos=up)
    qtbot.waitUntil(lambda: len(host.changes) >= 3)
    qtbot.mouseRelease(stepper, Qt.MouseButton.LeftButton, pos=up)
    held = len(host.changes)
    qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=up)

    assert len({change.merge for change in host.changes[:held]}) == 1
    assert host.changes[0].merge != ""
    assert host.changes[-1].merge != host.changes[0].merge


def test_the_wheel_counts_only_where_the_keyboard_is(form, qtbot):
    host = form(ONE)
    host.activate(qtbot)
    line = host.row("weight").control.line
    host.row("id").main_widget().setFocus()
    turn_wheel(line, 1)
    assert host.text == ONE

    line.setFocus()
    turn_wheel(line, 1)
    assert "weight: 3" in host.text


def test_what_is_no_number_is_not_written_and_is_gone_afterwards(form, qtbot):
    host = form(ONE)
    host.activate(qtbot)
    line = host.row("weight").control.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "-")

    assert host.text == ONE
    assert line.text() == "-"
    host.row("id").main_widget().setFocus()
    assert line.text() == "2"


def test_a_number_out_of_bounds_is_the_author_s_and_is_told(form, qtbot):
    host = form(ONE)
    line = host.row("weight").control.line
    line.selectAll()
    qtbot.keyClicks(line, "40")

    assert "weight: 40" in host.text
    assert host.row("weight").notes.has_errors


def test_a_fraction_stays_one_and_a_whole_number_whole(form, qtbot):
    host = form(items("id: log, weight: 2, colour: red, share: 1"))
    qtbot.keyClick(host.row("share").control.line, Qt.Key.Key_Up)
    assert "share: 1.5" in host.text
    qtbot.keyClick(host.row("share").control.line, Qt.Key.Key_Up)
    assert "share: 2}" in host.text


def test_an_emptied_number_takes_its_key_out_if_it_may(form, qtbot):
    host = form(items("id: log, weight: 2, colour: red, share: 1"))
    line = host.row("share").control.line
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)

    assert host.text == items("id: log, weight: 2, colour: red")


# Choices


def test_a_choice_is_made_with_the_keyboard(form, qtbot):
    host = form(ONE)
    box = host.row("colour").control.box
    assert box.currentIndex() == -1
    qtbot.keyClick(box, Qt.Key.Key_Down)

    assert host.text == ONE.replace("weight: 2", "weight: 2, colour: red")


def test_a_value_that_is_none_of_the_choices_is_shown_as_it_is(form):
    host = form(items("id: log, weight: 2, colour: mauve"))
    box = host.row("colour").control.box

    assert (box.currentIndex(), box.placeholderText()) == (-1, "mauve")


def test_a_switch_writes_yes_and_no(form, qtbot):
    host = form(ONE)
    switch = host.row("wet").control.switch
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert "wet: true" in host.text
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert "wet: false" in host.text


def test_reset_takes_the_key_out_and_goes_with_it(form, qtbot):
    host = form(items("id: log, weight: 2, wet: true"))
    row = host.row("wet")
    assert row._reset.isVisible()
    qtbot.mouseClick(row._reset, Qt.MouseButton.LeftButton)

    assert host.text == ONE
    assert not row._reset.isVisible()
    assert not host.row("weight")._reset.isVisible()


# Texts


def test_typing_is_one_step_and_changes_only_the_value(form, qtbot):
    text = items("id: log, weight: 2, made: '2020-01-01'  # so long ago\n  ")
    host = form(text)
    box = host.row("made").main_widget()
    box.selectAll()
    qtbot.keyClicks(box, "2021")

    assert len(host.changes) == 4
    assert len({change.merge for change in host.changes}) == 1
    assert host.text == text.replace("'2020-01-01'", "'2021'")


def test_two_visits_of_a_field_are_two_steps(form, qtbot):
    host = form(ONE)
    host.activate(qtbot)
    for _ in range(2):
        host.row("made").main_widget().setFocus()
        qtbot.keyClicks(host.row("made").main_widget(), "1")
        host.row("id").main_widget().setFocus()

    assert len({change.merge for change in host.changes}) == 2


def test_the_cursor_stays_where_it_is_while_the_form_follows_what_is_typed(form, qtbot):
    host = form(items("id: log, weight: 2, made: abcd"))
    box = host.row("made").main_widget()
    cursor = box.textCursor()
    cursor.setPosition(2)
    box.setTextCursor(cursor)
    qtbot.keyClicks(box, "xy")

    assert "made: abxycd" in host.text
    assert box.textCursor().position() == 4


def test_a_text_that_needs_quotes_gets_them(form, qtbot):
    host = form(ONE)
    box = host.row("made").main_widget()
    qtbot.keyClicks(box, "no: 1")

    assert host.document.tree["items"][0]["made"] == "no: 1"


def test_an_emptied_text_takes_its_key_out_if_it_may(form, qtbot):
    host = form(items("id: log, weight: 2, made: x"))
    box = host.row("made").main_widget()
    box.selectAll()
    qtbot.keyClick(box, Qt.Key.Key_Backspace)

    assert host.text == ONE


def test_a_long_text_is_as_high_as_its_lines(form, qtbot):
    host = form(items(f"id: log, weight: 2, made: '{'word ' * 40}'"))
    box = host.row("made").main_widget()

    assert box.height() > 80
    assert not box.verticalScrollBar().isVisible()


def languages(store_with, text, form):
    import copy

    from tests.validation.small import ITEMS

    schema = copy.deepcopy(ITEMS)
    schema["$defs"]["item"]["properties"]["name"] = COMMON_TEXT
    return form(text, store=store_with(schema))


def test_one_text_becomes_one_per_language(form, store_with, qtbot):
    host = languages(store_with, items("id: log, weight: 2, name: Log"), form)
    control = host.row("name").control
    qtbot.mouseClick(control._split, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(control.boxes["de"], "Stamm")

    assert "name: {en: Log, de: Stamm}" in host.text
    assert not control.boxes[""].isVisible()


def test_an_emptied_language_is_taken_out_and_the_last_one_with_its_key(form, store_with, qtbot):
    text = items("id: log, name: {en: Log, de: Stamm}, weight: 2")
    host = languages(store_with, text, form)
    boxes = host.row("name").control.boxes
    for language in ("en", "de"):
        boxes[language].selectAll()
        qtbot.keyClick(boxes[language], Qt.Key.Key_Delete)

    assert host.changes[0].label == "Set name of item log"
    assert host.text == ONE


# References


def pick(qtbot, host, typed):
    picker = QApplication.activePopupWidget()
    assert isinstance(picker, Picker)
    qtbot.keyClicks(picker.field, typed)
    qtbot.keyClick(picker.field, Qt.Key.Key_Return)


def test_a_reference_is_picked_from_what_there_is(form, qtbot):
    text = items("id: log, weight: 2", "id: rope, weight: 1, name: Old rope", "id: raft, weight: 3")
    host = form(text)
    button = host.row("friend").control.button
    qtbot.keyClick(button, Qt.Key.Key_Down)
    pick(qtbot, host, "old")

    assert "{id: log, weight: 2, friend: rope}" in host.text
    assert button.text() == "Old rope"


def test_a_reference_may_be_a_word(form, qtbot):
    host = form(ONE)
    qtbot.mouseClick(host.row("moor").control.button, Qt.MouseButton.LeftButton)
    pick(qtbot, host, "any")

    assert "moor: any" in host.text


def test_what_nothing_is_called_like_is_said(form, qtbot):
    host = form(ONE)
    qtbot.mouseClick(host.row("friend").control.button, Qt.MouseButton.LeftButton)
    picker = QApplication.activePopupWidget()
    qtbot.keyClicks(picker.field, "zzz")
    qtbot.keyClick(picker.field, Qt.Key.Key_Return)

    assert picker._none.text() == "None of 1 is called “zzz”."
    assert host.changes == []
    picker.close()


def test_an_id_is_written_when_it_is_whole(form, qtbot):
    host = form(ONE)
    asked = []
    host.view.context.rename_asked.connect(lambda *what: asked.append(what))
    line = host.row("id").control.line
    line.selectAll()
    qtbot.keyClicks(line, "trunk")
    assert (asked, host.changes) == ([], [])
    qtbot.keyClick(line, Qt.Key.Key_Return)

    assert asked == [(("items", 0, "id"), "trunk")]


def test_typing_in_a_large_document_waits_for_a_moment_of_quiet(form, qtbot):
    host = form(ONE)
    host.view.context.took(0.5)
    box = host.row("made").main_widget()
    qtbot.keyClicks(box, "later")
    assert host.changes == []
    qtbot.waitUntil(lambda: bool(host.changes))

    assert len(host.changes) == 1
    assert "made: later" in host.text


def test_a_value_that_may_only_be_left_out_has_a_switch(form, store_with, qtbot):
    import copy

    from tests.validation.small import ITEMS

    schema = copy.deepcopy(ITEMS)
    schema["$defs"]["item"]["properties"]["mark"] = {"const": "star"}
    host = form(ONE, store=store_with(schema))
    switch = host.row("mark").control.switch
    assert not switch.isChecked()
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert "mark: star" in host.text
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)

    assert host.text == ONE


def test_a_chosen_file_is_written_by_its_path_from_the_folder_of_the_document(form, store_with):
    import copy

    from tests.validation.small import ITEMS

    schema = copy.deepcopy(ITEMS)
    schema["$defs"]["item"]["properties"]["art"] = {"type": "string", "x-file": ""}
    text = items("id: log, weight: 2, art: old.svg")
    host = form(text, store=store_with(schema))
    control = host.row("art").control
    folder = host.project.folder_of(host.document).resolve()
    control.take(str(folder / "art" / "raft.svg"))

    assert host.text == text.replace("old.svg", "art/raft.svg")
    control.set_read_only(True)
    assert not control.choosing.isEnabled()
