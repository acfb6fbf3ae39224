"""Small pieces of a scenario: where they may lie, and laying them as edits of the text."""

import pytest

from designer.documents import Edit, Refused, apply
from designer.hexes import Hex
from designer.session import Checker, Workspace
from designer.session.loose import loose_desk_of


@pytest.fixture(scope="module")
def workspace():
    """Give a workspace of what comes with the program."""
    return Workspace.open([])


def desk_of(workspace, id_, project=None):
    project = project or workspace.project
    document = next(d for d in project.of_kind("scenario") if d.id == id_)
    return loose_desk_of(workspace.host, project, document)


def text_after(workspace, desk, edit):
    assert isinstance(edit, Edit)
    return apply(workspace.project, edit).documents[desk.document.path].text


def test_what_can_be_laid_comes_from_the_modules_in_play(workspace):
    nine, dragons = desk_of(workspace, "all_nine"), desk_of(workspace, "dragons")

    assert {piece.group for piece in nine.loose.pieces} == {"Dragons", "Mists", "Treasures"}
    assert len(nine.pieces["mist"].covers) == 7
    assert nine.left["mist"] == 9
    assert [piece.id for piece in dragons.loose.pieces if dragons.left[piece.id]] == []
    assert dragons.at(Hex(12, -1)).id == "dragon_green"
    assert desk_of(workspace, "skull_trail") is None


@pytest.mark.parametrize(
    ("piece", "at", "rule"),
    [
        ("dragon_green", Hex(0, 0), "LV-DRAGON-02"),
        ("dragon_green", Hex(99, 0), "LV-DRAGON-03"),
        ("treasure_two_blue", Hex(0, 0), "LV-TREAS-04"),
        ("mist", Hex(0, -3), "LV-MIST-03"),
        ("mist", Hex(3, -2), "LV-MIST-02"),
        ("mist", Hex(1, -1), "LV-MIST-01"),
    ],
)
def test_where_a_piece_may_not_lie_the_check_says_why(workspace, piece, at, rule):
    fault = desk_of(workspace, "all_nine").fault(piece, at, None)

    assert fault.rule == rule


def test_a_piece_that_is_moved_is_not_in_its_own_way(workspace):
    desk = desk_of(workspace, "dragons")
    green = desk.at(Hex(12, -1))

    assert desk.fault("dragon_green", Hex(12, 0), green.entry) is None
    assert desk.fault("dragon_green", Hex(7, -2), green.entry).rule == "LV-DRAGON-01"
    there = desk.next_legal("dragon_green", green.entry, None, 1)
    assert desk.fault("dragon_green", there, green.entry) is None


def test_each_edit_changes_its_own_line_only(workspace):
    desk = desk_of(workspace, "dragons")
    text, green = desk.document.text, desk.at(Hex(12, -1))

    assert text_after(workspace, desk, desk.move(green, Hex(12, 0))) == text.replace(
        "{piece: dragon_green, at: [12, -1]}", "{piece: dragon_green, at: [12, 0]}"
    )
    assert text_after(workspace, desk, desk.take_away(green)) == text.replace(
        "  - {piece: dragon_green, at: [12, -1]}\n", ""
    )
    assert "pieces:\n" not in text_after(workspace, desk, desk.clear())


def test_all_that_is_dealt_lies_as_the_checks_want_it(workspace):
    desk = desk_of(workspace, "dragons_complete")
    edit = desk.deal(7)
    project = apply(workspace.project, edit)
    dealt = desk_of(workspace, "dragons_complete", project)
    found = Checker(workspace.host).check(project, focus=(desk.document.path,))

    assert len(dealt.loose.laid) == 4 + 12 + 4
    assert [d for d in found.of(desk.document.path) if d.severity.value != "hint"] == []
    assert edit.label == "Deal the pieces from seed 7"
    assert desk.deal(7).splices == edit.splices
    assert desk.deal(8).splices != edit.splices


def test_a_laid_mist_closes_its_spaces_in_the_picture(workspace):
    desk = desk_of(workspace, "dragons_complete")
    at = desk.next_legal("mist", None, None, 1)
    project = apply(workspace.project, desk.lay("mist", at))
    scene = desk_of(workspace, "dragons_complete", project).loose.scene
    shown = {space.hex: space.cell.code for space in scene.board.spaces}

    assert {shown[at.plus(h)] for h in desk.pieces["mist"].covers} == {"MIST"}


def test_where_no_rules_deal_it_is_said(workspace):
    desk = desk_of(workspace, "dragons")

    class Nothing:
        def dealt_pieces(self, *_):
            return ()

    desk._kit = Nothing()

    assert isinstance(desk.deal(1), Refused)
