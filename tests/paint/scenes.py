"""Small scenes that need no content."""

from designer.hexes import Cell, Hex, Placement, build_board
from designer.printing.scenes import BarLook, BoardScene, Pawn, TerrainLook, TileLabel

LOOKS = {
    "G": TerrainLook("G", "Grass", "#3B7A45", "#5C9F5B", "#1F4D2B", "#F6F2DC", "#12331B"),
    "S": TerrainLook(
        "S", "Start", "#EADFC4", "#FAF4E4", "#B9A678", "#45351C", "#FFFFFF", numbered=True
    ),
    "E": TerrainLook("E", "End", "#D8A327", "#F6D56A", "#8A6209", "#3A2803", "#FBE9AE", inner="G"),
}


def seven(code="G"):
    """Give seven cells about the origin."""
    around = [Hex(0, 0), *Hex(0, 0).neighbours()]
    return {space: Cell(code, 1) for space in around}


def small_scene(*, more=False, tile=False):
    """Give two tiles of seven with a bar between, two pawns and scenery; `tile`: one tile alone."""
    placements = [Placement("one", "A", Hex(0, 0), 0, seven())]
    if tile:
        return BoardScene("One", build_board(placements), LOOKS)
    placements.append(Placement("two", "B", Hex(3, -1), 0, seven("E" if more else "S")))
    board = build_board(placements)
    (joint,) = board.joints
    pairs = tuple((board.spaces[a].hex, board.spaces[b].hex) for a, b in joint.pairs)
    return BoardScene(
        "Two",
        board,
        LOOKS,
        labels=(TileLabel(0, "A"), TileLabel(1, "B")),
        bars=(BarLook(pairs, "G", 2, "5", "Bar"),),
        pawns=(Pawn(Hex(0, 0), "red", "Red"), Pawn(Hex(0, 0), "blue", "Blue")),
        scenery=((Hex(5, -1), "E"),),
    )
