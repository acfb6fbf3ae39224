"""The board of a page for the tools of its canvas: read from the text on screen, changed in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from designer.documents import Document, Edit, Project, read_document
from designer.session.desk import Desk, desk_of
from designer.session.line_ends import to_line_feeds, with_line_ends_of

if TYPE_CHECKING:
    from designer.session import Workspace
    from designer.ui.pages.page import DocumentPage

__all__ = ["PageBoard"]

_READ_ONLY = "This file can only be read, so its board can only be looked at."


class PageBoard:
    """Give the board of a page; see `designer.ui.canvas.source.BoardSource`."""

    def __init__(self, page: DocumentPage, workspace: Callable[[], Workspace | None]) -> None:
        """Serve `page`; `workspace` gives what is open, None before it is read."""
        self._page = page
        self._workspace = workspace
        self._kept: tuple[Project, Document, Desk | str] | None = None

    def desk(self) -> Desk | str:
        """Give the board as the text says it now, or why it cannot be arranged."""
        workspace = self._workspace()
        if workspace is None or self._page.path not in workspace.project.documents:
            return "The content is still being read."
        if self._page.pane.isReadOnly():
            return _READ_ONLY
        project, document = self._now(workspace)
        if self._kept is None or self._kept[1] is not document:
            found = desk_of(workspace.host, project, document)
            self._kept = (project, document, found)
        return self._kept[2]

    def apply(self, edit: Edit) -> Desk | str:
        """Do an edit as one step of the text, and give the board after it."""
        workspace = self._workspace()
        assert workspace is not None, "an edit is made of a board that was read"
        _, document = self._now(workspace)
        pane = self._page.pane
        with pane.one_step():
            # From the back, so that places before stay places.
            for splice in reversed(edit.within(document.path)):
                start, end = document.line_column(splice.start), document.line_column(splice.end)
                pane.replace(start, end, to_line_feeds(splice.text))
        read = {d.path: d for d in edit.read}
        after = read.get(document.path)
        if after is not None and to_line_feeds(after.text) == pane.text():
            project = workspace.project.with_document(after)
            self._kept = (project, after, desk_of(workspace.host, project, after))
        return self.desk()

    def words(self) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
        return self._page.words

    def _now(self, workspace: Workspace) -> tuple[Project, Document]:
        """Give the document as it is on screen, read anew only where nobody has read it yet."""
        known = workspace.document(self._page.path)
        text = self._page.pane.text()
        candidates = [known] if self._kept is None else [self._kept[1], known]
        for document in candidates:
            if to_line_feeds(document.text) == text:
                same = document is known
                return (workspace.project if same else self._project(workspace, document)), document
        raw = with_line_ends_of(known.text, text)
        document = read_document("\ufeff" + raw if known.bom else raw, known.path)
        return workspace.project.with_document(document), document

    def _project(self, workspace: Workspace, document: Document) -> Project:
        if self._kept is not None and self._kept[1] is document:
            return self._kept[0]
        return workspace.project.with_document(document)
