import networkx as nx
import pytest

from designer.api import SetUp
from plugins.el_dorado.board import read_board
from plugins.el_dorado.compile import compile_game
from plugins.el_dorado.reach import analyse_route
from tests.games.el_dorado.projects import published, route, shipped
from tests.games.el_dorado.published import ROUTE_IDS


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
