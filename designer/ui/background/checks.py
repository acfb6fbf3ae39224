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
        done: a report of the present texts is there (Report).
        failed: checking itself failed (the exception).
        began: a check was started.
    """

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
        self._of_games = False
        self._at_hand: frozenset[str] = frozenset()
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
        self._at_hand = frozenset()

    def set_focus(self, paths: Collection[str], shown: Collection[str] = ()) -> None:
        """Look at the boards of these documents only, and prepare those that are shown."""
        self._focus, self._boards = frozenset(paths), frozenset(shown)

    def judge_games(self, *, on: bool) -> None:
        """Judge all documents of the open games from now on, or those alone that are looked at."""
        if on != self._of_games:
            self._of_games = on
            self.check_soon()

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
        self._revision += 1  # what is under way gives way

    def _begin(self) -> None:
        workspace, checker, preparing = self._workspace, self._checker, self._preparing
        if workspace is None or checker is None or preparing is None or self._running:
            return
        from designer.session.checking import with_routes  # noqa: PLC0415 - as above

        self._running = True
        revision, snapshot, focus = self._revision, workspace.snapshot(), self._focus
        boards, of_games = self._boards, self._of_games
        judged = focus.union(workspace.open_paths)

        def look() -> Checked:
            project = snapshot.read()
            only: Collection[str] = with_routes(project, judged)
            if of_games:
                games = _games_of(project, only)
                only = {p for p, d in project.documents.items() if project.game_of(d) in games}
            report = checker.check(project, focus, only=only)
            return Checked(project, report, preparing.prepare(project, report, boards))

        def then(result: Any) -> None:
            self._running = False
            self._take(result, workspace, snapshot.revision, revision)

        self.began.emit()
        self._jobs.run(look, then)

    def _take(self, result: Any, workspace: Workspace, texts: int, revision: int) -> None:
        """Take a result of the workspace's revision `texts` and of our own `revision`."""
        if workspace is not self._workspace:
            return
        current = revision == self._revision and texts == workspace.revision
        if isinstance(result, Checked):
            workspace.adopt(result.project, texts)  # what was read needs not be read again
        if not current:
            if not self._quiet.isActive():
                self._quiet.start(0)
        elif isinstance(result, Checked):
            self.prepared = result.prepared
            self.done.emit(result.report)
            self._put_at_hand(workspace, result.project)
        else:
            self.failed.emit(result)

    def _put_at_hand(self, workspace: Workspace, project: Project) -> None:
        """Read all that was not needed so far, and judge the games of what is open.

        Whoever looks for a name's uses or lists all documents would wait for it; a check does not.
        """
        from designer.validation.documents import judged  # noqa: PLC0415 - as above

        opened = self._boards.union(workspace.open_paths)
        games = _games_of(project, opened)
        if games <= self._at_hand and self._at_hand:
            return
        revision, store = self._revision, workspace.host.schemas

        def work() -> bool:
            for document in project.documents.values():
                if revision != self._revision:
                    return False
                game = project.game_of(document)
                if document.reading.found and game in games:
                    judged(document, store, game)
            project.sorts()
            return True

        def then(result: Any) -> None:
            if result is True:
                self._at_hand = self._at_hand | games | {""}

        self._jobs.run(work, then)


def _games_of(project: Project, paths: Collection[str]) -> frozenset[str]:
    known = (project.documents[path] for path in paths if path in project.documents)
    return frozenset(map(project.game_of, known))


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
