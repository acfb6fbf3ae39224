"""Where lists, pictures, games and new documents are never written. Qt-free."""

from pathlib import Path

from designer.diagnostics import said
from designer.documents import Project
from designer.plugin_host import comes_with_program

__all__ = ["why_not_over"]


def why_not_over(target: Path, project: Project) -> str:
    """Say why nothing may be written to a file, "" where it may.

    Args:
        target: the file.
        project: what is open and read; its own files, by whatever name, are kept.
    """
    if comes_with_program(target):
        return said(
            "{target} comes with the program, so nothing was written. Choose another place.",
            target=target.name,
        )
    if not target.exists():
        return ""
    own = (path for path, d in project.documents.items() if not project.is_shipped(d))
    if any(_is_same(path, target) for path in own):
        return said(
            "{target} is what is read here, so nothing was written. Choose another name.",
            target=target.name,
        )
    return ""


def _is_same(path: str, target: Path) -> bool:
    try:
        return Path(path).samefile(target)
    except OSError:
        return False
