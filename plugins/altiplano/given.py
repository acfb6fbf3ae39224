"""The position that a situation gives; what names nothing is a ValueError with a sentence."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import seeded

from .expedition import Expedition
from .rules.setup import blank
from .state import ACTING, State

__all__ = ["position"]

_OF_SEATS = {
    "hand": "hands",
    "camp": "camps",
    "location": "locations",
    "treasures": "treasures",
    "specials": "specials",
}
_COMMON = {
    "exploration": "exploration",
    "character": "character",
    "exploration_discard": "exploration_discard",
    "character_discard": "character_discard",
    "specials": "central",
}


def position(game: Expedition, given: Mapping[str, Any], rng: Mapping[str, Any]) -> State:
    """Give a position of which everything is named."""
    seed = rng.get("seed", 1)
    state = blank(game.definition, seeded(seed if type(seed) is int else 1))
    fields: dict[str, Any] = {
        field: _cards(game, given.get(key), is_sorted=key == "specials")
        for key, field in _COMMON.items()
    }
    trees = given.get("seats")
    seats = [tree if isinstance(tree, dict) else {} for tree in trees] if isinstance(trees, list) else []  # fmt: skip
    seats = [*seats, {}, {}][:2]
    for key, field in _OF_SEATS.items():
        in_order = key in ("hand", "specials")
        fields[field] = tuple(_cards(game, tree.get(key), is_sorted=in_order) for tree in seats)
    skips = tuple(tuple(n for n in tree.get("skips", ()) if type(n) is int) for tree in seats)
    active, first = (_seat(given, key, other) for key, other in (("active", 1), ("first", 1)))
    phase = given.get("phase", ACTING)
    state = replace(state, **fields, skips=skips, active=active, first=first, phase=phase)
    if phase in (1, 4) or skips[active]:
        return game.settled(game.book.world.settled(state))
    return game.settled(replace(game.book.world.settled(state), has_begun=True))


def _seat(given: Mapping[str, Any], key: str, otherwise: int) -> int:
    value = given.get(key, otherwise)
    if value not in (1, 2):
        message = f"There is no player {value}"
        raise ValueError(message)
    return int(value) - 1


def _cards(game: Expedition, names: Any, *, is_sorted: bool) -> tuple[int, ...]:
    cards = [game.definition.number_of(str(name)) for name in names or ()]
    return tuple(sorted(cards)) if is_sorted else tuple(cards)
