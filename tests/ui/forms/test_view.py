"""The form as a whole: what it shows, how it follows the text, what it never touches."""

import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from designer.documents import Shared
from designer.ui.forms.links import LinkButton
from designer.ui.forms.rows import FieldRow
from tests.validation.small import ITEMS, items

ONE = items("id: log, weight: 2")


def labels_in(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def test_a_plain_field_is_in_sight_whether_its_key_is_there_or_not(form):
    host = form(ONE)

    assert host.keys() == [
        "id",
        "weight",
        "colour",
        "wet",
        "share",
        "shade",
        "made",
        "friend",
        "moor",
    ]
    assert [f.key for f in host.view._fields.missing()] == ["name", "tags", "pair", "acts", "cost"]


def test_a_new_property_of_a_schema_has_an_editor_without_code(form, store_with, qtbot):
    schema = copy.deepcopy(ITEMS)
    schema["$defs"]["item"]["properties"]["buoyancy"] = {
        "title": "Buoyancy",
        "description": "How well it swims.",
        "type": "integer",
        "default": 3,
    }
    host = form(ONE, store=store_with(schema))
    line = host.row("buoyancy").control.line

    qtbot.keyClicks(line, "5")

    assert "Buoyancy" in labels_in(host.view)
    assert line.placeholderText() == "3"
    assert "How well it swims." in line.toolTip()
    assert host.text == ONE.replace("weight: 2", "weight: 2, buoyancy: 5")


def test_unknown_keys_stand_apart_and_stay_as_they_are(form, qtbot):
    text = items("id: log, weight: 2, moss:   {thick: true}  ")
    host = form(text)

    qtbot.keyClicks(host.row("weight").control.line, "\b7")

    assert "Other" in labels_in(host.view)
    assert host.view._others.rows()[0].field.key == "moss"
    assert host.text == text.replace("weight: 2", "weight: 7")


def test_the_form_follows_the_text(form):
    host = form(ONE)
    host.set_text(ONE.replace("weight: 2", "weight: 8, wet: true"))

    assert host.row("weight").control.line.text() == "8"
    assert host.row("wet").control.switch.isChecked()


def test_rows_stay_while_their_fields_last(form):
    host = form(items("id: log, weight: 2, tags: [a]"))
    before = {row.field.key: row for row in host.view.rows()}
    host.set_text(items("id: log, weight: 3, colour: red, tags: [a, b]"))

    assert {row.field.key: row for row in host.view.rows()} == before


def test_labels_stand_above_their_fields_in_a_narrow_form_and_beside_them_in_a_wide_one(
    form, qtbot
):
    def places(width):
        host = form(ONE, width=width)
        row = host.row("weight")
        label = next(label for label in row.findChildren(QLabel) if label.text() == "Weight")
        return label.geometry(), row.control.geometry()

    label, control = places(300)
    assert label.bottom() <= control.top()
    label, control = places(460)
    assert label.right() <= control.left()


def test_faults_stand_at_their_fields_with_what_mends_them(form, qtbot):
    host = form(items("id: log, weight: 12, colour: rde"))
    weight, colour = host.row("weight"), host.row("colour")

    assert any("12" in text for text in labels_in(weight.notes))
    assert not any(text.startswith("Item log") for text in labels_in(weight.notes))
    (link,) = colour.findChildren(LinkButton)
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)

    assert [fix.title for fix in host.fixes] == ["Write red"]
    assert weight.control.is_faulty
    assert not host.row("id").control.is_faulty


def test_a_fault_of_the_whole_object_stands_at_its_head(form):
    host = form(items("id: log"))

    assert any("weight" in text for text in labels_in(host.view.notes))


def test_a_fault_is_gone_with_its_reason(form):
    host = form(items("id: log, weight: 12"))
    host.set_text(ONE)

    assert labels_in(host.row("weight").notes) == []
    assert not host.row("weight").control.is_faulty


