"""A field that is as high as its text."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QPlainTextEdit

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.forms.controls import field_style

__all__ = ["GrowingText"]

_MOST_LINES = 12


class GrowingText(QPlainTextEdit):
    """A field that is as high as its text; Tab leaves it.

    Attributes:
        edited: the user changed the text.
    """

    edited = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._faulty = False
        self._quiet = False
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)  # the document's history is the only one
        self.setFont(font("ui", 13))
        self.document().setDocumentMargin(2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(tokens().control["field"])
        self.textChanged.connect(self._on_text_changed)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self._fit())
        look.changed.connect(self.restyle)
        self.restyle()

    def text(self) -> str:
        """Give the text."""
        return self.document().toRawText().replace("\u2029", "\n")

    def set_text(self, text: str) -> None:
        """Show a text; the cursor stays where it is as far as it can."""
        if text == self.text():
            return
        self._quiet = True
        place = self.textCursor().position()
        self.setPlainText(text)
        cursor = self.textCursor()
        cursor.setPosition(min(place, len(self.document().toRawText()) - 1 if text else 0))
        self.setTextCursor(cursor)
        self._quiet = False

    def set_faulty(self, on: bool) -> None:
        """Outline the text as faulty or not."""
        self._faulty = on
        self.restyle()

    def restyle(self) -> None:
        """Look as the theme wants it."""
        self.setStyleSheet(field_style(self._look, "QPlainTextEdit", faulty=self._faulty))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        breaks = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        plain = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if breaks and plain and "\n" not in self.text():
            self.focusNextChild()  # a new line is rare in these texts, being done is not
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.verticalScrollBar().maximum() > 0 and self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()  # the form is what should move

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(60, tokens().control["field"])

    def sizeHint(self) -> QSize:
        return QSize(160, self.height())

    def _fit(self) -> None:
        lines = max(1, round(self.document().size().height()))
        step = self.fontMetrics().lineSpacing()
        high = min(lines, _MOST_LINES) * step + 12
        self.setFixedHeight(max(tokens().control["field"], high))
        many = lines > _MOST_LINES
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if many else policy.ScrollBarAlwaysOff
        )

    def _on_text_changed(self) -> None:
        self._fit()
        if not self._quiet:
            self.edited.emit(self.text())
