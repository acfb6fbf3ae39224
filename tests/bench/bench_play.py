"""How many games bots play in a second, how that grows, and what two processes make of it.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_play.py`), each
beside a reference measured in the same run: the moves a second of a deck race written by hand
(`deck_race`), and for two processes what the same two make of a bare loop.
"""

import cProfile
import multiprocessing
import os
import pstats
from collections import Counter
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

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
from tests.games.el_dorado.games import BOTS, ROUTES, compiled

_N_GAMES = 20
_N_SIMULATED = 120
_ROUTES = ("first_expedition", "winding_paths", "witchs_cauldron")  # short, medium, long to walk
_PLAYERS = (2, 3, 4)
_TILES = (5, 12, 50)
_SHOWN = 14  # modules in the profile


def yardstick():
    """Give how many moves a second the hand-written race makes now."""
    begin, n_moves = process_time(), sum(race(seed) for seed in range(60))
    return n_moves / (process_time() - begin)


def show(capsys, *lines):
    """Print figures, whatever pytest does with the output."""
    with capsys.disabled():
        print("\n" + "\n".join(lines))


class Pace(NamedTuple):
    """How fast games went: a second of this process's own time, and against the race then."""

    name: str
    games: float
    moves: float
    of_the_race: float
    moves_a_game: float
    rounds: float

    def line(self, first: "Pace") -> str:
        """Say it, with how many times as much a game and a move cost as in the first row."""
        return (
            f"{self.name:42}{self.games:7.1f} games/s {first.games / self.games:6.2f} x a game "
            f"{first.moves / self.moves:5.2f} x a move; {self.moves:7.0f} moves/s = "
            f"{self.of_the_race:.3f} of the race; {self.moves_a_game:5.0f} moves, "
            f"{self.rounds:5.1f} rounds a game"
        )


def measured(name, game, bot="greedy", n_games=_N_GAMES):
    """Play games from fresh seeds, all of which have to end."""
    bots = [BOTS[bot]()] * game.n_seats
    playout(game, bots, 0, keep_moves=False)
    race_before = yardstick()
    begin = process_time()
    games = [playout(game, bots, seed, keep_moves=False) for seed in range(1, n_games + 1)]
    seconds = process_time() - begin
    race_now = (race_before + yardstick()) / 2
    assert all(played.outcome is not None for played in games)
    n_moves = sum(played.n_moves for played in games)
    return Pace(
        name,
        n_games / seconds,
        n_moves / seconds,
        n_moves / seconds / race_now,
        n_moves / n_games,
        sum(played.rounds for played in games) / n_games,
    )


def twice(route):
    """Give the game of a made-up chain of boards, about twice as far to go as a published route."""
    far = distance_of(compiled(route))
    for n_tiles in range(5, 40):
        game = compile_game(*chain(n_tiles), SetUp(players=4)).game
        if game is not None and distance_of(game) >= 2 * far:
            return n_tiles, game
    raise AssertionError(route)


def distance_of(game):
    """Give how many steps it is from the farthest start to the end."""
    return max(game.definition.far[place] for place in game.start(0).at)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_games_a_second_by_players(bot, capsys):
    """P4, and how its cost grows with the players, on a short, a medium and a long route."""
    lines = []
    for route in _ROUTES:
        rows = [measured(f"{bot}, {route}, {n}", compiled(route, n), bot) for n in _PLAYERS]
        lines += [row.line(rows[0]) for row in rows]
    show(capsys, *lines)

    assert len(lines) == len(_ROUTES) * len(_PLAYERS)


@pytest.mark.timeout(600)
def test_games_a_second_by_length_of_the_route(capsys):
    """P4 on every published route by its length, then twice the longest, then long chains."""
    games = [(route, compiled(route)) for route in ROUTES]
    games.sort(key=lambda named: distance_of(named[1]))
    n_tiles, double = twice(games[-1][0])
    games.append((f"twice the longest ({n_tiles} boards)", double))
    games += [(f"{n} tiles", compile_game(*chain(n), SetUp(players=4)).game) for n in _TILES]
    games.append(("first_expedition, caves", compiled(caves=True)))
    rows = [
        measured(
            f"{name}: {distance_of(game)} steps, {len(game.definition.board.spaces)} spaces", game
        )
        for name, game in games
    ]
    show(capsys, *(row.line(rows[0]) for row in rows))

    assert len(rows) == len(games)


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


def test_where_the_time_goes_by_module(capsys):
    """Profile whole games: the share of each module's own time, with how often it was called."""
    game, bots = compiled(), [GreedyBot()] * 4
    playout(game, bots, 0, keep_moves=False)
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(1, 11):
        playout(game, bots, seed, keep_moves=False)
    profile.disable()
    own, calls, whole = Counter(), Counter(), 0.0
    for (file, _, _), (_, n, seconds, _, _) in pstats.Stats(profile).stats.items():
        parts = Path(file).parts
        top = next((i for i, part in enumerate(parts) if part in {"designer", "plugins"}), None)
        name = "/".join(parts[top:]) if top is not None else "Python and its libraries"
        own[name] += seconds
        calls[name] += n
        whole += seconds
    show(
        capsys,
        f"{whole:.2f} s with the profiler on, 10 games of First Expedition, 4 greedy bots:",
        *(f"{own[n] / whole:6.1%} {calls[n]:9} calls  {n}" for n, _ in own.most_common(_SHOWN)),
    )

    assert whole > 0


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
@pytest.mark.parametrize(
    ("route", "players"),
    [(_ROUTES[0], n) for n in _PLAYERS] + [(route, 4) for route in _ROUTES[1:]],
)
def test_two_processes_beside_one(route, players, capsys):
    """P6: how much faster two processes are than one, and what a bare loop makes of two just now."""
    host = PluginHost([shipped_root()])
    simulation = Simulation.of(host, "el_dorado", compiled(route, players), ["greedy"] * players)
    figures, seconds, first = {}, {}, {}
    loops = [400_000] * 40
    bare = wall_seconds(1, bare_loop, loops) / wall_seconds(2, bare_loop, loops)
    for jobs in (1, 2):
        begin = perf_counter()
        parts = []
        for part in simulated(simulation, 1, _N_SIMULATED, jobs, worth_seconds=0.0):
            first.setdefault(jobs, perf_counter() - begin)
            parts.append(part)
        seconds[jobs] = perf_counter() - begin
        figures[jobs] = merged(parts)
    bare = (bare + wall_seconds(1, bare_loop, loops) / wall_seconds(2, bare_loop, loops)) / 2
    gain = seconds[1] / seconds[2]
    show(
        capsys,
        f"{route}, {players} players, {_N_SIMULATED} games: {seconds[1]:.2f} s in one process, "
        f"{seconds[2]:.2f} s in two started for it = {gain:.2f} x; a bare loop now {bare:.2f} x: "
        f"{gain / bare:.2f} of what two can give ({os.cpu_count()} cores, load "
        f"{os.getloadavg()[0]:.1f}); first figures after {first[1]:.2f} s and {first[2]:.2f} s",
    )

    assert figures[1] == figures[2]
    assert multiprocessing.active_children() == []
