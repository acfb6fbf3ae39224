"""What the hand does over a board of its own, without a window: copies left, Shift, the note, the light."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage

from designer.paint.look import Look
from designer.ui.canvas.panel import CanvasPanel
from tests.ui.canvas.flowers import Small

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def small():
    return Small()


@pytest.fixture
def panel(application, qtbot, small):
    panel = CanvasPanel(Look("light"))
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    panel.arranger.set_source(small)
    panel.arranger.refresh()
    return panel


def test_the_hand_stays_full_while_copies_are_left(panel, small):
    hand = panel.arranger.hand
    hand.arm("a", by_key=True)
    held = []
    for _ in range(3):
        hand.step_place(1)
        hand.drop()
        held.append(hand.carried is not None)

    assert held == [True, True, False]
    assert [p.name for p in small.desk().pieces] == ["dot", "a", "a2", "a3"]
    assert [edit.label for edit in small.edits] == ["Place tile A"] * 3
    assert panel.arranger.tool.id == "select"


def test_with_shift_one_is_put_down_and_the_hand_is_empty(panel):
    hand = panel.arranger.hand
    hand.arm("a", by_key=True)
    hand.drop(SHIFT)

    assert hand.carried is None
    assert panel.arranger.tool.id == "select"


def test_a_side_that_uses_up_the_piece_counts_for_the_other(panel, small):
    hand = panel.arranger.hand
    hand.arm("a", by_key=True)
    hand.drop(SHIFT)

    assert small.desk().left["b"].words == "2 of 3 left"


def test_a_refusal_of_the_text_is_told_and_the_piece_stays_in_the_hand(panel, small):
    from designer.documents import Refused

    hand = panel.arranger.hand
    hand.arm("a", by_key=True)
    hand.carried.edit = lambda: Refused("The text could not be understood.")
    hand.drop()

    assert hand.carried is not None
    assert panel.arranger.balloon.refusal.sentence == "The text could not be understood."
    assert small.edits == []


def test_a_frame_while_carrying_draws_no_space_anew(panel):
    view, hand = panel.view, panel.arranger.hand
    hand.arm("b", by_key=True)
    view.settle()
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    view.render(image)
    before = view.stamps.n_drawn
    for x in range(200, 700, 25):
        hand.carry_to(QPointF(x, 300), NONE)
        view.render(image)

    assert view.stamps.n_drawn == before


def test_each_place_is_looked_at_once(panel, monkeypatch):
    hand = panel.arranger.hand
    hand.arm("a", by_key=True)
    places = hand.carried.carry.places
    looked = []
    original = places._looked
    monkeypatch.setattr(places, "_looked", lambda *place: looked.append(place) or original(*place))
    for x in [*range(300, 600, 20), *range(600, 300, -20)]:
        hand.carry_to(QPointF(x, 300), NONE)

    assert looked
    assert len(looked) == len(set(looked))


def test_what_was_put_down_is_shown_until_the_board_is_drawn_with_it(panel):
    view, hand = panel.view, panel.arranger.hand
    view.settle()
    hand.arm("dot", anyway=True, by_key=True)
    hand.drop(SHIFT)
    shown = hand.landing is not None and not view.is_drawn
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    view.settle()
    view.render(image)

    assert shown
    assert hand.landing is None


def test_the_game_s_word_for_a_barrier_is_said(panel):
    hand = panel.arranger.hand
    hand.arm("a", by_key=True)
    hand.drop(SHIFT)
    said = []
    panel.arranger.spoken.connect(said.append)
    panel.arranger.set_tool("bar")

    assert said[-1] == "1 joint: click one to choose its wall, or drag a wall to another joint"
