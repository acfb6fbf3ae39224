"""Write a file whole or not at all."""

import contextlib
import os
import tempfile
from pathlib import Path

__all__ = ["save_atomically"]


def save_atomically(path: Path, data: bytes) -> None:
    """Put `data` in place of the file, by a new file beside it and one rename.

    A link is followed, so that the file it points to is replaced and the link stays. The old
    file's rights are kept.

    Raises:
        OSError: anything that went wrong; the old file is then as it was.
    """
    target = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        mode = target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask()
        Path(name).chmod(mode)
        Path(name).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _umask() -> int:
    """Give the process's mask for new files (it can only be read by setting it)."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
