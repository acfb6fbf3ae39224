from functools import cache
from itertools import permutations
from statistics import fmean

import networkx as nx
import pytest

from designer.api import AnalysisStopped, SetUp
from plugins.el_dorado.board import read_board
from plugins.el_dorado.compile import compile_game
from plugins.el_dorado.game import GAME
from plugins.el_dorado.reach import analyse_route
from tests.games.el_dorado.projects import published, route, shipped
from tests.games.el_dorado.published import ROUTE_IDS, facts


def analysed(project, document, **set_up):
    board = read_board(project, document)
    return board, analyse_route(board, compile_game(project, document, SetUp(**set_up)).game)


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_a_published_route_leads_from_every_start_to_el_dorado(name):
    _, analysis = analysed(shipped(), published(name))

    assert analysis.reaches_goal
    assert analysis.unreachable == ()
    assert analysis.chokes == ()


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_joint_of_a_published_route_has_a_dealt_blockade_that_all_ways_cross(name):
    board, analysis = analysed(shipped(), published(name))

    assert [b.joint for b in analysis.barriers] == [(j.a, j.b) for j in board.blockade_joints()]
    assert all(b.dealt and not b.can_be_walked_round for b in analysis.barriers)
    # The six blockades take 1, 1, 1, 1, 2 and 2.
    assert {(b.least.n, b.most.n) for b in analysis.barriers} == {(1, 2)}


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_cheapest_price_agrees_with_a_plain_graph_of_printed_numbers(name):
    board, analysis = analysed(shipped(), published(name))
    plain = nx.DiGraph()
    for here, beside in enumerate(board.board.neighbours):
        for there in beside:
            cell = board.board.spaces[there].cell
            if cell.code not in {"MTN", "CAVE", "S"}:
                plain.add_edge(here, there, price=cell.number)

    for start in analysis.starts:
        best = min(
            nx.dijkstra_path_length(plain, start.position, goal, "price") for goal in board.goals
        )
        assert start.way.price == best
        assert len(start.way.barriers) == len(analysis.barriers)


def test_a_named_blockade_adds_its_own_price_and_is_not_dealt_again():
    document = published("first_expedition")
    project = shipped().with_text(
        "mine.yaml", document.text + "joints:\n  - {between: [B, C], barrier: blockade_6}\n"
    )
    _, plain = analysed(shipped(), document)
    board, analysis = analysed(project, project.documents["mine.yaml"])

    first = analysis.barriers[0]
    assert (first.dealt, first.least.n, first.least.symbol) == (False, 2, "discard")
    assert analysis.cheapest.price == plain.cheapest.price + 2
    # Three are dealt of 1, 1, 1, 1 and 2; four of 1, 1, 1, 1, 2 and 2.
    assert (analysis.cheapest.dealt_least, analysis.cheapest.dealt_most) == (3, 4)
    assert (plain.cheapest.dealt_least, plain.cheapest.dealt_most) == (4, 6)
    assert board.barrier_at(board.board.joint_between(*first.joint)) == "blockade_6"


def test_the_analysis_does_not_depend_on_which_blockades_the_seed_deals():
    _, two = analysed(shipped(), published("swamplands"), players=2)
    _, four = analysed(shipped(), published("swamplands"), players=4)

    assert two == four


def test_spaces_behind_mountains_are_found():
    # One space with mountains all round it.
    project = shipped().with_text(
        "mine.yaml",
        "kind: tiles\ngame: el_dorado\ntiles:\n  - id: ring\n    faces:\n      - id: RG\n        rows:\n"
        "          - {r: -1, q: 0, cells: [MTN, MTN]}\n"
        "          - {r: 0, q: -1, cells: [MTN, J1, MTN]}\n"
        "          - {r: 1, q: -1, cells: [MTN, MTN]}\n",
    )
    board, analysis = analysed(*route("B 0,0 2\nC 7,-3 0\nZ 11,-7 0\nRG 3,5 0", project=project))

    assert [board.board.spaces[p].hex.to_text() for p in analysis.unreachable] == ["3,5"]


# In every way


@cache
def deeply(name, **set_up):
    return GAME.analyse_deeply(shipped(), published(name), SetUp(**set_up))


