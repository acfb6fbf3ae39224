import random
from itertools import pairwise

import msgspec
from hypothesis import given

from designer.routes import analyse
from designer.routes.deep import printed_sums
from designer.routes.joints import joint_reaches, proposals, tile_reaches
from designer.routes.net import net_of
from tests.routes.brute_force import simple_ways
from tests.routes.made_up import graph_of, pays, random_graph, small_graphs, tile


def cheapest(graph, closed=frozenset(), free=None, shut=frozenset()):
    """Give the price of the cheapest simple way under some conditions, all ways tried."""
    spaces = graph.board.spaces
    prices = []
    for start in graph.starts:
        for way, _ in simple_ways(graph, start):
            steps = list(pairwise(way))
            joints = {frozenset((spaces[a].placement, spaces[b].placement)) for a, b in steps}
            if shut in joints or closed & {spaces[p].placement for p in way}:
                continue
            met = {s.barrier for a, b in steps for s in graph.steps[a] if s.to == b} - {None, free}
            price = sum(graph.prices[p].n for p in way[1:])
            prices.append(price + sum(graph.barriers[n].least.n for n in met))
    return min(prices, default=None)


def check(graph):
    net = net_of(graph)
    n_round = 0
    for joint in joint_reaches(graph, net):
        free = joint.barrier
        # A barrier that nothing removes has no steps in the net, whatever it costs.
        assert joint.price == cheapest(graph, free=free)
        assert joint.price_round == (
            cheapest(graph, shut=frozenset(joint.joint)) if joint.price is not None else None
        )
        assert joint.is_unavoidable == (joint.price is not None and joint.price_round is None)
        n_round += joint.price_round is not None
    quick = analyse(graph)
    base = cheapest(graph)
    for each in tile_reaches(graph, net, quick.cheapest, printed_sums(graph, 0)):
        without = cheapest(graph, closed={each.placement})
        if each.dearer is None:
            assert without is None
        else:
            assert each.dearer == without - base
    return n_round


@given(small_graphs())
def test_joints_and_tiles_are_priced_like_all_ways_tried(graph):
    check(graph)


def test_joints_and_tiles_of_many_boards_are_priced_like_all_ways_tried(numbers):
    found = [
        check(random_graph(random.Random(seed))) for seed in range(numbers.of(short=60, long=1000))
    ]

    assert sum(map(bool, found)) > 10


@given(small_graphs())
def test_the_prices_of_the_tiles_add_up_to_the_price_of_the_spaces(graph):
    way = analyse(graph).cheapest
    tiles = tile_reaches(graph, net_of(graph), way, printed_sums(graph, 0))
    spaces = [graph.prices[p].n for p in way.positions[1:]] if way else []

    assert sum(each.price for each in tiles) == sum(spaces)
    assert sum(each.n_steps for each in tiles) == len(spaces)
    assert all(each.price == sum(p.n for p in each.by_symbol) for each in tiles)


def branch():
    # start | end side by side, and a branch below that touches both
    tiles = [
        tile("start", "S1 J1"),
        tile("end", "J1 F1", at=(2, 0)),
        tile("branch", "J2 J2", at=(0, 1)),
    ]
    return graph_of(tiles, {(0, 1): 0}, (pays(1),))


def test_a_joint_says_what_a_barrier_on_it_would_add():
    graph = branch()
    joints = {joint.joint: joint for joint in joint_reaches(graph, net_of(graph))}
    middle = joints[0, 1]

    # Over the joint 1 + 1 + 1 = 3; round it 1,0 (1) 1,1 (2) 2,0 (1) 3,0 (1) = 5.
    assert (middle.price, middle.price_round, middle.around) == (3, 5, (0, 2, 1))
    assert [middle.adds(n) for n in (1, 3, 9)] == [1, 2, 2]
    assert middle.open_pairs == ((1, 2),)
    assert (middle.barrier, middle.distance) == (0, 0)
    assert not middle.is_unavoidable
    # The others are not on the cheapest way: nothing standing there adds anything.
    assert joints[0, 2].adds(5) == 0


def test_proposals_are_the_joints_that_every_way_crosses_widest_first():
    tiles = [
        tile("one", "S1 J1\nJ1 J1"),
        tile("two", "J1 X\nJ1 J1", at=(2, 0)),
        tile("end", "J1 F1\nJ1 J1", at=(4, 0)),
    ]
    graph = graph_of(tiles)
    joints = joint_reaches(graph, net_of(graph))

    assert [joint.joint for joint in joints] == [(0, 1), (1, 2)]
    assert [len(joint.open_pairs) for joint in joints] == [3, 2]
    assert proposals(joints) == (0, 1)
    assert proposals(tuple(reversed(joints))) == (1, 0)


def test_only_joints_that_may_carry_a_barrier_are_proposed():
    tiles = [tile("one", "S1 J1"), tile("two", "J1", at=(2, 0)), tile("end", "F1", at=(3, 0))]
    graph = graph_of(tiles)
    joints = joint_reaches(graph, net_of(graph), carriers=[(0, 1)])

    assert [joint.may_carry for joint in joints] == [True, False]
    assert proposals(joints) == (0,)


def test_a_board_without_a_way_prices_nothing():
    graph = graph_of([tile("one", "S1 X"), tile("end", "J1 F1", at=(2, 0))])
    (joint,) = joint_reaches(graph, net_of(graph))
    one, _ = tile_reaches(graph, net_of(graph), None, (0, 0))

    assert (joint.price, joint.price_round, joint.adds(3)) == (None, None, 0)
    assert (one.price, one.dearer) == (0, None)
    assert proposals((joint,)) == ()


def test_printed_numbers_are_summed_with_closed_spaces_weighed_and_starts_left_out():
    graph = graph_of([tile("one", "S1 J2 X R3"), tile("two", "F1 X", at=(4, 0))])

    assert printed_sums(graph, 6) == (2 + 6 + 3, 1 + 6)
    assert printed_sums(graph, 0) == (5, 1)
    assert msgspec.structs.asdict(graph)["starts"] == (0,)
