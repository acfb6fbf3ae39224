"""`trailwright import`: a route from the plain list that players exchange."""

import codecs
import os
import re
import sys
from contextlib import nullcontext
from pathlib import Path

import click

from designer.api import Listed, ListExchange
from designer.cli.games import print_faults
from designer.cli.paths import is_there
from designer.cli.sources import diagnostic_tree, open_workspace, print_json, shown
from designer.cli.targets import check_target
from designer.diagnostics import Severity
from designer.documents import write_tree
from designer.plugin_host import PluginHost, enclosing_root
from designer.session.saving import save_atomically

__all__ = ["command"]

_STDIN = "-"
_MOST_BYTES = 500_000  # of a list: a few hundred lines, whatever stands in them
_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


@click.command("import")
@click.argument("file")
@click.option("--to", "target", required=True, type=click.Path(path_type=Path, dir_okay=False), help="The route to write.")  # fmt: skip
@click.option("--game", "game_id", help="Whose list it is, where several games have such lists.")
@click.option("--force", is_flag=True, help="Replace the route if it is there already.")
@click.option("--json", "as_json", is_flag=True, help="Print the faults as JSON.")
@click.pass_context
def command(
    ctx: click.Context, file: str, *, target: Path, game_id: str | None, force: bool, as_json: bool
) -> None:
    """Read a FILE with a plain list of pieces (- reads what is pasted) and write it as a route.

    Nothing is written while the list holds a fault.
    """
    text = _read(file)
    if force and file != _STDIN:
        check_target(target, inputs=[Path(file)], force=force)
    if is_there(target) and not force:
        raise click.UsageError(f"“{target}” is there already; --force replaces it.")
    workspace = open_workspace([])
    plugin = _plugin(workspace.host, game_id)
    listed = plugin.read_list(workspace.project, text, shown_source(file), _route_id(target))
    errors = [d for d in listed.diagnostics if d.severity is Severity.ERROR]
    if not errors:
        _write(target, listed)
    if as_json:
        found = [diagnostic_tree(d) for d in listed.diagnostics]
        print_json({"written": None if errors else str(target), "diagnostics": found})
    else:
        print_faults(listed.diagnostics)
        n = len(listed.tree.get("placements", ()))
        done = f"{shown(str(target))} written: {n} piece{'' if n == 1 else 's'}."
        click.echo("Nothing was written." if errors else done)
    ctx.exit(1 if errors else 0)


def shown_source(file: str) -> str:
    """Give the list's name for its faults."""
    return "pasted list" if file == _STDIN else shown(file)


def _read(file: str) -> str:
    if file != _STDIN and is_there(Path(file)) and not Path(file).is_file():
        raise click.UsageError(f"“{file}” is no file; “-” reads what is piped in.")
    name = shown_source(file)
    try:
        with nullcontext(sys.stdin.buffer) if file == _STDIN else Path(file).open("rb") as source:
            data = source.read(_MOST_BYTES + 1)
    except OSError as error:
        raise click.UsageError(f"“{file}” cannot be read: {error.strerror}.") from error
    if len(data) > _MOST_BYTES:
        raise click.UsageError(
            f"“{name}” is no list of a route: it is larger than {_MOST_BYTES // 1000} kB."
        )
    try:
        return data.decode(
            next((c for mark, c in _MARKS.items() if data.startswith(mark)), "utf-8")
        )
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise click.UsageError(
            f"“{name}” is no text in UTF-8 (line {line}); save it as UTF-8."
        ) from error


def _plugin(host: PluginHost, game_id: str | None) -> ListExchange:
    able: dict[str, ListExchange] = {}
    for name in host.manifests:
        game = host.game(name)
        if isinstance(game, ListExchange):
            able[name] = game
    if game_id is None and len(able) == 1:
        return next(iter(able.values()))
    if game_id not in able:
        names = ", ".join(able) or "none"
        raise click.UsageError(f"Say with --game whose list it is. Games with lists: {names}.")
    return able[game_id]


def _route_id(target: Path) -> str:
    words = re.findall(r"[a-z0-9]+", target.stem.lower())
    name = "_".join(words) or "route"
    return name if name[0].isalpha() else f"route_{name}"


def _write(target: Path, listed: Listed) -> None:
    text = write_tree(listed.tree, schema=_schema(target))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        save_atomically(target, text.encode())
    except OSError as error:
        raise click.UsageError(f"“{target}” cannot be written: {error.strerror}.") from error


def _schema(target: Path) -> str:
    """Give the way to the schema from the route's folder, where it lies in a root that has one."""
    folder = target.resolve().parent
    root = enclosing_root(folder)
    schema = root.folder / "schemas" / "core" / "route.schema.json" if root is not None else None
    if schema is None or not schema.is_file():
        return ""
    return Path(os.path.relpath(schema, folder)).as_posix()
