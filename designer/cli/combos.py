"""`trailwright combos`: which sets of modules fit a scenario, what stands in the way, which rules meet."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import click
import msgspec

from designer.cli.games import meant, playable_or_stop, plugin_of, single_document
from designer.cli.output import one_line
from designer.cli.sources import print_json, shown
from designer.play.batches import n_cores
from designer.session.combined_games import Games, games_with
from designer.session.combining import (
    Combination,
    Combiner,
    Hindrance,
    MeetingRule,
    Module,
    all_sets,
    chosen_modules,
    modules_of_game,
    ones_and_pairs,
)

__all__ = ["command"]


@click.command("combos")
@click.argument("scenario", type=click.Path(path_type=Path))
@click.option("--all", "every", is_flag=True, help="Look at every set, not only ones and pairs.")
@click.option("--set", "chosen", metavar="A,B,...", help="Look at this set only.")
@click.option(
    "--own", "owned", multiple=True, metavar="MODULE", help="A box at hand; may be repeated."
)
@click.option("--players", type=click.IntRange(1, 8), help="If not the scenario's own number.")
@click.option(
    "--games",
    type=click.IntRange(1),
    help="Let bots play so many games with each set that fits.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    help="Processes that play at the same time; default: all cores.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the sets and rules as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    scenario: Path,
    *,
    every: bool,
    chosen: str | None,
    owned: tuple[str, ...],
    players: int | None,
    games: int | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Say which sets of modules a SCENARIO (or a route) can be played with, and why not others.

    Each module, each pair and the scenario's own set are looked at: what they need and exclude, what
    the checks find, which rules meet; with --games whether games end and how long they are. The exit code tells of the scenario's own set, or of --set.
    """
    workspace, document = single_document(scenario)
    playable_or_stop(ctx, document)
    plugin_of(workspace, document)
    modules = modules_of_game(workspace.project, workspace.project.game_of(document))
    combiner = Combiner(
        workspace.host,
        workspace.project,
        document,
        players=players,
        owned=_known(modules, owned) if owned else None,
    )
    own = _known(modules, _split(chosen)) if chosen is not None else None
    sets = [own] if own is not None else [*(all_sets if every else ones_and_pairs)(modules)]
    last = own if own is not None else chosen_modules(document, modules)
    found = {names: combiner.look_at(names) for names in dict.fromkeys((*sets, last))}
    rules = _rules_of(combiner.rules, found.values())
    played = _played(combiner, found.values(), games, jobs) if games is not None else {}
    if as_json:
        print_json(
            {
                "modules": msgspec.to_builtins(modules, enc_hook=str),
                "chosen": list(last),
                "sets": [_tree(each, played.get(each.modules)) for each in found.values()],
                "rules": msgspec.to_builtins(rules, enc_hook=str),
            }
        )
    else:
        _print(modules, found.values(), found[last], rules, played)
    ctx.exit(0 if found[last].fits else 1)


