"""Figures of many games of one document: what is played, how far it is, what the games tell. Qt-free."""

from collections.abc import Callable, Generator, Mapping

import msgspec

from designer.api import GamesPlayed, SetUp
from designer.diagnostics import Diagnostic, said
from designer.documents import Document, Project, text_of
from designer.play.bots import RandomBot
from designer.play.statistics import Tally
from designer.plugin_host import PluginHost
from designer.session.playing import files_in_play, ready_to_play
from designer.session.simulating import Simulation, shown_by_games, simulated

__all__ = ["ManyGames", "Seats", "Wanted", "played_on", "seats_of", "texts_in_play"]

_MOST_PLAYERS = 8


class Wanted(msgspec.Struct, frozen=True):
    """Say which games are wanted.

    Attributes:
        n: how many, at least 1.
        seed: of the first one; the others count on.
        bot: plays all seats that have none of their own; "" is the game's own, else random.
        bots: those of the first seats.
        set_up: players and switches where they are not the document's own.
    """

    n: int
    seed: int
    bot: str = ""
    bots: tuple[str, ...] = ()
    set_up: SetUp = SetUp()


class Seats(msgspec.Struct, frozen=True):
    """Say how many play as the document says, 0 where nobody can, and which numbers there may be."""

    own: int
    allowed: tuple[int, ...]


class ManyGames(msgspec.Struct, frozen=True):
    """Give what is known so far.

    Attributes:
        wanted: which games.
        texts: what they rest on, by path (`texts_in_play`).
        bots: per seat, who plays.
        tally: the figures, None before the first game.
        notes: what the games tell that no look at a file could.
        titles: what ids among the figures are called.
        trouble: why there are no games, or no more of them; "" else.
        faults: what stands in the way of a game.
    """

    wanted: Wanted
    texts: Mapping[str, str]
    bots: tuple[str, ...] = ()
    tally: Tally | None = None
    notes: tuple[Diagnostic, ...] = ()
    titles: Mapping[str, str] = {}
    trouble: str = ""
    faults: tuple[Diagnostic, ...] = ()


def texts_in_play(project: Project, document: Document) -> Mapping[str, str]:
    """Give the text of every document that a game is made from: other texts, other games."""
    paths = files_in_play(project, document)
    return {path: project.documents[path].text for path in paths if path in project.documents}


def seats_of(host: PluginHost, project: Project, path: str, set_up: SetUp) -> Seats:
    """Ask a game how many may play a document."""
    document = project.documents[path]
    plugin = host.game(project.game_of(document))
    if plugin is None or document.tree is None:
        return Seats(0, ())

    def seats(players: int | None) -> int:
        wanted = msgspec.structs.replace(set_up, players=players)
        game = plugin.compile(project, document, wanted).game
        return 0 if game is None else game.n_seats

    allowed = tuple(n for n in range(1, _MOST_PLAYERS + 1) if seats(n) == n)
    return Seats(seats(set_up.players), allowed)


def played_on(
    host: PluginHost,
    project: Project,
    path: str,
    wanted: Wanted,
    *,
    jobs: int,
    language: str,
    cancelled: Callable[[], bool],
) -> Generator[ManyGames, None, None]:
    """Play many games, and give what is known after each part of them; the first comes at once.

    Args:
        host: gives the game's plugin.
        project: the documents as they are on screen.
        path: of a scenario or route.
        wanted: which games.
        jobs: how many processes play at the same time.
        language: of titles.
        cancelled: asked between parts whether to stop.

    Raises:
        BrokenProcessPool: a process died; what was given before holds.
    """
    document = project.documents[path]
    known = ManyGames(wanted, texts_in_play(project, document))
    ready = ready_to_play(host, project, document, wanted.set_up)
    plugin, compiled = ready.plugin, ready.compiled
    if plugin is None or compiled is None or not ready.can_start:
        trouble = said("No game can be played with this: see what stands in the way.")
        if plugin is None:
            trouble = said("No game that is installed says how this document is played.")
        yield msgspec.structs.replace(known, trouble=trouble, faults=ready.errors)
        return
    game = compiled.game
    bot = wanted.bot or next(iter(plugin.bots()), RandomBot.id)
    bots = (wanted.bots + (bot,) * game.n_seats)[: game.n_seats]
    known = msgspec.structs.replace(known, bots=bots)
    simulation = Simulation.of(host, plugin.id, game, bots)
    parts = simulated(simulation, wanted.seed, wanted.n, jobs)
    try:
        for part in parts:
            tally = part if known.tally is None else known.tally + part
            played = GamesPlayed(project, document, game, tally)
            known = msgspec.structs.replace(
                known,
                tally=tally,
                notes=shown_by_games(host, plugin.id, played),
                titles=_titles(project, plugin.id, tally, known.titles, language),
            )
            yield known
            if cancelled():
                return
    finally:
        parts.close()


def _titles(
    project: Project, game: str, tally: Tally, known: Mapping[str, str], language: str
) -> Mapping[str, str]:
    """Give the names of things that were counted, as their documents call them."""
    ids = {kind for kinds in tally.counted.values() for kind in kinds} - known.keys()
    return {**known, **{id_: _title(project, game, id_, language) for id_ in ids}}


def _title(project: Project, game: str, id_: str, language: str) -> str:
    """Give the name of whatever has an id, "" where nothing has it or it has none."""
    for sort in project.sorts(game):
        entry = project.entry(sort, id_, game)
        tree = entry.tree if entry is not None else None
        if isinstance(tree, Mapping) and (name := text_of(tree.get("name"), language)):
            return name
    return ""
