"""`trailwright replay`: play a written-down game again and say whether it comes out the same."""

from pathlib import Path

import click
import msgspec

from designer.api import SetUp
from designer.cli.games import compile_or_stop, single_document
from designer.cli.sources import print_json, shown
from designer.documents import Document
from designer.engine.replays import Replay, verify
from designer.session import Workspace

__all__ = ["command"]


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--quiet", is_flag=True, help="Leave out the log.")
@click.pass_context
def command(ctx: click.Context, file: Path, *, as_json: bool, quiet: bool) -> None:
    """Verify a replay FILE, print its log and outcome."""
    workspace, document = single_document(file)
    for fault in document.diagnostics:
        click.echo(
            f"{shown(fault.location.file)}:{fault.location.line}:{fault.location.column}: {fault.severity.value} {fault.code} {fault.sentence}"
        )
    try:
        replay = Replay.from_tree(document.tree)
    except ValueError as error:
        raise click.UsageError(f"{shown(document.path)}: {error}.") from error
    source = _source(workspace, replay)
    _, compiled = compile_or_stop(
        ctx, workspace, source, SetUp(players=replay.players, switches=replay.switches)
    )
    report = verify(compiled.game, replay)
    if as_json:
        print_json(
            {
                "verified": report.difference is None,
                "difference": report.difference,
                "at": report.at,
                "same_content": report.same_content,
                "n_moves": report.n_moves,
                "outcome": msgspec.to_builtins(report.outcome),
                "log": list(report.log),
            }
        )
    else:
        if not quiet:
            click.echo("\n".join(report.log))
        if not report.same_content:
            click.echo("The content has changed since this game was played.")
        if report.outcome is not None:
            click.echo(report.outcome.sentence)
        click.echo(
            report.difference or f"Verified: {report.n_moves} moves, the same to the last position."
        )
    ctx.exit(0 if report.difference is None else 1)


def _source(workspace: Workspace, replay: Replay) -> Document:
    """Find the scenario or route that was played, by id or by path."""
    kind, name = replay.source
    entry = workspace.project.entry(kind, name)
    if entry is not None:
        return entry.document
    path = Path(name)
    if path.exists():
        return workspace.document(workspace.add(path))
    raise click.UsageError(f"The replay is of the {kind} “{name}”, which is not there.")
