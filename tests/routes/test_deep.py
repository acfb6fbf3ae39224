import itertools
import random
import sys

import pytest
from hypothesis import given, settings

from designer.hexes import Cell, Hex, Placement
from designer.routes import (
    AnalysisStopped,
    Deal,
    Party,
    analyse,
    analyse_deeply,
    figures_of,
    percentile,
    standings,
    to_deep_text,
    to_deep_tree,
)
from tests.routes.made_up import gives, graph_of, pays, random_graph, small_graphs, tile, wide_graph
from tests.routes.supplies import BEGINNER

WORDS = {
    "start": "camp",
    "goal": "The summit",
    "barrier": "gate",
    "barriers": "gates",
    "figure": "climber",
    "figures": "climbers",
    "closed": "rock",
}
TILES = [tile("A", "S1 J1 J1\nS2 J2 W1"), tile("B", "J1 F1\nR2 J1", at=(3, 0))]


def deep(tiles=TILES, **more):
    deal = Deal(frozenset({(0, 1)}), (pays(1), gives(2)))
    return analyse_deeply(graph_of(tiles, {(0, 1): 0}, (pays(1),), deal), BEGINNER, **more)


@pytest.fixture(scope="module")
def whole():
    parties = [Party(((0, 3),)), Party(((0,), (3,)))]
    return deep(parties=parties, closed_weight=5)


def texts(analysis, positions):
    return [analysis.quick.board.spaces[p].hex.to_text() for p in positions]


def test_the_quick_part_is_the_quick_analysis(whole):
    deal = Deal(frozenset({(0, 1)}), (pays(1), gives(2)))

    assert whole.quick == analyse(graph_of(TILES, {(0, 1): 0}, (pays(1),), deal))


def test_each_number_of_players_has_its_own_starts(whole):
    one, two = whole.parties

    # Both begin on 0,0 and 0,1. One player with two figures closes a board that takes two.
    assert (one.party.n_players, two.party.n_players) == (1, 2)
    assert one.sealing.size == two.sealing.size == 2
    assert (one.alone, one.together) == (True, False)
    assert (two.alone, two.together) == (False, False)
    assert (one.price, one.dearest) == (5, 5)
    assert one.lost == ()


def test_a_start_without_a_way_is_lost_for_those_who_begin_there():
    analysis = deep([tile("A", "S1 X J1"), tile("B", "J1 F1", at=(3, 0))], parties=[Party(((0,),))])

    assert texts(analysis, analysis.parties[0].lost) == ["0,0"]
    assert analysis.parties[0].price is None
    assert not analysis.parties[0].alone


def test_difficulty_is_the_mean_of_ways_side_by_side_and_the_barriers_at_their_mean():
    # Above 1 + 1 + 1 + 1 = 4; below, from the other start, 2 + 1 + 2 + 1 = 6. The gate costs 1 or 2.
    analysis = deep()
    found = analysis.difficulty

    assert [way.price for way in analysis.by_space.sets[1]] == [4, 6]
    assert (found.n_ways, found.barriers) == (2, 1.5)
    assert found.side_by_side == pytest.approx(5 + 1.5)
    assert found.printed == (1 + 1 + 2 + 1) + (1 + 1 + 2 + 1)


def test_spaces_that_nothing_in_the_set_pays_are_told(whole):
    analysis = deep([tile("A", "S1 J9 J1"), tile("B", "R5 F1", at=(3, 0))])

    assert texts(analysis, analysis.unpayable) == ["1,0", "3,0"]
    assert whole.unpayable == ()
    assert [pool.reaches_goal for pool in analysis.pools] == [False, False]
    assert analysis.plays == (None, None)
    assert analysis.turns is None


# Boards that nobody plays on


def ring(n=8):
    """Give a ring of tiles, the start on one and the goal on the opposite one."""
    corners = [Hex(q, r).turned(k) for k in range(6) for q, r in ((n, 0),)]
    spaces = {}
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        for step in range(n):
            q = a.q + (b.q - a.q) * step // n
            r = a.r + (b.r - a.r) * step // n
            spaces[Hex(q, r)] = Cell("J", 1)
    spaces[corners[0]], spaces[corners[3]] = Cell("S", 1), Cell("F", 1)
    return [Placement("ring", "ring", Hex(0, 0), 0, spaces)]


def branching():
    tiles = [tile("start", "S1 J1"), tile("end", "F1", at=(9, 0))]
    tiles += [tile(f"b{n}", "J1 J1 J1", at=(2, -n)) for n in range(-3, 4)]
    spur = tile("spur", {"4,-4": "J1", "4,-5": "J1", "4,-6": "J1"})
    return [*tiles, spur, tile("bridge", "J2 J2 J2 J2", at=(5, 0))]