def _split(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _known(modules: Iterable[Module], names: Iterable[str]) -> tuple[str, ...]:
    """Give modules by id or pack, in the order of the game."""
    named = set(names)
    known = {name for module in modules for name in (module.id, module.pack)}
    for name in sorted(named - known):
        raise click.UsageError(f"There is no module “{name}”{meant(name, known)}")
    return tuple(m.id for m in modules if {m.id, m.pack} & named and not m.is_base)


def _rules_of(
    rules: Iterable[MeetingRule], found: Iterable[Combination]
) -> tuple[MeetingRule, ...]:
    """Give the rules that meet in any of the sets, each once."""
    met = {rule for each in found for rule in each.rules}
    return tuple({rule.id: rule for rule in rules if rule.id in met}.values())


def _played(
    combiner: Combiner, found: Iterable[Combination], games: int, jobs: int | None
) -> dict[tuple[str, ...], Games]:
    """Let bots play, and say how far they are on the error stream."""
    sets = [each.modules for each in found if each.fits]
    played: dict[tuple[str, ...], Games] = {}
    shows = sys.stderr.isatty()
    for each in games_with(combiner, sets, games, jobs or n_cores()):
        played[each.modules] = each
        if shows:
            n = sum(one.played for one in played.values())
            click.echo(f"\r{n} of {games * len(sets)} games", nl=False, err=True)
    if shows:
        click.echo(err=True)
    return played


def _tree(combination: Combination, games: Games | None) -> dict[str, object]:
    tree: dict[str, object] = msgspec.to_builtins(combination, enc_hook=str)
    for key in ("hindrances", "notes"):
        tree[key] = [_placed(each) for each in getattr(combination, key)]
    played = {} if games is None else {"games": _games_tree(games)}
    return {"fits": combination.fits, **tree, **played}


def _games_tree(games: Games) -> dict[str, object]:
    mean, least, most = games.rounds
    return {
        "played": games.played,
        "ended": games.ended,
        "rounds": {"mean": mean, "least": least, "most": most},
        "trouble": str(games.trouble),
    }


def _placed(hindrance: Hindrance) -> dict[str, object]:
    tree: dict[str, object] = msgspec.to_builtins(hindrance, enc_hook=str)
    return {**tree, "file": shown(hindrance.file)} if hindrance.file else tree


def _print(
    modules: Sequence[Module],
    found: Iterable[Combination],
    chosen: Combination,
    rules: Iterable[MeetingRule],
    played: Mapping[tuple[str, ...], Games],
) -> None:
    titles = {module.id: module.title for module in modules}
    if len(titles) < 2:
        click.echo("This game has no modules to choose from.")
        return
    sets = list(found)
    always = [h for h in _told_of(sets[0]) if all(h in _told_of(each) for each in sets[1:])]
    if len(sets) > 1 and always:
        click.echo("Whatever the set:")
        _print_told(always)
    for each in sets:
        told = [h for h in _told_of(each) if len(sets) == 1 or h not in always]
        _print_set(each, titles, told, is_chosen=each is chosen)
        if (games := played.get(each.modules)) is not None:
            click.echo(f"      {_games_line(games)}")
    click.echo(f"\n{sum(each.fits for each in sets)} of {len(sets)} sets fit.")
    lines = [line for rule in rules for line in _rule_lines(rule)]
    if lines:
        click.echo("\nRules that meet:")
    for line in lines:
        click.echo(f"  {line}")


def _told_of(each: Combination) -> tuple[Hindrance, ...]:
    return (*each.hindrances, *each.notes)


def _print_told(told: Iterable[Hindrance]) -> None:
    for hindrance in told:
        place = f"{shown(hindrance.file)}:{hindrance.line}: " if hindrance.file else ""
        rule = f" ({hindrance.rule})" if hindrance.rule else ""
        said = f"{hindrance.severity.value}: {hindrance.sentence}{rule}"
        click.echo(f"      {one_line(place + said)}")


def _print_set(
    each: Combination, titles: dict[str, str], told: Iterable[Hindrance], *, is_chosen: bool
) -> None:
    name = " + ".join(titles[module] for module in each.modules) or "no module"
    mark = " (chosen)" if is_chosen else ""
    click.echo(f"{'fits' if each.fits else 'no  '}  {name}{mark}")
    _print_told(told)
    if each.rules and (len(each.modules) == 2 or is_chosen):
        click.echo(f"      rules that meet: {', '.join(each.rules)}")
    if each.switches and is_chosen:
        click.echo(f"      switches: {', '.join(each.switches)}")


def _games_line(games: Games) -> str:
    if games.trouble:
        return one_line(f"games: {games.trouble}")
    mean, least, most = games.rounds
    return f"games: {games.ended} of {games.played} end, {mean} rounds ({least} to {most})"


def _rule_lines(rule: MeetingRule) -> Iterable[str]:
    ruling = " (our ruling)" if rule.source == "designed here" else ""
    yield one_line(f"{rule.id} {rule.title}".rstrip() + ruling)
    if rule.text:
        yield f"    {one_line(rule.text)}"
