import pytest
from hypothesis import given

from designer.routes import Deal
from designer.routes.net import net_of
from designer.routes.turns import estimate_turns
from tests.routes.made_up import gives, graph_of, pays, small_graphs, tile
from tests.routes.supplies import BEGINNER, card, supply

EIGHT = (card("axe", "tool", 1, 4), card("cord", "rope", 1, 2), card("stone", "", 0, 2))


def estimate(row, cards, **more):
    graph = graph_of([tile("row", row)])
    return estimate_turns(graph, net_of(graph), cards, **more)


def test_a_step_waits_for_a_card_of_its_symbol():
    # 8 cards, 4 in hand: a tool (4 of 8) comes every 8/(4*4) = 0.5 turns, a rope every 8/(4*2) = 1.
    found = estimate("S1 J1 W1 J1 F1", supply(*EIGHT))

    assert found.turns == pytest.approx(3 * 0.5 + 1)
    assert (found.buying, found.bought, found.positions) == (0, (), (0, 1, 2, 3, 4))


def test_a_card_given_takes_its_share_of_a_hand():
    assert estimate("S1 R3 F1", supply(*EIGHT)).turns == pytest.approx(3 / 4 + 0.5)


def test_what_is_left_of_a_card_pays_on():
    # One saw (3) among 9 cards comes every 9/4 turns and pays three spaces; tools of strength 1
    # come every 9/(4*5), for the saw is one of them: 3 * 0.45 = 1.35 is faster.
    cards = supply(*EIGHT, card("saw", "tool", 3))

    assert estimate("S1 J1 J1 F1", cards).turns == pytest.approx(3 * 9 / (4 * 5))
    assert estimate("S1 J2 J1 F1", cards).turns == pytest.approx(9 / 4 + 9 / 20)


def test_what_a_deck_cannot_pay_is_bought_first():
    # A hand is worth 4 coins: a saw for 4 takes one turn. Then 9 cards: 9/4 for J3, 9/20 for F1.
    found = estimate("S1 J3 F1", supply(*EIGHT, card("saw", "tool", 3, pool="shop", price=4)))

    assert found.bought == (3,)
    assert found.buying == pytest.approx(1)
    assert found.moving == pytest.approx(9 / 4 + 9 / 20)


def test_more_is_bought_as_long_as_it_makes_the_way_faster():
    row = "S1 " + "J1 " * 30 + "F1"
    cards = supply(*EIGHT, card("saw", "tool", 3, 3, pool="shop", price=4))
    found = estimate(row, cards)

    assert found.bought == (3, 3, 3)
    # Of 11 cards three are saws: 11/(4*3) for three spaces, ten times; any of seven tools for one.
    assert found.turns == pytest.approx(3 + 10 * 11 / 12 + 11 / 28)


def test_of_two_ways_the_faster_is_taken():
    # Above one rope (1 turn), below two tools (0.5 each) and no more: equal; a third tool loses.
    graph = graph_of([tile("board", "S1 W1 F1\nJ1 J1 . .")])
    found = estimate_turns(graph, net_of(graph), supply(*EIGHT))

    assert found.positions == (0, 1, 2)
    assert found.turns == pytest.approx(1.5)


def test_a_dealt_barrier_counts_as_the_mean_of_those_that_may_turn_up():
    tiles = [tile("one", "S1 J1"), tile("two", "J1 F1", at=(2, 0))]
    deal = Deal(frozenset({(0, 1)}), (pays(1), gives(2)))
    graph = graph_of(tiles, {(0, 1): 0}, (pays(1),), deal)

    assert estimate_turns(graph, net_of(graph), supply(*EIGHT)).turns == pytest.approx(
        3 * 0.5 + 0.5
    )


def test_a_card_that_is_gone_afterwards_is_bought_only_where_no_other_leads_on():
    once = card("engine", "tool", 9, 3, pool="shop", price=1, one_use=True)
    saw = card("saw", "tool", 3, 3, pool="shop", price=9)

    assert estimate("S1 J3 F1", supply(*EIGHT, once, saw)).bought == (4,)
    assert estimate("S1 J5 F1", supply(*EIGHT, once, saw)).bought == (3,)


def test_another_deck_can_be_asked_about():
    own = (card("saw", "tool", 3, 8),)

    assert estimate("S1 J3 J3 F1", supply(*EIGHT), deck=own).turns == pytest.approx(3 * 8 / (4 * 8))


def test_where_no_purchase_leads_on_there_is_no_estimate():
    assert estimate("S1 J9 F1", BEGINNER) is None
    assert estimate("S1 X F1", BEGINNER) is None
    assert estimate("S1 J1 F1", supply()) is None


def test_cards_that_pay_nothing_buy_nothing():
    poor = supply(
        card("axe", "tool", 1, 4, worth=0.0), card("saw", "tool", 3, pool="shop", price=4)
    )

    assert estimate("S1 J3 F1", poor) is None
    assert estimate("S1 J1 F1", poor).turns == pytest.approx(0.5)


@given(small_graphs())
def test_more_strength_never_takes_longer(graph):
    net = net_of(graph)
    weak = estimate_turns(graph, net, supply(card("axe", "tool", 2, 4), card("stone", copies=4)))
    strong = estimate_turns(graph, net, supply(card("axe", "tool", 4, 4), card("stone", copies=4)))

    assert weak is None or strong.turns <= weak.turns + 1e-9
