"""Coordinates, turns, placements, joints and boards: pure functions, no game, no files, no Qt."""

from designer.hexes.boards import Board, BoardSpace, Joint, Placement, build_board
from designer.hexes.cells import Cell, CellFault, parse_cell
from designer.hexes.coordinates import DIRECTION_NAMES, DIRECTIONS, Hex

__all__ = [
    "DIRECTIONS",
    "DIRECTION_NAMES",
    "Board",
    "BoardSpace",
    "Cell",
    "CellFault",
    "Hex",
    "Joint",
    "Placement",
    "build_board",
    "parse_cell",
]
