"""The greedy bot plays well enough to be a yardstick for routes."""

import pytest
from msgspec.structs import replace

from designer.engine.game import LegalMoves
from designer.play.playouts import chosen_move, playout
from designer.play.statistics import Share, merged, tally
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.definition import ARRIVED
from plugins.el_dorado.game import GAME
from plugins.el_dorado.rules import verbs
from plugins.el_dorado.state import PLAYING
from tests.games.el_dorado.games import BOTS, ROUTES, compiled

each_route = pytest.mark.parametrize("route", ROUTES)
each_number = pytest.mark.parametrize("players", [2, 3, 4])
OTHER_ORDERS = {verbs.BUY, verbs.END_PLAY}


def games(route, bots, seeds):
    """Give the figures of games, one bot per seat."""
    game = compiled(route, len(bots))

    def counted(before, move, after):
        return GAME.counted(game, before, move, after)

    return merged(
        tally(playout(game, bots, seed, keep_moves=False, counted=counted), len(bots))
        for seed in seeds
    )


@each_route
@each_number
def test_greedy_bots_end_every_game_within_60_rounds_and_buy_three_cards_a_seat(
    route, players, numbers
):
    n = numbers.of(short=4, long=200)
    found = games(route, [GreedyBot()] * players, range(n))

    assert found.ends.get("won", 0) + found.ends.get("shared", 0) == n
    assert found.rounds.most <= 60
    assert found.per_game["cards_bought"].mean >= 3.0


@each_number
def test_games_with_cave_tokens_end_as_well(players, numbers):
    n = numbers.of(short=2, long=100)
    game = compiled("winding_paths", players, caves=True)
    for seed in range(n):
        played = playout(game, [GreedyBot()] * players, seed, keep_moves=False)
        assert (str(played.outcome.termination) != "unfinished", played.rounds <= 60) == (
            True,
            True,
        )


@each_route
def test_greedy_beats_random_from_either_seat(route, numbers):
    n = numbers.of(short=4, long=50)
    bots = BOTS["greedy"](), BOTS["random"]()
    as_first = games(route, bots, range(n))
    as_second = games(route, bots[::-1], range(n))

    won = Share(as_first.wins[0] + as_second.wins[1], 2 * n)
    assert won.value >= 0.95


def n_arrived(game, state, seat):
    return sum(state.at[explorer] == ARRIVED for explorer in game.definition.explorers[seat])


def steps_in_hand(game, state, seat):
    """Give no less than the steps that a seat can make: a step takes a strength, a card, an action."""
    if state.boards[seat]:
        return 100
    cards = (game.definition.cards[card] for card in state.hands[seat])
    return sum(100 if card.has_action else max(card.strength, 1) for card in cards)


def could_enter(game, state, seat):
    """Say whether some order of moves brings an explorer in within this turn, by trying all of them.

    What is drawn or found in between is not counted on: the seat does not know it.
    """
    state = game.view(state, seat).state
    own = game.definition.explorers[seat]
    to_go = [game.definition.far[state.at[e]] for e in own if state.at[e] != ARRIVED]
    if min(to_go) > steps_in_hand(game, state, seat):
        return False
    before, seen, ahead = n_arrived(game, state, seat), set(), [state]
    while ahead:
        here = ahead.pop()
        for move in LegalMoves(game, here):
            if move.verb in OTHER_ORDERS:
                continue
            after = game.apply(here, move)
            if n_arrived(game, after, seat) > before:
                return True
            key = replace(after, played=(), box=(), discards=())
            if after.piles == state.piles and after.phase == PLAYING and key not in seen:
                seen.add(key)
                ahead.append(after)
    return False


@each_route
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_enters_el_dorado_in_every_turn_in_which_it_can(route, players, numbers):
    enters_when_it_can(compiled(route, players), range(numbers.of(short=1, long=20)))


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_does_so_with_cave_tokens_too(players, numbers):
    routes = numbers.of(short=("first_expedition", "swamplands"), long=ROUTES)
    for route in routes:
        game = compiled(route, players, caves=True)
        enters_when_it_can(game, range(numbers.of(short=1, long=5)))


def enters_when_it_can(game, seeds):
    """Play games and compare each turn with what some order of moves could have done in it."""
    bot, chances = GreedyBot(), 0
    for seed in seeds:
        state, n_moves, turn, expected = game.start(seed), 0, None, None
        while (seat := game.seat_to_move(state)) is not None:
            if (state.round, seat) != turn:
                turn, arrived = (state.round, seat), n_arrived(game, state, seat)
                expected = could_enter(game, state, seat)
                chances += expected
            move = chosen_move(game, bot, state, seat, seed, n_moves)
            state, n_moves = game.apply(state, move), n_moves + 1
            if expected and (state.active, state.round) != (seat, turn[0]):
                assert n_arrived(game, state, seat) > arrived, f"seed {seed}, {turn}"

    assert chances > 0
