"""What depends on more than one file of a case: levels, silence about consequences, scenarios."""

import pytest

from designer.api import SetUp
from designer.documents import apply, edit_of_fix
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.checks.looking import case, run_all, run_check
from tests.games.el_dorado.checks.test_cases import CASES
from tests.games.el_dorado.projects import published, route, shipped, with_file
from tests.games.el_dorado.published import ROUTE_IDS

# Two neighbouring spaces close these (counted by brute force in test_reach.py).
CLOSED_BY_A_PAIR = {"home_stretch", "serpentine", "witchs_cauldron"}


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_published_routes_are_clean_but_for_the_pairs_that_close_three_of_them(name):
    found = [d.code for d in run_all(shipped(), published(name))]

    assert found == (["el-dorado/closing-pair"] if name in CLOSED_BY_A_PAIR else [])


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_published_scenarios_for_four_have_no_hint_at_all(name):
    scenario = next(d for d in shipped().of_kind("scenario") if d.tree.get("route") == name)

    assert run_all(shipped(), scenario) == []


@pytest.mark.parametrize(("players", "n_hints"), [(2, 1), (3, 0), (4, 0)])
def test_a_pair_closes_a_route_only_where_one_player_has_two_explorers(players, n_hints):
    project, document = with_file(
        "kind: scenario\nformat: 1\nid: mine\ngame: el_dorado\nroute: home_stretch\n"
        f"players: {players}\nmodules: [base]\n"
    )

    assert len(run_check("closing_pair", project, document)) == n_hints


def test_a_hint_on_pairs_says_how_many_there_are():
    (found,) = run_check("closing_pair", shipped(), published("home_stretch"))

    assert "or one of 6 more pairs." in found.message
    places = [found.location.space, *(each.location.space for each in found.related)]
    assert len({*places}) == len(places) > 2


def test_several_blockades_are_named_for_joints_that_are_listed_and_for_others():
    project, document = route("B 0,0 2\nC 7,-3 0\nE 14,-6 0\nZ 18,-10 0", "B C deal")
    fix = GAME.fix_of_deal(project, document, 7)
    changed = apply(project, edit_of_fix(fix, project.documents)).documents[document.path]

    assert [tuple(joint["between"]) for joint in changed.tree["joints"]] == [("B", "C"), ("C", "E")]
    assert all(joint["barrier"].startswith("blockade_") for joint in changed.tree["joints"])
    assert GAME.fix_of_deal(project, changed, 7) is None


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_deal_of_a_seed_can_be_named_in_a_published_route(name):
    document = published(name)
    fix = GAME.fix_of_deal(shipped(), document, 3)
    changed = apply(shipped(), edit_of_fix(fix, shipped().documents))
    route_after = changed.documents[document.path]
    game = GAME.compile(shipped(), document, SetUp()).game
    named = GAME.compile(changed, route_after, SetUp()).game

    assert route_after.text.startswith(document.text)
    assert named.start(99).bars == game.start(3).bars
    assert [d.severity for d in run_all(changed, route_after) if d.severity != "hint"] == []


@pytest.mark.parametrize(
    ("placements", "severity", "n"),
    [
        ("B 0,0 2\nWB 7,-3 0\nC 14,-6 0\nZ 18,-10 0", "warning", 1),
        ("B 0,0 2\nC 7,-3 0\nWB 14,-6 0\nZ 18,-10 0", "hint", 1),
        ("B 0,0 2\nC 7,-3 0\nWB 14,-6 0\nWB 21,-9 0 two\nZ 25,-13 0", "hint", 2),
        (
            "B 0,0 2\nC 7,-3 0\nWB 14,-6 0\nWB 21,-9 0 two\nWB 28,-12 0 three\nZ 32,-16 0",
            "warning",
            3,
        ),
    ],
    ids=["on the first tile", "one further on", "two", "three"],
)
def test_choke_points_warn_when_they_are_many_or_early(placements, severity, n):
    project, _ = case(CASES / "choke_point", "bad.yaml")
    (found,) = run_check("choke_point", *route(placements, project=project))

    assert (str(found.severity), len(found.related) + 1) == (severity, n)


