"""Tell whether the environment in `.venv` is fit to start, and make it so.

Called by `environment.sh` with a Python that may be the system's own, so nothing but the standard
library comes in here. Commands:

    fit KIND        exit 0 if this Python is that of `.venv`, `.venv` holds what packaging/KIND.lock
                    says, and the system's libraries are there
    installed KIND  the same without a look at the system
    missing         print one line for each library that the system lacks: library, then packages
    install KIND    make `.venv` if it is not there or not usable, and install what the lock says

KIND is `app` or `test`; what `test` needs includes what `app` needs.
"""

import ctypes
import hashlib
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


def digest_of(kind: str) -> str:
    """Give the content of packaging/KIND.lock in short."""
    return hashlib.sha256((PACKAGING / f"{kind}.lock").read_bytes()).hexdigest()


def stamp_of(kind: str) -> Path:
    """Give the file that says which lock was installed last."""
    return VENV / f"{kind}.stamp"


def is_installed(kind: str) -> bool:
    """Say whether `.venv` was last brought up to the lock as it is now."""
    try:
        return stamp_of(kind).read_text(encoding="utf-8") == digest_of(kind)
    except OSError:
        return False


def missing_libraries() -> list[list[str]]:
    """Give the rows of system-packages.txt whose library does not load."""
    if not sys.platform.startswith("linux"):
        return []
    missing = []
    for line in (PACKAGING / "system-packages.txt").read_text(encoding="utf-8").splitlines():
        columns = line.split()
        if not columns or ".so." not in columns[0] or columns[0].startswith("#"):
            continue
        try:
            ctypes.CDLL(columns[0])
        except OSError:
            missing.append(columns)
    return missing


def is_made_for(version: str) -> bool:
    """Say whether `.venv` was made in this very place, by a Python of this version.

    A folder that was moved or copied, or whose Python has been replaced since, was not.
    """
    try:
        lines = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    settings = dict(line.split(" = ", 1) for line in lines if " = " in line)
    made_for = settings.get("version", settings.get("version_info", ""))
    made_in = settings.get("command", f" {VENV}")  # only the standard `venv` writes it down
    major_minor = ".".join(version.split(".")[:2])
    return f"{made_for}.".startswith(f"{major_minor}.") and made_in.endswith(f" {VENV}")


def is_usable() -> bool:
    """Say whether `.venv` has a Python that runs, with pip, and is the one it was made for."""
    code = "import pip, platform; print(platform.python_version())"
    try:
        answer = subprocess.run(
            [PYTHON, "-I", "-c", code], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return is_made_for(answer.stdout.strip())


def install(kind: str) -> None:
    """Make `.venv` what the lock says; standard output is left to the program that comes after."""
    if not is_usable():
        say("making the environment in .venv")
        if VENV.is_symlink():
            VENV.unlink()
        elif VENV.exists():
            shutil.rmtree(VENV)
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True, stdout=sys.stderr)
    say(f"installing what packaging/{kind}.lock names; from now on the start is quick")
    for done in ("app", "test"):
        stamp_of(done).unlink(missing_ok=True)
    pip = [PYTHON, "-I", "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    exact = ["--quiet", "--require-hashes", "--only-binary", ":all:"]
    lock = PACKAGING / f"{kind}.lock"
    subprocess.run([*pip, *exact, "-r", lock], check=True, stdout=sys.stderr)
    for done in ("app", "test") if kind == "test" else ("app",):
        stamp_of(done).write_text(digest_of(done), encoding="utf-8")


def say(sentence: str) -> None:
    """Tell the person who waits."""
    print(f"trailwright: {sentence}", file=sys.stderr, flush=True)


def say_how_libraries_come(kind: str) -> None:
    """Tell what an installation needs from outside, and the ways round where that is not there."""
    say(
        "the libraries come over the network, from the package index that pip is set up with.\n"
        "    Is there a network here, and a way to that index (a proxy: HTTPS_PROXY)?\n"
        "    Another index, such as a mirror:  PIP_INDEX_URL=https://... packaging/run\n"
        f"    Without any: where there is one,  python3 -m pip download -r packaging/{kind}.lock -d libraries\n"
        "    then, with that folder here,      PIP_NO_INDEX=1 PIP_FIND_LINKS=libraries packaging/run\n"
        "    What is installed stays; the next try goes on from there."
    )


def main(command: str, kind: str = "app") -> int:
    """Run one of the commands and give the exit code."""
    if command in {"fit", "installed"}:
        here = Path(sys.prefix).resolve() == VENV.resolve()
        installed = here and is_made_for(platform.python_version()) and is_installed(kind)
        ready = installed and not (command == "fit" and missing_libraries())
        return 0 if ready else 1
    if command == "missing":
        for columns in missing_libraries():
            print(*columns)
        return 0
    try:
        install(kind)
    except subprocess.CalledProcessError as error:
        words = " ".join(str(word) for word in error.cmd)
        say(f"this step failed, see above: {words}")
        if "pip" in error.cmd:
            say_how_libraries_come(kind)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
