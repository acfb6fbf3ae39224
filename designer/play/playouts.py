"""Whole games played by bots, move by move, each from its own seed."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from designer.engine.game import Game, LegalMoves, Move, Outcome
from designer.engine.generator import derived, seeded
from designer.play.bots import Bot

__all__ = ["Playout", "chosen_move", "playout"]


class Playout(msgspec.Struct, frozen=True):
    """Give one game played by bots.

    Attributes:
        seed: where it began.
        moves: all moves in order, or () where they were not kept.
        outcome: how it ended; None where `limit` cut it off.
        n_moves, rounds: how long it was.
        state: its last state.
    """

    seed: int
    moves: tuple[Move, ...]
    outcome: Outcome | None
    n_moves: int
    rounds: int
    state: Any

    def words(self, game: Game) -> tuple[Mapping[str, Any], ...]:
        """Give the moves in words, as a replay holds them."""
        state = game.start(self.seed)
        found: list[Mapping[str, Any]] = []
        for move in self.moves:
            found.append(game.to_words(state, move))
            state = game.apply(state, move)
        return tuple(found)


def playout(
    game: Game, bots: Sequence[Bot], seed: int, *, limit: int = 1_000_000, keep_moves: bool = True
) -> Playout:
    """Play a game to its end.

    Args:
        game: the compiled game.
        bots: one per seat.
        seed: of the game and of the bots.
        limit: after so many moves the game is cut off.
        keep_moves: whether the moves are wanted afterwards.

    Raises:
        ValueError: there is not one bot per seat.
    """
    if len(bots) != game.n_seats:
        message = f"The game has {game.n_seats} seats, {len(bots)} bots were given"
        raise ValueError(message)
    state = game.start(seed)
    moves: list[Move] = []
    n_moves = 0
    while n_moves < limit and (seat := game.seat_to_move(state)) is not None:
        move = chosen_move(game, bots[seat], state, seat, seed, n_moves)
        state = game.apply(state, move)
        n_moves += 1
        if keep_moves:
            moves.append(move)
    return Playout(seed, tuple(moves), game.outcome(state), n_moves, game.round_of(state), state)


def chosen_move(game: Game, bot: Bot, state: Any, seat: int, seed: int, n_moves: int) -> Move:
    """Give the move that a bot chooses; its generator depends on seed, seat and number of the move."""
    rng = derived(seeded(seed), seat, n_moves)
    return bot.choose(game.view(state, seat), LegalMoves(game, state), rng)
