"""From a definition to the rulebook: modules answer, abilities are compiled, rules become programs."""

from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from designer.api import Carrier, Machine, core_verbs, verbs_in

from . import effects, modules
from .definition import ACTIONS, TOKENS, Definition
from .questions import Questions
from .rulebook import Programs, Rulebook
from .rules import actions, cards, gifts, market, movement, order, turn
from .world import World

__all__ = ["VERBS", "bound", "carriers", "parts_in_force"]

VERBS = {**core_verbs(), **verbs_in(effects)}
"""The verbs of the core and this game's own."""


_RANK = 50  # of a part that says none


def parts_in_force(definition: Definition, in_play: Iterable[str]) -> tuple[str, ...]:
    """Give the parts of the rules that are switched on, in the order in which they are asked.

    A part is a file in `modules/`. It is in force when its module is in play, and when its own
    `in_force` finds on the board what it is about; a lower `RANK` is asked earlier.
    """
    asked = set(in_play)
    found = []
    for each in iter_modules(modules.__path__):
        part = _part(each.name)
        is_needed = getattr(part, "in_force", None)
        if each.name in asked or (is_needed is not None and is_needed(definition)):
            found.append((getattr(part, "RANK", _RANK), each.name))
    return tuple(name for _, name in sorted(found))


def _part(name: str) -> Any:
    return import_module(f".modules.{name}", __package__)


def bound(definition: Definition, others: Iterable[Any] = ()) -> Rulebook:
    """Give the rulebook of a definition.

    Args:
        definition: the compiled game; its `modules` are found by their files.
        others: further ones, asked after those.
    """
    named = [_part(name) for name in definition.modules]
    parts = [*named, *others]
    book = Rulebook(definition, Questions(parts))
    for part in parts:
        book.moves |= getattr(part, "MOVES", {})
        book.answers |= getattr(part, "ANSWERS", {})
    book.machine = Machine(World(book), tuple(carriers(definition, book.ask)), VERBS)
    book.programs = _programs(book)
    for programs in book.ask.programs:
        for name, stages in programs(book):
            book.own[name] = book.machine.own(*(partial(stage, book) for stage in stages))
    book.has_passive = book.machine.has_passive
    hears, ask = book.machine.hears, book.ask
    book.follows_entry = bool(ask.entered) or hears("enter") or hears("leave")
    book.follows_rest = bool(ask.rested) or ask.displaced is not None or hears("stop")
    book.follows_blockade = bool(ask.blockade_taken) or hears("collect")
    return book


def carriers(definition: Definition, ask: Questions) -> Iterator[Carrier]:
    """Give the cards and tokens that can do something; several actions of one are a choice."""
    for number, card in enumerate(definition.cards):
        if card.abilities:
            other = None if ask.abilities_of is None else ask.abilities_of(definition, card)
            abilities = _joined(card.abilities if other is None else other)
            yield Carrier(number, card.title, "hand", abilities)
    for number, token in enumerate(definition.tokens):
        if token.abilities:
            other = None if ask.abilities_of is None else ask.abilities_of(definition, token)
            abilities = _joined(token.abilities if other is None else other)
            yield Carrier(TOKENS + number, token.title, "board", abilities)
    for number, action in enumerate(definition.actions):
        if action.abilities:
            other = None if ask.carried_out is None else ask.carried_out(definition, action)
            abilities = _joined(action.abilities if other is None else other)
            yield Carrier(ACTIONS + number, action.title, "spaces", abilities)


def _joined(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """Make one ability of several actions, of which the player chooses one."""
    found = [a for a in abilities if isinstance(a, dict) and a.get("trigger") == "action"]
    if len(found) < 2:
        return abilities
    options = [[*a.get("cost", []), *a.get("effects", [])] for a in found]
    joined = {"trigger": "action", "effects": [{"op": "choose", "options": options}]}
    return (joined, *(ability for ability in abilities if ability not in found))


def _programs(book: Rulebook) -> Programs:
    def own(*stages: Any) -> int:
        return book.machine.own(*(partial(stage, book) for stage in stages))

    entered, rested = order.stages_of(book.ask.entered, 2), order.stages_of(book.ask.rested, 1)
    ended = [partial(turn.answer_end, answer) for answer in book.ask.play_ended]
    taken = [partial(order.answer_blockade, answer) for answer in book.ask.blockade_taken]
    step = (movement.next_step, movement.end_of_step)
    take = (movement.take_off, movement.end_of_step)
    return Programs(
        away=own(cards.ask_away, cards.settle_away),
        entering=own(order.arrive, *entered, order.tell_of_entry),
        rest=own(*rested),
        resting=own(order.rest_before, order.displace, *rested, order.tell_of_stop),
        play=own(order.stop, movement.set_in_motion, *step, movement.card_leaves),
        go_on=own(*step),
        take=own(order.stop, movement.set_in_motion, *take, movement.card_leaves),
        take_on=own(*take),
        give_into=own(gifts.gifts_leave, gifts.given_enters, gifts.given_rests),
        give_away=own(gifts.gifts_leave, gifts.given_takes),
        ask_gift=own(order.stop, gifts.ask_for_gifts),
        buy=own(order.stop, market.ask_for_payment),
        bought=own(market.hand_over, market.payments_leave),
        act=own(actions.lay_out, actions.carry_out, actions.action_leaves),
        use=own(actions.use_token),
        gain=own(order.stop, actions.ask_for_mover, actions.set_strength),
        stop_all=own(order.stop_all),
        end_play=own(order.stop_all, *ended, turn.sort_hand),
        discarding=own(turn.ask_about_discard, turn.settle_discard),
        turn_over=own(
            turn.tell_of_discards, turn.fill_hand, turn.end_turn, turn.next_seat, turn.begin_turn
        ),
        collect=own(*taken, order.tell_of_blockade),
    )
