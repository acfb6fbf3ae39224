"""Boards that can only be looked at, and how one begins."""

from PySide6.QtTest import QTest

from designer.hexes import Hex
from tests.ui.canvas.laying import LEFT, Laying


def test_a_board_whose_text_cannot_be_read_can_only_be_looked_at(apart):
    pane = apart.page.pane
    pane.setPlainText(apart.text.replace("placements:", "placements: {"))
    apart.settle()
    before = apart.text
    apart.drag(Hex(14, -6), Hex(14, -7))
    apart.window.actions_["tool_stamp"].trigger()

    assert apart.text == before
    assert "cannot be read" in apart.page.board.bar.text
    assert apart.status == "The text cannot be read just now, so the board can only be looked at."


def test_what_was_typed_a_moment_ago_counts_for_a_gesture(apart):
    pane = apart.page.pane
    start = pane.text().index("[14, -6]")
    pane.select(start, start + len("[14, -6]"))
    pane.textCursor().insertText("[14, -7]")
    apart.drag(Hex(14, -7), Hex(14, -6))  # before any check has seen it

    assert "{face: N, at: [14, -6], turn: 0}" in apart.text


def test_the_board_of_a_scenario_says_where_it_is_laid(make, checkout):
    folder = checkout / "content/el_dorado/base/scenarios"
    laying = Laying(make(next(iter(sorted(folder.glob("*.yaml"))))))
    laying.window.actions_["tool_stamp"].trigger()

    assert laying.status == "This board is laid in another file: open the route to arrange it."


def test_an_empty_route_says_how_it_begins_and_one_click_begins_it(make, tmp_path):
    from PySide6.QtWidgets import QPushButton

    file = tmp_path / "new.yaml"
    file.write_text(
        "kind: route\nformat: 1\nid: new\ngame: el_dorado\nname: New\nplacements: []\n", "utf-8"
    )
    laying = Laying(make(file))
    (button,) = [b for b in laying.view.findChildren(QPushButton) if b.text() == "Place A"]
    QTest.mouseClick(button, LEFT)

    assert "{face: A, at: [0, 0], turn: 0}" in laying.text
    assert laying.page.board._empty is None
