"""How many games bots play in a second, how that grows, and what two processes make of it.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_play.py`), each
beside a reference measured in the same run: the moves a second of a deck race written by hand
(`deck_race`), and for two processes what the same two make of a bare loop.
"""

import multiprocessing
import os
from time import perf_counter, process_time

import pytest

from designer.api import SetUp
from designer.engine.game import LegalMoves
from designer.engine.generator import derived, seeded
from designer.play.batches import InProcesses
from designer.play.playouts import chosen_move, playout
from designer.play.statistics import merged
from designer.plugin_host import PluginHost, shipped_root
from designer.session.simulating import Simulation, simulated
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.compile import compile_game
from tests.bench.bench_board import chain
from tests.bench.deck_race import race
from tests.games.el_dorado.games import BOTS, compiled

_N_GAMES = 20
_ROUTES = ("first_expedition", "winding_paths", "witchs_cauldron")
_TILES = (5, 12, 50)
_SIMULATED = 200


def yardstick():
    """Give how many moves a second the hand-written race makes now."""
    begin, n_moves = process_time(), sum(race(seed) for seed in range(60))
    return n_moves / (process_time() - begin)


def show(capsys, *lines):
    """Print figures, whatever pytest does with the output."""
    with capsys.disabled():
        print("\n" + "\n".join(lines))


def measured(game, bot, first_seed=1):
    """Play games from fresh seeds; give a line of figures and the games."""
    bots = [BOTS[bot]()] * game.n_seats
    playout(game, bots, 0, keep_moves=False)
    race_before = yardstick()
    begin = process_time()
    seeds = range(first_seed, first_seed + _N_GAMES)
    games = [playout(game, bots, seed, keep_moves=False) for seed in seeds]
    seconds = process_time() - begin
    pace = (race_before + yardstick()) / 2
    n_moves = sum(g.n_moves for g in games)
    line = (
        f"{_N_GAMES / seconds:6.1f} games/s, {n_moves / seconds:6.0f} moves/s = "
        f"{n_moves / seconds / pace:.4f} of the race's {pace:.0f}; "
        f"{seconds / n_moves * 1e6:5.1f} µs a move, {n_moves / _N_GAMES:.0f} moves and "
        f"{sum(g.rounds for g in games) / _N_GAMES:.1f} rounds a game"
    )
    return line, games


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_games_a_second_by_players(bot, capsys):
    lines = []
    for route in _ROUTES:
        for players in (2, 3, 4):
            line, games = measured(compiled(route, players), bot)
            lines.append(f"{bot:7}{route:17}{players} players: {line}")
            assert all(game.outcome is not None for game in games)
    line, games = measured(compiled(caves=True), bot)
    lines.append(f"{bot:7}first_expedition 4 players, with cave tokens: {line}")
    show(capsys, *lines)

    assert all(game.outcome is not None for game in games)


@pytest.mark.timeout(600)
def test_games_a_second_by_length_of_the_route(capsys):
    lines = []
    for n_tiles in _TILES:
        game = compile_game(*chain(n_tiles), SetUp(players=4)).game
        line, games = measured(game, "greedy")
        ends = sorted({str(g.outcome.termination) for g in games})
        n_spaces = len(game.definition.board.spaces)
        lines.append(f"{n_tiles:3} tiles, {n_spaces:4} spaces ({', '.join(ends)}): {line}")
    show(capsys, *lines)

    assert len(lines) == len(_TILES)


def test_where_the_time_goes(capsys):
    """Time each part of a move on its own, over the positions of some games."""
    game, bot = compiled(), GreedyBot()
    moments = []
    for seed in range(5):
        state, n = game.start(seed), 0
        while (seat := game.seat_to_move(state)) is not None:
            move = chosen_move(game, bot, state, seat, seed, n)
            moments.append((state, seat, move))
            state, n = game.apply(state, move), n + 1

    def fresh_bot():
        cold = GreedyBot()
        return lambda state, seat, _: cold.choose(
            game.view(state, seat), LegalMoves(game, state), 1
        )

    warm = fresh_bot()
    parts = {
        "the whole choice, nothing known of the map": fresh_bot(),
        "the whole choice, the map weighed before": warm,
        "view of the seat": lambda state, seat, _: game.view(state, seat).state,
        "candidates": lambda state, *_: tuple(game.candidates(state)),
        "all legal moves (bots rate first and ask about few)": lambda state, *_: tuple(
            LegalMoves(game, state)
        ),
        "asking about one move": lambda state, _, move: game.refusal(state, move),
        "making the move": lambda state, _, move: game.apply(state, move),
        "the bot's generator": lambda _, seat, __: derived(seeded(1), seat, 1),
    }
    for moment in moments:
        warm(*moment)
    lines = []
    for name, part in parts.items():
        begin = process_time()
        for moment in moments:
            part(*moment)
        lines.append(f"{(process_time() - begin) / len(moments) * 1e6:6.1f} µs  {name}")
    show(capsys, f"per move, over {len(moments)} moves of First Expedition, 4 greedy bots:", *lines)

    assert len(moments) > 0


def bare_loop(n):
    """Keep a core busy for a while."""
    total = 0
    for number in range(n):
        total += number * number % 7
    return total


def nothing():
    """Prepare nothing."""


def wall_seconds(n_jobs, work, batches):
    """Give how long a number of processes, started before, take for batches of work."""
    with InProcesses(n_jobs, nothing) as processes:
        list(processes.map_batches(work, [1] * 4 * n_jobs))
        begin = perf_counter()
        list(processes.map_batches(work, batches))
        return perf_counter() - begin


@pytest.mark.timeout(600)
def test_two_processes_beside_one(capsys):
    host = PluginHost([shipped_root()])
    simulation = Simulation.of(host, "el_dorado", compiled(), ["greedy"] * 4)
    figures, seconds, first = {}, {}, {}
    for jobs in (1, 2):
        begin = perf_counter()
        parts = []
        for part in simulated(simulation, 1, _SIMULATED, jobs, worth_seconds=0.0):
            first.setdefault(jobs, perf_counter() - begin)
            parts.append(part)
        seconds[jobs] = perf_counter() - begin
        figures[jobs] = merged(parts)
    loops = [400_000] * 40
    bare = wall_seconds(1, bare_loop, loops) / wall_seconds(2, bare_loop, loops)
    show(
        capsys,
        f"{_SIMULATED} games: {seconds[1]:.2f} s in one process, {seconds[2]:.2f} s in two started "
        f"for it: {seconds[1] / seconds[2]:.2f} times as fast; first figures after "
        f"{first[1]:.2f} s and {first[2]:.2f} s",
        f"a bare loop in two processes beside one, now: {bare:.2f} times as fast "
        f"({os.cpu_count()} cores, load {os.getloadavg()[0]:.1f})",
    )

    assert figures[1] == figures[2]
    assert multiprocessing.active_children() == []
