"""Expedition Assembly: Characters are chosen in secret, one by one, and passed on."""

from msgspec.structs import replace

from designer.api import Decision, shuffled, thing_at

from ..rulebook import Rulebook
from ..state import DRAWING, State
from . import ids

__all__ = ["begun", "chosen"]


def begun(book: Rulebook, state: State) -> State:
    """Give the first cards to the player with the note First Character."""
    definition = book.definition
    seat = state.first if definition.chooses_first else 1 - state.first
    n = definition.assembly_cards
    offered = tuple(sorted(state.character[:n]))
    state = replace(state, character=state.character[n:], offered=_of(seat, offered))
    return _asked(book, state, seat)


def _asked(book: Rulebook, state: State, seat: int) -> State:
    place = book.world.place("offered", seat)
    options = tuple(thing_at(place, card) for card in state.offered[seat])
    return replace(state, decision=Decision(seat, "pick", ids.ASSEMBLY, options, 1, 1))


def _of(seat: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (cards, ()) if seat == 0 else ((), cards)


def chosen(book: Rulebook, state: State, decision: Decision) -> State:
    """Lay the chosen card face down; pass the others on with one more, until both have enough."""
    definition, seat = book.definition, decision.seat
    card = decision.chosen[0] - thing_at(book.world.place("offered", seat), 0)
    left = list(state.offered[seat])
    left.remove(card)
    aside = tuple((*row, card) if number == seat else row for number, row in enumerate(state.aside))
    state = replace(state, aside=aside)
    if all(len(row) >= definition.starting_characters for row in aside):
        return _turned_up(book, state, left)
    passed = tuple(sorted((*left, *state.character[:1])))
    state = replace(state, character=state.character[1:], offered=_of(1 - seat, passed))
    return _asked(book, state, 1 - seat)


def _turned_up(book: Rulebook, state: State, left: list[int]) -> State:
    """Shuffle what is left over into the pile, and turn all cards face up."""
    rng, pile = shuffled(state.rng, sorted((*state.character, *left)))
    state = replace(
        state,
        rng=rng,
        character=pile,
        offered=((), ()),
        camps=state.aside,
        aside=((), ()),
        phase=DRAWING,
        has_begun=False,
    )
    settled: State = book.world.settled(state)
    return settled
