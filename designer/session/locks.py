"""What is left as it is when many documents are changed at once: whatever comes with the program."""

from pathlib import Path

from designer.documents import Document, Project
from designer.plugin_host import comes_with_program

__all__ = ["is_locked"]


def is_locked(project: Project, document: Document, *, unlocked: bool = False) -> bool:
    """Say whether a document is left alone, by where it lies: opened by its path or not.

    Args:
        project: that it is in.
        document: the document.
        unlocked: what comes with the program may be written over, where it was opened by its path.
    """
    if project.is_shipped(document):
        return True
    return not unlocked and comes_with_program(Path(document.path))
