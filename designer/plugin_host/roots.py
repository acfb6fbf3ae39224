"""Find the folders that hold `schemas/`, `content/` and `plugins/`."""

from pathlib import Path

import designer
from designer.documents import Root, real_path

__all__ = ["comes_with_program", "enclosing_root", "shipped_root", "user_root"]

_PARTS = ("schemas", "content", "plugins")


def shipped_root() -> Root:
    """Give the root that comes with the program.

    In a checkout that is the folder above the package; in an installed wheel its copy inside.
    """
    package = Path(designer.__file__).resolve().parent
    checkout = package.parent
    if all((checkout / part).is_dir() for part in _PARTS):
        return Root(folder=checkout)
    return Root(folder=package / "_root")


def comes_with_program(path: Path) -> bool:
    """Say whether a file is part of the content that comes with the program, however it was opened."""
    return shipped_root().content.resolve() in real_path(path).parents


def user_root() -> Root | None:
    """Give the user's own root, if there is one."""
    import platformdirs  # noqa: PLC0415 - only a start of the program asks for it

    folder = Path(platformdirs.user_data_dir("trailwright", appauthor=False))
    return Root(folder=folder) if (folder / "content").is_dir() else None


def enclosing_root(path: Path) -> Root | None:
    """Give the root that a file or folder lies in: the nearest parent with `content/` beside `schemas/` or `plugins/`."""
    start = real_path(path)
    for folder in (start, *start.parents):
        if (folder / "content").is_dir() and any(
            (folder / part).is_dir() for part in ("schemas", "plugins")
        ):
            return Root(folder=folder)
    return None
