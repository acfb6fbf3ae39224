"""What it takes to come to each space."""

import random

import pytest
from hypothesis import given

from designer.routes import AnalysisStopped
from designer.routes.net import net_of
from designer.routes.spread import prices_from_start
from designer.routes.stopping import Pulse
from tests.routes.made_up import NOTHING, gives, graph_of, pays, random_graph, small_graphs, tile


def walked(graph):
    """Give the price of every position by walking until nothing gets cheaper, barriers as sets."""
    best = {(start, frozenset()): 0 for start in graph.starts}
    changed = True
    while changed:
        changed = False
        for (here, removed), price in list(best.items()):
            for step in graph.steps[here]:
                cost, after = price + step.price.n, removed
                if step.barrier is not None and step.barrier not in removed:
                    least = graph.barriers[step.barrier].least
                    if least is None:
                        continue
                    cost, after = cost + least.n, removed | {step.barrier}
                if cost < best.get((step.to, after), cost + 1):
                    best[step.to, after] = cost
                    changed = True
    found = [None] * len(graph.steps)
    for (here, _), price in best.items():
        found[here] = price if found[here] is None else min(price, found[here])
    return tuple(found)


@given(small_graphs())
def test_every_space_is_priced_as_by_walking_until_nothing_gets_cheaper(graph):
    assert prices_from_start(net_of(graph)) == walked(graph)


def test_many_boards_are_priced_as_by_walking(numbers):
    for seed in range(numbers.of(short=300, long=4000)):
        graph = random_graph(random.Random(seed))
        assert prices_from_start(net_of(graph)) == walked(graph), seed


def test_prices_of_a_small_board_counted_by_hand():
    #   S1 J2 | R2 F1     a barrier of 3 on the joint: 2, then 2 + 3 + 2, then one more
    tiles = [tile("start", "S1 J2"), tile("end", "R2 F1", at=(2, 0))]

    assert prices_from_start(net_of(graph_of(tiles, {(0, 1): 0}, (pays(3),)))) == (0, 2, 7, 8)
    assert prices_from_start(net_of(graph_of(tiles, {(0, 1): 0}, (gives(1),)))) == (0, 2, 5, 6)
    shut = prices_from_start(net_of(graph_of(tiles, {(0, 1): 0}, (NOTHING,))))
    assert shut == (0, 2, None, None)


def test_pricing_can_be_stopped():
    row = " ".join(["S1", *["J1"] * 600, "F1"])
    with pytest.raises(AnalysisStopped):
        prices_from_start(net_of(graph_of([tile("board", row)])), Pulse(lambda: True))
