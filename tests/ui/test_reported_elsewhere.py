"""Faults that users of neighbouring programs have reported, tried in the window by mouse and keys.

Each step is named after its row in the list of such faults; `tests/session` tries the same below the
window, and what files on the disk do is in `test_saving` and `test_outside`.
"""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.diagnostics import Severity
from designer.hexes import Hex
from tests.ui.panels import wait_until_idle

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton

ROUTE = """\
kind: route
format: 1
id: row
game: el_dorado
name: Row
source: designed here
placements:
  - {face: B, at: [0, 0], turn: 2}     # begins
  - {face: C, at: [7, -3], turn: 5}
  # over the river
  - {face: N, at: [14, -6], turn: 0}
  - {face: I, at: [21, -9], turn: 0}   # last
joints:
  - {between: [B, C], barrier: blockade_1}   # wall
  - {between: [C, N], barrier: deal}
"""
CARDS = """\
kind: cards
format: 1
game: el_dorado
cards:
  - {id: one, name: One, colour: green, symbols: [machete], strength: 2, price: 1, copies: 1, source: designed here}   # 1
  - {id: two, name: Two, colour: blue, symbols: [paddle], strength: 2, price: 2, copies: 1, source: designed here}
"""


@pytest.fixture
def row(tmp_path):
    file = tmp_path / "row.yaml"
    file.write_text(ROUTE, "utf-8")
    return file


def press(widget, *keys):
    for key, modifiers in keys:
        QTest.keyClick(widget, key, modifiers)


def drag(view, *spaces):
    """Drag from the first space over the others to the last, a step of the pointer at a time."""
    places = [view.camera.projection.centre(space) for space in spaces]
    QTest.mousePress(view, LEFT, NONE, places[0].toPoint())
    for start, end in pairwise(places):
        for step in range(1, 11):
            at = start + (end - start) * step / 10
            kind, where = QEvent.Type.MouseMove, QPointF(view.mapToGlobal(at.toPoint()))
            event = QMouseEvent(kind, at, where, Qt.MouseButton.NoButton, LEFT, NONE)
            QApplication.sendEvent(view, event)
    QTest.mouseRelease(view, LEFT, NONE, places[-1].toPoint())


def labels(window):
    return [step.label for step in window.workspace.history.steps]


def text(window):
    return window.page.pane.text()


def undone(window):
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    return text(window)


def test_board_gestures(make, row, tmp_path):
    window = make(row)
    board = window.page.board
    view, arranger = board.view, board.arranger
    view.fit()
    view.setFocus()

    # C2: one drag over many hexes is one step.
    drag(view, Hex(21, -9), Hex(25, -4), Hex(21, -10))
    wait_until_idle(window)
    assert labels(window) == ["Move tile I"]
    assert text(window) == ROUTE.replace("[21, -9]", "[21, -10]")
    assert undone(window) == ROUTE

    # C3: what is deleted comes back with its order, joints and comments; all at once, too.
    arranger.select([2, 3])
    press(view, (Qt.Key.Key_Delete, NONE))
    wait_until_idle(window)
    assert "face: N" not in text(window)
    assert "[C, N]" not in text(window)
    assert undone(window) == ROUTE
    press(view, (Qt.Key.Key_A, CTRL), (Qt.Key.Key_Delete, NONE))
    wait_until_idle(window)
    assert window.page.document.tree["placements"] == []
    assert undone(window) == ROUTE

    # C5: nothing refers to what is gone, and undo takes back the last action only.
    arranger.select([3])
    press(view, (Qt.Key.Key_Z, NONE))
    wait_until_idle(window)
    turned = text(window)
    arranger.select([1])
    press(view, (Qt.Key.Key_Delete, NONE))
    wait_until_idle(window)
    assert "joints" not in window.page.document.tree
    assert "core/dangling-ref" not in {d.code for d in window.problems.model.shown}
    assert undone(window) == turned
    assert undone(window) == ROUTE

    # C8: pieces that are moved over others cover none: they go back.
    arranger.select([2, 3])
    drag(view, Hex(14, -6), Hex(11, -5), Hex(8, -3))
    wait_until_idle(window)
    assert text(window) == ROUTE

    # C11: what is pasted into another route has ids of its own, and its joints are renumbered.
    other = tmp_path / "other.yaml"
    other.write_text(ROUTE.replace("id: row", "id: other"), "utf-8")
    arranger.select([1, 2])
    press(view, (Qt.Key.Key_C, CTRL))
    window.open_paths([other])
    wait_until_idle(window)
    other_view = window.page.board.view
    other_view.setFocus()
    press(other_view, (Qt.Key.Key_V, CTRL), (Qt.Key.Key_Tab, NONE), (Qt.Key.Key_Return, CTRL))
    wait_until_idle(window)
    tree = window.page.document.tree
    assert [p.get("id") for p in tree["placements"][4:]] == ["C2", "N2"]
    assert tree["joints"][2:] == [{"between": ["C2", "N2"], "barrier": "deal"}]
    assert undone(window) == other.read_text("utf-8")


