"""What the seat to move is asked, in a sentence."""

from designer.api import Decision, Event, Refusal, item_of, place_of, said

from .answers import mover
from .definition import Definition
from .expedition import Expedition
from .handles import card_title, n_cards
from .places import BARS, LYING
from .rulebook import Rulebook
from .rules.gifts import INTO
from .rules.market import coins
from .rules.overpaying import leaving_by_payment
from .state import State
from .wanderers import is_wanderer, wanderer

__all__ = ["prompt"]

_ASKED = {
    "option": said("choose what to do"),
    "figure": said("choose which explorer moves"),
    "space": said("choose where it goes"),
    "symbol": said("choose the symbol that your next card counts with"),
    "collect": said("choose a blockade beside you"),
    "mist": said("choose which mist is turned first"),
    "owl": said("the mist is turned: choose the space where its owl lies"),
    "unearth": said("choose what to collect"),
    "reveal": said("choose what is shown"),
    "swap": said("choose what it changes places with"),
    "zone": said("choose where to draw from"),
    "may": said("do you want to?"),
}
_DEEDS = {
    "trash": "remove {n} from the game",
    "take": "take {n}",
    "put": "lay {n} with your played cards",
    "discard": "discard {n}",
}


def prompt(game: Expedition, state: State, may_not_end: Refusal | None = None) -> str:
    """Give what the seat to move is asked, also why its turn may not end; at the end, how the game ended."""
    definition = game.definition
    end = game.outcome(state)
    if end is not None:
        return end.sentence
    decision = state.decision
    who = definition.seats[state.active if decision is None else decision.seat].title
    if decision is None and state.arrivals and state.active not in state.arrivals:
        who = said("{who}, last turn", who=who)  # the round is played to its end
    if decision is None:
        if state.motion is not None:
            name = card_title(definition, state.motion.card, state.motion.symbol)
            return said(
                "{who}: go on with {name}, {rest} left, or play another card.",
                who=who,
                name=name,
                rest=state.motion.rest,
            )
        if may_not_end is not None:
            return said("{who}: play on. {why}", who=who, why=may_not_end.message)
        if not state.hands[state.active] and not state.boards[state.active]:
            return said("{who}: nothing is left to play; end your turn.", who=who)
        return said("{who}: play cards to move or to buy, or end your turn.", who=who)
    if decision.register >= 0:
        return said("{who}: {asked}.", who=who, asked=_asked(game.book, state, decision))
    if decision.kind == "pay":
        return said("{who}: {asked}.", who=who, asked=_payment(game, state, decision))
    if decision.kind in game.book.answers:
        return said(
            "{who}: give what it costs: {item}.",
            who=who,
            item=definition.item_title(decision.about[0]),
        )
    if decision.kind == "give":
        left = decision.most - len(decision.chosen)
        what = _given_for(definition, state, decision)
        return said("{who}: give {cards} for {what}.", who=who, cards=n_cards(left), what=what)
    return said(
        "{who}: discard what you do not want to keep; then you draw up to {hand_size}.",
        who=who,
        hand_size=definition.hand_size,
    )


def _given_for(definition: Definition, state: State, decision: Decision) -> str:
    """Give what cards are given for: the space that is entered, or a blockade."""
    kind, _, target = decision.about
    if kind == INTO:
        return definition.surfaces[state.surface[target]].title
    return definition.blockades[state.bars[target]].title


def _payment(game: Expedition, state: State, decision: Decision) -> str:
    """Say how far a payment is, and why it may be worth going on with one that is enough."""
    title = game.definition.cards[decision.about[0]].title
    so_far = said(
        "pay for {title}, {paid} of {price}",
        title=title,
        paid=coins(decision.reached),
        price=coins(decision.need),
    )
    leaving = leaving_by_payment(game.book, state, decision)
    if decision.reached < decision.need or not leaving:
        return so_far
    named = " or ".join(game.definition.item_title(card) for card in leaving)
    return said(
        "{so_far}: it is paid, but {named} could be added and leave the game",
        so_far=so_far,
        named=named,
    )


def _asked(book: Rulebook, state: State, decision: Decision) -> str:
    definition = book.definition
    if decision.kind == "answer":
        return _about(definition, state.flow.stack[-1].event)
    if decision.kind == "figure" and any(
        item_of(option) >= len(definition.owners) for option in decision.options
    ):
        return said("choose what moves")
    if decision.kind == "space" and is_wanderer(book, figure := mover(book, state)):
        title = wanderer(book, state, figure).title
        return said("choose where {title} goes", title=title)
    if decision.kind == "reveal" and place_of(decision.options[0]) == LYING:
        return said("choose one that lies on the route")  # it lies open
    if decision.kind in _DEEDS:
        least, most = decision.least - len(decision.chosen), decision.most - len(decision.chosen)
        n = n_cards(most) if least == most else said("up to {cards}", cards=n_cards(most))
        return said(_DEEDS[decision.kind], n=n)
    return _ASKED.get(decision.kind, said("choose"))


def _about(definition: Definition, event: Event | None) -> str:
    """Say what happens that can be answered."""
    if event is None or event.of < 0 or place_of(event.of) >= BARS:
        return said("do you want to answer this?")
    title = definition.item_title(item_of(event.of))
    if event.kind == "trash":
        return said("{title} is about to leave the game", title=title)
    return said("{title}: do you want to answer this?", title=title)
