"""Small pieces laid on a scenario's board: by drag, by click, by keys; refused with the reason."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from designer.hexes import Hex
from tests.ui.waiting import wait_until_idle

SCENARIO = "content/el_dorado/together/scenarios/dragons_complete.yaml"
LEFT = Qt.MouseButton.LeftButton


def drag(widget, start, end):
    """Drag from a place to another one of the same widget or of the screen."""
    QTest.mousePress(widget, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 5):
        QTest.mouseMove(widget, start + (end - start) * step / 4)
    QTest.mouseRelease(widget, LEFT, Qt.KeyboardModifier.NoModifier, end)


def test_pieces_are_laid_moved_refused_and_dealt(make, checkout, tmp_path):
    file = tmp_path / "evening.yaml"
    text = (checkout / SCENARIO).read_text("utf-8")
    text = text.replace("id: dragons_complete\n", "id: evening\n")
    file.write_text(text, "utf-8")
    window = make(file)
    window.actions_["side_board"].trigger()
    wait_until_idle(window)
    view, arranger, pane = window.page.board.view, window.page.board.arranger, window.page.pane
    view.fit()
    tool = arranger.laying

    def at(space):
        return view.camera.projection.centre(space).toPoint()

    def click(space):
        QTest.mouseClick(view, LEFT, Qt.KeyboardModifier.NoModifier, at(space))
        wait_until_idle(window)

    # what can be laid stands in the palette, and its tool is in force
    assert arranger.tool is tool
    assert "dragon_green" in window.pieces.shown()
    cell = window.pieces.cell("dragon_green")
    assert cell.accessibleName() == "Green dragon, Dealt by the rules"

    # a click takes it; on the start tile it is refused with rule and reason; a click lays it
    QTest.mouseClick(cell, LEFT)
    QTest.mouseMove(view, at(Hex(2, 0)))
    click(Hex(2, 0))
    assert arranger.balloon.refusal.ruling.rule == "LV-DRAGON-02"
    assert "start tile" in arranger.balloon.refusal.sentence
    assert pane.text() == text
    click(Hex(11, 0))
    laid = text.replace("source:", "pieces:\n  - {piece: dragon_green, at: [11, 0]}\nsource:")
    assert pane.text() == laid
    assert tool.chosen.id == "dragon_green"

    # dragged to another space, then by keys, then back, each a step of its own
    drag(view, at(Hex(11, 0)), at(Hex(12, 1)))
    wait_until_idle(window)
    assert "dragon_green, at: [12, 1]" in pane.text()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert tool.at == Hex(13, 1)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not tool.piece
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    wait_until_idle(window)
    assert "dragon_green, at: [13, 1]" in pane.text()
    for _ in range(2):
        window.actions_["undo"].trigger()
        wait_until_idle(window)
    assert pane.text() == laid

    # from the palette by keys: Tab goes round the legal spaces only
    mist = window.pieces.cell("mist")
    QTest.keyClick(mist, Qt.Key.Key_Return)
    first = tool.at
    assert tool.fault is None
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert tool.at != first
    assert tool.fault is None
    QTest.keyClick(view, Qt.Key.Key_Return)
    wait_until_idle(window)
    assert "{piece: mist, at: [" in pane.text()
    QTest.keyClick(view, Qt.Key.Key_Escape)  # the next one is in the hand already

    # from the palette by drag
    blue = window.pieces.cell("dragon_blue")
    end = blue.mapFromGlobal(view.mapToGlobal(at(Hex(21, 1))))
    drag(blue, QPoint(30, 30), end)
    wait_until_idle(window)
    assert "{piece: dragon_blue, at: [21, 1]}" in pane.text()

    # Del gives it back to the rules
    QTest.keyClick(view, Qt.Key.Key_Delete)
    wait_until_idle(window)
    assert "dragon_blue" not in pane.text()

    # dealt again: one step; taken away: the text of the beginning
    QTest.mouseClick(window.pieces.deal, LEFT)
    wait_until_idle(window)
    assert pane.text().count("- {piece: ") == 4 + 4
    assert pane.text().count("- {token: ") == 12
    # A deal may be a bad one, which is a warning; it is never against the rules.
    assert not [d for d in window.problems.model.shown if d.severity.value == "error"]
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert "- {token: " not in pane.text()
    QTest.mouseClick(window.pieces.clear, LEFT)
    wait_until_idle(window)
    assert pane.text() == text
