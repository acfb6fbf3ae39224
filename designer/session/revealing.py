"""Whether a move showed its player something hidden. Neutral: asked of the game's views alone.

What a seat sees after a move follows from what it saw before, unless something hidden came to light.
So what is hidden is dealt anew a number of times; where the same move leads to another view, or
cannot be made at all, the seat has learnt something. A deal can agree by luck, hence so many deals.
"""

from typing import Any

from designer.engine.game import Game, Move

__all__ = ["reveals"]

_DEALS = 32


def reveals(game: Game, before: Any, move: Move, after: Any, seat: int) -> bool:
    """Say whether `seat` learnt something hidden by a move of its own."""
    seen = game.view(after, seat).state
    view = game.view(before, seat)
    for number in range(_DEALS):
        imagined = view.imagine(number)
        if game.refusal(imagined, move) is not None:
            return True
        if game.view(game.apply(imagined, move), seat).state != seen:
            return True
    return False
