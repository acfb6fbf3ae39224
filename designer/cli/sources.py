"""What several commands share: open what was named, print faults."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
import msgspec

from designer.cli.output import one_line
from designer.cli.paths import is_there
from designer.diagnostics import Diagnostic, Location, Severity
from designer.session import Workspace

__all__ = [
    "diagnostic_tree",
    "fault_line",
    "open_workspace",
    "place_of",
    "print_json",
    "shown",
    "summary",
]


def open_workspace(paths: Sequence[Path]) -> Workspace:
    """Open what was named on the command line; a path that cannot be read is wrong use."""
    for path in paths:
        if not is_there(path):
            raise click.UsageError(f"There is no file or folder “{path}”.")
    try:
        return Workspace.open(paths)
    except (OSError, RuntimeError) as error:  # a RuntimeError is a loop of links
        name = getattr(error, "filename", None) or ", ".join(map(str, paths))
        reason = getattr(error, "strerror", None) or "it is a link that leads to itself"
        raise click.UsageError(f"“{name}” cannot be read: {reason}.") from error


def place_of(where: Location) -> str:
    """Give a place as `file:line:column`, on one line whatever the file is called."""
    return f"{one_line(shown(where.file))}:{where.line}:{where.column}"


def fault_line(fault: Diagnostic) -> str:
    """Give a fault on one line, as all commands print it."""
    sentence = one_line(fault.sentence)
    return f"{place_of(fault.location)}: {fault.severity.value} {fault.code} {sentence}"


def shown(path: str) -> str:
    """Give a path as the user would write it: relative to where he stands, if that is shorter."""
    try:
        return str(Path(path).relative_to(Path.cwd()))
    except (ValueError, OSError):  # elsewhere, or where one stands is gone
        return path


def print_json(tree: object) -> None:
    """Print a plain tree as JSON, texts readable."""
    click.echo(json.dumps(tree, ensure_ascii=False, indent=2))


def diagnostic_tree(diagnostic: Diagnostic) -> dict[str, object]:
    """Give a diagnostic as a plain tree, with paths as shown."""
    tree: dict[str, object] = msgspec.to_builtins(diagnostic, enc_hook=str)
    _shorten(tree)
    return tree


def _shorten(tree: object) -> None:
    if isinstance(tree, dict):
        if isinstance(tree.get("file"), str):
            tree["file"] = shown(tree["file"])
        for value in tree.values():
            _shorten(value)
    elif isinstance(tree, list):
        for value in tree:
            _shorten(value)


def summary(diagnostics: Iterable[Diagnostic], n_files: int) -> str:
    """Give the closing sentence of a check."""
    counts: Counter[Severity] = Counter()
    for fault in diagnostics:
        counts[fault.severity] += fault.stands_for
    parts = [
        f"{counts[severity]} {severity.value}{'' if counts[severity] == 1 else 's'}"
        for severity in Severity
        if counts[severity]
    ]
    files = f"{n_files} file{'' if n_files == 1 else 's'}"
    return f"{files} checked: {', '.join(parts) if parts else 'no faults found'}."
