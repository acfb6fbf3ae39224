"""The list of words that may stand at the cursor of a text; it follows what is typed."""

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.completing import Completion, Completions, fitting
from designer.ui.editor.text import TextPane
from designer.ui.kit.accessible import announce
from designer.ui.kit.languages import tr, trn
from designer.ui.kit.surfaces import CalmRows, lay_on

__all__ = ["Completing", "Source", "completing_of", "offset_of"]

_WIDE, _ROW, _MOST_ROWS, _HIGH = 380, 24, 9, 52
_FEW, _MOST = 12, 400  # words that are offered before a letter is typed, and at all
_WORD = Qt.ItemDataRole.UserRole
_BEFORE, _BEHIND = re.compile(r"[A-Za-z0-9_]*$"), re.compile(r"[A-Za-z0-9_]*")

Source = Callable[[str, int], Completions | None]


def completing_of(pane: TextPane, look: Look, source: Source) -> "Completing":
    """Give the list of a pane, made when it is first wanted."""
    found = pane.findChild(Completing)
    return found if found is not None else Completing(pane, look, source)


class Completing(QFrame):
    """Offer words under the cursor; the keyboard stays with the text.

    Attributes:
        words: the list.
        left: line and column of the word at which Esc was pressed; there it stays away.
    """

    def __init__(self, pane: TextPane, look: Look, source: Source) -> None:
        super().__init__(pane)
        self._pane, self._source = pane, source
        self._found: Sequence[Completion] = ()
        self._place_shown = (0, 0)
        self._by_itself = False
        self.left: tuple[int, int] | None = None
        self.words = QListWidget()
        self.words.setItemDelegate(CalmRows(self.words))
        self.words.setFont(font("code", 12))
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.words.setAccessibleName(tr("What may stand here"))
        self.words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.words.currentItemChanged.connect(lambda *_: self._show_detail())
        self.words.itemClicked.connect(lambda _item: self.take())
        self._detail = QLabel()
        self._detail.setFont(font("ui", 11.5))
        self._detail.setWordWrap(True)
        self._detail.setContentsMargins(8, 2, 8, 6)
        self._detail.setFixedHeight(_HIGH)
        self._detail.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.words)
        column.addWidget(self._detail)
        self.setFrameShape(QFrame.Shape.Box)
        for part in (self, self.words):
            lay_on(look, part, "raised")
        pane.installEventFilter(self)
        pane.cursorPositionChanged.connect(self._on_moved)
        pane.verticalScrollBar().valueChanged.connect(lambda _value: self.hide())
        self.hide()

    @property
    def word(self) -> tuple[int, int]:
        """Give line and column of the beginning of the word at the cursor."""
        line, column = self._pane.place()
        return line, column - len(self._typed())

    def offer(self) -> bool:
        """Show what may stand at the cursor; say whether anything may."""
        text = self._pane.text()
        found = self._source(text, offset_of(text, *self.word))
        return self.show_words(found.found if found is not None else ())

    def show_words(self, found: Sequence[Completion], *, by_itself: bool = False) -> bool:
        """Show what of these words fits what is typed; say whether any does.

        Args:
            found: all that may stand there.
            by_itself: nobody has asked for it, so it must not be in the way.
        """
        self._found, self._by_itself, self._place_shown = found, by_itself, self.word
        return self._narrow()

    def _narrow(self) -> bool:
        typed = self._typed()
        found = fitting(self._found, typed, begun=self._by_itself)[:_MOST]
        if self._by_itself and (
            [c.text for c in found] == [typed] or (not typed and len(found) > _FEW)
        ):
            found = ()
        if not found:
            self.hide()
            return False
        self.words.clear()
        for completion in found:
            own = tr(completion.title) if completion.title else ""
            title = f"   {own}" if own and own != completion.text else ""
            item = QListWidgetItem(f"{completion.text}{title}")
            item.setData(_WORD, completion)
            item.setSizeHint(QSize(_WIDE, _ROW))
            self.words.addItem(item)
        chosen = 0 if typed or not self._by_itself else -1  # Enter is to begin a line there
        self.words.setCurrentRow(chosen)
        if chosen < 0:
            self._show_detail()
        self._place()
        if not self.isVisible() and self._by_itself:
            announce(
                self._pane, trn("{n} word may stand here", "{n} words may stand here", len(found))
            )
        self.show()
        self.raise_()
        return True

    def take(self) -> None:
        """Write the chosen word."""
        completion = self._chosen()
        self.hide()
        if completion is None:
            return
        line, column = self._pane.place()
        behind = self._pane.textCursor().block().text()[column - 1 :]
        rest = _BEHIND.match(behind)
        end = column + (rest.end() if rest is not None else 0)
        follows = behind[end - column :].lstrip()
        colon = ": " if completion.is_key and not follows.startswith(":") else ""
        self._pane.replace(self.word, (line, end), completion.text + colon)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._pane or not self.isVisible():
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.FocusOut:
            self.hide()
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress:
                return self._on_key(event.key())
            if event.key() == Qt.Key.Key_Escape:
                event.accept()  # Esc closes the list before it means anything else
                return True
        return super().eventFilter(watched, event)

    def _on_key(self, key: int) -> bool:
        row, last = self.words.currentRow(), self.words.count() - 1
        match key:
            case Qt.Key.Key_Escape:
                self.left = self._place_shown
                self.hide()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Tab if row < 0:
                self.hide()
                return False
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Tab:
                self.take()
            case Qt.Key.Key_Down:
                self.words.setCurrentRow(0 if row == last else row + 1)
            case Qt.Key.Key_Up:
                self.words.setCurrentRow(last if row <= 0 else row - 1)
            case Qt.Key.Key_PageDown:
                self.words.setCurrentRow(min(last, row + _MOST_ROWS))
            case Qt.Key.Key_PageUp:
                self.words.setCurrentRow(max(0, row - _MOST_ROWS))
            case _:
                return False
        return True

    def _on_moved(self) -> None:
        """Follow what is typed; a cursor that leaves the word ends it."""
        if not self.isVisible():
            return
        if self.word == self._place_shown:
            self._narrow()
        else:
            self.hide()

    def _typed(self) -> str:
        """Give what stands of the word before the cursor."""
        _, column = self._pane.place()
        before = _BEFORE.search(self._pane.textCursor().block().text()[: column - 1])
        return before[0] if before is not None else ""

    def _chosen(self) -> Completion | None:
        item = self.words.currentItem()
        found = item.data(_WORD) if item is not None else None
        return Completion(*found) if found is not None else None

    def _show_detail(self) -> None:
        chosen = self._chosen()
        self._detail.setText(tr(chosen.detail) if chosen is not None and chosen.detail else "")
        if chosen is not None:
            spoken = ", ".join(
                filter(None, (chosen.text, tr(chosen.title) if chosen.title else ""))
            )
            self.words.setAccessibleDescription(spoken)

    def _place(self) -> None:
        """Stand below the cursor's line, or above it where there is more room; never over it."""
        rows = min(_MOST_ROWS, self.words.count())
        size = QSize(min(_WIDE, self._pane.width() - 8), rows * _ROW + _HIGH + 8)
        cursor = self._pane.cursorRect()
        corner = self._pane.viewport().mapTo(self._pane, cursor.bottomLeft())
        x = max(4, min(corner.x(), self._pane.width() - size.width() - 4))
        y = corner.y() + 4
        above, below = corner.y() - cursor.height() - 4, self._pane.height() - y
        height = size.height()
        if height > below and above > below:
            height = min(height, above)
            y = above - height
        else:
            height = min(height, below)
        self.setGeometry(x, y, size.width(), height)


def offset_of(text: str, line: int, column: int) -> int:
    """Give the offset of a line and a column (from 1) of a text."""
    start = 0
    for _ in range(line - 1):
        start = text.index("\n", start) + 1
    return start + column - 1
