"""Tiles and large boards as pieces that are painted by hand: edges, spaces, what they bring."""

from designer.api import Document, Hex, PaintedPiece, Painting, Pointer, Project

from .boards import paint_board, painted_board
from .looks import bench_of
from .tiles import paint_tile, painted_tile

__all__ = ["paint", "painted"]


def painted(
    project: Project, document: Document, pointer: Pointer, language: str = "en"
) -> PaintedPiece | None:
    """Give a tile or a board as a piece; None for anything else."""
    entry = _entry(document, pointer)
    if entry is None:
        return None
    bench = bench_of(project, language)
    if pointer[0] == "tiles":
        return painted_tile(bench, entry)
    return painted_board(bench, entry) if pointer[0] == "boards" else None


def paint(
    project: Project,
    document: Document,
    pointer: Pointer,
    face: int,
    tool: str,
    at: Hex,
    towards: Hex | None,
) -> Painting | None:
    """Say what a tool changes on a piece; see `designer.api.PieceKit`."""
    entry = _entry(document, pointer)
    if entry is None:
        return None
    bench = bench_of(project, "en")
    if pointer[0] == "tiles":
        return paint_tile(bench, entry, pointer, face, tool, towards)
    return paint_board(bench, entry, pointer, tool, at, towards)


def _entry(document: Document, pointer: Pointer) -> dict[str, object] | None:
    tree = document.tree
    if len(pointer) != 2 or not isinstance(tree, dict):
        return None
    listed, number = tree.get(pointer[0]), pointer[1]
    if not isinstance(listed, list) or not isinstance(number, int) or number >= len(listed):
        return None
    entry = listed[number]
    return entry if isinstance(entry, dict) else None
