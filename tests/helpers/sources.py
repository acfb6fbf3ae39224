"""The project's own files, as the contracts look at them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

__all__ = ["CHECKOUT", "kept_files", "parsed", "python_files", "texts"]

CHECKOUT = Path(__file__).resolve().parents[2]
_TEXT = {
    ".py",
    ".yaml",
    ".yml",
    ".json",
    ".md",
    ".toml",
    ".txt",
    ".sh",
    ".svg",
    ".csv",
    ".lock",
    "",
}
_NOT_KEPT = {".git", ".venv", ".hypothesis", "__pycache__", "dist", "build"}


@cache
def kept_files() -> tuple[Path, ...]:
    """Give the files that git keeps or would keep, below the checkout; without git all but caches."""
    return tuple(sorted(path for path in _known_to_git() or _found() if path.is_file()))


def _known_to_git() -> list[Path]:
    """Ask git; there may be none, or the checkout may be a plain copy."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(
            command, cwd=CHECKOUT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    return [CHECKOUT / name for name in listing.split("\0") if name]


def _found() -> list[Path]:
    return [
        path
        for path in CHECKOUT.rglob("*")
        if not any(
            part in _NOT_KEPT or part.endswith("_cache")
            for part in path.relative_to(CHECKOUT).parts
        )
    ]


def python_files(*folders: str) -> list[Path]:
    """Give the kept Python files of some top folders."""
    return [
        path
        for path in kept_files()
        if path.suffix == ".py" and path.relative_to(CHECKOUT).parts[0] in folders
    ]


@cache
def parsed(path: Path) -> ast.Module:
    """Give a Python file as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def texts() -> Iterator[tuple[Path, str]]:
    """Give all kept files that hold text, with it."""
    for path in kept_files():
        if path.suffix in _TEXT:
            yield path.relative_to(CHECKOUT), path.read_text(encoding="utf-8")
