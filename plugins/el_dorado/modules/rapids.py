"""Rapids: the current carries an explorer on that a played card has brought to a stop there.

One space in the direction of the arrow, for nothing, and at most once. It stays where the space there
cannot be entered. In force wherever a space shows an arrow.

Source: ED-RAPID-12 to ED-RAPID-31, ED-CROSS-14, ED-CROSS-15.
"""

from collections.abc import Iterator

from designer.api import CHOOSE, DIRECTIONS, Move, is_thing, item_of, place_of, said

from ..answers import mover
from ..definition import ARRIVED, TOKENS, Definition
from ..log import explorer_title, space_title
from ..means import CARD, CURRENT, EFFECT, GIFT, Means
from ..places import SPACES
from ..rulebook import Rulebook
from ..rules import verbs
from ..rules.order import means_of
from ..rules.tolls import refusal_of_carrying
from ..state import State
from ..wanderers import is_wanderer

__all__ = ["displaced", "in_force", "remarks", "rests_before"]

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


# What others are told

_GOES_ON = frozenset({verbs.STEP, verbs.TAKE_ON, verbs.ACT, verbs.USE})
"""Moves after which a card in motion has not stopped yet."""


def remarks(book: Rulebook, before: State, move: Move, after: State) -> tuple[str, ...]:
    """Tell whom the current has carried on, and where to."""
    return tuple(
        said(
            "The current carries {explorer} to {space}.",
            explorer=explorer_title(book.definition, explorer),
            space=space_title(book.definition, after, to),
        )
        for explorer, to in _carried(book, before, move, after)
    )


def _carried(book: Rulebook, before: State, move: Move, after: State) -> Iterator[tuple[int, int]]:
    motion, own = before.motion, book.moves.get(move.verb)
    goes_on = move.verb in _GOES_ON if own is None else not own.stops
    if motion is not None and motion.moved and before.decision is None and not goes_on:
        to = displaced(book, before, motion.explorer, means_of(motion, before.active))
        if to is not None:
            yield motion.explorer, to
    landed = _landed(book, before, move)
    if landed is None:
        return
    explorer, here = landed
    surfaces = book.definition.surfaces
    arrow = surfaces[before.surface[here]].arrow
    beyond = _beyond(book.definition, here, arrow) if arrow >= 0 else None
    if beyond is not None:
        is_goal = surfaces[after.surface[beyond]].goal
        if after.at[explorer] in ((beyond, ARRIVED) if is_goal else (beyond,)):
            yield explorer, beyond


def _landed(book: Rulebook, before: State, move: Move) -> tuple[int, int] | None:
    """Give which explorer a move puts on which space."""
    if move.verb == verbs.PLAY:
        return move.args[2], move.args[3]
    if move.verb == verbs.STEP and before.motion is not None:
        return before.motion.explorer, move.args[0]
    decision = before.decision
    if move.verb != CHOOSE or decision is None or decision.kind != "space":
        return None
    (option,) = move.args
    if not is_thing(option) or place_of(option) != SPACES or not before.flow.stack:
        return None
    figure = mover(book, before)
    return None if is_wanderer(book, figure) else (figure, item_of(option))
