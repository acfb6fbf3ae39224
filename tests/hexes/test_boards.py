import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.hexes import Cell, Hex, Placement, build_board
from tests.hexes.layouts import BOARD, CORNER, STRIP, board, layouts, placements

# The edge of a hexagonal board of 37 spaces is 4 spaces long; two boards meet along a whole edge,
# shifted by half a space to one side or the other: 7 pairs of spaces touch (counted on the
# published routes).
PHASES = [(7, -3), (7, -4), (3, 4), (4, 3), (-4, 7), (-3, 7), (-7, 4), (-7, 3), (-3, -4), (4, -7)]


def space_at(layout, text):
    return layout.index[Hex.from_text(text)]


@given(layouts)
def test_every_covered_hex_is_one_space_of_the_placement_on_top(layout):
    built = build_board(layout)
    on_top = {at: n for n, placed in enumerate(layout) for at in placed.covered()}

    assert {s.hex: s.placement for s in built.spaces} == on_top
    assert [built.index[s.hex] for s in built.spaces] == list(range(len(built.spaces)))
    assert all(layout[s.placement].covered()[s.hex] == s.cell for s in built.spaces)


@given(layouts)
def test_adjacency_is_symmetric_and_means_one_step(layout):
    built = build_board(layout)

    for position, beside in enumerate(built.neighbours):
        here = built.spaces[position].hex
        assert {built.spaces[n].hex for n in beside} == {
            s.hex for s in built.spaces if s.hex.distance(here) == 1
        }
        assert all(position in built.neighbours[n] for n in beside)


@given(layouts)
def test_neighbours_come_in_the_order_of_the_directions(layout):
    built = build_board(layout)

    for position, beside in enumerate(built.neighbours):
        around = built.spaces[position].hex.neighbours()
        order = [around.index(built.spaces[n].hex) for n in beside]
        assert order == sorted(order)


@given(layouts)
def test_joints_hold_every_pair_of_touching_spaces_of_two_placements(layout):
    built = build_board(layout)
    touching = {
        (position, other)
        for position, beside in enumerate(built.neighbours)
        for other in beside
        if built.spaces[position].placement < built.spaces[other].placement
    }

    assert {pair for joint in built.joints for pair in joint.pairs} == touching
    assert sum(len(joint.pairs) for joint in built.joints) == len(touching)
    for joint in built.joints:
        assert joint.a < joint.b
        assert {built.spaces[a].placement for a, _ in joint.pairs} == {joint.a}
        assert {built.spaces[b].placement for _, b in joint.pairs} == {joint.b}


@given(layouts)
def test_overlaps_list_each_hex_that_two_placements_cover(layout):
    built = build_board(layout)
    shared = {
        at for n, one in enumerate(layout) for other in layout[:n]
        for at in set(one.covered()) & set(other.covered())
    }  # fmt: skip

    assert {at for overlap in built.overlaps for at in overlap.hexes} == shared


@given(layouts, placements)
def test_placing_and_removing_restores_the_board(layout, extra):
    before = build_board(layout)

    with_extra = build_board([*layout, extra])
    after = build_board(with_extra.placements[:-1])

    assert after == before


@given(layouts, st.integers(0, 5), st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9)))
def test_turning_and_moving_a_whole_layout_changes_no_joint(layout, turn, step):
    moved = [
        Placement(p.id, p.face, p.at.turned(turn).plus(step), (p.turn + turn) % 6, p.cells)
        for p in layout
    ]
    here, there = build_board(layout), build_board(moved)
    image = {n: there.index[s.hex.turned(turn).plus(step)] for n, s in enumerate(here.spaces)}

    for joint in here.joints:
        twin = there.joint_between(joint.a, joint.b)
        assert {(image[a], image[b]) for a, b in joint.pairs} == set(twin.pairs)
    assert len(here.joints) == len(there.joints)


@pytest.mark.parametrize("step", PHASES, ids=str)
@pytest.mark.parametrize("turn", range(6))
def test_two_boards_meet_along_a_whole_edge_in_both_phases(step, turn):
    built = build_board([board("one", (0, 0)), board("two", step, turn)])

    (joint,) = built.joints
    assert len(joint.pairs) == 7
    assert not built.overlaps


def test_a_strip_lies_with_its_long_side_along_an_edge():
    # Swamplands, the first joint: 8 pairs when the strip is centred.
    built = build_board([board("A", (0, 0)), board("R", (5, -2), 1, STRIP)])

    assert [len(joint.pairs) for joint in built.joints] == [8]
    assert not built.overlaps


