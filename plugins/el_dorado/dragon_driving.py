"""Driving a dragon: a card of its colour moves it one space, and once more from its own ground.

Source: ED-DRAGON-20 to ED-DRAGON-27, ED-DRAGON-43.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from designer.api import Decision, Frame, Move, Refusal, StepRule, capital, item_of, said, thing_at

from .colours import COLOUR_WORDS, COLOURS, colours_of
from .dragon_places import AWAKE, halted, is_awake, moved, places, refusal_of_roaming, title_of
from .own_moves import OwnMove
from .places import FIGURES, SPACES
from .rulebook import Rulebook
from .rules.cards import PAYMENT, in_use, lent, refusal_of_absent, used
from .rules.order import stop
from .state import OVER, State
from .wanderers import number_of

__all__ = ["DRIVE", "DRIVING", "STAGES", "drives"]

DRIVE = "drive"

COLOUR, JOKER, MOVING = "ED-DRAGON-22", "ED-DRAGON-43", "ED-DRAGON-23"

_BY_CARD = StepRule(by_rules=True)


def drives(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the cards that could move a dragon."""
    awake = book.rows.row(state, AWAKE)
    for card in dict.fromkeys(in_use(book, state)) if awake else ():
        colours = colours_of(book.definition, card)
        yield from (Move(DRIVE, (card, number_of(book, n))) for n in awake if COLOURS[n] in colours)


def refusal_of_driving(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot move a dragon."""
    card, figure = move.args
    definition, n = book.definition, figure - number_of(book, 0)
    if not 0 <= n < len(COLOURS):
        return Refusal(COLOUR, said("A card of its colour moves a dragon."))
    if card not in in_use(book, state):
        return refusal_of_absent(definition, state, card)
    if not is_awake(book, state, n):
        return Refusal(
            "ED-DRAGON-10",
            capital(said("{dragon} is asleep: nobody can move it.", dragon=title_of(n))),
        )
    if COLOURS[n] not in colours_of(definition, card):
        kind = definition.cards[card]
        is_joker = len(kind.symbols) > 1
        if is_joker:
            return Refusal(JOKER, said("{title} is a joker: it is never purple.", title=kind.title))
        colour = COLOUR_WORDS[COLOURS[n]]
        return Refusal(COLOUR, said("{title} is not {colour}.", title=kind.title, colour=colour))
    if not _roads(book, state, n):
        return Refusal(MOVING, capital(said("{dragon} can go nowhere now.", dragon=title_of(n))))
    return None


def _roads(book: Rulebook, state: State, n: int) -> tuple[int, ...]:
    here = places(book, state)[n]
    return tuple(
        thing_at(SPACES, to)
        for to, _ in book.definition.ways[here]
        if refusal_of_roaming(book, state, n, to, _BY_CARD) is None
    )


def drive(book: Rulebook, state: State, move: Move) -> State:
    """Play a card for a dragon: its strength does not matter, and nothing else of it is done."""
    card, figure = move.args
    laid_out = -1 if card in lent(book, state) else card  # one that is lent stays where it lies
    return book.begin(book.own[DRIVE], state, (laid_out, thing_at(FIGURES, figure)), (), ())


def _lay_out(book: Rulebook, state: State, frame: Frame) -> State:
    return state if (card := frame.names[0][0]) < 0 else used(book, state, card, PAYMENT)


def _ask(register: int, book: Rulebook, state: State, frame: Frame) -> State:
    """Ask for the next space; the second step may be left out."""
    is_first = register == 1
    roads = _roads(book, state, _driven(book, frame))
    if state.phase == OVER or not roads or (not is_first and not frame.names[1]):
        return state
    decision = Decision(
        seat=state.active,
        kind="space",
        rule=MOVING,
        options=tuple(sorted(roads)),
        least=1 if is_first else 0,
        most=1,
        register=register,
    )
    return replace(state, decision=decision)


def _go(register: int, book: Rulebook, state: State, frame: Frame) -> State:
    if not frame.names[register]:
        return state
    to = item_of(frame.names[register][0])
    return moved(book, state, _driven(book, frame), to, _BY_CARD)


def _driven(book: Rulebook, frame: Frame) -> int:
    return item_of(frame.names[0][1]) - number_of(book, 0)


def _rest(book: Rulebook, state: State, _frame: Frame) -> State:
    return halted(book, state)


def _label(book: Rulebook, _state: State, move: Move) -> str:
    card, figure = move.args
    return said(
        "{card}: move {dragon}",
        card=book.definition.cards[card].title,
        dragon=title_of(figure - number_of(book, 0)),
    )


def _told(book: Rulebook, _state: State, move: Move) -> str:
    card, figure = move.args
    return said(
        "plays {card} for {dragon}",
        card=book.definition.cards[card].title,
        dragon=title_of(figure - number_of(book, 0)),
    )


DRIVING = OwnMove(refusal_of_driving, drive, _label, _told, with_figure=True)

STAGES: Sequence[Any] = (
    stop,
    _lay_out,
    partial(_ask, 1),
    partial(_go, 1),
    partial(_ask, 2),
    partial(_go, 2),
    _rest,
)
"""What follows: names hold the card and the dragon, then each space."""
