"""The main window: puts the parts beside each other and lets them speak to each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import Diagnostic, Fix
from designer.hexes import Hex
from designer.paint.look import Look
from designer.ui.analysis.panel import AnalysisPanel
from designer.ui.background.checks import Checks
from designer.ui.background.jobs import Jobs
from designer.ui.canvas.words import space_words
from designer.ui.commands.command import Command
from designer.ui.files.names import title_of
from designer.ui.files.tree import FilesPanel
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.docks import Dock
from designer.ui.kit.severities import SEVERITIES
from designer.ui.pages.tabs import DocumentTabs
from designer.ui.problems.panel import ProblemsPanel
from designer.ui.window import themes, welcoming
from designer.ui.window.actions import Actions
from designer.ui.window.bars import SearchField, make_tool_bar, style_menu_bar
from designer.ui.window.documents import Documents
from designer.ui.window.playing import OpenPreview, open_with, play
from designer.ui.window.settings import Settings
from designer.ui.window.status import StatusBar

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session import Report, Workspace
    from designer.ui.commands.palette import CommandPalette
    from designer.ui.pages.page import DocumentPage
    from designer.ui.welcome.page import WelcomePage

__all__ = ["MainWindow"]


class MainWindow(QMainWindow):
    """Hold everything.

    Attributes:
        look: the theme.
        documents: opening, saving, closing.
        checks: what keeps the report up to date.
        report: what was found last, None before the first check.
        tabs, problems, files, analysis, welcome: the parts, for tests and pictures.
    """

    def __init__(
        self, look: Look, settings: Settings, open_preview: OpenPreview | None = None
    ) -> None:
        super().__init__()
        self.look = look
        self.settings = settings
        self.report: Report | None = None
        self._jobs = Jobs()
        self._welcome: WelcomePage | None = None
        self._stack = QStackedWidget()
        self.setWindowTitle("Trailwright")
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.setAnimated(False)
        self._start_game = open_with(open_preview, look, self)
        self._make_parts()
        self.actions_ = Actions(self, look, self._slots())
        self._make_docks()
        make_tool_bar(self, look, self.actions_)
        style_menu_bar(self.menuBar(), look)
        search = SearchField(look, self.menuBar())
        search.clicked.connect(lambda _=False: self.show_commands())
        self.menuBar().setCornerWidget(search, Qt.Corner.TopRightCorner)
        self._recent_menu = welcoming.RecentMenu(
            self.actions_.menu(self, "File"), self.actions_["save"], settings, self.open_paths
        )
        self._connect()
        self._place()
        themes.check_action(self.actions_, settings.theme)
        self._show_docks(False)
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
            from designer.ui.welcome.page import (  # noqa: PLC0415 - not needed with a document
                WelcomePage,
            )

            welcome = WelcomePage(self.look)
            welcome.open_asked.connect(self._ask_file)
            welcome.folder_asked.connect(self._ask_folder)
            welcome.new_asked.connect(self._new_route)
            welcome.commands_asked.connect(self.show_commands)
            welcome.chosen.connect(lambda path: self.open_paths([Path(path)]))
            self._stack.addWidget(welcome)
            self._welcome = welcome
        return self._welcome

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is being read or checked, and nothing waits for it."""
        return not self._jobs.busy and not self.checks.pending

    def start(self, paths: Iterable[Path]) -> None:
        """Read the content and open files, once the window is on the screen."""
        given = list(paths)
        if not given:
            self._on_pages_changed()
        self.status.show_activity("Reading…")
        self.documents.start(given)

    def open_paths(self, paths: Iterable[Path]) -> None:
        """Open files and folders."""
        self.documents.open_paths(paths)

    def play(self) -> None:
        """Start a game on the document in front."""
        page, workspace = self.page, self.workspace
        if page is None or workspace is None:
            return
        texts = self.documents.texts()
        play(
            self._jobs,
            workspace,
            page.path,
            texts,
            started=self._start_game,
            refused=lambda why: page.bar.show_message(
                "error", why, ("Show the problems", self.show_problems)
            ),
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

    # Making

    def _make_parts(self) -> None:
        look = self.look
        self.tabs = DocumentTabs(look)
        self.bar = MessageBar(look)
        self._stack.addWidget(self.tabs)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(centre)
        self.documents = Documents(look, self.tabs, self._jobs, self)
        self.checks = Checks(self._jobs, self.documents.texts)
        self.problems = ProblemsPanel(look)
        self.files = FilesPanel(look)
        self.analysis = AnalysisPanel(look)
        self.status = StatusBar(look)
        self.setStatusBar(self.status)

    def _make_docks(self) -> None:
        look = self.look
        self.files_dock = Dock(look, "files", "Documents", self.files, self)
        self.analysis_dock = Dock(look, "analysis", "Analysis", self.analysis, self)
        self.problems_dock = Dock(look, "problems", "Problems", self.problems, self)
        for chip in self.problems.chips.values():
            self.problems_dock.header.insert(chip)
        self.problems_dock.header.insert(self.problems.filter)
        left, bottom = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
        self.addDockWidget(left, self.files_dock)
        self.addDockWidget(left, self.analysis_dock)
        self.splitDockWidget(self.files_dock, self.analysis_dock, Qt.Orientation.Vertical)
        self.addDockWidget(bottom, self.problems_dock)
        self.files.setMinimumWidth(200)
        self.analysis.setMinimumWidth(200)
        self.problems.setMinimumSize(400, 60)
        view = self.actions_.menu(self, "View")
        view.addSeparator()
        for dock in (self.files_dock, self.analysis_dock, self.problems_dock):
            view.addAction(dock.toggleViewAction())

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._on_tab)
        documents = self.documents
        documents.workspace_changed.connect(self._on_workspace)
        documents.page_added.connect(self._on_page_added)
        documents.pages_changed.connect(self._on_pages_changed)
        documents.failed.connect(lambda text: self.bar.show_message("error", text))
        documents.saved.connect(self._on_saved)
        self.checks.began.connect(lambda: self.status.show_activity("Checking…"))
        self.checks.done.connect(self._on_report)
        self.checks.failed.connect(self._on_check_failed)
        self.problems.chosen.connect(self._on_problem)
        self.problems.fix_chosen.connect(self._on_fix)
        self.problems.help_chosen.connect(self._on_help)
        self.files.chosen.connect(self.documents.show)
        self.analysis.spaces_chosen.connect(self._on_finding)
        self.status.problems_asked.connect(self.show_problems)

    def _place(self) -> None:
        screen = QApplication.primaryScreen().availableGeometry()
        self.resize(min(1440, screen.width()), min(900, screen.height()))
        self._restored = self.settings.restore(self)
        self._on_welcome: list[Dock] | None = None

    def _docks(self) -> tuple[Dock, ...]:
        return self.files_dock, self.analysis_dock, self.problems_dock

    def _lay_docks(self) -> None:
        """Give the docks their first sizes, by the size of the window."""
        horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        wide = 220 if self.width() < 1400 else (264 if self.width() < 2400 else 320)
        high = 120 if self.height() < 800 else (168 if self.height() < 1300 else 220)
        self.resizeDocks([self.files_dock], [wide], horizontal)
        self.resizeDocks([self.problems_dock], [high], vertical)
        shares = [self.height() * 2 // 5, self.height() * 3 // 5]
        self.resizeDocks([self.files_dock, self.analysis_dock], shares, vertical)
        if self.width() < 1000:
            self.files_dock.hide()
            self.analysis_dock.hide()

    def _show_docks(self, shown: bool) -> None:
        """Hide the docks while nothing is open; afterwards those that were there come back."""
        if not shown and self._on_welcome is None:
            self._on_welcome = [dock for dock in self._docks() if not dock.isHidden()]
            for dock in self._docks():
                dock.hide()
        elif shown and self._on_welcome is not None:
            for dock in self._on_welcome:
                dock.show()
            self._on_welcome = None
            if not self._restored:
                self._restored = True
                self._lay_docks()

    def _slots(self) -> Mapping[str, Callable[[], object]]:
        on_view = self._on_view
        return {
            "new_route": self._new_route,
            "open": self._ask_file,
            "open_folder": self._ask_folder,
            "save": lambda: self._with_page(self.documents.save),
            "save_as": lambda: self._with_page(self.documents.save_as),
            "save_all": self._save_all,
            "close": lambda: self._with_page(self.documents.close_page),
            "quit": self.close,
            "undo": lambda: self._with_page(lambda p: p.pane.undo()),
            "redo": lambda: self._with_page(lambda p: p.pane.redo()),
            "cut": lambda: self._on_focus("cut"),
            "copy": lambda: self._on_focus("copy"),
            "paste": lambda: self._on_focus("paste"),
            "select_all": lambda: self._on_focus("selectAll"),
            "find": lambda: self._with_text(lambda p: p.find_bar.begin()),
            "find_next": lambda: self._with_text(lambda p: p.find_bar.find_next()),
            "find_previous": lambda: self._with_text(lambda p: p.find_bar.find_previous()),
            "go_to_line": lambda: self.show_commands(":"),
            "zoom_in": lambda: on_view("zoom_in"),
            "zoom_out": lambda: on_view("zoom_out"),
            "zoom_100": lambda: on_view("zoom_to", 1.0),
            "fit": lambda: on_view("fit"),
            "side_board": lambda: self._set_sides("board"),
            "side_both": lambda: self._set_sides("both"),
            "side_text": lambda: self._set_sides("text"),
            "theme_system": lambda: self._set_theme("system"),
            "theme_light": lambda: self._set_theme("light"),
            "theme_dark": lambda: self._set_theme("dark"),
            "theme_contrast": lambda: self._set_theme("contrast"),
            "next_theme": lambda: self._set_theme(themes.after(self.look.theme_name)),
            "next_problem": lambda: self.problems.step(1),
            "previous_problem": lambda: self.problems.step(-1),
            "next_tab": lambda: self._step_tab(1),
            "previous_tab": lambda: self._step_tab(-1),
            "next_panel": self._next_panel,
            "play": self.play,
            "commands": self.show_commands,
            "shortcuts": self._show_shortcuts,
            "about": self._show_about,
        }

    # Asking

    def _ask_file(self) -> None:
        if path := self.documents.choose_file(self):
            self.open_paths([Path(path)])

    def _ask_folder(self) -> None:
        if path := self.documents.choose_folder(self):
            self.open_paths([Path(path)])

    def _new_route(self) -> None:
        workspace = self.workspace
        target = self.documents.choose_target(self, "my_route.yaml")
        if workspace is None or not target:
            return
        try:
            welcoming.write_new_route(Path(target), workspace)
        except OSError as error:
            self.bar.show_message("error", f"It could not be written: {error.strerror or error}.")
            return
        self.open_paths([Path(target)])

    def show_commands(self, typed: str = "") -> CommandPalette:
        """Open the command palette, with something typed already."""
        from designer.ui.commands.palette import CommandPalette  # noqa: PLC0415 - loaded once the window is on the screen

        palette = CommandPalette(self.look, self._commands(), self._typed_commands, self)
        palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        palette.field.setText(typed)
        palette.open_over(self)
        return palette

    def _commands(self) -> list[Command]:
        found = self.actions_.commands()
        workspace = self.workspace
        if workspace is not None:
            for path, document in workspace.project.documents.items():
                name = title_of(document)
                show = lambda path=path: self.documents.show(path)  # noqa: E731 - one command each
                found.append(Command(name, "Document", "", show))
        return found

    def _typed_commands(self, typed: str) -> Iterable[Command]:
        page = self.page
        text = typed.strip().removeprefix(":")
        if page is None:
            return
        if text.isdecimal() and len(text) < 8:
            line = int(text)
            yield Command(f"Go to line {line}", "Text", "", lambda: self._go_to(line))
        try:
            space = Hex.from_text(text)
        except ValueError:
            return
        if page.scene is not None and space in page.scene.board.index:
            name = f"Go to space {space.q}, {space.r}"
            yield Command(name, "Board", "", lambda: page.show_space(space))

    def _go_to(self, line: int) -> None:
        self._with_text(lambda page: page.pane.go_to(line))
        self._with_page(lambda page: page.pane.setFocus())

    # What happens

    def _on_workspace(self, workspace: Workspace) -> None:
        self.checks.set_workspace(workspace)
        self._show_files()
        QTimer.singleShot(0, self._on_pages_changed)  # once the pages asked for are there

    def _on_page_added(self, page: DocumentPage) -> None:
        page.edited.connect(self.checks.text_changed)
        page.place_changed.connect(lambda *place: self._on_place(page, *place))
        page.space_pointed.connect(lambda space: self._on_space(page, space))
        page.zoom_changed.connect(self.status.show_zoom)
        page.pane.undoAvailable.connect(lambda _on: self._enable())
        page.pane.redoAvailable.connect(lambda _on: self._enable())
        workspace = self.workspace
        if workspace is not None and not workspace.project.is_shipped(page.document):
            self.settings.add_recent(page.path)
        self._apply_sides(page)

    def _on_pages_changed(self) -> None:
        pages = self.tabs.pages()
        workspace = self.workspace
        self._stack.setCurrentWidget(self.tabs if pages else self.welcome)
        self._show_docks(bool(pages))
        focus = {page.path for page in pages}
        if not pages:
            self.welcome.show_recent(welcoming.recent(self.settings, workspace))
            self.welcome.show_examples(welcoming.examples(workspace))
            focus.update(self.welcome.paths())
        if workspace is not None:
            focus.update(p for p in workspace.open_paths if p in workspace.project.documents)
        self.checks.set_focus(focus)
        if workspace is not None:
            self.checks.check_soon()
        self._show_files()
        self._enable()
        self._show_page()

    def _on_saved(self, path: str) -> None:
        self.settings.add_recent(path)
        self.status.show_activity(f"{Path(path).name} is saved")

    def _on_report(self, report: Report) -> None:
        self.report = report
        workspace = self.workspace
        if workspace is None:
            return
        self.status.show_activity("")
        for page in self.tabs.pages():
            document = workspace.document(page.path)
            inspection = report.inspections.get(page.path)
            page.show_document(
                document,
                report.of(page.path),
                inspection.scene if inspection else None,
                inspection.analysis if inspection else None,
                welcoming.words_of(workspace, document),
            )
            changed = page.pane.document().isModified()
            self.tabs.set_title(page, page.title, changed=changed)
        self._show_problems(workspace, report)
        if not self.tabs.pages():
            self.welcome.show_scenes(report.scenes)
        self._show_files()
        self._show_page()

    def _on_check_failed(self, error: object) -> None:
        self.status.show_activity("")
        self.bar.show_message("error", f"Checking failed: {error}. Your text is safe.")

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

    def _on_fix(self, fix: Fix) -> None:
        workspace = self.workspace
        if workspace is None:
            return
        # From the back, so that places before stay places.
        for change in sorted(fix.replacements, key=lambda r: r.start, reverse=True):
            page = self.documents.show(change.file)
            if page is None or page.unsent or page.pane.isReadOnly():
                self.bar.show_message(
                    "warning", "The text has changed; wait for the check and try again."
                )
                return
            start = page.document.line_column(change.start)
            page.pane.replace(start, page.document.line_column(change.end), change.text)

    def _show_shortcuts(self) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - loaded once the window is on the screen

        help_dialogs.show_shortcuts(self, self.look, self.actions_.commands())

    def _show_about(self) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - loaded once the window is on the screen

        help_dialogs.show_about(self, self.workspace)

    def _on_help(self, code: str) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - loaded once the window is on the screen

        if self.workspace is not None:
            help_dialogs.show_code(self, self.workspace, code)

    def _on_finding(self, spaces: tuple[Hex, ...]) -> None:
        self._with_page(lambda page: page.show_spaces(spaces))

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
        self._show_page()
        self._enable()

    def _show_page(self) -> None:
        """Show what belongs to the document in front: analysis, title, place, zoom."""
        page = self.page
        if page is None:
            self.setWindowTitle("Trailwright")
            self.analysis.show_analysis(None, None, {})
            self.status.show_place(0, 0)
            self.status.show_zoom(None)
            self.status.show_space(())
            return
        self.setWindowTitle(f"{page.title} – Trailwright")
        self.analysis.show_analysis(page.analysis, page.scene, page.words, stale=page.stale)
        self.status.show_place(*page.pane.place())
        self.status.show_zoom(page.board.view.camera.zoom if page.board else None)

    def _show_files(self) -> None:
        workspace = self.workspace
        if workspace is not None:
            self.files.show_project(
                workspace.project, workspace.open_paths, self.documents.is_modified
            )

    def _enable(self) -> None:
        page = self.page
        board = page is not None and page.board is not None
        enable = self.actions_.enable
        enable("save", "save_as", "save_all", "close", on=page is not None)
        enable("find", "find_next", "find_previous", "go_to_line", on=page is not None)
        enable("next_tab", "previous_tab", on=self.tabs.count() > 1)
        enable("zoom_in", "zoom_out", "zoom_100", "fit", "play", on=board)
        enable("side_board", "side_both", "side_text", on=board)
        text = page.pane.document() if page is not None else None
        enable("undo", on=text is not None and text.isUndoAvailable())
        enable("redo", on=text is not None and text.isRedoAvailable())

    # Doing

    def _with_page(self, work: Callable[[DocumentPage], object]) -> None:
        if self.page is not None:
            work(self.page)

    def _with_text(self, work: Callable[[DocumentPage], object]) -> None:
        """Do something with the text, which is shown for it."""
        page = self.page
        if page is not None:
            if self._sides() == "board":
                self._set_sides("both")
            work(page)

    def _on_view(self, name: str, *arguments: object) -> None:
        page = self.page
        if page is not None and page.board is not None:
            getattr(page.board.view, name)(*arguments)

    @staticmethod
    def _on_focus(name: str) -> None:
        widget = QApplication.focusWidget()
        work = getattr(widget, name, None)
        if callable(work):
            work()

    def _save_all(self) -> None:
        for page in self.tabs.pages():
            if page.pane.document().isModified() and not self.documents.save(page):
                return

    def _step_tab(self, way: int) -> None:
        if self.tabs.count():
            self.tabs.setCurrentIndex((self.tabs.currentIndex() + way) % self.tabs.count())

    def _next_panel(self) -> None:
        page = self.page
        stops: list[QWidget] = [page.pane] if page else []
        if page is not None and page.board is not None:
            stops.insert(0, page.board.view)
        stops += [self.problems.table, self.files.tree, self.analysis.list]
        stops = [stop for stop in stops if stop.isVisible()]
        here = next((n for n, stop in enumerate(stops) if stop.hasFocus()), -1)
        if stops:
            stops[(here + 1) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    def show_problems(self) -> None:
        """Show the list of problems and give it the keyboard."""
        self.problems_dock.show()
        self.problems_dock.raise_()
        self.problems.table.setFocus()

    def _sides(self) -> str:
        if self.settings.sides:
            return self.settings.sides
        return "both" if self.width() >= 1100 else "board"

    def _set_sides(self, name: str) -> None:
        self.settings.sides = name
        for page in self.tabs.pages():
            self._apply_sides(page)

    def _apply_sides(self, page: DocumentPage) -> None:
        sides = self._sides()
        self.actions_[f"side_{sides}"].setChecked(True)
        page.set_sides(board=sides != "text", text=sides != "board")

    def _set_theme(self, name: str) -> None:
        self.settings.theme = name
        self.look.set_theme(themes.resolved(name))
        themes.check_action(self.actions_, name)

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
        if not self.documents.may_close(self.tabs.pages()):
            event.ignore()
            return
        self.checks.stop()
        self._jobs.close()
        self._show_docks(True)
        self.settings.remember(self)
        event.accept()
