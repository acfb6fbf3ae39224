"""Lists, maps and values of several forms: what is added, moved, doubled, removed, chosen."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from designer.ui.forms.picker import Picker
from tests.validation.small import items

ONE = items("id: log, weight: 2")
TAGS = items("id: log, weight: 2, tags: [a, b, c]")


def test_an_absent_list_is_added_with_its_first_item(form, qtbot):
    host = form(ONE)
    host.view._fields.add(next(f for f in host.view._fields.missing() if f.key == "acts"))
    QApplication.activePopupWidget().actions()[0].trigger()  # which of several it is to be

    assert "acts: [{op: row, by: 0}]" in host.text


def test_items_are_added_at_the_end_and_get_the_keyboard(form, qtbot):
    host = form(TAGS)
    host.activate(qtbot)
    qtbot.mouseClick(host.row("tags").adding, Qt.MouseButton.LeftButton)

    assert host.document.tree["items"][0]["tags"][:3] == ["a", "b", "c"]
    assert len(host.document.tree["items"][0]["tags"]) == 4


def test_a_full_list_has_no_button_that_adds(form):
    host = form(TAGS)  # at most three

    assert not host.row("tags").adding.isVisible()


def test_items_are_moved_by_keys(form, qtbot):
    host = form(TAGS)
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(host.row("tags", 0).main_widget(), Qt.Key.Key_Down, alt)
    assert "tags: [b, a, c]" in host.text
    qtbot.keyClick(host.row("tags", 2).main_widget(), Qt.Key.Key_Up, alt)
    assert "tags: [b, c, a]" in host.text


def test_items_are_moved_by_dragging_their_handle(form, qtbot):
    host = form(TAGS)
    rows = host.row("tags").rows()
    grip = rows[0].grip
    below = grip.mapFromGlobal(rows[2].mapToGlobal(QPoint(0, rows[2].height())))
    start = grip.rect().center()
    qtbot.mousePress(grip, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(grip, QPoint(start.x(), below.y() - 2))
    assert host.row("tags")._line == 3
    qtbot.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=QPoint(start.x(), below.y() - 2))

    assert "tags: [b, c, a]" in host.text


def test_items_are_doubled_and_removed(form, qtbot):
    host = form(items("id: log, weight: 2, acts: [{op: row, by: 2}, {op: row, by: 3}]"))
    acts = host.row("acts")
    acts.duplicate(acts.rows()[0])
    assert "[{op: row, by: 2}, {op: row, by: 2}, {op: row, by: 3}]" in host.text
    acts.remove(acts.rows()[0])
    acts.remove(acts.rows()[0])

    assert "acts: [{op: row, by: 3}]" in host.text


def test_another_form_keeps_what_both_have(form, qtbot):
    host = form(items("id: log, weight: 2, acts: [{op: row, by: 2}]", "id: rope, weight: 1"))
    box = host.row("acts").rows()[0]._variant.box
    assert [box.itemText(n) for n in range(box.count())] == ["Row", "Load", "Both"]
    qtbot.keyClick(box, Qt.Key.Key_Down)

    assert "acts: [{op: load, what: log}]" in host.text
    assert [row.field.key for row in host.row("acts").rows()[0].rows()] == ["what"]


def test_a_plain_value_and_a_list_of_it_are_two_forms(form, qtbot):
    host = form(items("id: log, weight: 2, cost: 3"))
    control = host.row("cost").control
    assert control.inner.line.text() == "3"
    qtbot.keyClick(control.box, Qt.Key.Key_Down)

    assert "cost: [3]" in host.text


def test_fields_inside_that_may_be_absent_stand_behind_a_button(form):
    text = "kind: maps\nformat: 1\nspots: [{id: here}]\n"
    host = form(text, ("spots", 0))
    assert host.keys() == ["id", "bank", "next"]

    host = form(text, ())
    (spot,) = host.row("spots").rows()
    assert [row.field.key for row in spot.rows()] == ["id"]
    assert [f.key for f in spot.fields.missing()] == ["bank", "next"]


def test_values_that_belong_together_stand_beside_each_other(form, qtbot):
    host = form(items("id: log, weight: 2, pair: [4, -2]"))
    first, second = host.row("pair").control.controls
    assert first.geometry().top() == second.geometry().top()
    qtbot.keyClick(second.line, Qt.Key.Key_Up)

    assert "pair: [4, -1]" in host.text


# Maps whose keys are data


LOADS = "kind: maps\nformat: 1\nloads: {log: 2}\n"


def test_entries_are_added_by_picking_what_they_are_of(form, qtbot):
    host = form(LOADS, (), more={"two": items("id: log, weight: 1", "id: rope, weight: 1")})
    qtbot.mouseClick(host.row("loads").adding, Qt.MouseButton.LeftButton)
    picker = QApplication.activePopupWidget()
    assert isinstance(picker, Picker)
    assert [thing.key for thing in picker.model.things] == ["rope"]
    qtbot.keyClick(picker.field, Qt.Key.Key_Return)

    assert "loads: {log: 2, rope: 0}" in host.text


def test_entries_are_changed_renamed_and_removed(form, qtbot):
    host = form("kind: maps\nformat: 1\nboard: {'0,0': W1, '1,0': W2}\n", ())
    entry = host.row("board").rows()[0]
    entry.key.selectAll()
    qtbot.keyClicks(entry.key, "5,5")
    qtbot.keyClick(entry.key, Qt.Key.Key_Return)
    assert list(host.document.tree["board"]) == ["5,5", "1,0"]

    line = host.row("board", "1,0").main_widget()
    line.selectAll()
    qtbot.keyClicks(line, "ROCK")
    assert host.document.tree["board"]["1,0"] == "ROCK"

    qtbot.mouseClick(host.row("board").rows()[0]._close, Qt.MouseButton.LeftButton)
    assert list(host.document.tree["board"]) == ["1,0"]
