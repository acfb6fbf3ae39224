"""`trailwright print`: component list, set-up sheet and picture of a route, on paper or as files."""

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from designer.cli.games import (
    anyway_option,
    faults_or_stop,
    plugin_of,
    print_faults,
    single_document,
    stop_for_faults,
)
from designer.cli.printouts import drawn_files, listed_file, text_of, tree_of
from designer.cli.sources import diagnostic_tree, fault_line, open_workspace, print_json, shown
from designer.cli.targets import check_target, force_option, write_target
from designer.diagnostics import Diagnostic
from designer.documents import Document
from designer.printing.lists import SEPARATORS
from designer.printing.paper import PAPERS, paper_named
from designer.printing.picture_sheet import SPACE_MM
from designer.printing.words import LANGUAGES
from designer.session import Workspace
from designer.session.playing import faults_in_play
from designer.session.printing import (
    Gathered,
    NotPrintable,
    What,
    gather,
    owned_boxes,
)

__all__ = ["command"]

_DRAWN = (".pdf", ".png", ".svg")
_TEXTS = (".csv", ".txt", ".json")
_MOST_DIGITS = 6  # of the number of boxes on a shelf


class _Finite(click.FloatRange):
    """A number in a range; no range holds `nan`, though nothing is wrong with its bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Read a number."""
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"“{value}” is no number that can be measured.", param, ctx)
        return number


@click.command("print")
@click.argument("path", type=click.Path(path_type=Path))
@click.option(
    "--what",
    "wanted",
    multiple=True,
    type=click.Choice([what.value for what in What]),
    default=[What.COMPONENTS.value],
    show_default=True,
    help="What to print; may be given several times for a PDF.",
)
@click.option("--players", type=click.IntRange(1, 8), help="Number of players.")
@click.option("--paper", default="A4", show_default=True, help="A4, Letter, A3, A5 or Legal.")
@click.option("--language", type=click.Choice(list(LANGUAGES)), default="en", show_default=True)
@click.option("--with", "switched_on", multiple=True, metavar="ID", help="Have this in play.")
@click.option("--without", "switched_off", multiple=True, metavar="ID", help="Leave this out.")
@click.option(
    "--own",
    "owned",
    multiple=True,
    metavar="FILE|BOX[=N]",
    help="Boxes on the shelf: a file of kind collection, or a box's id with a number.",
)
@click.option("--dpi", type=_Finite(1), default=150.0, show_default=True, help="Of a PNG.")
@click.option(
    "--space-mm",
    type=_Finite(0.5, 200),
    default=SPACE_MM,
    show_default=True,
    help="Width of a space in the picture of a route (PNG and SVG).",
)
@click.option(
    "--separator",
    type=click.Choice(list(SEPARATORS)),
    help="Of a CSV; a semicolon for German and Polish, else a comma.",
)
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File to write: .pdf, .csv, .txt, .json, .png or .svg. Without it the text is shown.",
)
@force_option
@anyway_option
@click.option("--json", "as_json", is_flag=True, help="Print what was done, or the list, as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    path: Path,
    *,
    wanted: tuple[str, ...],
    players: int | None,
    paper: str,
    language: str,
    switched_on: tuple[str, ...],
    switched_off: tuple[str, ...],
    owned: tuple[str, ...],
    dpi: float,
    space_mm: float,
    separator: str | None,
    target: Path | None,
    force: bool,
    anyway: bool,
    as_json: bool,
) -> None:
    """Print what a route or scenario needs, how it is laid, or how it looks.

    What has errors is not printed: they are listed. Exit code 1 then, when something could not be
    printed as it is written, or, with --own, when pieces are missing.
    """
    sheet = paper_named(paper)
    if sheet is None:
        names = ", ".join(known.name for known in PAPERS)
        raise click.UsageError(f"There is no paper “{paper}”. Known: {names}.")
    whats = [What(what) for what in dict.fromkeys(wanted)]
    suffix = target.suffix.lower() if target is not None else ""
    _check_use(whats, target, suffix)
    workspace, document = single_document(path)
    options = {**dict.fromkeys(switched_on, True), **dict.fromkeys(switched_off, False)}
    gathered = gather(
        None if document.tree is None else plugin_of(workspace, document),
        workspace.project,
        document,
        players=players,
        options=options,
        language=language,
        owned=(shelf := _owned(owned)),
    )
    if What.ROUTE in whats and not isinstance(gathered, NotPrintable) and not gathered.has_board:
        gathered = NotPrintable(
            "This game has no board to be drawn; it has components and a set-up."
        )
    if isinstance(gathered, NotPrintable):
        _give_up(ctx, workspace, document, gathered, as_json=as_json)
        return
    _check_known(workspace, gathered, players, options, shelf)
    found = faults_or_stop(ctx, workspace, document, "printed", anyway=anyway, as_json=as_json)
    print_faults(found, err=True)
    files: Mapping[Path, bytes] = {}
    warnings: Sequence[Diagnostic] = ()
    if target is None:
        _show(gathered, whats[0], as_json=as_json)
    elif suffix in _DRAWN:
        files, warnings = drawn_files(
            workspace, document, gathered, whats, sheet, target, dpi=dpi, space_mm=space_mm
        )
    else:
        separator = separator or ("comma" if language == "en" else "semicolon")
        files = {target: listed_file(gathered, whats[0], suffix, SEPARATORS[separator])}
    _write(files, [path, *(Path(each) for each in owned)], force=force)
    faults = gathered.components.faults
    _report(files, warnings, faults, as_json=as_json)
    lacking = bool(owned) and bool(gathered.answer.lacking)
    ctx.exit(1 if warnings or faults or lacking else 0)


