"""A tile that does not exist is seen where it would lie, can be chosen there, and is mended by a click."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from designer.diagnostics import Severity
from designer.hexes import Hex
from designer.ui.problems.model import Column
from tests.ui.panels import wait_until_idle

LEFT = Qt.MouseButton.LeftButton
AT = Hex(11, 0)


@pytest.fixture
def window(make, own_route, edit):
    window = make(own_route)
    edit(window, "face: N,", "face: NN,")
    return window


def place_of(window, space) -> QPoint:
    view = window.page.board.view
    return view.camera.projection.centre(space).toPoint()


def menu_at(window, space) -> QMenu:
    view = window.page.board.view
    assert view.hands.menu(place_of(window, space), by_key=False)
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())


def test_a_tile_that_does_not_exist_has_its_mark_and_is_chosen_and_mended_there(window):
    page, view = window.page, window.page.board.view
    assert [(a.title, a.hex) for a in page.scene.absent] == [("NN", AT)]
    assert view.overlay.problems[AT] is Severity.ERROR
    page.pane.go_to(1, 1)
    QTest.mouseClick(view, LEFT, pos=place_of(window, Hex(12, 0)))  # beside its middle
    assert view.overlay.selected == {AT, *AT.neighbours()}
    assert "face: NN," in page.pane.text().splitlines()[page.pane.place()[0] - 1]
    assert view.words_of(AT)[0] == "There is no NN"

    menu = menu_at(window, AT)
    assert [a.text().partition("\t")[0] for a in menu.actions() if a.text()][1:] == [
        "Write N",
        "Delete",
    ]
    next(a for a in menu.actions() if a.text() == "Write N").trigger()
    menu.close()
    wait_until_idle(window)
    assert 'face: "N",' in page.pane.text()  # quoted as always: elsewhere N alone means no
    assert page.scene.absent == ()

    window.actions_["undo"].trigger()
    wait_until_idle(window)
    QTest.mouseClick(view, LEFT, pos=place_of(window, AT))
    page.board.arranger.delete()
    wait_until_idle(window)
    assert "NN" not in page.pane.text()
    assert window.workspace.history.undoable().label == "Delete tile NN"


def test_its_problem_leads_to_it_and_is_mended_in_the_list(window):
    model, table = window.problems.model, window.problems.table
    row = next(n for n, d in enumerate(model.shown) if d.code == "core/dangling-ref")
    window.page.show_diagnostic(model.shown[row])
    assert window.page.board.view.overlay.cursor == AT
    assert window.page.board.view.overlay.selected == {AT, *AT.neighbours()}

    index = model.index(row, Column.FIX)
    assert index.data() == "Write N"
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())
    wait_until_idle(window)
    assert "face: N," in window.page.pane.text()


def test_a_name_that_is_near_to_none_has_no_offer_and_lies_apart_from_what_is_there(window, edit):
    edit(window, "face: NN,", "face: SOMETHING_ELSE,")
    menu = menu_at(window, AT)
    texts = [a.text().partition("\t")[0] for a in menu.actions() if a.text()]
    menu.close()

    assert texts == ["There is no SOMETHING_ELSE", "Delete"]


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (
            "face: N, at: [11, 0], turn: 7",
            "N cannot be laid: its turn must be a number from 0 to 5",
        ),
        (
            "face: N, at: [11], turn: 0",
            "N cannot be laid: its place must be two whole numbers, [q, r]",
        ),
        ("face: [N], at: [11, 0], turn: 0", "This entry names no tile"),
    ],
)
def test_what_cannot_be_put_down_is_marked_and_says_why(make, own_route, edit, written, reason):
    window = make(own_route)
    text = window.page.pane.text()
    line = next(line for line in text.splitlines() if "face: N," in line)
    edit(window, line, f"  - {{{written}}}")
    page, view = window.page, window.page.board.view

    (mark,) = page.scene.absent
    assert not mark.hexes & set(page.scene.board.index)
    assert mark.hex == AT or mark.homeless
    assert view.words_of(mark.hex)[0] == reason
    assert view.overlay.problems[mark.hex] is Severity.ERROR
    menu = menu_at(window, mark.hex)
    assert [a.text().partition("\t")[0] for a in menu.actions() if a.text()] == [reason, "Delete"]
    menu.close()
    assert written in page.pane.text().splitlines()[page.pane.place()[0] - 1]
