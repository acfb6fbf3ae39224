"""From a definition to the rulebook: abilities are compiled."""

from collections.abc import Iterator

from designer.api import Carrier, Machine, core_verbs, verbs_in

from . import effects
from .definition import (
    ACTION,
    CHARACTER,
    FIRST_TYPE,
    LOCATION,
    REACTION,
    SPECIAL,
    TREASURE,
    Definition,
    Placing,
)
from .rulebook import Rulebook
from .rules.moves import shapes
from .rules.programs import Programs
from .world import World

__all__ = ["VERBS", "bound", "carriers"]

VERBS = {**core_verbs(), **verbs_in(effects)}
"""The verbs of the core and this game's own."""

_ZONES = {
    CHARACTER: "camp",
    LOCATION: "location",
    TREASURE: "treasures",
    SPECIAL: "specials",
    ACTION: "hand",
    REACTION: "hand",
}


def bound(definition: Definition) -> Rulebook:
    """Give the rulebook of a definition."""
    book = Rulebook(definition)
    book.world = World(book)
    machine = Machine(book.world, tuple(carriers(definition)), VERBS)
    book.machine = machine
    placings = {}
    if not machine.faults:
        for number, placing in enumerate(definition.placings):
            *needs, ability = machine.actions(FIRST_TYPE + number)
            placings[placing.type] = (placing, tuple(needs), ability)
    book.placings = placings
    book.shapes = shapes(book)
    Programs(book)
    return book


def carriers(definition: Definition) -> Iterator[Carrier]:
    """Give the kinds of cards that can do something, then the ways of placing."""
    for number, kind in enumerate(definition.kinds):
        if kind.abilities:
            yield Carrier(number, kind.title, _ZONES[kind.type], kind.abilities)
    for number, placing in enumerate(definition.placings):
        needs = tuple(
            {"trigger": "action", "if": need.condition, "effects": []} for need in placing.needs
        )
        yield Carrier(
            FIRST_TYPE + number, placing.type, "hand", (*needs, _placed(definition, placing))
        )


def _placed(definition: Definition, placing: Placing) -> dict[str, object]:
    """Give what placing does before the card lies there: it costs something, and makes room."""
    zone = placing.zone
    room = definition.room(zone)
    makes_room = {
        "op": "discard",
        "what": {"from": zone, "count": 1},
        "if": {"has": {"what": {"from": zone}, "min": room}},
    }
    effects = [makes_room] if zone == "camp" else []
    return {"trigger": "action", "cost": list(placing.cost), "effects": effects}
