"""What other programs do to the files of open documents: noticed, told, and settled by the user."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from designer.ui.kit.languages import tr

if TYPE_CHECKING:  # only named
    from designer.session import OutsideChange
    from designer.ui.window.documents import Documents

__all__ = ["Outside"]

_QUIET_MS = 150
_SILENT = frozenset({"left", "back"})  # nobody looks at such files


class Outside(QObject):
    """Look at the files when the system reports a change, and whenever it is asked to."""

    def __init__(self, documents: Documents) -> None:
        super().__init__(documents)
        self._documents = documents
        self._watcher: QFileSystemWatcher | None = None
        self._told: dict[str, str] = {}
        self._quiet = QTimer(self, interval=_QUIET_MS, singleShot=True)
        self._quiet.timeout.connect(self.look)
        documents.pages_changed.connect(self._watch)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.on_application_state)

    def on_application_state(self, state: Qt.ApplicationState) -> None:
        """Look when the user comes back: not every system reports every change."""
        if state == Qt.ApplicationState.ApplicationActive:
            self._quiet.start()

    def look(self) -> None:
        """See what happened to the files, now."""
        workspace = self._documents.workspace
        if workspace is None:
            return
        changes = workspace.look_outside({page.path for page in self._documents.tabs.pages()})
        for change in changes:
            self._tell(change)
        if any(change.happened in _SILENT for change in changes):
            self._documents.pages_changed.emit()  # what is there is another, so all is checked anew
        for path in [p for p in self._told if p not in {*workspace.conflicts, *workspace.missing}]:
            self.clear(path)  # the file is back, or both say the same
        self._watch()
        self._documents.show_titles_soon()

    def tell_again(self) -> None:
        """Say in a new window what is not settled yet."""
        workspace = self._documents.workspace
        if workspace is None:
            return
        for path in (p for p in workspace.open_paths if self._documents.tabs.page_of(p)):
            if path in workspace.conflicts:
                self.tell_conflict(path)
            elif path in workspace.missing:
                self.tell_missing(path)

    def tell_missing(self, path: str, *, asked: bool = False) -> None:
        """Say that a document's file is gone, and offer to write it again."""
        name = Path(path).name
        text = tr("{name} was deleted by another program. Its text is still here.", name=name)
        if asked:
            text = tr(
                "{name} was deleted by another program, so it was not saved. Write it again?",
                name=name,
            )
        saving = self._documents.saving
        self._say(
            path,
            text,
            (tr("Write it again"), lambda: saving.save(path, over=True)),
            (tr("Save as…"), lambda: saving.save_as(path)),
        )

    def tell_conflict(self, path: str, *, asked: bool = False) -> None:
        """Say that a document was changed here and by another program, and offer what can be done."""
        name = Path(path).name
        text = tr("{name} was changed by another program, and here too.", name=name)
        if asked:
            text = tr(
                "{name} was changed by another program meanwhile, so it was not saved.", name=name
            )
        self._say(
            path,
            text,
            (tr("Reload"), lambda: self._reload(path)),
            (tr("Keep mine"), lambda: self._keep(path)),
            (tr("Compare"), lambda: self._compare(path)),
        )

    def clear(self, path: str) -> None:
        """Take away what was said about a document."""
        text, page = self._told.pop(path, None), self._documents.tabs.page_of(path)
        if text is not None and page is not None and page.bar.text == text:
            page.bar.hide()

    def end(self) -> None:
        """Watch no more."""
        self._quiet.stop()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def _tell(self, change: OutsideChange) -> None:
        from designer.session import Happened  # noqa: PLC0415 - loaded once the window is on the screen

        path = change.path
        if change.happened is Happened.DELETED:
            self.tell_missing(path)
        elif change.happened is Happened.CHANGED:
            self.tell_conflict(path)
        elif change.happened in _SILENT:
            return
        elif change.happened is Happened.UNREADABLE:
            self._documents.tell(path, "warning", change.sentence)
        else:
            self.clear(path)
            page = self._documents.tabs.page_of(path)
            if page is not None:
                page.check_readable()
                undo = (tr("Undo"), lambda: self._take_back(path))
                if not page.pane.isReadOnly():
                    page.bar.show_message("hint", change.sentence, undo)

    def _take_back(self, path: str) -> None:
        workspace, page = self._documents.workspace, self._documents.tabs.page_of(path)
        if workspace is not None and page is not None:
            page.bar.hide()
            workspace.undo(path)

    def _reload(self, path: str) -> None:
        workspace = self._documents.workspace
        if workspace is None:
            return
        try:
            workspace.reload(path)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            self._documents.tell(
                path,
                "error",
                tr("{name} cannot be read: {reason}.", name=Path(path).name, reason=reason),
            )
            return
        self.clear(path)
        page = self._documents.tabs.page_of(path)
        if page is not None:
            page.check_readable()
        self._documents.show_titles_soon()

    def _keep(self, path: str) -> None:
        workspace = self._documents.workspace
        if workspace is not None:
            workspace.keep(path)
            self.clear(path)
            self._documents.show_titles_soon()

    def _compare(self, path: str) -> None:
        from designer.ui.differences.dialog import show_comparison  # noqa: PLC0415 - loaded when it is wanted

        documents, workspace = self._documents, self._documents.workspace
        if workspace is not None:
            show_comparison(
                documents.window,
                documents.look,
                documents.jobs,
                Path(path).name,
                workspace.comparison(path),
                (lambda: self._reload(path), lambda: self._keep(path)),
            )

    def _say(self, path: str, text: str, *actions: tuple[str, Callable[[], object]]) -> None:
        self._told[path] = text
        self._documents.tell(path, "warning", text, *actions)

    def _watch(self) -> None:
        """Watch the files of the open tabs, and their folders: a file replaced is a new one."""
        wanted: set[str] = set()
        for page in self._documents.tabs.pages():
            file = Path(page.path)
            wanted.update(str(place) for place in (file, file.parent) if place.exists())
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(lambda _path: self._quiet.start())
            self._watcher.directoryChanged.connect(lambda _path: self._quiet.start())
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if more := sorted(wanted - watched):
            self._watcher.addPaths(more)
        if less := sorted(watched - wanted):
            self._watcher.removePaths(less)
