"""What routes are laid from, and how they lie."""

import pytest

from designer.api import BoardKit
from plugins.el_dorado.game import GAME
from plugins.el_dorado.scene import scene
from tests.games.el_dorado.projects import published, route, shipped


def test_the_game_offers_boards_to_be_laid():
    assert isinstance(GAME, BoardKit)


def test_the_palette_holds_all_faces_of_the_box_in_their_groups():
    pieces = GAME.palette(shipped(), published("serpentine")).pieces
    groups = {}
    for piece in pieces:
        groups.setdefault(piece.group, "")
        groups[piece.group] += piece.title

    # facts: seven boards, two strips and the finish, two sides each; then what modules bring.
    own = {"Boards": "ABCDEFGHIJKLMN", "Strips": "OPQR", "Finish": "YZ"}
    assert groups.items() >= own.items()
    assert (groups["Skulls"], groups["Mountain Passes"]) == ("SK", "Mountain pass 1Mountain pass 2")
    assert (groups["Rapids"].count("Rapids "), groups["Swamps"].count("Swamp ")) == (7, 3)


def test_only_the_pairing_of_a_and_b_and_of_the_finish_is_proven():
    pieces = GAME.palette(shipped(), published("serpentine")).pieces

    own = [piece for piece in pieces if piece.group in {"Boards", "Strips", "Finish"}]
    assert {piece.face for piece in own if piece.side_proven} == set("ABYZ")


def test_routes_begin_with_a_or_b_and_end_with_the_finish_at_a_corner():
    pieces = GAME.palette(shipped(), published("serpentine")).pieces
    ends = {piece.face: piece.end for piece in pieces if piece.end}

    assert ends == {"A": "first", "B": "first", "Y": "last", "Z": "last"}
    assert {piece.face for piece in pieces if piece.corner} == {"Y", "Z"}


def test_six_blockades_can_be_laid():
    barriers = GAME.palette(shipped(), published("serpentine")).barriers

    assert [barrier.number for barrier in barriers] == list("123456")
    assert all(barrier.code for barrier in barriers)


def test_what_forbids_pieces_are_the_codes_of_the_checks():
    palette = GAME.palette(shipped(), published("serpentine"))

    assert {
        r.code for r in (palette.overlap, palette.apart, palette.surplus, palette.misplaced)
    } == {
        "el-dorado/overlapping-tiles",
        "el-dorado/tile-apart",
        "el-dorado/tile-used-twice",
        "el-dorado/blockade-place",
    }


def test_a_layout_is_given_with_its_picture_entries_and_joints():
    document = published("first_expedition")
    laid = GAME.laid(shipped(), document)

    assert laid.scene == scene(shipped(), document)
    assert [piece.entry for piece in laid.pieces] == list(range(6))
    assert [(j.barrier, j.entry, j.usual) for j in laid.joints] == [
        *[("deal", None, "deal")] * 4,
        ("deal", None, "none"),  # before El Dorado none is dealt
    ]
    assert [bar.joint for bar in laid.barriers] == [0, 1, 2, 3]
    assert len(laid.scene.bars) == len(laid.barriers)


def test_what_the_document_says_of_joints_is_given():
    project, document = route("B 0,0 2\nC 7,-3 5\nN 14,-6 0", joints="C B blockade_3\nN C none")
    laid = GAME.laid(project, document)

    assert [(j.barrier, j.entry) for j in laid.joints] == [("blockade_3", 0), ("none", 1)]


def test_faulty_entries_are_left_out_and_the_others_keep_their_numbers():
    project, document = route("B 0,0 2\nQQ 7,-3 5\nC 7,-3 0")
    laid = GAME.laid(project, document)

    assert [(piece.name, piece.entry) for piece in laid.pieces] == [("B", 0), ("C", 2)]


@pytest.mark.parametrize("kind", ["scenario", "tiles"])
def test_other_documents_lay_no_board(kind):
    document = shipped().of_kind(kind)[0]

    assert GAME.laid(shipped(), document) is None
