"""Where everything of the preview stands: panels round the board, at every size of the window."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from designer.paint.look import Look
from designer.ui.kit.bars import MessageBar
from designer.ui.preview.balloon import RefusalBalloon
from designer.ui.preview.banner import EndBanner
from designer.ui.preview.board import PlayBoard
from designer.ui.preview.browsing import PileBrowser
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.control import PlayControl
from designer.ui.preview.faces import Faces
from designer.ui.preview.flights import Flights
from designer.ui.preview.hand import HandPanel
from designer.ui.preview.handover import HandOver
from designer.ui.preview.large import LargePiece
from designer.ui.preview.market import PieceChip
from designer.ui.preview.mats import MatTable
from designer.ui.preview.question import QuestionPanel
from designer.ui.preview.sides import CommonPanel, PlayersPanel
from designer.ui.preview.stepper import StepBar
from designer.ui.preview.strip import PromptStrip
from designer.ui.preview.topbar import TopBar
from designer.ui.preview.zoom import ZoomBar

__all__ = ["PreviewFrame"]

_NARROW = 1060  # below this width the side panels lie over the board, one at a time
_PLAYERS_WIDTH, _COMMON_WIDTH = 238, 336
_MARGIN = 12
_LEAST = QSize(600, 400)
_STRIP = QSize(360, 38)
# From this height of the window on, cards in hand are so wide.
_CARD_WIDTHS = ((1300, 160.0), (840, 126.0), (660, 104.0), (0, 84.0))


class PreviewFrame(QWidget):
    """Hold the preview's parts."""

    def __init__(
        self, look: Look, control: PlayControl, faces: Faces, parent: QWidget | None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.control = control
        self.top = TopBar(look, control)
        self.message = MessageBar(look)
        self.stepper = StepBar(look, control)
        self.players = PlayersPanel(look, faces)
        self.board = PlayBoard(look)
        self.mats = MatTable(look, faces)
        self.ground: QWidget = self.board
        self.hand = HandPanel(look, faces, control.press)
        self.common = CommonPanel(look, faces, control.round_before)
        self.setup_place = QVBoxLayout()
        self._middle = QHBoxLayout()
        self._body = QHBoxLayout()
        self._lay_out()
        self.strip = PromptStrip(look, control.press, self.board)
        self.zoom = ZoomBar(look, self.board)
        self.banner = EndBanner(look, self.board)
        self.balloon = RefusalBalloon(look, self)
        self.large = LargePiece(look, faces, self)
        self.flights = Flights(faces, self)
        self.question = QuestionPanel(look, faces, control.press, self.mats)
        self.browser = PileBrowser(look, faces, self.mats)
        self.handover = HandOver(look, self)
        for panel in (self.question, self.browser):
            panel.installEventFilter(self)
        self._is_narrow = False
        self.top.players_toggled.connect(lambda shown: self._show_side(self.players, shown=shown))
        self.top.market_toggled.connect(lambda shown: self._show_side(self.common, shown=shown))

    @property
    def card_width(self) -> float:
        """Give how wide cards in hand are."""
        return next(width for least, width in _CARD_WIDTHS if self.height() >= least)

    @property
    def is_narrow(self) -> bool:
        """Say whether side panels lie over the board."""
        return self._is_narrow

    def press_main(self) -> None:
        """Do what the main button says, whatever has the keyboard: Enter on a card takes the card."""
        if self.handover.isVisible():
            self.handover.taken.emit()
        else:
            self.hand.press_main()

    def pieces(self) -> Iterator[PieceWidget | PieceChip]:
        """Give every piece that is shown somewhere."""
        yield from self.hand.widgets()
        yield from self.common.market.widgets()
        if self.has_mats:
            yield from self.mats.widgets()
            yield from self.browser.widgets()

    @property
    def has_mats(self) -> bool:
        """Say whether the game has no board: what lies before the seats is shown instead."""
        return self.ground is self.mats

    def use_mats(self, *, on: bool) -> None:
        """Show what lies before the seats instead of a board."""
        self.ground = self.mats if on else self.board
        self.mats.setVisible(on)
        self.board.setVisible(not on)
        self.zoom.setVisible(not on)
        self.top.players.setVisible(not on)
        self.players.setVisible(not on and not self._is_narrow)
        self._players_line.setVisible(not on)
        for overlay in (self.strip, self.banner):
            was_hidden = overlay.isHidden()
            overlay.setParent(self.ground)
            overlay.setHidden(was_hidden)

    def place_overlays(self) -> None:
        """Place what floats over the board."""
        room = self.ground.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        hint = self.strip.sizeHint()
        width = min(hint.width(), room.width())
        at = room.topLeft()
        if self.has_mats:  # beside the name of the one who sits here
            at = QPoint(room.right() - width, self.mats.foot - hint.height() - 2)
            self._place_over_mats()
        self.strip.setGeometry(QRect(at, QSize(width, hint.height())))
        self.strip.raise_()
        size = self.zoom.sizeHint()
        corner = QPoint(room.right() - size.width(), room.bottom() - size.height())
        self.zoom.setGeometry(QRect(corner, size))
        # The strip's words change with each move: a fitted board stays clear of its place, not of them.
        wide = room.width() if self._is_narrow else min(room.width(), _STRIP.width())
        place = QRectF(QRect(room.topLeft(), QSize(wide, _STRIP.height())))
        self.board.set_covered((place, QRectF(self.zoom.geometry())))
        size = self.banner.sizeHint().boundedTo(room.size())
        at = room.center() - QPoint(size.width() // 2, size.height() // 2)
        self.banner.setGeometry(QRect(at, size))
        top = self.top.geometry().bottom() + 1
        if self._is_narrow:
            height = self.height() - top
            right = self.width() - _COMMON_WIDTH
            self.common.setGeometry(right, top, _COMMON_WIDTH, height)
            self.players.setGeometry(0, top, _PLAYERS_WIDTH, height)
            for panel in (self.players, self.common):
                panel.raise_()
            self.large.raise_()
        self.handover.setGeometry(0, top, self.width(), self.height() - top)
        self.handover.raise_()

    def _place_over_mats(self) -> None:
        """Questions lie over the middle of the table, between what belongs to the seats."""
        room = self.mats.rect()
        for panel in (self.question, self.browser):
            size = panel.sizeHint().boundedTo(room.size())
            at = room.center() - QPoint(size.width() // 2, size.height() // 2)
            panel.setGeometry(QRect(at, size))
        self._tell_covered()

    def _tell_covered(self) -> None:
        panels = (self.question, self.browser)
        self.mats.set_covered([panel.geometry() for panel in panels if not panel.isHidden()])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What a question or a pile lay over can be reached again when it goes."""
        if event.type() == QEvent.Type.Hide:
            self._tell_covered()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the panels to the room there is."""
        super().resizeEvent(event)
        width = event.size().width()
        self.top.show_width(width)
        if (width < _NARROW) != self._is_narrow:
            self._set_narrow(narrow=width < _NARROW)
        self.place_overlays()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's own name
        """While everything is covered, the keyboard stays where it is seen."""
        if self.handover.isVisible():
            self.handover.button.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(next)

    def event(self, event: QEvent) -> bool:
        """Place what floats over the board once sizes are known."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.place_overlays()
        return super().event(event)

    def _lay_out(self) -> None:
        self.players.setFixedWidth(_PLAYERS_WIDTH)
        self.common.setFixedWidth(_COMMON_WIDTH)
        self.common.setAutoFillBackground(True)
        for row in (self._middle, self._body):
            row.setSpacing(0)
        self._middle.addWidget(self.players)
        self._players_line = _rule(vertical=True)
        self._middle.addWidget(self._players_line)
        self._middle.addWidget(self.board, 1)
        self._middle.addWidget(self.mats, 1)
        self.mats.hide()
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(self._middle, 1)
        left.addWidget(_rule(vertical=False))
        left.addWidget(self.hand)
        self._body.addLayout(left, 1)
        self._body.addWidget(_rule(vertical=True))
        self._body.addWidget(self.common)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addLayout(self.setup_place)
        column.addWidget(self.message)
        column.addWidget(self.stepper)
        column.addLayout(self._body, 1)
        # Where room lacks the panels go over the board, so that their widths need not add up.
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(_LEAST)

    def _set_narrow(self, *, narrow: bool) -> None:
        self._is_narrow = narrow
        if narrow:
            self._middle.removeWidget(self.players)
            self._body.removeWidget(self.common)
        else:
            self._middle.insertWidget(0, self.players)
            self._body.addWidget(self.common)
        self.top.players.setChecked(not narrow)
        self.top.market.setChecked(not narrow)

    def _show_side(self, panel: QWidget, *, shown: bool) -> None:
        panel.setVisible(shown)
        if shown and self._is_narrow:
            other = self.top.market if panel is self.players else self.top.players
            other.setChecked(False)
        self.place_overlays()


def _rule(*, vertical: bool) -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.VLine if vertical else QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setForegroundRole(line.palette().ColorRole.Mid)
    return line
