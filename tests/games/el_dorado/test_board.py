from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.hexes import Hex
from plugins.el_dorado.board import MOST_PLACEMENTS, board_from, read_board
from plugins.el_dorado.faces import faces_of
from plugins.el_dorado.terrains import read_terrains
from tests.games.el_dorado.projects import published, route, shipped, with_file
from tests.games.el_dorado.published import ROUTE_IDS

# The published routes, in order from the start; strips in small letters. Source: the routes of the
# base game as five public implementations agree on them.
ORDER = {
    "first_expedition": "B C N I K Z",
    "hills_of_gold": "B C G K J N Y",
    "home_stretch": "B J q K M C Y",
    "winding_paths": "B I F G C N Z",
    "serpentine": "A C E G J M Z",
    "swamplands": "A r D H E o K Z",
    "witchs_cauldron": "A L G D M I Z",
}
# Touching pairs of spaces: 7 along a whole edge, 8 along a strip. E and O of Swamplands meet one
# space off the middle.
PAIRS = {
    "first_expedition": [7, 7, 7, 7],
    "hills_of_gold": [7, 7, 7, 7, 7],
    "home_stretch": [7, 8, 8, 7, 7],
    "winding_paths": [7, 7, 7, 7, 7],
    "serpentine": [7, 7, 7, 7, 7],
    "swamplands": [8, 8, 7, 7, 7, 8],
    "witchs_cauldron": [7, 7, 7, 7, 7],
}


def between(board, joints):
    return [(board.placed[j.a].id, board.placed[j.b].id) for j in joints]


def at(board, position):
    return board.board.spaces[position].hex


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_tiles_of_a_published_route_lie_one_after_the_other(name):
    board = read_board(shipped(), published(name))

    assert [p.face.letter for p in board.placed] == ORDER[name].upper().split()
    assert board.distances == tuple(range(len(board.placed)))
    assert board.skipped == ()
    assert board.board.overlaps == ()


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_each_joint_of_a_published_route_may_carry_a_blockade_but_not_the_finish(name):
    board = read_board(shipped(), published(name))
    order = ORDER[name].upper().split()

    joints = board.blockade_joints()
    assert between(board, joints) == list(pairwise(order[:-1]))
    assert [len(joint.pairs) for joint in joints] == PAIRS[name]
    assert len(board.board.joints) == len(joints) + 1


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_with_the_switch_off_the_far_side_of_a_strip_carries_none(name):
    board = read_board(shipped(), published(name))
    order = ORDER[name].split()

    expected = [(near.upper(), far.upper()) for near, far in pairwise(order[:-1]) if near.isupper()]
    assert between(board, board.blockade_joints(both_sides_of_strip=False)) == expected


@pytest.mark.parametrize(
    ("name", "both", "one"),
    [("first_expedition", 4, 4), ("home_stretch", 5, 4), ("swamplands", 6, 4)],
)
def test_the_number_of_blockades_of_routes_with_and_without_strips(name, both, one):
    board = read_board(shipped(), published(name))

    assert len(board.blockade_joints()) == both
    assert len(board.blockade_joints(both_sides_of_strip=False)) == one


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_published_route_has_four_numbered_starts_and_three_goals_on_one_corner(name):
    board = read_board(shipped(), published(name))

    assert [start.number for start in board.starts] == [1, 2, 3, 4]
    assert {board.piece_at(start.position).id for start in board.starts} == {ORDER[name][0]}
    assert len(board.goals) == 3
    corners = set.intersection(*(set(board.board.neighbours[goal]) for goal in board.goals))
    assert [board.piece_at(p).id for p in corners] == [ORDER[name].upper().split()[-2]]


def test_order_in_the_file_means_nothing():
    lines = ["B 0,0 2", "C 7,-3 5", "N 11,0 2"]
    _, there = project_and_board("\n".join(lines))
    _, back = project_and_board("\n".join(reversed(lines)))

    assert there.distances == (0, 1, 2)
    assert back.distances == (2, 1, 0)
    assert between(back, back.blockade_joints()) == [("C", "B"), ("N", "C")]


