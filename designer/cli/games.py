"""What the commands that play share: compile what was named, choose bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from designer.api import Compiled, GamePlugin, SetUp
from designer.cli.sources import open_workspace, shown
from designer.documents import Document
from designer.play.bots import Bot, RandomBot
from designer.session import Workspace

__all__ = ["chosen_bots", "compile_or_stop", "plugin_of", "single_document"]


def single_document(path: Path) -> tuple[Workspace, Document]:
    """Open one document."""
    workspace = open_workspace([path])
    if len(workspace.open_paths) != 1:
        raise click.UsageError(f"Name one file; “{path}” holds {len(workspace.open_paths)}.")
    return workspace, workspace.document(workspace.open_paths[0])


def plugin_of(workspace: Workspace, document: Document) -> GamePlugin:
    """Give the game that a document belongs to."""
    game_id = workspace.project.game_of(document)
    plugin = workspace.host.game(game_id)
    if plugin is None:
        raise click.UsageError(
            f"{shown(document.path)} belongs to no game that can be played"
            f"{f' (“{game_id}”)' if game_id else ''}."
        )
    return plugin


def compile_or_stop(
    ctx: click.Context, workspace: Workspace, document: Document, set_up: SetUp
) -> tuple[GamePlugin, Compiled]:
    """Compile a scenario or route; end the command with 1 and the reasons if it cannot be played."""
    plugin = plugin_of(workspace, document)
    compiled = plugin.compile(workspace.project, document, set_up)
    if compiled.game is None:
        for fault in compiled.diagnostics:
            where = fault.location
            click.echo(
                f"{shown(where.file)}:{where.line}:{where.column}: {fault.severity.value} {fault.code} {fault.sentence}"
            )
        click.echo(f"{shown(document.path)} cannot be played as it is.")
        ctx.exit(1)
    return plugin, compiled


def chosen_bots(plugin: GamePlugin, names: str, n_seats: int) -> Sequence[Bot]:
    """Give one bot per seat from a list like `greedy,random`; a shorter list is repeated."""
    known: Mapping[str, Any] = {RandomBot.id: RandomBot(), **plugin.bots()}
    wanted = [name.strip() for name in names.split(",") if name.strip()] or [RandomBot.id]
    for name in wanted:
        if name not in known:
            raise click.UsageError(f"There is no bot “{name}”. Known: {', '.join(known)}.")
    if len(wanted) > n_seats:
        raise click.UsageError(f"{len(wanted)} bots are named for {n_seats} seats.")
    return [known[wanted[seat % len(wanted)]] for seat in range(n_seats)]
