"""`trailwright test`: run situations, the rule tests that fans write."""

from pathlib import Path

import click

from designer.cli.sources import open_workspace, print_json, shown
from designer.testing.situations import SituationResult, run_document

__all__ = ["command"]


@click.command("test")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option("--verbose", is_flag=True, help="Name also what passed.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], *, as_json: bool, verbose: bool) -> None:
    """Run the situations in files and folders; the last line counts them."""
    workspace = open_workspace(paths)
    results: list[SituationResult] = []
    for path in workspace.open_paths:
        document = workspace.document(path)
        if document.likely_kind != "situation":
            continue
        plugin = workspace.host.game(workspace.project.game_of(document))
        if plugin is None:
            click.echo(
                f"{shown(path)}:1:1: its game is not known: write “game:” or put it into a pack."
            )
            ctx.exit(1)
            return
        results.extend(run_document(plugin, workspace.project, document))
    failed = [result for result in results if result.failure]
    if as_json:
        print_json([_tree(result) for result in results])
    else:
        for result in results if verbose else failed:
            _print(result)
        click.echo(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    ctx.exit(1 if failed else 0)


def _print(result: SituationResult) -> None:
    place = f"{shown(result.place.file)}:{result.place.line}:{result.place.column}"
    click.echo(f"{place}: {result.failure or 'passed'} [{result.name}]")


def _tree(result: SituationResult) -> dict[str, object]:
    where = result.place
    return {
        "file": shown(where.file),
        "line": where.line,
        "column": where.column,
        "name": result.name,
        "rules": list(result.rules),
        "failure": result.failure or None,
    }
