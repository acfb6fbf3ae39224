"""Why something cannot be chosen: the rule behind a question that effects ask."""

from designer.api import Decision, Refusal, StepRule, item_of, place_of, said

from .places import BARS, FIGURES, HAND, SPACES
from .rulebook import Rulebook
from .rules import ids
from .rules.cards import refusal_of_absent
from .rules.market import refusal_of_payment
from .rules.tolls import refusal_of_blockade, refusal_of_explorer, refusal_of_space
from .state import State
from .wanderers import is_there, is_wanderer, wanderer

__all__ = ["mover", "why_not"]


def why_not(book: Rulebook, state: State, decision: Decision, option: int) -> Refusal | None:
    """Give the rule that keeps something from being chosen, or None where none says more."""
    if decision.register < 0:
        refusal = refusal_of_payment(book, state, decision, option)
        return refusal or refusal_of_absent(book.definition, state, option)
    place, item = place_of(option), item_of(option)
    if place == SPACES and item < len(state.surface):
        return _why_not_there(book, state, decision, item)
    if place == FIGURES:
        if is_wanderer(book, item):
            if not is_there(book, state, item):
                return None
            return wanderer(book, state, item).refusal(book, state, -1, StepRule())
        return refusal_of_explorer(book, state, item)
    if place == BARS:
        return _why_not_taken(book, state, item)
    if HAND <= place < HAND + book.definition.n_seats and item not in state.hands[place - HAND]:
        return refusal_of_absent(book.definition, state, item)
    return None


def mover(book: Rulebook, state: State) -> int:
    """Give the figure that the running effect moves, else the player's first explorer."""
    frame = state.flow.stack[-1]
    chosen = (t for row in frame.names for t in row if t >= 0 and place_of(t) == FIGURES)
    own = book.definition.explorers[state.active]
    return next((item_of(thing) for thing in chosen), own[0] if own else 0)


def _why_not_there(book: Rulebook, state: State, decision: Decision, to: int) -> Refusal | None:
    explorer = mover(book, state)
    if is_wanderer(book, explorer):
        other = wanderer(book, state, explorer)
        beside = {there for there, _ in book.definition.ways[other.place]}
        flies = any(item_of(option) not in beside for option in decision.options)
        return other.refusal(book, state, to, StepRule(flies=flies))
    at_all = refusal_of_space(book, state, explorer, to, ignores=("requirement", "range"))
    return (
        at_all
        or refusal_of_explorer(book, state, explorer)
        or refusal_of_space(book, state, explorer, to)
    )


def _why_not_taken(book: Rulebook, state: State, slot: int) -> Refusal | None:
    own = [thing for thing in book.definition.explorers[state.active] if state.at[thing] >= 0]
    refusals = [refusal_of_blockade(book, state, explorer, slot) for explorer in own]
    if refusals and all(refusals):
        return refusals[0]
    return Refusal(ids.BLOCKADE, said("This blockade cannot be taken now."))
