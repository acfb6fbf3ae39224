"""What the graph calls reachable this turn is what legal moves reach."""

import random

import pytest

from designer.api import CHOOSE, SetUp, build_graph, legal_moves
from designer.play.bots import RandomBot
from designer.play.playouts import chosen_move
from designer.routes.hands import reached_this_turn
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.compile import compile_game
from plugins.el_dorado.definition import ARRIVED
from plugins.el_dorado.reach import supply_of
from plugins.el_dorado.rules import verbs
from plugins.el_dorado.state import PLAYING
from tests.games.el_dorado.projects import published, shipped
from tests.games.el_dorado.published import ROUTE_IDS

# Where the explorer that moves stands among the arguments of a move; the others move nobody else.
EXPLORER = {verbs.PLAY: 2, verbs.ENTER: 0, verbs.TAKE_WITH: 2, verbs.TAKE_FOR: 0}
ALONE = {verbs.STEP, verbs.STOP, verbs.TAKE_ON, CHOOSE}
MOST_CARDS = 5  # in hand: with more, trying every order of plays takes minutes


def by_legal_moves(game, state, explorer):
    """Give the positions that some order of legal moves of one explorer leads to."""
    seen, queue = {key(state)}, [state]
    reached = {state.at[explorer]}
    while queue:
        here = queue.pop()
        for move in legal_moves(game, here):
            own = move.verb in EXPLORER and move.args[EXPLORER[move.verb]] == explorer
            if not own and move.verb not in ALONE:
                continue
            after = game.apply(here, move)
            if after.active != state.active or after.at[explorer] == ARRIVED:
                reached |= {ARRIVED} if after.at[explorer] == ARRIVED else set()
                continue
            if key(after) not in seen:
                seen.add(key(after))
                reached.add(after.at[explorer])
                queue.append(after)
    return reached


def key(state):
    """Give what matters for what can be reached."""
    return state.at, state.hands[state.active], state.motion, state.bars, state.decision


def by_graph(game, state, explorer):
    """Give the same from the graph: goals stand for having arrived."""
    definition = game.definition
    goals = [p for p, n in enumerate(definition.surface_of) if definition.surfaces[n].goal]
    start = state.at[explorer]
    graph = build_graph(definition.board, game, state, starts=[start], goals=goals)
    cards = {means.id: means for means in supply_of(shipped(), game).means}
    hand = [cards[definition.cards[card].id] for card in state.hands[state.active]]
    others = {place for n, place in enumerate(state.at) if n != explorer and place != ARRIVED}
    reached = reached_this_turn(graph, hand, start, others)
    return {ARRIVED if position in goals else position for position in reached}


def turns_of(game, bots, seed, rng):
    """Play a game and give some states in which a turn begins."""
    state = game.start(seed)
    n_moves, found = 0, []
    while (seat := game.seat_to_move(state)) is not None and n_moves < 600:
        fresh = not state.played and state.motion is None and state.decision is None
        if (
            fresh
            and state.phase == PLAYING
            and len(state.hands[seat]) <= MOST_CARDS
            and rng.random() < 0.2
        ):
            found.append(state)
        state = game.apply(state, chosen_move(game, bots[seat], state, seat, seed, n_moves))
        n_moves += 1
    return found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_graph_reaches_in_a_turn_what_legal_moves_reach(name, players, numbers):
    game = compile_game(shipped(), published(name), SetUp(players=players)).game
    n_states = n_far = 0
    for seed in range(numbers.of(short=2, long=15)):
        rng = random.Random(seed)
        bots = [GreedyBot() if rng.random() < 0.7 else RandomBot() for _ in range(players)]
        states = turns_of(game, bots, seed, rng)
        for state in rng.sample(states, min(len(states), numbers.of(short=5, long=25))):
            for explorer in game.definition.explorers[state.active]:
                if state.at[explorer] == ARRIVED:
                    continue
                reached = by_graph(game, state, explorer)
                assert reached == by_legal_moves(game, state, explorer), (seed, state)
                n_states += 1
                n_far += len(reached) > 4

    assert n_states >= 4
    assert n_far >= 1
