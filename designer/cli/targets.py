"""Where commands write: never over what they read, nor over what is not theirs."""

import json
from collections.abc import Iterable
from pathlib import Path

import click

from designer.cli.paths import is_there
from designer.cli.sources import shown
from designer.documents import read_document
from designer.session.saving import save_atomically

__all__ = ["FORCE_HELP", "check_target", "force_option", "write_target"]

FORCE_HELP = "Replace also a file that is there and is something else."

_MAGIC = {".pdf": (b"%PDF-",), ".png": (b"\x89PNG\r\n",), ".svg": (b"<?xml", b"<svg")}
_MOST_READ = 1 << 20


force_option = click.option("--force", is_flag=True, help=FORCE_HELP)
"""Adds `--force`, as all commands that write have it."""


def check_target(
    target: Path,
    *,
    inputs: Iterable[Path],
    force: bool,
    kind: str | None = None,
    data: bytes | None = None,
) -> None:
    """End the command if a file must not be written.

    What was read is never written over. A file that is there is replaced where it is of the kind
    that is written (a new replay over an older one, a picture over a picture, a list over the same
    list), or empty; else only with --force.

    Args:
        target: the file to write.
        inputs: what the command reads.
        force: whether anything else may be replaced.
        kind: the kind of YAML document that is written, if it is one.
        data: what will be written, where it is a list or a text.
    """
    if not is_there(target):
        return
    name = shown(str(target))
    if not target.is_file():
        raise click.UsageError(f"“{name}” is no file that can be replaced.")
    if any(_is_same(target, path) for path in inputs):
        raise click.UsageError(f"“{name}” is what is read here; write to another file.")
    if force:
        return
    try:
        with target.open("rb") as file:
            there = file.read(_MOST_READ)
    except OSError as error:
        raise click.UsageError(f"“{name}” cannot be written: {error.strerror}.") from error
    if there and not _is_like(there, target, kind, data):
        raise click.UsageError(
            f"“{name}” is there already and is {_what(target, kind)}; --force replaces it."
        )


def _is_same(target: Path, path: Path) -> bool:
    try:
        return target.samefile(path)
    except (OSError, ValueError):  # an input may be the id of a box, not a file
        return False


def write_target(target: Path, data: bytes) -> None:
    """Write a file whole or not at all; where that fails, it is wrong use."""
    try:
        save_atomically(target, data)
    except OSError as error:
        raise click.UsageError(f"“{target}” cannot be written: {error.strerror}.") from error


def _is_like(there: bytes, target: Path, kind: str | None, data: bytes | None) -> bool:
    if kind is not None:
        return read_document(there, str(target)).likely_kind == kind
    suffix = target.suffix.lower()
    if suffix in _MAGIC:
        return there.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(_MAGIC[suffix])
    return data is not None and _head(there, suffix) == _head(data, suffix)


def _head(data: bytes, suffix: str) -> object:
    """Give by what a list is known again: its first line, the keys of JSON."""
    if suffix == ".json":
        try:
            tree = json.loads(data)
        except ValueError:
            return data
        return sorted(tree) if isinstance(tree, dict) else data
    return data.split(b"\n", 1)[0].strip()


def _what(target: Path, kind: str | None) -> str:
    if kind is not None:
        return f"no {kind}"
    suffix = target.suffix.lower()
    return f"no {suffix[1:].upper()}" if suffix in _MAGIC else "not the same list"
