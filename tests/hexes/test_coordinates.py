import pytest
from hypothesis import given

from designer.hexes import DIRECTION_NAMES, DIRECTIONS, Hex
from tests.hexes.layouts import hexes, turns


@given(hexes)
def test_six_turns_are_the_identity(at):
    assert at.turned(6) == at
    assert at.turned(1).turned(1).turned(1).turned(1).turned(1).turned(1) == at


@given(hexes, turns)
def test_a_turn_back_undoes_a_turn(at, turn):
    assert at.turned(turn).turned(-turn) == at


@given(hexes, hexes, turns)
def test_a_turn_keeps_sums_and_distances(a, b, turn):
    assert a.plus(b).turned(turn) == a.turned(turn).plus(b.turned(turn))
    assert a.turned(turn).distance(b.turned(turn)) == a.distance(b)


def test_a_turn_goes_clockwise():
    # From the east by way of the south-east: rows run downwards.
    names = [DIRECTION_NAMES[DIRECTIONS.index(Hex(1, 0).turned(turn))] for turn in range(6)]

    assert names == ["E", "SE", "SW", "W", "NW", "NE"]


@given(hexes, hexes)
def test_distance_is_symmetric_and_zero_only_at_home(a, b):
    assert a.distance(b) == b.distance(a) >= 0
    assert (a.distance(b) == 0) == (a == b)


@given(hexes, hexes, hexes)
def test_distance_obeys_the_triangle_inequality(a, b, c):
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, hexes)
def test_neighbours_are_what_lies_one_step_away_on_both_sides(a, b):
    assert (b in a.neighbours()) == (a.distance(b) == 1) == (a in b.neighbours())


@given(hexes)
def test_a_hex_has_six_neighbours(at):
    assert len(set(at.neighbours())) == 6
    assert all(at.distance(beside) == 1 for beside in at.neighbours())


@given(hexes, hexes)
def test_distance_counts_the_steps_of_a_walk(start, end):
    at, steps = start, 0
    while at != end:
        at = min(at.neighbours(), key=lambda beside: (beside.distance(end), beside))
        steps += 1

    assert steps == start.distance(end)


@given(hexes, hexes)
def test_minus_gives_the_step_that_plus_takes(a, b):
    assert a.plus(b.minus(a)) == b


@given(hexes)
def test_text_round_trips(at):
    assert Hex.from_text(at.to_text()) == at


@pytest.mark.parametrize("text", ["3,-1", " 3 , -1 ", "+3,-1"])
def test_text_may_hold_spaces_and_signs(text):
    assert Hex.from_text(text) == Hex(3, -1)


@pytest.mark.parametrize(
    "text", ["", "3", "3;1", "3,1,2", "3.5,1", "a,b", "1234567,0", "3,1\n4", "٣,١"]
)
def test_a_text_that_is_no_pair_of_numbers_is_refused_with_an_example(text):
    with pytest.raises(ValueError, match="write two whole numbers, like 3,-1"):
        Hex.from_text(text)
