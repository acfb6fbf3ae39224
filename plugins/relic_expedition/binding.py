"""From a definition to the rulebook: abilities are compiled."""

from collections.abc import Iterator

from designer.api import Carrier, Machine, core_verbs, verbs_in

from . import effects
from .definition import FIRST_KIND, FIRST_TILE_KIND, SUPPLY, Definition, Kind
from .rulebook import Rulebook
from .world import World

__all__ = ["VERBS", "bound", "carriers"]

VERBS = {**core_verbs(), **verbs_in(effects)}
"""The verbs of the core and this game's own."""


def bound(definition: Definition) -> Rulebook:
    """Give the rulebook of a definition."""
    book = Rulebook(definition)
    machine = Machine(World(book), tuple(carriers(definition)), VERBS)
    book.machine = machine
    book.changes_costs = machine.has_passive
    book.against = {kind.id: _against(kind) for kind in definition.kinds}
    book.actions = frozenset(
        kind for kind in range(len(definition.kinds)) if machine.actions(FIRST_KIND + kind)
    )
    return book


def _against(kind: Kind) -> frozenset[str]:
    """Give the dangers that a supply helps against."""
    found: set[str] = set()
    for ability in kind.abilities if kind.sort == SUPPLY else ():
        when = ability.get("when") if isinstance(ability, dict) else None
        word = when.get("with") if isinstance(when, dict) else None
        found |= set(map(str, word)) if isinstance(word, list) else {str(word)} if word else set()
    return frozenset(found)


def carriers(definition: Definition) -> Iterator[Carrier]:
    """Give the kinds of supplies, animals and tiles that can do something."""
    for number, kind in enumerate(definition.kinds):
        if kind.abilities:
            zone = "pack" if kind.sort == SUPPLY else "map"
            yield Carrier(FIRST_KIND + number, kind.title, zone, kind.abilities)
    for number, tile in enumerate(definition.tile_kinds):
        if tile.abilities:
            yield Carrier(FIRST_TILE_KIND + number, tile.title, "map", tile.abilities)
