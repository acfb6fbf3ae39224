"""`trailwright analyse`: can the goal be reached, at what price, and what stands in the way."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import click
import msgspec

from designer.api import ContentAnalyst, DeepAnalysis, GamePlugin, Inspection, RouteAnalyst, SetUp
from designer.cli.games import plugin_of, print_faults
from designer.cli.positions import analyse_position, is_position
from designer.cli.sources import diagnostic_tree, open_workspace, print_json, shown
from designer.cli.targets import check_target, force_option
from designer.diagnostics import Diagnostic, Severity
from designer.documents import Document
from designer.play.report import report_lines, report_tree
from designer.printing.scenes import BoardScene
from designer.routes import Standing, figures_of, standings, to_deep_text, to_deep_tree
from designer.session import Checker, Workspace
from designer.session.comparing import published_figures
from designer.session.dealing import deal_of
from designer.session.playing import files_in_play, is_as_written

__all__ = ["command"]


@click.command("analyse")
@click.argument("route", type=click.Path(path_type=Path))
@click.option("--players", type=click.IntRange(1, 8), help="Count only their start spaces.")
@click.option("--seed", type=int, help="Lay what is dealt as a game from this seed does.")
@click.option("--switch", "switches", multiple=True, metavar="ID=VALUE", help="Set a rule switch.")
@click.option("--png", "picture", type=click.Path(path_type=Path, dir_okay=False), help="Draw it.")
@force_option
@click.option("--json", "as_json", is_flag=True, help="Print the analysis as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    route: Path,
    *,
    players: int | None,
    seed: int | None,
    switches: tuple[str, ...],
    picture: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Say what a ROUTE (or a scenario's route) is worth.

    Reach, price, ways side by side, where it can be closed, what each barrier does, difficulty, and
    how all that compares with the published routes. The manual explains every figure.

    Of a game whose board lies only in play: what each seat can reach, and for how much, at the start
    of a scenario or situation, or where a replay ends.
    """
    workspace = open_workspace([route])
    if len(workspace.open_paths) != 1:
        raise click.UsageError("Name one route or one scenario, not a folder.")
    path = workspace.open_paths[0]
    document = workspace.document(path)
    chosen = dict(map(_switch, switches))
    _check_switches(workspace, document, chosen)
    set_up = SetUp(players=players, switches=chosen)
    if picture is not None:
        check_target(picture, inputs=[Path(path)], force=force)
    if document.likely_kind is not None:
        plugin = workspace.host.game(workspace.project.game_of(document))
        if plugin is not None and is_position(plugin, document):
            analyse_position(
                ctx,
                workspace,
                document,
                plugin,
                set_up,
                seed=1 if seed is None else seed,
                picture=picture,
                as_json=as_json,
            )
        if isinstance(plugin, ContentAnalyst):
            _analyse_content(ctx, workspace, document, plugin, set_up, seed, as_json=as_json)
    files = files_in_play(workspace.project, document)
    report = Checker(workspace.host).check(workspace.project, focus=files, only=files)
    found = [d for d in report.diagnostics if d.location.file in files]
    errors = [d for d in found if d.severity is Severity.ERROR]
    inspection = report.inspections.get(path)
    if inspection is None or inspection.analysis is None or not is_as_written(inspection, errors):
        _give_up(ctx, path, errors, as_json=as_json)
        return
    plugin = plugin_of(workspace, document)
    deep = _deep(plugin, workspace, document, set_up, seed)
    if picture is not None and inspection.scene is not None:
        _draw(_dealt(plugin, workspace, document, inspection.scene, seed), deep, picture)
    # Those of others are of no deal in particular.
    standing = {} if seed is not None else _standing(plugin, workspace, document, players, deep)
    if as_json:
        listed = [diagnostic_tree(d) for d in errors]
        print_json({**to_deep_tree(deep, standing), "errors": listed})
    else:
        words = _words(plugin, inspection)
        if inspection.scene is not None:
            click.echo(f"{inspection.scene.title}\n")
        click.echo(to_deep_text(deep, words, standing), nl=False)
        print_faults(errors)
    ctx.exit(1 if errors or not deep.quick.reaches_goal else 0)


