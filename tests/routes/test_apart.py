import random
from itertools import combinations, pairwise

import networkx as nx
import pytest
from hypothesis import given

from designer.routes.apart import WayApart, ways_apart
from designer.routes.graph import SINK, SOURCE
from designer.routes.net import net_of
from designer.routes.sealing import seal
from tests.routes.brute_force import simple_ways
from tests.routes.made_up import gives, graph_of, random_graph, small_graphs, tile, wide_graph

MOST_WAYS = 60  # of a board whose sets are tried one by one


def spaces_of(graph, way):
    """Give what no two ways may share: their spaces but the ends; a step from end to end."""
    return set(way[1:-1]) or {tuple(way)}


def steps_of(graph, way):
    """Give the steps of a way, the same in both directions."""
    return {frozenset(step) for step in pairwise(way)}


def cheapest_sets(graph, parts, most=3):
    """Give the price of the cheapest set of one way, of two, and so on, all sets tried."""
    ways = [way for start in graph.starts for way, _ in simple_ways(graph, start)]
    if len(ways) > MOST_WAYS:
        return None
    price = {way: sum(graph.prices[p].n for p in way[1:]) for way in ways}
    own = {way: parts(graph, way) for way in ways}
    found = []
    for n in range(1, most + 1):
        totals = [
            sum(price[way] for way in chosen)
            for chosen in combinations(ways, n)
            if all(own[a].isdisjoint(own[b]) for a, b in combinations(chosen, 2))
        ]
        if not totals:
            break
        found.append(min(totals))
    return found


def check(graph, shares, parts):
    expected = cheapest_sets(graph, parts)
    if expected is None:
        return 0
    apart = ways_apart(net_of(graph), shares, 3)

    assert [sum(way.price for way in each) for each in apart.sets] == expected
    for each in apart.sets:
        assert all(
            not parts(graph, a.positions) & parts(graph, b.positions)
            for a, b in combinations(each, 2)
        )
        assert all(way.positions[0] in graph.starts for way in each)
        assert all(way.positions[-1] in graph.goals for way in each)
    return len(expected)


@given(small_graphs())
def test_ways_apart_are_the_cheapest_of_all_sets_tried(graph):
    check(graph, "space", spaces_of)


@pytest.mark.parametrize(("shares", "parts"), [("space", spaces_of), ("step", steps_of)])
def test_ways_apart_of_many_boards_are_the_cheapest_of_all_sets_tried(shares, parts, numbers):
    sizes = []
    for seed in range(numbers.of(short=100, long=1500)):
        rng = random.Random(seed)
        graph = random_graph(rng) if seed % 2 else wide_graph(rng, width=4, height=3)
        sizes.append(check(graph, shares, parts))

    assert {1, 2, 3} <= set(sizes)


@pytest.mark.parametrize("seed", range(6))
def test_there_are_as_many_ways_apart_as_spaces_that_close_the_board(seed):
    graph = wide_graph(random.Random(seed), width=20, height=9)
    net = net_of(graph)
    apart = ways_apart(net, "space", 9)

    assert apart.is_whole
    assert len(apart.sets) == seal(net).size


@pytest.mark.parametrize("seed", range(6))
def test_there_are_as_many_ways_without_a_shared_step_as_networkx_says(seed):
    graph = wide_graph(random.Random(seed), width=12, height=6)
    net = graph.to_networkx()
    nx.set_edge_attributes(net, 1, "capacity")
    for a, b in net.edges:
        if SOURCE in {a, b} or SINK in {a, b}:
            del net.edges[a, b]["capacity"]

    assert len(ways_apart(net_of(graph), "step", 99).sets) == nx.maximum_flow_value(
        net, SOURCE, SINK
    )


def test_two_ways_counted_by_hand():
    #   S1 J1 J4 F1     above 1+4+1 = 6, below 3+3+1 = 7 from the same start to another goal; the
    #    J3 J3 F1 .     cheapest alone goes down in the middle: 1+3+1 = 5
    graph = graph_of([tile("board", "S1 J1 J4 F1\nJ3 J3 F1 .")])
    apart = ways_apart(net_of(graph), "space", 4)

    assert [[way.price for way in each] for each in apart.sets] == [[5], [6, 7]]
    assert apart.dearer == (0, 2)
    assert apart.is_whole


def test_barriers_cost_nothing_between_ways_side_by_side():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 F1", at=(2, 0))]
    graph = graph_of(tiles, {(0, 1): 0}, (gives(2),))

    assert ways_apart(net_of(graph), "space", 2).sets == ((WayApart((0, 1, 2, 3), 3),),)


def test_fewer_ways_than_there_are_may_be_asked_for():
    graph = graph_of([tile("board", "S1 J1 J4 F1\nJ3 J3 F1 .")])

    assert not ways_apart(net_of(graph), "space", 1).is_whole
    assert ways_apart(net_of(graph_of([])), "space", 1).sets == ()
