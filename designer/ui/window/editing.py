"""Edits that are asked for beside a document's own page: in any documents, open in a tab or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from designer.ui.kit.languages import tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Edit
    from designer.ui.window.main_window import MainWindow

__all__ = ["do_edit", "take_typed"]


def take_typed(window: MainWindow) -> None:
    """Put into the workspace what a form has not written yet; what is typed as text is there."""
    for page in window.tabs.pages():
        page.flush()


def do_edit(window: MainWindow, edit: Edit) -> bool:
    """Do an edit as one step, show it in every page it reaches; say whether it could be done."""
    from designer.documents import StaleEditError  # noqa: PLC0415 - loaded once the window is on the screen

    workspace = window.workspace
    if workspace is None:
        return False
    take_typed(window)
    try:
        workspace.edit(edit)
    except StaleEditError:
        window.bar.show_message("warning", tr("The text has changed meanwhile; try again."))
        return False
    window.checks.check_soon()
    window.documents.titles_changed.emit()
    return True
