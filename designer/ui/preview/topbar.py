"""The bar at the top: what is played, whose turn it is, back and forth, bots, a new game."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QLabel, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import mark, tr
from designer.ui.preview.control import SPEEDS, PlayControl
from designer.ui.preview.elided import ElidedLabel
from designer.ui.preview.pill import TurnPill

__all__ = ["SPEED_WORDS", "TopBar"]

SPEED_WORDS = {
    "slow": mark("Bots move slowly"),
    "normal": mark("Bots move steadily"),
    "fast": mark("Bots move fast"),
    "at once": mark("Bots move at once"),
}
_FAINT = 0.4  # of what can be pressed only to hear why not
_SPEEDS_FROM = 860  # from this width on, the speed of bots stands in the bar
_ROOMY = 1180  # from this width on, buttons have words


class TopBar(QWidget):
    """Show and steer the game as a whole.

    Attributes:
        restart_asked: the same seed again; new_asked: the strip for a new game; close_asked;
            menu_asked: further things to do; players_toggled, market_toggled: show or hide a panel.
    """

    restart_asked = Signal()
    new_asked = Signal()
    close_asked = Signal()
    menu_asked = Signal()
    players_toggled = Signal(bool)
    market_toggled = Signal(bool)

    def __init__(self, look: Look, control: PlayControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._control = control
        self._title = QLabel(tr("Preview"))
        self._title.setFont(font("ui", 15, 600))
        self._subtitle = ElidedLabel(look, "muted")
        self._subtitle.setFont(font("ui", 13, 400))
        self.pill = TurnPill()
        self.players = self._toggle("users", tr("Players"), self.players_toggled)
        self.market = self._toggle("shopping-cart", tr("Market and log"), self.market_toggled)
        self.undo = self._icon("undo-2", tr("Undo"), control.undo, "Ctrl+Z")
        self._faint = QGraphicsOpacityEffect(self.undo)
        self._faint.setOpacity(_FAINT)
        self._faint.setEnabled(False)
        self.undo.setGraphicsEffect(self._faint)
        self.redo = self._icon("redo-2", tr("Redo"), control.redo, "Ctrl+Y")
        self.step = self._icon("step-forward", tr("One bot move"), control.step_bot, "Ctrl+Right")
        self.pause = IconButton(
            look, "pause", tr("Let bots wait"), shortcut="Ctrl+P", checkable=True, size=32
        )
        self.pause.clicked.connect(lambda checked: control.set_running(not checked))
        self.speed = ComboBox(look)
        for speed in SPEEDS:
            self.speed.addItem(tr(SPEED_WORDS[speed]), speed)
        self.speed.setCurrentIndex(list(SPEEDS).index(control.speed))
        self.speed.setAccessibleName(tr("Speed of bots"))
        self.speed.setToolTip(tr("How fast bots move"))
        self.speed.currentIndexChanged.connect(
            lambda _index: control.set_speed(str(self.speed.currentData()))
        )
        self.new = Button(look, tr("New game"), icon="dices")
        self.restart = Button(look, tr("Restart, same seed"), icon="rotate-ccw")
        self.new.clicked.connect(lambda _=False: self.new_asked.emit())
        self.restart.clicked.connect(lambda _=False: self.restart_asked.emit())
        self.new_icon = self._icon("dices", tr("New game"), self.new_asked.emit)
        self.restart_icon = self._icon(
            "rotate-ccw", tr("Restart, same seed"), self.restart_asked.emit
        )
        self.more = self._icon("ellipsis-vertical", tr("More"), self.menu_asked.emit)
        self.close_button = self._icon(
            "x", tr("Close the preview"), self.close_asked.emit, "Ctrl+W"
        )
        self._lay_out()
        look.changed.connect(self.update)

    def show_game(self, subtitle: str, colour: str, sentence: str) -> None:
        """Show what is played and whose turn it is."""
        self._subtitle.setText(subtitle)
        self.pill.show_turn(colour, sentence)
        game = self._control.game
        # What may not be taken back can still be pressed: then the balloon says why.
        why = game.why_not_back()
        self.undo.setEnabled(bool(game.steps))
        self._faint.setEnabled(bool(game.steps and why))
        self.undo.setToolTip(why or tr("Undo (Ctrl+Z)"))
        self.redo.setEnabled(game.can_redo)
        self.step.setEnabled(game.bot_is_to_move)
        self.pause.setChecked(not self._control.is_running)

    def choose_speed(self, speed: str) -> None:
        """Choose how fast bots move, as in the list."""
        self.speed.setCurrentIndex(self.speed.findData(speed))

    def show_width(self, width: int) -> None:
        """Have words on the buttons where there is room, else icons."""
        roomy = width >= _ROOMY
        for words, icon in ((self.new, self.new_icon), (self.restart, self.restart_icon)):
            words.setVisible(roomy)
            icon.setVisible(not roomy)
        self._subtitle.setVisible(width >= 1000)
        self._title.setVisible(width >= 940)
        self.speed.setVisible(width >= _SPEEDS_FROM)  # it is in the menu too
        self.step.setVisible(width >= _SPEEDS_FROM)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the ground and a line under it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.window))
        painter.setPen(QColor(self._look.theme.border))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 8, 4)
        row.setSpacing(6)
        row.addWidget(self.players)
        row.addWidget(self._title)
        row.addSpacing(4)
        row.addWidget(self._subtitle, 3)
        row.addWidget(self.pill, 0, Qt.AlignmentFlag.AlignCenter)
        row.addStretch(1)
        for widget in (self.undo, self.redo, _line(), self.step, self.pause, self.speed, _line()):
            row.addWidget(widget)
        for widget in (self.new, self.restart, self.new_icon, self.restart_icon):
            row.addWidget(widget)
        for widget in (self.more, self.market, self.close_button):
            row.addWidget(widget)
        self.setFixedHeight(48)

    def _icon(
        self, icon: str, name: str, slot: Callable[[], object], shortcut: str = ""
    ) -> IconButton:
        button = IconButton(self._look, icon, name, shortcut=shortcut, size=32)
        button.clicked.connect(lambda _=False: slot())
        return button

    def _toggle(self, icon: str, name: str, signal: SignalInstance) -> IconButton:
        button = IconButton(self._look, icon, name, checkable=True, size=32)
        button.setChecked(True)
        button.toggled.connect(signal)
        return button


def _line() -> QWidget:
    line = QWidget()
    line.setFixedWidth(9)
    return line
