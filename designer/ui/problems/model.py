"""Diagnostics as rows."""

from collections.abc import Iterable
from enum import IntEnum
from pathlib import PurePath
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from designer.diagnostics import Diagnostic, Severity
from designer.paint.look import Look
from designer.ui.kit.languages import mark, tr, translated
from designer.ui.kit.severities import SEVERITIES, tip_text

__all__ = ["Column", "ProblemsModel"]

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class Column(IntEnum):
    """What stands in which column."""

    SIGN = 0
    CODE = 1
    MESSAGE = 2
    FIX = 3
    FILE = 4
    PLACE = 5


_HEADS = ("", mark("Code"), mark("Message"), mark("Fix"), mark("File"), mark("Place"))


class ProblemsModel(QAbstractTableModel):
    """Give the diagnostics that pass the filter, the worst severities first within a file's order."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._all: tuple[Diagnostic, ...] = ()
        self._shown: list[Diagnostic] = []
        self._words = ""
        self._hidden: frozenset[Severity] = frozenset()
        self._front = ""

    @property
    def shown(self) -> list[Diagnostic]:
        """Give the rows."""
        return self._shown

    def count(self, severity: Severity) -> int:
        """Give how many there are of a severity, shown or not."""
        return sum(1 for d in self._all if d.severity is severity)

    def set_diagnostics(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Show other diagnostics; the same ones leave the rows alone."""
        given = tuple(diagnostics)
        if given != self._all:
            self._all = given
            self._filter()

    def set_front(self, path: str) -> bool:
        """Have the problems of the document in front first; say whether the rows are others now."""
        moves = path != self._front and len({d.location.file for d in self._all}) > 1
        self._front = path
        if moves:
            self._filter()
        return moves

    def set_filter(self, words: str, hidden: frozenset[Severity]) -> None:
        """Show only rows that hold all the words and whose severity is not hidden."""
        self._words, self._hidden = words.casefold(), hidden
        self._filter()

    @property
    def has_fixes(self) -> bool:
        """Say whether anything that is shown can be mended by a click."""
        return any(d.fixes for d in self._shown)

    def row_of(self, diagnostic: Diagnostic) -> int:
        """Give the row of a diagnostic, -1 if it is not shown."""
        return self._shown.index(diagnostic) if diagnostic in self._shown else -1

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr(_HEADS[section]) if _HEADS[section] else ""
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        diagnostic = self._shown[index.row()]
        column = Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(diagnostic, column)
        if role == Qt.ItemDataRole.DecorationRole and column is Column.SIGN:
            look = SEVERITIES[diagnostic.severity]
            return self._look.icon(look.icon, look.token)
        if role == Qt.ItemDataRole.ToolTipRole and column is Column.FIX and diagnostic.fixes:
            return _fix_tip(diagnostic)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{tip_text(diagnostic)}\n{diagnostic.location}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = tr(SEVERITIES[diagnostic.severity].word)
            return f"{words}: {_cell(diagnostic, column)}" if column is Column.SIGN else None
        if role == Qt.ItemDataRole.TextAlignmentRole and column is Column.PLACE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.UserRole:
            return diagnostic
        return None

    def _filter(self) -> None:
        self.beginResetModel()
        words = self._words.split()
        self._shown = [
            d
            for d in self._all
            if d.severity not in self._hidden and all(w in _haystack(d) for w in words)
        ]
        self._shown.sort(key=lambda d: d.location.file != self._front)
        self.endResetModel()


def _cell(diagnostic: Diagnostic, column: Column) -> str:
    where = diagnostic.location
    match column:
        case Column.CODE:
            return diagnostic.rule or diagnostic.code.rpartition("/")[2]
        case Column.MESSAGE:
            return " ".join(translated(diagnostic.sentence).split())
        case Column.FIX:
            return translated(diagnostic.fixes[0].title) if diagnostic.fixes else ""
        case Column.FILE:
            return PurePath(where.file).name
        case Column.PLACE:
            return f"{where.line}:{where.column}"
        case Column.SIGN:
            return ""


def _fix_tip(diagnostic: Diagnostic) -> str:
    """Say what a click does, and what else there is."""
    first, *others = (translated(fix.title) for fix in diagnostic.fixes)
    return "\n".join(
        (tr("{first} (Ctrl+.)", first=first), *(tr("or: {title}", title=title) for title in others))
    )


def _haystack(diagnostic: Diagnostic) -> str:
    parts = (
        translated(diagnostic.sentence),
        diagnostic.code,
        diagnostic.rule or "",
        diagnostic.location.file,
    )
    return " ".join(parts).casefold()
