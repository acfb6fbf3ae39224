import random
import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given

from designer.routes import Deal, Price, analyse
from designer.routes.analysis import detour
from tests.routes.brute_force import reached, simple_ways
from tests.routes.made_up import NOTHING, gives, graph_of, pays, random_graph, small_graphs, tile


def texts(analysis, found):
    return [analysis.board.spaces[position].hex.to_text() for position in found]


@given(small_graphs())
def test_what_can_be_reached_is_what_some_chain_of_steps_reaches(graph):
    analysis = analyse(graph)

    open_spaces = {p for p, price in enumerate(graph.prices) if price is not None}
    assert set(analysis.unreachable) == open_spaces - reached(graph)


@given(small_graphs())
def test_the_cheapest_way_is_the_cheapest_of_all_simple_ways(graph):
    for start in analyse(graph).starts:
        costs = [(price, len(way) - 1) for way, price in simple_ways(graph, start.position)]
        if start.way is None:
            assert costs == []
        else:
            dealt = [b for b in start.way.barriers if graph.barriers[b].dealt]
            weighed = start.way.price + sum(graph.barriers[b].least.n for b in dealt)
            assert (weighed, start.way.n_steps) == min(costs)


@given(small_graphs())
def test_the_way_shown_is_one_of_the_simple_ways_at_the_price_said(graph):
    for start in analyse(graph).starts:
        if start.way is not None:
            ways = dict(simple_ways(graph, start.position))
            dealt = [b for b in start.way.barriers if graph.barriers[b].dealt]
            least = sum(graph.barriers[b].least.n for b in dealt)
            assert ways[start.way.positions] == start.way.price + least
            assert sum(price.n for price in start.way.by_symbol) == start.way.price


@given(small_graphs())
def test_a_barrier_can_be_walked_round_when_some_way_leaves_it_out(graph):
    for index, barrier in enumerate(analyse(graph).barriers):
        ways = [
            way
            for start in graph.starts
            for way, _ in simple_ways(graph, start, frozenset({index}))
        ]
        assert barrier.can_be_walked_round == bool(ways)
        assert not ways or set(barrier.around) in [
            {graph.board.spaces[p].placement for p in way} for way in ways
        ]


@given(small_graphs())
def test_chokes_are_the_spaces_that_all_ways_share(graph):
    ways = [set(way) for start in graph.starts for way, _ in simple_ways(graph, start)]
    shared = set.intersection(*ways) if ways else set()

    assert set(analyse(graph).chokes) == shared - set(graph.starts) - set(graph.goals)


def test_many_random_boards_agree_with_every_way_tried_one_by_one(numbers):
    n_ways = n_crossed_twice = 0
    for seed in range(numbers.of(short=400, long=5000)):
        graph = random_graph(random.Random(seed))
        analysis = analyse(graph)
        for start in analysis.starts:
            ways = list(simple_ways(graph, start.position))
            found = start.way and (start.way.price, start.way.n_steps)
            assert found == min(((p, len(way) - 1) for way, p in ways), default=None), seed
            if start.way:
                n_ways += 1
                n_crossed_twice += _n_crossings(graph, start.way) > len(start.way.barriers)

    assert n_ways > 200
    assert n_crossed_twice > 5


def _n_crossings(graph, way):
    steps = dict(pairwise(way.positions))
    return sum(
        step.barrier is not None
        for here, there in steps.items()
        for step in graph.steps[here]
        if step.to == there
    )


def test_the_figures_of_a_small_board_counted_by_hand():
    #   S1 J2 R2 J3 F1     the upper row costs 2+2+3+1 = 8 in 4 steps,
    #    J1 J1 C1 J1       the lower one 1+1+1+1+1 = 5 in 5 steps
    analysis = analyse(graph_of([tile("board", "S1 J2 R2 J3 F1\nJ1 J1 C1 J1 .")]))

    (start,) = analysis.starts
    assert texts(analysis, start.way.positions) == ["0,0", "0,1", "1,1", "2,1", "3,1", "4,0"]
    assert start.way.price == 5
    assert start.way.by_symbol == (Price(4, "tool"), Price(1, "trash"))
    assert start.way.n_steps == 5
    assert analysis.reaches_goal
    assert analysis.cheapest == start.way
    assert analysis.unreachable == ()
    assert analysis.chokes == ()
    assert analysis.terrains == (("J", 5), ("C", 1), ("F", 1), ("R", 1), ("S", 1))


def test_of_two_equally_cheap_ways_the_shorter_is_shown():
    #   S1 J3 F1      3+1 in 2 steps
    #    J1 J1 J1 .   1+1+1+1 in 4 steps
    analysis = analyse(graph_of([tile("board", "S1 J3 F1\nJ1 J1 . .\n")]))

    assert texts(analysis, analysis.cheapest.positions) == ["0,0", "0,1", "1,1", "2,0"]
    assert analysis.cheapest.price == 3
    equal = analyse(graph_of([tile("board", "S1 J2 F1\nJ1 J1 . .\n")]))
    assert texts(equal, equal.cheapest.positions) == ["0,0", "1,0", "2,0"]


def test_a_start_without_a_way_is_named_and_the_others_keep_theirs():
    analysis = analyse(graph_of([tile("board", "S1 X . S2 J1 F1")]))

    assert [start.way is None for start in analysis.starts] == [True, False]
    assert not analysis.reaches_goal
    assert analysis.cheapest is not None


