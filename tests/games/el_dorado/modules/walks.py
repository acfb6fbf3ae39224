"""Games of shipped scenarios, played to their end by bots."""

from functools import cache

from msgspec.structs import replace

from designer.api import SetUp
from designer.play.bots import RandomBot
from designer.play.playouts import playout
from designer.play.statistics import tally
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.definition import ARRIVED
from plugins.el_dorado.dragon_places import AT, covering, places, reached
from plugins.el_dorado.expedition import Expedition
from plugins.el_dorado.game import GAME
from plugins.el_dorado.lying import lying
from plugins.el_dorado.modules.skulls import LOOKAHEAD
from plugins.el_dorado.rules import verbs
from plugins.el_dorado.rules.ids import START
from plugins.el_dorado.state import OVER
from tests.games.el_dorado.modules.short_way import SHORT, short_way
from tests.games.el_dorado.projects import shipped

BOTS = {"random": RandomBot, "greedy": GreedyBot}
PLAYERS = {name: kind() for name, kind in BOTS.items()}
"""One of each for all games, as in a simulation: they know a map that they have seen before."""


@cache
def game_of(scenario, players=4, modules=None, *, caves=False, switches=(), patience=None):
    """Give the game of a shipped scenario, or with other modules and switches.

    Args:
        scenario: its id; `short_way` is one for tests.
        players, modules, caves, switches: in place of its own; switches are pairs.
        patience: after so many rounds without progress a game is given up.
    """
    project = short_way() if scenario == SHORT else shipped()
    document = next(d for d in project.of_kind("scenario") if d.id == scenario)
    options = {"caves": caves, **({} if modules is None else {"modules": list(modules)})}
    set_up = SetUp(players=players, options=options, switches=dict(switches))
    game = GAME.compile(project, document, set_up).game
    assert game is not None, f"{scenario} cannot be played with {modules}"
    return game if patience is None else Expedition(replace(game.definition, patience=patience))


def played(game, bots, seed, look=None):
    """Play a game; `look` sees each move with the states before and after.

    Returns:
        Its figures.
    """

    def counted(before, move, after):
        if look is not None:
            look(before, move, after)
        return ()

    seats = [PLAYERS[bots[n % len(bots)]] for n in range(game.n_seats)]
    return tally(playout(game, seats, seed, keep_moves=False, counted=counted), game.n_seats)


def keeps_rules(game):
    """Give a look at each move that finds what no game may come to, whatever its modules."""
    book, definition = game.book, game.definition
    hexes = [space.hex for space in definition.board.spaces]
    pieces, has_dragons = None, AT in book.rows

    def look(before, move, after):
        nonlocal pieces
        pieces = game.census(before) if pieces is None else pieces
        assert game.census(after) == pieces, "something was created or lost"
        dragons = places(book, after) if has_dragons else ()
        treasures = lying(book, after)
        standing = [place for place in after.at if place != ARRIVED]
        lurking = [place for place in dragons if place != ARRIVED]
        assert len({*standing, *lurking, *treasures}) == (
            len({*standing}) + len(lurking) + len(treasures)
        ), "two share a space"
        is_next_turn = (after.active, after.round) != (before.active, before.round)
        for was, place in zip(before.at, after.at, strict=True):
            if place in (ARRIVED, was):
                continue
            if is_next_turn and definition.surfaces[before.surface[was]].marked:
                continue  # it could not leave a skull and went back, as far as it had come
            surface = definition.surfaces[after.surface[place]]
            assert surface.closed in {"", START}, "it stands where nobody may"
            assert hexes[was].distance(hexes[place]) <= 3, "it was carried twice"
            if has_dragons and move.verb in {verbs.PLAY, verbs.STEP, verbs.ENTER}:
                n = covering(book, before, was)
                assert n is None or covering(book, after, was) is None, "it was held"
        for n in range(len(dragons)):
            for place in reached(book, after, n):
                assert dragons[n] in {there for there, _ in definition.ways[place]}
        if is_next_turn and after.phase != OVER and not definition.option(LOOKAHEAD):
            own = (after.at[explorer] for explorer in definition.explorers[before.active])
            on = [p for p in own if p != ARRIVED and definition.surfaces[after.surface[p]].marked]
            assert not on, "a turn ended on a skull"

    return look
