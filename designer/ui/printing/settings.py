"""The left panel: what is printed, for whom, on which paper, which boxes there are, what to mind."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.printing.components import ComponentList, PieceBox, PrintOption
from designer.printing.paper import PAPERS, Paper
from designer.printing.words import LANGUAGES
from designer.session.printing import What
from designer.ui.kit.boxes import ComboBox, SpinBox
from designer.ui.kit.checks import CheckBox
from designer.ui.kit.languages import mark, spoken, tr, translated, trn
from designer.ui.kit.surfaces import lay_on

__all__ = ["Note", "PrintSettings"]

_TITLES = {
    What.COMPONENTS: (mark("Component list"), "list-checks"),
    What.SETUP: (mark("Set-up sheet"), "layers-2"),
    What.ROUTE: (mark("Picture of the route"), "route"),
}
_SIGNS = {
    "ok": ("circle-check", "ok"),
    "warning": ("triangle-alert", "warn"),
    "hint": ("info", "hint"),
}


class Note(msgspec.Struct, frozen=True):
    """Say something to mind before printing; `sign` is `ok`, `warning` or `hint`."""

    sign: str
    text: str


class PrintSettings(QScrollArea):
    """Choose what is printed.

    Attributes:
        changed: something else is to be printed now.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(16, 14, 16, 16)
        self._column.setSpacing(8)
        self.whats: dict[What, CheckBox] = {}
        self._counts: dict[What, QLabel] = {}
        self._options: dict[str, CheckBox] = {}
        self._boxes: dict[str, SpinBox] = {}
        self._make_whats()
        self._make_for()
        self.owns = CheckBox(look, tr("Compare with my boxes"))
        self.owns.toggled.connect(self._on_owns)
        self._part(tr("Boxes"))
        own_row = QVBoxLayout()
        own_row.setContentsMargins(-4, 0, 0, 0)  # ticks stand at the same edge as words
        own_row.addWidget(self.owns)
        self._column.addLayout(own_row)
        self._shelf_grid = QGridLayout()
        self._column.addLayout(self._shelf_grid)
        self._part(tr("Before you print"))
        self._shown_notes: tuple[Note, ...] = ()
        self._notes = QVBoxLayout()
        self._notes.setSpacing(8)
        self._column.addLayout(self._notes)
        self._column.addStretch(1)
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it takes the keyboard
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(260)
        lay_on(look, self._inner)
        lay_on(look, self.viewport())
        look.changed.connect(self._show_signs)

    # What is chosen

    @property
    def chosen(self) -> tuple[What, ...]:
        """Give what is printed, in its order."""
        return tuple(what for what, box in self.whats.items() if box.isChecked())

    @property
    def n_players(self) -> int | None:
        """Give for how many players, None until a list has been shown."""
        number = self.players.currentData()
        return None if number is None else int(number)

    @property
    def paper(self) -> Paper:
        """Give the paper."""
        return PAPERS[self.papers.currentIndex()]

    @property
    def language(self) -> str:
        """Give the language of names and words."""
        return str(self.languages.currentData())

    @property
    def options(self) -> Mapping[str, bool]:
        """Give what is in play or not, by id."""
        return {name: box.isChecked() for name, box in self._options.items()}

    @property
    def owned(self) -> Mapping[str, int] | None:
        """Give how many of each box there are, None where nobody asks."""
        if not self.owns.isChecked():
            return None
        return {name: box.value() for name, box in self._boxes.items()}

    def kept(self) -> Callable[["PrintSettings"], None]:
        """Give what chooses the same in other settings: a language of its own, else the window's."""
        whats, options = self.chosen, dict(self.options)
        boxes = {name: spin.value() for name, spin in self._boxes.items()}
        owns, paper = self.owns.isChecked(), self.papers.currentIndex()
        players, language = self.n_players, self.language if self.language != spoken() else ""

        def choose(other: PrintSettings) -> None:
            for what in sorted(other.whats, key=lambda what: what not in whats):
                other.whats[what].setChecked(what in whats)
            other.papers.setCurrentIndex(paper)
            other.players.setCurrentIndex(max(0, other.players.findData(players)))
            if language:
                other.languages.setCurrentIndex(other.languages.findData(language))
            for name, on in options.items():
                if name in other._options:
                    other._options[name].setChecked(on)
            for name, n in boxes.items():
                if name in other._boxes:
                    other._boxes[name].setValue(n)
            other.owns.setChecked(owns)

        return choose

    # What is shown

    def show_list(self, listed: ComponentList) -> None:
        """Offer the players, options and boxes of a list."""
        counts = [self.players.itemData(n) for n in range(self.players.count())]
        if counts != list(listed.player_counts):
            self.players.blockSignals(True)
            self.players.clear()
            for count in listed.player_counts:
                self.players.addItem(str(count), count)
            self.players.setCurrentIndex(max(0, self.players.findData(listed.players)))
            self.players.blockSignals(False)
        self._show_options(listed.options)
        self._show_boxes(listed.boxes)
        # What is made last would come last, behind the pages.
        stops = [self.languages, *self._options.values(), self.owns, *self._boxes.values()]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def show_board(self, *, there: bool) -> None:
        """Offer the picture of the route, or say that there is none."""
        box = self.whats[What.ROUTE]
        box.setEnabled(there)
        box.setToolTip("" if there else tr("This game has no board to draw."))

    def show_pages(self, pages: Mapping[What, int]) -> None:
        """Show how many pages each thing takes."""
        for what, label in self._counts.items():
            n = pages.get(what, 0)
            label.setText(trn("{n} page", "{n} pages", n) if n else "")

    def show_notes(self, notes: Sequence[Note]) -> None:
        """Show what to mind before printing."""
        while (item := self._notes.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._shown_notes = tuple(notes)
        for note in notes:
            self._notes.addWidget(_NoteRow(self._look, note))

    @property
    def notes(self) -> tuple[str, ...]:
        """Give the notes shown."""
        return tuple(note.text for note in self._shown_notes)

    # Making

    def _part(self, title: str) -> QLabel:
        if self._column.count():
            self._column.addSpacing(10)
        label = QLabel(title)
        label.setFont(font("ui", 13, 600))
        self._column.addWidget(label)
        return label

    def _make_whats(self) -> None:
        self._part(tr("What"))
        self._what_signs: dict[What, QLabel] = {}
        for what, (title, _) in _TITLES.items():
            box = CheckBox(self._look, tr(title))
            box.setChecked(what is What.COMPONENTS)
            box.toggled.connect(lambda _on, box=box: self._on_what(box))
            count = QLabel()
            count.setFont(font("ui", 12))
            count.setForegroundRole(count.palette().ColorRole.PlaceholderText)
            sign = QLabel()
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(sign)
            row.addWidget(box, 1)
            row.addWidget(count)
            self._column.addLayout(row)
            self.whats[what], self._counts[what], self._what_signs[what] = box, count, sign
        self._show_signs()

    def _make_for(self) -> None:
        self._part(tr("Sheet"))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(8)
        self.players, self.papers, self.languages = (ComboBox(self._look) for _ in range(3))
        for paper in PAPERS:
            self.papers.addItem(translated(paper.title))
        for code, name in LANGUAGES.items():
            self.languages.addItem(name, code)
        self.languages.setCurrentIndex(self.languages.findData(spoken()))
        rows = (
            (tr("Players"), self.players),
            (tr("Paper"), self.papers),
            (tr("Language"), self.languages),
        )
        for number, (title, box) in enumerate(rows):
            label = QLabel(title)
            label.setBuddy(box)
            box.setAccessibleName(title)
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())
            grid.addWidget(label, number, 0)
            grid.addWidget(box, number, 1)
        self._column.addLayout(grid)
        self._option_column = QVBoxLayout()
        self._option_column.setContentsMargins(-4, 0, 0, 0)
        self._column.addLayout(self._option_column)

    def _show_options(self, options: Sequence[PrintOption]) -> None:
        for option in options:
            box = self._options.get(option.id)
            if box is None:
                box = self._options[option.id] = CheckBox(self._look)
                self._option_column.addWidget(box)
                box.setChecked(option.on)
                box.toggled.connect(lambda _on: self.changed.emit())
            box.setText(option.title)

    def _show_boxes(self, boxes: Sequence[PieceBox]) -> None:
        for piece_box in boxes:
            if piece_box.id in self._boxes:
                continue
            spin = SpinBox(self._look)
            spin.setRange(0, 99)
            spin.setValue(1)
            spin.setAccessibleName(piece_box.title)
            spin.valueChanged.connect(lambda _value: self.changed.emit())
            spin.setEnabled(self.owns.isChecked())
            label = QLabel(piece_box.title)
            label.setWordWrap(True)
            label.setBuddy(spin)
            row = self._shelf_grid.rowCount()
            self._shelf_grid.setColumnStretch(0, 1)
            self._shelf_grid.addWidget(label, row, 0)
            self._shelf_grid.addWidget(spin, row, 1)
            self._boxes[piece_box.id] = spin

    def spin_of(self, box: str) -> SpinBox:
        """Give the field for the number of a box."""
        return self._boxes[box]

    def option_box(self, option: str) -> CheckBox:
        """Give the switch of an option."""
        return self._options[option]

    def _show_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        for what, sign in self._what_signs.items():
            sign.setPixmap(self._look.pixmap(_TITLES[what][1], "muted", 18, ratio))

    def _on_what(self, box: CheckBox) -> None:
        if not self.chosen:  # one thing at least is printed
            box.setChecked(True)
            return
        self.changed.emit()

    def _on_owns(self, on: bool) -> None:
        for spin in self._boxes.values():
            spin.setEnabled(on)
        self.changed.emit()


class _NoteRow(QWidget):
    """A sign and a sentence."""

    def __init__(self, look: Look, note: Note) -> None:
        super().__init__()
        self._look = look
        self._note = note
        self._sign = QLabel()
        text = QLabel(note.text)
        text.setFont(font("ui", 12))
        text.setWordWrap(True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(text, 1)
        look.changed.connect(self._show_sign)
        self._show_sign()

    def _show_sign(self) -> None:
        name, token = _SIGNS[self._note.sign]
        self._sign.setPixmap(self._look.pixmap(name, token, 16, self.devicePixelRatioF()))
