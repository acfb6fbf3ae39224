"""The panel of problems: a filter, a switch per severity, one row each."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import Diagnostic, Severity
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.kit.buttons import CountChip
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.menus import Menu
from designer.ui.kit.severities import SEVERITIES, code_words
from designer.ui.kit.surfaces import lay_on
from designer.ui.problems.model import Column, ProblemsModel
from designer.ui.problems.rows import FIX_FRAME, FIX_WIDTH, SIGN_WIDTH, RowDelegate

__all__ = ["ProblemsPanel"]

_MOST = {Column.CODE: 200, Column.FILE: 260, Column.PLACE: 120}
_SPARE = 24  # beside the text of a cell
_Index = QModelIndex | QPersistentModelIndex
_MEASURED = 300  # rows
_PADDING = 6  # beside and around the words of a message


class ProblemsPanel(QWidget):
    """List diagnostics.

    Attributes:
        chosen: a row was clicked, entered or stepped to (Diagnostic).
        fix_chosen: a ready change was asked for (Fix).
        fix_all_chosen: every problem of the kind is to be mended (Diagnostic).
        help_chosen: the help page of a code was asked for (str).
        filter: the field that narrows the list.
        chips: the switches of the severities.
    """

    chosen = Signal(object)
    fix_chosen = Signal(object)
    fix_all_chosen = Signal(object)
    help_chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.model = ProblemsModel(look)
        self._nothing = tr("No problems")
        self._line = tr("What is open can be read, and keeps the rules of its game.")
        self.filter = Field(look, tr("Filter problems"), icon="list-filter")
        self.filter.setFixedSize(200, 26)
        self.filter.textChanged.connect(self._on_filter)
        self.chips: dict[Severity, CountChip] = {}
        for severity, words in SEVERITIES.items():
            chip = CountChip(look, words.icon, words.token, words.soft)
            chip.toggled.connect(self._on_filter)
            self.chips[severity] = chip
        self.table = _Table(self.model, look)
        self.table.entered_row.connect(self._choose)
        self.table.fix_clicked.connect(self._fix)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self._empty = EmptyPanel(look, "circle-check", self._nothing, self._line)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.set_diagnostics(())

    def set_diagnostics(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Show other diagnostics; the current row stays where it is still there."""
        current = self.current()
        self.model.set_diagnostics(diagnostics)
        row = self.model.row_of(current) if current is not None else -1
        if row >= 0:
            self.table.setCurrentIndex(self.model.index(row, Column.MESSAGE))
        for severity, chip in self.chips.items():
            number = self.model.count(severity)
            words = SEVERITIES[severity]
            chip.setText(str(number))
            chip.setToolTip(
                tr("Show {words}\n{counted}", words=tr(words.words), counted=words.counted(number))
            )
            chip.setAccessibleName(
                tr("Show {words}: {number}", words=tr(words.words), number=number)
            )
            chip.updateGeometry()
        self.table.fit_columns()
        self._show_empty()

    def set_front(self, path: str) -> None:
        """Have the problems of the document in front first; the current row stays the current one."""
        current = self.current()
        if self.model.set_front(path) and current is not None:
            self.show_diagnostic(current)

    def current(self) -> Diagnostic | None:
        """Give the diagnostic of the current row."""
        found: Diagnostic | None = self.table.currentIndex().data(Qt.ItemDataRole.UserRole)
        return found

    def step(self, way: int) -> None:
        """Go to the next (1) or previous (-1) problem, round the ends."""
        rows = self.model.rowCount()
        if not rows:
            return
        index = self.table.currentIndex()
        here = index.row() if index.isValid() else (-1 if way > 0 else 0)
        self._choose(self.model.index((here + way) % rows, Column.MESSAGE))

    def show_diagnostic(self, diagnostic: Diagnostic) -> None:
        """Make a diagnostic's row the current one, without going anywhere."""
        row = self.model.row_of(diagnostic)
        if row >= 0:
            self.table.setCurrentIndex(self.model.index(row, Column.MESSAGE))

    def _choose(self, index: QModelIndex) -> None:
        self.table.setCurrentIndex(self.model.index(index.row(), Column.MESSAGE))
        found = index.data(Qt.ItemDataRole.UserRole)
        if found is not None:
            self.chosen.emit(found)

    def _on_filter(self) -> None:
        hidden = frozenset(s for s, chip in self.chips.items() if not chip.isChecked())
        self.model.set_filter(self.filter.text(), hidden)
        self.table.fit_columns()
        self._show_empty()

    def _show_empty(self) -> None:
        if self.model.rowCount():
            self._stack.setCurrentWidget(self.table)
            return
        total = sum(self.model.count(s) for s in SEVERITIES)
        if total:
            self._empty.set_text(
                tr("No problem fits the filter"),
                tr("{total} are there; clear the filter to see them.", total=total),
            )
        else:
            self._empty.set_text(self._nothing, self._line)
        self._stack.setCurrentWidget(self._empty)

    def _show_menu(self, at: QPoint) -> None:
        found = self.table.indexAt(at).data(Qt.ItemDataRole.UserRole)
        if found is None:
            return
        self.menu_for(found).popup(self.table.viewport().mapToGlobal(at))

    def menu_for(self, diagnostic: Diagnostic) -> QMenu:
        """Give the menu of a row: its fixes, its help, its words."""
        menu = self.menu_of_fixes([diagnostic])
        if diagnostic.fixes:
            menu.addSeparator()
        code = diagnostic.code
        name = code_words(code, diagnostic.rule)
        menu.addAction(tr("What {name} means", name=name)).triggered.connect(
            lambda _=False: self.help_chosen.emit(code)
        )
        return menu

    def menu_of_fixes(self, diagnostics: Sequence[Diagnostic]) -> QMenu:
        """Give a menu of what mends some problems, alone or with all of their kind."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for diagnostic in diagnostics:
            for fix in diagnostic.fixes:
                action = menu.addAction(self._look.icon("lightbulb"), translated(fix.title))
                action.triggered.connect(lambda _=False, fix=fix: self.fix_chosen.emit(fix))
        for diagnostic in {d.code: d for d in diagnostics if d.fixes}.values():
            n_alike = sum(1 for d in self.model.shown if d.code == diagnostic.code and d.fixes)
            if n_alike > 1:
                menu.addSeparator()
                name = code_words(diagnostic.code, diagnostic.rule)
                action = menu.addAction(
                    tr("Mend all {n_alike} of this kind: {name}", n_alike=n_alike, name=name)
                )
                action.triggered.connect(
                    lambda _=False, kind=diagnostic: self.fix_all_chosen.emit(kind)
                )
        return menu

    def _fix(self, index: QModelIndex) -> None:
        """Do the fix that was clicked; where there are several, ask which."""
        diagnostic: Diagnostic = index.data(Qt.ItemDataRole.UserRole)
        if len(diagnostic.fixes) == 1:
            self.fix_chosen.emit(diagnostic.fixes[0])
        else:
            corner = self.table.visualRect(index).bottomLeft()
            self.menu_of_fixes([diagnostic]).popup(self.table.viewport().mapToGlobal(corner))


class _Table(QTableView):
    entered_row = Signal(QModelIndex)
    fix_clicked = Signal(QModelIndex)

    def __init__(self, model: ProblemsModel, look: Look) -> None:
        super().__init__()
        self._message_width = 400
        self.setModel(model)
        self.setItemDelegate(RowDelegate(look, self))
        self.setFont(font("ui", 13))
        self.setAccessibleName(tr("Problems"))
        self.setShowGrid(False)
        lay_on(look, self)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(tokens().control["row"])
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().hide()
        head = self.horizontalHeader()
        head.setMinimumSectionSize(24)
        head.setSectionResizeMode(Column.MESSAGE, QHeaderView.ResizeMode.Stretch)
        for column, width in (
            (Column.SIGN, SIGN_WIDTH),
            (Column.CODE, 150),
            (Column.FIX, FIX_WIDTH),
            (Column.FILE, 190),
            (Column.PLACE, 84),
        ):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self.setColumnWidth(column, width)
        head.sectionResized.connect(self._on_resized)
        self.clicked.connect(self._on_clicked)
        self.setMouseTracking(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_columns()
        super().resizeEvent(event)

    def fit_columns(self) -> None:
        """Give the message what room there is; its file stands in the tip."""
        model = self.model()
        assert isinstance(model, ProblemsModel), "it was made with one"
        self.setColumnHidden(Column.FILE, self.width() < 700)
        self.setColumnHidden(Column.FIX, not model.has_fixes)
        code, plain = QFontMetrics(font("code", 11.5)), QFontMetrics(font("ui", 12, 500))
        for column in (Column.CODE, Column.FILE, Column.PLACE):
            self.setColumnWidth(column, min(_MOST[column], self._widest(column, code) + _SPARE))
        room = max(FIX_WIDTH, self.width() * 2 // 5)
        wide = min(room, self._widest(Column.FIX, plain) + FIX_FRAME)
        self.setColumnWidth(Column.FIX, wide if self.width() >= 900 else SIGN_WIDTH)

        self._fit_rows()

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if current.row() >= _MEASURED:
            self._fit_row(current.row())

    def _on_resized(self, column: int, before: int, after: int) -> None:
        if column == Column.MESSAGE and before != after:
            self._message_width = after  # which the header itself does not say before it is done
            self._fit_rows()

    def _fit_rows(self) -> None:
        """Make rows so high that their messages are seen whole, as far as anybody will look."""
        for row in range(min(self.model().rowCount(), _MEASURED)):
            self._fit_row(row)

    def _fit_row(self, row: int) -> None:
        room = QRect(0, 0, self._message_width - 2 * _PADDING, 10_000)
        text = str(self.model().index(row, Column.MESSAGE).data() or "")
        words = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        high = max(tokens().control["row"], words.height() + 2 * _PADDING)
        if high != self.rowHeight(row):
            self.setRowHeight(row, high)

    def _widest(self, column: Column, metrics: QFontMetrics) -> int:
        """Give how wide the longest text of a column is, as far as anybody will look."""
        model = self.model()
        rows = range(min(model.rowCount(), _MEASURED))
        texts = {str(model.index(row, column).data() or "") for row in rows}
        return max((metrics.horizontalAdvance(text) for text in texts), default=0)

    def _on_clicked(self, index: QModelIndex) -> None:
        diagnostic: Diagnostic = index.data(Qt.ItemDataRole.UserRole)
        if index.column() == Column.FIX and diagnostic.fixes:
            self.fix_clicked.emit(index)
        else:
            self.entered_row.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.currentIndex().isValid():
                self.entered_row.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)
