"""Pieces in the hand, joints lit, spaces covered twice: seen on any ground, and only where they are."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from designer.hexes import Hex
from designer.paint.ghosts import (
    GhostPicture,
    draw_covered,
    draw_joints,
    draw_marquee,
    draw_veil,
)
from designer.paint.projection import Projection
from designer.paint.stamps import Stamps
from tests.paint.scenes import small_scene

PLACE = Projection(20.0, 120.0, 100.0)
HERE = Hex(0, 0)


def drawn(draw, ground="#808080"):
    image = QImage(320, 220, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


def changed(image, ground="#808080"):
    plain = QColor(ground)
    return sum(
        image.pixelColor(x, y) != plain
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    )


def ghost(painter, *, legal=True, origin=HERE):
    picture = GhostPicture(small_scene(tile=True))
    picture.draw(painter, PLACE, origin, legal=legal, stamps=Stamps(), ratio=1.0)


@pytest.mark.parametrize("ground", ["#000000", "#FFFFFF", "#B0409A"])
def test_a_ghost_shows_the_ground_through_and_has_a_ring_on_every_ground(ground):
    image = drawn(ghost, ground)
    opaque = drawn(
        lambda p: GhostPicture(small_scene(tile=True)).draw_lying(
            p, PLACE, Hex(0, 0), stamps=Stamps(), ratio=1.0
        ),
        ground,
    )
    middle = PLACE.centre(Hex(0, 0)).toPoint()

    assert image.pixelColor(middle) != opaque.pixelColor(middle)
    assert changed(image, ground) > changed(opaque, ground) * 0.9


def test_legal_and_illegal_ghosts_differ_in_shape_and_not_only_in_colour():
    legal = drawn(ghost).convertToFormat(QImage.Format.Format_Grayscale8)
    illegal = drawn(lambda p: ghost(p, legal=False)).convertToFormat(
        QImage.Format.Format_Grayscale8
    )

    assert legal != illegal


def test_a_ghost_is_drawn_once_and_then_only_copied():
    picture, stamps = GhostPicture(small_scene(tile=True)), Stamps()
    counts = []
    for origin in (Hex(0, 0), Hex(2, 1), Hex(3, -1)):
        drawn(lambda p, at=origin: picture.draw(p, PLACE, at, legal=True, stamps=stamps, ratio=1.0))
        counts.append(stamps.n_drawn)

    assert counts[0] > 0
    assert counts == [counts[0]] * 3


def test_a_ghost_lies_where_the_piece_will_lie():
    here = drawn(ghost)
    there = drawn(lambda p: ghost(p, origin=Hex(2, 0)))
    step = PLACE.centre(Hex(2, 0)) - PLACE.centre(Hex(0, 0))
    at = PLACE.centre(Hex(0, 0)).toPoint()

    assert there.pixelColor(at + step.toPoint()).name() != "#808080"
    assert here.pixelColor(at + step.toPoint()).name() == "#808080"


def test_covered_spaces_are_hatched_and_no_others():
    image = drawn(lambda p: draw_covered(p, PLACE, [Hex(0, 0)]))
    outside = PLACE.centre(Hex(2, 0)).toPoint()
    row = [image.pixelColor(x, 100).name() for x in range(108, 133)]

    assert len(set(row)) > 3  # lines, not one tone
    assert image.pixelColor(outside).name() == "#808080"


def test_a_joint_is_lit_along_its_edge():
    lit = drawn(lambda p: draw_joints(p, PLACE, [[(Hex(0, 0), Hex(1, 0))]]))
    nothing = drawn(lambda p: draw_joints(p, PLACE, [[(Hex(0, 0), Hex(5, 0))], []]))
    edge = (PLACE.centre(Hex(0, 0)) + PLACE.centre(Hex(1, 0))) / 2

    assert lit.pixelColor(edge.toPoint()).name() == "#7fe7ec"
    assert changed(nothing) == 0


def test_a_veil_fades_what_is_on_its_way():
    image = drawn(lambda p: draw_veil(p, PLACE, [Hex(0, 0)], QColor("#FFFFFF")))

    assert image.pixelColor(PLACE.centre(Hex(0, 0)).toPoint()).lightness() > 200
    assert changed(drawn(lambda p: draw_veil(p, PLACE, [], QColor("#FFFFFF")))) == 0


def test_a_frame_shows_itself_and_what_it_touches():
    frame = QRectF(20, 20, 60, 60)
    alone = changed(drawn(lambda p: draw_marquee(p, PLACE, frame, [])))
    touching = changed(drawn(lambda p: draw_marquee(p, PLACE, frame, [Hex(2, 2)])))

    assert 0 < alone < touching
