"""How the estimated turns and the numbers of difficulty agree with games of greedy bots.

The figures are printed (`pytest -s --long tests/games/el_dorado/test_turns.py`).
"""

import random
import statistics
from functools import cache

import pytest

from designer.api import SetUp, Termination
from designer.play.playouts import playout
from designer.routes import figures_of
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, route, shipped
from tests.games.el_dorado.published import ROUTE_IDS

LETTERS = "ABCDEFGHIJKLMN"
COMPARED = ("price", "price_dealt", "set_cards", "turns", "printed", "side_by_side")
STEPS = ((7, -3), (7, -4), (3, 4))


def rounds(project, document, players, n_games):
    """Give how many rounds greedy bots need on average; None where they block each other for good."""
    game = GAME.compile(project, document, SetUp(players=players)).game
    bots = [GreedyBot()] * players
    played = [playout(game, bots, seed, keep_moves=False) for seed in range(n_games)]
    if any(each.outcome.termination is Termination.UNFINISHED for each in played):
        return None
    return statistics.fmean(each.rounds for each in played)


@cache
def figures(project, document):
    deep = GAME.analyse_deeply(project, document, SetUp())
    return {figure.id: figure.value for figure in figures_of(deep)}


def variants(n, seed=1):
    """Give routes of boards in a row, turned and joined at random, that lead to El Dorado."""
    rng = random.Random(seed)
    found = []
    while len(found) < n:
        faces = rng.sample(LETTERS[2:], rng.randint(3, 5))
        if len({LETTERS.index(face) // 2 for face in faces}) < len(faces):
            continue  # both sides of one board
        lines = [f"{rng.choice('AB')} 0,0 {rng.choice((0, 1, 2))}"]
        q = r = 0
        for number, face in enumerate(faces):
            step = rng.choice(STEPS if number else STEPS[:2])
            q, r = q + step[0], r + step[1]
            lines.append(f"{face} {q},{r} {rng.randrange(6)}")
        lines.append(f"{rng.choice('YZ')} {q + 4},{r - 4} 0")
        project, document = route("\n".join(lines))
        inspection = GAME.inspect(project, document)
        if not inspection.scene.board.overlaps and inspection.analysis.reaches_goal:
            found.append((project, document))
    return found


def correlations(routes, players, n_games, capsys):
    """Print and give how each figure agrees with the rounds that bots need."""
    needed = {pair: n for pair in routes if (n := rounds(*pair, players, n_games)) is not None}
    assert len(needed) > 0.9 * len(routes)
    found = {}
    for name in COMPARED:
        values = [figures(project, document)[name] for project, document in needed]
        found[name] = statistics.correlation(values, list(needed.values()))
    with capsys.disabled():
        print(  # noqa: T201 - the figures are what this file is for
            f"\n{len(needed)} of {len(routes)} routes, {players} greedy bots, {n_games} games each: "
            + ", ".join(f"{name} {value:.2f}" for name, value in found.items())
        )
    return found


PUBLISHED = [(shipped(), published(name)) for name in ROUTE_IDS]


def test_what_is_dearer_side_by_side_takes_bots_longer(numbers, capsys):
    found = correlations(PUBLISHED, 4, numbers.of(short=4, long=50), capsys)

    assert found["side_by_side"] > 0.7
    assert found["turns"] > 0.2


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_estimate_agrees_with_bots_on_published_and_made_up_routes(players, capsys):
    found = correlations([*PUBLISHED, *variants(25)], players, 25, capsys)

    assert found["turns"] > 0.85
    assert found["side_by_side"] > 0.85


def test_easy_routes_are_easier_than_medium_and_these_than_hard_ones():
    classes = {"easy": [], "medium": [], "hard": []}
    for project, document in PUBLISHED:
        classes[document.tree["difficulty"]].append(figures(project, document)["side_by_side"])

    assert max(classes["easy"]) < min(classes["medium"])
    assert max(classes["medium"]) < min(classes["hard"])
