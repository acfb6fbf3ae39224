"""The picture of a route: terrains as they look, letters, blockades, the city behind the finish."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from designer.api import (
    BarLook,
    BoardScene,
    Document,
    Hex,
    Joint,
    Project,
    SignLook,
    TerrainLook,
    TileLabel,
    entries_in,
    said,
    text_of,
)

from .barriers import barriers_of
from .board import RouteBoard, read_board, route_of
from .standing import board_as_laid, markers_of
from .terrains import documents_of

__all__ = ["both_sides_of_strip", "read_looks", "scene"]

_Find = Callable[[str], Path]
_GROUNDS = 4  # variants of a ground that are looked for
_STRIP_SWITCH = "barriers.both_sides_of_strip"
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_ENTER = {
    "strength": said("One card with {symbol}, at least as strong as the space"),
    "discard": said("Discard as many cards as the space shows"),
    "trash": said("Remove as many cards as the space shows from the game"),
    "equal": said("One card of just the strength of the space, whatever its symbol"),
    "effect": said("Only what ignores its requirement leads in"),
    "never": said("Nobody may enter"),
}
_MARK = "*"
_COLOURS = {"green": "#5C9F5B", "yellow": "#F0C95A", "blue": "#56A2DB", "purple": "#B98BD1"}


def scene(
    project: Project,
    document: Document,
    route_board: RouteBoard | None = None,
    language: str = "en",
) -> BoardScene:
    """Give what can be drawn of a route, or of the route that a scenario names.

    Args:
        project: where the content lies.
        document: the route or scenario, faulty or not.
        route_board: its board, where it has been read already.
        language: of names and tips.
    """
    route_board = route_board or read_board(project, document)
    route = route_of(project, document)
    return BoardScene(
        title=_title(document, route, language),
        board=board_as_laid(project, document, route_board),
        looks=read_looks(project, language),
        labels=tuple(
            TileLabel(number, placed.face.letter)
            for number, placed in enumerate(route_board.placed)
            if placed.face.letter and placed.face.shape != "finish"
        ),
        bars=tuple(_bars(project, document, route_board, language)),
        scenery=tuple(_scenery(route_board)),
        markers=tuple(markers_of(project, document, route_board, language)),
        absent=route_board.absent,
    )


def _title(document: Document, route: Document | None, language: str) -> str:
    """Give what a document is called; a scenario without a name is called like its route."""
    trees = [each.tree for each in (document, route) if each is not None]
    trees = [tree for tree in trees if isinstance(tree, dict)]
    named = (text_of(tree.get("name"), language) for tree in trees)
    ids = (str(tree["id"]) for tree in trees if tree.get("id"))
    return next((title for title in (*named, *ids) if title), "")


def read_looks(project: Project, language: str = "en") -> Mapping[str, TerrainLook]:
    """Give how the game's terrains look, by code."""
    symbols, signs = _symbol_names(project, language), tuple(_signs(project, language))
    looks: dict[str, TerrainLook] = {}
    for document in documents_of(project, "terrains"):
        find = partial(project.file_of, document)
        for _, entry in entries_in(document.tree, "terrains"):
            code = entry.get("code")
            if isinstance(code, str) and code not in looks:
                looks[code] = msgspec.structs.replace(
                    _look(code, entry, find, symbols, language), signs=signs
                )
    return looks


def _signs(project: Project, language: str) -> Iterator[SignLook]:
    """Give what spaces may show beside their terrains: the mark, then actions."""
    known = set()
    for document in documents_of(project, "terrains"):
        find = partial(project.file_of, document)
        mark = document.tree.get("mark") if isinstance(document.tree, dict) else None
        found = [(_MARK, mark)] if isinstance(mark, dict) else []
        found += [(str(e.get("id")), e) for _, e in entries_in(document.tree, "actions")]
        for key, entry in found:
            icon = _icon(entry.get("icon"), find)
            if icon and key not in known:
                known.add(key)
                colour = _COLOURS.get(str(entry.get("colour")), "")
                yield SignLook(key, icon, colour, text_of(entry.get("name"), language) or key)