def test_a_choke_point_with_a_skull_is_told_apart_for_nobody_may_stay_there():
    project, _ = case(CASES / "choke_point", "bad.yaml")
    more = project.documents["more.yaml"].text
    neck = "cells: [J1, J1, J1, J1, J1, J1, J1]"
    skull = neck.replace("J1, J1, J1, J1,", 'J1, J1, J1, "J1*",', 1)
    second = more[more.index("  - id: neck") :].replace("neck", "skulls").replace("WB", "SK")
    assert neck in second
    project = project.with_text("more.yaml", more + second.replace(neck, skull))
    found = run_check(
        "choke_point", *route("B 0,0 2\nWB 7,-3 0\nSK 14,-6 0\nZ 18,-10 0", project=project)
    )
    alone = run_check("choke_point", *route("B 0,0 2\nSK 7,-3 0\nZ 11,-7 0", project=project))

    assert [(str(d.severity), d.message) for d in found] == [
        ("warning", "1 spot where one explorer blocks everybody: WB 7,-3."),
        ("hint", "1 spot on every way where nobody may stay, for it has a skull: SK 14,-6."),
    ]
    assert [str(d.severity) for d in alone] == ["hint"]


def test_cards_of_a_module_that_is_not_in_play_pay_for_nothing():
    project, document = case(CASES / "space_too_dear", "bad.yaml")
    (tribe,) = [p for p in project.documents if p.endswith("/muisca/cards.yaml")]
    text = project.documents[tribe].text
    stronger = project.with_text(tribe, text.replace("strength: 4", "strength: 9"))

    assert text.count("strength: 4") > 1
    assert run_check("space_too_dear", stronger, document) == run_check(
        "space_too_dear", project, document
    )


@pytest.mark.parametrize(("at", "count"), [("23, -2", "0 of 54"), ("24, -3", "4 of 54")])
def test_a_mist_on_the_only_way_says_how_many_tiles_under_it_would_close_it(at, count):
    project, _ = case(CASES / "mist_on_the_way", "bad.yaml")
    text = project.documents["bad.yaml"].text
    project = project.with_text("bad.yaml", text.replace("at: [23, -2]", f"at: [{at}]"))
    (found,) = run_check("mist_on_the_way", project, project.documents["bad.yaml"])

    assert (found.rule, f"{count} ways" in found.message) == ("LV-ROUTE-03", True)


def test_a_face_that_is_not_known_brings_no_second_fault_about_what_then_lacks():
    assert run_all(*route("BB 0,0 2\nC 7,-3 0\nZ 11,-7 0")) == []
    assert run_all(*route("B 0,0 2\nCC 7,-3 0\nZ 11,-7 0")) == []


@pytest.mark.parametrize("text", ["", "kind: route\n", "kind: route\nplacements: []\n", "- 1\n"])
def test_an_empty_route_is_left_to_the_schema(text):
    project, document = with_file(text)
    if document.kind == "route":
        assert run_all(project, document) == []


def test_tiles_apart_are_told_by_groups():
    found = run_check(
        "tile_apart", *route("B 0,0 2\nC 7,-3 0\nE 40,0 0\nG 47,-3 0\nZ 11,-7 0\nI 90,0 0")
    )

    assert [d.message.split(":")[0] for d in found] == [
        "E and G are not joined to the route",
        "I is not joined to the route",
    ]


def test_an_entry_for_a_tile_that_is_not_there_is_left_to_the_references():
    assert run_check("blockade_place", *route("B 0,0 2\nC 7,-3 0", "B QQ deal")) == []


def test_two_blockades_with_one_number_cannot_both_lie():
    project, _ = with_file(
        "kind: barriers\ngame: el_dorado\nbarriers:\n  - {id: own, number: 1, terrain: water, strength: 3}\n",
        path="own.yaml",
    )
    found = run_check(
        "blockade_used_twice",
        *route("B 0,0 2\nC 7,-3 0\nE 14,-6 0", "B C blockade_1\nC E own", project=project),
    )

    assert [d.message for d in found] == ["Blockade number 1 is used twice."]


