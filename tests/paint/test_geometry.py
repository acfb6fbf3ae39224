"""Hexes as points."""

import math

from hypothesis import given
from hypothesis import strategies as st

from designer.hexes import Hex
from designer.paint.geometry import centre, hex_at, joint_line, outlines, point

SPACES = st.builds(Hex, st.integers(-500, 500), st.integers(-500, 500))


@given(SPACES, st.floats(-0.86, 0.86), st.floats(0, 2 * math.pi))
def test_a_point_near_the_middle_lies_in_the_space(space, reach, angle):
    x, y = centre(space)

    assert hex_at(x + reach * math.cos(angle), y + reach * math.sin(angle)) == space


def test_neighbours_lie_the_root_of_three_apart():
    x, y = centre(Hex(4, -7))
    distances = [math.dist((x, y), centre(n)) for n in Hex(4, -7).neighbours()]

    assert all(math.isclose(d, math.sqrt(3)) for d in distances)


def test_the_outline_of_one_space_is_its_six_corners():
    (line,) = outlines([Hex(2, 3)])

    x, y = centre(Hex(2, 3))
    assert len(line) == 6
    assert all(math.isclose(math.dist(point(c), (x, y)), 1) for c in line)


def test_a_ring_of_spaces_has_an_outer_and_an_inner_outline():
    lines = outlines(Hex(0, 0).neighbours())

    assert sorted(len(line) for line in lines) == [6, 18]


@given(st.sets(SPACES, max_size=30))
def test_outlines_have_as_many_edges_as_spaces_look_outwards(spaces):
    edges = sum(1 for s in spaces for n in s.neighbours() if n not in spaces)

    assert sum(len(line) for line in outlines(spaces)) == edges


@given(st.sets(SPACES, min_size=1, max_size=12), SPACES)
def test_a_shape_that_lies_elsewhere_has_the_same_outline_there(spaces, step):
    moved = outlines(space.plus(step) for space in spaces)

    assert moved == tuple(
        tuple((x + 2 * step.q + step.r, y + 3 * step.r) for x, y in line)
        for line in outlines(spaces)
    )


def test_a_joint_of_seven_contacts_is_one_zigzag():
    # Two rows of four over each other touch in seven pairs.
    upper, lower = [Hex(q, 0) for q in range(4)], [Hex(q, 1) for q in range(-1, 3)]
    pairs = [(u, w) for u in upper for w in lower if w in u.neighbours()]
    line = joint_line(pairs)

    assert len(pairs) == 7
    assert len(line) == 8


def test_spaces_that_do_not_touch_have_no_joint():
    assert joint_line([(Hex(0, 0), Hex(5, 5))]) == ()
