"""The whole board in the corner, and coordinates on its spaces."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from designer.hexes import Hex
from designer.paint.coordinates import draw_coordinates
from designer.paint.projection import Projection

SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def board(window):
    board = window.page.board
    board.view.setFocus()
    return board


def test_a_key_shows_and_hides_the_minimap(window, board):
    window.activateWindow()
    QTest.keyClick(board.view, Qt.Key.Key_M, SHIFT)
    shown = board.minimap.isVisible()
    QTest.keyClick(board.view, Qt.Key.Key_M, SHIFT)

    assert shown
    assert not board.minimap.isVisible()


def test_its_frame_is_what_is_in_sight(board):
    board.show_minimap(True)
    board.view.fit()
    whole = board.minimap.frame()
    board.view.zoom_to(2.0)

    assert whole.contains(QRectF(board.minimap.rect()).center())
    assert board.minimap.frame().width() < whole.width()


def test_it_never_lies_on_the_legend(window, board):
    board.show_minimap(True)
    window.show_docks(False)
    for size in ((1440, 900), (720, 450)):
        window.resize(*size)
        QTest.qWait(0)

        assert board.legend.isVisible()
        assert not board.minimap.geometry().intersects(board.legend.geometry()), size


def test_dragging_the_frame_moves_the_view(board):
    board.show_minimap(True)
    board.view.zoom_to(2.0)
    board.view.show_space(Hex(0, 0))
    before, minimap = board.view.camera, board.minimap
    start = minimap.frame().intersected(QRectF(minimap.rect())).center().toPoint()
    QTest.mousePress(minimap, LEFT, pos=start)
    QTest.mouseMove(minimap, start + QPoint(40, 0))
    QTest.mouseRelease(minimap, LEFT, pos=start + QPoint(40, 0))

    assert board.view.camera.zoom == before.zoom
    assert board.view.camera.x < before.x  # further along the board


def test_a_click_on_it_brings_a_place_into_the_middle(board):
    board.show_minimap(True)
    board.view.zoom_to(2.0)
    board.view.show_space(Hex(0, 0))
    minimap = board.minimap
    far = board.view.scene.board.spaces[-1].hex
    drawn = minimap._small()
    place = drawn.projection.centre(far).toPoint()
    QTest.mouseClick(minimap, LEFT, pos=place)

    assert QRectF(board.view.rect()).contains(board.view.camera.projection.centre(far))


def test_nothing_moves_below_a_click_on_it(window, board):
    board.show_minimap(True)
    before = window.page.pane.text()
    QTest.mouseClick(board.minimap, LEFT, pos=board.minimap.rect().center())

    assert window.page.pane.text() == before


@pytest.mark.parametrize(("radius", "is_written"), [(40.0, True), (20.0, True), (10.0, False)])
def test_coordinates_are_written_on_spaces_large_enough(application, radius, is_written):
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    blank = image.copy()
    painter = QPainter(image)
    draw_coordinates(painter, Projection(radius, 100, 100), [Hex(0, 0)], QRectF(0, 0, 200, 200))
    painter.end()

    assert (image != blank) == is_written
    assert image.pixelColor(100, 100).alpha() == 0  # what the space shows is not covered


def test_a_net_stays_as_it_is_when_coordinates_are_shown(window, board):
    window.activateWindow()
    QTest.keyClick(board.view, Qt.Key.Key_G, SHIFT)

    assert board.view.has_net
    assert board.view.has_coordinates
