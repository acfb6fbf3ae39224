import random
from collections import deque

from hypothesis import given

from designer.engine.questions import Requirement, Way
from designer.hexes import build_board
from designer.routes import Deal, Play, build_graph
from designer.routes.means import given_at_most, pays
from designer.routes.net import net_of
from designer.routes.plays import fewest_plays
from tests.routes.made_up import (
    NOTHING,
    MadeUpGame,
    gives,
    graph_of,
    random_graph,
    small_graphs,
    tile,
    wide_graph,
)
from tests.routes.made_up import pays as asks
from tests.routes.supplies import BEGINNER, card

CARDS = (card("axe", "tool", 2, 2), card("saw", "tool", 3), card("both", "tool rope", 1))


def fewest(graph, means=CARDS, hand=4):
    return fewest_plays(graph, net_of(graph), means, hand)


def by_every_card(graph, means, hand):
    """Give the fewest cards by trying every card of every strength in every state."""
    net, most = net_of(graph), given_at_most(means, hand)
    best = {(start, "", 0, frozenset()): 0 for start in graph.starts}
    queue = deque(best)
    ends = []
    while queue:
        state = queue.popleft()
        here, symbol, rest, gone = state
        if here in net.goals:
            ends.append(best[state])
            continue
        for there, barrier in net.out[here]:
            tolls = [(graph.requirements[there],)]
            if barrier >= 0 and barrier not in gone:
                tolls = [
                    (requirement, graph.requirements[there])
                    for requirement in graph.barriers[barrier].requirements
                ]
            behind = gone | ({barrier} - {-1})
            for row in tolls:
                states = [(symbol, rest, 0)]
                for toll in row:
                    states = [after for s in states for after in paid(toll, s, means, most)]
                for s, r, n in states:
                    after, cost = (there, s, r, behind), best[state] + n
                    if cost < best.get(after, 99):
                        best[after] = cost
                        queue.append(after)
    return min(ends, default=None)


def paid(toll, state, means, most):
    symbol, rest, n = state
    for way in toll.ways:
        if way.give:
            if way.n <= most:
                yield "", 0, n + way.n
            continue
        if symbol in way.symbols and rest >= way.n:
            yield symbol, rest - way.n, n
        for each in means:
            if pays(each, way):
                for other in set(each.symbols) & set(way.symbols):
                    yield other, each.strength - way.n, n + 1


@given(small_graphs())
def test_the_fewest_cards_agree_with_every_card_tried_in_every_state(graph):
    found = fewest(graph)

    assert (found and found.n_cards) == by_every_card(graph, CARDS, 4)


def test_many_boards_agree_with_every_card_tried_in_every_state(numbers):
    n_ways = n_saved = 0
    for seed in range(numbers.of(short=150, long=2000)):
        rng = random.Random(seed)
        graph = random_graph(rng, "JWRC") if seed % 2 else wide_graph(rng)
        found = fewest(graph)
        assert (found and found.n_cards) == by_every_card(graph, CARDS, 4), seed
        if found:
            n_ways += 1
            n_saved += found.n_cards < len(found.positions) - 1

    assert n_ways > 20
    assert n_saved > 3


@given(small_graphs())
def test_the_plays_enter_the_spaces_of_the_way_in_order(graph):
    found = fewest(graph)
    if found is not None:
        assert tuple(p for play in found.plays for p in play.spaces) == found.positions[1:]
        assert sum(play.n_cards for play in found.plays) == found.n_cards


def test_one_card_pays_several_spaces_of_its_symbol():
    #   S1 J1 J1 J1 W1 F1: a saw (3) for the jungle, a rope, a saw again
    graph = graph_of([tile("row", "S1 J1 J1 J1 W1 F1")])

    assert fewest(graph).plays == (
        Play("tool", 3, 1, (1, 2, 3)),
        Play("rope", 1, 1, (4,)),
        Play("tool", 3, 1, (5,)),
    )


def test_cards_that_are_given_count_one_by_one_and_end_what_was_in_motion():
    #   S1 J1 R2 J1 F1: a saw, two cards, a saw for both last spaces
    graph = graph_of([tile("row", "S1 J1 R2 J1 F1")])
    found = fewest(graph)

    assert found.n_cards == 4
    assert found.plays[1] == Play("", 0, 2, (2,))


def test_what_is_left_after_a_barrier_enters_the_space_behind_it():
    tiles = [tile("one", "S1 W1"), tile("two", "J1 F1", at=(2, 0))]
    graph = graph_of(tiles, {(0, 1): 0}, (asks(1),))

    # A saw (3) pays the barrier, 2,0 and the goal.
    assert fewest(graph).plays == (Play("rope", 1, 1, (1,)), Play("tool", 3, 1, (2, 3)))


def test_a_barrier_that_takes_all_of_a_card_stands_alone_among_the_plays():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 F1", at=(2, 0))]
    graph = graph_of(tiles, {(0, 1): 0}, (asks(3),))

    assert [play.spaces for play in fewest(graph).plays] == [(1,), (), (2, 3)]


def test_of_dealt_barriers_the_easiest_counts():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 F1", at=(2, 0))]
    deal = Deal(frozenset({(0, 1)}), (gives(2), asks(1)))

    assert fewest(graph_of(tiles, {(0, 1): 0}, (gives(2),), deal)).n_cards == 2


def test_a_deck_that_cannot_pay_has_no_way():
    assert fewest(graph_of([tile("row", "S1 J4 F1")])) is None
    assert fewest(graph_of([tile("row", "S1 R4 F1")]), CARDS, hand=3) is None


def test_a_card_that_is_gone_afterwards_counts_only_where_no_other_pays():
    graph = graph_of([tile("row", "S1 J1 J1 J5 F1")])
    once = card("engine", "tool", 6, one_use=True)

    assert fewest(graph, (*CARDS, once)).plays == (
        Play("tool", 3, 1, (1, 2)),
        Play("tool", 6, 1, (3, 4)),
    )


def test_a_card_that_ignores_what_a_space_asks_enters_it_alone():
    graph = graph_of([tile("row", "S1 J9 F1")])

    assert fewest(graph, (*CARDS, card("guide", ignores=True))).n_cards == 2


def test_exact_and_whole_cards_leave_nothing():
    board = build_board([tile("row", "S1 J1 J2 F1")])

    class Strict(MadeUpGame):
        def requirement(self, state, position):
            found = super().requirement(state, position)
            return Requirement(
                tuple(Way(w.symbols, w.n, exactly=w.n == 2, whole_card=True) for w in found.ways)
            )

    graph = build_graph(board, Strict(board), None, starts=[0], goals=[3])

    assert fewest(graph).n_cards == 3
    assert fewest(graph, (card("saw", "tool", 3),)) is None


def test_a_board_without_goals_has_no_plays():
    assert fewest(graph_of([tile("row", "S1 J1")]), BEGINNER.means) is None
    assert fewest(graph_of([]), BEGINNER.means) is None
    assert NOTHING.ways == ()
