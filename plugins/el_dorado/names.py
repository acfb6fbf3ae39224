"""Names of what an open question offers, in words: cards, tokens, spaces, explorers, options."""

from collections.abc import Iterable

from designer.api import Decision, Hex, is_thing, item_of, place_of, thing_at

from .definition import Definition
from .places import BARS, FIGURES, SPACES
from .rulebook import Rulebook
from .state import State
from .wanderers import is_wanderer, number_of, wanderer, wanderers

__all__ = ["YES", "explorer_name", "option_called", "option_name", "option_names"]

YES = "yes"
"""The answer to a question whether something is done."""


def explorer_name(definition: Definition, explorer: int) -> str:
    """Give an explorer's name in words: `1.2` is the first seat's second one."""
    seat = definition.owners[explorer]
    return f"{seat + 1}.{definition.explorers[seat].index(explorer) + 1}"


def option_name(book: Rulebook, state: State, decision: Decision, option: int) -> str:
    """Give the name of an option, told apart from all others."""
    name = _bare_name(book, state, decision, option)
    others = {o for o in decision.options if o != option}
    if not is_thing(option) or all(
        _bare_name(book, state, decision, other) != name for other in others
    ):
        return name
    return f"{name}@{zone_word(book, option)}"


def option_names(book: Rulebook, state: State, decision: Decision) -> dict[str, int]:
    """Give all options by name."""
    return {option_name(book, state, decision, o): o for o in dict.fromkeys(decision.options)}


def zone_word(book: Rulebook, thing: int) -> str:
    """Give the word of the zone that a thing lies in."""
    place = place_of(thing)
    for word, zone in book.machine.world.zones.items():
        last = zone.first + (book.definition.n_seats if zone.each else 1)
        if zone.first <= place < last:
            return word
    return ""


def _bare_name(book: Rulebook, state: State, decision: Decision, option: int) -> str:
    definition = book.definition
    if not is_thing(option):
        return _plain_name(book, decision, option)
    place, item = place_of(option), item_of(option)
    if place == SPACES:
        return definition.board.spaces[item].hex.to_text()
    if place == FIGURES:
        if is_wanderer(book, item):
            return wanderer(book, state, item).id
        return explorer_name(definition, item)
    if place == BARS:
        return definition.blockades[state.bars[item]].id
    return definition.item_id(item)


def _plain_name(book: Rulebook, decision: Decision, option: int) -> str:
    if decision.kind in ("option", "zone"):
        return book.machine.labels(decision)[option]
    if decision.kind == "may":
        return YES
    values = book.machine.world.values.get(decision.kind, {})
    return next((word for word, value in values.items() if value == option), str(option))


def option_called(book: Rulebook, state: State, decision: Decision, name: str) -> int:
    """Give the option of a name; one that is not offered too, so that its refusal can be told.

    Raises:
        ValueError: nothing has this name.
    """
    known = option_names(book, state, decision)
    if name in known:
        return known[name]
    definition = book.definition
    for thing in _things_called(book, state, name):
        return thing
    cards = [card.id for card in definition.cards]
    if name in cards:
        place = next((place_of(o) for o in decision.options if is_thing(o)), 0)
        return thing_at(place, cards.index(name))
    message = f"“{name}” cannot be chosen here; there is {_listed(known)}"
    raise ValueError(message)


def _things_called(book: Rulebook, state: State, name: str) -> Iterable[int]:
    definition = book.definition
    for explorer in range(len(definition.owners)):
        if explorer_name(definition, explorer) == name:
            yield thing_at(FIGURES, explorer)
    for number, each in enumerate(wanderers(book, state)):
        if each.id == name:
            yield thing_at(FIGURES, number_of(book, number))
    for slot, blockade in enumerate(state.bars):
        if blockade >= 0 and definition.blockades[blockade].id == name:
            yield thing_at(BARS, slot)
    if "," in name:
        try:
            position = definition.board.index.get(Hex.from_text(name))
        except ValueError:
            position = None
        if position is not None:
            yield thing_at(SPACES, position)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