def test_blockades_on_one_side_of_a_strip_leave_enough_for_the_joints():
    project, document = case(CASES / "blockades_short", "bad.yaml")
    one_sided = document.text + "switches: {barriers.both_sides_of_strip: false}\n"

    assert len(run_check("blockades_short", project, document)) == 1
    assert run_check("blockades_short", *with_file(one_sided, project=project)) == []


def test_a_card_that_is_strong_enough_makes_a_space_payable():
    project, document = case(CASES / "space_too_dear", "bad.yaml")
    project = project.with_text(
        "cards.yaml",
        "kind: cards\ngame: el_dorado\ncards:\n  - {id: bulldozer, symbols: [machete], strength: 9}\n",
    )

    messages = [d.message for d in run_check("space_too_dear", project, document)]
    assert len(messages) == 1
    assert "Rubble 5" in messages[0]


def test_an_overlap_of_many_tiles_is_told_once_per_tile():
    heap = "\n".join(f"C 0,0 0 c{n}" for n in range(5))
    found = run_check("overlapping_tiles", *route(f"B 40,0 2\n{heap}"))

    assert [d.message.split(" overlaps ")[0] for d in found] == [
        "C (c1)",
        "C (c2)",
        "C (c3)",
        "C (c4)",
    ]
    assert "C (c0), C (c1), C (c2) and C (c3) at -3,0 and 36 more spaces" in found[-1].message


def test_a_face_used_many_times_is_told_once():
    copies = "\n".join(f"C {20 * n},9 0 c{n}" for n in range(50))
    (found,) = run_check("tile_used_twice", *route(copies))

    assert found.message == "Tile C is used 50 times: the box holds one Board C/D."
    assert len(found.related) == 10


def test_a_set_may_hold_a_tile_more_than_once_or_not_at_all():
    project = shipped().with_text(
        "own.yaml",
        "kind: tiles\ngame: el_dorado\ntiles:\n"
        "  - {id: two, name: Pair, count: 2, faces: [{id: P2, rows: [{r: 0, q: 0, cells: [J1]}]}]}\n"
        "  - {id: none, name: Lost, count: 0, pairing_source: designed here,"
        " faces: [{id: P0, rows: [{r: 0, q: 0, cells: [J1]}]}]}\n",
    )
    found = run_check(
        "tile_used_twice", *route("P2 0,0 0 a\nP2 5,0 0 b\nP0 9,0 0", project=project)
    )

    assert [(d.message, str(d.severity)) for d in found] == [("The box holds no Lost.", "error")]


def test_of_very_many_scattered_tiles_the_rest_is_counted():
    scattered = "\n".join(f"C {20 * n},9 0 c{n}" for n in range(1, 60))
    found = run_check("tile_apart", *route(f"B 0,0 2\n{scattered}"))

    assert len(found) == 41
    assert found[-1].message == "19 more tiles are not joined to the route."
    assert sum(d.stands_for for d in found) == 59


@pytest.mark.parametrize(
    ("numbers", "says"),
    [
        (["S1", "S2", "S3"], "There are only 3 start spaces for 4 explorers: 4 is missing."),
        (["S1"], "There is only 1 start space for 4 explorers: 2, 3 and 4 are missing."),
        (["S9"], "There are no start spaces for 4 explorers: 1, 2, 3 and 4 are missing."),
    ],
)
def test_lacking_start_spaces_are_counted_in_good_english(numbers, says):
    cells = ", ".join([*numbers, "J1"])
    project = shipped().with_text(
        "own.yaml",
        "kind: tiles\ngame: el_dorado\ntiles:\n  - {id: own, name: Own, count: 1, "
        f"faces: [{{id: OWN, rows: [{{r: 0, q: 0, cells: [{cells}]}}]}}]}}\n",
    )
    (found,) = run_check("start_spaces", *route("OWN 0,0 0", project=project))

    assert found.message == says
