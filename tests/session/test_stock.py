"""What is left of the box while a board is laid."""

from designer.hexes import Cell, Hex
from designer.printing.palettes import PalettePiece
from designer.session.stock import stock
from plugins.el_dorado.palette import palette
from tests.games.el_dorado.projects import published, shipped

CELLS = {Hex(0, 0): Cell("G")}


def piece(face, tile, count=1, proven=True):
    return PalettePiece(
        face, face, f"Board {tile}", "Boards", tile, count, CELLS, side_proven=proven
    )


def test_a_piece_that_lies_is_used_up_and_so_is_its_back():
    left = stock([piece("A", "ab"), piece("B", "ab"), piece("C", "cd")], ["B"])

    assert {face: found.words for face, found in left.items()} == {
        "A": "back of B",
        "B": "in the route",
        "C": "1 of 1 left",
    }
    assert left["A"].sentence == "A and B are two sides of one piece (Board ab)."


def test_a_pair_of_sides_that_is_not_proven_is_told_so():
    (left,) = [
        found
        for face, found in stock(
            [piece("C", "cd", proven=False), piece("D", "cd", proven=False)], ["D"]
        ).items()
        if face == "C"
    ]

    assert (left.words, left.sure) == ("perhaps back of D", False)
    assert "probably" in left.sentence


def test_several_copies_are_counted():
    left = stock([piece("A", "ab", 3), piece("B", "ab", 3)], ["A", "B"])

    assert left["A"].words == "1 of 3 left"
    assert stock([piece("A", "ab", 2)], ["A", "A"])["A"].n == 0


def test_a_box_without_a_piece_says_so():
    assert stock([piece("A", "ab", 0)], [])["A"].words == "none in the box"


def test_first_expedition_leaves_five_boards_with_both_sides_free():
    board = published("first_expedition")
    pieces = palette(shipped(), board).pieces
    left = stock(pieces, [entry["face"] for entry in board.tree["placements"]])

    # facts: B C I K N and the finish lie; E/F, G/H and both strips are free, and so are the small
    # pieces of the modules, whose names are longer than a letter.
    assert {f for f, found in left.items() if found.n and len(f) == 1} == set("EFGHOPQR")
