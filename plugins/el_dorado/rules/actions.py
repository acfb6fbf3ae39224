"""Actions of purple cards and of tokens; what they do is content, carried out by the machine."""

from collections.abc import Iterator

from msgspec.structs import replace

from designer.api import Ability, Decision, Event, Frame, Move, Refusal, item_of, said, thing_at

from ..definition import ARRIVED, TOKENS
from ..places import BOARD, FIGURES, HAND, PLAYED
from ..rulebook import Rulebook
from ..state import Motion, State
from . import ids
from .cards import FUNCTION, departs, refusal_of_absent, used
from .order import set_moving
from .verbs import ACT, USE

__all__ = [
    "APPLY",
    "REFUSALS",
    "RULES",
    "action_leaves",
    "ask_for_mover",
    "candidates",
    "carry_out",
    "lay_out",
    "rule_of",
    "set_strength",
    "use_token",
]

RULES = {"native": "ED-BASE-10", "transmitter": "ED-BASE-19"}
"""The rules of cards that have one of their own."""

_OBSTACLES = {
    "limit": said("{title} was used as often as it may be."),
    "if": said("{title} cannot be used now: what it asks for does not hold."),
    "cost": said("{title} cannot be used now: its cost cannot be paid."),
    "effects": said("{title} could do nothing now."),
}


def rule_of(book: Rulebook, item: int) -> str:
    """Give the id of the rule by which a card or token works."""
    if item >= TOKENS:
        return ids.TOKENS
    known = 0 <= item < len(book.definition.cards)
    return RULES.get(book.definition.cards[item].id, ids.ACTIONS) if known else ids.ACTIONS


def candidates(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the actions worth asking about."""
    cards = book.definition.cards
    for card in dict.fromkeys(state.hands[state.active]):
        if cards[card].has_action:
            yield Move(ACT, (card,))
    for item in sorted(set(state.boards[state.active])):
        if _of(book, item, "board"):
            yield Move(USE, (item,))


def _of(book: Rulebook, item: int, zone: str) -> tuple[Ability, ...]:
    """Give the actions of an item that work where it lies."""
    return tuple(ability for ability in book.machine.actions(item) if ability.zone == zone)


def refusal_of_action(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a card's action cannot be used."""
    (card,) = move.args
    if card not in state.hands[state.active]:
        return refusal_of_absent(book.definition, state, card)
    kind = book.definition.cards[card]
    if kind.symbols and not _of(book, card, "hand"):
        return Refusal(
            ids.ACTIONS,
            said(
                "{title} pays or moves: choose a card in the market to pay for, or a space to move to.",
                title=kind.title,
            ),
        )
    if not _of(book, card, "hand"):
        return Refusal(ids.ACTIONS, said("{title} has no action.", title=kind.title))
    return _obstacle(book, state, card, thing_at(HAND + state.active, card))


def refusal_of_use(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a token cannot be used."""
    (token,) = move.args
    if token not in state.boards[state.active]:
        return Refusal(ids.TOKENS, said("This token does not lie before you."))
    if not _of(book, token, "board"):
        title = book.definition.item_title(token)
        return Refusal(ids.TOKENS, said("{title} is used when its moment comes.", title=title))
    return _obstacle(book, state, token, thing_at(BOARD + state.active, token))


def _obstacle(book: Rulebook, state: State, item: int, source: int) -> Refusal | None:
    title = book.definition.item_title(item)
    reasons = [
        book.machine.obstacle(state, ability, state.active, source)
        for ability in book.machine.actions(item)
    ]
    if not reasons or "" in reasons:
        return None
    return Refusal(
        rule_of(book, item),
        said(_OBSTACLES[reasons[0]], title=title),
    )


# Moves


def act(book: Rulebook, state: State, move: Move) -> State:
    """Use the action of a card."""
    return book.begin(book.programs.act, state, move.args)


def use(book: Rulebook, state: State, move: Move) -> State:
    """Use a token."""
    return book.begin(book.programs.use, state, move.args)


# Stages: names hold the card or the token


def lay_out(book: Rulebook, state: State, frame: Frame) -> State:
    """Lay the card above the mat, and let it be answered that it is played."""
    (card,) = frame.names[0]
    ability = _possible(book, state, card, thing_at(HAND + state.active, card))
    state = used(book, state, card, FUNCTION)
    event = Event(
        "play",
        by=state.active,
        of=thing_at(PLAYED, card),
        means="card",
        is_firm=not ability.is_cancellable,
    )
    after: State = book.machine.announced(state, event)
    return after


def carry_out(book: Rulebook, state: State, frame: Frame) -> State:
    """Carry out the card's action, unless that was cancelled."""
    (card,) = frame.names[0]
    if frame.event is not None and frame.event.is_cancelled:
        return state
    source = thing_at(PLAYED, card)
    ability = _possible(book, state, card, source)
    after: State = book.machine.used(state, ability, state.active, source)
    return after


def action_leaves(book: Rulebook, state: State, frame: Frame) -> State:
    """Let a one-use card leave the game once its action was carried out."""
    (card,) = frame.names[0]
    is_cancelled = frame.event is not None and frame.event.is_cancelled
    if is_cancelled or not departs(book, state, card, FUNCTION):
        return state
    return book.begin(book.programs.away, state, (card, FUNCTION))


def use_token(book: Rulebook, state: State, frame: Frame) -> State:
    """Carry out what the token does; that it leaves the game is part of its cost."""
    (token,) = frame.names[0]
    source = thing_at(BOARD + state.active, token)
    ability = _possible(book, state, token, source)
    after: State = book.machine.used(state, ability, state.active, source)
    return after


def _possible(book: Rulebook, state: State, item: int, source: int) -> Ability:
    found = book.machine.possible(state, item, state.active, source)
    return (found or book.machine.actions(item))[0]


# Strength without a card: names hold the symbol, how much, the item; then who is moved


def ask_for_mover(book: Rulebook, state: State, _frame: Frame) -> State:
    """Ask whom it moves, where several could be."""
    own = [e for e in book.definition.explorers[state.active] if state.at[e] != ARRIVED]
    if len(own) < 2:
        return state
    decision = Decision(
        seat=state.active,
        kind="figure",
        rule=ids.EXPLORERS,
        options=tuple(thing_at(FIGURES, explorer) for explorer in own),
        least=1,
        most=1,
        register=1,
    )
    return replace(state, decision=decision)


def set_strength(book: Rulebook, state: State, frame: Frame) -> State:
    """Set the strength in motion."""
    (symbol, n, item), chosen = frame.names
    own = [e for e in book.definition.explorers[state.active] if state.at[e] != ARRIVED]
    explorer = item_of(chosen[0]) if chosen else own[0]
    return set_moving(state, Motion(item, symbol, n, explorer, moved=False))


REFUSALS = {ACT: refusal_of_action, USE: refusal_of_use}

APPLY = {ACT: act, USE: use}
