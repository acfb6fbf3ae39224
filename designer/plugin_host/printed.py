"""What a plugin prints is for whoever mends it: it goes beside what a command prints, never into it."""

import contextlib
import sys
from collections.abc import Iterator

__all__ = ["prints_beside"]


@contextlib.contextmanager
def prints_beside() -> Iterator[None]:
    """Let what is printed meanwhile go to the error stream."""
    with contextlib.redirect_stdout(sys.stderr):
        yield
