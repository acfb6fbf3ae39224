"""Gestures as operations: what they write, and that the rest of the file stays."""

import pytest

from designer.documents import edit_document, read_document
from designer.documents.edits import spliced
from designer.hexes import Hex
from designer.session.arranging import Put
from designer.session.laying import barring, moving, placing, removing, turning_over

HEAD = "kind: route\nformat: 1\nid: made_up\n"
TWO = (
    f"{HEAD}# the tiles\nplacements:\n"
    "  - {face: B, at: [0, 0], turn: 2}  # first\n"
    "  - {face: C, at: [7, -3], turn: 5}\n"
)
JOINED = f"{TWO}joints:\n  - {{between: [B, C], barrier: none}}  # free\n"


def after(text, operations_of):
    document = read_document(text, "made-up.yaml")
    edit = edit_document(document, operations_of(document.tree), "made up")
    return spliced(text, edit.splices)


def test_a_piece_put_down_is_one_more_line():
    written = after(TWO, lambda tree: placing(tree, [Put("E", Hex(11, 0), 2)]))

    assert written == f"{TWO}  - {{face: E, at: [11, 0], turn: 2}}\n"


def test_the_same_face_again_gets_a_name_of_its_own():
    puts = [Put("C", Hex(20, 0), 0), Put("C", Hex(30, 0), 0)]
    written = after(TWO, lambda tree: placing(tree, puts))

    assert "{id: C2, face: C, at: [20, 0], turn: 0}" in written
    assert "{id: C3, face: C, at: [30, 0], turn: 0}" in written


@pytest.mark.parametrize("start", ["placements: []\n", "placements:\n", ""])
def test_the_first_piece_of_a_route_makes_the_list(start):
    written = after(HEAD + start, lambda tree: placing(tree, [Put("B", Hex(0, 0), 0)]))

    assert read_document(written, "x").tree["placements"] == [
        {"face": "B", "at": [0, 0], "turn": 0}
    ]


def test_moving_writes_the_numbers_that_change():
    written = after(TWO, lambda tree: moving(tree, {1: Put("C", Hex(7, -4), 5)}))

    assert written == TWO.replace("[7, -3]", "[7, -4]")


def test_moving_back_gives_the_same_file():
    there = after(TWO, lambda tree: moving(tree, {1: Put("C", Hex(9, 9), 0)}))

    assert after(there, lambda tree: moving(tree, {1: Put("C", Hex(7, -3), 5)})) == TWO


def test_a_piece_taken_away_takes_its_joints_with_it():
    assert after(JOINED, lambda tree: removing(tree, {1})) == TWO.replace(
        "  - {face: C, at: [7, -3], turn: 5}\n", ""
    )


def test_joints_of_others_stay():
    text = f"{JOINED}  - {{between: [C, N], barrier: deal}}\n".replace(
        "joints:", "  - {face: N, at: [11, 0], turn: 2}\njoints:"
    )
    written = after(text, lambda tree: removing(tree, {2}))

    assert read_document(written, "x").tree["joints"] == [
        {"between": ["B", "C"], "barrier": "none"}
    ]
    assert "# free" in written


def test_turning_a_piece_over_changes_one_word_and_joints_follow():
    written = after(JOINED, lambda tree: turning_over(tree, 1, Put("D", Hex(7, -3), 5)))

    assert written == JOINED.replace("face: C", "face: D").replace("[B, C]", "[B, D]")


def test_a_piece_with_a_name_keeps_it_when_turned_over():
    text = JOINED.replace("{face: C", "{id: T, face: C").replace("[B, C]", "[B, T]")
    written = after(text, lambda tree: turning_over(tree, 1, Put("D", Hex(7, -3), 5)))

    assert written == text.replace("face: C", "face: D")


def test_turning_over_to_a_face_that_lies_already_gives_a_name():
    text = TWO.replace("face: B", "face: D")
    written = after(text, lambda tree: turning_over(tree, 1, Put("D", Hex(7, -3), 5)))

    assert read_document(written, "x").tree["placements"][1] == {
        "id": "D2",
        "face": "D",
        "at": [7, -3],
        "turn": 5,
    }


def test_what_lies_on_a_joint_is_said_changed_and_unsaid():
    said = after(TWO, lambda tree: barring(tree, [(("B", "C"), "none", None)]))
    changed = after(said, lambda tree: barring(tree, [(("B", "C"), "bar_3", 0)]))
    unsaid = after(changed, lambda tree: barring(tree, [(("B", "C"), None, 0)]))

    assert said == f"{TWO}joints:\n  - {{between: [B, C], barrier: none}}\n"
    assert changed == said.replace("none", "bar_3")
    assert unsaid == TWO


def test_a_bar_moves_between_joints_in_one():
    written = after(
        JOINED,
        lambda tree: barring(tree, [(("B", "C"), None, 0), (("C", "N"), "bar_3", None)]),
    )

    assert read_document(written, "x").tree["joints"] == [
        {"between": ["C", "N"], "barrier": "bar_3"}
    ]


def test_faulty_entries_keep_their_numbers():
    text = TWO.replace("placements:\n", "placements:\n  - 17\n  - {face: 3}\n")
    written = after(text, lambda tree: moving(tree, {3: Put("C", Hex(0, 9), 5)}))

    assert written == text.replace("[7, -3]", "[0, 9]")
