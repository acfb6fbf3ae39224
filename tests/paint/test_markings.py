"""What an analysis draws: readable, and told apart without colours."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from designer.hexes import Hex
from designer.paint.fonts import load_fonts
from designer.paint.markings import (
    MARKS,
    JointMark,
    draw_arrows,
    draw_joint,
    draw_mark_of,
    draw_marks,
    draw_tone,
    draw_ways,
)
from designer.paint.projection import Projection
from designer.paint.tokens import tokens

WAY = (Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(2, 1), Hex(3, 1))


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


def drawn(work, width=220, height=120) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    work(painter)
    painter.end()
    return image


def is_free(image: QImage, area: QRectF) -> bool:
    """Say whether nothing is drawn in an area."""
    xs, ys = range(int(area.left()), int(area.right())), range(int(area.top()), int(area.bottom()))
    return not any(image.pixelColor(x, y).alpha() for x in xs for y in ys)


@pytest.mark.parametrize("radius", [10.0, 14.0, 22.0])
def test_a_way_leaves_the_middle_of_every_space_free(radius):
    projection = Projection(radius, 40, 40)
    image = drawn(lambda painter: draw_ways(painter, projection, [WAY]))
    half = radius * 0.25

    for space in WAY:
        at = projection.centre(space)
        assert is_free(image, QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)), space
    between = (projection.centre(WAY[0]) + projection.centre(WAY[1])) / 2
    assert image.pixelColor(between.toPoint()).alpha() == 255


def test_several_ways_are_numbered_and_one_is_not():
    projection = Projection(20.0, 30, 60)
    one = drawn(lambda painter: draw_ways(painter, projection, [WAY]))
    lower = tuple(space.plus(Hex(-1, 1)) for space in WAY)
    two = drawn(lambda painter: draw_ways(painter, projection, [WAY, lower]))
    colours = [QColor(two.pixel(x, y)).name() for x in range(220) for y in range(120)]

    assert one != two
    assert colours.count("#7fe7ec") > 50  # the second one's own


def test_an_arrow_is_thick_where_it_points_and_leaves_the_middle_of_both_spaces_free():
    projection = Projection(20, 40, 60)
    here, there = projection.centre(Hex(0, 0)), projection.centre(Hex(1, 0))
    image = drawn(lambda p: draw_arrows(p, projection, [(Hex(0, 0), Hex(1, 0))]))

    def height(share: float) -> int:
        x = int(here.x() + (there.x() - here.x()) * share)
        return sum(image.pixelColor(x, y).alpha() > 0 for y in range(image.height()))

    assert height(0.57) > 1.5 * height(0.4) > 0
    assert not image.pixelColor(here.toPoint()).alpha()
    assert not image.pixelColor(there.toPoint()).alpha()


def test_nothing_is_drawn_for_no_way():
    assert is_free(
        drawn(lambda p: draw_ways(p, Projection(20, 20, 20), [()])), QRectF(0, 0, 220, 120)
    )


@pytest.mark.parametrize(("one", "other"), list(combinations(MARKS, 2)))
def test_marks_differ_in_shape_and_not_only_in_colour(one, other):
    def silhouette(mark):
        image = drawn(lambda painter: draw_mark_of(painter, QPointF(30, 30), 9, mark), 60, 60)
        return {
            (x, y) for x in range(60) for y in range(60) if image.pixelColor(x, y).alpha() > 127
        }

    left, right = silhouette(one), silhouette(other)

    assert len(left ^ right) > 0.2 * max(len(left), len(right))


def test_marks_lie_below_the_middle_of_their_space():
    projection = Projection(24.0, 60, 60)
    image = drawn(lambda painter: draw_marks(painter, projection, {Hex(0, 0): "dot"}))

    assert is_free(image, QRectF(48, 48, 24, 18))
    assert not is_free(image, QRectF(48, 66, 24, 20))


def test_a_tone_lets_the_space_be_seen_where_there_is_room_for_its_number():
    large = drawn(lambda p: draw_tone(p, Projection(30.0, 60, 60), Hex(0, 0), 2, "17"))
    small = drawn(lambda p: draw_tone(p, Projection(6.0, 60, 60), Hex(0, 0), 2, "17"))

    assert large.pixelColor(60, 50).alphaF() < 0.7
    assert small.pixelColor(60, 60).alphaF() == pytest.approx(tokens().heat_opacity, abs=0.02)


def test_a_lit_joint_is_wider_than_what_lies_in_it():
    pairs = ((Hex(0, 0), Hex(1, 0)), (Hex(0, 1), Hex(1, 0)), (Hex(0, 1), Hex(1, 1)))
    projection = Projection(20.0, 40, 40)
    image = drawn(lambda painter: draw_joint(painter, projection, JointMark(pairs)))
    middle = (projection.centre(Hex(0, 0)) + projection.centre(Hex(1, 0))) / 2
    across = sum(image.pixelColor(x, round(middle.y())).alpha() > 127 for x in range(220))

    assert across > 20.0 * tokens().barrier.widths[0]
