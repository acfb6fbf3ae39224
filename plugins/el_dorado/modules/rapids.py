"""Rapids: the current carries an explorer on that a played card has brought to a stop there.

One space in the direction of the arrow, for nothing, and at most once. It stays where the space there
cannot be entered. In force wherever a space shows an arrow.

Source: ED-RAPID-12 to ED-RAPID-31, ED-CROSS-14, ED-CROSS-15.
"""

from designer.api import DIRECTIONS

from ..definition import TOKENS, Definition
from ..means import CARD, CURRENT, EFFECT, GIFT, Means
from ..rulebook import Rulebook
from ..rules.tolls import refusal_of_carrying
from ..state import State

__all__ = ["displaced", "in_force", "rests_before"]

STOPS_TWICE = "rapids.intermediate_stop_counts"
"""The switch: 1 lets a stop count before the current carries the explorer on."""


AFTER_REVEAL = "rapids.sweep_after_reveal"
"""The switch: 1 lets the current wait for what is uncovered beyond its arrow, and carry on then."""


def in_force(definition: Definition) -> bool:
    """Say whether a board has a space with an arrow."""
    return any(surface.arrow >= 0 for surface in definition.surfaces)


def rests_before(book: Rulebook, state: State, explorer: int, means: Means) -> bool:
    """Say whether what follows on coming to rest follows before the current, too.

    Source: ED-RAPID-30, OQ-13.
    """
    definition, here = book.definition, state.at[explorer]
    if definition.option(STOPS_TWICE) and displaced(book, state, explorer, means) is not None:
        return True
    arrow = definition.surfaces[state.surface[here]].arrow
    if arrow < 0 or not definition.option(AFTER_REVEAL):
        return False
    to = _beyond(definition, here, arrow)
    return to is not None and state.surface[to] == definition.cover


def displaced(book: Rulebook, state: State, explorer: int, means: Means) -> int | None:
    """Give where the current carries an explorer that has stopped; None where it stays."""
    definition = book.definition
    here = state.at[explorer]
    arrow = definition.surfaces[state.surface[here]].arrow
    if arrow < 0 or not _is_card(means):
        return None
    to = _beyond(definition, here, arrow)
    carried = Means(CURRENT, means.item, pays=False, mover=means.mover, forced=True)
    if to is None or refusal_of_carrying(book, state, explorer, to, carried) is not None:
        return None
    return to


def _is_card(means: Means) -> bool:
    """Say whether a played card has moved the explorer; tokens and other things do not count."""
    is_action = means.word == EFFECT and 0 <= means.item < TOKENS
    return means.word in (CARD, GIFT) or is_action


def _beyond(definition: Definition, here: int, arrow: int) -> int | None:
    """Give the position in the direction of an arrow."""
    at, step = definition.board.spaces[here].hex, DIRECTIONS[arrow]
    return definition.board.index.get(at.plus(step))
