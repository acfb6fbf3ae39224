"""The panel of the analysis: figures, terrain, findings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.printing.scenes import BoardScene
from designer.ui.analysis.findings import Finding, figures, findings
from designer.ui.analysis.terrain_bar import TerrainBar
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.surfaces import lay_on

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.routes.analysis import Analysis

__all__ = ["AnalysisPanel"]

_SIGNS = {"ok": "circle-check", "error": "circle-x", "warn": "triangle-alert", "hint": "info"}


class AnalysisPanel(QWidget):
    """Show an analysis.

    Attributes:
        spaces_chosen: a finding was clicked: the spaces it speaks of (tuple of Hex).
        list: the findings.
    """

    spaces_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._empty = EmptyPanel(
            look,
            "waypoints",
            "No route to look at",
            "Open a route, and this says whether its goal can be reached and at what price.",
        )
        self._body = QWidget()
        self._figures = _Figures(look)
        self._terrain = TerrainBar(look)
        self._age = QLabel("From the last version that could be read.")
        self._age.setFont(font("ui", 11.5))
        self._age.setWordWrap(True)
        self.list = _Findings(look)
        self.list.itemClicked.connect(self._on_item)
        self.list.itemActivated.connect(self._on_item)
        column = QVBoxLayout(self._body)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(10)
        caption = QLabel("Cheapest way")
        caption.setFont(font("ui", 12, 600))
        for widget in (self._age, caption, self._figures, self._terrain):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._stack)
        lay_on(look, self)
        lay_on(look, self.list)

    def show_analysis(
        self,
        analysis: Analysis | None,
        scene: BoardScene | None,
        words: Mapping[str, str],
        *,
        stale: bool = False,
    ) -> None:
        """Show an analysis of a scene's board in the game's words; None clears the panel."""
        if analysis is None or scene is None:
            self._stack.setCurrentWidget(self._empty)
            return
        self._figures.show_figures(figures(analysis, words))
        self._terrain.set_counts(analysis.terrains, scene.looks)
        self.list.show_findings(list(findings(analysis, scene, words)))
        self._age.setVisible(stale)
        self._stack.setCurrentWidget(self._body)

    def findings(self) -> list[str]:
        """Give the sentences shown."""
        if self._stack.currentWidget() is not self._body:
            return []
        return [self.list.item(n).text() for n in range(self.list.count())]

    def _on_item(self, item: QListWidgetItem) -> None:
        self.spaces_chosen.emit(item.data(Qt.ItemDataRole.UserRole))


class _Figures(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        self._numbers, self._words = [], []
        for column in range(3):
            number, words = QLabel(), QLabel()
            number.setFont(font("ui", 20, 600))
            words.setFont(font("ui", 11.5))
            words.setWordWrap(True)
            words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(number, 0, column)
            grid.addWidget(words, 1, column)
            grid.setColumnStretch(column, 1)
            self._numbers.append(number)
            self._words.append(words)
        look.changed.connect(self._colour)
        self._colour()

    def show_figures(self, shown: Sequence[tuple[str, str]]) -> None:
        for label, words, (number, what) in zip(self._numbers, self._words, shown, strict=False):
            label.setText(number)
            words.setText(what)

    def _colour(self) -> None:
        for label in self._words:
            palette = label.palette()
            palette.setColor(palette.ColorRole.WindowText, self._look.colour("muted"))
            label.setPalette(palette)


class _Findings(QListWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName("Findings")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setFont(font("ui", 12.0))
        self.setIconSize(QSize(16, 16))
        self.setSpacing(2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)

    def show_findings(self, shown: Sequence[Finding]) -> None:
        self.clear()
        for finding in shown:
            item = QListWidgetItem(
                self._look.icon(_SIGNS[finding.sign], finding.sign), finding.text
            )
            item.setData(Qt.ItemDataRole.UserRole, finding.spaces)
            item.setToolTip(
                f"{finding.text}\nClick to see it on the board" if finding.spaces else finding.text
            )
            self.addItem(item)
