"""All sets of the modules play to their end, and nothing is created or lost on the way."""

from itertools import combinations

import pytest

from designer.api import below, seeded
from designer.plugin_host import PluginHost, shipped_root
from designer.session.combining import Combiner
from plugins.el_dorado.game import GAME
from plugins.el_dorado.state import OVER
from tests.games.el_dorado.modules.short_way import SHORT
from tests.games.el_dorado.modules.walks import game_of, keeps_rules, played
from tests.games.el_dorado.projects import shipped

ENDS = {"won", "shared", "unfinished"}

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
SWAMPS = MODULES[:6]  # those of the first box of expansions
OF_SWAMPS = [chosen for chosen in EVERY if set(chosen) <= set(SWAMPS)]

# The pairs and what is smaller, all of them together, and a few of the others.
SETS = [c for c in EVERY if len(c) < 3 or len(c) == len(MODULES) or EVERY.index(c) % 43 == 0]

BOTS = (["greedy"], ["random"], ["greedy", "random"])

PATIENCE = 6
"""Bots that choose by chance give up after so many rounds in which nobody comes on, so that they end soon."""


def named(chosen):
    return "+".join(chosen) or "base"


def plays_to_its_end(scenario, chosen, players, seed, bots=None):
    """Play a game with a set on a route where the pieces of all modules lie; nothing may be lost."""
    bots = BOTS[seed // 3 % 3] if bots is None else bots
    patience = PATIENCE if "random" in bots else None
    game = game_of(scenario, players, chosen, caves=bool(seed % 2), patience=patience)
    last = None

    def look(before, move, after):
        nonlocal last
        last = after

    (end,) = played(game, bots, seed, look).ends
    assert end in ENDS if "random" in bots else end in ENDS - {"unfinished"}, f"seed {seed}"
    assert last.phase == OVER
    assert game.census(last) == game.census(game.start(seed)), f"seed {seed}"


@pytest.fixture
def few_games_kept():
    """Forget the games of a set once they were played: there are 3,072."""
    yield
    game_of.cache_clear()


@pytest.mark.parametrize("chosen", OF_SWAMPS, ids=named)
def test_every_set_of_the_six_first_modules_plays_to_its_end(chosen, numbers, few_games_kept):
    for seed in range(numbers.of(short=20, long=200)):
        plays_to_its_end(SHORT, chosen, 2 + seed % 3, seed)


@pytest.mark.parametrize("chosen", [c for c in SETS if c not in OF_SWAMPS], ids=named)
def test_a_set_with_any_modules_plays_to_its_end(chosen, few_games_kept):
    number = SETS.index(chosen)
    plays_to_its_end("land_of_the_muisca", chosen, 2 + number % 3, number)


@pytest.mark.long
@pytest.mark.parametrize("chosen", EVERY, ids=named)
@pytest.mark.parametrize("part", range(3))
def test_all_sets_play_to_their_end_for_all_numbers_of_players(chosen, part, few_games_kept):
    """20 games for each number of players; all bots in the first third, then those by chance alone."""
    bots = ["random"] if part else None
    for seed in range(20 * part, 20 * part + 20):
        plays_to_its_end("land_of_the_muisca", chosen, 2 + seed % 3, seed, bots)


@pytest.fixture(scope="module")
def combiners():
    """Give per number of players what looks at sets on that route."""
    host = PluginHost([shipped_root()])
    document = next(d for d in shipped().of_kind("scenario") if d.id == "land_of_the_muisca")
    return {n: Combiner(host, shipped(), document, players=n) for n in (2, 3, 4)}


def test_the_layout_is_without_fault_with_every_set(combiners, numbers):
    of_all = numbers.of(short=0, long=1)
    for number, chosen in enumerate(EVERY if of_all else SETS):
        for players in (2, 3, 4) if of_all else (2 + number % 3,):
            assert combiners[players].look_at(chosen).hindrances == (), (chosen, players)


# Rules that may be read in several ways


def switches():
    """Give all switches of the game's rules with their values."""
    for document in shipped().of_kind("rules"):
        if shipped().game_of(document) == GAME.id:
            for switch in document.tree.get("switches", ()):
                yield switch["id"], switch["values"]


def drawn_switches(rng):
    """Give every switch with a value drawn by chance."""
    drawn = []
    for name, values in sorted(switches()):
        rng, n = below(rng, len(values))
        drawn.append((name, values[n]))
    return tuple(drawn)


@pytest.mark.parametrize("part", range(10))
def test_games_of_random_sets_keep_all_rules_to_their_end(part, numbers):
    """In every other game all switches are set by chance; 10,000 of them in the long tier."""
    for number in range(part, numbers.of(short=10, long=10_000), 10):
        rng, which = below(seeded(number), len(EVERY))
        rng, more = below(rng, 3)
        game = game_of.__wrapped__(
            SCENARIOS[number % len(SCENARIOS)],
            2 + more,
            EVERY[which] if number % 4 else MODULES,
            caves=bool(number % 2),
            switches=drawn_switches(rng) if number % 2 else (),
            patience=PATIENCE,
        )
        (end,) = played(game, ["random"], number, keeps_rules(game)).ends
        assert end in ENDS, f"game {number}"


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
