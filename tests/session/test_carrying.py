"""Pieces carried over a table by pointer and keys."""

from hypothesis import given
from hypothesis import strategies as st

from designer.hexes import Hex
from designer.hexes.points import centre
from designer.session.arranging import Hand, HandPiece, Lying
from designer.session.carrying import Carry
from tests.hexes.layouts import BOARD, STRIP

BOARD_HEXES, STRIP_HEXES = frozenset(BOARD), frozenset(STRIP)
TABLE = [
    Lying("B", BOARD_HEXES),
    Lying("C", frozenset(h.plus(Hex(7, -3)) for h in BOARD_HEXES)),
]


def hand(cells=BOARD_HEXES):
    return Hand.of([HandPiece("G", "G", Hex(0, 0), 0, cells)])


steps = st.one_of(
    st.tuples(st.just("point"), st.floats(-20, 30), st.floats(-20, 20), st.booleans()),
    st.tuples(st.just("step"), st.integers(-1, 1), st.integers(-1, 1)),
    st.tuples(st.just("place"), st.sampled_from([1, -1])),
    st.tuples(st.just("turn"), st.integers(-2, 2)),
)


@given(st.lists(steps, max_size=12), st.sampled_from([BOARD_HEXES, STRIP_HEXES]))
def test_what_may_be_put_down_never_covers_what_lies(path, cells):
    carry = Carry(TABLE, hand(cells))
    taken = TABLE[0].hexes | TABLE[1].hexes
    for name, *values in path:
        match name:
            case "point":
                carry.to_point(values[0], values[1], free=values[2])
            case "step":
                carry.step(Hex(*values))
            case "place":
                carry.step_place(values[0])
            case "turn":
                carry.turn(values[0])
        (put,) = carry.puts
        own = {put.at.plus(h.turned(put.turn)) for h in cells}
        assert carry.hand.turn == carry.fit.turn == put.turn
        assert not carry.may_drop or own.isdisjoint(taken)
        assert bool(carry.refusal) != carry.may_drop
        assert carry.words


def test_it_begins_at_the_first_legal_place():
    carry = Carry(TABLE, hand())

    assert carry.may_drop
    assert carry.words.startswith("place 1 of ")


def test_tab_goes_round_all_places_and_back():
    carry = Carry(TABLE, hand())
    total = len(carry.places.legal(0))
    first = carry.fit
    seen = {first.origin}
    for _ in range(total - 1):
        carry.step_place(1)
        seen.add(carry.fit.origin)
    carry.step_place(1)

    assert len(seen) == total
    assert carry.fit == first
    carry.step_place(-1)
    assert carry.words.startswith(f"place {total} of {total}, ")


def test_a_turn_keeps_what_the_pointer_holds():
    carry = Carry(TABLE, hand(STRIP_HEXES))
    carry.to_point(*centre(Hex(20, 9)), free=True)
    under = carry.middle
    carry.turn(1)

    assert carry.middle == under


def test_a_piece_taken_and_brought_back_has_not_moved():
    carry = Carry(TABLE[:1], hand(), at=Hex(7, -3), moved=[1])
    carry.step(Hex(1, 0))
    away = carry.has_moved
    carry.step(Hex(-1, 0))

    assert (away, carry.has_moved) == (True, False)


def test_turned_by_six_it_has_not_moved():
    carry = Carry(TABLE[:1], hand(), at=Hex(7, -3), moved=[1])
    carry.turn(1)
    turned = carry.has_moved
    carry.turn(5)

    assert (turned, carry.has_moved) == (True, False)


def test_freely_placed_it_needs_no_neighbour():
    carry = Carry(TABLE, hand())
    carry.to_point(*centre(Hex(40, 0)))
    bound = carry.may_drop
    carry.to_point(*centre(Hex(40, 0)), free=True)

    assert (bound, carry.may_drop) == (False, True)
    assert carry.words == "apart from the others"
