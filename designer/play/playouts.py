"""Whole games played by bots, move by move, each from its own seed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from designer.engine.game import Game, LegalMoves, Move, Outcome
from designer.engine.generator import derived, seeded
from designer.play.bots import Bot

__all__ = ["Counted", "Playout", "chosen_move", "playout"]

Counted = Callable[[Any, Move, Any], Iterable[tuple[str, str]]]
"""Gives what a move adds to the game's own figures, as names and kinds: `("cards_drawn", "red_card")`.

It gets the state before the move, the move, and the state after it.
"""


class Playout(msgspec.Struct, frozen=True):
    """Give one game played by bots.

    Attributes:
        seed: where it began.
        moves: all moves in order, or () where they were not kept.
        outcome: how it ended; None where `limit` cut it off.
        n_moves, rounds: how long it was.
        state: its last state.
        counted: by name and kind, how often it happened through each seat's moves.
    """

    seed: int
    moves: tuple[Move, ...]
    outcome: Outcome | None
    n_moves: int
    rounds: int
    state: Any
    counted: Mapping[str, Mapping[str, tuple[int, ...]]] = MappingProxyType({})

    def words(self, game: Game) -> tuple[Mapping[str, Any], ...]:
        """Give the moves in words, as a replay holds them."""
        state = game.start(self.seed)
        found: list[Mapping[str, Any]] = []
        for move in self.moves:
            found.append(game.to_words(state, move))
            state = game.apply(state, move)
        return tuple(found)


def playout(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    *,
    limit: int = 1_000_000,
    keep_moves: bool = True,
    counted: Counted | None = None,
) -> Playout:
    """Play a game to its end.

    Args:
        game: the compiled game.
        bots: one per seat.
        seed: of the game and of the bots.
        limit: after so many moves the game is cut off.
        keep_moves: whether the moves are wanted afterwards.
        counted: what the game wants counted.

    Raises:
        ValueError: there is not one bot per seat.
    """
    if len(bots) != game.n_seats:
        message = f"The game has {game.n_seats} seats, {len(bots)} bots were given"
        raise ValueError(message)
    state = game.start(seed)
    chances = [_chance(seed, seat) for seat in range(game.n_seats)]
    moves: list[Move] = []
    counts: dict[str, dict[str, list[int]]] = {}
    n_moves = 0
    while n_moves < limit and (seat := game.seat_to_move(state)) is not None:
        rng = derived(chances[seat], n_moves)
        move = bots[seat].choose(game.view(state, seat), LegalMoves(game, state), rng)
        after = game.apply(state, move)
        if counted is not None:
            for name, kind in counted(state, move, after):
                kinds = counts.setdefault(name, {})
                kinds.setdefault(kind, [0] * game.n_seats)[seat] += 1
        state = after
        n_moves += 1
        if keep_moves:
            moves.append(move)
    return Playout(
        seed=seed,
        moves=tuple(moves),
        outcome=game.outcome(state),
        n_moves=n_moves,
        rounds=game.round_of(state),
        state=state,
        counted={
            name: {kind: tuple(seats) for kind, seats in kinds.items()}
            for name, kinds in counts.items()
        },
    )


def chosen_move(game: Game, bot: Bot, state: Any, seat: int, seed: int, n_moves: int) -> Move:
    """Give the move that a bot chooses; its generator depends on seed, seat and number of the move."""
    rng = derived(_chance(seed, seat), n_moves)
    return bot.choose(game.view(state, seat), LegalMoves(game, state), rng)


def _chance(seed: int, seat: int) -> int:
    return derived(seeded(seed), seat)
