"""What the welcome page and the list of recent files show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from designer.diagnostics import is_interrupt
from designer.ui.files.names import text_in, title_of
from designer.ui.welcome.shown import Shown
from designer.ui.window.settings import Settings

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document
    from designer.session import Workspace

__all__ = ["RecentMenu", "examples", "recent", "words_of"]

_MOST_CARDS = 12


def examples(workspace: Workspace | None) -> Iterator[Shown]:
    """Give the routes that come with the games; none before the content is read."""
    if workspace is None:
        return
    project = workspace.project
    for document in project.of_kind("route"):
        if project.is_shipped(document):
            pack = project.pack_of(document)
            parts = [text_in(pack.document.tree.get("title")) or pack.id] if pack else []
            tree = document.tree
            if isinstance(tree.get("placements"), list):
                parts.append(f"{len(tree['placements'])} tiles")
            if isinstance(tree.get("difficulty"), str):
                parts.append(tree["difficulty"])
            yield Shown(document.path, title_of(document), ", ".join(parts))


def recent(settings: Settings, workspace: Workspace | None) -> Iterator[Shown]:
    """Give the files open lately."""
    for path in settings.recent[:_MOST_CARDS]:
        document = workspace.project.documents.get(path) if workspace else None
        title = title_of(document) if document else Path(path).name
        yield Shown(path, title, Path(path).parent.name)


def words_of(workspace: Workspace, document: Document) -> dict[str, str]:
    """Give the words of the document's game; none where it has no plugin that works."""
    plugin = workspace.host.game(workspace.project.game_of(document))
    if plugin is None:
        return {}
    try:
        return dict(plugin.words("en"))
    except BaseException as error:
        if is_interrupt(error):
            raise
        return {}


class RecentMenu:
    """The menu of files open lately; filled when it is opened."""

    def __init__(
        self,
        file_menu: QMenu,
        before: QAction,
        settings: Settings,
        open_paths: Callable[[Iterable[Path]], None],
    ) -> None:
        self._settings = settings
        self._open = open_paths
        self._menu = QMenu("Open recent", file_menu)
        separator = file_menu.actions()[file_menu.actions().index(before) - 1]
        file_menu.insertMenu(separator, self._menu)
        self._menu.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Show the present list."""
        self._menu.clear()
        for path in self._settings.recent:
            action = self._menu.addAction(Path(path).name)
            action.setToolTip(path)
            action.triggered.connect(lambda _=False, path=path: self._open([Path(path)]))
        if self._menu.isEmpty():
            self._menu.addAction("Nothing yet").setEnabled(False)
            return
        self._menu.addSeparator()
        self._menu.addAction("Forget all").triggered.connect(
            lambda _=False: self._settings.forget_recent()
        )
