"""Other Pythons at hand, so that what has to be the same on each can be compared.

They are looked for beside the one that runs, on the search path, and in `TRAILWRIGHT_PYTHONS` (a list
of executables, for those that live elsewhere). Nothing is installed into them.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

__all__ = ["VERSIONS", "python_for"]

VERSIONS = ("3.11", "3.12", "3.13")
_NEEDED = ("msgspec", "yaml", "jsonschema", "referencing", "networkx", "click", "platformdirs")


@cache
def python_for(version: str) -> tuple[str, str]:
    """Give an executable of a version that has all packages, or "" and why there is none."""
    found = list(dict.fromkeys(_executables(version)))
    for executable in found:
        if not (lacking := _lacking(executable)):
            return executable, ""
    if not found:
        return "", f"There is no Python {version} at hand."
    return "", f"Python {version} is at hand, but without {lacking}."


def _executables(version: str) -> Iterator[str]:
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        yield sys.executable
    beside = sorted(Path(sys.base_prefix).parent.glob(f"{version}*/bin/python"))
    named = os.environ.get("TRAILWRIGHT_PYTHONS", "").split(os.pathsep)
    on_path = shutil.which(f"python{version}")
    for executable in [*named, *map(str, beside), *([on_path] if on_path else [])]:
        if executable and _version(executable) == version:
            yield executable


def _version(executable: str) -> str:
    return _said(executable, "import sys; print('%d.%d' % sys.version_info[:2])")


def _lacking(executable: str) -> str:
    code = f"import importlib.util as i; print(*[n for n in {_NEEDED!r} if i.find_spec(n) is None])"
    return _said(executable, code)


def _said(executable: str, code: str) -> str:
    try:
        run = subprocess.run([executable, "-c", code], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "anything that works"
    return run.stdout.strip()
