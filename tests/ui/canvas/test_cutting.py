"""A piece that goes while something is in the hand: the hand is let go, and the window stays right."""

import pytest
from PySide6.QtCore import Qt

from designer.ui.pieces.cell import PieceCell
from tests.ui.canvas.laying import CTRL

K = Qt.Key


@pytest.fixture
def chosen(laying):
    """Give a route with its last tile chosen by key."""
    laying.key(K.Key_End)
    laying.key(K.Key_Return)
    assert laying.chosen() == {"Z"}
    return laying


def take_up(laying, how):
    if how == "copies":
        laying.window.actions_["duplicate"].trigger()
    elif how == "moved":
        laying.window.actions_["pick_up"].trigger()
    elif how == "all copied":
        laying.key(K.Key_A, CTRL)
        laying.window.actions_["duplicate"].trigger()
    elif how == "from the box":
        face = next(f for f, left in laying.arranger.desk.left.items() if left.n > 0)
        laying.arranger.hand.arm(face)
    assert laying.arranger.hand.is_full


@pytest.mark.parametrize("how", ["copies", "moved", "all copied", "from the box"])
def test_cutting_with_something_in_hand_lets_it_go_and_cuts_nothing(chosen, how):
    before = chosen.text
    take_up(chosen, how)

    chosen.key(K.Key_X, CTRL)

    assert not chosen.arranger.hand.is_full
    assert chosen.text == before
    assert "nothing has been cut" in chosen.status
    assert not any(c.is_armed for c in chosen.window.pieces.findChildren(PieceCell))


def test_a_tile_cut_and_pasted_is_not_cut_again_from_the_hand(chosen):
    chosen.key(K.Key_X, CTRL)
    assert "Z" not in chosen.names
    chosen.key(K.Key_V, CTRL)
    assert chosen.arranger.hand.is_full

    chosen.key(K.Key_X, CTRL)

    assert not chosen.arranger.hand.is_full


@pytest.mark.parametrize("how", ["copies", "moved", "all copied", "from the box"])
def test_a_tile_that_goes_from_the_text_leaves_the_hand_empty_and_the_problems_right(
    chosen, how, edit
):
    line = next(line for line in chosen.text.splitlines(keepends=True) if "face: Z" in line)
    take_up(chosen, how)

    edit(chosen.window, line, "")

    assert "Z" not in chosen.names
    assert "Z" not in chosen.chosen()
    assert not chosen.arranger.hand.is_full
    assert chosen.window.problems.model.rowCount() > 0


def test_a_tile_that_another_program_takes_away_leaves_the_hand_empty(chosen, own_route, qtbot):
    line = next(line for line in chosen.text.splitlines(keepends=True) if "face: Z" in line)
    take_up(chosen, "moved")

    own_route.write_text(chosen.text.replace(line, ""), "utf-8")
    chosen.window.documents.outside.look()
    qtbot.waitUntil(lambda: "face: Z" not in chosen.text)
    chosen.settle()

    assert "Z" not in chosen.names
    assert not chosen.arranger.hand.is_full
    assert chosen.window.problems.model.rowCount() > 0


def test_a_board_that_cannot_be_drawn_keeps_neither_problems_nor_figures_from_being_shown(
    laying, edit, monkeypatch
):
    told = []
    monkeypatch.setattr("sys.excepthook", lambda *failure: told.append(failure[1]))

    def fail(*_):
        raise RuntimeError("no drawing")

    monkeypatch.setattr(laying.view, "set_scene", fail)
    monkeypatch.setattr(laying.arranger, "refresh", fail)
    before = laying.page.analysis

    edit(laying.window, "face: N", "face: NN")

    assert told
    assert laying.window.problems.model.rowCount() > 0
    assert laying.page.analysis is not before