def test_nothing_can_be_changed_while_the_form_is_read_only(form, qtbot):
    host = form(items("id: log, weight: 2, wet: true, tags: [a]"))
    went = []
    host.view.set_read_only("Line 3 does not parse.", ("Go to line 3", lambda: went.append(3)))

    qtbot.keyClicks(host.row("weight").control.line, "7")
    qtbot.keyClick(host.row("weight").control.line, Qt.Key.Key_Up)
    qtbot.mouseClick(host.row("wet").control.switch, Qt.MouseButton.LeftButton)

    assert host.changes == []
    assert host.view.bar.text == "Line 3 does not parse."
    assert not host.row("tags").adding.isVisible()

    host.view.set_read_only("")
    qtbot.keyClick(host.row("weight").control.line, Qt.Key.Key_Up)

    assert host.view.bar.text == ""
    assert "weight: 3" in host.text


def test_tab_goes_through_the_fields_in_their_order(form, qtbot):
    host = form(ONE)
    host.activate(qtbot)
    host.row("id").main_widget().setFocus()
    met = []
    for _ in range(30):
        widget = QApplication.focusWidget()
        row = widget
        while row is not None and not isinstance(row, FieldRow):
            row = row.parent()
        if row is not None and row.field.key not in met:
            met.append(row.field.key)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)

    assert met[: len(host.keys())] == host.keys()


def test_a_value_that_comes_by_an_alias_asks_what_a_change_is_to_reach(form, qtbot):
    text = "kind: items\nitems:\n  - {id: a, weight: 1, tags: &t [x]}\n  - {id: b, weight: 2, tags: *t}\n"
    host = form(text, ("items", 1))

    assert any("Shared with" in words for words in labels_in(host.row("tags").notes))
    box = host.row("tags", 0).main_widget()
    box.selectAll()
    qtbot.keyClicks(box, "z")

    assert host.refusal.choices == (Shared.ALL, Shared.OWN)
    assert host.text == text
    assert host.view.bar.text == host.refusal.sentence


@pytest.mark.parametrize(
    ("choice", "after"),
    [
        ("Change all", "tags: &t [z]}\n  - {id: b, weight: 2, tags: *t}"),
        ("Make own copy", "tags: [x]}\n  - {id: b, weight: 2, tags: [z]}"),
    ],
)
def test_a_shared_value_is_changed_everywhere_or_here(form, qtbot, choice, after):
    from designer.ui.kit.buttons import Button

    text = "kind: items\nitems:\n  - {id: a, weight: 1, tags: &t [x]}\n  - {id: b, weight: 2, tags: *t}\n"
    host = form(text, ("items", 1))
    box = host.row("tags", 0).main_widget()
    box.selectAll()
    qtbot.keyClicks(box, "z")
    button = next(b for b in host.view.bar.findChildren(Button) if b.text() == choice)

    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    assert host.text.replace("&t [x]", "[x]" if choice == "Make own copy" else "&t [x]").endswith(
        after + "\n"
    )
    assert host.view.bar.text == ""


def test_an_inherited_key_is_written_as_an_own_one(form, qtbot):
    text = (
        "kind: items\nitems:\n  - &base {id: a, weight: 1, colour: red}\n  - {<<: *base, id: b}\n"
    )
    host = form(text, ("items", 1))

    assert any("Comes from another entry" in t for t in labels_in(host.row("weight").notes))
    qtbot.keyClick(host.row("weight").control.line, Qt.Key.Key_Up)

    assert host.text.endswith("{<<: *base, id: b, weight: 2}\n")


def test_several_objects_show_what_they_share_and_are_changed_together(form, qtbot):
    text = items("id: log, weight: 2, colour: red", "id: rope, weight: 5, colour: red")
    host = form(text, ("items", 0), ("items", 1))
    weight = host.row("weight").control.line

    assert weight.text() == ""
    assert weight.placeholderText() == "Several values"
    assert host.row("colour").control.box.currentText() == "red"
    qtbot.keyClicks(weight, "4")

    assert host.text == text.replace("weight: 2", "weight: 4").replace("weight: 5", "weight: 4")
    assert host.changes[-1].label == "Set weight of 2 objects"


def test_going_to_a_place_gives_its_field_the_keyboard(form, qtbot):
    host = form(items("id: log, weight: 2, acts: [{op: row, by: 2}]"))
    host.activate(qtbot)

    assert host.view.go_to(("items", 0, "acts", 0, "by"))
    assert QApplication.focusWidget() is host.row("acts", 0, "by").main_widget()
    assert not host.view.go_to(("nowhere",))
