"""`trailwright simulate`: many games by bots, and what they have in common."""

import statistics
from collections import Counter
from pathlib import Path

import click

from designer.api import SetUp
from designer.cli.games import chosen_bots, compile_or_stop, single_document
from designer.cli.sources import print_json, shown
from designer.play.playouts import playout

__all__ = ["command"]


@click.command("simulate")
@click.argument("scenario", type=click.Path(path_type=Path))
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--bots", default="random", help="Bots by seat; a shorter list is repeated.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="Of the first game; the others count on."
)
@click.option("--players", type=click.IntRange(1, 8))
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    scenario: Path,
    *,
    games: int,
    bots: str,
    seed: int,
    players: int | None,
    as_json: bool,
) -> None:
    """Let bots play a SCENARIO many times: lengths, winners by seat."""
    workspace, document = single_document(scenario)
    plugin, compiled = compile_or_stop(ctx, workspace, document, SetUp(players=players))
    game = compiled.game
    chosen = chosen_bots(plugin, bots, game.n_seats)
    rounds: list[int] = []
    wins: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    for number in range(games):
        played = playout(game, chosen, seed + number, keep_moves=False)
        rounds.append(played.rounds)
        if played.outcome is not None:
            ends[played.outcome.termination.value] += 1
            wins.update(played.outcome.winners)
    figures = {
        "games": games,
        "bots": [bot.id for bot in chosen],
        "rounds": {"least": min(rounds), "median": statistics.median(rounds), "most": max(rounds)},
        "ends": dict(sorted(ends.items())),
        "wins_by_seat": {str(seat + 1): wins[seat] for seat in range(game.n_seats)},
    }
    if as_json:
        print_json(figures)
        ctx.exit(0)
    click.echo(f"{shown(document.path)}: {games} games by {', '.join(bot.id for bot in chosen)}")
    click.echo(
        f"rounds: {min(rounds)} to {max(rounds)}, half of them within {statistics.median(rounds):g}"
    )
    click.echo("ends: " + ", ".join(f"{name} {n}" for name, n in sorted(ends.items())))
    click.echo(
        "wins by seat: " + ", ".join(f"{seat + 1}: {wins[seat]}" for seat in range(game.n_seats))
    )
    ctx.exit(0)
