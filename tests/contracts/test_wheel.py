"""The wheel is the whole program: installed elsewhere, it finds its own schemas, content and plugins."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.helpers.sources import CHECKOUT, kept_files

FOLDERS = ("schemas", "content", "plugins")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel with what is installed here, off the network."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder]
    subprocess.run([*command, CHECKOUT], check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel alone into a folder of its own."""
    folder = tmp_path_factory.mktemp("elsewhere") / "site packages"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, "--target", folder, wheel], check=True, capture_output=True)
    return folder


def test_wheel_holds_the_three_folders_whole(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())

    wanted = {
        f"designer/_root/{path.relative_to(CHECKOUT).as_posix()}"
        for path in kept_files()
        if path.relative_to(CHECKOUT).parts[0] in FOLDERS
    }
    assert wanted
    assert wanted - inside == set()


def test_wheel_holds_the_help_and_the_pictures(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())

    wanted = {
        path.relative_to(CHECKOUT).as_posix()
        for path in kept_files()
        if path.relative_to(CHECKOUT).parts[0] == "designer"
    }
    assert wanted - inside == set()


def test_wheel_holds_nothing_left_over_from_running(wheel):
    inside = zipfile.ZipFile(wheel).namelist()

    assert [name for name in inside if "__pycache__" in name or name.endswith(".pyc")] == []


def test_installed_wheel_checks_its_own_content(installed, tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    content = installed / "designer" / "_root" / "content"
    run = subprocess.run(
        [sys.executable, "-m", "designer", "check", content],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stdout + run.stderr
    assert str(CHECKOUT) not in run.stdout


def test_installed_wheel_is_what_runs(installed, tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", "import designer; print(designer.__file__)"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert run.stdout.strip() == str(installed / "designer" / "__init__.py")
