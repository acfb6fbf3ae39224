"""All sets of the modules play to their end, and nothing is created or lost on the way."""

from itertools import combinations

import pytest

from designer.api import below, seeded
from plugins.el_dorado.state import OVER
from tests.games.el_dorado.modules.walks import game_of, keeps_rules, played

SCENARIOS = ("land_of_the_muisca", "treasure_trail", "white_water", "skull_trail", "dragons")

MODULES = (
    "skulls",
    "mountain_passes",
    "rapids",
    "swamps",
    "temples",
    "muisca",
    "dragons",
    "treasures",
    "mists",
)
EVERY = [chosen for n in range(len(MODULES) + 1) for chosen in combinations(MODULES, n)]

# The pairs and what is smaller, all of them together, and a few of the others.
SETS = [c for c in EVERY if len(c) < 3 or len(c) == len(MODULES) or EVERY.index(c) % 43 == 0]


@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: "+".join(chosen) or "base")
def test_every_set_plays_to_its_end(chosen, numbers):
    n = numbers.of(short=1, long=200)
    for seed in range(n):
        players = 2 + (seed + SETS.index(chosen)) % 3
        bots = (["greedy"], ["random"], ["greedy", "random"])[(seed + SETS.index(chosen)) % 3]
        game = game_of("land_of_the_muisca", players, chosen, caves=bool(seed % 2))
        before_all = game.census(game.start(seed))
        last = None

        def look(before, move, after):
            nonlocal last
            last = after

        played(game, bots, seed, look)
        assert last.phase == OVER
        assert game.census(last) == before_all


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", EVERY, ids=lambda chosen: "+".join(chosen) or "base")
def test_all_sets_play_to_their_end_for_all_numbers_of_players(chosen, players):
    game = game_of.__wrapped__("land_of_the_muisca", players, chosen)  # of 1,536 none is kept
    for seed in range(20):
        bots = (["greedy"], ["random"], ["greedy", "random"])[seed % 3]
        assert sum(played(game, bots, seed).ends.values()) == 1


def test_games_of_random_sets_keep_all_rules_to_their_end(numbers):
    for number in range(numbers.of(short=4, long=10_000)):
        rng = seeded(number)
        rng, which = below(rng, len(EVERY))
        rng, more = below(rng, 3)
        scenario = SCENARIOS[number % len(SCENARIOS)]
        game = game_of.__wrapped__(
            scenario, 2 + more, EVERY[which] if number % 4 else MODULES, caves=bool(number % 2)
        )
        figures = played(game, ["random"], number, keeps_rules(game))
        assert sum(figures.ends.values()) == 1


@pytest.mark.parametrize("chosen", [(), ("temples",), ("muisca",), MODULES], ids=str)
def test_a_module_that_is_off_leaves_no_trace_in_market_rows_and_victory(chosen):
    game = game_of("land_of_the_muisca", 3, chosen)
    state = game.start(1)

    cards = {card.id for card in game.definition.cards}
    assert ("tribe_elder" in cards) == ("muisca" in chosen)
    assert (len([card for card in state.places if card >= 0]) == 8) == ("muisca" in chosen)
    assert (game.goals_of(state, 0) is not None) == ("temples" in chosen)
    assert ("temples.artifacts" in game.book.rows) == ("temples" in chosen)


def test_the_same_seed_plays_the_same_game_with_all_modules():
    game = game_of("land_of_the_muisca", 3, MODULES, caves=True)
    ends = []
    for _ in range(2):
        states = []
        played(game, ["greedy"], 5, lambda before, move, after, to=states: to.append(after))
        ends.append(states[-1])

    assert ends[0] == ends[1]


@pytest.mark.parametrize("players", [2, 3])
def test_every_move_is_shown_told_and_read_again_from_its_words(players, numbers):
    from plugins.el_dorado.game import GAME

    game = game_of("land_of_the_muisca", players, MODULES, caves=True)
    verbs = set()

    def look(before, move, after):
        verbs.add(move.verb)
        (again,) = game.from_words(before, game.to_words(before, move))
        assert again == move
        assert all(game.tell(before, move, after)) or not game.tell(before, move, after)
        if before.round % 7 == 0:
            shown = GAME.table(game, before, None)
            assert move in {handle.move for handle in shown.handles}
            for way in shown.shortcuts:
                state = before
                for step in (way.move, *way.then):
                    assert game.refusal(state, step) is None, way.label
                    state = game.apply(state, step)

    for seed in range(numbers.of(short=1, long=50)):
        played(game, ["greedy", "random"], seed, look)
    assert {"collect", "place"} & verbs
