"""The compiled game as its rules see it: what never changes, who answers questions, what effects do."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from designer.api import Machine, Move, Refusal

from .definition import Definition
from .questions import Questions
from .rows import Layout
from .state import State

__all__ = ["COIN", "Programs", "Rulebook", "Turns"]


COIN = "coin"
"""The symbol that pays in the market."""


class Programs(NamedTuple):
    """Give the numbers of the rules' own programs: chains of steps that may wait for answers.

    Attributes:
        away: a used card goes where it belongs.
        entering: an explorer enters a space, with all that follows.
        rest: an explorer has come to rest before the board carries it on.
        resting: an explorer has stopped.
        play, go_on: a card makes its first step; one more.
        take, take_on: a card pays a blockade; so does what is left of one.
        give_into, give_away: cards were given for a space, or for a blockade.
        ask_gift: the card in motion stops, then cards are asked for.
        buy, bought: the same for a payment; what was paid for is handed over.
        act, use: the action of a card, or of a token, is carried out.
        gain: strength is set in motion.
        stop_all: the card in motion stops, and all that wait for it.
        end_play: phase 1 ends.
        discarding: a card of the hand is discarded at the end of the turn.
        turn_over: the hand is filled, and the turn goes on to the next seat.
        collect: a blockade was taken.
    """

    away: int
    entering: int
    rest: int
    resting: int
    play: int
    go_on: int
    take: int
    take_on: int
    give_into: int
    give_away: int
    ask_gift: int
    buy: int
    bought: int
    act: int
    use: int
    gain: int
    stop_all: int
    end_play: int
    discarding: int
    turn_over: int
    collect: int


class Turns(Protocol):
    """Say how a turn can go on, for rules that look ahead."""

    def candidates(self, state: State) -> Iterator[Move]:
        """Give every move worth asking about."""

    def obstacle(self, state: State, move: Move) -> Refusal | None:
        """Give why a move cannot be made, whatever it leads to."""

    def apply(self, state: State, move: Move) -> State:
        """Give the state after a move."""


class Rulebook:
    """Give what every rule is asked with.

    Attributes:
        definition: the compiled game.
        ask: the answers of all modules that are switched on.
        rows: where modules keep what they keep.
        machine: carries effects out.
        programs: the rules' own programs.
        has_passive: abilities may change numbers all the time.
        follows_entry, follows_rest, follows_blockade: whether anything at all follows.
        coin: the number of the symbol that pays, or -1.
        turns: how a turn can go on, for rules that look ahead.
        kept: what rules have worked out and keep, by name.
        moves: the moves that modules add, by verb; `own`: their programs, by name; `answers`: what
            follows answers to their own questions, by kind.
    """

    machine: Machine
    turns: Turns
    programs: Programs
    has_passive = False
    follows_entry = False
    follows_rest = False
    follows_blockade = False

    def __init__(self, definition: Definition, ask: Questions) -> None:
        self.definition = definition
        self.ask = ask
        self.kept: dict[str, Any] = {}
        self.moves: dict[str, Any] = {}
        self.own: dict[str, int] = {}
        self.answers: dict[str, Any] = {}
        self.coin = definition.symbols.index(COIN) if COIN in definition.symbols else -1
        self.rows = Layout([kind for pieces in ask.pieces for kind in pieces(definition)])

    def begin(self, program: int, state: State, *names: tuple[int, ...]) -> State:
        """Carry out one of the rules' own programs as far as it goes at once."""
        after: State = self.machine.begun(state, program, state.active, names)
        return after

    def wait(self, program: int, state: State, *names: tuple[int, ...]) -> State:
        """Let one of the rules' own programs be carried out next."""
        after: State = self.machine.waiting(state, program, state.active, names)
        return after

    def is_changed(self, state: State) -> bool:
        """Say whether something lasting may change numbers or lift bans now."""
        return self.has_passive or bool(state.flow.lasting)
