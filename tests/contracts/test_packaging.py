"""The two commands and what they install."""

import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.helpers.sources import CHECKOUT

PACKAGING = CHECKOUT / "packaging"
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==([^ ;\\]+)", re.MULTILINE)


def lock(kind: str) -> str:
    """Give the text of a lock."""
    return (PACKAGING / f"{kind}.lock").read_text(encoding="utf-8")


def pins(kind: str) -> dict[str, set[str]]:
    """Give what a lock names, with its versions (more than one where Pythons differ)."""
    found: dict[str, set[str]] = {}
    for name, version in PIN.findall(lock(kind)):
        found.setdefault(name, set()).add(version)
    return found


def names(requirements: list[str]) -> set[str]:
    """Give the names in a list of requirements as a lock writes them."""
    return {re.split(r"[<>=!~ \[]", wish)[0].lower().replace("_", "-") for wish in requirements}


def test_the_locks_hold_what_the_project_asks_for():
    groups = PROJECT["dependency-groups"]

    assert names(PROJECT["project"]["dependencies"]) - pins("app").keys() == set()
    assert names([*groups["test"], *groups["check"]]) - pins("test").keys() == set()


def test_one_environment_serves_both_locks():
    assert pins("app").items() <= pins("test").items()


def test_the_qt_that_ends_the_program_on_python_3_11_is_kept_out():
    assert pins("app")["pyside6-essentials"] == pins("app")["shiboken6"] == {"6.11.3"}
    assert "PySide6-Essentials>=6.10,<6.12" in PROJECT["project"]["dependencies"]


@pytest.mark.parametrize("kind", ["app", "test"])
def test_every_pin_has_hashes_and_no_place_to_load_from(kind):
    for entry in re.split(r"\n(?=[a-z])", lock(kind))[1:]:
        assert "--hash=sha256:" in entry, entry.splitlines()[0]
    assert "//" not in lock(kind)
    assert "--index" not in lock(kind)


@pytest.mark.parametrize("script", ["run", "test", "lock", "environment.sh"])
def test_scripts_are_plain_shell(script):
    subprocess.run(["sh", "-n", PACKAGING / script], check=True)


def test_run_knows_which_commands_open_no_window():
    from designer.cli.main import _COMMANDS

    script = (PACKAGING / "run").read_text(encoding="utf-8")
    listed = re.search(r"^ +([a-z |]+)\) return 0", script, re.MULTILINE)

    assert listed
    # `play` opens a window unless it is told not to.
    assert set(listed[1].split(" | ")) == set(_COMMANDS) - {"play"}


def run(
    *arguments: str, script: Path = PACKAGING / "run", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Start packaging/run with nothing but this in the environment."""
    return subprocess.run(
        ["sh", script, *arguments],
        env={"PATH": "/usr/bin:/bin", **environment},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        ((), {}),
        ((str(PACKAGING / "README.md"),), {}),
        (("play", "content/some.yaml"), {}),
        ((), {"QT_QPA_PLATFORM": "xcb"}),
    ],
    ids=["nothing", "a file", "play", "a platform that needs one"],
)
def test_without_a_display_run_says_so_and_offers_what_works(arguments, environment):
    ended = run(*arguments, **environment)

    assert ended.returncode == 2
    assert "no display" in ended.stderr
    assert "packaging/run check" in ended.stderr
    assert ended.stdout == ""


@pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a POSIX shell")
@pytest.mark.parametrize("script", ["run", "test"])
def test_a_link_to_a_script_finds_its_checkout(script, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "absolute").symlink_to(PACKAGING / script)
    (tmp_path / "bin" / "link").symlink_to(Path("..") / "absolute")
    says_root = (PACKAGING / script).read_text(encoding="utf-8").partition("\n. ")[0]
    (tmp_path / "bin" / "told").write_text(f"{says_root}\necho $root\n", encoding="utf-8")

    # The first lines of the script, run under the name of a link to the script itself.
    told = subprocess.run(
        ["sh", "-c", f"{says_root}\necho $root", tmp_path / "bin" / "link"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.strip() == str(PACKAGING.parent)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_a_linked_run_starts_as_the_script_itself(tmp_path):
    (tmp_path / "trailwright").symlink_to(PACKAGING / "run")

    ended = run(script=tmp_path / "trailwright")

    assert ended.returncode == 2
    assert "no display" in ended.stderr


@pytest.fixture
def environment(tmp_path, monkeypatch):
    """Give packaging/environment.py, looking at a project in a folder of its own."""
    spec = importlib.util.spec_from_file_location("environment", PACKAGING / "environment.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    root = tmp_path / "with space"
    (root / "packaging").mkdir(parents=True)
    for name in ("app.lock", "test.lock", "system-packages.txt"):
        shutil.copy(PACKAGING / name, root / "packaging")
    for name, value in {
        "ROOT": root,
        "PACKAGING": root / "packaging",
        "VENV": root / ".venv",
        "PYTHON": root / ".venv" / "bin" / "python",
    }.items():
        monkeypatch.setattr(module, name, value)
    return module


def made(environment, *, version: str = "3.12.4", place: Path | None = None) -> None:
    """Write what `python -m venv` leaves behind."""
    environment.VENV.mkdir()
    (environment.VENV / "pyvenv.cfg").write_text(
        f"home = /usr/bin\nversion = {version}\n"
        f"command = /usr/bin/python3 -m venv {place or environment.VENV}\n"
    )


def test_an_environment_is_kept_where_it_was_made(environment):
    made(environment)

    assert environment.is_made_for("3.12.9")


@pytest.mark.parametrize("version", ["3.11.2", "3.1.2", "3.13.0"])
def test_an_environment_of_another_python_is_made_anew(environment, version):
    made(environment)

    assert not environment.is_made_for(version)


def test_an_environment_that_was_moved_is_made_anew(environment, tmp_path):
    made(environment, place=tmp_path / "old place" / ".venv")

    assert not environment.is_made_for("3.12.4")


def test_a_folder_that_is_no_environment_is_made_anew(environment):
    environment.VENV.mkdir()

    assert not environment.is_usable()


def test_a_changed_lock_is_installed_anew(environment):
    made(environment)
    environment.stamp_of("app").write_text(environment.digest_of("app"))
    assert environment.is_installed("app")

    with (environment.PACKAGING / "app.lock").open("a") as lock_file:
        lock_file.write("# one more\n")
    assert not environment.is_installed("app")
    assert not environment.is_installed("test")


def test_where_libraries_cannot_come_from_it_is_said_what_to_do(environment, monkeypatch, capfd):
    made(environment)
    environment.PYTHON.parent.mkdir()
    environment.PYTHON.write_text("#!/bin/sh\nexit 1\n")
    environment.PYTHON.chmod(0o755)
    monkeypatch.setattr(environment, "is_usable", lambda: True)

    code = environment.main("install", "app")
    said = capfd.readouterr().err

    assert code == 2
    assert "over the network, from the package index" in said
    assert "PIP_INDEX_URL" in said
    assert "PIP_NO_INDEX=1 PIP_FIND_LINKS=" in said
    assert "-r packaging/app.lock" in said


def test_missing_libraries_are_named_with_their_packages(environment):
    with (environment.PACKAGING / "system-packages.txt").open("a") as table:
        table.write("libnowhere-to-be-found.so.7 libnowhere7 nowhere nowhere\n")

    assert environment.missing_libraries()[-1] == [
        "libnowhere-to-be-found.so.7",
        "libnowhere7",
        "nowhere",
        "nowhere",
    ]
