"""The preview's one place of change: the game, the table shown, what is in hand, when bots move."""

import time
from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from designer.api import GamePlugin
from designer.engine.game import Game, Refusal
from designer.hexes import Hex
from designer.play.bots import Bot
from designer.play.table import Handle, Hold, Table
from designer.session.preview import HUMAN, PreviewGame
from designer.ui.kit.languages import mark, tr
from designer.ui.preview import grip
from designer.ui.preview.spoken import spoken_refusal, spoken_table

__all__ = ["SPEEDS", "PlayControl"]

SPEEDS: Mapping[str, int] = {"slow": 900, "normal": 350, "fast": 60, "at once": 0}
"""Milliseconds between two moves of bots."""

_SLICE_S = 0.012  # bots at once: this long, then the window gets its turn
_NOBODY = -1  # a seat that nobody has
_NOTHING = mark("There is nothing to do with this now.")


class PlayControl(QObject):
    """Run one preview game.

    Attributes:
        changed: the table is another one, or what is in hand.
        refused: (refusal, hold) a click was no legal move.
        asked: (handles) a click could be any of these moves.
        game: the game as it stands.
        table: as the eyes in front of the screen see it.
        held: id of the piece in hand, or None.
        is_running: bots move by themselves when it is their turn.
        is_watching: a game is only looked at, everything open, step by step.
        waits_for: the seat whose player must come to the screen before anything goes on, or None.
    """

    changed = Signal()
    refused = Signal(object, object)
    asked = Signal(object)

    def __init__(
        self, plugin: GamePlugin, game: PreviewGame, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._plugin = plugin
        self._speed = "normal"
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_timer_timeout)
        self.is_running = True
        self.held: int | None = None
        self.game = game
        self.is_watching = False
        self.waits_for: int | None = None
        self._looker = self._first_looker()
        self.waits_for = self._waited_for()
        self.table: Table = self._look_at()
        self._calm = -1  # the last number of steps after which no question was open, if known
        self._begins: dict[int, int] = {}  # where several moves made as one ended, and began

    @property
    def speed(self) -> str:
        """Give how fast bots move: one of `SPEEDS`."""
        return self._speed

    def set_speed(self, speed: str) -> None:
        """Let bots move at another speed."""
        self._speed = speed
        self._wake()

    def set_running(self, running: bool) -> None:
        """Let bots move by themselves, or only when they are told to."""
        self.is_running = running
        self._wake()
        self.changed.emit()

    def start(self) -> None:
        """Begin: bots that are first may move."""
        self._wake()

    def stop(self) -> None:
        """Let nothing happen any more."""
        self._timer.stop()

    def play(self, game: PreviewGame) -> None:
        """Go on with another game."""
        self.game, self._calm, self._begins = game, -1, {}
        self.held = None
        self.is_running = True
        self.is_watching = False
        self._looker = self._first_looker()
        self._refresh()

    def watch(self, game: PreviewGame) -> None:
        """Look at a game from its beginning, with everything open; nobody moves."""
        game.takes_back_all = True
        game.go_to(0)
        self.game = game
        self.held = None
        self.is_running = False
        self.is_watching = True
        self._refresh()

    def play_on(self) -> None:
        """Play from the step that is looked at; bots whose turn it is begin at once."""
        self.is_watching = False
        self.is_running = True
        self._looker = self._first_looker()
        self._refresh()

    def restart(self, seed: int | None = None) -> None:
        """Begin again with the same players, by default from the same seed."""
        self.play(self.game.restarted(seed))

    def new_game(
        self, game: Game, seats: Sequence[str], seed: int, bots: Mapping[str, Bot]
    ) -> None:
        """Begin a game with other players."""
        self.play(PreviewGame(game, seats, seed, bots))

    def round_before(self, n_steps: int) -> int:
        """Give the round in which the game was after so many steps."""
        return self.game.game.round_of(self.game.state_after(n_steps))

    @property
    def may_act(self) -> bool:
        """Say whether a human is to move and sits before the screen."""
        is_human = self.game.seat_to_move is not None and not self.game.bot_is_to_move
        return is_human and self.waits_for is None and not self.is_watching

    def take_seat(self) -> None:
        """Show the table to the player that was waited for."""
        if self.waits_for is not None:
            self._looker = self.waits_for
            self._refresh()

    def click_piece(self, piece: int) -> None:
        """Take a click on a piece."""
        self._do(grip.click_piece(self.table, self.held, piece))

    def click_hex(self, space: Hex) -> None:
        """Take a click on a space."""
        self._do(grip.click_hex(self.table, self.held, space))

    def click_bar(self, bar: int) -> None:
        """Take a click on a barrier."""
        self._do(grip.click_bar(self.table, self.held, bar))

    def press(self, handle: Handle) -> None:
        """Make a handle's move, and those that follow from it."""
        before = len(self.game.steps)
        refusal = self.game.make(handle.move)
        if refusal is not None:
            hold = Hold(handle.piece, handle.target_hex, handle.target_bar, handle.target_piece)
            self.refused.emit(spoken_refusal(refusal), hold)
            return
        self.held = None  # what was in hand was played; the others have moved up
        for move in handle.then:
            self.game.make(move)
        self._begins = {n: began for n, began in self._begins.items() if n <= before}
        if handle.then:
            self._begins[len(self.game.steps)] = before
        self._look_again()
        while (settled := self._settled()) is not None and not self.game.make(settled.move):
            self._look_again()
        self._show()

    def hold(self, piece: int | None) -> None:
        """Take a piece in hand, or put down what is there."""
        if piece != self.held:
            self.held = piece
            self.changed.emit()

    def drop_on(self, held: int, piece: int) -> None:
        """Let go of a piece over another."""
        self._do(grip.drop_on(self.table, held, piece))

    def put_away(self, piece: int, *, onto_board: bool) -> None:
        """Do with a piece what leads nowhere: pick it up, let go over the hand, or put it down.

        What lies on the board is only picked up, what is in the hand only put down; else it stays held.
        """
        found = grip.find_piece(self.table, piece)
        own = [h for h in grip.loose(self.table, piece) if not h.then]
        is_in_hand = found is not None and found[0].seat is not None
        if own and is_in_hand == onto_board:
            self._do(grip.Make(own[0]) if len(own) == 1 else grip.Menu(tuple(own)))

    def undo(self) -> None:
        """Take back to before the last move of a human; bots wait until somebody moves."""
        n_steps = len(self.game.steps)
        self._go_back(n_steps - 1 if self.is_watching else self._begins.get(n_steps))

    @property
    def can_cancel(self) -> bool:
        """Say whether what the open question began with can be taken back, nothing hidden shown."""
        game, since = self.game, self._calm
        if not self.may_act or not 0 <= since < len(game.steps) or not grip.is_question(self.table):
            return False
        is_own = all(step.seat == game.seat_to_move for step in game.steps[since:])
        return is_own and not game.why_not_back(since)

    def cancel(self) -> None:
        """Take back what the open question began with, and all its answers."""
        if self.can_cancel:
            self.go_to(self._calm)

    def redo(self) -> None:
        """Make again what was taken back."""
        n_steps = len(self.game.steps)
        ends = [end for end, began in self._begins.items() if began == n_steps]
        if self.is_watching:
            self.go_to(n_steps + 1)
        elif ends:
            self.go_to(ends[0])
        elif self.game.redo():
            while self._is_settled() and self.game.redo():
                pass
            self._pause_if_bots_turn()

    def go_to(self, n_steps: int) -> None:
        """Go to after so many steps; forward, or back as far as nothing hidden was shown."""
        if n_steps < len(self.game.steps):
            self._go_back(n_steps)
        elif self.game.go_to(n_steps):
            self._pause_if_bots_turn()

    def set_takes_back_all(self, everything: bool) -> None:
        """Let every step be taken back, also those that showed something hidden."""
        self.game.takes_back_all = everything
        self.changed.emit()

    def _go_back(self, n_steps: int | None) -> None:
        """Go back; what stands in the way is told as a refusal."""
        if why := self.game.why_not_back(n_steps):
            self.refused.emit(Refusal("", why), Hold())
        elif self.game.undo() if n_steps is None else self.game.go_to(n_steps):
            # What was made by itself is taken back with what it followed from.
            while n_steps is None and self._is_settled() and self.game.undo():
                pass
            self._pause_if_bots_turn()

    def step_bot(self) -> None:
        """Let a bot make one move, then wait; in a game that is looked at, show the next move."""
        if self.is_watching:
            self.go_to(len(self.game.steps) + 1)
            return
        self.is_running = False
        self._timer.stop()
        self.game.bot_step()
        self._refresh_settled()

    def _do(self, meaning: grip.Meaning) -> None:
        if not self.may_act:
            self.refused.emit(self._why_not_me(), Hold())
            return
        match meaning:
            case grip.Make(handle):
                self.press(handle)
            case grip.HoldPiece(piece):
                self.hold(piece)
            case grip.Release():
                self.hold(None)
            case grip.Menu(handles):
                self.asked.emit(handles)
            case grip.Ask(hold):
                refusal = self._why_not(hold)
                if hold.piece != self.held and (kept := grip.find_piece(self.table, self.held)):
                    message = tr(
                        "{message} {title} stays in hand.",
                        message=refusal.message,
                        title=kept[1].title,
                    )
                    refusal = msgspec.structs.replace(refusal, message=message)
                self.refused.emit(refusal, hold)

    def _why_not(self, hold: Hold) -> Refusal:
        move = self._plugin.attempt(self.game.game, self.game.state, hold)
        refusal = self.game.refusal(move) if move is not None else None
        return spoken_refusal(refusal or self._why_not_there(hold) or Refusal("", tr(_NOTHING)))

    def _why_not_there(self, hold: Hold) -> Refusal | None:
        """Say why a piece that leads to places after some questions does not lead to this one."""
        game, state = self.game.game, self.game.state
        piece = grip.spoken_for(self.table, hold.piece)
        way = next((way for way in self.table.shortcuts if way.piece == piece), None)
        if way is None:
            return None
        for move in (way.move, *way.then[:-1]):
            state = game.apply(state, move)
        place = Hold(target_hex=hold.target_hex, target_bar=hold.target_bar)
        last = self._plugin.attempt(game, state, place)
        return None if last is None else game.refusal(state, last)

    def _why_not_me(self) -> Refusal:
        seat = self.game.seat_to_move
        if seat is None:
            return Refusal("", tr("The game is over."))
        if self.is_watching:
            return Refusal(
                "", tr("This game is only looked at; “Play on from here” goes on with it.")
            )
        if self.waits_for is not None:
            return Refusal(
                "", tr("{name} is waited for.", name=self.table.seats[self.waits_for].name)
            )
        return Refusal("", tr("It is the turn of {name}, a bot.", name=self.table.seats[seat].name))

    def _pause_if_bots_turn(self) -> None:
        """Going back is for looking: bots must not run away with the game at once."""
        if self.game.bot_is_to_move:
            self.is_running = False
        self._refresh()

    def _first_looker(self) -> int | None:
        """Give whose eyes see a game that is just there: where several people play, nobody's yet."""
        return _NOBODY if self.game.seats.count(HUMAN) > 1 else self.game.eyes()

    def _waited_for(self) -> int | None:
        eyes = None if self.is_watching else self.game.eyes()
        return eyes if eyes != self._looker else None

    def _look_at(self) -> Table:
        """Give the table; while somebody is waited for, no hand is in it and nothing can be done."""
        seat = self.waits_for if self._looker == _NOBODY else self._looker
        table = spoken_table(self._plugin.table(self.game.game, self.game.state, seat))
        if self.waits_for is None:
            return table
        common = tuple(zone for zone in table.zones if zone.seat is None)
        return msgspec.structs.replace(table, zones=common, handles=(), withheld=())

    def _settled(self) -> Handle | None:
        """Give the only thing that could be meant now, if there is one."""
        return next((handle for handle in self.table.handles if handle.is_settled), None)

    def _is_settled(self) -> bool:
        """Say whether the game as it stands waits for nothing but what is settled."""
        self._look_again()
        return self._settled() is not None

    def _refresh_settled(self) -> None:
        """Show what bots have done; what a lone person could only let happen has happened."""
        self._look_again()
        while self.may_act and (settled := self._settled()) is not None:
            self.game.make(settled.move)
            self._look_again()
        self._show()

    def _refresh(self) -> None:
        self._look_again()
        self._show()

    def _look_again(self) -> None:
        if self.is_watching or self.game.seats.count(HUMAN) <= 1:
            self._looker = None if self.is_watching else self.game.eyes()
        self.waits_for = self._waited_for()
        self.table = self._look_at()

    def _show(self) -> None:
        if not (self.may_act and grip.offers(self.table, self.held)):
            self.held = None
        self._note_question()
        self._wake()
        self.changed.emit()

    def _note_question(self) -> None:
        n_steps = len(self.game.steps)
        if self.may_act and not grip.is_question(self.table):
            self._calm = n_steps
        elif self._calm > n_steps:
            self._calm = -1

    def _wake(self) -> None:
        if self.is_running and self.game.bot_is_to_move and not self.is_watching:
            self._timer.start(SPEEDS[self._speed])
        else:
            self._timer.stop()

    def _on_timer_timeout(self) -> None:
        end = time.monotonic() + _SLICE_S
        self.game.bot_step()
        while SPEEDS[self._speed] == 0 and self.game.bot_is_to_move and time.monotonic() < end:
            self.game.bot_step()
        self._refresh_settled()
