import random
from itertools import permutations
from statistics import fmean

import msgspec
import pytest
from hypothesis import given

from designer.routes import Deal
from designer.routes.deals import MOST_DEALS, deal_range
from designer.routes.net import net_of
from tests.routes.brute_force import simple_ways
from tests.routes.made_up import gives, graph_of, pays, random_graph, small_graphs, tile


def by_every_deal(graph):
    """Give the cheapest price of every deal, each way tried."""
    dealt = [n for n, barrier in enumerate(graph.barriers) if barrier.dealt]
    found = []
    for row in permutations(range(len(graph.deal)), len(dealt)):
        prices = dict(zip(dealt, (graph.deal[n] for n in row), strict=True))
        barriers = tuple(
            msgspec.structs.replace(b, least=msgspec.structs.replace(b.least, n=prices[n]))
            if n in prices
            else b
            for n, b in enumerate(graph.barriers)
        )
        known = msgspec.structs.replace(graph, barriers=barriers)
        ways = [p for start in graph.starts for _, p in simple_ways(known, start)]
        if not ways:
            return None
        found.append(min(ways))
    return found


def check(graph):
    expected = by_every_deal(graph)
    found = deal_range(graph, net_of(graph))
    if not any(barrier.dealt for barrier in graph.barriers) or not expected:
        assert found is None
        return False
    assert (found.least, found.most) == (min(expected), max(expected))
    assert found.mean == pytest.approx(fmean(expected))
    assert (found.n_deals, found.is_exact) == (len(expected), True)
    return found.least < found.most


@given(small_graphs())
def test_the_range_is_that_of_every_deal_tried(graph):
    if sum(barrier.dealt for barrier in graph.barriers) <= len(graph.deal):
        check(graph)


def with_deal(graph, box):
    """Give a graph in which all barriers are dealt from a box."""
    prices = tuple(sorted(requirement.ways[0].n for requirement in box))
    barriers = tuple(
        msgspec.structs.replace(b, dealt=True, requirements=box) for b in graph.barriers
    )
    return msgspec.structs.replace(graph, deal=prices, barriers=barriers)


def test_the_range_of_many_boards_is_that_of_every_deal_tried(numbers):
    box = (pays(1), pays(2), gives(2), pays(5))
    found = [
        check(with_deal(random_graph(random.Random(seed)), box))
        for seed in range(numbers.of(short=60, long=1000))
    ]

    assert sum(found) > 15


def chain(n_joints, box):
    tiles = [tile(f"t{n}", "J1 J1" if n else "S1 J1", at=(2 * n, 0)) for n in range(n_joints)]
    tiles.append(tile("end", "F1", at=(2 * n_joints, 0)))
    joints = {(n, n + 1): n for n in range(n_joints)}
    return graph_of(tiles, joints, (pays(1),) * n_joints, Deal(frozenset(joints), box))


def test_six_barriers_on_four_joints_are_360_deals():
    # Spaces: 1 + 2 + 2 + 2 + 1 = 8. Barriers 1 1 1 1 2 2: at least 4, at most 6, 8/6 on average.
    graph = chain(4, (pays(1), pays(1), gives(1), pays(1), pays(2), gives(2)))
    found = deal_range(graph, net_of(graph))

    assert (found.n_dealt, found.n_deals, found.is_exact) == (4, 360, True)
    assert (found.least, found.most) == (12, 14)
    assert found.mean == pytest.approx(8 + 4 * 8 / 6)


def test_of_too_many_deals_a_part_is_drawn_and_that_is_said():
    graph = chain(6, tuple(pays(n) for n in range(1, 9)))
    found = deal_range(graph, net_of(graph))

    assert (found.n_deals, found.is_exact) == (MOST_DEALS, False)
    assert found.mean == pytest.approx(12 + 6 * 4.5, abs=1)
    assert deal_range(graph, net_of(graph)) == found


def test_without_anything_dealt_there_is_no_range():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 F1", at=(2, 0))]

    assert deal_range(*_both(graph_of(tiles, {(0, 1): 0}, (pays(1),)))) is None
    assert deal_range(*_both(chain(3, (pays(1), pays(1))))) is None


def _both(graph):
    return graph, net_of(graph)
