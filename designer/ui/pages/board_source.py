"""The board of a page for the tools of its canvas: read from the text on screen, changed in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from designer.documents import Document, Edit, StaleEditError
from designer.session.desk import Desk, basis_of, desk_of
from designer.session.loose import LooseDesk, loose_desk_of
from designer.ui.kit.languages import mark, tr

if TYPE_CHECKING:
    from designer.session import Workspace
    from designer.ui.pages.page import DocumentPage

__all__ = ["PageBoard"]

_READ_ONLY = mark("This file can only be read, so its board can only be looked at.")
_READING = mark("The content is still being read.")


class PageBoard:
    """Give the board of a page; see `designer.ui.canvas.source.BoardSource`."""

    def __init__(self, page: DocumentPage, workspace: Callable[[], Workspace | None]) -> None:
        """Serve `page`; `workspace` gives what is open, None before it is read."""
        self._page = page
        self._workspace = workspace
        self._kept: tuple[tuple[Document, ...], Desk | str] | None = None
        self._loose: tuple[tuple[Document, ...], LooseDesk | None] | None = None

    @property
    def is_thinkable(self) -> bool:
        """Say whether the document's game may lay anything on a board: without terrains none does."""
        workspace = self._workspace()
        if workspace is None:
            return True
        project = workspace.last_read
        game = project.game_of(self._page.document)
        return not game or bool(project.of_kind("terrains", game))

    def offer(self, basis: tuple[Document, ...], desk: Desk | str) -> None:
        """Take a desk that was made elsewhere, unless the one here is as new."""
        if self._kept is None or not _same(self._kept[0], basis):
            self._kept = (basis, desk)

    def desk(self) -> Desk | str:
        """Give the board as the text says it now, or why it cannot be arranged."""
        workspace, page = self._workspace(), self._page
        if workspace is None or page.path not in workspace.project.documents:
            return tr(_READING)
        if page.pane.isReadOnly():
            return tr(_READ_ONLY)
        project = workspace.project  # what was typed last is read now: a gesture cannot wait
        document = project.documents[page.path]
        basis = basis_of(project, document)
        if self._kept is None or not _same(self._kept[0], basis):
            self._kept = (basis, desk_of(workspace.host, project, document))
        return self._kept[1]

    def loose(self) -> LooseDesk | None:
        """Give the small pieces that the text lays; None where it lays none, or cannot be changed."""
        workspace, page = self._workspace(), self._page
        if workspace is None or page.path not in workspace.project.documents:
            return None
        project = workspace.project
        document = project.documents[page.path]
        if page.pane.isReadOnly() or document.kind == "route":
            return None
        basis = basis_of(project, document)
        if self._loose is None or not _same(self._loose[0], basis):
            self._loose = (basis, loose_desk_of(workspace.host, project, document))
        return self._loose[1]

    def apply(self, edit: Edit) -> Desk | str:
        """Do an edit as one step, and give the board after it."""
        workspace = self._workspace()
        if workspace is None:
            return tr(_READING)
        try:
            workspace.edit(edit, source=self._page)
        except StaleEditError as error:
            return str(error)
        return self.desk()

    def words(self) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
        return self._page.words


def _same(left: tuple[Document, ...], right: tuple[Document, ...]) -> bool:
    """Say whether rows of documents say the same: a gesture goes on when one is only read again."""
    return len(left) == len(right) and all(
        one is other or (one.path == other.path and one.text == other.text)
        for one, other in zip(left, right, strict=True)
    )
