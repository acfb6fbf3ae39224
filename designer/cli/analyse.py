"""`trailwright analyse`: can the goal be reached, at what price, and what stands in the way."""

from pathlib import Path

import click

from designer.api import Inspection
from designer.cli.sources import diagnostic_tree, open_workspace, print_json, shown
from designer.diagnostics import Severity
from designer.routes import to_text, to_tree
from designer.session import Checker, Workspace

__all__ = ["command"]


@click.command("analyse")
@click.argument("route", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the analysis as JSON.")
@click.pass_context
def command(ctx: click.Context, route: Path, *, as_json: bool) -> None:
    """Say what a ROUTE (or a scenario's route) is worth."""
    workspace = open_workspace([route])
    if len(workspace.open_paths) != 1:
        raise click.UsageError("Name one route or one scenario, not a folder.")
    path = workspace.open_paths[0]
    report = Checker(workspace.host).check(workspace.project, focus={path})
    errors = [d for d in report.of(path) if d.severity is Severity.ERROR]
    inspection = report.inspections.get(path)
    if inspection is None or inspection.analysis is None:
        _give_up(ctx, path, [diagnostic_tree(d) for d in errors], as_json=as_json)
        return
    if as_json:
        print_json({**to_tree(inspection.analysis), "errors": [diagnostic_tree(d) for d in errors]})
    else:
        _print(workspace, path, inspection)
        for diagnostic in errors:
            click.echo(
                f"{shown(path)}:{diagnostic.location.line}:{diagnostic.location.column}: {diagnostic.sentence}"
            )
    ctx.exit(1 if errors or not inspection.analysis.reaches_goal else 0)


def _give_up(
    ctx: click.Context, path: str, errors: list[dict[str, object]], *, as_json: bool
) -> None:
    sentence = f"{shown(path)} has no board that can be analysed."
    if as_json:
        print_json({"error": sentence, "errors": errors})
    else:
        click.echo(f"{sentence} `trailwright check {shown(path)}` says what stands in the way.")
    ctx.exit(1)


def _print(workspace: Workspace, path: str, inspection: Inspection) -> None:
    assert inspection.analysis is not None
    plugin = workspace.host.game(workspace.project.game_of(workspace.document(path)))
    words = plugin.words("en") if plugin is not None else {}
    if inspection.scene is not None:
        looks = inspection.scene.looks
        words = {**words, **{f"terrain.{code}": look.name for code, look in looks.items()}}
        click.echo(f"{inspection.scene.title}\n")
    click.echo(to_text(inspection.analysis, words), nl=False)
