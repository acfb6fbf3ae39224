"""Routes as the plain lists that players exchange: a line per piece, with its turn and where it joins.

    name: First Expedition
    B 2
    C 5 2+
    N 2 4-

The manual page on analysis describes the grammar. Reading is tolerant: see `list_reader.py`.
"""

from collections.abc import Iterator

from designer.api import Document, Hex, Listed, Placement, Project, text_of

from .board import RouteBoard, read_board, route_of
from .list_reader import DIFFICULTIES, ListReader
from .sliding import contacts

__all__ = ["read_list", "write_list"]


def read_list(project: Project, text: str, path: str, route_id: str) -> Listed:
    """Read a route from a plain list; see `designer.api.ListExchange`."""
    return ListReader(project, path).read(text.removeprefix("\ufeff"), route_id)


def write_list(project: Project, document: Document) -> str:
    """Give a route as a plain list; see `designer.api.ListExchange`."""
    route = route_of(project, document)
    tree = route.tree if route is not None and isinstance(route.tree, dict) else {}
    board = read_board(project, document)
    if not board.placed:
        return ""
    lines = []
    if name := " ".join((text_of(tree.get("name")) or str(tree.get("id") or "")).split()):
        lines.append(f"name: {name}")
    if tree.get("difficulty") in DIFFICULTIES:
        lines.append(f"difficulty: {tree['difficulty']}")
    if lines:
        lines.append("")
    lines += _piece_lines(board)
    lines += [f"joint {a} {b} {named.barrier}" for named in board.named for a, b in [named.between]]
    for pointer in board.skipped:
        lines.append(f"# placement {int(pointer[-1]) + 1} cannot be put down and is left out")
    return "\n".join(lines) + "\n"


def _piece_lines(board: RouteBoard) -> Iterator[str]:
    laid: list[Placement] = []
    for placed, placement in zip(board.placed, board.board.placements, strict=True):
        own = "" if placed.id == placed.face.id else f"={placed.id}"
        line = f"{placed.face.id}{own} {placement.turn}"
        if not laid:
            at = placement.at
            yield line if at == Hex(0, 0) else f"{line} at {at.to_text()}"
        else:
            yield f"{line} {_join(laid, placement)}"
        laid.append(placement)


def _join(laid: list[Placement], piece: Placement) -> str:
    """Say where a piece joins: the one before if it can be said so, else any other one."""
    last = laid[-1]
    for base in reversed(laid):
        for contact in contacts(base, piece):
            return contact.to_text() if base is last else f"{contact.to_text()} on {base.id}"
    return f"at {piece.at.to_text()}"