def facts_sums():
    """Give the published sum of each board's face: strengths, and six for each mountain."""
    return {face: board["check_sum"] for face, board in facts("boards")["boards"].items()}


def strip_sums():
    """Give the same of the strips, for which nobody published it, from their spaces."""
    return {
        face: sum(
            6 if s["terrain"] in {"mountain", "cave"} else s["strength"] for s in strip["spaces"]
        )
        for face, strip in facts("boards")["strips"].items()
    }


@pytest.mark.parametrize("face", facts_sums())
def test_the_printed_number_of_a_face_is_the_sum_that_players_publish(face):
    start = "A" if face == "B" else "B"
    lines = f"{start} 0,0 2\n{face} 7,-3 0\nZ 40,0 0"
    deep = GAME.analyse_deeply(*route(lines), SetUp())
    (tile,) = [t for t in deep.tiles if deep.quick.board.placements[t.placement].face == face]

    assert tile.printed == facts_sums()[face]


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_printed_number_of_a_route_is_that_of_its_faces_and_of_three_finishing_spaces(name):
    deep = deeply(name)
    faces = [placement.face for placement in deep.quick.board.placements]
    sums = facts_sums() | strip_sums()

    assert deep.difficulty.printed == sum(sums.get(face, 3) for face in faces)
    assert deep.difficulty.closed_weight == 6


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_pairs_that_close_a_published_route_are_all_there_are(name):
    board, analysis = analysed(shipped(), published(name))
    net = nx.Graph(
        (here, there) for here, beside in enumerate(board.board.neighbours) for there in beside
    )
    net.remove_nodes_from(analysis.closed)
    starts = [start.position for start in board.starts]
    inner = set(net) - set(starts) - set(board.goals)

    def closes(*spaces):
        left = nx.restricted_view(net, spaces, [])
        reached = set().union(*(nx.node_connected_component(left, start) for start in starts))
        return not reached & set(board.goals)

    touching = {frozenset((a, b)) for a, b in net.edges if {a, b} <= inner}
    assert [space for space in inner if closes(space)] == []
    assert {frozenset(pair) for pair in analysis.sealing.pairs} == {
        pair for pair in touching if closes(*pair)
    }


def test_the_cards_of_the_set_are_the_starting_deck_and_what_is_for_sale():
    supply = deeply("first_expedition").supply
    deck = {each.id: each.copies for each in supply.deck}
    market = supply.of(["market"])

    assert deck == {"explorer": 3, "traveler": 4, "sailor": 1}
    assert (len(market), {each.copies for each in market}) == (18, {3})
    assert [each.id for each in supply.means if each.ignores] == ["native"]
    assert {each.id for each in supply.means if each.one_use} == {
        "treasure_chest", "transmitter", "giant_machete", "prop_plane", "compass", "travel_log",
    }  # fmt: skip
    assert {e.id: e.worth for e in supply.means if e.id in {"explorer", "millionaire"}} == {
        "explorer": 0.5,
        "millionaire": 4,
    }


@pytest.mark.parametrize(
    ("cell", "deck", "market", "given"),
    [
        # Green cards and jokers from the strength on; the native enters anything.
        ("J1", {"explorer"}, {"scout", "trailblazer", "pioneer", "giant_machete", "jack_of_all_trades", "adventurer", "prop_plane", "native"}, 0),
        ("J3", set(), {"trailblazer", "pioneer", "giant_machete", "prop_plane", "native"}, 0),
        ("W4", set(), {"prop_plane", "native"}, 0),
        ("V2", set(), {"photographer", "treasure_chest", "journalist", "millionaire", "adventurer", "prop_plane", "native"}, 0),
        ("RUB2", set(), {"native"}, 2),
        ("CAMP1", set(), {"native"}, 1),
    ],
)  # fmt: skip
def test_what_enters_a_space_is_what_the_cards_say(cell, deck, market, given):
    tiles = (
        "kind: tiles\ngame: el_dorado\ntiles:\n  - id: lone\n    faces:\n      - id: LO\n        rows:\n"
        f"          - {{r: 0, q: 0, cells: [{cell}]}}\n"
    )
    project = shipped().with_text("mine.yaml", tiles)
    deep = GAME.analyse_deeply(*route("B 0,0 2\nLO 4,-1 0\nZ 40,0 0", project=project), SetUp())
    position = next(p for p, s in enumerate(deep.quick.board.spaces) if s.placement == 1)
    entry = deep.entries[position]
    able = {deep.supply.means[n].id for n in entry.able}
    own = {means.id for means in deep.supply.deck}

    assert (able & own, able - own, entry.given) == (deck, market, given)


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_nothing_of_a_published_route_is_out_of_reach_or_a_dead_end(name):
    deep = deeply(name)

    assert (deep.unpayable, deep.dead_ends, deep.traps) == ((), (), ())
    assert deep.pools[-1].reaches_goal


