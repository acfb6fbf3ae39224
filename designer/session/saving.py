"""Write a file whole or not at all."""

import contextlib
import os
from itertools import count
from pathlib import Path

__all__ = ["save_atomically"]

_MOST_TRIES = 100


def save_atomically(path: Path, data: bytes) -> None:
    """Put `data` in place of the file, by a new file beside it and one rename.

    A link is followed, so that the file it points to is replaced and the link stays. The old
    file's rights are kept. When this returns, the new file is on the disk.

    Raises:
        OSError: anything that went wrong; the old file is then as it was.
    """
    target = path.resolve()
    handle, part = _new_file_beside(target)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            part.chmod(target.stat().st_mode & 0o7777)
        part.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _sync_folder(target.parent)


def _new_file_beside(target: Path) -> tuple[int, Path]:
    """Open a file that was not there, with the rights that new files get here."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    for number in count():
        part = target.with_name(f".{target.name}.{os.getpid()}-{number}.part")
        try:
            return os.open(part, flags, 0o666), part
        except FileExistsError:
            if number >= _MOST_TRIES:
                raise
    raise AssertionError


def _sync_folder(folder: Path) -> None:
    """Make the rename last; where folders cannot be opened, the system sees to it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
