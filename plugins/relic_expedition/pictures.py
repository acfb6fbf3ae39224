"""How things of the game are drawn: paths of signs and colours, by id. Never part of the rules."""

from collections.abc import Mapping
from typing import Any

import msgspec

from designer.api import Project, entries_in

from .texts import documents_of

__all__ = ["Ground", "Pictures", "Sign", "read_pictures"]

_GROUNDS = 4
_DARK, _LIGHT, _TAN, _GREEN = "#2A2013", "#FFFFFF", "#D9C08C", "#9CC08A"


class Sign(msgspec.Struct, frozen=True):
    """Give the sign of a piece: its picture, the colour below it and its own, and its shape."""

    icon: str
    fill: str
    ink: str
    shape: str


class Ground(msgspec.Struct, frozen=True):
    """Give how a terrain is drawn: its five colours and its grounds."""

    colours: Mapping[str, str]
    grounds: tuple[str, ...]


class Pictures(msgspec.Struct, frozen=True):
    """Give the signs of pieces by id of their kind, of tiles by theirs, and grounds by terrain.

    Attributes:
        signs: of supplies, relics and animals.
        tiles: paths by kind of tile.
        grounds: by terrain.
        clearing, relics: paths of the signs of landing places, and of relics that lie face down.
    """

    signs: Mapping[str, Sign] = {}
    tiles: Mapping[str, str] = {}
    grounds: Mapping[str, Ground] = {}
    clearing: str = ""
    relics: str = ""


def read_pictures(project: Project) -> Pictures:
    """Read what documents say of pictures; what is not there is left out."""
    signs: dict[str, Sign] = {}
    tiles: dict[str, str] = {}
    grounds: dict[str, Ground] = {}
    for document in documents_of(project, "tokens"):
        for _, entry in entries_in(document.tree, "tokens"):
            fill = _TAN if entry.get("lies") == "bag" else _GREEN
            sign = Sign(_path(project, document, entry), fill, _DARK, "square")
            signs.setdefault(str(entry.get("id")), sign)
    for document in documents_of(project, "animals"):
        for _, entry in entries_in(document.tree, "animals"):
            fill = str(entry.get("colour") or "#8A5A36")
            sign = Sign(_path(project, document, entry), fill, _LIGHT, "hexagon")
            signs.setdefault(str(entry.get("id")), sign)
    for document in documents_of(project, "relics"):
        for name, sign in _relics(project, document):
            signs.setdefault(name, sign)
    for document in documents_of(project, "tiles"):
        for _, entry in entries_in(document.tree, "tiles"):
            tiles.setdefault(str(entry.get("id")), _path(project, document, entry))
    for document in documents_of(project, "terrains"):
        for _, entry in entries_in(document.tree, "terrains"):
            grounds.setdefault(str(entry.get("id")), _ground(project, document, entry))
    with_clearing = [
        tiles.get(str(entry.get("id")), "")
        for document in documents_of(project, "tiles")
        for _, entry in entries_in(document.tree, "tiles")
        if entry.get("clearing") is True
    ]
    return Pictures(
        signs, tiles, grounds, next(iter(with_clearing), ""), tiles.get("relic_table", "")
    )


def _path(project: Project, document: Any, entry: Mapping[str, Any], key: str = "art") -> str:
    name = entry.get(key)
    if not isinstance(name, str) or not name:
        return ""
    path = project.file_of(document, name)
    return str(path) if path.is_file() else ""


def _relics(project: Project, document: Any) -> list[tuple[str, Sign]]:
    tree = document.tree if isinstance(document.tree, dict) else {}
    colours, signs = tree.get("colours"), tree.get("insignias")
    found = []
    for colour, look in (colours if isinstance(colours, dict) else {}).items():
        for name, entry in (signs if isinstance(signs, dict) else {}).items():
            fill = str(look.get("colour", "#888888")) if isinstance(look, dict) else "#888888"
            path = _path(project, document, entry if isinstance(entry, dict) else {})
            found.append((f"{colour}_{name}", Sign(path, fill, _ink(fill), "round")))
    return found


def _ink(fill: str) -> str:
    """Give a colour that is read on another."""
    red, green, blue = (int(fill[at : at + 2], 16) for at in (1, 3, 5))
    return _DARK if 0.3 * red + 0.6 * green + 0.1 * blue > 180 else _LIGHT


def _ground(project: Project, document: Any, entry: Mapping[str, Any]) -> Ground:
    colours = entry.get("colours")
    stem = entry.get("ground")
    paths = (
        [project.file_of(document, f"{stem}-{n}.svg") for n in range(_GROUNDS)]
        if isinstance(stem, str)
        else []
    )
    return Ground(
        colours if isinstance(colours, dict) else {},
        tuple(str(path) for path in paths if path.is_file()),
    )
