"""What is counted when many games are played: cards bought, cards taken for nothing, blockades taken.

Seen from the states before and after a move, so that a card counts however it comes into a deck.
"""

from collections.abc import Iterator

from .definition import Definition
from .state import State

__all__ = ["BLOCKADES", "BOUGHT", "TAKEN", "counted"]

BOUGHT, TAKEN, BLOCKADES = "cards_bought", "cards_taken", "blockades_taken"


def counted(definition: Definition, before: State, after: State) -> Iterator[tuple[str, str]]:
    """Give what a move adds, as names and kinds."""
    # What did not change is shared by the states: most moves are told by two comparisons.
    if after.stock is not before.stock:
        name = BOUGHT if len(after.bought) > len(before.bought) else TAKEN
        for card, n in enumerate(before.stock):
            for _ in range(n - after.stock[card]):
                yield name, definition.cards[card].id
    if after.bars is not before.bars:
        for slot, blockade in enumerate(before.bars):
            if blockade >= 0 and after.bars[slot] < 0:
                yield BLOCKADES, definition.blockades[blockade].id
