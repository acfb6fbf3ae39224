"""The canvas on a window of its own."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QImage, QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolTip

from designer.hexes import Hex
from designer.paint.boards import BoardPicture, draw_net
from designer.paint.look import Look
from designer.paint.scene import paint_scene
from designer.paint.stamps import Stamps
from designer.ui.canvas.view import CanvasView
from tests.paint.scenes import small_scene


@pytest.fixture
def view(application, qtbot):
    view = CanvasView(Look("light"))
    qtbot.addWidget(view)
    view.resize(640, 480)
    view.show()
    view.set_scene(small_scene())
    view.settle()
    return view


def largest_difference(one, other):
    assert one.size() == other.size()
    bits = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in bits)


def wheel(view, at, turned, modifiers=Qt.KeyboardModifier.NoModifier):
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    view.wheelEvent(event)


def test_pictures_kept_ready_show_what_direct_painting_shows(view):
    view.clearFocus()
    shown = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    direct = QImage(view.size(), QImage.Format.Format_RGB32)
    direct.fill(view._look.colour("canvas"))
    painter = QPainter(direct)
    projection = view.camera.projection
    draw_net(painter, projection, QRectF(view.rect()), view._look.colour("canvasline"))
    paint_scene(painter, BoardPicture(view.scene), projection, view.overlay, stamps=Stamps())
    painter.end()

    # Lines cut at a picture's edge may round by a few shades.
    assert largest_difference(shown, direct) <= 16


def test_the_wheel_with_ctrl_zooms_at_the_pointer(view):
    at = view.camera.projection.centre(Hex(1, 0)).toPoint()
    before = view.camera.zoom
    wheel(view, at, 240, Qt.KeyboardModifier.ControlModifier)

    moved = view.camera.projection.centre(Hex(1, 0)) - QPointF(at)
    assert view.camera.zoom == pytest.approx(before * 1.15**2)
    assert moved.manhattanLength() < 3


def test_the_wheel_alone_pans(view):
    before = view.camera
    wheel(view, QPoint(10, 10), -120)

    assert view.camera.zoom == before.zoom
    assert view.camera.y < before.y


def test_the_middle_button_and_the_held_space_key_drag(view, qtbot):
    before = view.camera
    qtbot.mousePress(view, Qt.MouseButton.MiddleButton, pos=QPoint(100, 100))
    qtbot.mouseMove(view, QPoint(130, 110))
    qtbot.mouseRelease(view, Qt.MouseButton.MiddleButton, pos=QPoint(130, 110))
    middle = view.camera
    view.setFocus()
    qtbot.keyPress(view, Qt.Key.Key_Space)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    qtbot.mouseMove(view, QPoint(90, 95))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(90, 95))
    qtbot.keyRelease(view, Qt.Key.Key_Space)

    assert (middle.x - before.x, middle.y - before.y) == (30, 10)
    assert (view.camera.x - middle.x, view.camera.y - middle.y) == (-10, -5)


def test_a_drag_chooses_nothing(view, qtbot):
    at = view.camera.projection.centre(Hex(0, 0)).toPoint()
    with qtbot.assertNotEmitted(view.space_chosen):
        qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
        qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at + QPoint(40, 0))


def test_a_click_beside_the_board_chooses_nothing(view, qtbot):
    with qtbot.assertNotEmitted(view.space_chosen):
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))


def test_another_scene_keeps_the_place(view):
    view.zoom_by(1.5)
    before = view.camera
    view.set_scene(small_scene(more=True))

    assert view.camera == before


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([Qt.Key.Key_Home], Hex(0, -1)),
        ([Qt.Key.Key_End], Hex(0, 1)),
        ([Qt.Key.Key_Home, Qt.Key.Key_Right], Hex(1, -1)),
        ([Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down], Hex(-1, 1)),
        ([Qt.Key.Key_Home, Qt.Key.Key_Left], Hex(-1, 0)),
    ],
    ids=["home", "end", "right", "down twice keeps the column", "off the row to the nearest"],
)
def test_keys_move_the_cursor(view, qtbot, keys, expected):
    view.setFocus()
    view.set_scene(small_scene(tile=True))
    for key in keys:
        qtbot.keyClick(view, key)

    assert view.overlay.cursor == expected


def test_the_first_arrow_begins_amid_what_is_chosen_else_amid_what_is_seen(view):
    view.zoom_by(4)
    view.keyPressEvent(arrow())
    middle = QRectF(view.rect()).center()
    away = view.camera.projection.centre(view.overlay.cursor) - middle
    assert (away.x() ** 2 + away.y() ** 2) ** 0.5 < view.camera.projection.radius * 1.01
    last = view.scene.board.spaces[-1].hex
    view.set_cursor(None)
    view.set_selected(frozenset({last}))
    view.keyPressEvent(arrow())

    assert view.overlay.cursor == last


def arrow():
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier)


def test_no_tip_comes_over_a_menu(view, monkeypatch):
    shown = []
    monkeypatch.setattr(view, "_tip_at", shown.append)
    view.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    view._hover(Hex(0, 0))
    at = view.camera.projection.centre(Hex(0, 0)).toPoint()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.mapToGlobal(at))
    QApplication.sendEvent(view, asked)
    assert not view._tip.isActive()
    menu = QMenu(view)
    menu.addAction("Anything")
    menu.popup(view.mapToGlobal(at))
    view.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # some desktops do not tell it to leave
    view._hover(Hex(0, 0))
    view._show_tip()
    assert not shown
    menu.hide()
    view._show_tip()
    assert shown == [Hex(0, 0)]


def test_a_click_on_a_tip_goes_through_it(application, qtbot):
    label = QLabel("below")
    qtbot.addWidget(label)
    label.show()
    QToolTip.showText(label.mapToGlobal(label.rect().center()), "A tip", label)
    tip = next(w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel"))
    assert tip.windowFlags() & Qt.WindowType.WindowTransparentForInput
    assert tip.windowFlags() & Qt.WindowType.ToolTip
    QToolTip.hideText()
