"""What the rules ask before a card is used or placed."""

from designer.api import Ability, Refusal, item_of, said, thing_at

from ..definition import ACTION, CHARACTER, LOCATION, REACTION, TREASURE
from ..rulebook import Rulebook
from ..state import State
from . import ids

__all__ = [
    "action_of",
    "has_room",
    "is_free",
    "refusal_of_action",
    "refusal_of_placing",
    "refusal_of_type",
]

_SAYS = {
    "if": said("Its prerequisite is not met."),
    "cost": said("Its cost cannot be paid in full."),
    "limit": said("It was used often enough."),
}
_NEITHER = {
    CHARACTER: Refusal(
        ids.CAMP_ONLY, said("A Character’s Action is used when it is in your Camp.")
    ),
    REACTION: Refusal(
        ids.REACTION_ONLY, said("A Reaction waits for its moment in the other’s turn.")
    ),
    LOCATION: Refusal(ids.NO_ACTION, said("A Location allows no Action.")),
    TREASURE: Refusal(ids.NO_ACTION, said("A Treasure allows no Action.")),
}


def is_free(book: Rulebook, state: State, card: int) -> bool:
    """Say whether a card has an Action of which nothing is asked, wherever it lies, and no ban holds."""
    return card in book.machine.free and not book.machine.clauses.holding(state, "play")


def action_of(book: Rulebook, state: State, seat: int, thing: int) -> Ability | None:
    """Give the first Action of a card that its owner may use; it may be one that does nothing."""
    machine = book.machine
    for ability in machine.actions(item_of(thing)):
        if ability.is_free or not machine.hindrance(state, ability, seat, thing):
            found: Ability = ability
            return found
    return None


def refusal_of_action(book: Rulebook, state: State, seat: int, thing: int) -> Refusal | None:
    """Give why the Action of a card cannot be used where it lies, or None."""
    machine = book.machine
    actions = machine.actions(item_of(thing))
    if not actions:
        return Refusal(ids.PASSIVE, said("This card has no Action; what it does holds or answers."))
    if machine.clauses.forbids(state, "play", seat, thing, None):
        return Refusal(ids.PREREQUISITE, said("Something forbids it now."))
    if action_of(book, state, seat, thing) is not None:
        return None
    return Refusal(ids.PREREQUISITE, _SAYS[machine.hindrance(state, actions[0], seat, thing)])


def refusal_of_type(book: Rulebook, card: int) -> Refusal | None:
    """Give why a card in the hand is nothing to be played as an Action."""
    kind = book.definition.kinds[card].type
    return None if kind == ACTION else _NEITHER.get(kind)


def has_room(book: Rulebook, state: State, seat: int, zone: str) -> bool:
    """Say whether one more card fits into a zone of a Camp."""
    place = book.world.place(zone, seat)
    return len(book.world.things(state, place)) < book.definition.room(zone)


def refusal_of_placing(book: Rulebook, state: State, seat: int, card: int) -> Refusal | None:
    """Give why a card of the hand cannot be placed, or None."""
    kind = book.definition.kinds[card]
    if kind.type not in book.placings:
        return Refusal(ids.PHASE_THREE, said("Characters, Locations and Treasures are placed."))
    placing, needs, ability = book.placings[kind.type]
    thing = thing_at(book.world.place("hand", seat), card)
    for need, check in zip(placing.needs, needs, strict=True):
        if not check.holds(state, check.context(seat, thing)):
            return Refusal(need.rule, need.says)
    if not ability.payable(state, ability.context(seat, thing)):
        return Refusal(ids.PREREQUISITE, _SAYS["cost"])
    if placing.zone != "camp" and not has_room(book, state, seat, placing.zone):
        return Refusal("EA-DEF-10", said("The Camp holds no more of these."))
    machine = book.machine
    if machine.clauses.forbids(state, "put", seat, thing, None):
        return Refusal(ids.PREREQUISITE, said("Something forbids it now."))
    return None
