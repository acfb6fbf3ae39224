"""The strip over the board: what is asked, what can be reached, and moves that lead nowhere."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Handle
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import tr
from designer.ui.preview.elided import ElidedLabel

__all__ = ["PromptStrip"]


class PromptStrip(QWidget):
    """Say what can be done now.

    Attributes:
        list_asked: the list of targets is wanted.
    """

    list_asked = Signal()

    def __init__(
        self, look: Look, press: Callable[[Handle], object], parent: QWidget | None = None
    ) -> None:
        """Show nothing yet; `press` makes the move of a button."""
        super().__init__(parent)
        self._look = look
        self._press = press
        self._asks = False
        self._sign = QLabel()
        self._text = ElidedLabel(look)
        self._text.setFont(font("ui", 13, 500))
        self.buttons: list[Button] = []
        self.list_button = IconButton(
            look,
            "list",
            tr("Targets"),
            shortcut="Ctrl+L",
            explanation=tr("Choose from a list"),
            size=26,
        )
        self.list_button.clicked.connect(lambda _=False: self.list_asked.emit())
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 5, 8, 5)
        self._row.setSpacing(8)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self.list_button)
        look.changed.connect(self._show_sign)

    @property
    def text(self) -> str:
        """Give the sentence shown."""
        return self._text.text()

    def show_offer(
        self,
        text: str,
        handles: Sequence[Handle],
        n_targets: int,
        *,
        asks: bool,
        cancel: Callable[[], object] | None = None,
    ) -> None:
        """Show what is offered.

        Args:
            text: a sentence.
            handles: moves without a target: they get buttons.
            n_targets: how many targets are lit.
            asks: a question is open.
            cancel: takes back what the question began with, or None where it cannot be.
        """
        self._asks = asks
        self._text.setText(text)
        self.setAccessibleName(text)
        self.list_button.setVisible(n_targets > 0)
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for handle in handles:
            button = Button(self._look, handle.label, small=True, parent=self)
            button.clicked.connect(lambda _=False, h=handle: self._press(h))
            self._row.insertWidget(self._row.count() - 1, button)
            button.show()
            self.buttons.append(button)
        if cancel is not None:
            button = Button(self._look, tr("Cancel"), small=True, keys="Esc", parent=self)
            button.setToolTip(tr("Take back what this began with (Esc)"))
            button.clicked.connect(lambda _=False: cancel())
            self._row.insertWidget(self._row.count() - 1, button)
            button.show()
            self.buttons.append(button)
        self._show_sign()
        self.setVisible(bool(text))
        self.adjustSize()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw a plate; an open question has the colour of what is chosen."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.accent if self._asks else theme.border), 1.4))
        painter.setBrush(QColor(theme.soft if self._asks else theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _show_sign(self) -> None:
        name, token = ("circle-help", "softtext") if self._asks else ("hexagon", "muted")
        self._sign.setPixmap(self._look.pixmap(name, token, 18, self.devicePixelRatioF()))
        self._text.token = "softtext" if self._asks else "text"
        self.update()
