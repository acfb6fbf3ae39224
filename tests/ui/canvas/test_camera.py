"""Zoom and place."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from designer.ui.canvas.camera import LARGEST, SMALLEST, STEP, Camera, between, fitted


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


CHIPS, ZOOM, LEGEND = QRectF(12, 10, 500, 28), QRectF(480, 360, 150, 36), QRectF(12, 340, 300, 50)


def row_of_spaces(n, height=1):
    return [(1.73 * q + 0.87 * (r % 2), 1.5 * r) for r in range(height) for q in range(n)]


def bounds_of(middles):
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return QRectF(QPointF(min(xs) - 1, min(ys) - 1), QPointF(max(xs) + 1, max(ys) + 1))


@pytest.mark.parametrize(("wide", "high"), [(30, 3), (8, 8), (3, 20), (1, 1)])
def test_no_space_of_a_fitted_board_lies_below_a_control(wide, high):
    size, middles = QRectF(0, 0, 642, 408), row_of_spaces(wide, high)
    camera = fitted(bounds_of(middles), middles, size, (CHIPS, ZOOM, LEGEND))

    for x, y in middles:
        at = camera.projection.point(x, y)
        assert size.contains(at)
        assert not any(area.contains(at) for area in (CHIPS, ZOOM, LEGEND))


def test_a_board_that_leaves_its_corners_free_reaches_between_the_controls():
    """A lozenge: its widest row lies in the middle, beside no control."""
    size = QRectF(0, 0, 642, 408)
    middles = [
        (1.73 * q, 1.5 * r) for r in range(-6, 7) for q in range(-3, 4) if abs(q) + abs(r) < 7
    ]
    plain = Camera.fitting(
        bounds_of(middles), between(size, (QRectF(12, 10, 120, 28), ZOOM, LEGEND))
    )
    found = fitted(bounds_of(middles), middles, size, (QRectF(12, 10, 120, 28), ZOOM, LEGEND))

    assert found.zoom > 1.1 * plain.zoom


def test_a_tiny_canvas_still_shows_the_board():
    middles = row_of_spaces(5)

    assert fitted(bounds_of(middles), middles, QRectF(0, 0, 30, 20), (CHIPS,)).zoom > 0


def test_a_board_of_many_hundred_tiles_is_shown_whole_and_zoomed_from_there():
    bounds = QRectF(-5, -5, 2900, 1400)
    size = QRectF(0, 0, 640, 400)
    camera = Camera.fitting(bounds, size)
    shown = camera.projection

    assert camera.zoom < SMALLEST
    assert bounds.width() * shown.radius <= size.width()
    assert bounds.height() * shown.radius <= size.height()
    assert camera.zoomed(1 / STEP, size.center()).zoom == camera.zoom
    assert camera.zoom < camera.zoomed(STEP, size.center()).zoom < SMALLEST
