"""The main window: puts the parts beside each other and lets them speak to each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

from designer.diagnostics import Diagnostic
from designer.hexes import Hex
from designer.paint.look import Look
from designer.ui.canvas.words import space_words
from designer.ui.kit.closing import close_others
from designer.ui.kit.guard import going_on
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.severities import SEVERITIES
from designer.ui.window import themes, welcoming
from designer.ui.window.accidents import Accidents
from designer.ui.window.actions import Actions
from designer.ui.window.analysing import OVERLAY_ACTIONS, AnalysisWork
from designer.ui.window.bars import SearchField, make_tool_bar, style_menu_bar
from designer.ui.window.doing import Doing
from designer.ui.window.finding import TEXT_ACTIONS, Finding
from designer.ui.window.frame import WindowFrame
from designer.ui.window.laying import BOARD_ACTIONS, BoardWork
from designer.ui.window.modules import ModuleWork
from designer.ui.window.playing import OpenPreview, Playing, Stopped, open_with
from designer.ui.window.printing import print_again
from designer.ui.window.scenarios import PLAYED, boards_for, offer_boards, show_play
from designer.ui.window.sets import SetWork
from designer.ui.window.settings import Settings
from designer.ui.window.speaking import Speaking
from designer.ui.window.steps import Steps

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session import Report, Workspace
    from designer.ui.commands.palette import CommandPalette
    from designer.ui.pages.page import DocumentPage
    from designer.ui.welcome.page import WelcomePage

__all__ = ["MainWindow"]

_SHOWN_FIRST_MS = 250


class MainWindow(WindowFrame):
    """Hold everything.

    Attributes:
        doing: what the actions do.
        board_work: what serves the board in front.
        analysing: what keeps its analysis.
        module_work: what serves the panel of modules.
        set_work: what serves sets of cards and tables.
        finding: searching, names, fixes, and the way back.
        steps: undo, redo and the list of steps.
        speaking: the language of the window.
        accidents: what a program that died had not saved.
        report: what was found last, None before the first check.
    """

    def __init__(
        self, look: Look, settings: Settings, open_preview: OpenPreview | None = None
    ) -> None:
        super().__init__(look, settings)
        self.report: Report | None = None
        self._welcome: WelcomePage | None = None
        self._lost_files = welcoming.LostFiles(self)
        self._recent_boards = welcoming.RecentBoards(self.jobs, settings)
        self._playing = Playing(self.jobs, open_with(open_preview, look, self))
        self._stopped_pages: set[str] = set()
        self.doing = Doing(self)
        self.steps = Steps(self)
        self.accidents = Accidents(self)
        self.board_work = BoardWork(self)
        self.analysing = AnalysisWork(self)
        self.module_work = ModuleWork(self)
        self.set_work = SetWork(self)
        self.finding = Finding(self)
        self.speaking = Speaking(self)
        self.documents.own_folder = self.finding.beginning.folder
        served = (
            self.doing,
            self.board_work,
            self.analysing,
            self.module_work,
            self.set_work,
            self.steps,
            self.finding,
            self.speaking,
        )
        slots = {id_: slot for part in served for id_, slot in part.slots().items()}
        self.actions_ = Actions(self, look, slots)
        self._make_bars()
        self._connect()
        self.place()
        themes.check_action(self.actions_, settings.theme)
        self.speaking.show()
        self.actions_["keep_sitting"].setChecked(settings.keeps_sitting)
        self.actions_["offer_words"].setChecked(settings.offers_words)
        self.show_docks(False)
        self._enable()
        self._show_page()

    # What others call

    @property
    def workspace(self) -> Workspace | None:
        """Give what is open."""
        return self.documents.workspace

    @property
    def page(self) -> DocumentPage | None:
        """Give the document in front."""
        return self.tabs.page()

    @property
    def welcome(self) -> WelcomePage:
        """Give the page shown while nothing is open; it is made when it is first wanted."""
        if self._welcome is None:
            from designer.ui.welcome.page import WelcomePage  # noqa: PLC0415 - not with a document

            welcome = WelcomePage(self.look)
            welcome.open_asked.connect(self.doing.ask_file)
            welcome.folder_asked.connect(self.doing.ask_folder)
            welcome.new_asked.connect(self.finding.beginning.ask)
            welcome.commands_asked.connect(self.show_commands)
            welcome.chosen.connect(lambda path: self.open_paths([Path(path)]))
            welcome.locate_asked.connect(self._lost_files.locate)
            welcome.forget_asked.connect(self._lost_files.forget)
            self.stack.addWidget(welcome)
            self._welcome = welcome
        return self._welcome

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is being read or checked, and nothing waits for it."""
        forms = [page.form for page in self.tabs.pages() if page.form is not None]
        at_work = self.jobs.busy or self.checks.pending or self.finding.busy
        at_work = at_work or self.documents.is_laying_out
        at_work = at_work or any(page.is_laying_out for page in self.tabs.pages())
        return not at_work and all(form.is_idle for form in forms)

    def start(self, paths: Iterable[Path], *, again: bool = False) -> None:
        """Read the content and open files, once the window is on the screen.

        Args:
            paths: the files and folders.
            again: whether to open what was open last time, where there are none.
        """
        given = list(paths) or (self.finding.sittings.begin() if again else [])
        if not given:
            self._on_pages_changed()
        self.status.show_activity(tr("Reading…"))
        self.documents.start(given)

    def open_paths(self, paths: Iterable[Path]) -> None:
        """Open files and folders."""
        self.documents.open_paths(paths)

    def play(self) -> None:
        """Start a game on the document in front; of pieces ask in which scenario."""
        page, workspace = self.page, self.workspace
        if page is not None and workspace is not None:
            opened = {other.path for other in self.tabs.pages()}
            boards = boards_for(workspace.last_read, page.document, opened)
            if boards:
                offer_boards(self, boards)
            else:
                self.play_on(page.path)

    def play_on(self, path: str) -> None:
        """Start a game on a document; what stands in the way is told on the page in front."""
        page, workspace = self.page, self.workspace
        if page is not None and workspace is not None:
            self._playing.play(
                workspace,
                path,
                self.documents.texts(),
                {other.path for other in self.tabs.pages()},
                lambda stopped: self._on_stopped(page, stopped),
                self.module_work.set_up(path),
            )

    def play_last_good(self) -> None:
        """Start a game on the last state of the document in front that had no errors."""
        page, workspace = self.page, self.workspace
        if page is not None and workspace is not None:
            self._playing.play_last_good(
                workspace,
                page.path,
                lambda stopped: self._on_stopped(page, stopped),
                self.module_work.set_up(page.path),
            )

    def play_when_open(self) -> None:
        """Start a game on the first document that is opened from now on."""

        def begin(page: DocumentPage) -> None:
            self.documents.page_added.disconnect(begin)
            self.tabs.setCurrentWidget(page)
            self.play()

        self.documents.page_added.connect(begin)

    def settle(self) -> None:
        """Draw everything in sight at once, for pictures of the window."""
        if self.page is not None:
            self.page.settle()
        if self._welcome is not None:
            self._welcome.settle()
        self.pieces.settle()

    def show_commands(self, typed: str = "") -> CommandPalette:
        """Open the command palette, with something typed already."""
        return self.doing.show_commands(typed)

    # Making

    def _make_bars(self) -> None:
        make_tool_bar(self, self.look, self.actions_)
        style_menu_bar(self.menuBar(), self.look)
        search = SearchField(self.look, self.menuBar())
        search.clicked.connect(lambda _=False: self.show_commands())
        self.menuBar().setCornerWidget(search, Qt.Corner.TopRightCorner)
        view = self.actions_.menu(self, "View")
        view.addSeparator()
        for dock in self.docks:
            view.addAction(dock.toggleViewAction())
        self._recent_menu = welcoming.RecentMenu(
            self.actions_.menu(self, "File"),
            self.actions_["save"],
            self.settings,
            self.open_paths,
            lambda: self.show_commands("recent "),
        )

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._on_tab)
        documents = self.documents
        documents.workspace_changed.connect(self._on_workspace)
        documents.page_added.connect(self._on_page_added)
        documents.pages_changed.connect(self._on_pages_changed)
        documents.failed.connect(lambda text: self.bar.show_message("error", text))
        documents.titles_changed.connect(self._show_files)
        documents.titles_changed.connect(self._show_title)
        documents.saved.connect(self._on_saved)
        documents.texts_changed.connect(self._on_texts_changed)
        documents.journal_failed.connect(self.accidents.tell_journal)
        documents.workspace_changed.connect(self.accidents.offer)
        self.checks.began.connect(lambda: self.status.show_activity(tr("Checking…")))
        self.checks.done.connect(self._on_report)
        self.checks.failed.connect(self._on_check_failed)
        self.problems.chosen.connect(self._on_problem)
        self.problems.help_chosen.connect(self._on_help)
        self.files.chosen.connect(self.documents.show)
        self.status.problems_asked.connect(self.show_problems)

    # What happens

    def _on_workspace(self, workspace: Workspace) -> None:
        self.checks.set_workspace(workspace)
        self._show_files()
        QTimer.singleShot(0, self._on_pages_changed)  # once the pages asked for are there

    def _on_page_added(self, page: DocumentPage) -> None:
        page.place_changed.connect(lambda *place: self._on_place(page, *place))
        page.space_pointed.connect(lambda space: self._on_space(page, space))
        page.zoom_changed.connect(lambda _zoom: self.status.show_page(self.page))
        page.board_added.connect(self._on_tab)
        self.finding.completing.watch(page)
        page.pane.history_actions = (self.actions_["undo"], self.actions_["redo"])
        workspace = self.workspace
        if workspace is not None and not workspace.last_read.is_shipped(page.document):
            self.settings.add_recent(page.path)
        self.doing.apply_sides(page)

    def show_recent(self) -> None:
        """Show on the welcome page what was open lately."""
        project = self.workspace.last_read if self.workspace is not None else None
        self.welcome.show_recent(welcoming.recent(self.settings, project))
        self._recent_boards.show(self.welcome, self.workspace)

    def _on_pages_changed(self) -> None:
        pages = self.tabs.pages()
        workspace = self.workspace
        if not pages and self.stack.currentWidget() is not self.welcome:
            self.welcome.setFocus()
        self.stack.setCurrentWidget(self.tabs if pages else self.welcome)
        self.show_docks(bool(pages))
        focus = {page.path for page in pages}
        if not pages:
            self.show_recent()
            self.welcome.show_examples(welcoming.examples(workspace))
            focus.update(self.welcome.paths())
        if workspace is not None:
            focus.update(p for p in workspace.open_paths if p in workspace.last_read.documents)
        self.checks.set_focus(focus, {page.path for page in pages})
        if workspace is not None:
            # What is shown first is not kept waiting by what is found in it.
            busy = any(page.is_laying_out for page in pages)
            self.checks.check_soon(_SHOWN_FIRST_MS if busy else 0)
        self._show_files()
        self._enable()
        self._show_page()

    def _on_saved(self, path: str) -> None:
        self.settings.add_recent(path)
        self.status.tell(tr("{name} is saved", name=Path(path).name))

    def _on_report(self, report: Report) -> None:
        self.report = report
        if (workspace := self.workspace) is None:
            return
        self.status.show_activity("")
        self._show_problems(workspace, report)
        self._show_found(report)
        self.set_work.show_report(report)
        print_again(self)
        self.documents.name_tabs()
        opened = {page.path for page in self.tabs.pages()}
        for path in self._playing.note(workspace, report, opened) & self._stopped_pages:
            self._stopped_pages.discard(path)
            if (mended := self.tabs.page_of(path)) is not None:
                mended.bar.hide()
        if not self.tabs.pages():
            self.welcome.show_scenes(report.scenes)
        self._show_files()
        self._show_page()
        self._enable()

    def _show_found(self, report: Report) -> None:
        if (workspace := self.workspace) is not None:
            for page in self.tabs.pages():
                with going_on():  # a page that cannot be drawn keeps nothing else from being right
                    self._show_report(workspace, report, page)

    def _show_report(self, workspace: Workspace, report: Report, page: DocumentPage) -> None:
        document = workspace.document(page.path)
        inspection = report.inspections.get(page.path)
        if (prepared := self.checks.prepared.get(page.path)) is not None:
            page.offer(prepared)
        page.show_document(
            document,
            report.of(page.path),
            inspection.scene if inspection else None,
            inspection.analysis if inspection else None,
            welcoming.words_of(workspace, document),
        )
        if page.overlays is not None and not page.stale:
            page.overlays.show_layers(inspection.layers if inspection else ())

    def _on_check_failed(self, error: object) -> None:
        self.status.show_activity("")
        self.bar.show_message(
            "error", tr("Checking failed: {error}. Your text is safe.", error=error)
        )

    def _on_stopped(self, page: DocumentPage, stopped: Stopped) -> None:
        """List what keeps a game from starting; each line leads to its place."""
        actions: list[tuple[str, Callable[[], object]]] = []
        if stopped.good_since:
            label = tr("Play the last good state ({good_since})", good_since=stopped.good_since)
            actions.append((label, self.play_last_good))
        actions.append((tr("Show the problems"), self.show_problems))
        lines = [
            (
                f"{Path(d.location.file).name}:{d.location.line}:{d.location.column}  {translated(d.message)}",
                lambda d=d: self._on_problem(d),
            )
            for d in stopped.faults
        ]
        page.bar.show_message("error", stopped.why, *actions, lines=lines)
        self._stopped_pages.add(page.path)

    def _show_problems(self, workspace: Workspace, report: Report) -> None:
        opened = {*workspace.open_paths, *(page.path for page in self.tabs.pages())}
        plugins = workspace.host.problems
        found = [d for d in report.diagnostics if d.location.file in opened or d in plugins]
        self.problems.set_diagnostics(found)
        numbers = {s: self.problems.model.count(s) for s in SEVERITIES}
        self.status.counts.show_numbers(numbers)
        self.actions_.enable("next_problem", "previous_problem", on=bool(found))

    def _on_problem(self, diagnostic: Diagnostic) -> None:
        page = self.documents.show(diagnostic.location.file)
        if page is not None:
            page.show_diagnostic(diagnostic)
        if self.problems.visibleRegion().isEmpty():  # its words stand nowhere else
            self.status.tell(diagnostic.message)

    def _on_help(self, code: str) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - loaded once the window is on the screen

        if self.workspace is not None:
            help_dialogs.show_code(self, self.look, self.workspace, code)

    def _on_texts_changed(self) -> None:
        self.status.clear_said()  # who changed them says what was done after this
        self.checks.text_changed()
        self.steps.show_soon()

    def _on_space(self, page: DocumentPage, space: Hex | None) -> None:
        scene = page.scene
        lines = space_words(scene, space) if scene is not None and space is not None else ()
        self.status.show_space(lines)

    def _on_place(self, page: DocumentPage, line: int, column: int) -> None:
        if page is not self.page:
            return
        self.status.show_place(line, column)
        if not page.unsent:
            for diagnostic in page.pane.diagnostics_at(line, column)[:1]:
                self.problems.show_diagnostic(diagnostic)

    def _on_tab(self) -> None:
        self.status.clear_said()
        self._show_page()
        self._enable()

    def _show_page(self) -> None:
        """Show what belongs to the document in front: analysis, title, place, zoom."""
        page = self.page
        self.status.show_page(page)
        with going_on():
            self.board_work.show(page)
        with going_on():
            self.module_work.show(page)
        if page is None:
            self.setWindowTitle("Trailwright")
            self.analysing.show(None)
            return
        self._show_title()
        self.problems.set_front(page.path)
        self.analysing.show(page)

    def _show_title(self) -> None:
        if (page := self.page) is not None:
            self.setWindowTitle(tr("{whole} — Trailwright", whole=self.tabs.name_of(page).whole))

    def _show_files(self) -> None:
        workspace = self.workspace
        if workspace is not None:
            self.files.show_project(
                workspace.last_read, workspace.open_paths, self.documents.is_modified
            )

    def _enable(self) -> None:
        page = self.page
        board = page is not None and page.board is not None
        enable = self.actions_.enable
        enable("save", "save_as", "save_all", "close", on=page is not None)
        enable("find", "find_next", "find_previous", "go_to_line", on=page is not None)
        enable(*TEXT_ACTIONS, on=page is not None)
        enable("next_tab", "previous_tab", on=self.tabs.count() > 1)
        enable("zoom_in", "zoom_out", "zoom_100", "fit", on=board)
        enable("print", on=board or (page is not None and page.document.likely_kind in PLAYED))
        show_play(self, page)
        form = page is not None and page.form is not None and page.form.has_form
        enable("side_board", "side_both", "side_text", on=board or form)
        enable("side_form", "compare", *BOARD_ACTIONS, *OVERLAY_ACTIONS, on=board)
        self.steps.show_soon()

    def show_problems(self) -> None:
        """Show the list of problems and give it the keyboard."""
        self.problems_dock.show()
        self.problems_dock.raise_()
        self.problems.table.setFocus()

    # Events

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            # Once the drop is over: opening may ask something.
            QTimer.singleShot(0, lambda: self.open_paths(paths))

    def closeEvent(self, event: QCloseEvent) -> None:
        carried = self.speaking.carried is not None
        if not carried and not self.documents.may_end():
            event.ignore()
            return
        self.checks.stop()
        close_others(self)
        self.finding.sittings.keep()
        self.finding.close()
        self.analysing.stop()
        self.jobs.close()
        self.documents.end(carried=carried)
        self.show_docks(True)
        self.settings.remember(self)
