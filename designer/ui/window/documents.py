"""Opening, saving and closing documents in tabs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.background.jobs import Jobs
from designer.ui.files.names import icon_of, told_apart
from designer.ui.kit.languages import tr
from designer.ui.pages.tabs import DocumentTabs, TabName
from designer.ui.window import dialogs
from designer.ui.window.outside import Outside
from designer.ui.window.saving import Saving

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Project
    from designer.plugin_host import PluginHost
    from designer.session import Changed, Workspace
    from designer.session.journal import Journal
    from designer.ui.editor.filling import FilledText, Filling
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
        texts_changed: the texts of documents have changed (Changed).
        journal_failed: why unsaved changes cannot be written down just now, "" once they can.
        keep_journal: whether unsaved changes are written down for the case of an accident.
        journal_folder: where, None for the user's own folder.
        saving: writes documents.
        outside: notices what other programs do to the files.
        choose_file, choose_folder, choose_target, ask_unsaved: how the user is asked.
        own_folder: gives where a file of the user's own goes.
    """

    workspace_changed = Signal(object)
    page_added = Signal(object)
    pages_changed = Signal()
    titles_changed = Signal()
    failed = Signal(str)
    saved = Signal(str)
    texts_changed = Signal(object)
    journal_failed = Signal(str)

    def __init__(self, look: Look, tabs: DocumentTabs, jobs: Jobs, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._tabs = tabs
        self._jobs = jobs
        self._window = window
        self.workspace: Workspace | None = None
        self.keep_journal = False
        self.journal_folder: Path | None = None
        self.saving = Saving(self)
        self.outside = Outside(self)
        self._filling: Filling | None = None
        self._unlisten: Callable[[], None] | None = None
        self._places: dict[str, tuple[int, int]] = {}
        self._titles = QTimer(self, interval=0, singleShot=True)
        self._titles.timeout.connect(self._show_titles)
        self.choose_file: Callable[[QWidget], str] = dialogs.choose_file
        self.choose_folder: Callable[[QWidget], str] = dialogs.choose_folder
        self.choose_target: Callable[[QWidget, str], str] = dialogs.choose_target
        self.ask_unsaved: Callable[[QWidget, list[str]], str] = lambda parent, names: (
            dialogs.ask_unsaved(parent, look, names)
        )
        self.own_folder: Callable[[], Path] = dialogs.documents_folder
        tabs.close_asked.connect(self.close_page)

    @property
    def window(self) -> QWidget:
        """Give the window that asks the user."""
        return self._window

    @property
    def tabs(self) -> DocumentTabs:
        """Give the tabs."""
        return self._tabs

    @property
    def look(self) -> Look:
        """Give the theme."""
        return self._look

    @property
    def jobs(self) -> Jobs:
        """Give the work on the other thread."""
        return self._jobs

    @property
    def is_laying_out(self) -> bool:
        """Say whether a long text is laid out just now, to be shown then."""
        return self._filling is not None and self._filling.busy

    def show_titles_soon(self) -> None:
        """Show which documents are saved, once everything else is done."""
        self._titles.start()

    def tell(
        self, path: str, severity: str, text: str, *actions: tuple[str, Callable[[], object]]
    ) -> None:
        """Say something about a document: over its text, or in the window if it has no tab."""
        page = self._tabs.page_of(path)
        if page is not None:
            page.bar.show_message(severity, text, *actions)
        else:
            self.failed.emit(text)

    def texts(self) -> dict[str, str]:
        """Give the texts that are newer than the project as it was last read, with line feeds only."""
        workspace = self.workspace
        if workspace is None:
            return {}
        return {path: workspace.text(path) for path in workspace.snapshot().texts}

    def is_modified(self, path: str) -> bool:
        """Say whether a document is not saved."""
        workspace = self.workspace
        known = workspace is not None and path in workspace.last_read.documents
        return known and workspace is not None and workspace.is_modified(path)

    def modified(self) -> list[str]:
        """Give the documents that are not saved, those with tabs first."""
        self._flush()
        if self.workspace is None:
            return []
        tabs = [page.path for page in self._tabs.pages()]
        paths = self.workspace.modified_paths()
        return sorted(paths, key=lambda path: tabs.index(path) if path in tabs else len(tabs))

    def start(self, paths: Iterable[Path]) -> None:
        """Read the content of all roots, and open files and folders."""
        given = list(paths)

        def job() -> Workspace:
            from designer.session import Workspace  # noqa: PLC0415 - loaded once the window is on the screen

            workspace = Workspace.open(given, self._new_journal())
            _load_games(workspace.host, workspace.last_read, given)
            return workspace

        self._jobs.run(job, lambda result: self._on_started(result, given))

    def open_paths(self, paths: Iterable[Path]) -> None:
        """Open files and folders beside what is open."""
        from designer.documents import brings_pack, real_path, yaml_files  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.plugin_host import enclosing_root  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.session import Workspace  # noqa: PLC0415 - loaded once the window is on the screen

        given = [real_path(path) for path in paths]
        self.outside.look()  # whatever is opened anew should be as it is now
        workspace = self.workspace
        if workspace is None:
            self.start(given)
            return
        known = {root.folder.resolve() for root in workspace.host.roots}
        roots = [root for path in given if (root := enclosing_root(path)) is not None]
        base = workspace.last_read
        files = [file for path in given for file in yaml_files(path)]
        is_foreign = any(root.folder.resolve() not in known for root in roots)
        if is_foreign or brings_pack(base, files):
            opened = [Path(path) for path in workspace.open_paths]
            self._jobs.run(
                lambda: Workspace.open([*opened, *given]),
                lambda result: self._on_widened(result, given),
            )
            return

        def job() -> Project:
            project = base
            for file in files:
                if str(file) not in project.documents:
                    project = project.with_file(file)
            _load_games(workspace.host, project, files)
            return project

        self._jobs.run(job, lambda result: self._on_read(result, base, given, files))

    def show(self, path: str, filled: FilledText | None = None) -> DocumentPage | None:
        """Bring a document to the front, opened if it is not; `filled` is its text laid out already."""
        workspace = self.workspace
        page = self._tabs.page_of(path)
        if page is not None:
            self._tabs.setCurrentWidget(page)
            return page
        if workspace is None or path not in workspace.last_read.documents:
            self.open_paths([Path(path)])
            return None
        from designer.ui.pages.page import DocumentPage  # noqa: PLC0415 - loaded once the window is on the screen

        key = workspace.add(Path(path))
        document = workspace.document(key)
        text = workspace.text(key)
        page = DocumentPage(self._look, document, text, lambda: self.workspace, filled)
        self._tabs.add(page, page.title, icon_of(document))
        self.page_added.emit(page)
        self.pages_changed.emit()
        self._titles.start()
        page.pane.setFocus()
        if key in self._places:
            page.pane.go_to(*self._places.pop(key))
        return page

    def save(self, page: DocumentPage) -> bool:
        """Write a document to its file; say whether that worked."""
        return self.saving.save(page.path)

    def save_as(self, page: DocumentPage) -> bool:
        """Write a document to another file and go on with that one."""
        return self.saving.save_as(page.path)

    def move_page(self, page: DocumentPage, target: Path, copied: str | None = None) -> None:
        """Go on with another file in the place of a page's, which was written; its history goes along.

        Args:
            page: the page.
            target: the file.
            copied: what was written, if it is another text than the page's.
        """
        from designer.documents import real_path  # noqa: PLC0415 - loaded once the window is on the screen

        self._places[str(real_path(target))] = page.pane.place()
        if self.workspace is not None:
            self.workspace.carry(page.path, target, copied)
        self._drop(page)
        self.open_paths([target])

    def close_page(self, page: DocumentPage) -> bool:
        """Close a page; unsaved changes are asked about. Say whether it is closed."""
        if not self.may_close([page]):
            return False
        self._drop(page)
        return True

    def may_close(self, pages: Iterable[DocumentPage]) -> bool:
        """Ask about unsaved changes once for some pages; say whether to go on."""
        self._flush()
        return self._may_lose([page.path for page in pages if self.is_modified(page.path)])

    def may_end(self) -> bool:
        """Ask about all unsaved changes, also of documents without a tab; say whether to go on."""
        return self._may_lose(self.modified())

    def end(self, *, carried: bool = False) -> None:
        """End in good order: what is unsaved now is given up, unless another window goes on with it."""
        self.outside.end()
        if self._filling is not None:
            self._filling.end()
        for page in self._tabs.pages():
            page.leave()
        if self._unlisten is not None:
            self._unlisten()
            self._unlisten = None
        if self.workspace is not None and not carried:
            self.workspace.end()

    def go_on(self, workspace: Workspace | None, paths: list[str]) -> None:
        """Take over what another window had open, with all that was not saved.

        Args:
            workspace: of that window; None begins anew.
            paths: what lay in its tabs.
        """
        if workspace is None:
            self.start([Path(path) for path in paths])
            return
        if workspace.journal is not None:
            workspace.journal.on_problem = self.journal_failed.emit
        self._take(workspace)
        self._show_in_turn(paths)
        self.outside.tell_again()

    def _take(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self._unlisten = workspace.listen(self._on_texts_changed)
        self.workspace_changed.emit(workspace)

    def _may_lose(self, changed: list[str]) -> bool:
        if not changed:
            return True
        answer = self.ask_unsaved(self._window, [Path(path).name for path in changed])
        if answer == "save":
            return self.saving.save_all(changed)
        return answer == "discard"

    def _flush(self) -> None:
        """Take over what a form has not written yet."""
        for page in self._tabs.pages():
            page.flush()

    def _drop(self, page: DocumentPage) -> None:
        page.leave()
        self._tabs.removeTab(self._tabs.indexOf(page))
        if self.workspace is not None and page.path in self.workspace.open_paths:
            self.workspace.close(page.path)
        page.setParent(None)
        page.deleteLater()
        self.pages_changed.emit()

    def _new_journal(self) -> Journal | None:
        """Begin the journal, on the other thread; without one the program works all the same."""
        if not self.keep_journal:
            return None
        from designer.session.journal import Journal  # noqa: PLC0415 - loaded once the window is on the screen

        try:
            journal = Journal(self.journal_folder)
        except (OSError, RuntimeError) as error:
            self.journal_failed.emit(str(error))
            return None
        journal.on_problem = self.journal_failed.emit
        return journal

    def _on_started(self, result: Any, given: list[Path]) -> None:
        if isinstance(result, Exception):
            self._fail(result)
            return
        self._take(result)
        self._show_given(given)

    def _on_widened(self, result: Any, given: list[Path]) -> None:
        workspace = self.workspace
        if isinstance(result, Exception):
            self._fail(result)
        elif workspace is not None:
            workspace.widen(result)
            self.workspace_changed.emit(workspace)
            self._show_given(given)

    def _on_texts_changed(self, changed: Changed) -> None:
        self._titles.start()
        self.texts_changed.emit(changed)

    def _on_read(self, result: Any, base: Project, given: list[Path], files: list[Path]) -> None:
        workspace = self.workspace
        if isinstance(result, Exception):
            self._fail(result)
        elif workspace is not None and workspace.last_read is not base:
            self.open_paths(given)  # something was typed or opened meanwhile: read on top of that
        elif workspace is not None:
            workspace.adopt(result)
            for file in files:
                workspace.add(file, result.documents.get(str(file)))
            self._show_given(given)
            self.pages_changed.emit()

    def _show_given(self, given: list[Path]) -> None:
        """Open tabs for files; of a folder, its first route or else its first document."""
        from designer.documents import real_path, yaml_files  # noqa: PLC0415 - loaded once the window is on the screen

        workspace = self.workspace
        if workspace is None:
            return
        wanted: list[str] = []
        for path in given:
            files = [str(real_path(file)) for file in yaml_files(path)]
            known = [file for file in files if file in workspace.last_read.documents]
            if path.is_dir():
                kinds = [workspace.document(file).likely_kind for file in known]
                known = known[kinds.index("route") :][:1] if "route" in kinds else known[:1]
                if not files:
                    self.failed.emit(tr("There is no YAML file in {path}.", path=path.name))
            wanted.extend(known)
        self._show_in_turn(wanted[:_MOST_TABS])

    def _show_in_turn(
        self, wanted: list[str], filled: FilledText | None = None, n: int = 0
    ) -> None:
        """Open documents from the n-th on, then bring the first to the front.

        The text of a long one is laid out before, in pieces, and so that of no other waits for it.
        """
        from designer.ui.editor.shortening import shortened  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.ui.pages.later import LONG  # noqa: PLC0415 - likewise

        workspace = self.workspace
        for number, path in enumerate(wanted[n:], n):
            known = workspace is not None and path in workspace.last_read.documents
            if workspace is None or not known or self._tabs.page_of(path) is not None:
                continue
            text = workspace.text(path)
            if len(text) < LONG or shortened(text) is not None:
                self.show(path)
            elif filled is not None and filled.text == text:
                self.show(path, filled)
            else:
                self._lay_out(text, partial(self._show_in_turn, wanted, n=number))
                return
        if wanted:
            self.show(wanted[0])

    def _lay_out(self, text: str, then: Callable[[FilledText], object]) -> None:
        from designer.ui.editor.filling import Filling  # noqa: PLC0415 - few texts are so long

        if self._filling is None:
            self._filling = Filling(self._look, self)
        self._filling.fill(text, then)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, OSError):
            name = Path(str(error.filename)).name if error.filename else tr("The file")
            self.failed.emit(
                tr(
                    "{name} could not be read: {strerror}.",
                    name=name,
                    strerror=error.strerror or error,
                )
            )
        else:
            self.failed.emit(tr("The program failed at it: {error}.", error=error))

    def name_tabs(self) -> None:
        """Name the tabs, each other than all others."""
        pages = self._tabs.pages()
        apart = told_apart({page.path: page.title for page in pages})
        for page in pages:
            changed, locked = self.is_modified(page.path), self.saving.is_locked(page.path)
            name = TabName(page.title, apart[page.path], changed=changed, locked=locked)
            self._tabs.set_name(page, name)

    def _show_titles(self) -> None:
        self.name_tabs()
        self.titles_changed.emit()


def _load_games(host: PluginHost, project: Project, given: Iterable[Path]) -> None:
    """Load what shows these files while nobody waits for it on the window's own thread."""
    import designer.ui.pages.page  # noqa: F401, PLC0415 - loaded once the window is on the screen
    from designer.documents import real_path  # noqa: PLC0415 - likewise
    from designer.session.desk import desk_of  # noqa: PLC0415 - likewise

    for path in given:
        document = project.documents.get(str(real_path(path)))
        if document is not None and (game := project.game_of(document)):
            host.game(game)
            desk_of(host, project, document)  # what it reads is at hand when the window asks
