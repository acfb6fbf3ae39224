"""`trailwright check`: schema, references and the games' checks, one line each."""

from pathlib import Path

import click

from designer.cli.sources import diagnostic_tree, open_workspace, print_json, shown, summary
from designer.diagnostics import Diagnostic, Severity
from designer.session import Checker

__all__ = ["command"]


@click.command("check")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the diagnostics as JSON.")
@click.option("--fixes", is_flag=True, help="Say also which fixes are offered.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], *, as_json: bool, fixes: bool) -> None:
    """Check files and folders.

    Exit code 1 on errors or warnings, never on hints.
    """
    workspace = open_workspace(paths)
    files = set(workspace.open_paths)
    report = Checker(workspace.host).check(workspace.project, focus=files)
    found = [
        d for d in report.diagnostics if d.location.file in files or d in workspace.host.problems
    ]
    if as_json:
        print_json(
            {"files": sorted(map(shown, files)), "diagnostics": [diagnostic_tree(d) for d in found]}
        )
    else:
        for diagnostic in found:
            _print(diagnostic, fixes=fixes)
        click.echo(summary(found, len(files)))
    ctx.exit(1 if any(d.severity is not Severity.HINT for d in found) else 0)


def _print(diagnostic: Diagnostic, *, fixes: bool) -> None:
    where = diagnostic.location
    place = f"{shown(where.file)}:{where.line}:{where.column}"
    click.echo(f"{place}: {diagnostic.severity.value} {diagnostic.code} {diagnostic.sentence}")
    for related in diagnostic.related:
        other = related.location
        click.echo(f"    {shown(other.file)}:{other.line}:{other.column}: {related.message}")
    if fixes:
        for fix in diagnostic.fixes:
            click.echo(f"    fix: {fix.title}")
