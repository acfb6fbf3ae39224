"""Going through what abilities say, however deep, each part with its place."""

from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from .definition import CHARACTER, LOCATION, ROLES, SPECIAL, TREASURE, Definition, Kind

__all__ = [
    "CAMP_ZONES",
    "Part",
    "abilities_of",
    "can_lie",
    "effects_in",
    "fits",
    "lying_in",
    "needs_of",
    "nodes",
    "once_a_game",
    "selectors_in",
    "sources",
    "to_be_had",
    "words_of",
]

Path = tuple[str | int, ...]
_DISCARDS = {"exploration_discard": "exploration", "character_discard": "character"}
CAMP_ZONES = {"camp": CHARACTER, "location": LOCATION, "treasures": TREASURE}
"""The zones of a Camp that cards are placed in, with the type of card that each holds."""


T = TypeVar("T")

_GAMES = 4  # of which is remembered what holds for the whole of each


def once_a_game(compute: Callable[[Definition], T]) -> Callable[[Definition], T]:
    """Remember what a function gives for the games looked at last, which never change."""
    kept: tuple[tuple[Definition, T], ...] = ()

    @wraps(compute)
    def remembered(definition: Definition) -> T:
        nonlocal kept
        for known, found in kept:
            if known is definition:
                return found
        found = compute(definition)
        kept = ((definition, found), *kept)[:_GAMES]
        return found

    return remembered


class Part(NamedTuple):
    """Give a map in an ability, and where it stands in its card."""

    path: Path
    tree: Any


def nodes(tree: Any, path: Path = ()) -> Iterator[Part]:
    """Give all maps in a tree, from the first to the last, the outer before the inner."""
    waiting: list[tuple[Path, Any]] = [(path, tree)]
    while waiting:
        at, each = waiting.pop()
        if isinstance(each, dict):
            yield Part(at, each)
            waiting.extend(((*at, key), value) for key, value in reversed(each.items()))
        elif isinstance(each, list | tuple):
            last = len(each) - 1
            waiting.extend(((*at, last - n), value) for n, value in enumerate(reversed(each)))


def abilities_of(kind: Kind) -> Iterator[Part]:
    """Give the abilities of a card that are maps."""
    for number, ability in enumerate(kind.abilities):
        if isinstance(ability, dict):
            yield Part(("abilities", number), ability)


def needs_of(ability: Part) -> list[Part]:
    """Give all that must hold for an ability: its condition, or each part of one with `all`."""
    waiting, found = [Part((*ability.path, "if"), ability.tree.get("if"))], []
    while waiting:
        path, tree = waiting.pop(0)
        if isinstance(tree, dict):
            parts = tree.get("all")
            if isinstance(parts, list):
                waiting[:0] = [Part((*path, "all", n), each) for n, each in enumerate(parts)]
            else:
                found.append(Part(path, tree))
    return found


def effects_in(ability: Part, *keys: str) -> Iterator[Part]:
    """Give the effects of an ability, those within others too; of its `effects` and `cost`, or of one of both."""
    for key in keys or ("cost", "effects"):
        for part in nodes(ability.tree.get(key), (*ability.path, key)):
            if isinstance(part.tree.get("op"), str):
                yield part


def selectors_in(part: Part) -> Iterator[Part]:
    """Give the selectors in a part of an ability, those in its conditions too."""
    for each in nodes(part.tree, part.path):
        tree = each.tree
        if "from" in tree and "op" not in tree and "event" not in tree:
            yield each


def sources(ability: Part) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Give whose and from which zones the things come that effects give names to; whose is i or you."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for effect in effects_in(ability):
        name, what = effect.tree.get("as"), effect.tree.get("what")
        if isinstance(name, str):
            start = effect.tree if "from" in effect.tree else what
            if isinstance(start, dict):
                found.setdefault(name, _source(start, found))
    return found


def _source(
    tree: Mapping[str, Any], named: Mapping[str, tuple[str, tuple[str, ...]]]
) -> tuple[str, tuple[str, ...]]:
    zones = words_of(tree.get("from"))
    if len(zones) == 1 and zones[0] in named:
        return named[zones[0]]
    return str(tree.get("who", "i")), zones


def words_of(value: Any) -> tuple[str, ...]:
    """Give the words of a list, or the one that stands alone."""
    return tuple(
        each for each in (value if isinstance(value, list) else [value]) if isinstance(each, str)
    )


def fits(kind: Kind, wanted: Any) -> bool:
    """Say whether a card can be what a filter wants; what a filter says of one thing in play is left out."""
    if not isinstance(wanted, dict):
        return True
    facts = {"id": (kind.id,), "type": kind.words, "icon": (kind.icon,)}
    return all(
        not set(words_of(wanted[key])).isdisjoint(words)
        for key, words in facts.items()
        if key in wanted
    )


def lying_in(definition: Definition, zones: tuple[str, ...]) -> list[Kind]:
    """Give the cards of the game that can lie in any of some zones; all, where a zone is not known."""
    return [
        kind
        for kind in definition.kinds
        if kind.copies and any(can_lie(kind, zone) for zone in zones)
    ]


def can_lie(kind: Kind, zone: str) -> bool:
    """Say whether a card can lie in a zone in the course of a game."""
    zone = _DISCARDS.get(zone, zone)
    if zone in ("exploration", CHARACTER):
        return kind.deck == zone
    if zone in CAMP_ZONES:
        return kind.type == CAMP_ZONES[zone]
    if zone == "specials":
        return kind.type == SPECIAL
    return zone != "hand" or kind.type != SPECIAL


@once_a_game
def to_be_had(definition: Definition) -> list[Kind]:
    """Give the Special cards of which somebody can have the majority."""
    roles = {role for kind in definition.kinds if kind.copies for role in _counts_as(kind)}
    return [kind for kind in definition.kinds if kind.copies and kind.majority in roles]


def _counts_as(kind: Kind) -> set[str]:
    """Give what a card is, or can count as."""
    said_to_be = {str(part.tree.get("what")) for part in nodes(kind.abilities)}
    return {role for role in ROLES if role in kind.roles or f"counts_as_{role}" in said_to_be}
