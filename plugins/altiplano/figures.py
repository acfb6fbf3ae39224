"""What a move adds to the figures of many games."""

from collections.abc import Iterator

from designer.api import CHOOSE, Move, item_of

from .definition import Definition
from .rules import verbs
from .rules.moves import PILES
from .state import State

__all__ = ["counted"]

_NAMES = {verbs.PLAY: "cards_played", verbs.USE: "actions_used", verbs.PLACE: "cards_placed"}


def counted(
    definition: Definition, before: State, move: Move, after: State
) -> Iterator[tuple[str, str]]:
    """Give names and kinds: what was drawn, played, used and placed, which Reactions came, who won."""
    if move.verb == verbs.DRAW:
        yield "cards_drawn", PILES[move.args[0]]
    elif move.verb in _NAMES:
        yield _NAMES[move.verb], definition.kinds[move.args[0]].id
    elif move.verb == CHOOSE and before.decision is not None and before.decision.kind == "answer":
        yield "reactions", definition.kinds[item_of(move.args[0])].id
    if after.winner >= 0 > before.winner:
        yield "games_won", "by_who_began" if after.winner == after.first else "by_the_other"
