"""Which column of a table goes where: a row for each, with its first values and a choice."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.gathering import option_title
from designer.session.tables.columns import Column, Columns
from designer.session.tables.matching import Matching
from designer.session.tables.reading import Table
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import mark, tr, translated
from designer.ui.kit.surfaces import calm_head, lay_on

__all__ = ["MatchingView"]

_CHOICE_WIDTH = 176
_HEADS = (mark("In the table"), mark("For example"), mark("Goes to"))
_SAMPLES, _MOST_LETTERS = 3, 60
_OWN = "designed here"  # what somebody who brings in a set has made, unless he says otherwise

Path = tuple[str, ...]


class MatchingView(QWidget):
    """Let columns be matched.

    Attributes:
        changed: another way of reading is chosen.
        choices: for each column of the table.
        fixed: values for all new entries, by the keys that they fill.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._columns: Columns | None = None
        self.choices: list[ComboBox] = []
        self.fixed: dict[Path, ComboBox | Field] = {}
        self.table = QTableWidget(0, len(_HEADS))
        self.table.setHorizontalHeaderLabels([tr(head) for head in _HEADS])
        self.table.setFont(font("ui", 12))
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(32)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its choices take the keyboard
        self.table.setAccessibleName(tr("Columns of the table"))
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(len(_HEADS) - 1, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(len(_HEADS) - 1, _CHOICE_WIDTH)
        calm_head(look, header)
        self._title = QLabel(tr("The same for all new ones"))
        self._title.setFont(font("ui", 12, 600))
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(self._title)
        column.addLayout(self._form)
        lay_on(look, self.table)

    def show_table(self, table: Table, columns: Columns, matching: Matching) -> None:
        """Show the columns of another table, matched already."""
        self._columns = columns
        self.choices = []
        self.table.setRowCount(len(table.heads))
        for number, head in enumerate(table.heads):
            samples = [cells[number] for _, cells in table.rows if cells[number].strip()]
            example = " · ".join(" ".join(s.split())[:_MOST_LETTERS] for s in samples[:_SAMPLES])
            for place, text in enumerate((head, example)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.table.setItem(number, place, item)
            choice = ComboBox(self._look)
            choice.setAccessibleName(tr("Column {head} goes to", head=head))
            choice.addItem(tr("– nowhere –"), None)
            for column in columns.every:
                choice.addItem(translated(column.title), column.path)
            path = matching.paths[number] if number < len(matching.paths) else None
            choice.setCurrentIndex(max(0, choice.findData(path)))
            choice.currentIndexChanged.connect(lambda _n, own=choice: self._on_chosen(own))
            self.table.setCellWidget(number, 2, choice)
            self.choices.append(choice)
        self._show_fixed()

    def matching(self, *, updates: bool, empties: bool) -> Matching:
        """Give what is chosen."""
        paths = tuple(_path(choice) for choice in self.choices)
        fixed: Mapping[Path, str] = {
            path: text for path, field in self.fixed.items() if (text := _text(field)).strip()
        }
        return Matching(paths, fixed, updates, empties)

    def _on_chosen(self, own: ComboBox) -> None:
        """Let no two columns fill the same value."""
        for choice in self.choices:
            if choice is not own and _path(choice) is not None and _path(choice) == _path(own):
                with QSignalBlocker(choice):
                    choice.setCurrentIndex(0)
        self._show_fixed()
        self.changed.emit()

    def _show_fixed(self) -> None:
        """Ask for what every entry must have and no column fills."""
        columns = self._columns
        if columns is None:
            return
        filled = {path[0] for choice in self.choices if (path := _path(choice)) is not None}
        made = columns.id_path[:1]
        wanted = [
            c for c in columns.every if c.required and c.path[0] not in filled and c.path != made
        ]
        for path in [path for path in self.fixed if path not in [c.path for c in wanted]]:
            self._form.removeRow(self.fixed.pop(path))
        for column in wanted:
            if column.path not in self.fixed:
                field = self.fixed[column.path] = self._field(column)
                label = QLabel(translated(column.title))
                label.setBuddy(field)
                self._form.addRow(label, field)
        self._title.setVisible(bool(self.fixed))

    def _field(self, column: Column) -> ComboBox | Field:
        options = dict.fromkeys(str(o) for part in column.parts for o in part.options or ())
        if not options:
            line = Field(self._look, translated(column.title))
            line.textChanged.connect(lambda _text: self.changed.emit())
            return line
        choice = ComboBox(self._look)
        choice.addItem("", "")
        for option in options:
            choice.addItem(tr(option_title(option, column)), option)
        choice.setCurrentIndex(max(0, choice.findData(_OWN)))
        choice.setAccessibleName(translated(column.title))
        choice.currentIndexChanged.connect(lambda _index: self.changed.emit())
        return choice


def _path(choice: ComboBox) -> Path | None:
    path = choice.currentData()
    return tuple(path) if path else None


def _text(field: ComboBox | Field) -> str:
    return field.text() if isinstance(field, Field) else str(field.currentData() or "")
