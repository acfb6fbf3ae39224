"""The panel of modules: each with a switch, what it adds, and its readings of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.languages import tr, trn
from designer.ui.kit.surfaces import lay_on, steady
from designer.ui.kit.tabbing import tab_through
from designer.ui.modules.rows import ModuleRow

if TYPE_CHECKING:
    from designer.diagnostics import Diagnostic
    from designer.session.modules import ModuleSheet

__all__ = ["ModulesPanel"]

_NOTHING: Mapping[str, Sequence[Diagnostic]] = MappingProxyType({})


class ModulesPanel(QWidget):
    """Show the modules of the document in front.

    Attributes:
        switched: a module is to be on, or off (its id).
        rule_set: a reading of the rules is to be another one (its id, value).
        combinations_asked: which sets go together is wanted.
        rows: the modules by id, the base game first.
        combinations: the button that asks for sets.
    """

    switched = Signal(str, bool)
    rule_set = Signal(str, object)
    combinations_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows: dict[str, ModuleRow] = {}
        self._says = QLabel()
        self._says.setFont(font("ui", 12))
        self._says.setWordWrap(True)
        self.combinations = Button(look, tr("Combinations…"), small=True)
        self.combinations.setToolTip(
            tr("Shows which modules, pairs and sets go together, and why not")
        )
        self.combinations.clicked.connect(lambda _=False: self.combinations_asked.emit())
        self._area = QScrollArea()
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(10, 2, 4, 8)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        steady(self._area, self._page)
        self._head = QWidget()
        top = QVBoxLayout(self._head)
        top.setContentsMargins(10, 6, 10, 2)
        top.setSpacing(4)
        top.addWidget(self._says)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.combinations)
        line.addStretch(1)
        top.addLayout(line)
        self._empty = EmptyPanel(
            look,
            "puzzle",
            tr("No modules here"),
            tr("The modules of a scenario are shown here while it is in front."),
        )
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._head)
        outer.addWidget(self._area, 1)
        outer.addWidget(self._empty, 1)
        for widget in (self, self._page, self._area, self._head):
            lay_on(look, widget)
        self.show_sheet(None)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 80)

    @property
    def first(self) -> QWidget:
        """Give where the keyboard goes to first."""
        return self.combinations

    def show_sheet(
        self,
        sheet: ModuleSheet | None,
        read_only: str = "",
        faults: Mapping[str, Sequence[Diagnostic]] = _NOTHING,
    ) -> None:
        """Show modules.

        Args:
            sheet: the modules, None where there are none.
            read_only: why nothing can be changed, "" where it can.
            faults: what was found about modules, by id.
        """
        self._empty.setVisible(sheet is None)
        self._area.setVisible(sheet is not None)
        self._head.setVisible(sheet is not None)
        if sheet is None:
            return
        names = [state.module.id for state in sheet.modules]
        if list(self.rows) != names:
            self._make_rows(names)
        for state in sheet.modules:
            self.rows[state.module.id].show_state(state, read_only, faults.get(state.module.id, ()))
        tab_through(self.combinations, self._page)
        in_play = trn("{n} module in play", "{n} modules in play", len(sheet.on))
        if sheet.is_written:
            self._says.setText(f"{in_play}. {read_only}" if read_only else f"{in_play}.")
        else:
            self._says.setText(
                tr("{in_play}, for games of this window: a route names none.", in_play=in_play)
            )

    def _make_rows(self, names: list[str]) -> None:
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows = {}
        for number, name in enumerate(names):
            row = ModuleRow(self._look, self._page)
            row.switched.connect(lambda on, name=name: self.switched.emit(name, on))
            row.rule_set.connect(self.rule_set)
            self._column.insertWidget(number, row)
            self.rows[name] = row
