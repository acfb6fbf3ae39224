"""What the commands that play share: compile what was named, choose bots."""

import difflib
from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from designer.api import Compiled, GamePlugin, SetUp
from designer.cli.sources import diagnostic_tree, fault_line, open_workspace, print_json, shown
from designer.diagnostics import Diagnostic
from designer.documents import Document
from designer.play.bots import RandomBot
from designer.session import Workspace
from designer.session.packless import left_out
from designer.session.playing import faults_in_play, ready_to_play
from designer.session.simulating import known_bots

__all__ = [
    "BOTS_HELP",
    "anyway_option",
    "compile_or_stop",
    "faults_or_stop",
    "meant",
    "named_bots",
    "playable_or_stop",
    "plugin_of",
    "print_faults",
    "single_document",
    "stop_for_faults",
    "told_bots",
]


BOTS_HELP = (
    "Bots by seat, like greedy,random. One name plays all seats; a list shorter than the seats is "
    "taken again from its beginning. Default: the game's own bot (greedy), else random."
)

anyway_option = click.option(
    "--anyway", is_flag=True, help="Go on in spite of errors, with what can be put down."
)
"""Adds `--anyway`, as all commands have it that play, print or export."""


def single_document(path: Path) -> tuple[Workspace, Document]:
    """Open one document."""
    workspace = open_workspace([path])
    if not workspace.open_paths:
        raise click.UsageError(f"There is no YAML file in “{path}”. Name one file.")
    if len(workspace.open_paths) != 1:
        raise click.UsageError(f"Name one file; “{path}” holds {len(workspace.open_paths)}.")
    return workspace, workspace.document(workspace.open_paths[0])


def plugin_of(workspace: Workspace, document: Document) -> GamePlugin:
    """Give the game that a document belongs to."""
    game_id = workspace.project.game_of(document)
    plugin = workspace.host.game(game_id)
    if plugin is None:
        name = shown(document.path)
        if not game_id:
            raise click.UsageError(f"{name} does not say which game it belongs to.")
        raise click.UsageError(
            f"{name} is of a game that cannot be played here, "
            f"“{game_id}”{meant(game_id, workspace.host.manifests)}"
        )
    return plugin


def compile_or_stop(
    ctx: click.Context,
    workspace: Workspace,
    document: Document,
    set_up: SetUp,
    *,
    anyway: bool = False,
    as_json: bool = False,
) -> tuple[GamePlugin, Compiled]:
    """Compile a scenario or route; end the command if it cannot be played.

    It ends with 1 and the reasons where the document is at fault, with 2 where only the options are.
    Warnings go to the error stream and stop nothing.

    Args:
        ctx: of the command.
        workspace: what is open.
        document: the scenario or route.
        set_up: the options.
        anyway: play also what has errors, where a game can be made.
        as_json: print the reasons as JSON.
    """
    playable_or_stop(ctx, document)
    plugin = plugin_of(workspace, document)
    ready = ready_to_play(workspace.host, workspace.project, document, set_up)
    compiled = ready.compiled
    if ready.can_start or (anyway and compiled is not None and compiled.game is not None):
        assert compiled is not None, "there is a game"
        beside = left_out(workspace.project, document)
        print_faults((*ready.errors, *ready.warnings, *beside), err=True)
        return plugin, compiled
    if compiled is not None and compiled.game is None and set_up != SetUp():
        as_it_is = ready_to_play(workspace.host, workspace.project, document, SetUp())
        if as_it_is.can_start:
            raise click.UsageError(" ".join(fault.sentence for fault in compiled.diagnostics))
    offer = ""
    if compiled is not None and compiled.game is not None:
        offer = " --anyway plays what can be put down."
    stop_for_faults(
        ctx,
        f"{shown(document.path)} cannot be played as it is.{offer}",
        ready.errors,
        as_json=as_json,
    )
    raise AssertionError


def faults_or_stop(
    ctx: click.Context,
    workspace: Workspace,
    document: Document,
    done: str,
    *,
    anyway: bool,
    as_json: bool,
) -> tuple[Diagnostic, ...]:
    """Give what a check finds in a route or scenario, or end the command with 1 where it is an error.

    Args:
        ctx: of the command.
        workspace: what is open.
        document: the scenario or route.
        done: what the command does with it: `printed`, `exported`.
        anyway: go on in spite of errors.
        as_json: print the reasons as JSON.
    """
    errors, warnings = faults_in_play(workspace.host, workspace.project, document)
    if errors and not anyway:
        sentence = f"{shown(document.path)} is not {done} as it is."
        offer = "--anyway takes what can be put down."
        stop_for_faults(ctx, f"{sentence} {offer}", errors, as_json=as_json)
    return (*errors, *warnings)


def stop_for_faults(
    ctx: click.Context, sentence: str, faults: Iterable[Diagnostic], *, as_json: bool
) -> None:
    """End the command with 1 for faults of a document, named as `check` names them."""
    if as_json:
        print_json({"error": sentence, "diagnostics": [diagnostic_tree(f) for f in faults]})
    else:
        print_faults(faults)
        click.echo(sentence)
    ctx.exit(1)


def named_bots(plugin: GamePlugin, names: str, n_seats: int) -> Sequence[str]:
    """Give the id of a bot per seat from a list like `greedy,random`; a shorter list is repeated.

    Where none is named, the game's own bot plays all seats: games of random bots seldom end.
    """
    known = known_bots(plugin)
    wanted = _listed_bots(names) or list(plugin.bots())[:1] or [RandomBot.id]
    for name in wanted:
        if name not in known:
            raise click.UsageError(
                f"There is no bot “{name}”{meant(name, known)} Bots: {', '.join(known)}."
            )
    if len(wanted) > n_seats:
        raise click.UsageError(f"{len(wanted)} bots are named for {n_seats} seats.")
    return [wanted[seat % len(wanted)] for seat in range(n_seats)]


def told_bots(names: str, seats: Sequence[str]) -> str:
    """Say which bots play, and how they were taken where fewer were named than there are seats."""
    n = len(_listed_bots(names))
    how = f" ({n} bots for {len(seats)} seats, taken in turn)" if 1 < n < len(seats) else ""
    return f"{', '.join(seats)}{how}"


def _listed_bots(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def print_faults(faults: Iterable[Diagnostic], *, err: bool = False) -> None:
    """Print faults, one line each, as `check` does; with `err` on the error stream."""
    for fault in faults:
        click.echo(fault_line(fault), err=err)


def meant(word: str, known: Iterable[str]) -> str:
    """End a sentence by offering the nearest of some words, if one is near."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return f"; did you mean “{close[0]}”?" if close else "."


def playable_or_stop(ctx: click.Context, document: Document) -> None:
    """End the command for what is neither a scenario nor a route, or cannot be read as one."""
    if document.tree is not None and document.likely_kind in {"route", "scenario"}:
        return
    if document.faulty:
        print_faults(document.diagnostics)
        click.echo(f"{shown(document.path)} cannot be read as a scenario or a route.")
        ctx.exit(1)
    is_what = f"its kind is “{document.kind}”" if document.kind else "it does not say its kind"
    hint = "; `trailwright replay` plays it again" if document.kind == "replay" else ""
    raise click.UsageError(
        f"{shown(document.path)} is neither a scenario nor a route: {is_what}{hint}."
    )
