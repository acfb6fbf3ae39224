"""A save replaces the file whole or leaves it whole."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from designer.session.saving import save_atomically, save_in_place


def test_a_save_leaves_nothing_but_the_file(tmp_path: Path) -> None:
    file = tmp_path / "route.yaml"
    file.write_bytes(b"old")

    for number in range(20):
        save_atomically(file, str(number).encode())

    assert file.read_bytes() == b"19"
    assert [path.name for path in tmp_path.iterdir()] == ["route.yaml"]


def test_a_file_whose_name_is_as_long_as_names_may_be_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / ("ż" * 125 + ".yaml")  # 255 bytes

    save_atomically(file, b"one\n")
    save_atomically(file, b"two\n")

    assert file.read_bytes() == b"two\n"
    assert list(tmp_path.iterdir()) == [file]


def test_rights_and_links_stay(tmp_path: Path) -> None:
    file = tmp_path / "real.yaml"
    file.write_bytes(b"old")
    file.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(file)

    save_atomically(link, b"new")

    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_failed_save_keeps_the_old_file_and_says_so(tmp_path: Path) -> None:
    missing = tmp_path / "gone" / "route.yaml"

    with pytest.raises(OSError, match="gone"):
        save_atomically(missing, b"new")


def test_a_save_that_breaks_off_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "route.yaml"
    file.write_bytes(b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save_atomically(file, b"new")

    assert file.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["route.yaml"]


def as_somebody_else(script: str, *arguments: object) -> str:
    """Run a script as a user who may not do everything; rights mean nothing to root."""
    drop = "\nif os.geteuid() == 0: os.setgid(65534); os.setuid(65534)\n"
    program = IMPORTS + drop + script
    done = subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


IMPORTS = """
import os, sys
from pathlib import Path
from designer.session.saving import save_atomically, save_in_place
"""
SAVE = """
try:
    save_atomically(Path(sys.argv[1]), b"new" * 100_000)
except OSError as error:
    print(error.strerror)
"""


@pytest.mark.skipif(os.name == "nt", reason="rights of folders are another matter there")
def test_a_folder_without_the_right_to_write_is_said_and_the_old_file_stays() -> None:
    with tempfile.TemporaryDirectory() as name:  # pytest's own folders are closed to other users
        folder = Path(name)
        folder.chmod(0o555)
        (folder / "route.yaml").write_bytes(b"old")

        said = as_somebody_else(SAVE, folder / "route.yaml")

        assert said == "Permission denied\n"
        assert [f.name for f in folder.iterdir()] == ["route.yaml"]
        assert (folder / "route.yaml").read_bytes() == b"old"


@pytest.mark.skipif(os.name == "nt", reason="files have no such limit there")
def test_a_disk_that_is_full_is_said_and_the_old_file_stays(tmp_path: Path) -> None:
    # The system itself ends the write: a limit on the size of files stands for the full disk.
    file = tmp_path / "route.yaml"
    file.write_bytes(b"old")
    limit = (
        "import resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS + limit + SAVE, str(file)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=True,
    )

    assert done.stdout == "File too large\n"
    assert file.read_bytes() == b"old"
    assert [f.name for f in tmp_path.iterdir()] == ["route.yaml"]


def test_a_new_file_has_the_rights_that_new_files_get(tmp_path: Path) -> None:
    (tmp_path / "ordinary").touch()
    save_atomically(tmp_path / "new.yaml", b"")

    assert (tmp_path / "new.yaml").stat().st_mode == (tmp_path / "ordinary").stat().st_mode


@pytest.mark.skipif(os.name == "nt", reason="hard links are another matter there")
def test_a_file_with_two_names_is_the_same_file_under_both_after_a_save(tmp_path: Path) -> None:
    file, other = tmp_path / "route.yaml", tmp_path / "also.yaml"
    file.write_bytes(b"old and longer")
    other.hardlink_to(file)

    save_atomically(file, b"new")

    assert other.read_bytes() == b"new"
    assert file.stat().st_ino == other.stat().st_ino
    assert sorted(f.name for f in tmp_path.iterdir()) == ["also.yaml", "route.yaml"]


@pytest.mark.skipif(os.name == "nt", reason="rights of folders are another matter there")
def test_a_writable_file_in_a_closed_folder_can_be_written_in_place() -> None:
    with tempfile.TemporaryDirectory() as name:  # pytest's own folders are closed to other users
        folder = Path(name)
        file = folder / "route.yaml"
        file.write_bytes(b"old")
        file.chmod(0o666)
        folder.chmod(0o555)
        in_place = SAVE.replace(
            "    print(error.strerror)",
            "    from designer.session.saving import may_write_in_place, save_in_place\n"
            "    print(may_write_in_place(Path(sys.argv[1]), error))\n"
            '    save_in_place(Path(sys.argv[1]), b"new")',
        )

        said = as_somebody_else(in_place, file)

        assert said == "True\n"
        assert file.read_bytes() == b"new"


def test_a_write_in_place_that_breaks_off_puts_the_old_bytes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "route.yaml"
    file.write_bytes(b"old")
    tries = iter([OSError(28, "No space left on device"), None])
    real = os.fsync

    def full_once(handle: int) -> None:
        if (error := next(tries)) is not None:
            raise error
        real(handle)

    monkeypatch.setattr(os, "fsync", full_once)

    with pytest.raises(OSError, match="No space left"):
        save_in_place(file, b"something new")
    assert file.read_bytes() == b"old"
