"""Opening, saving and closing documents in tabs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.background.jobs import Jobs
from designer.ui.files.names import icon_of
from designer.ui.pages.tabs import DocumentTabs
from designer.ui.window import dialogs

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Project
    from designer.session import Workspace
    from designer.ui.pages.page import DocumentPage

__all__ = ["Documents"]

_MOST_TABS = 12


class Documents(QObject):
    """Keep tabs and workspace together.

    Attributes:
        workspace: what is open; None until the first job has read the content.
        workspace_changed: another workspace is there.
        page_added: a page was opened (DocumentPage).
        pages_changed: a page was opened or closed.
        titles_changed: a document is saved now, or is not any more.
        failed: a sentence on what could not be done.
        saved: a document was written (path).
        choose_file, choose_folder, choose_target, ask_unsaved: how the user is asked.
    """

    workspace_changed = Signal(object)
    page_added = Signal(object)
    pages_changed = Signal()
    titles_changed = Signal()
    failed = Signal(str)
    saved = Signal(str)

    def __init__(self, look: Look, tabs: DocumentTabs, jobs: Jobs, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._tabs = tabs
        self._jobs = jobs
        self._window = window
        self.workspace: Workspace | None = None
        self.choose_file: Callable[[QWidget], str] = dialogs.choose_file
        self.choose_folder: Callable[[QWidget], str] = dialogs.choose_folder
        self.choose_target: Callable[[QWidget, str], str] = dialogs.choose_target
        self.ask_unsaved: Callable[[QWidget, list[str]], str] = dialogs.ask_unsaved
        tabs.close_asked.connect(self.close_page)

    def texts(self) -> dict[str, str]:
        """Give the texts that no check has seen yet."""
        return {page.path: page.pane.text() for page in self._tabs.pages() if page.unsent}

    def is_modified(self, path: str) -> bool:
        """Say whether a document is not saved."""
        page = self._tabs.page_of(path)
        if page is not None:
            return page.pane.document().isModified()
        return self.workspace is not None and self.workspace.is_modified(path)

    def start(self, paths: Iterable[Path]) -> None:
        """Read the content of all roots, and open files and folders."""
        given = list(paths)

        def job() -> Workspace:
            from designer.session import Workspace  # noqa: PLC0415 - loaded once the window is on the screen

            return Workspace.open(given)

        self._jobs.run(job, lambda result: self._on_started(result, given))

    def open_paths(self, paths: Iterable[Path]) -> None:
        """Open files and folders beside what is open."""
        from designer.documents import yaml_files  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.plugin_host import enclosing_root  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.session import Workspace  # noqa: PLC0415 - loaded once the window is on the screen

        given = [path.resolve() for path in paths]
        workspace = self.workspace
        if workspace is None:
            self.start(given)
            return
        known = {root.folder.resolve() for root in workspace.host.roots}
        roots = [root for path in given if (root := enclosing_root(path)) is not None]
        if any(root.folder.resolve() not in known for root in roots):
            opened = [Path(path) for path in workspace.open_paths]
            self._jobs.run(
                lambda: Workspace.open([*opened, *given]),
                lambda result: self._on_started(result, given),
            )
            return
        base = workspace.project
        files = [file for path in given for file in yaml_files(path)]

        def job() -> Project:
            project = base
            for file in files:
                if str(file) not in project.documents:
                    project = project.with_file(file)
            return project

        self._jobs.run(job, lambda result: self._on_read(result, base, given, files))

    def show(self, path: str) -> DocumentPage | None:
        """Bring a document to the front, opened if it is not."""
        workspace = self.workspace
        page = self._tabs.page_of(path)
        if page is not None:
            self._tabs.setCurrentWidget(page)
            return page
        if workspace is None or path not in workspace.project.documents:
            self.open_paths([Path(path)])
            return None
        from designer.ui.pages.page import DocumentPage  # noqa: PLC0415 - loaded once the window is on the screen

        key = workspace.add(Path(path))
        document = workspace.document(key)
        page = DocumentPage(self._look, document, workspace.text(key), lambda: self.workspace)
        page.pane.document().modificationChanged.connect(self._show_titles)
        self._tabs.add(page, page.title, icon_of(document))
        self.page_added.emit(page)
        self.pages_changed.emit()
        page.pane.setFocus()
        return page

    def save(self, page: DocumentPage) -> bool:
        """Write a document to its file; say whether that worked."""
        workspace = self.workspace
        if workspace is None:
            return False
        if page.pane.isReadOnly():
            self.failed.emit(f"{Path(page.path).name} can only be read, so it is not saved.")
            return False
        workspace.set_text(page.path, page.pane.text())
        try:
            workspace.save(page.path)
        except OSError as error:
            reason = error.strerror or str(error)
            name = Path(page.path).name
            page.bar.show_message(
                "error",
                f"{name} was not saved: {reason}. Your changes are still here.",
                ("Save as…", lambda: self.save_as(page)),
            )
            return False
        page.pane.document().setModified(False)
        self.saved.emit(page.path)
        self._show_titles()
        return True

    def save_as(self, page: DocumentPage) -> bool:
        """Write a document to another file and go on with that one."""
        workspace = self.workspace
        target = self.choose_target(self._window, page.path)
        if workspace is None or not target:
            return False
        workspace.set_text(page.path, page.pane.text())
        try:
            workspace.save(page.path, Path(target))
        except OSError as error:
            reason = error.strerror or str(error)
            page.bar.show_message("error", f"{Path(target).name} was not written: {reason}.")
            return False
        if str(Path(target).resolve()) == page.path:
            page.pane.document().setModified(False)
        else:
            self._drop(page)
            self.open_paths([Path(target)])
        self.saved.emit(target)
        return True

    def close_page(self, page: DocumentPage) -> bool:
        """Close a page; unsaved changes are asked about. Say whether it is closed."""
        if not self.may_close([page]):
            return False
        self._drop(page)
        return True

    def may_close(self, pages: Iterable[DocumentPage]) -> bool:
        """Ask about unsaved changes once for all pages; say whether to go on."""
        changed = [page for page in pages if page.pane.document().isModified()]
        if not changed:
            return True
        answer = self.ask_unsaved(self._window, [Path(page.path).name for page in changed])
        if answer == "save":
            return all(self.save(page) for page in changed)
        return answer == "discard"

    def _drop(self, page: DocumentPage) -> None:
        self._tabs.removeTab(self._tabs.indexOf(page))
        if self.workspace is not None and page.path in self.workspace.open_paths:
            self.workspace.close(page.path)
        page.setParent(None)
        page.deleteLater()
        self.pages_changed.emit()

    def _on_started(self, result: Any, given: list[Path]) -> None:
        if isinstance(result, Exception):
            self._fail("open", result)
            return
        workspace: Workspace = result
        self.workspace = workspace
        for page in self._tabs.pages():
            page.unsent = page.pane.document().isModified()
        self.workspace_changed.emit(result)
        self._show_given(given)

    def _on_read(self, result: Any, base: Project, given: list[Path], files: list[Path]) -> None:
        workspace = self.workspace
        if isinstance(result, Exception):
            self._fail("open", result)
        elif workspace is not None and workspace.project is not base:
            self.open_paths(given)  # something was typed or opened meanwhile: read on top of that
        elif workspace is not None:
            workspace.adopt(result)
            for file in files:
                workspace.add(file)
            self._show_given(given)
            self.pages_changed.emit()

    def _show_given(self, given: list[Path]) -> None:
        """Open tabs for files; of a folder, its first route or else its first document."""
        from designer.documents import yaml_files  # noqa: PLC0415 - loaded once the window is on the screen

        workspace = self.workspace
        if workspace is None:
            return
        wanted: list[str] = []
        for path in given:
            files = [str(file.resolve()) for file in yaml_files(path)]
            known = [file for file in files if file in workspace.project.documents]
            if path.is_dir():
                kinds = [workspace.document(file).likely_kind for file in known]
                known = known[kinds.index("route") :][:1] if "route" in kinds else known[:1]
                if not files:
                    self.failed.emit(f"There is no YAML file in {path.name}.")
            wanted.extend(known)
        for path_text in wanted[:_MOST_TABS]:
            self.show(path_text)
        if wanted:
            self.show(wanted[0])

    def _fail(self, what: str, error: Exception) -> None:
        if isinstance(error, OSError):
            name = Path(str(error.filename)).name if error.filename else "The file"
            self.failed.emit(f"{name} could not be read: {error.strerror or error}.")
        else:
            self.failed.emit(f"The program failed to {what} it: {error}.")

    def _show_titles(self) -> None:
        for page in self._tabs.pages():
            changed = page.pane.document().isModified()
            self._tabs.set_title(page, page.title, changed=changed)
        self.titles_changed.emit()
