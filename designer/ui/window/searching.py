"""Search and replace over all documents: the panel's work."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Mapping
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from designer.ui.background.jobs import Jobs
from designer.ui.files.names import icon_of
from designer.ui.kit.languages import tr, trn
from designer.ui.places.rows import PlaceGroup, PlaceRow
from designer.ui.window.editing import do_edit, take_typed

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.searching import FileHits, Found, Query, Searcher
    from designer.ui.window.main_window import MainWindow

__all__ = ["Searching"]


class Searching:
    """Search on a thread of its own; only the latest search counts."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._panel = window.search
        self._jobs = Jobs(window)
        self._searcher: Searcher | None = None
        self._cancelled = threading.Event()
        self._found: Found | None = None
        panel = self._panel
        panel.asked.connect(self._search)
        panel.cancelled.connect(self._cancel)
        panel.replace_one.connect(self._replace_one)
        panel.replace_in_file.connect(self._replace_in_file)
        panel.replace_all.connect(self._replace_all)
        panel.tree.chosen.connect(self._go)
        window.checks.done.connect(lambda _report: self._search_again())

    @property
    def busy(self) -> bool:
        """Say whether a search runs or is due."""
        return self._jobs.busy or self._panel.is_waiting

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {
            "search": self.begin,
            "replace": self._begin_replacing,
            "next_hit": lambda: self._step(1),
            "previous_hit": lambda: self._step(-1),
        }

    def begin(self) -> None:
        """Show the panel, with the words selected in the text in its field."""
        self._window.show_bottom(self._window.search_dock)
        self._panel.begin(self._selected())

    def close(self) -> None:
        """End what runs."""
        self._cancelled.set()
        self._jobs.close()
        if self._searcher is not None:
            self._searcher.close()

    def _begin_replacing(self) -> None:
        self.begin()
        if self._panel.field.text():
            self._panel.replacement.setFocus()
            self._panel.replacement.selectAll()

    def _step(self, way: int) -> None:
        if self._panel.tree.groups:
            self._panel.tree.step(way)
        else:
            self.begin()

    def _selected(self) -> str:
        page = self._window.page
        text = page.pane.textCursor().selectedText() if page is not None else ""
        return "" if "\u2029" in text else text

    def _search_again(self) -> None:
        if self._panel.isVisible() and self._panel.field.text():
            self._search(self._panel.query())

    def _search(self, query: Query) -> None:
        from designer.session.searching import Searcher  # noqa: PLC0415 - loaded once it is wanted

        workspace = self._window.workspace
        if workspace is None:
            return
        if self._searcher is None:
            self._searcher = Searcher()
        self._cancelled.set()
        cancelled = self._cancelled = threading.Event()
        take_typed(self._window)
        snapshot, searcher = workspace.snapshot(), self._searcher
        unlocked = self._window.documents.saving.unlocked
        if query.is_pattern and query.words:
            self._panel.show_busy()
        self._jobs.run(
            lambda: searcher.search(snapshot, query, cancelled, unlocked=unlocked),
            lambda result: self._show(result, cancelled),
        )

    def _cancel(self) -> None:
        self._cancelled.set()
        self._found = None
        self._panel.show_groups((), tr("The search was ended."), 0)

    def _show(self, result: Any, cancelled: threading.Event) -> None:
        from designer.session.searching import BadPattern, Found  # noqa: PLC0415 - loaded once it is wanted

        if cancelled is not self._cancelled or cancelled.is_set():
            return
        self._found = None
        if isinstance(result, BadPattern):
            self._panel.show_fault(result.sentence)
        elif isinstance(result, Found):
            self._found = result
            groups = [self._group(result, file) for file in result.files]
            self._panel.show_groups(groups, _status(result), result.n_open)
        elif isinstance(result, Exception):
            self._panel.show_fault(tr("The search failed: {result}.", result=result))

    def _group(self, found: Found, file: FileHits) -> PlaceGroup:
        workspace = self._window.workspace
        assert workspace is not None, "what was found was searched in it"
        project = workspace.snapshot().project
        document = project.documents.get(file.path)
        pack = project.pack_of(document) if document is not None else None
        where = pack.id if pack is not None else PurePath(file.path).parent.name
        shows_new = bool(found.query.replacement) and not file.locked
        rows = tuple(
            PlaceRow(
                file.path,
                hit.line,
                hit.column,
                hit.end - hit.start,
                hit.before,
                hit.text,
                hit.after,
                hit.new if shows_new else None,
            )
            for hit in file.hits
        )
        detail = (
            tr("{where}; comes with the program, not replaced", where=where)
            if file.locked
            else where
        )
        icon = icon_of(document) if document is not None else "file-code"
        name = PurePath(file.path).name
        return PlaceGroup(file.path, name, detail, icon, rows, file.locked)

    def _go(self, row: PlaceRow, focus: bool) -> None:
        self._window.finding.going.go(row.path, row.line, row.column, row.text, focus=focus)

    def _replace_one(self) -> None:
        tree = self._panel.tree
        if tree.current() is not None:
            self._replace(only=(tree.current_path(), tree.number()))

    def _replace_all(self) -> None:
        self._replace()

    def _replace_in_file(self) -> None:
        self._replace(paths=[self._panel.tree.current_path()])

    def _replace(
        self, *, paths: Collection[str] | None = None, only: tuple[str, int] | None = None
    ) -> None:
        from designer.session.searching import replacing  # noqa: PLC0415 - loaded once it is wanted

        workspace, found = self._window.workspace, self._found
        if workspace is None or found is None or found.query != self._panel.query():
            self._panel.search()  # what is shown is not what the fields say by now
            return
        take_typed(self._window)
        texts = {file.path: workspace.raw_text(file.path) for file in found.files}
        edit = replacing(found, texts, paths=paths, only=only)
        if edit.is_empty or not do_edit(self._window, edit):
            self._panel.search()
            return
        self._search(found.query)
        self._window.status.tell(tr("{label}. Undo takes it back in one step.", label=edit.label))


def _status(found: Found) -> str:
    """Say in one line what was found."""
    if not found.query.words:
        return ""
    searched = trn("{n} document", "{n} documents", found.n_searched)
    if not found.n_hits:
        return tr("{searched} were searched.", searched=searched)
    places = trn("{n} place", "{n} places", found.n_hits)
    words = tr(
        "{places} in {n} of {searched}", places=places, n=len(found.files), searched=searched
    )
    if found.is_capped:
        words = tr("The first {words}; there are more", words=words)
    locked = found.n_hits - found.n_open
    if found.query.replacement and locked:
        words += tr("; {locked} of them come with the program and are not replaced", locked=locked)
    return f"{words}."
