"""Games of bots with sets of modules: whether they end, and how long they are. Qt-free."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial

import msgspec

from designer.api import SetUp
from designer.diagnostics import failure_of, is_interrupt, said
from designer.play.batches import InProcesses, InThisProcess
from designer.play.statistics import CUT_OFF, Tally
from designer.routes import never
from designer.session.combining import Combiner
from designer.session.simulating import Simulation, known_bots, played_from

__all__ = ["Games", "games_with"]

_UNFINISHED = frozenset({CUT_OFF, "unfinished"})


class Games(msgspec.Struct, frozen=True):
    """Give what the games of a set came to, as far as they are played.

    Attributes:
        modules: the set.
        wanted, played, ended: how many games.
        rounds: mean, least and most of those played; zeros where there are none.
        trouble: why there are no more, in a sentence, or "".
    """

    modules: tuple[str, ...]
    wanted: int
    played: int = 0
    ended: int = 0
    rounds: tuple[float, int, int] = (0.0, 0, 0)
    trouble: str = ""

    @property
    def is_whole(self) -> bool:
        """Say whether nothing more comes."""
        return bool(self.trouble) or self.played >= self.wanted


class _Batch(msgspec.Struct, frozen=True):
    """Give one process its work; all of it can be pickled."""

    modules: tuple[str, ...]
    simulation: Simulation
    seeds: range


def games_with(
    combiner: Combiner,
    sets: Iterable[Sequence[str]],
    n: int,
    jobs: int,
    *,
    cancelled: Callable[[], bool] = never,
) -> Generator[Games, None, None]:
    """Play games with sets of modules, and give what each set has come to after every game.

    The game's own bot plays all seats; the seeds of every set are the same.

    Args:
        combiner: makes the scenarios.
        sets: ids of modules.
        n: how many games a set, at least 1.
        jobs: how many processes play at the same time; 1 is this one.
        cancelled: asked between games whether to stop.

    Raises:
        BrokenProcessPool: a process died; what was given before holds.
    """
    known: dict[tuple[str, ...], Tally] = {}
    troubles: list[Games] = []
    batches = _batches(combiner, sets, n, troubles, cancelled)

    def follow(results: Iterator[tuple[tuple[str, ...], Tally | str]]) -> Generator[Games]:
        for modules, result in results:
            yield from _taken(troubles)
            if isinstance(result, str):
                yield Games(modules, n, trouble=result)
            else:
                before = known.get(modules)
                known[modules] = result if before is None else before + result
                yield _of(modules, n, known[modules])
            if cancelled():
                return
        yield from _taken(troubles)

    if jobs == 1:
        yield from follow(InThisProcess().map_batches(_played, batches))
        return
    with InProcesses(jobs, partial(int)) as processes:
        yield from follow(processes.map_batches(_played, batches))


def _taken(troubles: list[Games]) -> Iterator[Games]:
    while troubles:
        yield troubles.pop(0)


def _batches(
    combiner: Combiner,
    sets: Iterable[Sequence[str]],
    n: int,
    troubles: list[Games],
    cancelled: Callable[[], bool],
) -> Iterator[_Batch]:
    """Compile one set after the other, as their games are wanted."""
    for names in sets:
        if cancelled():
            return
        modules = combiner.in_order(names)
        simulation = _simulation(combiner, modules)
        if isinstance(simulation, str):
            troubles.append(Games(modules, n, trouble=simulation))
            continue
        for seed in range(1, n + 1):
            yield _Batch(modules, simulation, range(seed, seed + 1))


def _simulation(combiner: Combiner, modules: Sequence[str]) -> Simulation | str:
    plugin = combiner.host.game(combiner.game)
    if plugin is None:
        return said("No game that is installed says how this document is played.")
    project, path = combiner.scenario_with(modules)
    try:
        compiled = plugin.compile(project, project.documents[path], SetUp())
        bots = list(plugin.bots()) or list(known_bots(plugin))
    except BaseException as error:
        if is_interrupt(error):
            raise
        what, _ = failure_of(error)
        return said("The game cannot be set up: {what}.", what=what)
    if compiled.game is None:
        first = next(iter(compiled.diagnostics), None)
        return str(first.sentence) if first is not None else said("There is no game to play.")
    seats = bots[:1] * compiled.game.n_seats
    return Simulation.of(combiner.host, combiner.game, compiled.game, seats)


def _played(batch: _Batch) -> tuple[tuple[str, ...], Tally | str]:
    try:
        return batch.modules, played_from(batch.simulation, batch.seeds)
    except BaseException as error:
        if is_interrupt(error):
            raise
        what, _ = failure_of(error)
        return batch.modules, said("Seed {seed} fails: {what}.", seed=batch.seeds[0], what=what)


def _of(modules: tuple[str, ...], n: int, tally: Tally) -> Games:
    lost = sum(count for end, count in tally.ends.items() if end in _UNFINISHED)
    rounds = tally.rounds
    return Games(
        modules,
        n,
        played=tally.games,
        ended=tally.games - lost,
        rounds=(round(rounds.mean, 1), rounds.least, rounds.most),
    )
