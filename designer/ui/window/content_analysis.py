"""The analysis of content that is no board: computed in the background, shown in the same panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from designer.ui.kit.languages import tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.api import ContentAnalyst
    from designer.documents import Project
    from designer.play.report import Report
    from designer.ui.background.deepening import Deepening, Token
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["ContentWork"]

_KINDS = frozenset({"scenario", "cards"})


class ContentWork:
    """Keep the report on the page in front up to date."""

    def __init__(
        self, window: MainWindow, deepening: Deepening, refresh: Callable[[], object]
    ) -> None:
        """Compute with `deepening`; `refresh` is told when a report is there."""
        self._window, self._deepening, self._refresh = window, deepening, refresh
        self._known: dict[str, tuple[Project, Report | None]] = {}

    def show(self, page: DocumentPage) -> bool:
        """Show the report on a page as it was found last, and ask for it anew; False: it has none."""
        workspace, panel = self._window.workspace, self._window.analysis
        analyst = self._analyst(page)
        if workspace is None or analyst is None:
            return False
        found, report = self._known.get(page.path, (None, None))
        if report is not None:
            panel.show_report(report)
        else:
            panel.show_nothing(tr("No figures yet"), tr("Bots play a few games for them."))
        if found is workspace.project:
            return True
        if self._window.analysis_dock.isVisible():
            self._known[page.path] = (workspace.project, report)
            self._ask(page, analyst, workspace.project)
        else:
            self._deepening.stop()
        return True

    def _analyst(self, page: DocumentPage) -> ContentAnalyst | None:
        """Give who analyses the content of a page, where that is what its game is about."""
        from designer.api import ContentAnalyst  # noqa: PLC0415 - the window starts without it

        workspace, document = self._window.workspace, page.document
        if workspace is None or self._window.report is None or document.kind not in _KINDS:
            return None
        plugin = workspace.host.game(workspace.project.game_of(document))
        return plugin if isinstance(plugin, ContentAnalyst) else None

    def _ask(self, page: DocumentPage, analyst: ContentAnalyst, project: Project) -> None:
        document, path = page.document, page.path

        def job(token: Token) -> Report | None:
            from designer.api import SetUp  # noqa: PLC0415 - as above

            return analyst.analyse_content(project, document, SetUp(), cancelled=token)

        def then(result: object) -> None:
            from designer.play.report import Report  # noqa: PLC0415 - as above

            self._window.analysis.computing.hide()
            self._window.status.show_activity("")
            self._known[path] = (project, result if isinstance(result, Report) else None)
            self._refresh()

        self._deepening.ask(job, then)