ODD = {
    "empty": [],
    "one space": [tile("A", "S1")],
    "all mountain": [tile("A", "X X X\nX X X")],
    "start in the mountains": [tile("A", "S1 X F1")],
    "only starts": [tile("A", "S1 S2 S3")],
    "only goals": [tile("A", "F1 F1")],
    "start beside the goal": [tile("A", "S1 F1 J1")],
    "tiles apart": [tile("A", "S1 J1"), tile("B", "J1 F1", at=(40, 0))],
    "ring": ring(),
    "branching": branching(),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_boards_have_an_analysis_and_a_report(name):
    analysis = deep(ODD[name], parties=[Party(((),)), Party(())])

    assert to_deep_text(analysis, WORDS)
    assert to_deep_tree(analysis)
    assert len(figures_of(analysis)) > 10


def test_a_ring_has_two_ways_and_closes_with_two():
    analysis = deep(ring())

    assert analysis.quick.sealing.size == 2
    assert [[way.price for way in ways] for ways in analysis.by_space.sets] == [[24], [24, 24]]
    assert analysis.dead_ends == ()


def test_branches_that_come_together_close_where_they_do():
    analysis = deep(branching())

    assert analysis.quick.sealing.size == 1
    assert "8,0" in texts(analysis, analysis.quick.sealing.singles)
    assert texts(analysis, analysis.dead_ends) == ["4,-6", "4,-5"]


@given(small_graphs())
@settings(max_examples=25)
def test_every_board_has_a_whole_analysis(graph):
    analysis = analyse_deeply(graph, BEGINNER, parties=[Party((graph.starts,))])

    assert to_deep_text(analysis, {})
    assert to_deep_tree(analysis)["reaches_goal"] == analysis.quick.reaches_goal


# Stopping


def test_an_analysis_that_is_not_wanted_any_more_stops_at_once():
    with pytest.raises(AnalysisStopped):
        analyse_deeply(wide_graph(random.Random(1), 30, 30), BEGINNER, cancelled=lambda: True)


def test_a_long_analysis_asks_all_along_whether_to_stop():
    """Work is counted in calls, so that the same is asked for on every machine."""
    graph, n_calls, asked_at = wide_graph(random.Random(1), 30, 30), itertools.count(), [0]

    def cancelled():
        asked_at.append(next(n_calls))
        return False

    before = sys.getprofile()
    sys.setprofile(lambda *_: next(n_calls) and None)
    try:
        analyse_deeply(graph, BEGINNER, cancelled=cancelled)
    finally:
        sys.setprofile(before)
    whole = next(n_calls)
    longest = max(b - a for a, b in itertools.pairwise([*asked_at, whole]))

    assert longest < whole / 10


def test_it_may_be_stopped_at_every_single_question():
    graph = random_graph(random.Random(3))
    asked = []

    def counting():
        asked.append(1)
        return False

    analyse_deeply(graph, BEGINNER, cancelled=counting)
    for n in range(len(asked)):
        left = iter([False] * n)
        with pytest.raises(AnalysisStopped):
            analyse_deeply(graph, BEGINNER, cancelled=lambda left=left: next(left, True))


# Figures and reports


def test_a_percentile_counts_equal_ones_half():
    assert percentile(3, [1, 2, 3, 4]) == 62.5
    assert percentile(0, [1, 2]) == 0
    assert percentile(9, [1, 2]) == 100


def test_standings_leave_out_what_lacks(whole):
    own = figures_of(whole)
    none = figures_of(deep([tile("A", "S1 X F1")]))
    found = standings(own, [own, none])

    assert found["price"].percentile == 50
    assert (found["price"].least, found["price"].most) == (4, 4)
    assert "price" not in standings(none, [own])
    assert not {"closing", "closing_pairs"} & set(standings(none, [own]))  # nothing to close
    assert standings(own, []) == {}


def test_every_figure_says_from_which_spaces_it_comes(whole):
    by_id = {figure.id: figure for figure in figures_of(whole)}
    counted_elsewhere = {"printed", "spaces", "closing_pairs"}

    assert by_id["price"].value == 4
    assert all(f.positions for f in by_id.values() if f.id not in counted_elsewhere)


def test_the_report_is_in_the_words_of_the_game(whole, golden):
    standing = standings(figures_of(whole), [figures_of(deep(TILES[:1] + TILES[1:]))])

    golden.check("routes/report.txt", to_deep_text(whole, WORDS, standing))


def test_the_report_of_a_board_that_leads_nowhere_says_where_it_ends(golden):
    tiles = [tile("A", "J2 S1 J1 X J1"), tile("B", "J1 F1 W9", at=(5, 0))]

    golden.check("routes/report_nowhere.txt", to_deep_text(deep(tiles), WORDS))


def test_the_tree_names_spaces_and_tiles_as_files_do(whole):
    tree = to_deep_tree(whole)

    assert tree["entries"]["1,1"] == {"deck": [], "shop": ["saw"]}
    assert tree["entries"]["3,1"] == {"deck": [], "shop": [], "given": 2}
    assert tree["figures"]["price"] == 4
    assert tree["joints"][0]["between"] == ["A", "B"]
    assert tree["proposals"] == [["A", "B"]]
    assert tree["players"][0]["one_player_can_close"] is True
    assert tree["deals"]["deals"] == 2
    assert tree["pools"][0]["fewest_cards"]["plays"][0]["spaces"] == ["1,0"]
