"""Long texts are laid out in small pieces before they are shown, so that the window goes on meanwhile."""

from collections.abc import Callable, Iterator
from itertools import islice

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QPlainTextDocumentLayout

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.editor.highlighter import YamlHighlighter

__all__ = ["FilledText", "Filling", "prepare_document"]

_LINES = 700  # about five milliseconds


def prepare_document(document: QTextDocument) -> None:
    """Lay a document out as panes do; before it is filled, for each of these lays all lines out anew."""
    option = document.defaultTextOption()
    option.setFlags(option.flags() & ~QTextOption.Flag.ShowTabsAndSpaces)
    document.setDefaultTextOption(option)
    document.setDocumentMargin(6)


class FilledText:
    """Hold a text as a pane shows it.

    Attributes:
        text: the text.
        document: it as Qt's document.
        highlighter: what colours it. It is there from the start: Qt would else let it look at all
            lines at once.
    """

    def __init__(self, look: Look, text: str) -> None:
        self.text = text
        self.document = QTextDocument()
        self.document.setUndoRedoEnabled(False)
        self.document.setDocumentLayout(QPlainTextDocumentLayout(self.document))
        self.document.setDefaultFont(font("code", 12))
        prepare_document(self.document)
        self.highlighter = YamlHighlighter(look, self.document)
        self.highlighter.expect_long()

    def fill(self) -> Iterator[None]:
        """Put the text in, a piece at a time."""
        lines = iter(self.text.splitlines(keepends=True))
        cursor = QTextCursor(self.document)
        while piece := "".join(islice(lines, _LINES)):
            cursor.insertText(piece)
            yield
        self.highlighter.expect_long(on=False)


class Filling(QObject):
    """Make filled texts, one after the other."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._waiting: list[tuple[str, Callable[[FilledText], object]]] = []
        self._steps: Iterator[None] | None = None
        self._made: FilledText | None = None
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Say whether a text is being laid out or waits."""
        return bool(self._waiting)

    def fill(self, text: str, then: Callable[[FilledText], object]) -> None:
        """Lay a text out, then call `then` with it."""
        self._waiting.append((text, then))
        self._next.start()

    def end(self) -> None:
        """Lay out no more."""
        self._waiting.clear()
        self._next.stop()

    def _go_on(self) -> None:
        if self._made is None or self._steps is None:
            self._made = FilledText(self._look, self._waiting[0][0])
            self._steps = self._made.fill()
        if next(self._steps, self) is not self:
            return
        made, self._made, self._steps = self._made, None, None
        _, then = self._waiting.pop(0)
        if not self._waiting:
            self._next.stop()
        then(made)
