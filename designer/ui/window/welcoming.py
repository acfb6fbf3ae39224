"""What the welcome page and the list of recent files show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from designer.diagnostics import is_interrupt
from designer.ui.background.jobs import Jobs
from designer.ui.files.names import icon_of, text_in, title_of
from designer.ui.kit.languages import spoken, tr, trn
from designer.ui.kit.menus import Menu
from designer.ui.welcome.shown import Shown
from designer.ui.window.settings import Settings

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document, Project
    from designer.printing.display import DisplayList
    from designer.printing.scenes import BoardScene
    from designer.session import Workspace
    from designer.ui.welcome.page import WelcomePage
    from designer.ui.window.main_window import MainWindow

__all__ = [
    "LostFiles",
    "RecentBoards",
    "RecentMenu",
    "examples",
    "game_words",
    "recent",
    "words_of",
]

_MOST_CARDS = 12
_MOST_FACES = 5
_LARGE = 1_000_000  # bytes; a larger file is shown by its name


def examples(workspace: Workspace | None) -> Iterator[Shown]:
    """Give the routes that come with the games, and scenarios that stand on none.

    Nothing is given before the content is read.
    """
    if workspace is None:
        return
    project = workspace.last_read
    alone = [d for d in project.of_kind("scenario") if not d.tree.get("route")]
    for document in (*project.of_kind("route"), *alone):
        if project.is_in_root(document):
            pack = project.pack_of(document)
            title = text_in(pack.document.tree.get("title")) or pack.id if pack else ""
            tree, parts = document.tree, list[str]()
            if isinstance(tree.get("players"), int):
                parts.append(trn("{n} player", "{n} players", tree["players"]))
            if isinstance(tree.get("placements"), list):
                parts.append(trn("{n} tile", "{n} tiles", len(tree["placements"])))
            if isinstance(tree.get("difficulty"), str):
                parts.append(tr(tree["difficulty"]))
            lines = tuple(filter(None, (title, ", ".join(parts))))
            manifest = workspace.host.manifests.get(project.game_of(document))
            game = text_in(manifest.title) if manifest is not None else ""
            number = alone.index(document) if document in alone else None
            faces = () if number is None else _faces(workspace, document, number)
            yield Shown(document.path, title_of(document), lines, "route", game=game, faces=faces)


def _faces(
    workspace: Workspace, document: Document, number: int
) -> tuple[Callable[[], DisplayList], ...]:
    """Give what draws some cards of a game, from all over its box; others for each document."""
    from designer.api import Illustrated  # noqa: PLC0415 - loaded once the window is on the screen
    from designer.ui.kit.spoken_faces import spoken_face  # noqa: PLC0415

    project = workspace.last_read
    game = project.game_of(document)
    plugin = workspace.host.game(game)
    if not isinstance(plugin, Illustrated):
        return ()
    keys = [
        key for name in project.entries("card", game) if (key := plugin.picture_key("card", name))
    ]
    apart = max(1, len(keys) // _MOST_FACES)
    chosen = keys[number % apart :: apart][:_MOST_FACES]
    return tuple(partial(spoken_face, plugin, project, key) for key in chosen)


def recent(settings: Settings, project: Project | None) -> Iterator[Shown]:
    """Give the files open lately; those that are not in the project by their names."""
    there = set(settings.recent)
    for path in settings.remembered[:_MOST_CARDS]:
        document = project.documents.get(path) if project is not None else None
        name, folder = Path(path).name, Path(path).parent.name
        if path not in there:
            line = tr("Not in {folder} any more", folder=folder)
            yield Shown(path, name, (line,), "file-code", lost=True)
        elif document is None:
            yield Shown(path, name, (folder,))
        else:
            line = tr("{name} in {name2}", name=name, name2=folder)
            yield Shown(path, title_of(document), (line,), icon_of(document))


class RecentBoards:
    """Read the files open lately for their cards, beside the project and off the window's thread."""

    def __init__(self, jobs: Jobs, settings: Settings) -> None:
        self._jobs = jobs
        self._settings = settings

    def show(self, welcome: WelcomePage, workspace: Workspace | None) -> None:
        """Show their titles and boards once they are known."""
        paths = self._settings.recent[:_MOST_CARDS]
        if workspace is None or not paths:
            return
        base, host = workspace.project, workspace.host

        def job() -> tuple[Project, Mapping[str, BoardScene]]:
            from designer.session import Checker  # noqa: PLC0415 - loaded once the window is on the screen

            project = base
            for path in paths:
                if path not in project.documents and Path(path).stat().st_size < _LARGE:
                    project = project.with_file(Path(path))
            return project, Checker(host).check(project, frozenset(paths), only=()).scenes

        def then(result: Any) -> None:
            if not isinstance(result, Exception) and welcome.isVisible():
                project, scenes = result
                welcome.show_recent(recent(self._settings, project))
                welcome.show_scenes(scenes)

        self._jobs.run(job, then)


class LostFiles:
    """Do what is wanted with recent files that are not there any more."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def locate(self, path: str) -> None:
        """Ask where a file is now, list that and open it."""
        window = self._window
        found = window.documents.choose_file(window)
        if found:
            window.settings.replace_recent(path, str(Path(found).resolve()))
            window.open_paths([Path(found)])

    def forget(self, path: str) -> None:
        """List a file no longer."""
        self._window.settings.forget_recent(path)
        self._window.show_recent()


def game_words(workspace: Workspace, path: str) -> str:
    """Give the words by which what can be played is found: its game, what it is, its file."""
    project = workspace.last_read
    document = project.documents[path]
    if document.likely_kind not in {"route", "scenario"}:
        return ""
    manifest = workspace.host.manifests.get(project.game_of(document))
    game = text_in(manifest.title) if manifest is not None else ""
    return f"{game} {document.likely_kind} {Path(path).name}"


def words_of(workspace: Workspace, document: Document) -> dict[str, str]:
    """Give the words of the document's game; none where it has no plugin that works."""
    plugin = workspace.host.game(workspace.last_read.game_of(document))
    if plugin is None:
        return {}
    try:
        return dict(plugin.words(spoken()))
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
        find: Callable[[], object],
    ) -> None:
        self._find = find
        self._settings = settings
        self._open = open_paths
        self._menu = Menu(file_menu, tr("Open recent"))
        separator = file_menu.actions()[file_menu.actions().index(before) - 1]
        file_menu.insertMenu(separator, self._menu)
        self._menu.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Show the present list."""
        self._menu.clear()
        there = set(self._settings.recent)
        for path in self._settings.remembered:
            lost = path not in there
            name = Path(path).name
            action = self._menu.addAction(
                tr("{name} (not there any more)", name=name) if lost else name
            )
            action.setToolTip(path)
            action.setEnabled(not lost)
            action.triggered.connect(lambda _=False, path=path: self._open([Path(path)]))
        if self._menu.isEmpty():
            self._menu.addAction(tr("Nothing yet")).setEnabled(False)
            return
        self._menu.addSeparator()
        self._menu.addAction(tr("Find in recent…")).triggered.connect(lambda _=False: self._find())
        self._menu.addAction(tr("Forget all")).triggered.connect(
            lambda _=False: self._settings.forget_recent()
        )