def both_sides_of_strip(project: Project, document: Document) -> bool:
    """Say whether blockades lie on both sides of a strip: as the scenario says, else the rules."""
    switches = document.tree.get("switches") if isinstance(document.tree, dict) else None
    if isinstance(switches, dict) and isinstance(switches.get(_STRIP_SWITCH), bool):
        return bool(switches[_STRIP_SWITCH])
    for rules in documents_of(project, "rules"):
        for _, switch in entries_in(rules.tree, "switches"):
            if switch.get("id") == _STRIP_SWITCH:
                return switch.get("default") is not False
    return True


def _symbol_names(project: Project, language: str) -> Mapping[str, str]:
    return {
        str(symbol.get("id")): text_of(symbol.get("name"), language)
        for document in documents_of(project, "terrains")
        for _, symbol in entries_in(document.tree, "symbols")
    }


def _look(
    code: str, entry: Mapping[str, Any], find: _Find, symbols: Mapping[str, str], language: str
) -> TerrainLook:
    colours = entry.get("colours")
    colours = colours if isinstance(colours, dict) else {}
    enter = entry.get("enter")
    enter = enter if isinstance(enter, dict) else {}
    symbol = str(enter.get("symbol", ""))
    number = entry.get("number", "none")
    return TerrainLook(
        code=code,
        name=text_of(entry.get("name"), language) or code,
        base=_colour(colours, "base", "#8A8A8A"),
        light=_colour(colours, "light", "#B5B5B5"),
        rim=_colour(colours, "rim", "#4A4A4A"),
        symbol=_colour(colours, "symbol", "#FFFFFF"),
        shadow=_colour(colours, "shadow", "#2A2A2A"),
        grounds=tuple(_grounds(entry.get("ground"), find)),
        icon=_icon(entry.get("icon"), find),
        numbered=number == "label",
        inner=str(entry.get("inner", "")),
        enter=said(_ENTER.get(str(enter.get("pay")), ""), symbol=symbols.get(symbol) or symbol),
    )


def _colour(colours: Mapping[str, Any], name: str, otherwise: str) -> str:
    colour = colours.get(name)
    return colour if isinstance(colour, str) and _COLOUR.fullmatch(colour) else otherwise


def _grounds(stem: Any, find: _Find) -> Iterator[str]:
    if isinstance(stem, str):
        for variant in range(_GROUNDS):
            path = find(f"{stem}-{variant}.svg")
            if path.is_file():
                yield str(path)


def _icon(name: Any, find: _Find) -> str:
    path = find(name) if isinstance(name, str) and name else None
    return str(path) if path is not None and path.is_file() else ""


def _bars(
    project: Project, document: Document, route_board: RouteBoard, language: str
) -> Iterator[BarLook]:
    known = barriers_of(project)
    codes = {terrain.id: code for code, terrain in route_board.terrains.items()}
    both = both_sides_of_strip(project, document)
    for joint, barrier in route_board.barred_joints(len(known), both):
        pairs = _hexes(route_board, joint)
        entry = known.get(barrier)
        if barrier == "deal":
            yield BarLook(pairs, number="?", title="A blockade is dealt here")
        elif entry is not None:
            strength, number = entry.get("strength"), entry.get("number")
            yield BarLook(
                pairs,
                code=codes.get(str(entry.get("terrain")), ""),
                strength=strength if type(strength) is int else 0,
                number=str(number) if type(number) is int else "",
                title=text_of(entry.get("name"), language) or barrier,
            )


def _hexes(route_board: RouteBoard, joint: Joint) -> tuple[tuple[Hex, Hex], ...]:
    spaces = route_board.board.spaces
    return tuple((spaces[a].hex, spaces[b].hex) for a, b in joint.pairs)


def _scenery(route_board: RouteBoard) -> Iterator[tuple[Hex, str]]:
    """Give the hexes drawn behind a face, in the terrain of its finishing spaces."""
    for placement, placed in zip(route_board.board.placements, route_board.placed, strict=True):
        codes = (
            cell.code for cell in placed.face.cells.values() if route_board.terrains[cell.code].goal
        )
        code = next(codes, "")
        for hex_ in placed.face.scenery:
            yield placement.at.plus(hex_.turned(placement.turn)), code
