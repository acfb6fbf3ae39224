"""`trailwright replay`: play a written-down game again and say whether it comes out the same."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from designer.api import SetUp
from designer.cli.games import plugin_of, print_faults, single_document
from designer.cli.paths import is_there
from designer.cli.sources import diagnostic_tree, print_json, shown
from designer.diagnostics import Diagnostic, Severity
from designer.documents import Document
from designer.engine.game import Game
from designer.engine.replays import Replay, ReplayReport, in_words, verify
from designer.session import Workspace
from designer.session.replays import moves_as_written, nearest_name, source_of
from designer.validation import validate_document

__all__ = ["CannotVerifyError", "command", "compiled_of", "read_replay"]


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--of", "source", type=click.Path(path_type=Path), help="What was played, if it is not found."
)
@click.option(
    "--as-written", is_flag=True, help="Print the moves as they are written; no rule is asked."
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--quiet", is_flag=True, help="Leave out the log.")
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    *,
    source: Path | None,
    as_written: bool,
    as_json: bool,
    quiet: bool,
) -> None:
    """Verify a replay FILE, print its log and outcome.

    What differs is said first: that the content has changed since, then what comes out differently;
    --as-written prints the moves of any replay, also of one that is cut off or of content that has
    changed.
    """
    workspace, document = single_document(file)
    if document.likely_kind not in {"replay", None}:
        raise click.UsageError(
            f"{shown(document.path)} is no replay: its kind is “{document.likely_kind}”."
        )
    if as_written:
        ctx.exit(_print_as_written(document, as_json=as_json))
    try:
        replay = read_replay(workspace, document)
        game = compiled_of(workspace, document, replay, source)
    except CannotVerifyError as error:
        _print_hindrance(document, error, as_json=as_json)
        ctx.exit(1)
    report = verify(game, replay)
    if as_json:
        print_json(_tree(replay, report))
    else:
        _print(document, replay, report, quiet=quiet)
    ctx.exit(0 if report.difference is None else 1)


class CannotVerifyError(Exception):
    """The replay cannot be played again at all; caught by the command and never seen outside."""

    def __init__(self, sentence: str, faults: Sequence[Diagnostic] = ()) -> None:
        super().__init__(sentence)
        self.faults = tuple(faults)


def read_replay(workspace: Workspace, document: Document) -> Replay:
    """Read the replay; nothing is made of one with an error anywhere."""
    faults = (*document.diagnostics, *validate_document(document, workspace.host.schemas))
    try:
        replay = Replay.from_tree(document.tree)
    except ValueError as error:
        sentence = "" if document.tree is None else f"{error}. "
        raise CannotVerifyError(sentence + _cannot_verify(document), faults) from error
    if any(fault.severity is Severity.ERROR for fault in faults):
        raise CannotVerifyError(_cannot_verify(document), faults)
    return replay


def _cannot_verify(document: Document) -> str:
    return f"{shown(document.path)} cannot be verified as it is."


def compiled_of(
    workspace: Workspace, document: Document, replay: Replay, named: Path | None
) -> Game:
    """Compile what was played."""
    if named is not None:
        if not is_there(named) or not named.is_file():
            raise click.UsageError(f"There is no file “{named}”.")
        found: Document | None = workspace.document(workspace.add(named))
        if found is not None and found.likely_kind not in {"route", "scenario"}:
            if found.faulty:
                sentence = f"{shown(found.path)} cannot be read as a scenario or a route."
                raise CannotVerifyError(sentence, found.diagnostics)
            is_what = f"its kind is “{found.kind}”" if found.kind else "it does not say its kind"
            raise click.UsageError(
                f"{shown(found.path)} is neither a scenario nor a route: {is_what}."
            )
    else:
        found = source_of(workspace, replay, Path(document.path))
    if found is None:
        kind, name = replay.source
        close = nearest_name(workspace, replay)
        hint = f" Did you mean “{close}”?" if close else ""
        sentence = f"The {kind} “{name}” is not there.{hint} Name its file with --of."
        raise CannotVerifyError(f"{_place(document, kind)}: {sentence}")
    set_up = SetUp(players=replay.players, switches=replay.switches)
    compiled = plugin_of(workspace, found).compile(workspace.project, found, set_up)
    if compiled.game is None:
        sentence = (
            f"{shown(document.path)}: {shown(found.path)} cannot be played by "
            f"{replay.players} as it is now."
        )
        raise CannotVerifyError(sentence, compiled.diagnostics)
    game: Game = compiled.game
    return game


def _print_hindrance(document: Document, error: CannotVerifyError, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "verified": False,
                "difference": str(error),
                "diagnostics": [diagnostic_tree(fault) for fault in error.faults],
            }
        )
        return
    print_faults(error.faults)
    click.echo(f"{error}{_offer(document)}")


def _print(document: Document, replay: Replay, report: ReplayReport, *, quiet: bool) -> None:
    if not report.same_content:
        click.echo(_change(report))
    if report.difference is not None:
        at = ("moves", report.at - 1) if report.at else ("hash",)
        click.echo(f"{_place(document, *at)}: {report.difference}{_offer(document)}")
        if report.at:
            click.echo(f"{_moves(report.n_moves)} can be made before that.")
    if not quiet:
        click.echo("\n".join(report.log))
    if report.outcome is not None:
        click.echo(report.outcome.sentence)
    if report.difference is None:
        click.echo(_verified(replay, report))


def _verified(replay: Replay, report: ReplayReport) -> str:
    """Say what was compared, and what could not be because the file does not note it."""
    n = report.n_moves
    if not report.notes_end:
        said = (
            f"{'The move' if n == 1 else f'All {n} moves'} can be made. How the game should have "
            "come out is not noted, so it cannot be said whether it is whole."
        )
    elif replay.hash:
        said = f"Verified: {_moves(n)}, the same to the last position."
    else:
        said = (
            f"Verified: {_moves(n)}, the same outcome. The last position is not noted (“hash”), "
            "so it could not be compared."
        )
    if not replay.content:
        return f"{said} The content is not noted (“content”): it may have changed since."
    return said


def _moves(n: int) -> str:
    return f"{n} move{'' if n == 1 else 's'}"


def _change(report: ReplayReport) -> str:
    what = in_words(report.changed)
    return f"The content has changed since this game was played{f': {what}' if what else ''}."


def _tree(replay: Replay, report: ReplayReport) -> dict[str, Any]:
    return {
        "verified": report.difference is None and report.notes_end,
        "difference": report.difference,
        "at": report.at,
        "notes_end": report.notes_end,
        "compared": {
            "outcome": report.difference is None and replay.outcome is not None,
            "hash": report.difference is None and bool(replay.hash),
            "content": bool(replay.content),
        },
        "same_content": report.same_content,
        "changed": list(report.changed),
        "n_moves": report.n_moves,
        "outcome": msgspec.to_builtins(report.outcome, enc_hook=str),
        "log": list(report.log),
    }


def _print_as_written(document: Document, *, as_json: bool) -> int:
    """Print the moves that can be read and give the exit code."""
    moves = moves_as_written(document)
    if as_json:
        print_json({"whole": not document.faulty, "moves": [dict(move) for move in moves]})
    else:
        for number, move in enumerate(moves, start=1):
            click.echo(f"{number}: {_text(move)}")
        as_it_is = "as it is" if len(moves) == 1 else "as they are"
        click.echo(f"{_moves(len(moves))} {as_it_is} written; no rule was asked.")
    print_faults(document.diagnostics)
    return 1 if document.faulty or not moves else 0


def _offer(document: Document) -> str:
    """Offer to read the moves without the rules, where there are any."""
    n = len(moves_as_written(document))
    return f" {_moves(n)} can be read with --as-written." if n else ""


def _place(document: Document, *pointer: str | int) -> str:
    place = document.location(pointer)
    return f"{shown(place.file)}:{place.line}:{place.column}"


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_text(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_text, value)) + "]"
    return str(value)
