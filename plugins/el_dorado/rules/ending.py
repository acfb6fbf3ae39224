"""The end of the game: arrivals, the final round, ties, and games that get nowhere.

Turns go round from the first seat, so that the last seat of a round is the last in number.
"""

from msgspec.structs import replace

from designer.api import EMPTY_FLOW, Outcome, Termination, counted_as, said

from ..definition import ARRIVED, Definition
from ..rulebook import Rulebook
from ..state import OVER, State

__all__ = ["arrived", "is_last_turn", "outcome", "over", "with_other_victory", "with_progress"]


def arrived(book: Rulebook, state: State, explorer: int) -> State:
    """Note the explorer's seat once all its explorers are in; in its own last turn the game ends at once.

    Source: ED-BASE-11, ED-BASE-12.
    """
    definition = book.definition
    seat = definition.owners[explorer]
    if any(state.at[explorer] != ARRIVED for explorer in definition.explorers[seat]):
        return state
    if seat not in state.arrivals:
        state = replace(state, arrivals=(*state.arrivals, seat), idle=0)
    return over(state) if seat == state.active == definition.n_seats - 1 else state


def with_other_victory(book: Rulebook, state: State) -> State:
    """Note the seat whose turn ends if a module says that it has won otherwise."""
    seat = state.active
    if book.ask.wins is None or seat in state.arrivals or not book.ask.wins(book, state, seat):
        return state
    return replace(state, arrivals=(*state.arrivals, seat), idle=0)


def is_last_turn(definition: Definition, state: State) -> bool:
    """Say whether the game ends with the turn that is ending now."""
    final = bool(state.arrivals) and state.active == definition.n_seats - 1
    return final or state.idle >= definition.patience * definition.n_seats


def over(state: State) -> State:
    """End the game."""
    return replace(state, phase=OVER, motion=None, waiting=(), decision=None, flow=EMPTY_FLOW)


def with_progress(definition: Definition, state: State) -> State:
    """Count a turn without progress, or begin to count anew.

    Progress is a purchase, a blockade taken, an arrival, or the explorers nearer to El Dorado
    (all together) than ever before: each can happen only so often, so every game ends.
    """
    to_go = sum(definition.far[place] for place in state.at if place != ARRIVED)
    if to_go < state.nearest:
        return replace(state, nearest=to_go, idle=0)
    return replace(state, idle=state.idle + 1)


def outcome(definition: Definition, state: State) -> Outcome | None:
    """Give who won, or None while the game runs.

    Source: arrivals of one round: most blockades, then the highest number; eldorado-base facts,
        sections 10 and 12.
    """
    if state.phase != OVER:
        return None
    if not state.arrivals:
        return Outcome(
            Termination.UNFINISHED,
            (),
            said("Nobody came nearer to El Dorado: the game is given up."),
        )
    best = max(_rank(definition, state, seat) for seat in state.arrivals)
    level = [seat for seat in state.arrivals if _rank(definition, state, seat) == best]
    if definition.first_wins:
        level = level[:1]
    winners = tuple(sorted(level))
    if len(winners) > 1:
        names = " and ".join(definition.seats[seat].title for seat in winners)
        return Outcome(Termination.SHARED, winners, said("{names} share the victory.", names=names))
    name = definition.seats[winners[0]].title
    how = _why(definition, state, winners[0])
    return Outcome(Termination.WON, winners, said("{name} wins{how}.", name=name, how=how))


def _rank(definition: Definition, state: State, seat: int) -> tuple[int, int]:
    numbers = [definition.blockades[blockade].number for blockade in state.taken[seat]]
    return len(numbers), max(numbers, default=0)


def _why(definition: Definition, state: State, seat: int) -> str:
    if len(state.arrivals) == 1:
        if any(state.at[explorer] != ARRIVED for explorer in definition.explorers[seat]):
            return said(" without having reached El Dorado")
        return said(": nobody else reached El Dorado")
    n = len(state.taken[seat])
    return counted_as(" with {n} blockade", " with {n} blockades", n)
