"""The bar for a game that is only looked at: first, back, on, last, and where one is."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import tr
from designer.ui.preview.control import PlayControl

__all__ = ["StepBar"]


class StepBar(QWidget):
    """Go through the moves of a game.

    Attributes:
        play_asked: somebody wants to play on from here.
    """

    play_asked = Signal()

    def __init__(self, look: Look, control: PlayControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._control = control
        self.first = self._icon("skip-back", tr("First position"), lambda: control.go_to(0))
        self.back = self._words(tr("Previous move"), control.undo)
        self.on = self._words(tr("Next move"), control.redo)
        self.last = self._icon(
            "skip-forward", tr("Last position"), lambda: control.go_to(control.game.n_known)
        )
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Moves"))
        self.slider.valueChanged.connect(control.go_to)
        self._figure = QLabel()
        self._figure.setFont(font("ui", 13, 500))
        self._play = Button(look, tr("Play on from here"), icon="play")
        self._play.clicked.connect(lambda _=False: self.play_asked.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        for widget in (self.first, self.back, self.on, self.last):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        row.addWidget(self._figure)
        row.addWidget(self._play)
        self.hide()

    @property
    def text(self) -> str:
        """Give where one is, in words."""
        return self._figure.text()

    def show_game(self) -> None:
        """Show where one is in the game; hidden where the game is played."""
        control = self._control
        self.setVisible(control.is_watching)
        if not control.is_watching:
            return
        made, known = len(control.game.steps), control.game.n_known
        self._figure.setText(tr("Move {made} of {known}", made=made, known=known))
        self._play.setEnabled(control.game.outcome is None)
        over = (
            "" if control.game.outcome is None else tr("Here the game is over; go back a little.")
        )
        self._play.setToolTip(over)
        self.slider.blockSignals(True)  # the game leads, the slider follows
        self.slider.setRange(0, known)
        self.slider.setValue(made)
        self.slider.blockSignals(False)
        ways: tuple[tuple[QWidget, bool], ...] = (
            (self.first, made > 0),
            (self.back, made > 0),
            (self.on, made < known),
            (self.last, made < known),
        )
        for button, is_open in ways:
            button.setEnabled(is_open)

    def _words(self, text: str, slot: Callable[[], object]) -> Button:
        """Give a button with words: arrows alone look like those of a browser."""
        button = Button(self._look, text, small=True)
        button.clicked.connect(lambda _=False: slot())
        return button

    def _icon(self, icon: str, name: str, slot: Callable[[], object]) -> IconButton:
        button = IconButton(self._look, icon, name, size=30)
        button.clicked.connect(lambda _=False: slot())
        return button
