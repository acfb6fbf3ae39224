"""The seven routes are the published ones: pieces, turns, contacts, caves, counts."""

import itertools

import pytest

from designer.hexes import Hex
from tests.games.el_dorado.published import (
    CONTENT,
    ROUTE_IDS,
    board_of,
    content,
    facts,
    published_route,
)

routes = pytest.mark.parametrize("route_id", ROUTE_IDS)


def test_all_published_routes_are_shipped_and_no_others():
    shipped = sorted(path.stem for path in (CONTENT / "routes").glob("*.yaml"))

    assert shipped == sorted(r["id"].replace("-", "_") for r in facts("routes")["routes"])
    assert shipped == sorted(ROUTE_IDS)


@routes
def test_a_route_has_its_published_name_and_difficulty(route_id):
    route, wanted = content(f"routes/{route_id}"), published_route(route_id)

    assert (route["id"], route["name"]["en"]) == (route_id, wanted["name"])
    assert route["difficulty"] == wanted["difficulty"]


@routes
def test_published_german_names_are_kept_and_invented_ones_are_marked(route_id):
    route, known = content(f"routes/{route_id}"), published_route(route_id).get("name_de")

    assert known is None or route["name"]["de"] == known
    assert ("de" in route["name_source"]) == (known is None)
    assert route["name_source"]["pl"] == "designed here"


@routes
def test_pieces_lie_where_they_were_published(route_id):
    wanted = published_route(route_id)
    pieces = [(p["piece"], p["at"], p["rotation"]) for p in wanted["pieces"]]
    finish = wanted["finish"]
    pieces.append((finish["tile"], finish["at"], finish["rotation"]))

    shipped = content(f"routes/{route_id}")["placements"]

    assert [(p["face"], p["at"], p["turn"]) for p in shipped] == pieces


@routes
def test_steps_from_piece_to_piece_are_the_published_ones(route_id):
    placed = content(f"routes/{route_id}")["placements"]
    steps = [
        list(Hex(*b["at"]).minus(Hex(*a["at"])).turned(-placed[0]["turn"]))
        for a, b in itertools.pairwise(placed[:-1])
    ]

    assert steps == [p["step"] for p in published_route(route_id)["pieces"][1:]]


@routes
def test_no_two_pieces_overlap(route_id):
    assert board_of(route_id).overlaps == ()


@routes
def test_each_piece_meets_the_one_before_along_the_published_number_of_contacts(route_id):
    board = board_of(route_id)
    wanted = [p["contacts_with_previous"] for p in published_route(route_id)["pieces"][1:]]

    joints = [board.joint_between(n, n + 1) for n in range(len(wanted))]

    assert [len(joint.pairs) if joint else 0 for joint in joints] == wanted


@routes
def test_only_pieces_that_follow_each_other_touch(route_id):
    board = board_of(route_id)

    assert [(joint.a, joint.b) for joint in board.joints] == [
        (n, n + 1) for n in range(len(board.placements) - 1)
    ]


@routes
def test_the_joints_that_take_blockades_are_those_before_the_finish(route_id):
    board = board_of(route_id)
    names = [placement.id for placement in board.placements]

    assert [[names[j.a], names[j.b]] for j in board.joints[:-1]] == [
        joint["between"] for joint in published_route(route_id)["joints"]
    ]


@routes
def test_the_finish_hooks_onto_the_published_corner(route_id):
    board = board_of(route_id)
    finish, last = len(board.placements) - 1, len(board.placements) - 2
    hooks_on = published_route(route_id)["finish"]["hooks_on"]
    corner = board.index[Hex(*hooks_on["corner_space"])]
    goals = [n for n, space in enumerate(board.spaces) if space.placement == finish]

    touching = {
        beside
        for goal in goals
        for beside in board.neighbours[goal]
        if board.spaces[beside].placement == last
    }

    assert len(goals) == 3
    assert board.placements[last].id == hooks_on["piece"]
    assert corner in touching
    assert all(corner in board.neighbours[goal] for goal in goals)


@routes
def test_a_route_has_the_published_number_of_spaces(route_id):
    board = board_of(route_id)
    before_the_finish = [s for s in board.spaces if s.placement < len(board.placements) - 1]

    assert len(before_the_finish) == published_route(route_id)["spaces"]


@routes
def test_a_route_has_the_published_number_of_caves(route_id):
    caves = [space for space in board_of(route_id).spaces if space.cell.code == "CAVE"]

    assert len(caves) == published_route(route_id)["caves_on_route"]


@routes
def test_no_space_touches_two_caves(route_id):
    # facts: checked for all seven routes; it only matters for routes that players build.
    board = board_of(route_id)
    caves = {n for n, space in enumerate(board.spaces) if space.cell.code == "CAVE"}

    assert max(len(caves & set(beside)) for beside in board.neighbours) == 1


@routes
def test_no_route_needs_both_sides_of_a_piece(route_id):
    tile_of = {f["id"]: t["id"] for t in content("tiles")["tiles"] for f in t["faces"]}
    used = [tile_of[p["face"]] for p in content(f"routes/{route_id}")["placements"]]

    assert len(used) == len(set(used))


@routes
def test_each_route_has_a_scenario_for_four_with_the_base_game(route_id):
    scenario = content(f"scenarios/{route_id}")

    assert (scenario["route"], scenario["players"]) == (route_id, 4)
    assert scenario["modules"] == ["base"]
    assert scenario["name"] == content(f"routes/{route_id}")["name"]
