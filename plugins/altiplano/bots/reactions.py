"""What answering an event is likely to bring, told from what the answering card says."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from designer.api import DONE, Event, Move, is_thing, item_of, place_of

from ..definition import Definition
from ..rulebook import Rulebook
from ..state import State
from ..walking import abilities_of, once_a_game, sources
from .forecasts import Forecast, Reader, forecasts, read
from .worths import ENOUGH, IDLE, OTHERS, in_hand, on_table

__all__ = ["best_answer"]

_CARD = "event.card"
_ABOUT = frozenset({"cancel", "take", "discard"})


class _Reaction(NamedTuple):
    """Give what an ability does about an event, and what else it brings.

    Attributes:
        cancels: what happens does not happen.
        brings: the rest of its text.
        moved: where it brings the card that the event is about: `take`, `discard`, or "".
    """

    cancels: bool
    brings: Forecast
    moved: str


@once_a_game
def _reactions(definition: Definition) -> tuple[Mapping[str, _Reaction | None], ...]:
    """Give per kind of card its answers by kind of event; None for one that has to be tried."""
    return tuple(
        {
            str(ability.tree.get("when", {}).get("event")): _reaction(
                Reader(definition, number, sources(ability)), ability.tree
            )
            for ability in abilities_of(kind)
            if ability.tree.get("trigger") == "event"
        }
        for number, kind in enumerate(definition.kinds)
    )


def _reaction(reader: Reader, tree: Mapping[str, Any]) -> _Reaction | None:
    effects = tree.get("effects", [])
    listed: Sequence[Any] = effects if isinstance(effects, list) else [effects]
    about = [each for each in listed if each.get("what") == _CARD or each.get("op") == "cancel"]
    others = [each for each in listed if each not in about]
    brings = read(reader, {"cost": tree.get("cost", []), "effects": others}, "cost", "effects")
    ops = {each["op"] for each in about}
    if brings is None or any(len(each) > 2 for each in about) or not ops <= _ABOUT:
        return None
    moved = next((op for op in ("take", "discard") if op in ops), "")
    return _Reaction("cancel" in ops, brings, moved)


def best_answer(book: Rulebook, state: State, seat: int, answers: Sequence[Move]) -> Move | None:
    """Give the answer to the event at hand that brings most; None where one has to be tried."""
    event = state.flow.stack[-1].event
    if event is None:
        return None
    best, most = None, IDLE
    for move in answers:
        if move.verb == DONE:
            best = best or move
            continue
        gain = _gain(book, state, seat, event, move.args[0])
        if gain is None:
            return None
        if gain > most:
            best, most = move, gain
    return best


def _gain(book: Rulebook, state: State, seat: int, event: Event, thing: int) -> float | None:
    definition, world = book.definition, book.world
    reaction = _reactions(definition)[item_of(thing)].get(event.kind)
    if reaction is None:
        return None
    gain = reaction.brings(state, seat)
    if world.word_of(place_of(thing)) == "hand":
        share = 0.5 if len(state.hands[seat]) > ENOUGH else 1.0
        gain -= share * in_hand(definition)[item_of(thing)]
    threat = _threat(book, state, seat, event)
    if threat is None:
        return None
    if reaction.cancels:
        gain += threat
    if reaction.moved:
        gain -= _worth_to(book, seat, event.of)
    if reaction.moved == "take":
        gain += in_hand(definition)[item_of(event.of)]
    return gain


def _threat(book: Rulebook, state: State, seat: int, event: Event) -> float | None:
    """Give what would be lost if an event happens; None where that cannot be told."""
    if not is_thing(event.of) or item_of(event.of) >= len(book.definition.kinds):
        return None
    if event.kind == "play":
        told = forecasts(book.definition)[item_of(event.of)]
        return None if told is None else told(state, 1 - seat)
    return _worth_to(book, seat, event.of) if event.kind in ("discard", "take", "trash") else 0.0


def _worth_to(book: Rulebook, seat: int, thing: int) -> float:
    """Give what a card that lies before somebody is worth to a seat."""
    zone, owner = book.world.word_of(place_of(thing)), book.world.seat_of(place_of(thing))
    worth = (in_hand if zone == "hand" else on_table)(book.definition)[item_of(thing)]
    return 0.0 if owner < 0 else worth if owner == seat else -OTHERS * worth
