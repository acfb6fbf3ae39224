"""The preview's window: board, players, market, hand and log round one `PlayControl`."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from designer.api import Compiled, GamePlugin, SetUp
from designer.documents import Document, Project
from designer.engine.game import Refusal
from designer.paint.look import Look
from designer.play.table import Handle, Hold
from designer.session.preview import HUMAN, Chooser, PreviewGame
from designer.ui.preview import grip
from designer.ui.preview.balloon import RefusalBalloon
from designer.ui.preview.banner import EndBanner
from designer.ui.preview.board import PlayBoard
from designer.ui.preview.control import SPEEDS, PlayControl
from designer.ui.preview.faces import Faces
from designer.ui.preview.hand import HandPanel
from designer.ui.preview.large import LargePiece
from designer.ui.preview.setup import SetupBar, new_seed
from designer.ui.preview.sides import CommonPanel, PlayersPanel
from designer.ui.preview.strip import PromptStrip
from designer.ui.preview.topbar import TopBar
from designer.ui.preview.zoom import ZoomBar

__all__ = ["PreviewWindow", "open_preview"]

_MOST_PLAYERS = 8
_NARROW = 1060  # below this width only one side panel fits beside the board


class PreviewWindow(QWidget):
    """Play a compiled game.

    Attributes:
        closed: the window is going away.
        rule_asked: id of a rule that somebody wants to read.
    """

    closed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        plugin: GamePlugin,
        compiled: Compiled,
        project: Project,
        look: Look,
        parent: QWidget | None = None,
        *,
        document: Document,
        bots: Mapping[str, Chooser],
        seats: Sequence[str] | None = None,
        seed: int | None = None,
    ) -> None:
        """Show a new game.

        Args:
            plugin: of the game.
            compiled: what is played; it must hold a game.
            project: where faces come from, as it is on screen.
            look: the theme.
            parent: the main window, or None.
            document: what was compiled; other numbers of players are compiled from it.
            bots: by id.
            seats: per seat a bot's id or `HUMAN`; by default a human and then bots.
            seed: of the game; by default a new one.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._plugin, self._project, self._look = plugin, project, look
        self._document, self._bots = document, dict(bots)
        self._compiled = {compiled.game.n_seats: compiled}
        if seats is None:
            bot = next(iter(self._bots), HUMAN)
            seats = [HUMAN, *[bot] * (compiled.game.n_seats - 1)]
        first = PreviewGame(compiled.game, seats, new_seed() if seed is None else seed, self._bots)
        self.control = PlayControl(plugin, first, self)
        faces = Faces(plugin, project)
        self.top = TopBar(look, self.control)
        self.players = PlayersPanel(look)
        self.board = PlayBoard(look)
        self.hand = HandPanel(look, faces)
        self.common = CommonPanel(look, faces, self.control.round_before)
        self.setup_bar: SetupBar | None = None
        self._setup_place = QVBoxLayout()
        self._lay_out()
        self.strip = PromptStrip(look, self.board)
        self.zoom = ZoomBar(look, self.board)
        self.banner = EndBanner(look, self.board)
        self.balloon = RefusalBalloon(look, self)
        self.large = LargePiece(look, faces, self)
        self._connect()
        self._add_shortcuts()
        self._title = ""
        self._ended = False
        self._asked_at: QPoint | None = None
        self.menu: QMenu | None = None
        self._show_compiled(compiled)
        self.resize(QSize(1440, 900))
        self._refresh()
        self.control.start()

    def _lay_out(self) -> None:
        self.players.setFixedWidth(238)
        self.common.setFixedWidth(336)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.players)
        middle.addWidget(_rule(vertical=True))
        middle.addWidget(self.board, 1)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(middle, 1)
        left.addWidget(_rule(vertical=False))
        left.addWidget(self.hand)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addLayout(left, 1)
        body.addWidget(_rule(vertical=True))
        body.addWidget(self.common)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addLayout(self._setup_place)
        column.addLayout(body, 1)

    def _connect(self) -> None:
        control = self.control
        control.changed.connect(self._refresh)
        control.refused.connect(self._on_control_refused)
        control.asked.connect(self._on_control_asked)
        self.board.space_chosen.connect(self._on_board_space_chosen)
        self.board.bar_chosen.connect(self._on_board_bar_chosen)
        self.board.ground_chosen.connect(self._put_down)
        for panel in (self.hand, self.common.market):
            panel.clicked.connect(self._on_piece_clicked)
            panel.entered.connect(self.large.expect)
            panel.left.connect(self.large.dismiss)
        self.hand.pressed.connect(control.press)
        self.strip.pressed.connect(control.press)
        self.strip.list_asked.connect(self.show_targets)
        self.common.line_chosen.connect(control.go_to)
        self.banner.again_asked.connect(lambda: control.restart(new_seed()))
        self.banner.same_asked.connect(control.restart)
        self.balloon.rule_asked.connect(self.rule_asked)
        self.top.restart_asked.connect(control.restart)
        self.top.new_asked.connect(self.toggle_setup)
        self.top.close_asked.connect(self.close)
        self.top.players_toggled.connect(lambda shown: self._show_side(self.players, shown=shown))
        self.top.market_toggled.connect(lambda shown: self._show_side(self.common, shown=shown))
        self._look.changed.connect(self._refresh)

    def _add_shortcuts(self) -> None:
        for keys, slot in (
            (QKeySequence.StandardKey.Undo, self.control.undo),
            (QKeySequence.StandardKey.Redo, self.control.redo),
            ("Ctrl+Y", self.control.redo),
            ("Ctrl+Right", self.control.step_bot),
            ("Ctrl+P", lambda: self.control.set_running(not self.control.is_running)),
            ("Ctrl+L", self.show_targets),
            ("Ctrl+W", self.close),
            ("Ctrl+0", lambda: self.board.zoom_to(1.0)),
            ("Ctrl+9", self.board.fit),
        ):
            # Ctrl+Y is Redo already on some systems; the same keys twice would do nothing at all.
            sequence = QKeySequence(keys)
            known = (s.key() for s in self.findChildren(QShortcut))
            if sequence not in known:
                QShortcut(sequence, self, slot)

    # What is shown

    def _show_compiled(self, compiled: Compiled) -> None:
        inspection = self._plugin.inspect(self._project, self._document)
        if inspection is not None and inspection.scene is not None:
            self._title = inspection.scene.title
            self.board.show_board(inspection.scene)
        self.players.show_missing(compiled.missing)

    def _refresh(self) -> None:
        control = self.control
        table, game, may = control.table, control.game, control.may_act
        self.balloon.hide()
        self.large.dismiss()
        self._show_turn()
        self.players.show_players(table, [self._who(s) for s in game.seats], game.seat_to_move)
        glide = 0 if control.speed == "at once" else min(320, SPEEDS[control.speed] // 2 + 40)
        self.board.show_table(table, glide_ms=glide)
        lit = grip.targets(table, control.held) if may else ()
        self.board.show_targets(lit, dims=control.held is not None and bool(lit))
        self.hand.show_table(table, control.held, self._card_width(), may_act=may)
        self.common.show_table(table, control.held, may_act=may)
        self.common.log.show_steps(game.steps, [seat.colour for seat in table.seats])
        self._show_strip(lit)
        self._show_end()

    def _show_turn(self) -> None:
        control = self.control
        game, table = control.game, control.table
        n, seed = game.game.n_seats, game.seed
        subtitle = f"{self._title}, {n} player{'s' if n != 1 else ''}, seed {seed}"
        self.setWindowTitle(f"Preview: {subtitle}")
        seat = game.seat_to_move
        if seat is None:
            self.top.show_game(subtitle, "", "The game is over")
            return
        plate = table.seats[seat]
        when = f", round {table.round}" if table.round else ""
        waits = ", waiting" if game.bot_is_to_move and not control.is_running else ""
        self.top.show_game(subtitle, plate.colour, f"{plate.name}{when}{waits}")

    def _show_strip(self, lit: Sequence[Handle]) -> None:
        control = self.control
        table = control.table
        if not control.may_act:
            self.strip.show_offer("", (), 0, asks=False)
            return
        loose = grip.loose(table, control.held)
        text = table.prompt
        if control.held is not None:
            found = grip.find_piece(table, control.held)
            name = found[1].title if found else ""
            n = len({(h.target_hex, h.target_bar, h.target_piece) for h in lit})
            text = f"{name}: {n} target{'s' if n != 1 else ''}" if n else name
            if any(h.price for h in lit):
                text += "; the number is the price"
        self.strip.show_offer(text, loose, len(lit), asks=grip.is_question(table))
        self._place_overlays()

    def _show_end(self) -> None:
        outcome = self.control.game.outcome
        if outcome is None:
            self.banner.hide()
        elif not self._ended:
            self.banner.show_outcome(outcome, self.control.table.seats)
            self._place_overlays()
        self._ended = outcome is not None

    @staticmethod
    def _who(bot: str) -> str:
        return "you" if bot == HUMAN else f"{bot} bot"

    def _card_width(self) -> float:
        height = self.height()
        return next(
            w for least, w in ((1300, 160), (840, 126), (660, 104), (0, 84)) if height >= least
        )

    # What is done

    def show_targets(self) -> None:
        """List everything that can be done with what is in hand, to choose from by keys."""
        handles = list(grip.offers(self.control.table, self.control.held))
        if self.control.held is None:
            handles = list(self.control.table.handles)
        if handles and self.control.may_act:
            at = self.strip.mapToGlobal(QPoint(0, self.strip.height() + 2))
            self._open_menu(handles, at)

    def toggle_setup(self) -> None:
        """Show or hide the strip for a new game."""
        if self.setup_bar is None:
            counts = [n for n in range(1, _MOST_PLAYERS + 1) if self._game_for(n) is not None]
            self.setup_bar = SetupBar(self._look, counts, list(self._bots))
            self.setup_bar.started.connect(self._on_setup_started)
            self._setup_place.addWidget(self.setup_bar)
        else:
            self.setup_bar.setVisible(not self.setup_bar.isVisible())
        game = self.control.game
        names = [seat.name for seat in self.control.table.seats]
        self.setup_bar.show_setup(game.seats, game.seed, names)

    def _game_for(self, players: int) -> Compiled | None:
        if players not in self._compiled:
            set_up = SetUp(players=players)
            self._compiled[players] = self._plugin.compile(self._project, self._document, set_up)
        found = self._compiled[players]
        return found if found.game is not None and found.game.n_seats == players else None

    def _put_down(self) -> None:
        self.balloon.hide()
        self.control.hold(None)

    def _open_menu(self, handles: Sequence[Handle], at: QPoint) -> None:
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for handle in handles:
            price = f"\t{handle.price}" if handle.price else ""
            action = QAction(f"{handle.label}{price}".replace("&", "&&"), menu)
            action.triggered.connect(lambda _=False, h=handle: self.control.press(h))
            action.hovered.connect(lambda h=handle: self.board.point_at(h))
            menu.addAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(at)

    def _on_setup_started(self, seats: Sequence[str], seed: int) -> None:
        compiled = self._game_for(len(seats))
        if compiled is None:
            return
        if compiled.game is not self.control.game.game:
            self._show_compiled(compiled)
        self.control.new_game(compiled.game, seats, seed, self._bots)
        if self.setup_bar is not None:
            self.setup_bar.hide()

    def _on_piece_clicked(self, piece: int) -> None:
        sender = self.sender()
        self._asked_at = None
        for widget in (*self.hand.widgets(), *self.common.market.widgets()):
            if widget.piece.id == piece and sender is not None:
                self._asked_at = widget.mapTo(self, widget.rect().center())
                break
        self.control.click_piece(piece)

    def _on_board_space_chosen(self, space: object) -> None:
        self._asked_at = self._on_board(self.board.place_of(space, None))  # type: ignore[arg-type]  # a Hex
        self.control.click_hex(space)  # type: ignore[arg-type]  # a Hex

    def _on_board_bar_chosen(self, bar: int) -> None:
        self._asked_at = self._on_board(self.board.place_of(None, bar))
        self.control.click_bar(bar)

    def _on_board(self, place: QPoint | None) -> QPoint | None:
        return None if place is None else self.board.mapTo(self, place)

    def _on_control_refused(self, refusal: Refusal, hold: Hold) -> None:
        self.board.show_refused(hold.target_hex, hold.target_bar)
        at = self._asked_at or self.rect().center()
        self.balloon.show_refusal(refusal, at, QRect(QPoint(0, self.top.height()), self.size()))

    def _on_control_asked(self, handles: Sequence[Handle]) -> None:
        at = self._asked_at or self.rect().center()
        self._open_menu(handles, self.mapToGlobal(at))

    # Keys and sizes

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter ends what the main button ends; Esc puts down what is in hand."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.hand.main_button is not None:
                self.hand.main_button.click()
            case Qt.Key.Key_Escape:
                self._put_down()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the panels to the room there is."""
        super().resizeEvent(event)
        width = event.size().width()
        self.top.show_width(width)
        if width < _NARROW <= (event.oldSize().width() if event.oldSize().isValid() else _NARROW):
            self.top.players.setChecked(False)
        self.hand.show_table(
            self.control.table,
            self.control.held,
            self._card_width(),
            may_act=self.control.may_act,
        )
        self._place_overlays()

    def event(self, event: QEvent) -> bool:
        """Place what floats over the board once sizes are known."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_overlays()
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let nothing go on behind a closed window."""
        self.control.stop()
        self.closed.emit()
        super().closeEvent(event)

    def _show_side(self, panel: QWidget, *, shown: bool) -> None:
        panel.setVisible(shown)
        if shown and self.width() < _NARROW:
            other = self.top.market if panel is self.players else self.top.players
            other.setChecked(False)

    def _place_overlays(self) -> None:
        room = self.board.rect().adjusted(12, 12, -12, -12)
        hint = self.strip.sizeHint()
        self.strip.setGeometry(
            QRect(room.topLeft(), QSize(min(hint.width(), room.width()), hint.height()))
        )
        size = self.zoom.sizeHint()
        self.zoom.setGeometry(
            QRect(QPoint(room.right() - size.width(), room.bottom() - size.height()), size)
        )
        size = self.banner.sizeHint().boundedTo(room.size())
        at = room.center() - QPoint(size.width() // 2, size.height() // 2)
        self.banner.setGeometry(QRect(at, size))


def _rule(*, vertical: bool) -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.VLine if vertical else QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setForegroundRole(line.palette().ColorRole.Mid)
    return line


def open_preview(
    plugin: GamePlugin,
    compiled: Compiled,
    project: Project,
    look: Look,
    parent: QWidget | None = None,
    *,
    document: Document,
    bots: Mapping[str, Chooser],
) -> PreviewWindow:
    """Open the preview on a compiled game and give its window; it deletes itself when closed."""
    window = PreviewWindow(plugin, compiled, project, look, parent, document=document, bots=bots)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    return window
