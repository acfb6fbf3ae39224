"""Words for things in moves, situations and logs."""

from collections import Counter
from functools import partial
from typing import Any

from designer.api import Decision, Named, is_thing, item_of, place_of, said, spoken_name

from .definition import Definition
from .rulebook import Rulebook
from .sentences import LANGUAGES, sentence

__all__ = ["PILE_TITLES", "card_id", "card_title", "option_names", "option_title"]

PILE_TITLES = {"exploration": said("Exploration"), "character": said("Character")}

_DEEDS = {
    "cancel": said("Cancel"),
    "discard": said("Discard"),
    "draw": said("Draw"),
    "look": said("Look"),
    "put": said("Put"),
    "reveal": said("Reveal"),
    "shuffle": said("Shuffle"),
    "skip": said("Skip"),
    "swap": said("Swap"),
    "take": said("Take"),
    "trash": said("Trash"),
}
"""What options of a choice do, by the verb that stands first in them."""


def card_id(definition: Definition, card: int) -> str:
    """Give the id of a card; “?” for one that is not seen."""
    return definition.kinds[card].id if 0 <= card < len(definition.kinds) else "?"


def card_title(definition: Definition, card: int) -> str:
    """Give the name of a card."""
    if 0 <= card < len(definition.kinds):
        return definition.kinds[card].title
    return said("a hidden card")


def option_names(book: Rulebook, decision: Decision) -> dict[str, int]:
    """Give the options of a question by their names, each name once."""
    found: dict[str, int] = {}
    counts: Counter[str] = Counter()
    for option in dict.fromkeys(sorted((*decision.chosen, *decision.options))):
        name = _option_name(book, decision, option)
        counts[name] += 1
        found[name if counts[name] == 1 else f"{name}_{counts[name]}"] = option
    return {name: option for name, option in found.items() if option in decision.options}


def _option_name(book: Rulebook, decision: Decision, option: int) -> str:
    if not is_thing(option):
        if decision.kind in ("option", "zone") and decision.about:
            return str(book.machine.labels(decision)[option])
        return "yes" if decision.kind == "may" else str(option + 1)
    item = item_of(option)
    return card_id(book.definition, item)


def option_title(book: Rulebook, decision: Decision, option: int) -> str:
    """Give an option as it is shown to its player."""
    if is_thing(option):
        title = card_title(book.definition, item_of(option))
        zone = book.world.word_of(place_of(option))
        is_held = zone == "hand" and decision.kind == "answer"
        return said("{card} (hand)", card=title) if is_held else title
    if decision.kind == "option" and decision.about:
        says = _deed(book, book.machine.options(decision)[option])
        if says:
            return says
    name = _option_name(book, decision, option)
    known = {**PILE_TITLES, **_DEEDS}
    return known.get(name, name.replace("_", " ").capitalize())


def _deed(book: Rulebook, option: Any) -> str:
    """Say what an option does, as a card would; "" where it is not readable."""
    effects = option.get("effects") if isinstance(option, dict) and "op" not in option else option
    effects = effects if isinstance(effects, list) else [effects]
    titles = {kind.id: kind.title for kind in book.definition.kinds}

    def named(language: str, card: str) -> str:
        title = titles.get(card, card)
        return title.languages.get(language, title) if isinstance(title, Named) else title

    abilities = [{"trigger": "action", "effects": effects}]
    says = {each: sentence(abilities, each, partial(named, each)) for each in LANGUAGES}
    return spoken_name({each: text.rstrip(".") for each, text in says.items() if text})