def project_and_board(placements, joints=""):
    project, document = route(placements, joints)
    return project, read_board(project, document)


def test_a_branch_gives_joints_on_both_arms_and_none_across():
    # C and J both touch B, and each other.
    _, board = project_and_board("B 0,0 0\nC 7,-3 0\nJ 3,4 0\nK 40,40 0")

    assert board.distances == (0, 1, 1, None)
    assert between(board, board.board.joints) == [("B", "C"), ("B", "J"), ("C", "J")]
    assert between(board, board.blockade_joints()) == [("B", "C"), ("B", "J")]


LINE = "B 0,0 2\nC 7,-3 5\nN 11,0 2\nI 14,4 2\nK 21,0 0\nZ 25,-4 0"


def test_joints_that_are_not_named_are_dealt_in_order_from_the_start():
    _, board = project_and_board(LINE)

    lying = board.barred_joints(6)
    assert between(board, [joint for joint, _ in lying]) == [
        ("B", "C"), ("C", "N"), ("N", "I"), ("I", "K"),
    ]  # fmt: skip
    assert {barrier for _, barrier in lying} == {"deal"}


def test_with_too_few_blockades_the_joints_nearest_to_the_start_are_served():
    _, board = project_and_board(LINE)

    assert between(board, [joint for joint, _ in board.barred_joints(2)]) == [
        ("B", "C"),
        ("C", "N"),
    ]
    assert board.barred_joints(0) == ()


def test_named_blockades_are_laid_first_and_none_means_none():
    _, board = project_and_board(LINE, "I K blockade_5\nC N none\nB C deal")

    assert [
        (*between(board, [joint])[0], barrier) for joint, barrier in board.barred_joints(2)
    ] == [("B", "C", "deal"), ("I", "K", "blockade_5")]
    assert len(board.barred_joints(6)) == 3


def test_of_two_entries_for_one_joint_the_first_counts():
    _, board = project_and_board(LINE, "B C blockade_1\nC B blockade_2\nC N none\nC N blockade_3")

    assert [barrier for _, barrier in board.barred_joints(6)] == ["blockade_1", "deal", "deal"]


def test_a_joint_that_carries_none_by_itself_may_be_given_one():
    _, board = project_and_board(LINE, "K Z deal")

    assert ("K", "Z") not in between(board, board.blockade_joints())
    assert ("K", "Z") in between(board, [joint for joint, _ in board.barred_joints(6)])


def test_named_joints_point_into_the_document_and_know_when_tiles_do_not_touch():
    project, document = route(LINE, "B C none\nB K deal\nB Q deal")
    named = read_board(project, document).named

    assert [n.joint is not None for n in named] == [True, False, False]
    assert [n.between for n in named] == [("B", "C"), ("B", "K"), ("B", "Q")]
    assert document.location(named[1].pointer).line == 16


def test_a_placement_may_have_a_name_of_its_own():
    _, board = project_and_board("B 0,0 2\nC 7,-3 5 bridge", "B bridge blockade_1")

    assert [(p.id, p.title) for p in board.placed] == [("B", "B"), ("bridge", "C")]
    assert board.named[0].joint == board.board.joints[0]


