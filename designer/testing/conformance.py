"""What every game must keep, whatever its rules: play it, and look at each step.

Games are played by bots from a seed. The first promise that is broken is raised as a `Violation`,
with the number of the move, so that it can be played up to there again.
"""

import pickle
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from designer.documents import read_document, write_tree
from designer.engine.game import Game, LegalMoves, Move
from designer.engine.generator import derived, seeded
from designer.engine.replays import recorded, verify
from designer.engine.trees import fingerprint, from_tree, to_tree
from designer.play.bots import Bot
from designer.play.playouts import chosen_move

__all__ = ["Course", "Violation", "check_game"]

_IMAGINED = 7  # tells what is imagined here from what bots draw
_WRITTEN = 40  # each so many moves the state goes through a file's text, which takes its time
_NEAR = 12  # legal moves that are looked around


class Violation(AssertionError):  # noqa: N818 - the word for it
    """A promise that every game makes was broken."""


class Course(msgspec.Struct, frozen=True):
    """Give how a game went that kept all promises: for comparing it with other runs."""

    n_moves: int
    termination: str
    hash: str


def check_game(game: Game, bots: Sequence[Bot], seed: int, *, limit: int = 5000) -> Course:
    """Play one game and check at every step that it keeps what all games promise.

    Args:
        game: the compiled game.
        bots: one per seat.
        seed: of the game and of the bots.
        limit: after so many moves it is left as it is.

    Raises:
        Violation: a promise is broken; the sentence says which, and at which move.
    """
    state = game.start(seed)
    if fingerprint(state) != fingerprint(game.start(seed)):
        raise Violation(f"seed {seed}: two games from the same seed begin differently")
    census = dict(game.census(state))
    known: dict[Move, None] = {}
    words: list[Mapping[str, Any]] = []
    for number in range(limit):
        step = _Step(game, state, f"seed {seed}, move {number + 1}")
        step.ends_when_nothing_is_legal()
        seat = game.seat_to_move(state)
        if seat is None:
            break
        step.offers_what_is_legal(known)
        step.refuses_near_misses()
        step.survives_being_written_down(as_yaml=number % _WRITTEN == 0)
        step.shows_no_secrets(derived(seeded(seed), _IMAGINED, number), bots[seat])
        move = chosen_move(game, bots[seat], state, seat, seed, number)
        step.keeps_words(move)
        after = step.goes_on_by(move)
        if dict(game.census(after)) != census:
            step.broken(f"{move} changes the pieces: {_change(census, game.census(after))}")
        words.append(game.to_words(state, move))
        state = after
        known.update(dict.fromkeys([*step.legal[:40], move]))
    _replays(game, seed, words, state)
    outcome = game.outcome(state)
    ended = "" if outcome is None else str(outcome.termination)
    return Course(len(words), ended, fingerprint(state))


class _Step:
    """Look at one state."""

    def __init__(self, game: Game, state: Any, name: str) -> None:
        self._game = game
        self._state = state
        self._name = name
        self.legal = tuple(LegalMoves(game, state))

    def broken(self, sentence: str) -> None:
        """Say which promise is broken here."""
        raise Violation(f"{self._name}: {sentence}")

    def ends_when_nothing_is_legal(self) -> None:
        """There are legal moves exactly as long as a seat is to move and there is no outcome."""
        is_over = self._game.outcome(self._state) is not None
        if is_over != (self._game.seat_to_move(self._state) is None):
            self.broken("the outcome and the seat to move disagree on whether the game is over")
        if is_over != (not self.legal):
            self.broken(f"the game is{'' if is_over else ' not'} over, legal: {self.legal[:5]}")

    def offers_what_is_legal(self, known: Mapping[Move, None]) -> None:
        """Each legal move is offered once, can be made, and no other known move is legal."""
        if len(set(self.legal)) != len(self.legal):
            self.broken("a move is offered twice")
        before = fingerprint(self._state)
        for move in self.legal:
            self._game.apply(self._state, move)
        if fingerprint(self._state) != before:
            self.broken("making a move changed the state it was made in")
        offered = set(self.legal)
        for move in known:
            if (self._game.refusal(self._state, move) is None) != (move in offered):
                self.broken(f"{move} is legal but not offered, or offered but refused")

    def refuses_near_misses(self) -> None:
        """A move with a number changed is legal only if it is offered; asking about it is no fault."""
        offered = set(self.legal)
        for move in self.legal[:_NEAR]:
            for at, number in enumerate(move.args):
                for other in (number - 1, number + 1, -1):
                    near = Move(move.verb, (*move.args[:at], other, *move.args[at + 1 :]))
                    if near not in offered and self._game.refusal(self._state, near) is None:
                        self.broken(f"{near} is legal but not offered")

    def survives_being_written_down(self, *, as_yaml: bool) -> None:
        """A state is the same after plain data (or YAML) and back, and after pickling."""
        state = self._state
        tree = to_tree(state)
        if from_tree(tree, self._game.state_type) != state:
            self.broken("the state is another one after plain data and back")
        if as_yaml:
            document = read_document(write_tree(tree), "state.yaml")
            if from_tree(document.tree, self._game.state_type) != state:
                self.broken("the state is another one after YAML and back")
        if pickle.loads(pickle.dumps(state)) != state:  # noqa: S301 - our own state
            self.broken("the state is another one after pickling")

    def shows_no_secrets(self, rng: int, bot: Bot) -> None:
        """With all that is hidden dealt anew, a seat sees, may and chooses the same."""
        game, state = self._game, self._state
        for seat in range(game.n_seats):
            view = game.view(state, seat)
            imagined = view.imagine(rng)
            if game.view(imagined, seat).state != view.state:
                self.broken(f"seat {seat + 1} sees more than it may")
            if dict(game.census(imagined)) != dict(game.census(state)):
                self.broken(f"seat {seat + 1} imagines other pieces than there are")
            if seat == game.seat_to_move(state):
                if tuple(LegalMoves(game, imagined)) != self.legal:
                    self.broken(f"the legal moves of seat {seat + 1} give away what is hidden")
                chosen = bot.choose(view, self.legal, rng)
                if bot.choose(game.view(imagined, seat), self.legal, rng) != chosen:
                    self.broken(f"the bot {bot.id} knows what is hidden")

    def keeps_words(self, move: Move) -> None:
        """A move in words is read as the same move."""
        words = self._game.to_words(self._state, move)
        if self._game.from_words(self._state, words) != (move,):
            self.broken(f"{dict(words)} is not read as {move}")

    def goes_on_by(self, move: Move) -> Any:
        """Make a move twice and compare; the log can tell it."""
        after = self._game.apply(self._state, move)
        copy = from_tree(to_tree(self._state), self._game.state_type)
        if after != self._game.apply(copy, move):
            self.broken(f"{move} comes out differently the second time")
        lines = self._game.tell(self._state, move, after)
        if not all(isinstance(line, str) and line for line in lines):
            self.broken(f"the log of {move} is {lines}")
        return after


def _replays(game: Game, seed: int, words: Sequence[Mapping[str, Any]], state: Any) -> None:
    replay = recorded(game, "game", ("route", "route"), seed, words, state)
    report = verify(game, type(replay).from_tree(replay.to_tree()))
    if report.difference is not None:
        raise Violation(f"seed {seed}: the replay differs: {report.difference}")


def _change(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    names = sorted({*before, *after})
    return ", ".join(
        f"{name} {before.get(name, 0)} → {after.get(name, 0)}"
        for name in names
        if before.get(name, 0) != after.get(name, 0)
    )
