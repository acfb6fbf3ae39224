"""What lies in the box: the content of the game, read from its documents; what is ill-formed is left out."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from designer.api import Hex, Project, entries_in, lowered, number_in, said, spoken_name

from .texts import documents_of

__all__ = ["Box", "read_box"]

DIRECTION_WORDS = ("E", "SE", "SW", "W", "NW", "NE")


class Box(msgspec.Struct, frozen=True):
    """Give the entries of all documents, by id, with the language of their names.

    Attributes:
        terrains, tiles, decks, supplies, animals, boards, dice: as written, by id.
        relics: colour and sign of each; `removed`: those that two players take out.
        colours, insignias: how they are called.
        seats: colours in turn order, with names.
        parameters: numbers of rules; `switches`: their defaults.
    """

    terrains: Mapping[str, dict[str, Any]]
    tiles: Mapping[str, dict[str, Any]]
    decks: Mapping[str, dict[str, Any]]
    supplies: Mapping[str, dict[str, Any]]
    animals: Mapping[str, dict[str, Any]]
    boards: Mapping[str, dict[str, Any]]
    dice: Mapping[str, dict[str, Any]]
    relics: tuple[tuple[str, str], ...]
    removed: tuple[tuple[str, str], ...]
    colours: Mapping[str, str]
    insignias: Mapping[str, str]
    seats: tuple[tuple[str, str], ...]
    parameters: Mapping[str, Any]
    switches: Mapping[str, Any]
    pieces: Mapping[str, dict[str, Any]]
    language: str = "en"

    def relic_title(self, colour: str, sign: str) -> str:
        """Give a relic's name; only English needs no ending that the sign would ask of the colour."""
        painted, shown = self.colours.get(colour, colour), self.insignias.get(sign, sign)
        if self.language == "en":
            return said("{colour} {sign}", colour=painted, sign=lowered(shown))
        return f"{shown} ({painted.lower()})"


def read_box(project: Project, language: str = "en") -> Box:
    """Read the box."""

    def by_id(kind: str, key: str) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for document in documents_of(project, kind):
            for _, entry in entries_in(document.tree, key):
                if isinstance(entry.get("id"), str):
                    found.setdefault(entry["id"], entry)
        return found

    rules = by_id("rules", "rules").values()
    switches = by_id("rules", "switches")
    relics = [document.tree for document in documents_of(project, "relics")]
    return Box(
        terrains=by_id("terrains", "terrains"),
        tiles=by_id("tiles", "tiles"),
        decks=by_id("decks", "decks"),
        supplies=by_id("tokens", "tokens"),
        pieces=by_id("tokens", "pieces"),
        animals=by_id("animals", "animals"),
        boards=by_id("boards", "boards"),
        dice=by_id("dice", "dice"),
        relics=_pairs(relics, "relics"),
        removed=_pairs(relics, "removed"),
        colours=_names(relics, "colours", language),
        insignias=_names(relics, "insignias", language),
        seats=_seats(project, language),
        parameters={
            name: value
            for rule in rules
            if isinstance(rule.get("parameters"), dict)
            for name, value in rule["parameters"].items()
        },
        switches={name: switch.get("default") for name, switch in switches.items()},
        language=language,
    )


def _pairs(trees: list[Any], key: str) -> tuple[tuple[str, str], ...]:
    """Give each relic as often as the first document says that lists it."""
    counts: dict[tuple[str, str], int] = {}
    for tree in trees:
        own: Counter[tuple[str, str]] = Counter()
        for _, entry in entries_in(tree, key):
            own[str(entry.get("colour")), str(entry.get("insignia"))] += number_in(
                entry, "count", 1
            )
        for pair, n in own.items():
            counts.setdefault(pair, n)
    return tuple(pair for pair, n in counts.items() for _ in range(n))


def _names(trees: list[Any], key: str, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for tree in trees:
        entries = tree.get(key) if isinstance(tree, dict) else None
        for name, entry in (entries if isinstance(entries, dict) else {}).items():
            title = spoken_name(entry.get("name"), language) if isinstance(entry, dict) else ""
            found.setdefault(str(name), title or str(name))
    return found


def _seats(project: Project, language: str) -> tuple[tuple[str, str], ...]:
    for document in documents_of(project, "rules"):
        seats = [
            (str(entry.get("colour")), spoken_name(entry.get("name"), language))
            for _, entry in entries_in(document.tree, "seats")
        ]
        if seats:
            return tuple(seats)
    return ()


def hex_in(entry: Mapping[str, Any], key: str = "at") -> Hex | None:
    """Give the hex written under a key, or None."""
    value = entry.get(key)
    if isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value):
        return Hex(*value)
    return None
