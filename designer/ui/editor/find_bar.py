"""Find in the text: all places marked, the present one selected, how many there are."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.editor.text import TextPane
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr

__all__ = ["FindBar", "places_of"]

_MOST = 10_000


def places_of(text: str, wanted: str, *, match_case: bool) -> list[tuple[int, int]]:
    """Give where a text occurs, as Qt's positions (UTF-16 units), at most 10,000 places."""
    if not wanted:
        return []
    if not match_case:
        # Only letters whose other case is as long, so that places stay places.
        text = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
        wanted = "".join(c.lower() if len(c.lower()) == 1 else c for c in wanted)
    astral = [n for n, sign in enumerate(text) if sign > "\uffff"]
    found: list[tuple[int, int]] = []
    passed = 0
    at = text.find(wanted)
    length = len(wanted) + sum(1 for sign in wanted if sign > "\uffff")
    while at >= 0 and len(found) < _MOST:
        while passed < len(astral) and astral[passed] < at:
            passed += 1
        found.append((at + passed, at + passed + length))
        at = text.find(wanted, at + len(wanted))
    return found


class FindBar(QWidget):
    """A row under the text; hidden until it is asked for."""

    def __init__(self, look: Look, pane: TextPane, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pane = pane
        self._places: list[tuple[int, int]] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 6, 4)
        row.setSpacing(4)
        self.field = Field(look, tr("Find in this document"), icon="search")
        self._count = QLabel()
        self._count.setFont(font("ui", 12))
        self._case = IconButton(look, "", tr("Match capital letters"), text="Aa", checkable=True)
        before = IconButton(look, "chevron-left", tr("Previous place"), shortcut="Shift+F3")
        after = IconButton(look, "chevron-right", tr("Next place"), shortcut="F3")
        close = IconButton(look, "x", tr("Close the find bar"), shortcut="Esc")
        row.addWidget(self.field, 1)
        row.addWidget(self._count)
        for button in (self._case, before, after, close):
            row.addWidget(button)
        self.field.textChanged.connect(self._search)
        self._case.toggled.connect(self._search)
        before.clicked.connect(self.find_previous)
        after.clicked.connect(self.find_next)
        close.clicked.connect(self.end)
        pane.edited.connect(self._on_edited)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.end)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.hide()

    def begin(self) -> None:
        """Show the bar, with the selected words in it."""
        selected = self._pane.textCursor().selectedText()
        if selected and "\u2029" not in selected:
            self.field.setText(selected)
        self.show()
        self.field.setFocus()
        self.field.selectAll()
        self._search()

    def end(self) -> None:
        """Hide the bar; the text has the keyboard again."""
        self.hide()
        self._pane.set_marks([])
        self._pane.setFocus()

    def find_next(self) -> None:
        """Go to the next place, after the last one to the first."""
        self._step(1)

    def find_previous(self) -> None:
        """Go to the place before, before the first one to the last."""
        self._step(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._step(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def _step(self, way: int) -> None:
        if not self._places:
            self._search()
        if not self._places:
            return
        cursor = self._pane.textCursor()
        here = cursor.selectionStart()
        starts = [start for start, _ in self._places]
        if way > 0:
            number = next((n for n, start in enumerate(starts) if start > here), 0)
        else:
            earlier = [n for n, start in enumerate(starts) if start < here]
            number = earlier[-1] if earlier else len(starts) - 1
        self._show(number)

    def _show(self, number: int) -> None:
        self._pane.select(*self._places[number])
        self._tell(tr("{number} of {n}", number=number + 1, n=len(self._places)))

    def _on_edited(self) -> None:
        if self.isVisible():
            self._places = []
            self._pane.set_marks([])

    def _search(self) -> None:
        wanted = self.field.text()
        text = self._pane.text()
        self._places = places_of(text, wanted, match_case=self._case.isChecked())
        self._pane.set_marks(self._places)
        if not wanted:
            self._tell("")
        elif not self._places:
            self._tell(tr("“{wanted}” is not there", wanted=wanted), missing=True)
        else:
            here = self._pane.textCursor().selectionStart()
            number = next((n for n, p in enumerate(self._places) if p[0] >= here), 0)
            self._show(number)

    def _tell(self, text: str, *, missing: bool = False) -> None:
        palette = self._count.palette()
        token = "error" if missing else "muted"
        palette.setColor(QPalette.ColorRole.WindowText, QColor(self._look.colour(token)))
        self._count.setPalette(palette)
        self._count.setText(text)
