"""Things are dragged where they cannot go, and while the game goes on under them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from designer.session.preview import HUMAN
from tests.ui.preview.test_dragging import (
    LEFT,
    NONE,
    drag,
    drawn_into,
    pack,
    widget_of,
    window,
)

__all__ = ["window"]


def begin(window, piece):
    """Take a piece up and leave it under the pointer."""
    widget = widget_of(window, piece)
    middle = widget.rect().center()
    QTest.mousePress(widget, LEFT, NONE, middle)
    QTest.mouseMove(widget, middle + QPoint(0, -12))
    QTest.mouseMove(widget, middle + QPoint(0, -40))
    assert window.dragging.is_shown
    return widget


def test_a_thing_let_go_over_itself_or_outside_stays(window):
    drawn_into(window, 5)
    steps = len(window.control.game.steps)
    own = widget_of(window, 5)
    drag(window, own, own)
    drag(window, widget_of(window, 5), window, QPoint(-4000, -4000))

    assert [n for n, piece in enumerate(pack(window)) if piece >= 0] == [5]
    assert len(window.control.game.steps) == steps


def test_a_thing_does_not_go_onto_a_full_slot(window):
    drawn_into(window, 5)
    drawn_into(window, 4)
    before = pack(window)
    drag(window, widget_of(window, 5), widget_of(window, 4))

    assert pack(window) == before
    assert window.balloon.refusal.rule == "RE-DRAW-02"


@pytest.mark.parametrize("deed", ["undo", "escape", "restart", "other seats", "watch"])
def test_what_happens_while_a_thing_is_dragged_leaves_no_ghost(window, deed):
    drawn_into(window, 5)
    widget = begin(window, 5)
    match deed:
        case "undo":
            QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        case "escape":
            QTest.keyClick(window, Qt.Key.Key_Escape)
        case "restart":
            window.control.restart()
        case "other seats":
            window._on_setup_started([HUMAN, HUMAN], 9)
        case "watch":
            window.control.watch(window.control.game)
    steps = len(window.control.game.steps)

    assert not window.dragging.is_shown
    QTest.mouseMove(widget, QPoint(300, -290))
    QTest.mouseRelease(widget, LEFT, NONE, QPoint(300, -300))
    assert not window.dragging.is_shown
    assert len(window.control.game.steps) == steps


def test_a_thing_put_down_by_esc_is_dragged_again(window):
    drawn_into(window, 5)
    widget = begin(window, 5)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.mouseRelease(widget, LEFT, NONE, QPoint(300, -300))

    drag(window, widget_of(window, 5), window.board, QPoint(300, 300))

    assert set(pack(window)) == {-1}
