"""`trailwright test`: run situations, the rule tests that fans write."""

from collections.abc import Iterator
from pathlib import Path

import click

from designer.cli.games import meant
from designer.cli.sources import open_workspace, print_json, shown
from designer.diagnostics import Location, Severity, failure_of, is_interrupt
from designer.documents import Document
from designer.session import Workspace
from designer.testing.situations import SituationResult, run_document
from designer.validation import check_project

__all__ = ["command"]


@click.command("test")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option("--verbose", is_flag=True, help="Name also what passed.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], *, as_json: bool, verbose: bool) -> None:
    """Run the situations in files and folders; the last line counts them."""
    workspace = open_workspace(paths)
    named = {str(path.resolve()) for path in paths if path.is_file()}
    results: list[SituationResult] = []
    for path in workspace.open_paths:
        document = workspace.document(path)
        if document.likely_kind == "situation" or (path in named and document.faulty):
            results.extend(_results(workspace, document))
        elif path in named:
            kind = f"its kind is “{document.kind}”" if document.kind else "it does not say its kind"
            raise click.UsageError(f"{shown(path)} is no situation: {kind}.")
    if not results:
        raise click.UsageError(f"There are no situations in {', '.join(f'“{p}”' for p in paths)}.")
    failed = [result for result in results if result.failure]
    if as_json:
        print_json([_tree(result) for result in results])
    else:
        for result in results if verbose else failed:
            _print(result)
        click.echo(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    ctx.exit(1 if failed else 0)


def _results(workspace: Workspace, document: Document) -> Iterator[SituationResult]:
    """Give the results of one file; what cannot be read, or names what there is not, has failed."""
    game_id = workspace.project.game_of(document)
    plugin = workspace.host.game(game_id)
    read = check_project(workspace.project, workspace.host.schemas, {document.path})
    faults = [f for f in read if f.severity is Severity.ERROR and f.location.file == document.path]
    if plugin is None and document.tree is not None:
        reason = "its game is not known: write “game:” or put it into a pack."
        if game_id:
            reason = f"there is no game “{game_id}”{meant(game_id, workspace.host.manifests)}"
        yield _failed(document, document.location(("game",)), reason)
    elif faults or plugin is None:
        for fault in sorted(faults, key=lambda f: (f.location.line, f.location.column)):
            yield _failed(document, fault.location, fault.sentence)
    else:
        try:
            yield from run_document(plugin, workspace.project, document)
        except BaseException as error:
            if is_interrupt(error):
                raise
            what, _ = failure_of(error)
            reason = f"the plugin {game_id} failed while it ran this: {what}"
            yield _failed(document, document.location(()), reason)


def _failed(document: Document, place: Location, reason: str) -> SituationResult:
    return SituationResult(Path(document.path).name, (), reason, place)


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
