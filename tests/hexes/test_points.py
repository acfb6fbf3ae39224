"""Hexes as points of a plane."""

import math

from hypothesis import given

from designer.hexes.points import centre, hex_at
from tests.hexes.layouts import hexes


@given(hexes)
def test_the_middle_of_a_hex_lies_in_it(space):
    assert hex_at(*centre(space)) == space


@given(hexes)
def test_neighbours_are_equally_far(space):
    away = {round(math.dist(centre(space), centre(n)), 9) for n in space.neighbours()}

    assert away == {round(math.sqrt(3), 9)}


@given(hexes)
def test_a_turn_about_the_origin_turns_the_point(space):
    x, y = centre(space)
    tx, ty = centre(space.turned(1))
    cos, sin = 0.5, math.sqrt(3) / 2  # 60 degrees, clockwise with y downwards

    assert math.dist((tx, ty), (x * cos - y * sin, x * sin + y * cos)) < 1e-9
