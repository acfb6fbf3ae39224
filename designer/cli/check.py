"""`trailwright check`: schema, references and the games' checks, one line each."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from designer.cli.output import one_line
from designer.cli.sources import (
    diagnostic_tree,
    fault_line,
    open_workspace,
    place_of,
    print_json,
    shown,
    summary,
)
from designer.diagnostics import Diagnostic, Severity
from designer.session import Checker
from designer.session.checking import route_behind

__all__ = ["command"]

_MOST_OF_A_KIND = 20
_MOST_RELATED = 5


@click.command("check")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the diagnostics as JSON.")
@click.option("--fixes", is_flag=True, help="Say also which fixes are offered.")
@click.option("--all", "every", is_flag=True, help="Print also what repeats many times in a file.")
@click.pass_context
def command(
    ctx: click.Context, paths: tuple[Path, ...], *, as_json: bool, fixes: bool, every: bool
) -> None:
    """Check files and folders.

    Exit code 1 on errors or warnings, never on hints.
    """
    workspace = open_workspace(paths)
    files = set(workspace.open_paths)
    if not files:
        names = ", ".join(f"“{path}”" for path in paths)
        raise click.UsageError(
            f"There is nothing to check in {names}: files are looked for that end in .yaml or .yml, "
            "in all folders but hidden ones."
        )
    boards = [route_behind(workspace.project, workspace.document(path)) for path in files]
    told = files | {route.path for routes in boards for route in routes}
    report = Checker(workspace.host).check(workspace.project, focus=files, only=told)
    of_program = set(workspace.host.problems)
    found = [d for d in report.diagnostics if d.location.file in told or d in of_program]
    if as_json:
        print_json(
            {"files": sorted(map(shown, files)), "diagnostics": [diagnostic_tree(d) for d in found]}
        )
    else:
        for line in _lines(found, fixes=fixes, every=every):
            click.echo(line)
        click.echo(summary(found, len(files)))
    ctx.exit(1 if any(d.severity is not Severity.HINT for d in found) else 0)


def _lines(found: Sequence[Diagnostic], *, fixes: bool, every: bool) -> Iterator[str]:
    """Give one line for each fault, what belongs to it indented below; the first ones of each kind."""
    totals: Counter[tuple[str, str]] = Counter()
    for fault in found:
        totals[_kind(fault)] += fault.stands_for
    seen: Counter[tuple[str, str]] = Counter()
    for fault in found:
        kind = _kind(fault)
        seen[kind] += 1
        if every or seen[kind] <= _MOST_OF_A_KIND:
            yield fault_line(fault)
            yield from _below(fault, fixes=fixes, every=every)
        if not every and seen[kind] == _MOST_OF_A_KIND and totals[kind] > _MOST_OF_A_KIND:
            more = totals[kind] - _MOST_OF_A_KIND
            yield f"    and {more:,} more {fault.code} in this file; --all prints them."


def _kind(fault: Diagnostic) -> tuple[str, str]:
    return fault.location.file, fault.code


def _below(fault: Diagnostic, *, fixes: bool, every: bool) -> Iterator[str]:
    most = len(fault.related) if every or len(fault.related) == _MOST_RELATED + 1 else _MOST_RELATED
    for related in fault.related[:most]:
        yield f"    {place_of(related.location)}: {one_line(_said(related.message))}"
    if len(fault.related) > most:
        yield f"    and {len(fault.related) - most:,} more places."
    if fixes:
        for fix in fault.fixes:
            yield f"    fix: {one_line(fix.title)}"


def _said(message: str) -> str:
    """Give what a traceback says in its end, on one line; another text as it is."""
    lines = message.strip().splitlines()
    frames = [n for n, line in enumerate(lines) if line.startswith('  File "')]
    if not frames:
        return message
    end = (line for line in lines[frames[-1] + 1 :] if not line.startswith("    "))
    return " ".join(" ".join(end).split()) or lines[-1]
