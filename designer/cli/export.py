"""`trailwright export`: a route as the plain list that players exchange."""

from pathlib import Path

import click

from designer.api import ListExchange
from designer.cli.games import (
    anyway_option,
    faults_or_stop,
    plugin_of,
    print_faults,
    single_document,
    stop_for_faults,
)
from designer.cli.sources import print_json, shown
from designer.cli.targets import check_target, force_option, write_target

__all__ = ["command"]


@click.command("export")
@click.argument("route", type=click.Path(path_type=Path))
@click.option("--to", "target", type=click.Path(path_type=Path, dir_okay=False), help="Write it there.")  # fmt: skip
@force_option
@anyway_option
@click.option("--json", "as_json", is_flag=True, help="Print the list inside JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    route: Path,
    *,
    target: Path | None,
    force: bool,
    anyway: bool,
    as_json: bool,
) -> None:
    """Write a ROUTE (or a scenario's route) as a plain list: piece, turn, side.

    `trailwright import` reads it again. What has errors is not written: they are listed, exit code
    1. Warnings are told and stop nothing.
    """
    workspace, document = single_document(route)
    if document.faulty and document.likely_kind not in {"route", "scenario"}:
        sentence = f"{shown(document.path)} cannot be read as a scenario or a route."
        stop_for_faults(ctx, sentence, document.diagnostics, as_json=as_json)
    plugin = plugin_of(workspace, document)
    if not isinstance(plugin, ListExchange):
        raise click.UsageError(f"Routes of {plugin.id} are not exchanged as lists.")
    if not isinstance(document.tree, dict) or document.kind not in {"route", "scenario"}:
        sentence = f"{shown(document.path)} is no route that can be read."
        stop_for_faults(ctx, sentence, document.diagnostics, as_json=as_json)
    found = faults_or_stop(ctx, workspace, document, "exported", anyway=anyway, as_json=as_json)
    text = plugin.write_list(workspace.project, document)
    if not text:
        sentence = f"{shown(document.path)} lays no piece that is known, so there is no list of it."
        stop_for_faults(ctx, sentence, found, as_json=as_json)
    print_faults(found, err=True)
    if target is not None:
        data = text.encode()
        check_target(target, inputs=[Path(document.path)], force=force, data=data)
        write_target(target, data)
    if as_json:
        print_json({"list": text, "written": str(target) if target is not None else None})
    elif target is None:
        click.echo(text, nl=False)
    else:
        click.echo(f"{shown(str(target))} written.")
    ctx.exit(0)
