"""The panel of the analysis: figures, how they compare, what was found, each with its spaces."""

from __future__ import annotations

import operator
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.report import Report
from designer.ui.analysis.list import RowList
from designer.ui.analysis.parts import BigFigures, ComputingBar, DealStrip
from designer.ui.analysis.players import PlayersSwitch
from designer.ui.analysis.report import ReportView
from designer.ui.analysis.rows import Known, Row, big_figures, merged, rows
from designer.ui.analysis.terrain_bar import TerrainBar
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.languages import mark, tr
from designer.ui.kit.surfaces import lay_on

__all__ = ["AnalysisPanel"]

_NOTHING = (
    mark("No route to look at"),
    mark("Open a route, and this says whether its goal can be reached and at what price."),
)


class AnalysisPanel(QWidget):
    """Show an analysis.

    Attributes:
        row_pointed: a row is pointed at (Row), or none is (None).
        row_chosen: a row was chosen (Row).
        explain_asked: what a figure is, was asked for (heading of the manual).
        compare_asked: the board is to be seen beside another one.
        list: figures and findings.
        big, terrain, players, computing, deal: the other parts.
    """

    row_pointed = Signal(object)
    row_chosen = Signal(object)
    explain_asked = Signal(str)
    compare_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deep_rows: list[Row] = []
        self._shown: tuple[object, ...] | None = None
        self._empty = EmptyPanel(look, "chart-column", tr(_NOTHING[0]), tr(_NOTHING[1]))
        self._body = QWidget()
        self.players = PlayersSwitch(look)
        self.compare = IconButton(look, "git-compare", tr("Compare with another route"), size=26)
        self.compare.clicked.connect(lambda _=False: self.compare_asked.emit())
        self.big = BigFigures(look)
        self.terrain = TerrainBar(look)
        self.computing = ComputingBar(look)
        self.deal = DealStrip(look)
        self._age = QLabel(tr("From the last version that could be read."))
        self._age.setFont(font("ui", 11.5))
        self._age.setWordWrap(True)
        self.list = RowList(look)
        column = QVBoxLayout(self._body)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        top = QHBoxLayout()
        top.addWidget(self.players, 1)
        top.addWidget(self.compare)
        column.addLayout(top)
        for widget in (self._age, self.computing, self.big, self.terrain):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addWidget(self.deal)
        self.report = ReportView(look)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._body)
        self._stack.addWidget(self.report)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._stack)
        lay_on(look, self)
        self.setMinimumHeight(150)  # a small window has room for it, too
        for part in (self.list, self.big):
            part.pointed.connect(self.row_pointed)
            part.chosen.connect(self.row_chosen)
        self.list.explained.connect(lambda row: self.explain_asked.emit(row.topic))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.terrain.setVisible(self.height() >= 300)
        self.big.setVisible(self.height() >= 220)

    def show_nothing(self, heading: str = "", line: str = "") -> None:
        """Show no figures, and say why there are none."""
        self._empty.set_text(heading or tr(_NOTHING[0]), line or tr(_NOTHING[1]))
        self.forget()
        self._stack.setCurrentWidget(self._empty)

    def show_report(self, report: Report) -> None:
        """Show what the content of a game without a board is worth."""
        self.report.show_report(report)
        self._stack.setCurrentWidget(self.report)

    def forget(self) -> None:
        """Forget what was found for another board."""
        self._deep_rows = []
        self._shown = None

    def show_known(
        self,
        known: Known,
        shown: Sequence[Row] | None = None,
        *,
        old: bool = False,
        stale: bool = False,
    ) -> None:
        """Show what is known of a board.

        Args:
            known: that.
            shown: its rows, where they are made already.
            old: it is of the last version that could be read.
            stale: the whole analysis is that of an earlier version.
        """
        state = (known, shown, old, stale)
        if self._shown is not None and all(map(operator.is_, state, self._shown)):
            return
        self._shown = state
        found = list(rows(known)) if shown is None else list(shown)
        if known.deep is not None:
            self._deep_rows = [row for row in found if row.deep]
        elif stale:  # what was found before stays, greyed, until the new figures are there
            found = merged(found, self._deep_rows)
        self.big.show_rows(big_figures(known))
        self.terrain.set_counts(known.analysis.terrains, known.scene.looks)
        self.list.show_rows(found, stale=stale or old)
        self._age.setVisible(old)
        self._stack.setCurrentWidget(self._body)

    def grey(self) -> None:
        """Grey what comes from the whole analysis: the board is another one now."""
        self._shown = None
        self.list.grey()

    @property
    def is_empty(self) -> bool:
        """Say whether no figures are shown."""
        return self._stack.currentWidget() is not self._body

    def findings(self) -> list[str]:
        """Give the sentences shown."""
        if self.is_empty:
            return []
        return [self.list.item(n).text() for n in range(self.list.count())]

    def rows(self) -> Sequence[Row]:
        """Give the rows shown, the large figures among them."""
        from designer.ui.analysis.list import row_of  # noqa: PLC0415 - only for those who ask

        large = [button.row for button in self.big.buttons]
        return [*large, *(row_of(self.list.item(n)) for n in range(self.list.count()))]
