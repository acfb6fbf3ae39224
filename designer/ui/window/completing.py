"""Words offered while a text is written, for the document in front."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from designer.ui.kit.languages import spoken, tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.completing import Completions
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["CompletingWork"]


class CompletingWork:
    """Offer words."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {"complete": self.complete}

    def complete(self) -> None:
        """Offer what may stand at the cursor of the text in front."""
        page = self._window.page
        if page is None:
            return
        from designer.ui.editor.completing import completing_of  # noqa: PLC0415 - once it is wanted

        self._window.doing.show_text()
        page.pane.setFocus()
        if page.pane.isReadOnly():
            self._window.status.tell(tr("This text can only be read."))
        elif not completing_of(page.pane, self._window.look, self._source(page)).offer():
            self._window.status.tell(tr("Nothing is known of what may stand here."))

    def _source(self, page: DocumentPage) -> Callable[[str, int], Completions | None]:
        def find(text: str, offset: int) -> Completions | None:
            from designer.session.completing import completions  # noqa: PLC0415 - once it is wanted

            workspace = self._window.workspace
            if workspace is None or page.path not in workspace.last_read.documents:
                return None
            project = workspace.last_read
            document = project.documents[page.path]
            return completions(project, document, workspace.host.schemas, text, offset, spoken())

        return find