def _analyse_content(
    ctx: click.Context,
    workspace: Workspace,
    document: Document,
    plugin: ContentAnalyst,
    set_up: SetUp,
    seed: int | None,
    *,
    as_json: bool,
) -> None:
    """Print what the content of a game without a board is worth; without a game, go on to its faults."""
    seed = 1 if seed is None else seed
    found = plugin.analyse_content(workspace.project, document, set_up, seed=seed)
    if found is None:
        return
    if as_json:
        print_json(report_tree(found))
    else:
        click.echo("\n".join(report_lines(found)))
    ctx.exit(1 if found.is_faulty else 0)


def _deep(
    plugin: GamePlugin, workspace: Workspace, document: Document, set_up: SetUp, seed: int | None
) -> DeepAnalysis:
    if not isinstance(plugin, RouteAnalyst):
        raise click.UsageError(f"The routes of {plugin.id} cannot be analysed.")
    deep = plugin.analyse_deeply(workspace.project, document, set_up, seed=seed)
    if deep is None:
        compiled = plugin.compile(workspace.project, document, set_up)
        raise click.UsageError(" ".join(fault.sentence for fault in compiled.diagnostics))
    return deep


def _standing(
    plugin: GamePlugin,
    workspace: Workspace,
    document: Document,
    players: int | None,
    deep: DeepAnalysis,
) -> Mapping[str, Standing]:
    """Say how the figures stand among those of the published routes for as many players."""
    others = published_figures(plugin, workspace.project, players=players)
    own = document.id if workspace.project.is_in_root(document) else None
    compared = [figures for name, figures in others.items() if name != own]
    return standings(figures_of(deep), compared)


def _dealt(
    plugin: GamePlugin,
    workspace: Workspace,
    document: Document,
    scene: BoardScene,
    seed: int | None,
) -> BoardScene:
    """Give a scene with its barriers as a seed deals them."""
    deal = deal_of(plugin, workspace.project, document, seed) if seed is not None else None
    return scene if deal is None else msgspec.structs.replace(scene, bars=deal.bars)


def _draw(scene: BoardScene, deep: DeepAnalysis, target: Path) -> None:
    from designer.cli.pictures import draw_analysis  # noqa: PLC0415 - loads Qt

    if target.suffix.lower() != ".png":
        raise click.UsageError(f"“{target}” does not end in .png.")
    if not draw_analysis(scene, deep.quick, target):
        raise click.UsageError(f"“{target}” cannot be written.")


def _switch(text: str) -> tuple[str, str | bool]:
    name, equals, value = text.partition("=")
    if not equals:
        raise click.UsageError(f"“{text}” sets nothing: write ID=VALUE.")
    return name, {"true": True, "false": False}.get(value, value)


def _check_switches(workspace: Workspace, document: Document, chosen: Iterable[str]) -> None:
    project = workspace.project
    known = project.entries("switch", project.game_of(document))
    for name in chosen:
        if name not in known:
            raise click.UsageError(
                f"No rule switch is called “{name}”. There are: {', '.join(sorted(known))}."
            )


def _words(plugin: GamePlugin, inspection: Inspection) -> dict[str, str]:
    words = dict(plugin.words("en"))
    if inspection.scene is not None:
        looks = inspection.scene.looks
        words |= {f"terrain.{code}": look.name for code, look in looks.items()}
    return words


def _give_up(ctx: click.Context, path: str, errors: list[Diagnostic], *, as_json: bool) -> None:
    sentence = f"{shown(path)} has no board that can be analysed."
    if as_json:
        print_json({"error": sentence, "errors": [diagnostic_tree(d) for d in errors]})
    else:
        print_faults(errors)
        click.echo(sentence)
    ctx.exit(1)