def test_a_faulty_board_is_drawn_as_far_as_it_can_be_and_saved(make, row):
    """B3, B4: unknown pieces, a turn that there is not, an id twice."""
    row.write_text(
        ROUTE.replace("face: N", "face: QQ")
        .replace("turn: 5", "turn: 9")
        .replace("blockade_1", "nowhere")
        .replace("{face: I", "{id: B, face: I"),
        "utf-8",
    )
    window = make(row)
    page = window.page

    assert {d.location.line for d in window.problems.model.shown} >= {8, 9, 11, 14}
    assert page.scene.board.spaces
    page.pane.setFocus()
    page.pane.go_to(5, 1)
    QTest.keyClicks(page.pane, "# x")
    window.actions_["save"].trigger()
    assert "# xname: Row" in row.read_text("utf-8")


def test_edits_of_form_and_text_are_undone_in_turn_and_add_adds_one(make, tmp_path):
    """C2, C4."""
    file = tmp_path / "cards.yaml"
    file.write_text(CARDS, "utf-8")
    window = make(file)
    editor = window.page.form.editor
    editor.entries.choose([("cards", 0)])
    wait_until_idle(window)

    name = editor.form.row_at(("cards", 0, "name")).main_widget()
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "A name of thirty letters, typed")
    wait_until_idle(window)
    named = text(window)
    assert named == CARDS.replace("name: One", 'name: "A name of thirty letters, typed"')
    price = editor.form.row_at(("cards", 0, "price")).main_widget()
    price.setFocus()
    for _ in range(3):
        QTest.keyClick(price, Qt.Key.Key_Up)
    wait_until_idle(window)
    priced = text(window)
    assert priced == named.replace("price: 1", "price: 4")
    assert len(labels(window)) == 2
    assert undone(window) == named
    assert undone(window) == CARDS
    editor.entries.adding.click()
    wait_until_idle(window)

    assert len(window.page.document.tree["cards"]) == 3
    assert undone(window) == CARDS


def test_one_faulty_card_among_thousands_is_told_and_all_others_are_there(make, tmp_path):
    """B8."""
    card = "  - {{id: c{n}, name: C{n}, colour: {c}, symbols: [machete], strength: 2, price: 1, copies: 1, source: designed here}}\n"
    file = tmp_path / "many.yaml"
    head = "kind: cards\nformat: 1\ngame: el_dorado\ncards:\n"
    lines = (card.format(n=n, c="pink" if n == 1033 else "green") for n in range(2000))
    file.write_text(head + "".join(lines), "utf-8")
    window = make(file)
    entries = window.page.form.editor.entries

    [of_the_file, fault] = sorted(window.problems.model.shown, key=lambda f: f.location.line)
    assert (fault.code, fault.location.line) == ("core/unknown-value", 1038)
    assert of_the_file.code == "core/in-no-pack"
    assert "c1033" in fault.message
    assert sum(thing.key != () for thing in entries.model.things) == 2000
    [row] = [thing for thing in entries.model.things if thing.severity is Severity.ERROR]
    assert row.name == "c1033"
