"""The window in which a table is taken in: file, columns, rows; nothing is written before it is accepted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from designer.documents import Refused
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.tables.importing import Fate, Offer, offered
from designer.session.tables.matching import guessed
from designer.session.tables.reading import ENCODINGS, Table, read_file
from designer.session.tables.targets import Targets, targets_of
from designer.ui.background.deepening import Deepening
from designer.ui.editors.pills import Pills
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.buttons import Button
from designer.ui.kit.checks import CheckBox
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.languages import mark, tr, translated, trn
from designer.ui.kit.menus import answer_help
from designer.ui.kit.sizes import keep_window, place_window
from designer.ui.kit.surfaces import lay_on
from designer.ui.sets.matching import MatchingView
from designer.ui.sets.offer_rows import FATES, OfferTable, why

if TYPE_CHECKING:
    from designer.session import Workspace

__all__ = ["ImportWindow"]

_DELIMITERS = {
    "": mark("Delimiter: guessed"),
    ",": mark("Comma"),
    ";": mark("Semicolon"),
    "\t": mark("Tab"),
    "|": mark("Bar |"),
}
_ENCODINGS = {
    "": mark("Letters: guessed"),
    "utf-8": "UTF-8",
    "cp1252": "Windows-1252",
    "cp1250": "Windows-1250",
    "utf-16": "UTF-16",
}
_FILES = mark("Tables (*.csv *.tsv *.txt);;All files (*)")


class ImportWindow(QWidget):
    """Take rows of a table into a document.

    Attributes:
        accepted: the edit that was looked at is to be done (Edit).
        closed: the window goes.
        choose_file: how a file is asked for.
        matching, rows, bar, accept: the parts.
        offer: what was found out, None before.
    """

    accepted = Signal(object)
    closed = Signal()

    def __init__(self, look: Look, workspace: Workspace, path: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._look, self._workspace, self.path = look, workspace, path
        self._file: Path | None = None
        self._table: Table | None = None
        self._targets: Targets | None = None
        self._fate = ""
        self.offer: Offer | None = None
        self._revision = -1
        self._working = Deepening(self)
        self._working.quiet_ms = 120
        self.choose_file: Callable[[QWidget], str] = _ask_file
        self.bar = MessageBar(look)
        self.matching = MatchingView(look)
        self.rows = OfferTable(look)
        self._make_controls()
        self._lay_out()
        self.setWindowTitle(tr("Import a table into {name}", name=Path(path).name))
        place_window(self, "import", QSize(1120, 720))
        lay_on(look, self, "window")
        answer_help(self)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        self._show()

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is being read or judged."""
        return self._working.is_idle

    def open_file(self, file: Path) -> None:
        """Read a file and offer its rows."""
        self._file = file
        self._read()

    def ask_file(self) -> None:
        """Ask for a file and read it."""
        if chosen := self.choose_file(self):
            self.open_file(Path(chosen))

    # -- making -----------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        look = self._look
        self.choose = Button(look, tr("Choose a file…"), icon="folder-open", small=True)
        self.choose.clicked.connect(lambda _=False: self.ask_file())
        self._name = QLabel()
        self._name.setFont(font("ui", 13, 500))
        self.delimiter = _combo(look, _DELIMITERS, tr("What stands between cells"))
        self.encoding = _combo(
            look, {key: _ENCODINGS[key] for key in ("", *ENCODINGS)}, tr("How letters are written")
        )
        for combo in (self.delimiter, self.encoding):
            combo.activated.connect(lambda _n: self._read())
        self.known = ComboBox(look)
        self.known.setAccessibleName(tr("Rows with an id that is there already"))
        self.known.setToolTip(self.known.accessibleName())
        self.known.addItem(tr("Known ids: change it"), userData=True)
        self.known.addItem(tr("Known ids: refuse"), userData=False)
        self.known.activated.connect(lambda _n: self._judge())
        self.empties = CheckBox(look, tr("Empty cells take values away"))
        self.empties.setFont(font("ui", 12))
        self.empties.setToolTip(tr("Otherwise an empty cell changes nothing"))
        self.empties.toggled.connect(lambda _on: self._judge())
        self.matching.changed.connect(self._judge)
        self._filter = Pills(look, in_line=True)
        self._filter.chosen.connect(self._on_filter)
        self._why = QLabel()
        self._why.setFont(font("ui", 12))
        self._why.setWordWrap(True)
        self._why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rows.selectionModel().currentChanged.connect(lambda *_: self._show_why())
        self._summary = QLabel()
        self._summary.setFont(font("ui", 12))
        self.accept = Button(look, tr("Import"), icon="check", primary=True)
        self.accept.clicked.connect(lambda _=False: self._accept())
        self.cancel = Button(look, tr("Cancel"))
        self.cancel.clicked.connect(lambda _=False: self.close())

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.choose)
        top.addWidget(self._name, 1)
        for part in (self.delimiter, self.encoding):
            top.addWidget(part)
        left = _column(_title(tr("Columns")), self.matching)
        options = QVBoxLayout()
        options.addWidget(self.known)
        options.addWidget(self.empties)
        options.addStretch(1)
        left_column = left.layout()
        assert isinstance(left_column, QVBoxLayout), "it was made so"
        left_column.addLayout(options)
        right = _column(_title(tr("Rows")), self._filter, self.rows, self._why)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.addWidget(left)
        halves.addWidget(right)
        halves.setSizes([420, 690])
        halves.setChildrenCollapsible(False)
        lay_on(self._look, halves, "window")
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._summary, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.accept)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 12, 10)
        outer.setSpacing(8)
        outer.addLayout(top)
        outer.addWidget(self.bar)
        self._stack = QStackedWidget()
        self._stack.addWidget(
            EmptyPanel(
                self._look,
                "file-input",
                tr("No table yet"),
                tr("Choose a CSV file; its first row must name the columns."),
                button=tr("Choose a file…"),
                on_click=self.ask_file,
            )
        )
        self._stack.addWidget(halves)
        outer.addWidget(self._stack, 1)
        outer.addLayout(foot)

    # -- reading ----------------------------------------------------------------------------------

    def _read(self) -> None:
        """Read the file, match its columns and judge its rows."""
        file = self._file
        if file is None:
            return
        delimiter, encoding = self.delimiter.currentData(), self.encoding.currentData()
        snapshot, store, path = self._workspace.snapshot(), self._workspace.host.schemas, self.path
        self._name.setText(file.name)
        self._name.setToolTip(str(file))
        self._summary.setText(tr("Reading…"))
        self.accept.setEnabled(False)

        def read(_stopped: Callable[[], bool]) -> tuple[Table, Targets | None]:
            project = snapshot.read()
            document = project.documents.get(path)
            targets = targets_of(project, document, store) if document is not None else None
            return read_file(file, delimiter=delimiter, encoding=encoding), targets

        self._working.ask(read, self._on_read, at_once=True)

    def _on_read(self, result: object) -> None:
        if not isinstance(result, tuple):
            self._fail(tr("The file cannot be read: {why}.", why=str(result)))
            return
        self._table, self._targets = table, targets = result
        if targets is None:
            self._fail(tr("The document lists nothing that a table could hold."))
            return
        if table.why_not:
            self._fail(translated(table.why_not))
            return
        if table.notes:
            self.bar.show_message("warning", translated(table.notes[0]))
        else:
            self.bar.hide()
        self.matching.show_table(table, targets.columns, guessed(table.heads, targets.columns))
        self._judge()

    def _fail(self, why: str) -> None:
        self.offer = None
        self.rows.show_rows(())
        self.bar.show_message("error", why)
        self._show()

    def _judge(self) -> None:
        """Look at every row with the columns as they are matched now."""
        table = self._table
        if table is None or self._targets is None or table.why_not:
            return
        updates, empties = bool(self.known.currentData()), self.empties.isChecked()
        matching = self.matching.matching(updates=updates, empties=empties)
        snapshot, store, path = self._workspace.snapshot(), self._workspace.host.schemas, self.path
        self._revision = snapshot.revision
        self._summary.setText(tr("Looking at the rows…"))
        self.accept.setEnabled(False)

        def judge(stopped: Callable[[], bool]) -> Offer | None:
            project = snapshot.read()
            document = project.documents.get(path)
            targets = targets_of(project, document, store) if document is not None else None
            if targets is None:
                return None
            return offered(project, store, targets, table, matching, stopped)

        self._working.ask(judge, self._on_judged)

    def _on_judged(self, result: object) -> None:
        if not isinstance(result, Offer):
            self._fail(tr("The rows cannot be looked at: {why}.", why=str(result)))
            return
        self.offer = result
        if isinstance(result.edit, Refused):
            self.bar.show_message("error", translated(result.edit.sentence))
        self._show()

    # -- showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        offer = self.offer
        rows = offer.rows if offer is not None else ()
        counts = {fate: sum(row.fate is fate for row in rows) for fate in Fate}
        pills = [("", tr("All {sum}", sum=len(rows)))]
        pills += [(f.value, f"{tr(FATES[f][0])} {n}") for f, n in counts.items() if n]
        if self._fate not in {key for key, _ in pills}:
            self._fate = ""
        self._filter.show_pills(pills, self._fate)
        self._filter.setVisible(bool(rows))
        self._stack.setCurrentIndex(0 if self._table is None or self._table.why_not else 1)
        self.rows.show_rows([r for r in rows if not self._fate or r.fate.value == self._fate])
        taken = counts[Fate.NEW] + counts[Fate.CHANGED]
        possible = offer is not None and not isinstance(offer.edit, Refused) and taken > 0
        self.accept.setEnabled(possible)
        self.accept.setText(
            trn("Import {n} row", "Import {n} rows", taken) if taken else tr("Import")
        )
        self.accept.updateGeometry()
        self._summary.setText(self._words(counts))

        first = next((n for n, row in enumerate(self.rows.rows) if row.reasons), 0)
        self.rows.setCurrentIndex(self.rows.model().index(first, 0))
        self._show_why()

    def _show_why(self) -> None:
        """Say in full what is to be known about the row that has the keyboard."""
        row = self.rows.current
        text = why(row) if row is not None else ""
        self._why.setText(text)
        self._why.setVisible(bool(text))

    def _words(self, counts: Mapping[Fate, int]) -> str:
        if self._file is None:
            return ""
        if self.offer is None:
            return tr("Nothing can be taken in.")
        refused = counts[Fate.REFUSED]
        taken = counts[Fate.NEW] + counts[Fate.CHANGED]
        if not taken and not refused:
            return tr("Everything in the table is there already.")
        told = trn("{n} row is refused and stays out.", "{n} rows are refused and stay out.", refused) if refused else tr("No row is refused.")  # fmt: skip
        return f"{told} {tr('Nothing is written before you import; one undo takes it back.')}"

    def _on_filter(self, fate: str) -> None:
        self._fate = fate
        self._show()

    def _accept(self) -> None:
        offer = self.offer
        if offer is None or isinstance(offer.edit, Refused):
            return
        if self._workspace.revision != self._revision:
            self.bar.show_message(
                "warning", tr("The documents have changed meanwhile; look at the rows again.")
            )
            self._judge()
            return
        self.accepted.emit(offer.edit)
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_window(self, "import")
        self._working.close()
        self.closed.emit()
        super().closeEvent(event)


def _ask_file(parent: QWidget) -> str:
    return QFileDialog.getOpenFileName(parent, tr("Import a table"), "", tr(_FILES))[0]


def _combo(look: Look, choices: Mapping[str, str], name: str) -> ComboBox:
    combo = ComboBox(look)
    combo.setAccessibleName(name)
    combo.setToolTip(name)
    for key, words in choices.items():
        combo.addItem(tr(words), key)
    return combo


def _title(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(font("ui", 13, 600))
    return label


def _column(*widgets: QWidget) -> QWidget:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    for widget in widgets:
        if isinstance(widget, Pills):
            line = QHBoxLayout()
            line.addWidget(widget)
            line.addStretch(1)
            column.addLayout(line)
        else:
            column.addWidget(widget, 0 if isinstance(widget, QLabel) else 1)
    return box
