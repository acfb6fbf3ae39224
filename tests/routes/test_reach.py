import random

from hypothesis import given

from designer.routes.net import net_of
from designer.routes.reach import dead_ends, payable_net, pool_reaches, traps
from tests.routes.brute_force import simple_ways
from tests.routes.made_up import graph_of, pays, random_graph, small_graphs, tile, wide_graph
from tests.routes.supplies import BEGINNER, card, supply


def texts(graph, positions):
    return [graph.board.spaces[position].hex.to_text() for position in positions]


def check_dead_ends(graph):
    net = net_of(graph)
    used = {p for start in graph.starts for way, _ in simple_ways(graph, start) for p in way}
    inside = (net.reached(net.starts) & net.leading(net.goals)) - set(net.starts) - net.goals

    assert set(dead_ends(net)) == inside - used
    return len(inside - used)


@given(small_graphs())
def test_dead_ends_are_the_spaces_on_no_way_without_a_repeated_space(graph):
    check_dead_ends(graph)


def test_dead_ends_of_many_boards_agree_with_every_way_tried(numbers):
    found = [
        check_dead_ends(
            random_graph(random.Random(seed))
            if seed % 2
            else wide_graph(random.Random(seed), width=5, height=3)
        )
        for seed in range(numbers.of(short=200, long=3000))
    ]

    assert sum(map(bool, found)) > 8


def test_a_pocket_beside_the_way_is_a_dead_end_and_no_trap():
    #   S1 J1 J1 F1
    #    X  J1 X        1,1 touches 1,0 and 2,0, so that a way leads over it; 0,2 touches 1,1 alone
    #     J1 X
    graph = graph_of([tile("board", "S1 J1 J1 F1\nX J1 X .\nJ1 X . .")])
    net = net_of(graph)

    assert texts(graph, dead_ends(net)) == ["0,2"]
    assert traps(net) == ()


def test_what_lies_behind_a_start_space_is_a_trap():
    # Nobody comes back over a start space, so that whoever steps west never gets on.
    graph = graph_of([tile("row", "J1 J2 S1 J1 F1")])
    net = net_of(graph)

    assert texts(graph, traps(net)) == ["0,0", "1,0"]
    assert dead_ends(net) == ()


def test_a_board_without_a_goal_is_one_trap():
    graph = graph_of([tile("row", "S1 J1 J1")])

    assert texts(graph, traps(net_of(graph))) == ["1,0", "2,0"]


def test_the_reach_grows_with_the_pools():
    graph = graph_of([tile("row", "S1 J1 W1 J3 R2 F1")])
    deck, shop = pool_reaches(graph, net_of(graph), BEGINNER)

    assert texts(graph, deck.reached) == ["0,0", "1,0", "2,0"]
    assert texts(graph, deck.stopped_at) == ["3,0"]
    assert texts(graph, deck.stuck) == ["1,0", "2,0"]
    assert not deck.reaches_goal
    assert shop.reaches_goal
    assert (shop.stopped_at, shop.stuck) == ((), ())


def test_a_space_may_be_within_reach_of_a_deck_that_cannot_go_on_from_there():
    # West of the start lies a space that is cheap, and behind it one that is too dear.
    graph = graph_of(
        [tile("board", {"0,0": "S1", "1,0": "J1", "2,0": "F1", "-1,0": "J1", "-2,0": "J5"})]
    )
    deck, _ = pool_reaches(graph, net_of(graph), BEGINNER)

    assert deck.reaches_goal
    assert texts(graph, deck.stuck) == ["-1,0"]
    assert texts(graph, deck.stopped_at) == ["-2,0"]


def test_a_barrier_that_no_card_of_a_pool_pays_stops_it():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 F1", at=(2, 0))]
    graph = graph_of(tiles, {(0, 1): 0}, (pays(3),))
    deck, shop = pool_reaches(graph, net_of(graph), BEGINNER)

    assert texts(graph, deck.reached) == ["0,0", "1,0"]
    assert texts(graph, deck.stopped_at) == ["2,0"]
    assert shop.reaches_goal


@given(small_graphs())
def test_cards_that_enter_anything_reach_all_that_can_be_entered(graph):
    net = net_of(graph)
    guide = supply(card("guide", ignores=True), hand=9, pools=("deck",))
    own = payable_net(graph, net, guide.means, guide.hand)

    assert own.reached(net.starts) == net.reached(net.starts)
