import random

from hypothesis import given
from hypothesis import strategies as st

from designer.routes import reached_this_turn
from designer.routes.net import net_of
from tests.routes.made_up import gives, graph_of, pays, random_graph, small_graphs, tile
from tests.routes.supplies import card

AXE, SAW, CORD = card("axe", "tool", 1), card("saw", "tool", 3), card("cord", "rope", 1)
EITHER = card("either", "tool rope", 2)


def reached(row, hand, occupied=()):
    graph = graph_of([tile("row", row)])
    return reached_this_turn(graph, hand, graph.starts[0], occupied)


def test_one_card_leads_as_far_as_its_strength():
    assert reached("S1 J1 J1 J1 J1 F1", [SAW]) == {0, 1, 2, 3}
    assert reached("S1 J1 J1 J1 J1 F1", [AXE]) == {0, 1}
    assert reached("S1 J1 J1 J1 J1 F1", [AXE, AXE]) == {0, 1, 2}


def test_strengths_are_not_added_up_for_one_space():
    assert reached("S1 J2 F1", [AXE, AXE]) == {0}


def test_what_is_left_pays_its_own_symbol_only():
    assert reached("S1 J1 W1 J1", [SAW]) == {0, 1}
    assert reached("S1 J1 W1 J1", [SAW, CORD]) == {0, 1, 2}
    assert reached("S1 J1 W1 J1", [AXE, CORD, AXE]) == {0, 1, 2, 3}


def test_a_card_with_two_symbols_is_one_of_them_for_the_whole_chain():
    assert reached("S1 J1 W1 J1", [EITHER]) == {0, 1}
    assert reached("S1 J1 J1 W1", [EITHER, CORD]) == {0, 1, 2, 3}


def test_cards_given_are_gone():
    assert reached("S1 R2 J1", [AXE, AXE]) == {0, 1}
    assert reached("S1 R2 J1", [AXE, AXE, AXE]) == {0, 1, 2}
    assert reached("S1 R2 J1", [AXE]) == {0}


def test_which_cards_are_given_is_free():
    # The saw is needed behind the rubble: the two others are given.
    assert reached("S1 R2 J3 F1", [AXE, SAW, CORD]) == {0, 1, 2}


def test_nobody_enters_or_passes_where_another_stands():
    assert reached("S1 J1 J1 J1", [SAW], occupied=[2]) == {0, 1}


def test_a_barrier_is_paid_first_and_stays_away():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 J1", at=(2, 0))]
    graph = graph_of(tiles, {(0, 1): 0}, (pays(1),))

    assert reached_this_turn(graph, [SAW], 0) == {0, 1, 2}
    assert reached_this_turn(graph, [SAW, AXE], 0) == {0, 1, 2, 3}
    assert reached_this_turn(graph, [AXE, AXE], 0) == {0, 1}


def test_cards_for_a_barrier_leave_nothing_over():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 J1", at=(2, 0))]
    graph = graph_of(tiles, {(0, 1): 0}, (gives(1),))

    # A saw leads to 1,0 with two left; whatever is given for the barrier ends that.
    assert reached_this_turn(graph, [SAW, AXE], 0) == {0, 1}
    assert reached_this_turn(graph, [AXE, AXE, AXE], 0) == {0, 1, 2}


@given(small_graphs(), st.lists(st.sampled_from([AXE, SAW, CORD, EITHER]), max_size=4))
def test_no_hand_reaches_more_than_there_is(graph, hand):
    for start in graph.starts:
        found = reached_this_turn(graph, hand, start)
        assert start in found
        assert found <= net_of(graph).reached([start])


def test_another_card_never_reaches_less():
    for seed in range(60):
        graph = random_graph(random.Random(seed), "JWRC")
        few = reached_this_turn(graph, [AXE, EITHER], graph.starts[0])
        assert few <= reached_this_turn(graph, [AXE, EITHER, SAW], graph.starts[0])
