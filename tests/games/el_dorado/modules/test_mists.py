"""Mists: nobody is on one that is not turned, and nothing tells what it hides."""

import pytest
from msgspec.structs import replace

from designer.api import seeded, shuffled
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.modules import mists
from tests.games.el_dorado.modules.walks import game_of, played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_on_a_covered_mist_and_tiles_only_open(players, numbers):
    game = game_of("into_the_mist", players, caves=True)
    cover, n_turned = game.definition.cover, 0

    def look(before, move, after):
        nonlocal n_turned
        assert not any(after.surface[place] == cover for place in after.at if place >= 0)
        n_turned += before.surface.count(cover) > after.surface.count(cover)
        assert before.surface.count(cover) >= after.surface.count(cover)
        assert game.census(after) == game.census(before)

    for seed in range(numbers.of(short=2, long=200)):
        figures = played(game, ["greedy"], seed, look)
        assert figures.ends.get("unfinished", 0) == 0
    for seed in range(numbers.of(short=1, long=100)):
        played(game, ["random"], seed, look)
    assert n_turned


def dealt_anew(game, state, seed):
    """Give a state with the covered tiles dealt anew."""
    rows = list(state.rows)
    for numbers in game.book.rows.pools().values():
        pieces = [piece for number in numbers for piece in rows[number]]
        _, order = shuffled(seeded(seed), sorted(pieces))
        for number in numbers:
            n = len(rows[number])
            rows[number], order = tuple(order[:n]), order[n:]
    return replace(state, rows=tuple(rows), rng=seed)


def test_what_is_covered_leaks_into_no_view_no_legal_move_and_no_choice(numbers):
    game, checked = game_of("into_the_mist", 2), 0

    def look(before, move, after):
        nonlocal checked
        if before.round % 3 or before.phase != 0:
            return
        seat = game.seat_to_move(before)
        other = dealt_anew(game, before, before.round)
        assert game.view(before, seat).state == game.view(other, seat).state
        legal = [
            [m for m in game.candidates(s) if game.refusal(s, m) is None] for s in (before, other)
        ]
        assert legal[0] == legal[1]
        if before.decision is None:
            choices = [GreedyBot().choose(game.view(s, seat), legal[0], 1) for s in (before, other)]
            assert choices[0] == choices[1]
        checked += 1

    for seed in range(numbers.of(short=1, long=30)):
        played(game, ["random"], seed, look)
    assert checked


@pytest.mark.parametrize("seed", range(5))
def test_each_tile_but_the_start_gets_a_mist_that_lies_whole_on_it_and_leaves_a_way(seed):
    from plugins.el_dorado.dealing import leaves_a_way

    game = game_of("home_stretch", 3, ("mists",))
    definition, board = game.definition, game.definition.board
    state = game.start(seed)
    hosts = []
    for middle in game.book.rows.row(state, mists.PLACES):
        under = mists.footprint(definition, middle)
        assert len(under) == 7
        (host,) = {board.spaces[place].placement for place in under}
        hosts.append(host)
        assert all(state.surface[place] == definition.cover for place in under)
    assert hosts == list(reversed(definition.terrain_tiles))
    assert leaves_a_way(game.book, state, ())


def test_the_same_seed_lays_the_same_mists():
    game = game_of("into_the_mist", 2)

    assert game.start(3).rows == game.start(3).rows
    assert game.start(3).rows != game.start(4).rows


def test_every_turn_of_a_tile_covers_the_same_spaces_and_moves_the_owl_round_its_edge():
    for tile in game_of("into_the_mist", 2).definition.turning:
        shapes = {frozenset((q, r) for q, r, _ in side) for side in tile.spaces}
        assert len(shapes) == 1
        assert len(set(tile.owl)) == 6


def test_switched_off_it_leaves_no_trace():
    game = game_of("into_the_mist", 2, ())

    assert game.definition.turning == ()
    assert game.definition.cover == -1
    assert "mists.places" not in game.book.rows
    assert "mists" not in game.definition.modules


def test_the_table_shows_mist_until_it_is_turned():
    from plugins.el_dorado.tabletop import table

    game = game_of("into_the_mist", 2)
    state = game.start(1)
    shown = [space.cell.code for space in table(game, state, 0).scene.board.spaces]
    assert shown.count("MIST") == 7 * 4

    state = mists._shown(game.book, state, 0, 4, 2)
    shown = [space.cell.code for space in table(game, state, 0).scene.board.spaces]
    assert shown.count("MIST") == 7 * 3
