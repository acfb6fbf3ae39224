"""Check what is on screen after a moment of quiet, off the window's thread."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from designer.ui.background.jobs import Jobs

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Project
    from designer.session import Checker, Report, Workspace
    from designer.ui.background.preparing import Prepared, Preparing

__all__ = ["QUIET_MS", "Checked", "Checks", "with_texts"]

QUIET_MS = 100


class Checked(msgspec.Struct, frozen=True):
    """Give a project with all texts read, what was found in it, and boards ready to be shown."""

    project: Project
    report: Report
    prepared: Mapping[str, Prepared]


class Checks(QObject):
    """Keep a workspace and its report up to date with the window's texts.

    Attributes:
        prepared: what the boards of the last report are shown from, by path.
        shown: a report of the open documents alone is there, before the first of all (Report).
        done: a report of the present texts is there (Report).
        failed: checking itself failed (the exception).
        began: a check was started.
    """

    shown = Signal(object)
    done = Signal(object)
    failed = Signal(object)
    began = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._workspace: Workspace | None = None
        self._checker: Checker | None = None
        self._preparing: Preparing | None = None
        self.prepared: Mapping[str, Prepared] = {}
        self._focus: frozenset[str] = frozenset()
        self._boards: frozenset[str] = frozenset()
        self._revision = 0
        self._running = False
        self._is_first = False
        self._quiet = QTimer(self, interval=QUIET_MS, singleShot=True)
        self._quiet.timeout.connect(self._begin)

    @property
    def pending(self) -> bool:
        """Say whether a check is due or runs."""
        return self._running or self._quiet.isActive()

    def set_workspace(self, workspace: Workspace) -> None:
        """Check another workspace."""
        from designer.session import Checker  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.ui.background.preparing import Preparing  # noqa: PLC0415 - likewise

        self._workspace = workspace
        self._checker = Checker(workspace.host)
        self._preparing = Preparing(workspace.host)
        self._is_first = True

    def set_focus(self, paths: Collection[str], shown: Collection[str] = ()) -> None:
        """Look at the boards of these documents only, and prepare those that are shown."""
        self._focus, self._boards = frozenset(paths), frozenset(shown)

    def text_changed(self) -> None:
        """Take note that a text changed: what is found for the old one counts no more."""
        self._revision += 1
        self._quiet.start(QUIET_MS)

    def check_soon(self, wait_ms: int = 0) -> None:
        """Check at once, without waiting for quiet; or a little later, where something else is first."""
        self._revision += 1
        self._quiet.start(wait_ms)

    def stop(self) -> None:
        """Begin no more checks."""
        self._quiet.stop()
        self._workspace = None

    def _begin(self) -> None:
        workspace, checker, preparing = self._workspace, self._checker, self._preparing
        if workspace is None or checker is None or preparing is None or self._running:
            return
        self._running = True
        revision, snapshot, focus = self._revision, workspace.snapshot(), self._focus
        boards = self._boards

        def look(only: Collection[str] | None) -> Checked:
            project = snapshot.read()
            report = checker.check(project, focus, only=only)
            return Checked(project, report, preparing.prepare(project, report, boards))

        def show(result: Any) -> None:
            if isinstance(result, Checked) and self._is_current(
                workspace, snapshot.revision, revision
            ):
                self.prepared = result.prepared
                self.shown.emit(result.report)

        def then(result: Any) -> None:
            self._running = False
            self._take(result, workspace, snapshot.revision, revision)

        self.began.emit()
        if self._is_first and boards and not snapshot.texts:
            # All the content is judged for the first time: what is open is shown before.
            self._jobs.run(lambda: look(focus), show)
        self._is_first = False
        self._jobs.run(lambda: look(None), then)

    def _is_current(self, workspace: Workspace, texts: int, revision: int) -> bool:
        """Say whether nothing was changed since."""
        same = workspace is self._workspace and revision == self._revision
        return same and texts == workspace.revision

    def _take(self, result: Any, workspace: Workspace, texts: int, revision: int) -> None:
        """Take a result of the workspace's revision `texts` and of our own `revision`."""
        if workspace is not self._workspace:
            return
        current = self._is_current(workspace, texts, revision)
        if isinstance(result, Checked):
            workspace.adopt(result.project, texts)  # what was read needs not be read again
        if not current:
            if not self._quiet.isActive():
                self._quiet.start(0)
        elif isinstance(result, Checked):
            self.prepared = result.prepared
            self.done.emit(result.report)
        else:
            self.failed.emit(result)


def with_texts(project: Project, texts: Mapping[str, str]) -> Project:
    """Give a project with the texts of the window; line ends outside changed spans stay."""
    from designer.session.line_ends import with_line_ends_of  # noqa: PLC0415 - loaded once the window is on the screen

    for path, text in texts.items():
        before = project.documents.get(path)
        if before is None:
            continue
        raw = with_line_ends_of(before.text, text)
        if raw != before.text:
            project = project.with_text(path, raw)
    return project
