"""The text pane: the document as it is written, with its faults where they are."""

import re
from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QToolTip, QWidget

from designer.diagnostics import Diagnostic, Severity
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.editor.filling import FilledText, prepare_document
from designer.ui.editor.gutter import Gutter
from designer.ui.editor.highlighter import YamlHighlighter
from designer.ui.editor.positions import place_of, position_of, span_of
from designer.ui.kit.languages import tr
from designer.ui.kit.menus import answer_help
from designer.ui.kit.severities import SEVERITIES, tip_text

__all__ = ["TextPane", "keeps_exactly"]

# Qt makes line breaks of these, so a text that holds one would come back changed.
_LOST = frozenset("\u2029\ufdd0\ufdd1")
_INDENT = 2
_INDENTED = re.compile(r" *(?:(?:- +)+(?=\w+:(?: |$)))?")


def keeps_exactly(text: str) -> bool:
    """Say whether the pane gives a text back as it took it."""
    return _LOST.isdisjoint(text)


class TextPane(QPlainTextEdit):
    """Edit a document's text. It has no history of its own: the workspace's is the only one.

    Attributes:
        typed: the user, or someone in the user's name, replaced a part: Qt's position, how many of
            Qt's units were taken away, the new text.
        edited: the text is another one, whoever changed it.
        place_changed: line and column of the cursor (from 1, code points).
        history_actions: undo and redo, for the menu of the right button.
    """

    typed = Signal(int, int, str)
    edited = Signal()
    place_changed = Signal(int, int)

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, filled: FilledText | None = None
    ) -> None:
        """Make a pane, for a text that is laid out already if one is given."""
        super().__init__(parent)
        self._look = look
        self._filled = filled
        if filled is not None:
            filled.document.setParent(self)
            self.setDocument(filled.document)
        self._diagnostics: tuple[Diagnostic, ...] = ()
        self._lines: list[int] = []
        self._quiet = False
        self._following = False
        self.history_actions: tuple[QAction, ...] = ()
        self.setUndoRedoEnabled(False)
        self.setProperty("ringed", True)
        self._marks: list[tuple[int, int]] = []
        self.setFont(font("code", 12))
        self.setAccessibleName(tr("Text of the document"))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        corner = QWidget()  # where both scroll bars meet
        corner.setBackgroundRole(QPalette.ColorRole.Base)
        corner.setAutoFillBackground(True)
        self.setCornerWidget(corner)
        self.setTabStopDistance(QFontMetricsF(self.font()).horizontalAdvance(" ") * 8)
        if filled is None:
            prepare_document(self.document())
        self.gutter = Gutter(look, self, self)
        self._highlighter = (
            YamlHighlighter(look, self.document()) if filled is None else filled.highlighter
        )
        self._underlining = QTimer(self, interval=0, singleShot=True)
        self._underlining.timeout.connect(self._underline)
        self.document().contentsChange.connect(self._on_contents_change)
        self.blockCountChanged.connect(self._fit_gutter)
        self.updateRequest.connect(self._on_update_request)
        self.cursorPositionChanged.connect(self._on_cursor_moved)
        # start() alone would take the value for an interval.
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._underlining.start())
        self.gutter.line_chosen.connect(lambda line: self.go_to(line, 1))
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    # The text

    def text(self) -> str:
        """Give the text with line feeds, every other character as it is."""
        # toPlainText() would make ordinary spaces of no-break spaces.
        return self.document().toRawText().replace("\u2029", "\n")

    def set_text(self, text: str) -> None:
        """Show another text, as the one that a document has; nobody has typed it."""
        filled, self._filled = self._filled, None
        if filled is not None and filled.text == text:
            self._fit_gutter()
            return
        self._quiet = True
        self.setPlainText(text)
        self._quiet = False
        self._fit_gutter()

    def replace(self, start: tuple[int, int], end: tuple[int, int], text: str) -> None:
        """Type a text in place of a span (lines and columns from 1, code points)."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(position_of(self.document(), *start))
        cursor.setPosition(position_of(self.document(), *end), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text)

    def follow(self, pieces: Sequence[tuple[int, int, str]]) -> None:
        """Show what was changed elsewhere; caret, selection and scroll stay.

        Args:
            pieces: Qt's positions of what is replaced, and the new text; the last one first.
        """
        self._following = True
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        try:
            for start, end, text in pieces:
                cursor.setPosition(start)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.insertText(text)
        finally:
            cursor.endEditBlock()
            self._following = False

    # Places

    @staticmethod
    def place_of_offset(text: str, offset: int) -> tuple[int, int]:
        """Give line and column of an offset in a text as the pane gives it."""
        head = text[:offset]
        return head.count("\n") + 1, offset - (head.rfind("\n") + 1) + 1

    def place(self) -> tuple[int, int]:
        """Give line and column of the cursor (from 1, code points)."""
        cursor = self.textCursor()
        return place_of(cursor.block(), cursor.position())

    def go_to(self, line: int, column: int = 1) -> None:
        """Put the cursor on a place and bring it into the middle."""
        cursor = self.textCursor()
        cursor.setPosition(position_of(self.document(), line, column))
        self.setTextCursor(cursor)
        self.centerCursor()

    def select(self, start: int, end: int) -> None:
        """Select between two of Qt's positions and bring them into sight."""
        cursor = self.textCursor()
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def set_marks(self, spans: list[tuple[int, int]]) -> None:
        """Mark spans that a search found (Qt's positions, in order)."""
        self._marks = spans
        self._underlining.start()

    # Faults

    def set_diagnostics(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Show faults, ordered by line."""
        self._diagnostics = tuple(sorted(diagnostics, key=lambda d: d.location.line))
        self._lines = [d.location.line for d in self._diagnostics]
        by_line: dict[int, tuple[Diagnostic, ...]] = {}
        for diagnostic in self._diagnostics:
            line = min(diagnostic.location.line, self.n_lines())
            by_line[line] = (*by_line.get(line, ()), diagnostic)
        self.gutter.set_diagnostics(by_line)
        self._underlining.start()

    def diagnostics_at(self, line: int, column: int) -> tuple[Diagnostic, ...]:
        """Give the faults at a place, or those of its line where none is exactly there."""
        here = self._between(line, line)
        document = self.document()
        position = position_of(document, line, column)
        exact = []
        for diagnostic in here:
            start, end = span_of(document, diagnostic.location)
            if start <= position <= end:
                exact.append(diagnostic)
        return tuple(exact or here)

    def underlined(self) -> list[tuple[int, int, Severity]]:
        """Give what is underlined at present: start and end (Qt's positions) and severity."""
        return [
            (*span_of(self.document(), d.location), d.severity) for d in self._faults_in_sight()
        ]

    # What the gutter asks

    def visible_lines(self) -> list[tuple[QTextBlock, float, float]]:
        """Give the blocks in sight with their top and height in the viewport."""
        found = []
        block = self.firstVisibleBlock()
        offset = self.contentOffset()
        height = self.viewport().height()
        line = QFontMetricsF(self.font()).lineSpacing()
        while block.isValid():
            area = self.blockBoundingGeometry(block).translated(offset)
            if area.top() > height:
                break
            if block.isVisible() and area.bottom() >= 0:
                found.append((block, area.top(), line))
            block = block.next()
        return found

    def current_line(self) -> int:
        """Give the number of the line the cursor is on, from 0."""
        return self.textCursor().blockNumber()

    def n_lines(self) -> int:
        """Give the number of lines."""
        return self.document().blockCount()

    # Events

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()  # Qt would keep them from the window's actions and do nothing
                return False
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        answer_help(menu)
        own = [a for a in menu.actions() if a.objectName() in {"edit-undo", "edit-redo"}]
        for action in own:
            menu.removeAction(action)
        if self.history_actions:
            first = menu.actions()[0]
            menu.insertActions(first, self.history_actions)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in {
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        }
        if event.key() == Qt.Key.Key_Tab and plain and not self.isReadOnly():
            self._insert_indent()
        elif (
            event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and plain and not self.isReadOnly()
        ):
            self._break_line()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        area = self.contentsRect()
        self.gutter.setGeometry(
            QRect(area.left(), area.top(), self.gutter.wanted_width(), area.height())
        )
        self._underlining.start()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        # Files dropped here are for the window to open, not text to insert.
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cursor = self.cursorForPosition(event.pos())
            inside = self.cursorRect(cursor).adjusted(-12, 0, 12, 0).contains(event.pos())
            found = self.diagnostics_at(*place_of(cursor.block(), cursor.position()))
            text = "\n\n".join(tip_text(d) for d in found) if inside else ""
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)

    def _insert_indent(self) -> None:
        cursor = self.textCursor()
        column = cursor.position() - cursor.block().position()
        cursor.insertText(" " * (_INDENT - column % _INDENT))

    def _break_line(self) -> None:
        """Begin a line as far in as the one before, or as the key behind its dash."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        indent = _INDENTED.match(before)
        cursor.insertText("\n" + " " * (indent.end() if indent is not None else 0))
        self.ensureCursorVisible()

    def _on_contents_change(self, position: int, removed: int, added: int) -> None:
        if self._quiet or not (removed or added):
            return
        if not self._following:
            cursor = QTextCursor(self.document())
            last = self.document().characterCount() - 1
            cursor.setPosition(min(position, last))
            cursor.setPosition(min(position + added, last), QTextCursor.MoveMode.KeepAnchor)
            self.typed.emit(position, removed, cursor.selectedText().replace("\u2029", "\n"))
        self.edited.emit()

    def _fit_gutter(self) -> None:
        self.setViewportMargins(self.gutter.wanted_width(), 0, 0, 0)
        self.gutter.resize(self.gutter.wanted_width(), self.gutter.height())

    def _on_update_request(self, area: QRect, dy: int) -> None:
        if dy:
            self.gutter.scroll(0, dy)
        else:
            self.gutter.update(0, area.y(), self.gutter.width(), area.height())

    def _on_cursor_moved(self) -> None:
        self._underlining.start()
        self.gutter.update()
        self.place_changed.emit(*self.place())

    def _on_look_changed(self) -> None:
        theme = self._look.theme
        palette = self.palette()
        palette.setColor(palette.ColorRole.Base, QColor(theme.codebg))
        palette.setColor(palette.ColorRole.Text, QColor(theme.text))
        self.setPalette(palette)
        self._underlining.start()

    # Underlines: only those in sight, so that a file of any length scrolls freely.

    def _between(self, first: int, last: int) -> tuple[Diagnostic, ...]:
        start = bisect_left(self._lines, first)
        return self._diagnostics[start : bisect_left(self._lines, last + 1)]

    def _faults_in_sight(self) -> tuple[Diagnostic, ...]:
        lines = self.visible_lines()
        if not lines:
            return ()
        return self._between(lines[0][0].blockNumber() + 1, lines[-1][0].blockNumber() + 1)

    def _underline(self) -> None:
        lines = self.visible_lines()
        if lines:
            self._highlighter.look_at(lines[0][0].blockNumber(), lines[-1][0].blockNumber())
        selections = [self._current_line_selection()]
        for start, end in self._marks_in_sight():
            look = QTextCharFormat()
            look.setBackground(self._look.colour("warnsoft"))
            selections.append(self._selection(start, end, look))
        for diagnostic in self._faults_in_sight():
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(self._look.colour(SEVERITIES[diagnostic.severity].token))
            start, end = span_of(self.document(), diagnostic.location)
            selections.append(self._selection(start, end, look))
        self.setExtraSelections(selections)

    def _marks_in_sight(self) -> list[tuple[int, int]]:
        lines = self.visible_lines()
        if not lines or not self._marks:
            return []
        first = lines[0][0].position()
        last = lines[-1][0].position() + lines[-1][0].length()
        return [(start, end) for start, end in self._marks if start < last and end > first]

    def _current_line_selection(self) -> QTextEdit.ExtraSelection:
        look = QTextCharFormat()
        look.setBackground(self._look.colour("surface"))
        look.setProperty(QTextFormat.Property.FullWidthSelection, True)
        cursor = self.textCursor()
        cursor.clearSelection()
        return self._selection_of(cursor, look)

    def _selection(self, start: int, end: int, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return self._selection_of(cursor, look)

    @staticmethod
    def _selection_of(cursor: QTextCursor, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        selection.cursor = cursor
        selection.format = look
        return selection
