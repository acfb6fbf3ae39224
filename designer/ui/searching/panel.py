"""The panel that searches and replaces over all documents."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field
from designer.ui.kit.following import follow
from designer.ui.kit.languages import mark, tr, translated
from designer.ui.kit.surfaces import lay_on
from designer.ui.places.rows import PlaceGroup
from designer.ui.places.tree import PlaceTree

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.patterns import Query

__all__ = ["SearchPanel"]

_QUIET_MS = 150
_WIDE = 900
_NOTHING = (
    mark("Nothing searched yet"),
    mark("Type a word above: every document that is open is searched."),
)


class SearchPanel(QWidget):
    """Ask what is searched for, list where it is, offer to replace it.

    Attributes:
        asked: something else is searched for (Query); its words may be empty.
        cancelled: the search that runs is to end.
        replace_one: the current place is to be replaced.
        replace_in_file: all places of the current row's document are to be replaced.
        replace_all: all places are to be replaced.
        field, replacement: what is typed.
        tree: the places.
    """

    asked = Signal(object)
    cancelled = Signal()
    replace_one = Signal()
    replace_in_file = Signal()
    replace_all = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._n_open = 0
        self._quiet = QTimer(self, interval=_QUIET_MS, singleShot=True)
        self._quiet.timeout.connect(self.search)
        self.field = Field(look, tr("Search all documents"), icon="search")
        self.replacement = Field(look, tr("Replace with"), icon="replace")
        self.case = self._switch("Aa", tr("Match capital letters"))
        self.whole = self._switch("ab|", tr("Whole words only"))
        self.pattern = self._switch(
            ".*",
            tr("Pattern"),
            tr("A regular expression; \\1 in the replacement is its first group"),
        )
        self.one = self._button(
            tr("Replace"), tr("Replaces the place chosen and goes on to the next")
        )
        self.in_file = self._button(
            tr("In this file"), tr("Replaces every place of the document chosen")
        )
        self.all = self._button(tr("Replace all"), tr("Replaces every place, as one step to undo"))
        self.one.clicked.connect(self.replace_one)
        self.in_file.clicked.connect(self.replace_in_file)
        self.all.clicked.connect(self.replace_all)
        self._status = QLabel()
        self._status.setFont(font("ui", 12))
        self._status.setWordWrap(True)
        self.cancel = Button(look, tr("Cancel"), small=True)
        self.cancel.clicked.connect(self.cancelled)
        self.cancel.hide()
        self.tree = PlaceTree(look, tr("Places found"))
        self.tree.moved.connect(self._enable)
        self._empty = EmptyPanel(look, "search", tr(_NOTHING[0]), tr(_NOTHING[1]))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.tree)
        self._make_layout()
        lay_on(look, self)
        for field in (self.field, self.replacement):
            field.textChanged.connect(self._on_typed)
            field.installEventFilter(self)
        follow(look.changed, self, lambda: self._tell(self._status.text()))
        self.setFocusProxy(self.field)
        self._enable()

    def query(self) -> Query:
        """Give what is searched for."""
        from designer.session.patterns import Query  # noqa: PLC0415 - loaded once it is wanted

        return Query(
            self.field.text(),
            self.replacement.text(),
            self.case.isChecked(),
            self.whole.isChecked(),
            self.pattern.isChecked(),
        )

    def begin(self, words: str = "") -> None:
        """Give the field the keyboard, with words in it."""
        if words:
            self.field.setText(words)
        self.field.setFocus()
        self.field.selectAll()

    def search(self) -> None:
        """Ask for the search at once."""
        self._quiet.stop()
        self.asked.emit(self.query())

    @property
    def is_waiting(self) -> bool:
        """Say whether a search is due after a moment of quiet."""
        return self._quiet.isActive()

    @property
    def status(self) -> str:
        """Give the line under the fields."""
        return self._status.text()

    def show_busy(self) -> None:
        """Say that a search runs, and how it is ended."""
        self._tell(tr("Searching…"))
        self.cancel.show()

    def show_groups(self, groups: Iterable[PlaceGroup], status: str, n_open: int) -> None:
        """Show what was found; `n_open` places can be replaced."""
        self.cancel.hide()
        self._n_open = n_open
        self.tree.show_groups(groups)
        self._tell(status)
        if not self.tree.groups:
            words = self.field.text()
            self._empty.set_text(
                *(
                    (
                        tr("“{words}” is nowhere", words=words),
                        tr("{status} Clear the field or change the switches.", status=status),
                    )
                    if words
                    else (tr(_NOTHING[0]), tr(_NOTHING[1]))
                )
            )
        self._stack.setCurrentWidget(self.tree if self.tree.groups else self._empty)
        self._enable()

    def show_fault(self, sentence: str) -> None:
        """Say why the search cannot be made; nothing is listed."""
        self.show_groups((), "", 0)
        self._empty.set_text(tr("Not searched"), tr("Mend what is typed, or change the switches."))
        self._tell(sentence, fault=True)

    def tell(self, sentence: str, *, fault: bool = False) -> None:
        """Say something in the line under the fields."""
        self._tell(translated(sentence), fault=fault)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._on_enter(watched)
                return True
            if key == Qt.Key.Key_Down and self.tree.groups:
                self.tree.choose_first()
                return True
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab go through the fields to the places: the dock had put them in another order."""
        super().showEvent(event)
        stops: list[QWidget] = [self.field, self.case, self.whole, self.pattern, self.replacement]
        stops += [self.one, self.in_file, self.all, self.cancel, self.tree]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _on_enter(self, watched: QObject) -> None:
        if watched is self.replacement and self.one.isEnabled():
            self.replace_one.emit()
        elif self._quiet.isActive() or not self.tree.groups:
            self.search()
        else:
            self.tree.step(1)

    def _on_typed(self) -> None:
        self._quiet.start()

    def _switch(self, text: str, name: str, explanation: str = "") -> IconButton:
        button = IconButton(
            self._look, "", name, text=text, checkable=True, explanation=explanation
        )
        button.toggled.connect(self.search)
        return button

    def _button(self, text: str, tip: str) -> Button:
        button = Button(self._look, text, small=True)
        button.setToolTip(f"{text}\n{tip}")
        return button

    def _make_layout(self) -> None:
        self._fields = QGridLayout()
        self._fields.setContentsMargins(10, 6, 10, 0)
        self._fields.setHorizontalSpacing(16)
        self._fields.setVerticalSpacing(4)
        self._search_row, self._replace_row = QWidget(), QWidget()
        for row, parts in (
            (self._search_row, (self.field, self.case, self.whole, self.pattern)),
            (self._replace_row, (self.replacement, self.one, self.in_file, self.all)),
        ):
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(4)
            for number, part in enumerate(parts):
                line.addWidget(part, 1 if number == 0 else 0)
        status = QHBoxLayout()
        status.setContentsMargins(12, 2, 10, 2)
        status.addWidget(self._status, 1)
        status.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(self._fields)
        column.addLayout(status)
        column.addWidget(self._stack, 1)
        self._is_wide: bool | None = None
        self._place()

    def _place(self) -> None:
        """Put both rows beside each other where there is room."""
        wide = self.width() >= _WIDE
        if wide == self._is_wide:
            return
        self._is_wide = wide
        self._fields.addWidget(self._search_row, 0, 0)
        self._fields.addWidget(self._replace_row, *((0, 1) if wide else (1, 0)))
        for column, stretch in ((0, 1), (1, 1 if wide else 0)):
            self._fields.setColumnStretch(column, stretch)

    def _enable(self) -> None:
        path = self.tree.current_path()
        group = next((g for g in self.tree.groups if g.path == path), None)
        open_here = group is not None and not group.locked
        current = self.tree.current()
        self.one.setEnabled(current is not None and open_here)
        self.in_file.setEnabled(open_here)
        self.all.setEnabled(self._n_open > 0)

    def _tell(self, text: str, *, fault: bool = False) -> None:
        palette = self._status.palette()
        token = "error" if fault else "muted"
        palette.setColor(QPalette.ColorRole.WindowText, QColor(self._look.colour(token)))
        self._status.setPalette(palette)
        self._status.setText(text)
