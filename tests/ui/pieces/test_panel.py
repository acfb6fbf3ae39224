"""The palette beside a board: what is left, what is shown."""

from PySide6.QtTest import QTest

from designer.hexes import Hex
from designer.paint.look import Look
from designer.ui.kit.buttons import Button
from designer.ui.kit.side_by_side import SideBySide
from tests.ui.canvas.laying import CTRL, LEFT


def test_the_palette_says_what_is_left_and_what_lies_or_shows_its_back(laying):
    labels = {name: laying.window.pieces.cell(name).offer.label for name in "ABEMN"}

    assert labels == {
        "A": "back of B",
        "B": "in the route",
        "E": "1 of 1 left",
        "M": "perhaps back of N",
        "N": "in the route",
    }


def test_a_piece_that_is_used_up_is_not_taken_and_says_why(laying):
    QTest.mouseClick(laying.window.pieces.cell("A"), LEFT)

    assert laying.arranger.hand.carried is None
    assert laying.status == (
        "A and B are two sides of one piece (Board A/B). Hold Ctrl to take one anyway."
    )


def test_with_ctrl_a_used_piece_is_taken_all_the_same(apart):
    QTest.mouseClick(apart.window.pieces.cell("M"), LEFT, CTRL)
    apart.click(Hex(21, -9))

    assert "{face: M, at: [21, -9], turn: 0}" in apart.text


def test_the_filter_finds_pieces_by_letter_name_and_group(laying):
    panel = laying.window.pieces
    panel.filter.setText("strip")
    strips = panel.shown()
    panel.filter.setText("nothing at all")

    assert set(strips) == set("OPQR")
    assert panel.shown() == []
    assert panel._nothing.isVisible()


def test_what_is_called_as_typed_comes_first(apart):
    """Typing a letter listed all that has it in its name first, and the board of that name last."""
    panel = apart.window.pieces
    panel.filter.setText("h")
    found = [cell.offer for cell in panel._in_order() if cell.offer.is_left]
    assert found[0].title == "H"
    assert len(found) > 1


def test_a_group_is_shown_alone(laying):
    laying.window.pieces.groups.choose("Finish")

    assert set(laying.window.pieces.shown()) == {"Y", "Z"}


def test_placing_a_piece_greys_it_and_its_back(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.click(Hex(21, -9))

    assert not apart.window.pieces.cell("G").offer.is_left
    assert apart.window.pieces.cell("H").offer.label == "perhaps back of G"


def test_buttons_stand_in_a_row_or_as_a_column_of_one_width(application, qtbot):
    buttons = [Button(Look("light"), words) for words in ("Deal again", "Take all of them away")]
    both = SideBySide(buttons)
    qtbot.addWidget(both)
    both.show()
    for wide, in_a_row in ((420, True), (200, False), (420, True)):
        both.resize(wide, both.sizeHint().height())
        application.processEvents()
        one, other = (button.geometry() for button in buttons)
        assert (one.y() == other.y()) == in_a_row
        assert in_a_row or one.width() == other.width() == wide
