"""Open a file only where reading it comes to an end: every file that others made passes here."""

import os
import stat
from pathlib import Path

from designer.diagnostics import said

__all__ = ["NoFileError", "read_bytes"]

_SORTS = (
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


class NoFileError(OSError):
    """There is something of this name, but no file; `what` says what it is."""

    def __init__(self, what: str) -> None:
        super().__init__(None, said("it is {what}, no file", what=what))
        self.what = what


def read_bytes(file: Path, most: int) -> bytes:
    """Give the bytes of a file, one more than `most` where it is larger.

    Raises:
        NoFileError: it is a folder, or opening it would wait for ever, or it may never end.
        OSError: it cannot be opened or read.
    """
    mode = file.stat().st_mode
    if stat.S_ISDIR(mode):
        os.scandir(file).close()  # one that may not be looked into says so
        raise NoFileError(said("a folder"))
    for is_it, what in _SORTS:
        if is_it(mode):
            raise NoFileError(what)
    with file.open("rb") as stream:
        return stream.read(most + 1)