def test_turns_and_places_follow_the_document():
    _, board = project_and_board("B 0,0 2\nC 7,-3 5")

    # B's start space 4 lies at (-3, 3) of its frame: two turns clockwise put it at (0, -3).
    assert [at(board, start.position) for start in board.starts] == [
        Hex(-3, 0), Hex(-2, -1), Hex(-1, -2), Hex(0, -3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "bad",
    [
        "{face: QQ, at: [7, -3], turn: 0}",
        "{face: C, at: [7, -3], turn: 6}",
        "{face: C, at: [7, -3], turn: -1}",
        "{face: C, at: [7, -3], turn: two}",
        "{face: C, at: [7, -3], turn: true}",
        "{face: C, at: [7], turn: 0}",
        "{face: C, at: [7, -3.5], turn: 0}",
        "{face: C, at: [7, true], turn: 0}",
        "{face: C, at: [99999999, 0], turn: 0}",
        "{face: C, turn: 0}",
        "{face: [C], at: [7, -3], turn: 0}",
        "C",
        "null",
    ],
)
def test_what_cannot_be_put_down_is_left_out_and_the_rest_is_drawn(bad):
    project, document = with_file(f"""\
        kind: route
        game: el_dorado
        placements:
          - {{face: B, at: [0, 0], turn: 0}}
          - {bad}
          - {{face: N, at: [4, 3], turn: 0}}
        """)
    board = read_board(project, document)

    assert [p.pointer for p in board.placed] == [("placements", 0), ("placements", 2)]
    assert board.skipped == (("placements", 1),)
    assert [(mark.entry, bool(mark.reason)) for mark in board.absent] == [(1, True)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "kind: route",
        "kind: route\nplacements: 3",
        "kind: route\nplacements: {a: b}\njoints: 7",
        "[route]",
        "kind: scenario\nroute: nowhere",
        "kind: scenario\nroute: [1]",
        "placements: [",
    ],
)
def test_a_file_that_holds_no_route_is_an_empty_board(text):
    project, document = with_file(text)

    assert read_board(project, document).board.spaces == ()


def test_a_runaway_route_is_cut_off_and_says_so():
    lines = "\n".join(f"C {n * 10},0 0" for n in range(MOST_PLACEMENTS + 2))
    _, board = project_and_board(lines)

    assert len(board.placed) == MOST_PLACEMENTS
    assert board.skipped == (("placements", MOST_PLACEMENTS), ("placements", MOST_PLACEMENTS + 1))


def test_a_scenario_shows_the_board_of_its_route():
    project, document = with_file(
        "kind: scenario\nid: mine\ngame: el_dorado\nroute: swamplands\nplayers: 3\n"
    )

    assert (
        read_board(project, document).board == read_board(shipped(), published("swamplands")).board
    )


def test_a_face_with_bad_cells_keeps_its_good_ones():
    project, _ = with_file(
        """\
        kind: tiles
        tiles:
          - id: odd
            faces:
              - id: OX
                rows:
                  - {r: 0, q: 0, cells: [J1, JJJ9, 7, W2]}
                  - {r: 1, q: nought, cells: [J1]}
                  - {r: 2, q: 0}
                  - nothing
              - {letter: nameless}
          - 3
        """,
        path="odd.yaml",
    )
    face = faces_of(project, read_terrains(project))["OX"]

    assert {at: cell.to_text() for at, cell in face.cells.items()} == {
        Hex(0, 0): "J1",
        Hex(3, 0): "W2",
    }


def test_a_tile_in_a_file_of_its_own_takes_the_place_of_the_shipped_one():
    project, document = route("B 0,0 0")
    project = project.with_text(
        "mine.yaml",
        "kind: tiles\ngame: el_dorado\ntiles:\n  - {id: mine, faces: [{id: B, rows: [{r: 0, q: 0, cells: [S1]}]}]}\n",
    )

    assert len(read_board(project, document).board.spaces) == 1


@given(
    st.lists(
        st.fixed_dictionaries(
            {
                "face": st.sampled_from(["A", "B", "C", "O", "Y", "nope"]),
                "at": st.lists(st.integers(-9, 9), min_size=2, max_size=2),
                "turn": st.integers(0, 5),
            }
        ),
        max_size=5,
    ),
    st.integers(0, 6),
    st.booleans(),
)
def test_no_more_blockades_lie_than_the_box_holds_and_each_on_its_own_joint(placements, n, both):
    terrains = read_terrains(shipped())
    board = board_from({"placements": placements}, faces_of(shipped(), terrains), terrains)
    lying = [joint for joint, _ in board.barred_joints(n, both)]

    assert (
        len(lying) == len({(j.a, j.b) for j in lying}) == min(n, len(board.blockade_joints(both)))
    )
    for joint in lying:
        assert abs(board.distances[joint.a] - board.distances[joint.b]) == 1
