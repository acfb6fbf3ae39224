from hypothesis import given

from designer.engine.questions import Requirement, Way
from designer.hexes import build_board
from designer.routes import Barrier, Deal, Price, build_graph
from designer.routes.graph import SINK, SOURCE
from tests.routes.made_up import MadeUpGame, gives, graph_of, pays, small_graphs, tile

ROW = "S1 J2 R3 C1 X F1"


def test_the_price_of_a_step_is_the_strength_of_the_space_entered():
    graph = graph_of([tile("row", ROW)])

    assert graph.prices == (
        None,
        Price(2, "tool"),
        Price(3, "discard"),
        Price(1, "trash"),
        None,
        Price(1, "tool"),
    )
    assert [[step.to for step in steps] for steps in graph.steps] == [
        [1],
        [2],
        [3, 1],
        [2],
        [5, 3],
        [],
    ]


def test_the_cheapest_of_several_ways_to_pay_is_the_price():
    board = build_board([tile("row", "S1 J4")])

    class Generous(MadeUpGame):
        def requirement(self, state, position):
            return Requirement(
                (Way(("rope", "tool"), 3), Way((), 2, give="discard"), Way(("tool",), 2))
            )

    graph = build_graph(board, Generous(board), None, starts=[0], goals=[])

    assert graph.prices[1] == Price(2, "discard")


def test_several_symbols_that_pay_share_one_price():
    board = build_board([tile("row", "S1 J4")])

    class EitherOr(MadeUpGame):
        def requirement(self, state, position):
            return Requirement((Way(("rope", "tool"), 3),))

    assert build_graph(board, EitherOr(board), None, starts=[0], goals=[]).prices[1] == Price(
        3, "rope/tool"
    )


def test_no_step_leaves_a_goal():
    graph = graph_of([tile("row", "S1 J1 F1 J1 F1")])

    assert graph.steps[2] == ()


def test_barriers_are_numbered_from_the_start_and_flag_the_steps_across_their_joint():
    graph = graph_of(
        [
            tile("end", "J1 F1", at=(4, 0)),
            tile("middle", "J1 J1", at=(2, 0)),
            tile("start", "S1 J1"),
        ],
        barred={(0, 1): 0, (1, 2): 1},
        barriers=(pays(2), gives(1)),
    )

    assert graph.barriers == (
        Barrier((1, 2), Price(1, "discard"), Price(1, "discard"), False, (gives(1),)),
        Barrier((0, 1), Price(2, "tool"), Price(2, "tool"), False, (pays(2),)),
    )
    crossing = {
        (n, s.to): s.barrier
        for n, steps in enumerate(graph.steps)
        for s in steps
        if s.barrier is not None
    }
    # Positions: end 0 1, middle 2 3, start 4 5; a way out of the middle tile leads both ways.
    assert crossing == {(5, 2): 0, (2, 5): 0, (3, 0): 1, (0, 3): 1}


def test_a_dealt_barrier_may_be_any_of_those_in_the_box():
    box = (pays(2), gives(1), pays(5))
    graph = graph_of(
        [tile("start", "S1 J1"), tile("end", "J1 F1", at=(2, 0))],
        barred={(0, 1): 0},
        barriers=(pays(2),),
        deal=Deal(frozenset({(0, 1)}), box),
    )

    assert graph.barriers == (
        Barrier((0, 1), Price(1, "discard"), Price(5, "tool"), dealt=True, requirements=box),
    )
    assert graph.deal == (1, 2, 5)


@given(small_graphs())
def test_the_networkx_graph_holds_the_same_steps_and_prices(graph):
    net = graph.to_networkx()

    for position, steps in enumerate(graph.steps):
        passable = {
            step.to: step.price.n + graph.barrier_price(step.barrier)
            for step in steps
            if graph.barrier_price(step.barrier) is not None
        }
        passable.update({SINK: 0} if position in graph.goals else {})
        assert {to: edge["price"] for _, to, edge in net.out_edges(position, data=True)} == passable
    assert set(net.successors(SOURCE)) == set(graph.starts)


@given(small_graphs())
def test_without_a_barrier_means_without_its_steps_alone(graph):
    for index in range(len(graph.barriers)):
        gone = set(graph.to_networkx().edges) - set(graph.to_networkx(without=(index,)).edges)
        assert gone == {
            (position, step.to)
            for position, steps in enumerate(graph.steps)
            for step in steps
            if step.barrier == index and graph.barriers[index].least is not None
        }
