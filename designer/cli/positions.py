"""What `trailwright analyse` says of games whose board lies only in play: reach from a position."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from designer.api import GamePlugin, PositionAnalyst, PositionReach, SetUp
from designer.cli.games import compile_or_stop, print_faults
from designer.cli.replay import CannotVerifyError, compiled_of, read_replay
from designer.cli.sources import print_json, shown
from designer.documents import Document
from designer.engine.replays import verify
from designer.play.reaching import reach_lines, reach_tree
from designer.play.table import Table
from designer.printing.scenes import BoardScene
from designer.session import Workspace
from designer.session.reaching import reach_layer

__all__ = ["analyse_position", "is_position"]

_KINDS = ("scenario", "situation", "replay")


def is_position(plugin: GamePlugin, document: Document) -> bool:
    """Say whether a document gives a position of a game that can say what is reached from it."""
    return isinstance(plugin, PositionAnalyst) and document.likely_kind in _KINDS


def analyse_position(
    ctx: click.Context,
    workspace: Workspace,
    document: Document,
    plugin: GamePlugin,
    set_up: SetUp,
    *,
    seed: int,
    picture: Path | None,
    as_json: bool,
) -> None:
    """Print what each seat can reach at the start of a scenario or situation, or where a replay ends."""
    assert isinstance(plugin, PositionAnalyst), "asked for before"
    game, state, told = _position(ctx, workspace, document, set_up, seed, as_json=as_json)
    found: list[PositionReach] = [
        reach for seat in range(game.n_seats) if (reach := plugin.reach(game, state, seat))
    ]
    if picture is not None and found:
        _draw(plugin.table(game, state, None), found[0], picture)
    if as_json:
        print_json({"document": shown(document.path), "seats": [reach_tree(r) for r in found]})
    else:
        click.echo("\n".join(_lines(told, found, _units(plugin))))
    ctx.exit(0 if found else 1)


def _units(plugin: GamePlugin) -> tuple[str, str]:
    words = plugin.words("en")
    return words.get("price", "point"), words.get("prices", "points")


def _lines(told: str, found: Sequence[PositionReach], units: tuple[str, str]) -> Iterator[str]:
    yield told
    for reach in found:
        yield ""
        yield from reach_lines(reach, units)
    if not found:
        yield "No figure stands on the board."


def _position(
    ctx: click.Context,
    workspace: Workspace,
    document: Document,
    set_up: SetUp,
    seed: int,
    *,
    as_json: bool,
) -> tuple[Any, Any, str]:
    """Give game, state, and what they are."""
    name = shown(document.path)
    if document.likely_kind == "scenario":
        _, compiled = compile_or_stop(ctx, workspace, document, set_up, as_json=as_json)
        return (
            compiled.game,
            compiled.game.start(seed),
            f"{name}, as a game from seed {seed} begins",
        )
    if document.likely_kind == "situation":
        plugin = workspace.host.game(workspace.project.game_of(document))
        assert plugin is not None, "it was asked for before"
        situation = next(iter(plugin.situations(workspace.project, document)), None)
        if situation is None or situation.fault:
            why = situation.fault if situation is not None else "it cannot be read"
            raise click.UsageError(f"{name} gives no position: {why}.")
        return situation.game, situation.state, f"{name}: {situation.title}"
    try:
        replay = read_replay(workspace, document)
        game = compiled_of(workspace, document, replay, None)
    except CannotVerifyError as error:
        print_faults(error.faults)
        raise click.UsageError(str(error)) from error
    report = verify(game, replay)
    return game, report.state, f"{name}, after {report.n_moves} moves"


def _draw(table: Table, reach: PositionReach, picture: Path) -> None:
    from designer.cli.pictures import draw_layer  # noqa: PLC0415 - loads Qt

    if picture.suffix.lower() != ".png":
        raise click.UsageError(f"“{picture}” does not end in .png.")
    scene: BoardScene = table.scene
    if not draw_layer(scene, reach_layer(reach), picture):
        raise click.UsageError(f"“{picture}” cannot be written.")
