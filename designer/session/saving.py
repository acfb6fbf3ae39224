"""Write a file whole or not at all."""

import contextlib
import errno
import os
from itertools import count
from pathlib import Path

from designer.documents import real_path

__all__ = ["may_write_in_place", "save_atomically", "save_in_place"]

_MOST_TRIES = 100
_MOST_OF_NAME = 40  # a name that is as long as names may be has no room for more
_NO_RIGHT = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def save_atomically(path: Path, data: bytes) -> None:
    """Put `data` in place of the file, by a new file beside it and one rename.

    A link is followed, so that the file it points to is replaced and the link stays. The old
    file's rights are kept, its owner where that is allowed. When this returns, the new file is on
    the disk. A file with several names (hard links) cannot be replaced under all of them: the new
    one is written whole beside it, and then into it.

    Raises:
        OSError: anything that went wrong; the old file is then as it was.
    """
    target = real_path(path)
    handle, part = _new_file_beside(target)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists() and target.stat().st_nlink > 1:
            save_in_place(target, data)
            part.unlink()
        else:
            _put_in_place_of(target, part)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _sync_folder(target.parent)


def save_in_place(path: Path, data: bytes) -> None:
    """Write `data` into a file that is there; for folders in which nothing new can be made.

    Should the program or the machine die within it, the file may be left cut off.

    Raises:
        OSError: anything that went wrong; the old bytes were put back, as far as the system let us.
    """
    with real_path(path).open("r+b", buffering=0) as file:
        old = file.read()
        try:
            _write_all(file.fileno(), data)
        except BaseException:
            with contextlib.suppress(OSError):
                _write_all(file.fileno(), old)
            raise


def may_write_in_place(path: Path, error: OSError) -> bool:
    """Say whether a failed save was for want of rights in the folder alone, not in the file."""
    return error.errno in _NO_RIGHT and path.is_file() and os.access(path, os.W_OK)


def _write_all(handle: int, data: bytes) -> None:
    os.lseek(handle, 0, os.SEEK_SET)
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]
    os.ftruncate(handle, len(data))
    os.fsync(handle)


def _put_in_place_of(target: Path, part: Path) -> None:
    if target.exists():
        old = target.stat()
        if hasattr(os, "chown") and (old.st_uid, old.st_gid) != (os.geteuid(), os.getegid()):
            with contextlib.suppress(OSError):
                os.chown(part, old.st_uid, old.st_gid)
        part.chmod(old.st_mode & 0o7777)  # after chown, which takes some rights away
    part.replace(target)


def _new_file_beside(target: Path) -> tuple[int, Path]:
    """Open a file that was not there, with the rights that new files get here."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    for number in count():
        part = target.with_name(f".{target.name[:_MOST_OF_NAME]}.{os.getpid()}-{number}.part")
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
