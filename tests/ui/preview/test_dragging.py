"""Things of a pack are dragged: into a slot, onto the ground, up from it; the keyboard does the same."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from designer.api import SetUp
from designer.play.bots import RandomBot
from designer.session.preview import HUMAN
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from plugins.relic_expedition.game import GAME
from plugins.relic_expedition.rules import verbs
from plugins.relic_expedition.state import ACTING
from tests.games.relic_expedition.projects import scenario, shipped

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot, look, tmp_path):
    document = scenario("relic_expedition_for_two")
    window = PreviewWindow(
        GAME,
        GAME.compile(shipped(), document, SetUp()),
        shipped(),
        look,
        document=document,
        seats=[HUMAN, RandomBot.id],
        seed=3,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.control.set_speed("at once")
    qtbot.waitUntil(lambda: acts(window))
    return window


def acts(window):
    state = window.control.game.state
    if window.control.may_act and (state.phase != ACTING or state.decision is not None):
        window.control.press(window.control.table.handles[0])
    return window.control.may_act and state.phase == ACTING and state.decision is None


def draw(window):
    """Draw a supply; it waits for its slot then."""
    handle = next(h for h in window.control.table.handles if h.move.verb == verbs.DRAW)
    window.control.press(handle)


def widget_of(window, piece):
    shown = (*window.hand.widgets(), *window.common.market.widgets())
    return next(w for w in shown if w.piece.id == piece and w.isVisible())


def drag(window, widget, onto, place=None):
    middle = widget.rect().center()
    end = widget.mapFromGlobal(onto.mapToGlobal(place or onto.rect().center()))
    QTest.mousePress(widget, LEFT, NONE, middle)
    QTest.mouseMove(widget, middle + QPoint(0, -12))
    QTest.mouseMove(widget, end)
    assert window.dragging.is_shown
    QTest.mouseRelease(widget, LEFT, NONE, end)
    assert not window.dragging.is_shown


def pack(window):
    return window.control.game.state.packs[0]


def drawn_into(window, slot):
    draw(window)
    held = next(z for z in window.control.table.zones if z.id == "held").pieces[0]
    drag(window, widget_of(window, held.id), widget_of(window, slot))


def test_what_was_drawn_is_dragged_into_a_slot(window):
    drawn_into(window, 5)

    assert [n for n, piece in enumerate(pack(window)) if piece >= 0] == [5]


def test_what_is_dragged_onto_the_board_is_dropped_and_picked_up_into_a_slot(window):
    drawn_into(window, 5)

    drag(window, widget_of(window, 5), window.board, QPoint(300, 300))

    assert set(pack(window)) == {-1}
    here = next(z for z in window.control.table.zones if z.id == "here").pieces[0]

    drag(window, widget_of(window, here.id), widget_of(window, 2))

    assert [n for n, piece in enumerate(pack(window)) if piece >= 0] == [2]


def test_a_thing_that_stays_in_its_slot_says_so(window):
    drawn_into(window, 5)

    drag(window, widget_of(window, 5), widget_of(window, 1))

    assert [n for n, piece in enumerate(pack(window)) if piece >= 0] == [5]
    assert window.balloon.isVisible()
    assert window.balloon.refusal.rule == "RE-DRAW-02"


def test_the_keyboard_does_the_same(window, qtbot):
    draw(window)
    slot = widget_of(window, 3)
    slot.setFocus()
    qtbot.keyClick(slot, Qt.Key.Key_Return)

    assert [n for n, piece in enumerate(pack(window)) if piece >= 0] == [3]
    slot = widget_of(window, 3)
    qtbot.keyClick(slot, Qt.Key.Key_Return)
    qtbot.keyClick(slot, Qt.Key.Key_Return)

    assert set(pack(window)) == {-1}, "held, and chosen again"


def test_nothing_is_dragged_that_nothing_can_be_done_with(window):
    empty = widget_of(window, 4)
    assert isinstance(empty, PieceWidget)
    QTest.mousePress(empty, LEFT, NONE, empty.rect().center())
    QTest.mouseMove(empty, empty.rect().center() + QPoint(0, -40))

    assert not window.dragging.is_shown
    QTest.mouseRelease(empty, LEFT, NONE, QPoint(2, 2))