def _check_use(whats: Sequence[What], target: Path | None, suffix: str) -> None:
    """Stop at wishes that do not go together, before anything is read."""
    known = (*_DRAWN, *_TEXTS)
    if target is not None and suffix not in known:
        raise click.UsageError(
            f"“{target.name}” says no format that can be written. Known: {', '.join(known)}."
        )
    if len(whats) > 1 and suffix != ".pdf":
        raise click.UsageError("Several things at once can only be printed into one PDF.")
    if whats[0] is What.ROUTE and suffix not in _DRAWN:
        raise click.UsageError(
            "The picture of a route is written as PDF, PNG or SVG (--to FILE.png)."
            " “trailwright export” writes a route as text."
        )
    if whats[0] is What.SETUP and suffix == ".csv":
        raise click.UsageError("A set-up sheet is no table; write it as PDF or TXT.")


def _owned(given: Sequence[str]) -> dict[str, int] | None:
    """Read the boxes on the shelf: files of kind collection, or ids with numbers."""
    owned: dict[str, int] = {}
    for word in given:
        file = Path(word)
        if _is_file(file):
            collection = open_workspace([file])
            shelf = collection.document(collection.open_paths[0])
            boxes = owned_boxes(shelf)
            if boxes is None and shelf.tree is None and shelf.diagnostics:
                raise click.UsageError(f"“{word}”: {shelf.diagnostics[0].sentence}")
            if boxes is None:
                raise click.UsageError(f"“{word}” is no file of kind collection.")
        else:
            box, _, number = word.partition("=")
            if not (number or "1").isdecimal() or len(number) > _MOST_DIGITS:
                raise click.UsageError(f"“{word}”: after = stands how many boxes there are.")
            boxes = {box: int(number or "1")}
        for box, n in boxes.items():
            owned[box] = owned.get(box, 0) + n
    return owned if given else None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long for a name, or not to be looked at: an id then
        return False


def _check_known(
    workspace: Workspace,
    gathered: Gathered,
    players: int | None,
    options: Mapping[str, bool],
    owned: Mapping[str, int] | None,
) -> None:
    """Stop at players, options and boxes that the game does not know."""
    listed = gathered.components
    if players is not None and players not in listed.player_counts:
        counts = ", ".join(map(str, listed.player_counts))
        raise click.UsageError(f"There is no set-up for {players} players. Known: {counts}.")
    project = workspace.project
    game = project.game_of(workspace.document(workspace.open_paths[0]))
    of_options = [option.id for option in listed.options]
    boxes = [pack.id for pack in project.packs]  # a shelf may hold those of other games too
    of_game = [pack.id for pack in project.packs if pack.game == game]
    for given, known, shown_ids, what in (
        (options, of_options, of_options, "option"),
        (owned or {}, boxes, of_game, "box"),
    ):
        for name in given:
            if name not in known:
                names = ", ".join(shown_ids) or "none"
                raise click.UsageError(f"There is no {what} “{name}”. Known: {names}.")


def _show(gathered: Gathered, what: What, *, as_json: bool) -> None:
    if as_json:
        print_json(tree_of(gathered, what))
    else:
        click.echo(text_of(gathered, what), nl=False)


def _write(files: Mapping[Path, bytes], inputs: Sequence[Path], *, force: bool) -> None:
    for file, data in files.items():
        check_target(file, inputs=inputs, force=force, data=data)
    for file, data in files.items():
        write_target(file, data)


def _report(
    files: Mapping[Path, bytes],
    warnings: Sequence[Diagnostic],
    faults: Sequence[str],
    *,
    as_json: bool,
) -> None:
    if as_json and files:
        print_json(
            {
                "files": [str(file) for file in files],
                "warnings": [diagnostic_tree(warning) for warning in warnings],
                "not_listed": list(faults),
            }
        )
        return
    for file in files:
        click.echo(f"{file} is written.")
    for warning in warnings:
        click.echo(fault_line(warning), err=True)
    if files:
        for fault in faults:
            click.echo(fault, err=True)


def _give_up(
    ctx: click.Context,
    workspace: Workspace,
    document: Document,
    why: NotPrintable,
    *,
    as_json: bool,
) -> None:
    """End with 1: say why there is nothing to print, with the errors that a check finds."""
    errors, _ = faults_in_play(workspace.host, workspace.project, document)
    stop_for_faults(ctx, f"{shown(document.path)}: {why.sentence}", errors, as_json=as_json)