def test_spaces_behind_mountains_are_listed_and_mountains_are_not():
    analysis = analyse(graph_of([tile("board", "S1 J1 F1 . J1 X J2")]))

    assert texts(analysis, analysis.unreachable) == ["4,0", "6,0"]
    assert texts(analysis, analysis.closed) == ["5,0"]


def test_one_space_between_mountains_is_a_choke():
    #   S1 J1 X  .  J1
    #    J1 J1 C2 J1 F1     both ways out of the start meet at 1,1; they part again behind 3,1
    analysis = analyse(graph_of([tile("board", "S1 J1 X . J1\nJ1 J1 C2 J1 F1")]))

    assert texts(analysis, analysis.chokes) == ["1,1", "2,1", "3,1"]


def test_a_barrier_on_the_only_joint_is_crossed_by_every_way_and_adds_its_price():
    tiles = [tile("start", "S1 J1"), tile("end", "J1 F1", at=(2, 0))]
    analysis = analyse(graph_of(tiles, {(0, 1): 0}, (gives(2),)))

    (barrier,) = analysis.barriers
    assert not barrier.can_be_walked_round
    assert barrier.crossing == ((1, 2), (2, 1))
    assert analysis.cheapest.price == 1 + 2 + 1 + 1
    assert analysis.cheapest.barriers == (0,)


def test_a_branch_walks_round_a_barrier_over_its_tile():
    #   start ====== end          the joint of start and end is barred;
    #      \\_ branch _/          the branch touches both
    tiles = [
        tile("start", "S1 J1"),
        tile("end", "J1 F1", at=(2, 0)),
        tile("branch", "J2 J2", at=(0, 1)),
    ]
    analysis = analyse(graph_of(tiles, {(0, 1): 0}, (pays(1),)))

    (barrier,) = analysis.barriers
    assert barrier.around == (0, 2, 1)
    assert barrier.joint == (0, 1)
    assert barrier.detour == (2,)


@pytest.mark.parametrize(
    ("around", "joint", "over"),
    [
        # The rest of the way is what everybody walks.
        ((0, 1, 2, 3, 7, 4, 5), (3, 4), (7,)),
        # From behind, and with the nearest of several visits.
        ((0, 4, 8, 3, 9, 4, 5), (3, 4), (8,)),
        # A ring: the way leaves out one side altogether.
        ((0, 5, 6, 7, 9), (0, 1), (5, 6, 7)),
        ((), (0, 1), ()),
    ],
)
def test_a_detour_is_what_lies_between_the_two_sides(around, joint, over):
    assert detour(around, joint) == over


def test_a_barrier_that_nothing_removes_closes_its_joint():
    tiles = [tile("start", "S1 J1"), tile("end", "J1 F1", at=(2, 0))]
    analysis = analyse(graph_of(tiles, {(0, 1): 0}, (NOTHING,)))

    assert not analysis.reaches_goal
    assert analysis.barriers[0].least is None
    assert texts(analysis, analysis.unreachable) == ["2,0", "3,0"]


def test_a_way_that_crosses_a_joint_twice_pays_its_barrier_once():
    # Tile one: the upper row, cut by a mountain. Tile two: the lower row, cut farther on. The way
    # must go down, up and down again.
    tiles = [
        tile("one", {"0,0": "S1", "1,0": "X", "2,0": "J1", "3,0": "J1"}),
        tile("two", {"0,1": "J1", "1,1": "J1", "2,1": "X", "3,1": "F1"}),
    ]
    analysis = analyse(graph_of(tiles, {(0, 1): 0}, (pays(3),)))

    assert texts(analysis, analysis.cheapest.positions) == [
        "0,0", "0,1", "1,1", "2,0", "3,0", "3,1",
    ]  # fmt: skip
    assert analysis.cheapest.price == 5 * 1 + 3
    assert analysis.cheapest.barriers == (0,)


def test_dealt_barriers_add_a_range():
    tiles = [
        tile("start", "S1 J1"),
        tile("middle", "J1", at=(2, 0)),
        tile("end", "J1 F1", at=(3, 0)),
    ]
    deal = Deal(frozenset({(0, 1), (1, 2)}), (pays(1), pays(1), gives(2)))
    way = analyse(graph_of(tiles, {(0, 1): 0, (1, 2): 1}, (pays(1), pays(1)), deal)).cheapest

    assert way.price == 4  # four spaces; the barriers are not known
    assert (way.dealt_least, way.dealt_most) == (2, 3)


def test_a_board_without_starts_or_goals_has_an_analysis():
    empty = analyse(graph_of([]))
    no_start = analyse(graph_of([tile("board", "J1 F1")]))
    no_goal = analyse(graph_of([tile("board", "S1 J1")]))

    assert (empty.reaches_goal, no_start.reaches_goal, no_goal.reaches_goal) == (False,) * 3
    assert texts(no_start, no_start.unreachable) == ["0,0", "1,0"]
    assert no_goal.starts[0].way is None
    assert no_goal.unreachable == ()


def test_networkx_is_loaded_only_when_something_is_computed():
    script = "import sys, designer.routes; sys.exit('networkx' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
