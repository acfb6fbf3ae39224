"""What several commands share: open what was named, print faults."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
import msgspec

from designer.diagnostics import Diagnostic, Severity
from designer.session import Workspace

__all__ = ["diagnostic_tree", "open_workspace", "print_json", "shown", "summary"]


def open_workspace(paths: Sequence[Path]) -> Workspace:
    """Open what was named on the command line; a path that cannot be read is wrong use."""
    for path in paths:
        if not path.exists():
            raise click.UsageError(f"There is no file or folder “{path}”.")
    try:
        return Workspace.open(paths)
    except OSError as error:
        raise click.UsageError(f"“{error.filename}” cannot be read: {error.strerror}.") from error


def shown(path: str) -> str:
    """Give a path as the user would write it: relative to where he stands, if that is shorter."""
    try:
        return str(Path(path).relative_to(Path.cwd()))
    except ValueError:
        return path


def print_json(tree: object) -> None:
    """Print a plain tree as JSON, texts readable."""
    click.echo(json.dumps(tree, ensure_ascii=False, indent=2))


def diagnostic_tree(diagnostic: Diagnostic) -> dict[str, object]:
    """Give a diagnostic as a plain tree, with paths as shown."""
    tree: dict[str, object] = msgspec.to_builtins(diagnostic)
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
    counts = Counter(d.severity for d in diagnostics)
    parts = [
        f"{counts[severity]} {severity.value}{'' if counts[severity] == 1 else 's'}"
        for severity in Severity
        if counts[severity]
    ]
    files = f"{n_files} file{'' if n_files == 1 else 's'}"
    return f"{files} checked: {', '.join(parts) if parts else 'no faults found'}."
