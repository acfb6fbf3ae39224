import random
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given

from designer.routes.graph import SINK, SOURCE
from designer.routes.net import net_of
from designer.routes.sealing import seal
from tests.routes.made_up import graph_of, random_graph, small_graphs, tile, wide_graph

MOST_CLOSED = 4  # the fields are three rows high


def leads_on(net, closed=()):
    """Say whether some way is left when spaces are closed."""
    rest = net.without_spaces(closed)
    return bool(rest.goals & rest.reached(net.starts))


def all_cuts(net, size):
    """Give every set of so many spaces that closes the board, tried one by one."""
    spaces = sorted(net.reached(net.starts) - set(net.starts) - net.goals)
    return [set(each) for each in combinations(spaces, size) if not leads_on(net, each)]


def check_against_all_sets(graph):
    net = net_of(graph)
    sealing = seal(net)
    if any(there in net.goals for start in net.starts for there, _ in net.out[start]):
        assert sealing.size is None
        return None
    size = next(n for n in range(MOST_CLOSED + 2) if all_cuts(net, n))
    cuts = all_cuts(net, size)
    singles = [cut.pop() for cut in all_cuts(net, 1)] if leads_on(net) else []
    touching = {
        frozenset(cut)
        for cut in (all_cuts(net, 2) if leads_on(net) else ())
        if not cut & set(singles)
        and any(there in cut for here in cut for there, _ in net.out[here])
    }

    assert sealing.size == size
    assert set(sealing.nearest) in cuts
    assert set(sealing.spaces) == set().union(*cuts)
    assert sorted(sealing.singles) == sorted(singles)
    assert {frozenset(pair) for pair in sealing.pairs} == touching
    assert len(sealing.pairs) == len(touching)
    return sealing


@given(small_graphs())
def test_a_small_board_is_closed_by_no_fewer_spaces_than_all_sets_tried(graph):
    check_against_all_sets(graph)


def test_many_boards_are_closed_by_no_fewer_spaces_than_all_sets_tried(numbers):
    sizes, n_pairs, n_both = [], 0, 0
    for seed in range(numbers.of(short=150, long=3000)):
        rng = random.Random(seed)
        sealing = check_against_all_sets(random_graph(rng) if seed % 2 else wide_graph(rng))
        if sealing is not None:
            sizes.append(sealing.size)
            n_pairs += bool(sealing.pairs)
            n_both += bool(sealing.pairs and sealing.singles)

    assert {0, 1, 2, 3} <= set(sizes)
    assert min(n_pairs, n_both) > 3


@pytest.mark.parametrize("seed", range(8))
def test_a_large_board_is_closed_by_as_many_spaces_as_networkx_says(seed):
    graph = wide_graph(random.Random(seed), width=20, height=9)
    net = graph.to_networkx()
    net.remove_nodes_from([SOURCE, SINK])
    ends = {SOURCE: graph.starts, SINK: graph.goals}
    net = nx.relabel_nodes(net, {p: end for end, all_ in ends.items() for p in all_})
    sealing = seal(net_of(graph))

    assert sealing.size == len(nx.minimum_node_cut(net, SOURCE, SINK))


def texts(graph, positions):
    return [graph.board.spaces[position].hex.to_text() for position in positions]


def test_a_neck_of_two_spaces_counted_by_hand():
    #   S1 J1 J1 X  J1 J1
    #    S2 J1 J1 J1 J1 F1     below the X two spaces are left, 3,1 and 3,2, and they touch
    #     .  J1 J1 J1 X  J1
    graph = graph_of([tile("board", "S1 J1 J1 X J1 J1\nS2 J1 J1 J1 J1 F1\n. J1 J1 J1 X J1")])
    sealing = seal(net_of(graph))

    assert sealing.size == 2
    assert sealing.singles == ()
    assert ["3,1", "3,2"] in [sorted(texts(graph, pair)) for pair in sealing.pairs]


def test_a_chain_of_necks_lists_them_in_order_from_the_start():
    graph = graph_of([tile("row", "S1 J1 J2 J1 F1")])
    sealing = seal(net_of(graph))

    assert texts(graph, sealing.singles) == ["1,0", "2,0", "3,0"]
    assert texts(graph, sealing.nearest) == ["1,0"]
    assert sealing.pairs == ()


def test_nothing_closes_a_start_beside_the_goal():
    assert seal(net_of(graph_of([tile("row", "J1 S1 F1")]))).size is None


def test_a_board_without_a_way_is_closed_by_nobody():
    sealing = seal(net_of(graph_of([tile("row", "S1 X F1")])))

    assert (sealing.size, sealing.spaces, sealing.pairs) == (0, (), ())
