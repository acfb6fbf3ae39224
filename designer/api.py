"""The names a plugin may use: its only door to the program."""

from designer.diagnostics import (
    Diagnostic,
    Fix,
    Location,
    Related,
    Replacement,
    Severity,
    sorted_by_place,
)
from designer.engine.game import Game, LegalMoves, Move, Outcome, Refusal, Termination, legal_moves
from designer.engine.questions import Requirement, RouteQuestions, Way
from designer.hexes import (
    DIRECTIONS,
    Board,
    BoardSpace,
    Cell,
    CellFault,
    Hex,
    Joint,
    Placement,
    build_board,
    parse_cell,
)
from designer.play.table import Figure, Handle, Piece, SeatPlate, StandingBar, Table, Zone
from designer.printing.scenes import BarLook, BoardScene, Pawn, TerrainLook, TileLabel

__all__ = [
    "DIRECTIONS",
    "BarLook",
    "Board",
    "BoardScene",
    "BoardSpace",
    "Cell",
    "CellFault",
    "Diagnostic",
    "Figure",
    "Fix",
    "Game",
    "Handle",
    "Hex",
    "Joint",
    "LegalMoves",
    "Location",
    "Move",
    "Outcome",
    "Pawn",
    "Piece",
    "Placement",
    "Refusal",
    "Related",
    "Replacement",
    "Requirement",
    "RouteQuestions",
    "SeatPlate",
    "Severity",
    "StandingBar",
    "Table",
    "Termination",
    "TerrainLook",
    "TileLabel",
    "Way",
    "Zone",
    "build_board",
    "legal_moves",
    "parse_cell",
    "sorted_by_place",
]
