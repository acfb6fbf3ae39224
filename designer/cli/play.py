"""`trailwright play`: the preview in the window, or a whole game by bots without one."""

from pathlib import Path

import click

from designer.api import SetUp
from designer.cli.games import (
    BOTS_HELP,
    anyway_option,
    compile_or_stop,
    named_bots,
    single_document,
    told_bots,
)
from designer.cli.paths import is_there
from designer.cli.sources import print_json, shown
from designer.cli.targets import check_target, force_option, write_target
from designer.documents import write_tree
from designer.engine.replays import MOST_SEED, recorded
from designer.play.playouts import playout
from designer.session.simulating import known_bots

__all__ = ["command"]


@click.command("play")
@click.argument("scenario", type=click.Path(path_type=Path))
@click.option("--headless", is_flag=True, help="Let bots play; no window, no display.")
@click.option("--bots", default="", help=BOTS_HELP)
@click.option(
    "--seed",
    type=click.IntRange(0, MOST_SEED),
    default=1,
    show_default=True,
    help="Where chance begins.",
)
@click.option(
    "--players", type=click.IntRange(1), help="Number of players, if not the scenario's own."
)
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path),
    help="Write the game there as a replay; an older replay is replaced.",
)
@force_option
@anyway_option
@click.option("--json", "as_json", is_flag=True, help="Print how it ended as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    scenario: Path,
    *,
    headless: bool,
    bots: str,
    seed: int,
    players: int | None,
    target: Path | None,
    force: bool,
    anyway: bool,
    as_json: bool,
) -> None:
    """Play a SCENARIO or a route, in the window or --headless by bots.

    What has errors is not played: they are listed, exit code 1. Warnings are told and stop nothing.
    """
    if not headless:
        if not is_there(scenario):
            raise click.UsageError(f"There is no file “{scenario}”.")
        ctx.exit(ctx.obj([scenario], play=True))
    workspace, document = single_document(scenario)
    if target is not None:
        check_target(target, inputs=[Path(document.path)], force=force, kind="replay")
    set_up = SetUp(players=players)
    plugin, compiled = compile_or_stop(
        ctx, workspace, document, set_up, anyway=anyway, as_json=as_json
    )
    game = compiled.game
    seats = named_bots(plugin, bots, game.n_seats)
    known = known_bots(plugin)
    game_played = playout(game, [known[name] for name in seats], seed)
    replay = recorded(
        game,
        plugin.id,
        (document.kind or "route", document.id or document.path),
        seed,
        game_played.words(game),
        game_played.state,
        seats=seats,
    )
    if target is not None:
        write_target(target, write_tree(replay.to_tree()).encode("utf-8"))
    outcome = game_played.outcome
    if as_json:
        tree = {key: value for key, value in replay.to_tree().items() if key != "moves"}
        print_json({**tree, "n_moves": game_played.n_moves, "rounds": game_played.rounds})
    else:
        for sentence in compiled.missing:
            click.echo(f"note: {sentence}")
        click.echo(f"{shown(document.path)}, seed {seed}: {told_bots(bots, seats)}")
        click.echo(f"{game_played.n_moves} moves, {game_played.rounds} rounds")
        click.echo(outcome.sentence if outcome is not None else "The game was cut off.")
    ctx.exit(0)
