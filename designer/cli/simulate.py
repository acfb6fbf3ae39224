"""`trailwright simulate`: many games by bots, and what they have in common.

What is printed depends on the games alone, never on the number of processes or on time; progress
and speed go to the error stream.
"""

import signal
import sys
import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import click

from designer.api import GamesPlayed, SetUp
from designer.cli.games import (
    BOTS_HELP,
    anyway_option,
    compile_or_stop,
    named_bots,
    print_faults,
    single_document,
    told_bots,
)
from designer.cli.sources import diagnostic_tree, print_json, shown
from designer.cli.tallies import lines_of, progress_of, tree_of
from designer.diagnostics import Diagnostic
from designer.engine.replays import MOST_SEED
from designer.play.batches import n_cores
from designer.play.statistics import Tally
from designer.session.simulating import Simulation, shown_by_games, simulated

__all__ = ["command"]

_BY_SIGNAL = 128  # and its number, as a shell says of what a signal stopped: 130 at the keyboard
_ENDING = ("SIGINT", "SIGTERM")  # names: not every system has all
_SECONDS_BETWEEN = 0.1


@click.command("simulate")
@click.argument("scenario", type=click.Path(path_type=Path))
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--bots", default="", help=BOTS_HELP)
@click.option(
    "--seed",
    type=click.IntRange(0, MOST_SEED),
    default=1,
    show_default=True,
    help="Of the first game; the others count on.",
)
@click.option("--players", type=click.IntRange(1), help="If not the scenario's own.")
@click.option(
    "--jobs",
    type=click.IntRange(1),
    help="Processes that play at the same time; default: all cores.",
)
@anyway_option
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    scenario: Path,
    *,
    games: int,
    bots: str,
    seed: int,
    players: int | None,
    jobs: int | None,
    anyway: bool,
    as_json: bool,
) -> None:
    """Let bots play a SCENARIO many times: lengths, winners by seat, what was played and who won with it.

    The figures are the same for any number of --jobs. Ctrl-C, or a signal to end, stops and prints
    the figures of the games played so far; the exit code is 130 then, or 143.
    """
    workspace, document = single_document(scenario)
    set_up = SetUp(players=players)
    plugin, compiled = compile_or_stop(
        ctx, workspace, document, set_up, anyway=anyway, as_json=as_json
    )
    names = named_bots(plugin, bots, compiled.game.n_seats)
    simulation = Simulation.of(workspace.host, plugin.id, compiled.game, names)
    course = _Course(games)
    course.follow(simulated(simulation, seed, games, jobs or n_cores()))
    head = {
        "document": shown(document.path),
        "bots": list(names),
        "seed": seed,
        "wanted": games,
        "complete": course.is_complete,
    }
    faults: tuple[Diagnostic, ...] = ()
    if course.tally is not None:
        played = GamesPlayed(workspace.project, document, compiled.game, course.tally)
        faults = shown_by_games(workspace.host, plugin.id, played)
    if as_json:
        figures = tree_of(course.tally) if course.tally is not None else {"games": 0}
        print_json(head | figures | {"faults": [diagnostic_tree(fault) for fault in faults]})
    else:
        click.echo(
            f"{shown(document.path)}: {told_bots(bots, names)}; {games} games from seed {seed}"
        )
        for line in lines_of(course.tally) if course.tally is not None else ():
            click.echo(line)
        print_faults(faults)
    if course.trouble:
        click.echo(course.trouble, err=True)
    ctx.exit(course.code)


class _Course:
    """Follow the games as they are played, and say how it goes on the error stream.

    Attributes:
        tally: all games so far, or None before the first.
        trouble: why not all were played, in a sentence, or "".
        code: what the command ends with.
    """

    def __init__(self, wanted: int) -> None:
        self._wanted = wanted
        self.tally: Tally | None = None
        self.trouble = ""
        self.code = 0
        self._progress = _Progress(sys.stderr.isatty())

    @property
    def is_complete(self) -> bool:
        """Say whether all games were played."""
        return self.tally is not None and self.tally.games == self._wanted

    def follow(self, parts: Generator[Tally, None, None]) -> None:
        """Take in the parts until there are no more, or until somebody has had enough."""
        begin = time.perf_counter()
        try:
            with _ends_noted() as noted, closing(parts):
                self._take_in(parts, noted)
        except BrokenProcessPool:
            if noted:  # whoever ends a whole group of processes ends those that play as well
                self._stopped(noted)
            else:
                self.code = 1
                self.trouble = (
                    f"A process that played died (perhaps for want of memory): the figures are "
                    f"those of {self._played()} games. Try fewer --jobs."
                )
        self._progress.end()
        if self.is_complete:
            speed = self._wanted / max(time.perf_counter() - begin, 1e-9)
            click.echo(f"{speed:.0f} games a second", err=True)

    def _take_in(self, parts: Iterable[Tally], noted: Sequence[int]) -> None:
        for part in parts:
            self.tally = part if self.tally is None else self.tally + part
            self._progress.say(progress_of(self.tally, self._wanted), self.tally.games)
            if noted and not self.is_complete:
                self._stopped(noted)
                break

    def _stopped(self, noted: Sequence[int]) -> None:
        self.code = _BY_SIGNAL + noted[0]
        self.trouble = f"Stopped: the figures are those of {self._played()} games."

    def _played(self) -> str:
        n = 0 if self.tally is None else self.tally.games
        return f"{n} of {self._wanted}"


@contextmanager
def _ends_noted() -> Iterator[Sequence[int]]:
    """Note an interrupt at the keyboard, or a wish to end, instead of breaking off in the middle.

    Gives the signals that came. A second one breaks off as usual. Where they are ignored, as a
    shell has it with interrupts for what runs in the background, they stay so.
    """
    noted: list[int] = []
    before: dict[int, Any] = {}

    def note(number: int, _frame: FrameType | None) -> None:
        noted.append(number)
        for known, handler in before.items():
            signal.signal(known, handler)

    for number in (getattr(signal, name) for name in _ENDING if hasattr(signal, name)):
        if signal.getsignal(number) not in {signal.SIG_IGN, None}:
            before[number] = signal.signal(number, note)
    try:
        yield noted
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Progress:
    """Say how far it is: on a terminal in one line that is overwritten, else each time it has doubled."""

    def __init__(self, on_terminal: bool) -> None:
        self._on_terminal = on_terminal
        self._next_games = 1
        self._next_time = 0.0
        self._width = 0

    def say(self, line: str, games: int) -> None:
        """Show a line if it is time for it."""
        if self._on_terminal and time.perf_counter() >= self._next_time:
            click.echo("\r" + line.ljust(self._width), nl=False, err=True)
            self._width = len(line)
            self._next_time = time.perf_counter() + _SECONDS_BETWEEN
        elif not self._on_terminal and games >= self._next_games:
            click.echo(line, err=True)
            self._next_games = 2 * games

    def end(self) -> None:
        """Clear the line that is overwritten."""
        if self._width:
            click.echo("\r" + " " * self._width + "\r", nl=False, err=True)