def test_the_starting_deck_alone_reaches_el_dorado_everywhere_but_in_the_swamplands():
    alone = {name: deeply(name).plays[0] for name in ROUTE_IDS}

    assert [name for name, plays in alone.items() if plays is None] == ["swamplands"]


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_joint_of_a_published_route_but_the_last_is_proposed(name):
    deep = deeply(name)

    assert sorted(deep.proposals) == list(range(len(deep.joints) - 1))
    assert not deep.joints[-1].may_carry


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_a_deal_costs_what_the_six_blockades_cost(name):
    deep = deeply(name)
    n = len(deep.quick.barriers)
    prices = [sum(row) for row in permutations((1, 1, 1, 1, 2, 2), n)]
    price = deep.quick.cheapest.price

    assert (deep.deals.n_deals, deep.deals.is_exact) == (len(prices), True)
    assert (deep.deals.least, deep.deals.most) == (price + min(prices), price + max(prices))
    assert deep.deals.mean == pytest.approx(price + fmean(prices))


def test_a_seed_lays_the_blockades_that_a_game_from_it_lays():
    game = GAME.compile(shipped(), published("serpentine"), SetUp()).game
    bars = game.start(11).bars
    deep = GAME.analyse_deeply(shipped(), published("serpentine"), SetUp(), seed=11)

    assert [barrier.name for barrier in deep.quick.barriers] == [
        game.definition.blockades[bar].title for bar in bars
    ]
    assert deep.deals is None
    spaces = deeply("serpentine").quick.cheapest.price
    assert deep.quick.cheapest.price == spaces + sum(game.definition.blockades[b].n for b in bars)


def test_for_three_players_three_start_spaces_count():
    three, all_ = deeply("witchs_cauldron", players=3), deeply("witchs_cauldron")

    assert len(three.quick.starts) == 3
    assert [party.party.n_players for party in three.parties] == [3]
    assert [party.party.n_players for party in all_.parties] == [2, 3, 4]
    assert [len(s) for s in all_.parties[0].party.starts] == [2, 2]


def test_two_players_can_be_closed_out_by_one_where_two_spaces_are_enough():
    alone = {name: deeply(name).parties[0].alone for name in ROUTE_IDS}

    assert {name for name, can in alone.items() if can} == {
        "home_stretch",
        "serpentine",
        "witchs_cauldron",
    }


def test_a_strip_may_carry_blockades_on_one_side_only():
    one = GAME.analyse_deeply(
        shipped(),
        published("home_stretch"),
        SetUp(switches={"barriers.both_sides_of_strip": False}),
    )

    assert [len(one.quick.barriers), len(deeply("home_stretch").quick.barriers)] == [4, 5]


def test_a_route_that_cannot_be_played_has_no_deep_analysis():
    assert GAME.analyse_deeply(*route("C 0,0 0"), SetUp()) is None


def test_a_deep_analysis_can_be_stopped():
    with pytest.raises(AnalysisStopped):
        GAME.analyse_deeply(shipped(), published("serpentine"), SetUp(), cancelled=lambda: True)


@pytest.mark.parametrize("n_tiles", [50, 200])
def test_a_route_of_very_many_tiles_is_looked_at(n_tiles):
    lines = [f"{'CEGIK'[n % 5]} {7 * n},{-3 * n} 0 t{n}" for n in range(1, n_tiles - 1)]
    end = n_tiles - 2
    _, analysis = analysed(
        *route("\n".join(["B 0,0 2", *lines, f"Z {7 * end + 4},{-3 * end - 4} 0"]))
    )

    assert analysis.reaches_goal
    assert analysis.sealing.size == 2
    assert len(analysis.barriers) == 6
