"""A save replaces the file whole or leaves it whole."""

import os
from pathlib import Path

import pytest

from designer.session.saving import save_atomically


def test_a_save_leaves_nothing_but_the_file(tmp_path: Path) -> None:
    file = tmp_path / "route.yaml"
    file.write_bytes(b"old")

    for number in range(20):
        save_atomically(file, str(number).encode())

    assert file.read_bytes() == b"19"
    assert [path.name for path in tmp_path.iterdir()] == ["route.yaml"]


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
