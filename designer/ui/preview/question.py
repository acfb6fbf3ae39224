"""A question over the table: what happens, the piece it is about, and every answer to choose from."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Handle, Piece, Question
from designer.ui.kit.buttons import Button
from designer.ui.preview.answer import AnswerRow
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces
from designer.ui.preview.flow import Flow

__all__ = ["QuestionPanel"]

_WIDTH, _FACE, _CARD = 620, 132.0, 112.0
_FIRST = -1000  # numbers of pieces that only stand for an answer


class QuestionPanel(QWidget):
    """Ask something before the table goes on.

    Attributes:
        entered, left: of the pieces to choose from.
        answers: what can be chosen, in the order shown.
    """

    entered = Signal(QWidget)
    left = Signal()

    def __init__(
        self, look: Look, faces: Faces, press: Callable[[Handle], object], parent: QWidget
    ) -> None:
        """Ask nothing yet; `press` makes the move of an answer."""
        super().__init__(parent)
        self._look, self._faces, self._press = look, faces, press
        self._question: Question | None = None
        self.answers: list[Handle] = []
        self._about = PieceWidget(look, faces)
        self._about.entered.connect(self.entered)
        self._about.left.connect(self.left)
        self._title = QLabel()
        self._title.setFont(font("ui", 15, 600))
        self._text = QLabel()
        self._text.setFont(font("ui", 13, 400))
        self._rule = QLabel(self)
        self._rule.setFont(font("code", 11, 400))
        for label in (self._title, self._text):
            label.setWordWrap(True)
        self._inner = QWidget(self)
        self._area = QScrollArea()
        self._area.setWidget(self._inner)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        words = QVBoxLayout()
        words.setSpacing(6)
        for part in (self._title, self._text):
            words.addWidget(part)
        words.addWidget(self._area, 1)
        words.addLayout(self._buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 12, 16, 10)
        row.setSpacing(14)
        row.addWidget(self._about, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        look.changed.connect(self._colour)
        self._colour()
        self.hide()

    def widgets(self) -> Iterator[PieceWidget]:
        """Give the pieces to choose from."""
        every = self._inner.findChildren(PieceWidget)
        yield from (widget for widget in every if widget.piece.id < _FIRST)  # no others do

    def ask(self, question: Question | None) -> None:
        """Ask; None asks nothing any more."""
        if question is None:
            self._question = None
            self.hide()
            return
        if question == self._question and self.isVisible():
            return
        self._question = question
        self._title.setText(question.title)
        self._text.setText(question.text)
        self._text.setVisible(bool(question.text))
        self._rule.setText(question.rule)
        self._about.setVisible(bool(question.face))
        if question.face:
            self._about.show_piece(Piece(_FIRST, question.face, question.title), _FACE)
        self.setAccessibleName(f"{question.title} {question.text}".strip())
        self._show_answers(question)
        self.adjustSize()
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to the first answer."""
        rows = self._inner.findChildren(AnswerRow)
        stops = [*rows, *self.widgets(), *self.findChildren(Button)]
        if stops:
            stops[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        """Be as high as the answers, up to what the table can spare."""
        parent = self.parentWidget()
        most = parent.height() - 40 if parent is not None else 480
        width = min(_WIDTH, parent.width() - 24 if parent is not None else _WIDTH)
        room = width - 30 - (round(_FACE) + 24 if self._about.isVisibleTo(self) else 0)
        layout = self._inner.layout()
        inner = layout.heightForWidth(room) if layout is not None else 0
        inner = inner if inner > 0 else self._inner.sizeHint().height()
        head = self._title.heightForWidth(room) + 44
        head += self._text.heightForWidth(room) + 6 if self._text.isVisibleTo(self) else 0
        least = round(_FACE * 1.4) + 34 if self._about.isVisibleTo(self) else 0
        return QSize(width, min(most, max(least, head + inner + 26)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose, Esc declines."""
        number = event.key() - Qt.Key.Key_1
        declines = [h for h in self.answers if h.declines]
        if 0 <= number < min(9, len(self.answers)):
            self._press(self.answers[number])
        elif event.key() == Qt.Key.Key_Escape and declines:
            self._press(declines[0])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw a plate with a shade."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(theme.accent), 1.6))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(frame, 10, 10)

    def _show_answers(self, question: Question) -> None:
        own = [h for h in question.handles if h.declines or (h.button and not h.face)]
        chosen = [h for h in question.handles if h not in own]
        if not chosen and not question.beside and not any(h.declines for h in own):
            chosen, own = own, []
        self.answers = [*chosen, *own]
        self._inner = QWidget(self)
        if (chosen or question.beside) and all(h.face and not h.note for h in chosen):
            self._show_cards(chosen, question.beside)
        else:
            self._show_rows(chosen)
        self._area.setWidget(self._inner)
        while self._buttons.count():
            item = self._buttons.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None and widget is not self._rule:
                widget.hide()
                widget.deleteLater()
        for handle in own:
            button = Button(
                self._look, handle.label, small=True, keys="Esc" if handle.declines else ""
            )
            button.clicked.connect(lambda _=False, h=handle: self._press(h))
            self._buttons.addWidget(button)
            button.show()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._rule)

    def _show_rows(self, handles: list[Handle]) -> None:
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(5)
        for number, handle in enumerate(handles):
            row = AnswerRow(self._look, handle, number + 1)
            row.clicked.connect(lambda h=handle: self._press(h))
            column.addWidget(row)
        column.addStretch(1)

    def _show_cards(self, handles: list[Handle], beside: Iterable[Piece]) -> None:
        flow = Flow()
        self._inner.setLayout(flow)
        for number, handle in enumerate(handles):
            widget = PieceWidget(self._look, self._faces, self._inner)
            piece = Piece(_FIRST - 1 - number, handle.face, handle.label)
            widget.show_piece(piece, _CARD, choosable=True, marked=True)
            widget.clicked.connect(lambda _piece, h=handle: self._press(h))
            widget.entered.connect(self.entered)
            widget.left.connect(self.left)
            flow.addWidget(widget)
        for other in beside:
            widget = PieceWidget(self._look, self._faces, self._inner)
            widget.show_piece(other, _CARD)
            widget.entered.connect(self.entered)
            widget.left.connect(self.left)
            flow.addWidget(widget)

    def _colour(self) -> None:
        theme = self._look.theme
        for label, colour in (
            (self._title, theme.text),
            (self._text, theme.muted),
            (self._rule, theme.muted),
        ):
            label.setStyleSheet(f"color: {colour}; background: transparent")
        self._area.setStyleSheet("background: transparent")
        self.update()
