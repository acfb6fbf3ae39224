"""Treasures: their spaces are closed, each is paid for, and four of them win."""

import pytest
from msgspec.structs import replace

from plugins.el_dorado.definition import ARRIVED, TOKENS
from plugins.el_dorado.lying import lying
from plugins.el_dorado.modules import treasures
from plugins.el_dorado.tabletop import table
from tests.games.el_dorado.games import made, position
from tests.games.el_dorado.modules.walks import game_of, played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_stands_on_a_treasure_and_each_is_collected_from_beside_it(players, numbers):
    game = game_of("treasure_trail", players, caves=True)
    n_collected = 0

    def look(before, move, after):
        nonlocal n_collected
        laid = lying(game.book, after)
        assert not set(laid) & set(after.at)
        assert game.census(after) == game.census(before)
        assert len(laid) <= len(lying(game.book, before))
        n_collected += len(lying(game.book, before)) - len(laid)

    for seed in range(numbers.of(short=2, long=200)):
        figures = played(game, ["greedy"], seed, look)
        assert figures.ends.get("unfinished", 0) == 0
    for seed in range(numbers.of(short=1, long=100)):
        played(game, ["random"], seed, look)
    assert n_collected >= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_treasures_are_dealt_from_el_dorado_backwards_and_leave_a_way(players):
    game = game_of("home_stretch", players, ("treasures",))
    board, definition = game.definition.board, game.definition
    for seed in range(5):
        state = game.start(seed)
        laid = lying(game.book, state)
        tiles = [board.host_of(place) for place in laid]
        order = list(reversed(definition.terrain_tiles))
        assert tiles == [order[n % len(order)] for n in range(3 * players)]
        assert not any(definition.surfaces[state.surface[p]].closed for p in laid)
        assert len([i for i in state.box if i >= TOKENS]) == 12 - 3 * players
        moves = [m for m in game.candidates(state) if game.refusal(state, m) is None]
        assert moves


def test_the_same_seed_lays_the_same_treasures():
    game = game_of("treasure_trail", 4)
    first, again, other = (lying(game.book, game.start(seed)) for seed in (1, 1, 2))

    assert first == again
    assert first != other


def test_strips_get_treasures_unless_a_switch_leaves_them_out():
    """ED-SETUP-14."""
    game = game_of("home_stretch", 4, ("treasures",))
    board = game.definition.board
    hosts = [board.placements[board.host_of(p)].id for p in lying(game.book, game.start(3))]

    assert [hosts.count(name) for name in "CMKQJ"] == [3, 3, 2, 2, 2]


def test_who_has_not_moved_yet_collects_nothing():
    game = game_of("treasure_trail", 2)
    state = game.start(1)
    start = state.at[0]
    beside = next(
        p
        for p, slot in game.definition.ways[start]
        if slot < 0 and not game.definition.surfaces[state.surface[p]].closed
    )
    token = next(iter(lying(game.book, state).values()))
    state = treasures.with_lying(game.book, state, {beside: token})

    assert treasures.collectable(game.book, state, 0) == ()
    stopped = game.book.rows.with_row(state, treasures.STOPPED, (1, 0), 0)
    assert treasures.collectable(game.book, stopped, 0) == ((token, 0),)


def test_only_in_the_turn_of_the_stop_where_a_switch_says_so():
    given = """
    board: {T1: {"0,0": J1, "1,0": J1, "2,0": J1}}
    switches: {treasure.collect_window: turn_of_stop}
    treasures: {"2,0": treasure_paddles_3}
    seats: [{explorers: ["0,0"], hand: [captain, explorer]}, {}]
    """
    game, state = position(given, modules=("treasures",))
    state = made(game, state, {"card": "explorer", "path": ["1,0"]})
    (move, *_) = game.from_words(state, {"treasure": "treasure_paddles_3"})
    assert game.refusal(state, move) is None

    later = game.book.rows.with_row(state, treasures.STOPPED, (0, 0), 0)
    assert game.refusal(later, move).rule == "ED-TREAS-12"


def test_treasures_are_seen_before_a_player_and_on_the_board():
    game = game_of("treasure_trail", 2)
    state = game.start(1)
    token = next(iter(lying(game.book, state).values()))
    own = replace(state, boards=((token,), ()))

    zone = next(z for z in table(game, own, None).zones if z.id == "tokens" and z.seat == 0)
    assert [piece.title for piece in zone.pieces] == [game.definition.item_title(token)]
    assert ARRIVED not in lying(game.book, state)


def test_what_a_treasure_costs_is_told_where_it_lies():
    game = game_of("treasure_trail", 4)
    state = game.start(1)
    marks = {mark.title: mark for mark in table(game, state, None).scene.markers}

    assert len(marks) == 12
    assert marks["Treasure: coins 5"].text == "5"
    assert marks["Treasure: three green cards"].text == "3×"
    assert marks["Treasure: a green, a yellow and a blue card"].text == "1+1+1"
    colours = {marks[f"Treasure: {n}"].fill for n in ("two blue cards", "paddles 3", "paddles 4")}
    assert len(colours) == 1
