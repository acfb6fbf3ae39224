"""What the commands that play share: compile what was named, choose bots."""

import difflib
from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from designer.api import Compiled, GamePlugin, SetUp
from designer.cli.sources import open_workspace, shown
from designer.diagnostics import Diagnostic
from designer.documents import Document
from designer.play.bots import RandomBot
from designer.session import Workspace
from designer.session.simulating import known_bots

__all__ = ["compile_or_stop", "meant", "named_bots", "plugin_of", "print_faults", "single_document"]


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
    ctx: click.Context, workspace: Workspace, document: Document, set_up: SetUp
) -> tuple[GamePlugin, Compiled]:
    """Compile a scenario or route; end the command if it cannot be played.

    It ends with 1 and the reasons where the document is at fault, with 2 where only the options are.
    """
    if document.tree is None or document.likely_kind not in {"route", "scenario"}:
        _stop_unless_playable(ctx, document)
    plugin = plugin_of(workspace, document)
    compiled = plugin.compile(workspace.project, document, set_up)
    if compiled.game is None:
        if plugin.compile(workspace.project, document, SetUp()).game is not None:
            raise click.UsageError(" ".join(fault.sentence for fault in compiled.diagnostics))
        print_faults(compiled.diagnostics)
        click.echo(f"{shown(document.path)} cannot be played as it is.")
        ctx.exit(1)
    return plugin, compiled


def named_bots(plugin: GamePlugin, names: str, n_seats: int) -> Sequence[str]:
    """Give the id of a bot per seat from a list like `greedy,random`; a shorter list is repeated."""
    known = known_bots(plugin)
    wanted = [name.strip() for name in names.split(",") if name.strip()] or [RandomBot.id]
    for name in wanted:
        if name not in known:
            raise click.UsageError(
                f"There is no bot “{name}”{meant(name, known)} Bots: {', '.join(known)}."
            )
    if len(wanted) > n_seats:
        raise click.UsageError(f"{len(wanted)} bots are named for {n_seats} seats.")
    return [wanted[seat % len(wanted)] for seat in range(n_seats)]


def print_faults(faults: Iterable[Diagnostic]) -> None:
    """Print faults, one line each, as `check` does."""
    for fault in faults:
        where = fault.location
        click.echo(
            f"{shown(where.file)}:{where.line}:{where.column}: "
            f"{fault.severity.value} {fault.code} {fault.sentence}"
        )


def meant(word: str, known: Iterable[str]) -> str:
    """End a sentence by offering the nearest of some words, if one is near."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return f"; did you mean “{close[0]}”?" if close else "."


def _stop_unless_playable(ctx: click.Context, document: Document) -> None:
    """End the command for what is neither a scenario nor a route."""
    if document.faulty:
        print_faults(document.diagnostics)
        click.echo(f"{shown(document.path)} cannot be read as a scenario or a route.")
        ctx.exit(1)
    is_what = f"its kind is “{document.kind}”" if document.kind else "it does not say its kind"
    hint = "; `trailwright replay` plays it again" if document.kind == "replay" else ""
    raise click.UsageError(
        f"{shown(document.path)} is neither a scenario nor a route: {is_what}{hint}."
    )
