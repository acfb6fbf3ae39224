"""The frame of the main window: its parts, where they stand, and when the docks are seen."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from designer.paint.look import Look
from designer.ui.analysis.panel import AnalysisPanel
from designer.ui.background.checks import Checks
from designer.ui.background.jobs import Jobs
from designer.ui.files.tree import FilesPanel
from designer.ui.history.panel import HistoryPanel
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.dock_tabs import DockTabs
from designer.ui.kit.docks import Dock
from designer.ui.kit.languages import tr
from designer.ui.kit.sizes import fits_screen
from designer.ui.modules.panel import ModulesPanel
from designer.ui.pages.tabs import DocumentTabs
from designer.ui.pieces.panel import PiecesPanel
from designer.ui.problems.panel import ProblemsPanel
from designer.ui.references.panel import UsesPanel
from designer.ui.searching.panel import SearchPanel
from designer.ui.window.documents import Documents
from designer.ui.window.settings import Settings
from designer.ui.window.status import StatusBar

__all__ = ["WindowFrame"]

_ROOMY = 260  # of a dock that lists places
_MOST_STOPS = 1000  # of Tab, one after the other, that are out of sight


class WindowFrame(QMainWindow):
    """Hold the parts.

    Attributes:
        look: the theme.
        settings: what is remembered.
        jobs: work on the other thread.
        documents: opening, saving, closing.
        checks: what keeps the report up to date.
        tabs, problems, search, uses, files, pieces, analysis, modules, history, status, bar: the parts.
        docks: the docks, those at the left first.
        stack: the pages, or the welcome page in their place.
    """

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__()
        self.look = look
        self.settings = settings
        self.jobs = Jobs(self)
        self.setWindowTitle("Trailwright")
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.setAnimated(False)
        self._dock_tabs = DockTabs(look, self)
        self._hidden_docks: list[Dock] | None = None
        self._front_docks: list[Dock] = []
        self._kept_share: float | None = None
        self._restored = False
        self._make_parts()
        self._make_docks()

    def _make_parts(self) -> None:
        look = self.look
        self.stack = QStackedWidget()
        self.tabs = DocumentTabs(look)
        self.bar = MessageBar(look)
        self.stack.addWidget(self.tabs)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(centre)
        self.documents = Documents(look, self.tabs, self.jobs, self)
        self.checks = Checks(self.jobs, self)
        self.problems = ProblemsPanel(look)
        self.search = SearchPanel(look)
        self.uses = UsesPanel(look)
        self.files = FilesPanel(look)
        self.pieces = PiecesPanel(look)
        self.analysis = AnalysisPanel(look)
        self.modules = ModulesPanel(look)
        self.history = HistoryPanel(look)
        self.status = StatusBar(look)
        self.setStatusBar(self.status)

    def _make_docks(self) -> None:
        look = self.look
        self.files_dock = Dock(look, "files", tr("Documents"), self.files, self)
        self.pieces_dock = Dock(look, "pieces", tr("Tiles"), self.pieces, self)
        self.analysis_dock = Dock(look, "analysis", tr("Analysis"), self.analysis, self)
        self.modules_dock = Dock(look, "modules", tr("Modules"), self.modules, self)
        self.problems_dock = Dock(look, "problems", tr("Problems"), self.problems, self)
        self.search_dock = Dock(look, "search", tr("Search"), self.search, self)
        self.uses_dock = Dock(look, "uses", tr("Uses"), self.uses, self)
        self.history_dock = Dock(look, "history", tr("History"), self.history, self)
        for chip in self.problems.chips.values():
            self.problems_dock.header.insert(chip)
        self.problems_dock.header.insert(self.problems.filter)
        left, bottom = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
        # The left column reaches down to the status bar: the palette needs the height.
        self.setCorner(Qt.Corner.BottomLeftCorner, left)
        self.addDockWidget(left, self.files_dock)
        self.addDockWidget(left, self.analysis_dock)
        self.splitDockWidget(self.files_dock, self.analysis_dock, Qt.Orientation.Vertical)
        self.tabifyDockWidget(self.files_dock, self.pieces_dock)
        self.tabifyDockWidget(self.analysis_dock, self.modules_dock)
        self.analysis_dock.raise_()
        self.addDockWidget(bottom, self.problems_dock)
        for dock in (self.search_dock, self.uses_dock):
            self.tabifyDockWidget(self.problems_dock, dock)
            dock.setMinimumSize(360, 60)
            dock.hide()  # until it is asked for
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.history_dock)
        self.history_dock.hide()  # until it is asked for
        self.history.setMinimumWidth(200)
        # A panel of two lines cannot be worked in, however small the window was made.
        for panel in (self.files, self.pieces, self.analysis, self.modules):
            panel.setMinimumSize(200, 100)
        self.problems.setMinimumSize(400, 84)
        self.docks = (
            self.files_dock,
            self.pieces_dock,
            self.analysis_dock,
            self.modules_dock,
            self.problems_dock,
            self.search_dock,
            self.uses_dock,
            self.history_dock,
        )

    def place(self) -> None:
        """Put the window where it was, or give it a first size."""
        self.resize(fits_screen(QSize(1440, 900)))
        self._restored = self.settings.restore(self)

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        if event.type() == QEvent.Type.ChildPolished:  # earlier it costs much to ask what it is
            bar = event.child()
            if isinstance(bar, QTabBar):
                self._dock_tabs.take(
                    bar
                )  # Qt makes one whenever docks come to lie behind each other

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's own name
        """Let Tab pass over what lies behind another panel's tab, and over tabs of no panel."""
        for _ in range(_MOST_STOPS):
            if not super().focusNextPrevChild(next):
                return False
            focus = self.focusWidget()
            if focus is None or self._is_seen(focus):
                break
        return True

    def _is_seen(self, stop: QWidget) -> bool:
        if isinstance(stop, QTabBar) and stop.parent() is self:
            return stop.geometry().intersects(self.rect())
        dock = next((dock for dock in self.docks if dock.isAncestorOf(stop)), None)
        return dock is None or _is_in_front(dock)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._put_stray_tabs_away)

    def _put_stray_tabs_away(self) -> None:
        """Move tabs out of sight that belong to no dock any more.

        Where Qt lays docks anew (a kept state is restored, say) it leaves such tabs where they were,
        above whatever is there now.
        """
        edges = {dock.geometry().bottomLeft().toTuple() for dock in self.docks if dock.isVisible()}
        within = Qt.FindChildOption.FindDirectChildrenOnly
        for bar in self.findChildren(QTabBar, options=within):
            x, y = bar.geometry().topLeft().toTuple()
            if (x, y - 1) not in edges:
                bar.move(-2 * bar.width(), -2 * bar.height())

    def show_bottom(self, dock: Dock) -> None:
        """Bring a dock at the bottom to the front, high enough to work in it."""
        dock.show()
        dock.raise_()
        if dock.height() < _ROOMY and self.height() > 2 * _ROOMY:
            self.resizeDocks([dock], [_ROOMY], Qt.Orientation.Vertical)

    def _lay_docks(self) -> None:
        """Give the docks their first sizes, by the size of the window."""
        horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        wide = 220 if self.width() < 1340 else (264 if self.width() < 2400 else 320)
        high = 120 if self.height() < 800 else (168 if self.height() < 1300 else 220)
        self.resizeDocks([self.files_dock], [wide], horizontal)
        self.resizeDocks([self.problems_dock], [high], vertical)
        self._share_left(self._first_share())

    def _first_share(self) -> float:
        # In a low window the palette takes more: a row of pieces below its filters wants the room.
        return 0.45 if self.height() >= 800 else 0.53

    def _share_left(self, share: float) -> None:
        """Give the docks above their share of the height at the left, those below the rest."""
        shares = [round(self.height() * share), round(self.height() * (1 - share))]
        self.resizeDocks([self.files_dock, self.analysis_dock], shares, Qt.Orientation.Vertical)

    def _share_above(self) -> float | None:
        """Give the share of the docks above as they lie, None while they are not laid out."""
        above = [d.height() for d in (self.files_dock, self.pieces_dock) if _is_in_front(d)]
        below = [d.height() for d in (self.analysis_dock, self.modules_dock) if _is_in_front(d)]
        return above[0] / (above[0] + below[0]) if above and below else None

    def _has_room(self, dock: Dock) -> bool:
        """Say whether a dock is there from the first: a small window begins without."""
        if dock is self.problems_dock:
            return self.height() >= 600  # the status bar has their number and brings them back
        return self.width() >= 1000

    def show_docks(self, shown: bool) -> None:
        """Hide the docks while nothing is open; afterwards those that were there come back."""
        if not shown and self._hidden_docks is None:
            self._hidden_docks = [dock for dock in self.docks if not dock.isHidden()]
            self._front_docks = [dock for dock in self.docks if _is_in_front(dock)]
            self._kept_share = self._share_above()
            for dock in self.docks:
                dock.hide()
        elif shown and self._hidden_docks is not None:
            first = not self._restored
            for dock in self._hidden_docks:
                # One shown and hidden again would have widened a small window for good.
                dock.setVisible(not first or self._has_room(dock))
            self._hidden_docks = None
            for dock in self._front_docks:  # each one shown has come before those shown earlier
                dock.raise_()
            if first:
                self._restored = True
                self._lay_docks()
            else:  # Qt would lay them by what each asks for
                self._share_left(self._kept_share or self._first_share())
            QTimer.singleShot(0, self, self._put_stray_tabs_away)


def _is_in_front(dock: Dock) -> bool:
    """Say whether a dock is seen; behind another's tab it counts as visible, too."""
    return dock.isVisible() and not dock.visibleRegion().isEmpty()
