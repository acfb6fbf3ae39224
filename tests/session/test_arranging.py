"""Where pieces in the hand fit: laws on made-up tables, and the published routes."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from designer.hexes import Hex, Placement, build_board
from designer.hexes.points import centre
from designer.session.arranging import PULL, STICK, Hand, HandPiece, Lying, Places
from plugins.el_dorado.palette import laid, palette
from tests.games.el_dorado.projects import published, shipped
from tests.hexes.layouts import BOARD, CORNER, STRIP

ROUTES = (
    "first_expedition",
    "hills_of_gold",
    "home_stretch",
    "winding_paths",
    "serpentine",
    "swamplands",
    "witchs_cauldron",
)
BOARD_HEXES, STRIP_HEXES, CORNER_HEXES = frozenset(BOARD), frozenset(STRIP), frozenset(CORNER)


def placed(cells, at, turn=0):
    return frozenset(Hex(*at).plus(h.turned(turn)) for h in cells)


def lying(cells, at, turn=0, title="one"):
    return Lying(title, placed(cells, at, turn))


def hand(cells=BOARD_HEXES, turn=0, corner="", title="new"):
    return Hand.of([HandPiece("new", title, Hex(0, 0), 0, frozenset(cells), corner)], turn)


def origins(places, turn=0):
    return {fit.origin for fit in places.legal(turn)}


shapes = st.sampled_from([BOARD_HEXES, STRIP_HEXES, CORNER_HEXES])
hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
tables = st.lists(
    st.builds(lying, shapes, hexes, st.integers(0, 5), st.sampled_from("abcdef")), max_size=4
)
hands = st.builds(hand, shapes, st.integers(0, 5))
points = st.tuples(st.floats(-30, 30), st.floats(-30, 30))


@given(tables, hands, st.integers(0, 5))
def test_legal_places_lie_beside_pieces_and_on_none(table, held, turn):
    places = Places(table, held)
    taken = frozenset().union(*(piece.hexes for piece in table))
    for fit in places.legal(turn)[:40]:
        own = {h.plus(fit.origin) for h in held.turned_to(fit.turn).hexes}
        assert own.isdisjoint(taken)
        assert not taken or any(n in taken for h in own for n in h.neighbours())


@given(tables, hands, st.integers(0, 5), hexes)
def test_a_place_is_legal_exactly_if_it_is_among_the_legal_ones(table, held, turn, origin):
    places = Places(table, held)
    if table:
        assert places.fit(origin, turn).is_legal == (origin in origins(places, turn))


@given(tables, hands, st.integers(0, 5), points)
def test_snapping_never_lays_a_piece_on_another_as_legal(table, held, turn, point):
    places = Places(table, held)
    fit = places.snapped(*point, turn)
    taken = frozenset().union(*(piece.hexes for piece in table))
    own = {h.plus(fit.origin) for h in held.turned_to(turn).hexes}

    assert fit.is_free == own.isdisjoint(taken)
    assert bool(places.refusal(fit)) != fit.is_legal


@given(tables, hands, st.integers(0, 5), points, st.lists(points, max_size=4))
def test_what_snaps_is_near_the_pointer(table, held, turn, point, path):
    places = Places(table, held)
    before = None
    for x, y in [*path, point]:
        before = places.snapped(x, y, turn, before)
    at = held.turned_to(turn).origin_under(*point)

    assert math.dist(at, centre(before.origin)) <= PULL + STICK


@given(tables, hands, st.integers(0, 5), hexes)
def test_contacts_are_those_of_the_board(table, held, turn, origin):
    places = Places(table, held)
    fit = places.fit(origin, turn)
    cells = [dict.fromkeys(piece.hexes, BOARD[Hex(0, 0)]) for piece in table]
    flat = [Placement(str(n), "", Hex(0, 0), 0, c) for n, c in enumerate(cells)]
    board = build_board(flat)
    if board.overlaps or not fit.is_free:
        return
    own = dict.fromkeys(held.turned_to(turn).hexes, BOARD[Hex(0, 0)])
    whole = build_board([*flat, Placement("new", "", origin, 0, own)])
    joints = {j.a: len(j.pairs) for j in whole.joints if j.b == len(table)}

    assert fit.contacts == joints
    assert len(places.contact_pairs(fit)) == sum(joints.values())


@given(hands, st.integers(0, 5), points)
def test_a_turn_keeps_the_gripped_space_under_the_pointer(held, steps, point):
    turned = held.turned(steps)
    x, y = turned.origin_under(*point)
    gx, gy = centre(turned.gripped)

    assert (x + gx, y + gy) == pytest.approx(point)


@given(hands, hexes, st.integers(0, 5))
def test_a_turn_in_place_keeps_the_middle(held, origin, steps):
    def middle(hand, at):
        found = [centre(h.plus(at)) for h in hand.hexes]
        return sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)

    before = middle(held, origin)
    after = middle(held.turned(steps), held.beside(origin, steps))

    assert (
        math.dist(before, after) < 1.001
    )  # a middle that lies between spaces moves at most so far


@settings(max_examples=30)
@given(tables, hands)
def test_six_turns_give_the_same_places(table, held):
    places = Places(table, held)

    assert origins(places, 0) == origins(places, 6)


def test_boards_meet_along_a_whole_edge_in_both_phases():
    # facts: middles lie (7, -3) or (7, -4) apart, or a turn of these.
    places = Places([lying(BOARD_HEXES, (0, 0))], hand())
    whole = {fit.origin for fit in places.legal(0) if fit.whole}

    assert whole == {Hex(7, r).turned(turn) for r in (-3, -4) for turn in range(6)}
    assert {fit.n_contacts for fit in places.legal(0) if fit.whole} == {7}


def test_whole_edges_come_first_and_those_of_the_last_piece_before_others():
    table = [lying(BOARD_HEXES, (0, 0)), lying(BOARD_HEXES, (7, -3))]
    found = Places(table, hand()).legal(0)
    n_whole = sum(fit.whole for fit in found)

    assert all(fit.whole for fit in found[:n_whole])
    assert max(found[0].contacts) == 1


def test_the_whole_edge_draws_before_a_shorter_one():
    places = Places([lying(BOARD_HEXES, (0, 0))], hand())
    whole, shorter = Hex(7, -3), Hex(7, -2)
    (ax, ay), (bx, by) = centre(whole), centre(shorter)
    fit = places.snapped(ax * 0.49 + bx * 0.51, ay * 0.49 + by * 0.51, 0)

    assert fit.origin == whole


def test_a_snapped_hand_stays_until_another_place_is_clearly_nearer():
    places = Places([lying(BOARD_HEXES, (0, 0))], hand())
    one, other = Hex(7, -3), Hex(7, -4)
    (ax, ay), (bx, by) = centre(one), centre(other)

    def at(share, before):
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        return places.snapped(x, y, 0, before).origin

    before = places.fit(one, 0)
    assert at(0.55, before) == one  # 0.55 of 1.73 away; the other only 0.17 nearer
    assert at(0.62, before) == other  # 0.41 nearer
    assert at(0.55, None) == other


def test_an_illegal_hand_follows_the_pointer_hex_by_hex():
    places = Places([lying(BOARD_HEXES, (0, 0))], hand())

    assert places.snapped(*centre(Hex(1, 1)), 0).origin == Hex(1, 1)
    assert places.snapped(*centre(Hex(20, -3)), 0).origin == Hex(20, -3)


def test_a_corner_piece_is_offered_at_corners_only_and_at_the_turn_that_fits():
    places = Places([lying(BOARD_HEXES, (0, 0))], hand(CORNER_HEXES, corner="At a corner."))
    found = places.legal(0)
    corners = {Hex(3, 0).turned(turn) for turn in range(6)}

    touched = set()
    for fit in found:
        own = [h.plus(fit.origin) for h in CORNER_HEXES_AT[fit.turn]]
        common = set.intersection(*(set(h.neighbours()) for h in own)) & set(BOARD)
        touched |= common
    assert len(found) == 6
    assert touched == corners
    assert {fit.turn for fit in found} == set(range(6))


CORNER_HEXES_AT = [frozenset(h.turned(turn) for h in CORNER_HEXES) for turn in range(6)]


def test_a_corner_piece_beside_an_edge_says_how_it_joins():
    places = Places([lying(BOARD_HEXES, (0, 0))], hand(CORNER_HEXES, corner="At a corner."))
    fit = next(
        f for f in (places.fit(Hex(q, -2), 0) for q in range(4, 9)) if f.contacts and not f.is_legal
    )

    assert places.refusal(fit) == "At a corner."


def test_overlaps_and_gaps_are_told_in_the_words_of_the_checks():
    places = Places([lying(BOARD_HEXES, (0, 0), title="B")], hand(title="C"))

    assert places.refusal(places.fit(Hex(6, -3), 0)).startswith("C overlaps B at 3,-3 and ")
    assert (
        places.refusal(places.fit(Hex(8, -4), 0))
        == "C is not joined to the route: there is a gap of a space between C and B."
    )
    assert places.refusal(places.fit(Hex(7, -3), 0)) == ""


def test_joints_are_told_with_their_contacts():
    places = Places([lying(BOARD_HEXES, (0, 0), title="B")], hand())

    assert places.joint_words(places.fit(Hex(7, -3), 0)) == "joint of B, 7 contacts"


def test_anywhere_is_legal_on_an_empty_table():
    places = Places([], hand())

    assert [fit.origin for fit in places.legal(3)] == [Hex(0, 0)]
    assert places.fit(Hex(40, -7), 0).is_legal


def test_several_pieces_move_as_one():
    pieces = [
        HandPiece("a", "a", Hex(0, 0), 2, BOARD_HEXES),
        HandPiece("b", "b", Hex(7, -3), 5, BOARD_HEXES),
    ]
    held = Hand.of(pieces).turned(1)
    first, second = held.put_at(Hex(10, 10))

    assert (first.at, first.turn) == (Hex(10, 10), 3)
    assert (second.at, second.turn) == (Hex(10, 10).plus(Hex(7, -3).turned(1)), 0)
    assert len(held.hexes) == 74


@pytest.mark.parametrize("route", ROUTES)
def test_every_joint_of_the_published_routes_is_offered_as_a_whole_edge(route):
    document = published(route)
    board = laid(shipped(), document)
    box = {piece.face: piece for piece in palette(shipped(), document).pieces}
    table = [Lying(p.title, placed(p.cells, p.at, p.turn)) for p in board.pieces]
    for number, piece in enumerate(board.pieces):
        others = table[:number] + table[number + 1 :]
        held = HandPiece(
            piece.face,
            piece.title,
            Hex(0, 0),
            0,
            frozenset(piece.cells),
            box[piece.face].corner,
        )
        offered = Places(others, Hand.of([held])).legal(piece.turn)

        assert any(
            (fit.origin, fit.turn, fit.whole) == (piece.at, piece.turn, True) for fit in offered
        ), f"{piece.name} of {route}"


SMALL = frozenset({Hex(0, 0), Hex(1, 0), Hex(0, 1)})


def small(*, beside=True):
    """Give a small piece in the hand that may lie on others."""
    piece = HandPiece("s", "small", Hex(0, 0), 0, SMALL, lies_on=True, lies_beside=beside)
    return Hand.of([piece])


def test_a_small_piece_may_lie_wholly_on_a_board_or_beside_it():
    places = Places([lying(BOARD_HEXES, (0, 0))], small())
    on = {fit.origin for fit in places.legal(0) if fit.on == 0}
    beside = {fit.origin for fit in places.legal(0) if fit.contacts}

    assert Hex(0, 0) in on
    assert all({h.plus(o) for h in SMALL} <= BOARD_HEXES for o in on)
    assert beside
    assert all(not {h.plus(o) for h in SMALL} & BOARD_HEXES for o in beside)
    assert places.joint_words(places.fit(Hex(0, 0), 0)) == "on one"


def test_half_on_a_board_it_may_not_lie_nor_on_another_small_one():
    board = lying(BOARD_HEXES, (0, 0))
    places = Places([board], small())
    there = Lying("other", SMALL, lies_on=True)

    assert places.fit(Hex(3, 0), 0).overlaps
    assert "overlaps one" in places.refusal(places.fit(Hex(3, 0), 0))
    taken = Places([board, there], small())
    assert "overlaps other" in taken.refusal(taken.fit(Hex(0, 0), 0))
    assert taken.fit(Hex(-2, 0), 0).is_legal


def test_a_piece_that_is_only_laid_on_others_says_so_beside_them():
    places = Places([lying(BOARD_HEXES, (0, 0))], small(beside=False))

    assert all(fit.on == 0 for fit in places.legal(0))
    assert places.legal(0)
    assert places.refusal(places.fit(Hex(4, 0), 0)) == "small is only laid on other pieces."


def test_boards_join_a_board_as_before_though_something_lies_on_it():
    board, on_it = lying(BOARD_HEXES, (0, 0)), Lying("small", SMALL, lies_on=True)

    assert origins(Places([board, on_it], hand())) == origins(Places([board], hand()))
