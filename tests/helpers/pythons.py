"""Other Pythons at hand, so that what has to be the same on each can be compared.

They are looked for beside the one that runs, on the search path, and in `TRAILWRIGHT_PYTHONS` (a list
of executables, for those that live elsewhere). Nothing is installed into them: run as a program
(`packaging/test --long` does), this makes an environment for each, in the checkout's own.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

__all__ = ["VERSIONS", "make_environments", "python_for"]

VERSIONS = ("3.11", "3.12", "3.13")
_NEEDED = ("msgspec", "yaml", "jsonschema", "referencing", "networkx", "click", "platformdirs")

_CHECKOUT = Path(__file__).resolve().parents[2]
_ENVIRONMENTS = _CHECKOUT / ".venv" / "others"


@cache
def python_for(version: str) -> tuple[str, str]:
    """Give an executable of a version that has all packages, or "" and why there is none."""
    found = _executables(version)
    for executable in found:
        if not (lacking := _lacking(executable)):
            return executable, ""
    if not found:
        return "", f"There is no Python {version} at hand."
    return "", f"Python {version} is at hand, but without {lacking}."


def make_environments() -> Iterator[str]:
    """Make an environment for each version that is there and lacks packages; give what was done."""
    for version in VERSIONS:
        found = _executables(version)
        if not found or not all(_lacking(executable) for executable in found):
            continue
        place = _ENVIRONMENTS / version
        lock = _CHECKOUT / "packaging" / "app.lock"
        install = ["-m", "pip", "--quiet", "install", "--require-hashes", "--only-binary", ":all:"]
        try:
            subprocess.run([found[-1], "-m", "venv", "--clear", place], check=True)
            subprocess.run([place / "bin" / "python", *install, "-r", lock], check=True)
        except (OSError, subprocess.CalledProcessError):
            yield f"An environment for Python {version} could not be made."
        else:
            yield f"Python {version} has an environment."


def _executables(version: str) -> list[str]:
    """Give executables of a version, those first that may have packages."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return [sys.executable]
    made = _ENVIRONMENTS / version / "bin" / "python"
    beside = sorted(Path(sys.base_prefix).parent.glob(f"{version}*/bin/python"))
    named = os.environ.get("TRAILWRIGHT_PYTHONS", "").split(os.pathsep)
    on_path = shutil.which(f"python{version}")
    known = [*named, str(made), *([on_path] if on_path else []), *map(str, beside)]
    return [e for e in dict.fromkeys(known) if e and _version(e) == version]


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


if __name__ == "__main__":
    for line in make_environments():
        print(line)  # noqa: T201 - run as a program
