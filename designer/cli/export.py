"""`trailwright export`: a route as the plain list that players exchange."""

from pathlib import Path

import click

from designer.api import ListExchange
from designer.cli.games import plugin_of, single_document
from designer.cli.sources import print_json, shown
from designer.cli.targets import check_target, force_option, write_target

__all__ = ["command"]


@click.command("export")
@click.argument("route", type=click.Path(path_type=Path))
@click.option("--to", "target", type=click.Path(path_type=Path, dir_okay=False), help="Write it there.")  # fmt: skip
@force_option
@click.option("--json", "as_json", is_flag=True, help="Print the list inside JSON.")
@click.pass_context
def command(
    ctx: click.Context, route: Path, *, target: Path | None, force: bool, as_json: bool
) -> None:
    """Write a ROUTE (or a scenario's route) as a plain list: piece, turn, side.

    `trailwright import` reads it again.
    """
    workspace, document = single_document(route)
    plugin = plugin_of(workspace, document)
    if not isinstance(plugin, ListExchange):
        raise click.UsageError(f"Routes of {plugin.id} are not exchanged as lists.")
    if not isinstance(document.tree, dict) or document.kind not in {"route", "scenario"}:
        click.echo(f"{shown(document.path)} is no route that can be read.")
        ctx.exit(1)
    text = plugin.write_list(workspace.project, document)
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