def test_a_tile_may_have_any_shape():
    # Swamplands, the finish: its three spaces touch one corner space of the last board.
    built = build_board([board("K", (7, 8)), board("Z", (3, 12), 3, CORNER)])

    (joint,) = built.joints
    corner = space_at(built, "4,11")
    assert {at for at in built.neighbours[corner] if built.spaces[at].placement == 1} == {
        b for a, b in joint.pairs if a == corner
    }
    assert len({b for a, b in joint.pairs if a == corner}) == 3


def test_boards_one_space_apart_do_not_touch():
    built = build_board([board("one", (0, 0)), board("two", (8, -4))])

    assert built.joints == ()
    assert built.joint_between(0, 1) is None


def test_the_later_placement_lies_on_top_of_an_overlap():
    built = build_board(
        [board("under", (0, 0)), board("over", (0, 0), cells={Hex(0, 0): Cell("MTN")})]
    )

    assert built.spaces[space_at(built, "0,0")].cell == Cell("MTN")
    assert [(o.a, o.b, o.hexes) for o in built.overlaps] == [(0, 1, (Hex(0, 0),))]
    assert len(built.joint_between(1, 0).pairs) == 6


def test_three_in_a_heap_are_listed_two_by_two():
    one = {Hex(0, 0): Cell("J", 1)}
    built = build_board([board(name, (0, 0), cells=one) for name in "abc"])

    assert {(o.a, o.b) for o in built.overlaps} == {(0, 1), (0, 2), (1, 2)}


def test_arrows_turn_with_their_tile():
    east = {Hex(0, 0): Cell("RAP", 1, arrow=0)}
    built = build_board([board("current", (5, 5), 1, east)])

    assert built.spaces[0].cell.to_text() == "RAP1>SE"


def test_tile_distances_count_joints_and_allow_branches():
    # 0 - 1 - 2 and a branch 1 - 3; 4 lies apart.
    built = build_board(
        [
            board("start", (0, 0)),
            board("middle", (7, -3)),
            board("east", (14, -6)),
            board("south", (4, 4)),
            board("far", (40, 40)),
        ]
    )

    assert built.tile_distances([0]) == (0, 1, 2, 2, None)
    assert built.tile_distances([0, 3]) == (0, 1, 2, 0, None)
    assert built.tile_distances([]) == (None,) * 5


def test_an_empty_layout_is_an_empty_board():
    built = build_board([])

    assert (built.spaces, built.joints, built.overlaps) == ((), (), ())


def test_the_board_of_one_tile_has_its_spaces_in_reading_order():
    built = build_board([board("one", (0, 0))])

    assert len(built.spaces) == len(BOARD) == 37
    assert [s.hex for s in built.spaces] == sorted(BOARD, key=lambda at: (at.r, at.q))


def laid(on, extra=()):
    """Give a board of two tiles side by side with a small tile on them."""
    west = {Hex(q, 0): Cell("J", 1) for q in range(3)}
    east = {Hex(q, 0): Cell("W", 1) for q in range(3, 6)}
    small = {Hex(q, 0): Cell("V", 1) for q in on}
    return build_board(
        [
            Placement("small", "small", Hex(0, 0), 0, small, lies_on=True),
            Placement("west", "west", Hex(0, 0), 0, west),
            Placement("east", "east", Hex(0, 0), 0, east),
            *extra,
        ]
    )


def test_a_tile_that_lies_on_another_is_on_top_wherever_it_stands_in_the_list():
    board = laid([1, 2])

    assert board.spaces[space_at(board, "2,0")].cell == Cell("V", 1)
    assert board.spaces[space_at(board, "0,0")].cell == Cell("J", 1)


def test_a_tile_that_lies_on_another_shares_its_borders_and_its_distance():
    board = laid([1, 2])
    (joint,) = board.joints

    assert (joint.a, joint.b) == (1, 2)
    assert [tuple(board.spaces[p].hex.to_text() for p in pair) for pair in joint.pairs] == [
        ("2,0", "3,0")
    ]
    assert board.hosts == (1, 1, 2)
    assert board.host_of(space_at(board, "2,0")) == 1
    assert board.tile_distances([1]) == (0, 0, 1)


@pytest.mark.parametrize(
    ("on", "host"), [([1, 2, 3], 1), ([2, 3, 4], 2), ([2, 3], 1), ([9], 0)], ids=str
)
def test_it_belongs_to_the_tile_that_most_of_it_lies_on(on, host):
    assert laid(on).hosts[0] == host
