"""The one name of a file that may have several."""

import os
from pathlib import Path

__all__ = ["real_path"]


def real_path(path: Path) -> Path:
    """Give a file's path with all links followed; of links in a ring, as far as they lead.

    `Path.resolve` raises RuntimeError of such a ring.
    """
    return Path(os.path.realpath(path))
