"""A preview game: a compiled game with its players, every step so far, undo, bots, log. Qt-free.

The states before and after each step are kept (they are frozen and share what did not change), so
going back is exact and costs nothing. A bot's generator depends on the seed, the seat and the number
of the step: undone and played again, it does the same again.

A person who plays with others (people or bots) goes back only to where something hidden came to
light: a known draw spoils the game. Alone, and where only bots play, everything can be taken back,
and whoever designs may ask for that in any game (`takes_back_all`). Steps of bots stop nobody: what
they drew stays hidden, and they do the same again.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.engine.game import Game, Move, Outcome, Refusal
from designer.engine.replays import Replay, recorded
from designer.play.bots import Bot
from designer.play.playouts import chosen_move
from designer.session.revealing import reveals

__all__ = ["HUMAN", "PreviewGame", "Step"]

HUMAN = "human"
"""Stands for a person where a seat names who plays it."""


class Step(msgspec.Struct, frozen=True):
    """Give one move that was made.

    Attributes:
        seat: who made it.
        words: the move in the words of situations and replays.
        lines: what the log says of it.
        after: the state it led to.
    """

    seat: int
    move: Move
    words: Mapping[str, Any]
    lines: tuple[str, ...]
    after: Any


class PreviewGame:
    """Play one game.

    Attributes:
        game: the rules.
        seats: per seat the id of its bot, or `HUMAN`.
        seed: what the game and its bots were dealt from.
        takes_back_all: steps that showed something hidden can be taken back too.
    """

    def __init__(
        self, game: Game, seats: Sequence[str], seed: int, bots: Mapping[str, Bot]
    ) -> None:
        """Set the game up.

        Raises:
            ValueError: the number of seats is not the game's, or a bot is not among `bots`.
        """
        if len(seats) != game.n_seats:
            message = said(
                "The game has {n_seats} seats, {n} were given.", n_seats=game.n_seats, n=len(seats)
            )
            raise ValueError(message)
        if unknown := sorted({s for s in seats if s != HUMAN and s not in bots}):
            message = said(
                "There is no bot “{unknown}”. Bots: {sorted}.",
                unknown=unknown[0],
                sorted=", ".join(sorted(bots)),
            )
            raise ValueError(message)
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.takes_back_all = HUMAN not in self.seats or len(self.seats) == 1
        self._bots = bots
        self._start = game.start(seed)
        self._steps: list[Step] = []
        self._made = 0
        self._known: dict[int, bool] = {}

    @property
    def state(self) -> Any:
        """Give the state after the steps made and not taken back."""
        return self.state_after(self._made)

    @property
    def steps(self) -> Sequence[Step]:
        """Give the steps made and not taken back."""
        return self._steps[: self._made]

    @property
    def n_known(self) -> int:
        """Give how many steps there are, with those that were taken back."""
        return len(self._steps)

    @property
    def seat_to_move(self) -> int | None:
        """Give the seat that owes the next move, or None when the game is over."""
        return self.game.seat_to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Give how the game ended, or None while it runs."""
        return self.game.outcome(self.state)

    @property
    def bot_is_to_move(self) -> bool:
        """Say whether a bot owes the next move."""
        seat = self.seat_to_move
        return seat is not None and self.seats[seat] != HUMAN

    @property
    def can_undo(self) -> bool:
        """Say whether there is a step to take back, and nothing stands in the way."""
        return self._made > 0 and not self.why_not_back(self._step_before())

    @property
    def can_redo(self) -> bool:
        """Say whether a step that was taken back can be made again."""
        return self._made < len(self._steps)

    def state_after(self, n_steps: int) -> Any:
        """Give the state after the first `n_steps` steps."""
        return self._steps[n_steps - 1].after if n_steps else self._start

    def eyes(self) -> int | None:
        """Give the seat whose table is shown: the human to move, else the one that moved last.

        Without humans everything is open (None).
        """
        humans = [seat for seat, bot in enumerate(self.seats) if bot == HUMAN]
        to_move = self.seat_to_move
        if len(humans) <= 1:
            return humans[0] if humans else None
        if to_move in humans:
            return to_move
        return next((s.seat for s in reversed(self.steps) if s.seat in humans), humans[0])

    def refusal(self, move: Move) -> Refusal | None:
        """Give why a move is not legal now, or None."""
        return self.game.refusal(self.state, move)

    def make(self, move: Move) -> Refusal | None:
        """Make a move, or give why not. Steps that were taken back are forgotten, unless it is the same."""
        before = self.state
        if (refusal := self.game.refusal(before, move)) is not None:
            return refusal
        if self.can_redo and self._steps[self._made].move == move:
            self._made += 1
            return None
        seat = self.game.seat_to_move(before)
        assert seat is not None, "a game that is over refuses every move"
        words = self.game.to_words(before, move)
        after = self.game.apply(before, move)
        step = Step(seat, move, words, self.game.tell(before, move, after), after)
        self._steps[self._made :] = [step]
        self._known = {n: known for n, known in self._known.items() if n < self._made}
        self._made += 1
        return None

    def bot_step(self) -> Step | None:
        """Let the bot that is to move make one move; None when none is to move."""
        if not self.bot_is_to_move:
            return None
        state = self.state
        seat = self.game.seat_to_move(state)
        assert seat is not None, "a bot is to move"
        bot = self._bots[self.seats[seat]]
        move = chosen_move(self.game, bot, state, seat, self.seed, self._made)
        refusal = self.make(move)
        assert refusal is None, f"the bot {self.seats[seat]} chose a move that is refused"
        return self._steps[self._made - 1]

    def undo(self) -> int:
        """Go back to before the last move of a human (of anyone, if only bots play).

        Returns:
            How many steps were taken back; 0 also where `why_not_back` says why.
        """
        target = self._step_before()
        return 0 if self.why_not_back(target) else self.go_to(target)

    def why_not_back(self, n_steps: int | None = None) -> str:
        """Say why the game cannot go back to after `n_steps` steps, or "" where it can.

        Args:
            n_steps: where to; by default to where `undo` goes.
        """
        target = self._step_before() if n_steps is None else max(0, n_steps)
        if self.takes_back_all:
            return ""
        for number in range(self._made - 1, target - 1, -1):
            if self._reveals(number):
                told = " ".join(self._steps[number].lines)
                return said(
                    "This cannot be taken back, it showed something hidden: “{told}”", told=told
                )
        return ""

    def _step_before(self) -> int:
        target = self._made - 1
        while target > 0 and HUMAN in self.seats and self.seats[self._steps[target].seat] != HUMAN:
            target -= 1
        return max(0, target)

    def _reveals(self, number: int) -> bool:
        step = self._steps[number]
        if self.seats[step.seat] != HUMAN:
            return False
        if number not in self._known:
            before = self.state_after(number)
            self._known[number] = reveals(self.game, before, step.move, step.after, step.seat)
        return self._known[number]

    def redo(self) -> int:
        """Make the steps again that `undo` took back.

        Returns:
            How many steps were made again.
        """
        target = min(self._made + 1, len(self._steps))
        while (
            target < len(self._steps)
            and HUMAN in self.seats
            and self.seats[self._steps[target].seat] != HUMAN
        ):
            target += 1
        return self.go_to(target)

    def go_to(self, n_steps: int) -> int:
        """Go to after the first `n_steps` steps; later ones can be made again.

        Returns:
            How many steps lie between.
        """
        target = max(0, min(n_steps, len(self._steps)))
        distance = abs(target - self._made)
        self._made = target
        return distance

    def restarted(self, seed: int | None = None) -> "PreviewGame":
        """Give a new game with the same players, by default from the same seed."""
        seed = self.seed if seed is None else seed
        again = PreviewGame(self.game, self.seats, seed, self._bots)
        again.takes_back_all = self.takes_back_all
        return again

    def replay(
        self,
        game_id: str,
        source: tuple[str, str],
        switches: Mapping[str, Any] = MappingProxyType({}),
    ) -> Replay:
        """Write the game down as it stands.

        Args:
            game_id: of the game.
            source: what is played: `scenario` or `route`, and its id.
            switches: rule switches that differ from those of the source.
        """
        return recorded(
            self.game,
            game_id,
            source,
            self.seed,
            [step.words for step in self.steps],
            self.state,
            seats=self.seats,
            switches=switches,
        )
