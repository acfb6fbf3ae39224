"""Open the print window on what is on screen, saved or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from designer.ui.background.checks import with_texts
from designer.ui.kit.languages import tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.api import GamePlugin
    from designer.documents import Document, Project
    from designer.ui.window.main_window import MainWindow

__all__ = ["print_again", "print_page"]


class _Ready(NamedTuple):
    plugin: GamePlugin | None
    project: Project
    document: Document


def print_again(window: MainWindow) -> None:
    """Let print windows show what has been changed since they were opened."""
    workspace = window.workspace
    for other in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        show_again = getattr(other, "show_again", None)
        if workspace is not None and show_again is not None and other.isVisible():
            show_again(workspace.last_read)


def print_page(window: MainWindow) -> None:
    """Show the document in front as pages; it is read in the background first."""
    page, workspace = window.page, window.workspace
    if page is None or workspace is None:
        return
    base, host, path = workspace.last_read, workspace.host, page.path
    texts = window.documents.texts()

    def job() -> _Ready:
        project = with_texts(base, texts)
        document = project.documents[path]
        return _Ready(host.game(project.game_of(document)), project, document)

    def then(result: Any) -> None:
        if isinstance(result, Exception):
            page.bar.show_message("error", tr("It cannot be printed: {result}.", result=result))
            return
        from designer.ui.printing.window import (  # noqa: PLC0415 - the window starts without it
            open_printing,
        )

        printing = open_printing(
            result.plugin, result.project, result.document, window.look, window
        )
        printing.folder = window.documents.own_folder()

    window.jobs.run(job, then)
