"""Which of the tiles are terrain tiles, and which pieces a scenario puts on spaces."""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Board, Document, Hex, Project, entries_in

from .board import RouteBoard
from .costs import cost_look
from .definition import Lying
from .terrains import documents_of

__all__ = ["SMALL_COUNT", "STRIPS_COUNT", "costs_of", "lying_of", "pictures_of", "terrain_tiles_of"]

STRIPS_COUNT = "terrain.count_strips"
"""The switch: false counts strips as no terrain tiles."""

SMALL_COUNT = "terrain.count_route_mode_tiles"
"""The switch: true counts small pieces that lie beside the boards, too."""

_PIECE, _STRIP = "piece", "strip"


def terrain_tiles_of(route: RouteBoard, switches: Mapping[str, Any]) -> tuple[int, ...]:
    """Give the placements that count as terrain tiles, the nearest to the start first.

    Source: ED-SETUP-14, OQ-63, OQ-87, OQ-88.
    """
    closed = {*route.start_pieces, *route.finish_pieces}
    left_out = set()
    if switches.get(STRIPS_COUNT, True) is False:
        left_out.add(_STRIP)
    if switches.get(SMALL_COUNT, False) is not True:
        left_out.add(_PIECE)
    found = [
        number
        for number, placed in enumerate(route.placed)
        if number not in closed
        and not route.lies_on(number)
        and placed.face.shape not in left_out
        and route.distances[number] is not None
    ]
    return tuple(sorted(found, key=lambda number: (route.distances[number] or 0, number)))


def lying_of(document: Document, board: Board) -> Iterator[Lying]:
    """Give the pieces that a scenario puts on spaces; what names no space is left out."""
    if document.kind != "scenario":
        return
    for _, entry in entries_in(document.tree, "pieces"):
        piece, at = entry.get("piece", entry.get("token")), entry.get("at", ())
        if not isinstance(piece, str) or not _is_place(at):
            continue
        place = board.index.get(Hex(*at))
        if place is not None:
            yield Lying(piece, place, str(entry.get("state", "")))


def pictures_of(project: Project) -> Iterator[tuple[str, str]]:
    """Give the pictures of pieces and tokens, by id, as files."""
    for document in documents_of(project, "tokens"):
        for key in ("pieces", "tokens"):
            for _, entry in entries_in(document.tree, key):
                if isinstance(entry.get("id"), str) and isinstance(entry.get("art"), str):
                    yield entry["id"], str(project.file_of(document, entry["art"]))


def costs_of(project: Project) -> Iterator[tuple[str, tuple[str, str]]]:
    """Give the word and the colour of the costs of tokens that lie on the board, by id."""
    for document in documents_of(project, "tokens"):
        for _, entry in entries_in(document.tree, "tokens"):
            if isinstance(entry.get("id"), str) and "cost" in entry:
                yield entry["id"], cost_look(entry)


def _is_place(at: Any) -> bool:
    return isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at)
