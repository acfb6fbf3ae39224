"""The preview's window: what is shown of the game, and what clicks and keys do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from designer.api import Compiled, GamePlugin, SetUp
from designer.documents import Document, Project, text_of
from designer.engine.game import Refusal
from designer.hexes import Hex
from designer.paint.look import Look
from designer.play.bots import Bot, RandomBot
from designer.play.table import Handle, Hold
from designer.session.combining import modules_of_game
from designer.session.preview import HUMAN, PreviewGame
from designer.session.saved_games import Found
from designer.ui.kit.languages import spoken, tr, trn
from designer.ui.kit.sizes import keep_window, place_window
from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.compiling import Compiling
from designer.ui.preview.control import SPEEDS, PlayControl
from designer.ui.preview.dragging import Dragging
from designer.ui.preview.elsewhere import look_elsewhere, opens_again
from designer.ui.preview.faces import Faces
from designer.ui.preview.files import GameFiles
from designer.ui.preview.flying import Flying
from designer.ui.preview.frame import PreviewFrame
from designer.ui.preview.keys import Keys
from designer.ui.preview.market import PieceChip
from designer.ui.preview.menus import Menus
from designer.ui.preview.over_mats import connect_mats, show_ground, show_mats
from designer.ui.preview.plates import who_sit
from designer.ui.preview.reach import ReachView
from designer.ui.preview.rules import rule_words
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.setup import SetupBar, new_seed
from designer.ui.preview.spoken import told_in_hand

if TYPE_CHECKING:  # only named
    from designer.ui.window.main_window import MainWindow

__all__ = ["PreviewWindow", "open_preview"]

_MOST_PLAYERS = 8
_LONGEST_MS = 250  # nobody waits longer for a piece


class PreviewWindow(PreviewFrame):
    """Play a compiled game.

    Attributes:
        closed: the window is going away.
    """

    closed = Signal()

    def __init__(
        self,
        plugin: GamePlugin,
        compiled: Compiled,
        project: Project,
        look: Look,
        parent: QWidget | None = None,
        *,
        document: Document,
        set_up: SetUp | None = None,
        bots: Mapping[str, Bot] | None = None,
        seats: Sequence[str] | None = None,
        seed: int | None = None,
        settings: PreviewSettings | None = None,
    ) -> None:
        """Show a new game.

        Args:
            plugin: of the game.
            compiled: what is played; it must hold a game.
            project: where faces come from, as it is on screen.
            look: the theme.
            parent: the main window, or None.
            document: what was compiled; other numbers of players are compiled from it.
            set_up: what it was compiled with, over what the document says.
            bots: by id; by default the game's own and the program's. The first one is the usual one.
            seats: per seat a bot's id or `HUMAN`; by default a human and then bots.
            seed: of the game; by default a new one.
            settings: what is remembered; by default the user's own.
        """
        self._settings = PreviewSettings() if settings is None else settings
        self._plugin, self._project, self._look = plugin, project, look
        self._document = document
        self._games = Compiling(plugin, project, document, set_up, compiled)
        self._bots: Mapping[str, Bot] = (
            {**plugin.bots(), RandomBot.id: RandomBot()} if bots is None else bots
        )
        if seats is None:
            bot = next(iter(self._bots), HUMAN)
            seats = [HUMAN, *[bot] * (compiled.game.n_seats - 1)]
        seed = new_seed() if seed is None else seed
        game = PreviewGame(compiled.game, seats, seed, self._bots)
        super().__init__(look, PlayControl(plugin, game), Faces(plugin, project), parent)
        self.control.setParent(self)
        self.files = GameFiles(
            self, plugin, project, document, self._games.game_for, self._bots, self._open_elsewhere
        )
        self.menus = Menus(self, self.files, self._settings)
        self.files.loaded.connect(self._on_game_loaded)
        self._flying = Flying(self)
        self._keys = Keys(self)
        self.dragging = Dragging(self)
        self.reach = ReachView(look, plugin, self.control, self.board)
        self.zoom.reach.setVisible(self.reach.is_offered)
        self.common.put_first(self.reach.panel)
        self.setup_bar: SetupBar | None = None
        self._title = ""
        self._ended = False
        self._asked_at: QPoint | None = None
        self._connect()
        self._add_shortcuts()
        self._show_compiled(compiled)
        place_window(self, "preview", QSize(1440, 900))
        self._refresh()
        if self.control.waits_for is None:
            self.hand.take_focus()
        self.control.start()

    def _connect(self) -> None:
        control = self.control
        control.changed.connect(self._refresh)
        control.refused.connect(self._on_control_refused)
        control.asked.connect(self._on_control_asked)
        self.board.space_chosen.connect(self._on_board_space_chosen)
        self.board.bar_chosen.connect(self._on_board_bar_chosen)
        self.board.ground_chosen.connect(self._put_down)
        for panel in (self.hand, self.common.market, self.mats, self.browser):
            panel.clicked.connect(self._on_piece_clicked)
            panel.entered.connect(self._on_piece_entered)
            panel.left.connect(self._on_piece_left)
        connect_mats(self, self._on_piece_entered, self._on_piece_left)
        self.strip.list_asked.connect(self.show_targets)
        self.zoom.near_asked.connect(self.show_near)
        self.zoom.reach_asked.connect(self.reach.show_reach)
        self.common.line_chosen.connect(control.go_to)
        self.handover.taken.connect(self._on_handover_taken)
        self.stepper.play_asked.connect(control.play_on)
        self.flights.ended.connect(self.board.end_glide)
        self.banner.again_asked.connect(lambda: control.restart(new_seed()))
        self.banner.same_asked.connect(control.restart)
        self.banner.save_asked.connect(self.files.ask_where_to_save)
        self.top.restart_asked.connect(control.restart)
        self.top.new_asked.connect(self.toggle_setup)
        self.top.menu_asked.connect(self.menus.open_more)
        self.top.close_asked.connect(self.close)
        self._look.changed.connect(self._refresh)

    def _add_shortcuts(self) -> None:
        control = self.control
        slots = {
            "Ctrl+Z": control.undo,
            "Ctrl+Y": control.redo,
            "Ctrl+Shift+Z": control.redo,
            "Ctrl+Right": control.step_bot,
            "Ctrl+P": lambda: control.set_running(not control.is_running),
            "Ctrl+L": self.show_targets,
            "Ctrl+W": self.close,
            "Ctrl++": self.board.zoom_in,
            "Ctrl+-": self.board.zoom_out,
            "Ctrl+0": lambda: self.board.zoom_to(1.0),
            "Ctrl+9": self.board.fit,
            "Ctrl+2": self.show_near,
            "Ctrl+R": self.zoom.toggle_reach,
            "Ctrl+Return": self.press_main,
            "Ctrl+Enter": self.press_main,
            "F1": self.menus.explain,
        }
        for keys, slot in slots.items():
            QShortcut(QKeySequence(keys), self, slot)

    # What is shown

    def _show_compiled(self, compiled: Compiled) -> None:
        inspection = self._plugin.inspect(self._project, self._document)
        scene = inspection.scene if inspection is not None else None
        named = text_of(self._document.tree.get("name"), spoken()) or self._document.id or ""
        self._title = show_ground(self, scene, named)
        self.players.show_missing(compiled.missing)
        self.players.show_modules(self._titles(compiled.modules))

    def _titles(self, modules: Collection[str]) -> Sequence[str]:
        known = modules_of_game(self._project, self._plugin.id, spoken()) if modules else ()
        return [module.title for module in known if module.id in modules]

    def _refresh(self) -> None:
        control = self.control
        table, game, may = control.table, control.game, control.may_act
        self._keys.note()
        self._flying.note()
        self.balloon.hide()
        self.large.dismiss()
        self._show_turn()
        self.stepper.show_game()
        who = who_sit(game.seats, control.table.seat)
        self.players.show_players(table, who, game.seat_to_move)
        self.board.show_table(table, glide_ms=self._glide_ms())
        self._show_lit()
        self._show_hand()
        self.common.show_table(table, control.held, may_act=may, to_move=game.seat_to_move)
        if self.has_mats:
            show_mats(self, who)
        self.common.log.show_steps(game.steps, table.seats)
        self._show_strip()
        self._show_end()
        if control.waits_for is None:
            self.handover.hide()
        else:
            self.place_overlays()
            self.handover.show_seat(table.seats[control.waits_for])
        self._flying.go(table, game, self._glide_ms())
        if control.waits_for is None:
            self._keys.keep(table)

    def _glide_ms(self) -> int:
        speed = self.control.speed
        if speed == "at once" or self._settings.has_reduced_motion:
            return 0
        return min(_LONGEST_MS, SPEEDS[speed] // 2 + 40)

    def _show_turn(self) -> None:
        control = self.control
        game, table = control.game, control.table
        subtitle = trn(
            "{title}, {n} player, seed {seed}",
            "{title}, {n} players, seed {seed}",
            game.game.n_seats,
            title=self._title,
            seed=game.seed,
        )
        self.setWindowTitle(tr("Preview: {subtitle}", subtitle=subtitle))
        seat = game.seat_to_move
        if seat is None:
            self.top.show_game(subtitle, "", tr("The game is over"))
            return
        plate = table.seats[seat]
        when = tr(", round {round}", round=table.round) if table.round else ""
        waits = tr(", waiting") if game.bot_is_to_move and not control.is_running else ""
        self.top.show_game(subtitle, plate.colour, f"{plate.name}{when}{waits}")

    def _show_lit(self, looked_at: int | None = None) -> None:
        """Light the targets of what is in hand, else of a piece that is only looked at."""
        control = self.control
        held = control.held if control.held is not None else looked_at
        lit = grip.targets(control.table, held) if control.may_act else ()
        self.board.show_targets(lit, dims=control.held is not None and bool(lit))

    def _show_hand(self) -> None:
        control = self.control
        self.hand.show_table(
            control.table,
            control.held,
            self.card_width,
            may_act=control.may_act,
            to_move=control.game.seat_to_move,
        )

    def _show_strip(self) -> None:
        control = self.control
        table = control.table
        if not control.may_act or table.question is not None:
            self.strip.show_offer("", (), 0, asks=False)
            return
        lit = grip.targets(table, control.held)
        text = table.prompt if control.held is None else told_in_hand(table, control.held, lit)
        loose = grip.loose(table, control.held)
        self.strip.show_offer(
            text,
            loose,
            len(lit),
            asks=grip.is_question(table),
            cancel=control.cancel if control.can_cancel else None,
        )
        self.place_overlays()

    def _show_end(self) -> None:
        outcome = self.control.game.outcome
        if outcome is None:
            self.banner.hide()
        elif not self._ended:
            self.banner.show_outcome(outcome, self.control.table.seats)
            self.place_overlays()
            self.banner.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ended = outcome is not None

    # What is done

    @property
    def menu(self) -> QMenu | None:
        """Give the menu that was opened last."""
        return self.menus.menu

    def say(self, severity: str, text: str) -> None:
        """Say something in the bar over the board."""
        self.message.show_message(severity, text)

    def show_targets(self) -> None:
        """List everything that can be done with what is in hand, to choose from by keys."""
        control = self.control
        handles = grip.offers(control.table, control.held)
        if control.held is None:
            handles = control.table.handles
        if handles and control.may_act:
            at = self.strip.mapToGlobal(QPoint(0, self.strip.height() + 2))
            self.menus.open_moves(handles, at)

    def show_near(self) -> None:
        """Bring the pieces of the one to move near, with their targets."""
        control = self.control
        seat = control.game.seat_to_move
        spaces = [f.hex for f in control.table.figures if f.seat == seat]
        self.board.show_near(spaces)

    def toggle_setup(self) -> None:
        """Show or hide the strip for a new game."""
        if self.setup_bar is None:
            counts = [
                n for n in range(1, _MOST_PLAYERS + 1) if self._games.for_players(n) is not None
            ]
            self.setup_bar = SetupBar(self._look, counts, list(self._bots))
            self.setup_bar.started.connect(self._on_setup_started)
            self.setup_place.addWidget(self.setup_bar)
        else:
            self.setup_bar.setVisible(not self.setup_bar.isVisible())
        game = self.control.game
        names = [seat.name for seat in self.control.table.seats]
        self.setup_bar.show_setup(game.seats, game.seed, names)

    def _on_game_loaded(self, game: PreviewGame, only_watch: bool) -> None:
        if game.game is not self.control.game.game:
            self._show_compiled(self._games.holding(game.game))
        if only_watch:
            self.control.watch(game)
        else:
            self.control.play(game)

    def _open_elsewhere(self, found: Found) -> bool:
        """Open a preview of the route or scenario that a game was played on, to look at it there."""
        opener = partial(open_preview, look=self._look, parent=self)
        return look_elsewhere(self._plugin, self._project, found, self._bots, opener)

    def anew(self) -> Callable[[MainWindow], QWidget]:
        """Give what opens this game once more, as it stands, in a window of another language."""
        control, games, document = self.control, self._games, self._document
        return opens_again(self._plugin, self._project, document, games, control, open_preview)

    def _put_down(self) -> None:
        self.balloon.hide()
        self.control.hold(None)

    def _on_handover_taken(self) -> None:
        self.control.take_seat()
        self.hand.take_focus()

    def _on_setup_started(self, seats: Sequence[str], seed: int) -> None:
        compiled = self._games.for_players(len(seats))
        if compiled is None:
            return
        if compiled.game is not self.control.game.game:
            self._show_compiled(compiled)
        self.control.new_game(compiled.game, seats, seed, self._bots)
        if self.setup_bar is not None:
            self.setup_bar.hide()

    def _on_piece_clicked(self, piece: int) -> None:
        widget = next((w for w in self.pieces() if w.piece.id == piece and w.isVisible()), None)
        self._asked_at = widget.mapTo(self, QPoint(widget.width() // 2, 0)) if widget else None
        by_key = widget is not None and widget.by_key
        self.control.click_piece(piece)
        if by_key and self.control.held == piece and self.board.has_targets:
            self.board.begin_targets()

    def _on_piece_entered(self, widget: PieceWidget | PieceChip) -> None:
        self.large.expect(widget)
        if self.control.held is None:
            self._show_lit(widget.piece.id)

    def _on_piece_left(self) -> None:
        self.large.dismiss()
        if self.control.held is None:
            self._show_lit()

    def _on_board_space_chosen(self, space: Hex) -> None:
        self._asked_at = self._on_board(self.board.place_of(space, None))
        self.control.click_hex(space)

    def _on_board_bar_chosen(self, bar: int) -> None:
        self._asked_at = self._on_board(self.board.place_of(None, bar))
        self.control.click_bar(bar)

    def _on_board(self, place: QPoint | None) -> QPoint | None:
        return None if place is None else self.board.mapTo(self, place)

    def _on_control_refused(self, refusal: Refusal, hold: Hold) -> None:
        self.board.show_refused(hold.target_hex, hold.target_bar)
        within = QRect(QPoint(0, self.top.height()), self.size())
        if (hold.target_hex, hold.target_bar) != (None, None):
            within = QRect(self.board.mapTo(self, QPoint(0, 0)), self.board.size())
        rule = rule_words(self._project, refusal.rule)
        corner = self.board.mapTo(self, QPoint(0, 0))
        lit = [rect.translated(corner) for rect in self.board.lit_places()]
        at = self._asked_at or self.rect().center()
        if hold == Hold() and refusal.rule and (button := self.hand.main_button) is not None:
            at = button.mapTo(self, QPoint(button.width() // 2, 0))
        self.large.dismiss()  # it would hide the reason
        self.balloon.show_refusal(refusal, rule, at, within, lit)
        QAccessible.updateAccessibility(
            QAccessibleAnnouncementEvent(self, f"{refusal.message} {refusal.rule}".strip())
        )

    def _on_control_asked(self, handles: Sequence[Handle]) -> None:
        self.menus.open_moves(handles, self.mapToGlobal(self._asked_at or self.rect().center()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the main button says; Esc puts down what is in hand."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._on_enter()
            case Qt.Key.Key_Escape if self.browser.isVisible():
                self.browser.dismiss()
            case Qt.Key.Key_Escape if self.control.held is None and self.control.can_cancel:
                self.control.cancel()
                self.hand.take_focus()
            case Qt.Key.Key_Escape:
                self._put_down()
                self.hand.take_focus()
            case _:
                super().keyPressEvent(event)

    def _on_enter(self) -> None:
        piece = self._keys.idle_piece()
        if piece is not None:
            self._on_piece_clicked(piece)  # it says why not
        elif self.control.held is not None and self.board.has_targets:
            self.board.begin_targets()  # what is in hand is meant, not the end of the turn
        elif self._keys.is_at_play:
            self.press_main()

    def showEvent(self, event: QShowEvent) -> None:
        """Where all of the board would be too small to play on, show whose turn it is."""
        super().showEvent(event)
        if self.is_narrow and not event.spontaneous():
            QTimer.singleShot(0, self, self._show_near_if_narrow)

    def _show_near_if_narrow(self) -> None:
        if self.is_narrow:  # it may have got its room meanwhile
            self.show_near()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the hand as large as there is room."""
        super().resizeEvent(event)
        self._show_hand()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let nothing go on behind a closed window."""
        keep_window(self, "preview")
        self.control.stop()
        self.reach.close()
        self.closed.emit()
        super().closeEvent(event)


def open_preview(
    plugin: GamePlugin,
    compiled: Compiled,
    project: Project,
    look: Look,
    parent: QWidget | None = None,
    *,
    document: Document,
    set_up: SetUp | None = None,
) -> PreviewWindow:
    """Open the preview on a compiled game and give its window; it deletes itself when closed."""
    window = PreviewWindow(
        plugin, compiled, project, look, parent, document=document, set_up=set_up
    )
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    return window
