"""Zoom and place."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from designer.ui.canvas.camera import LARGEST, SMALLEST, STEP, Camera


@pytest.mark.parametrize("factor", [STEP, 1 / STEP, 3.0, 0.2])
def test_zooming_keeps_what_lies_under_the_pointer(factor):
    before = Camera(0.8, 100, 50)
    pointer = QPointF(313, 222)
    after = before.zoomed(factor, pointer)

    under = before.projection.units(QRectF(pointer, pointer)).topLeft()
    assert after.projection.point(under.x(), under.y()).x() == pytest.approx(pointer.x())
    assert after.projection.point(under.x(), under.y()).y() == pytest.approx(pointer.y())


def test_the_zoom_stays_between_10_and_400_percent():
    assert Camera(1.0).zoomed(1e-6, QPointF()).zoom == SMALLEST
    assert Camera(1.0).zoomed(1e6, QPointF()).zoom == LARGEST


def test_a_fitted_board_lies_in_the_middle_and_inside():
    target = QRectF(10, 20, 600, 400)
    bounds = QRectF(-3, -2, 30, 12)
    camera = Camera.fitting(bounds, target)

    corner = camera.projection.point(bounds.left(), bounds.top())
    opposite = camera.projection.point(bounds.right(), bounds.bottom())
    assert target.contains(QRectF(corner, opposite))
    assert (corner + opposite) / 2 == target.center()


def test_a_board_never_leaves_the_sight_for_good():
    bounds, size = QRectF(0, 0, 10, 10), QRectF(0, 0, 500, 400)
    held = Camera(1.0, 5000, -9000).held(bounds, size)

    left, bottom = held.x, held.y + 10 * 20
    assert left <= 500 - 60
    assert bottom >= 60
