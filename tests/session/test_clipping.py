"""Placements as text on the clipboard."""

import pytest

from designer.documents import read_document
from designer.hexes import Hex
from designer.session.arranging import Put
from designer.session.clipping import clip_from, clip_to_text

TEXT = (
    "placements:\n"
    "  - {face: B, at: [0, 0], turn: 2}\n"
    "  - {id: T, face: C, at: [7, -3], turn: 5}\n"
    "  - {face: N, at: [11, 0], turn: 2}\n"
    "joints:\n"
    "  - {between: [B, T], barrier: none}\n"
    "  - {between: [T, N], barrier: bar_3}\n"
)


def test_what_is_copied_is_the_text_of_the_placements_and_of_the_joints_between_them():
    text = clip_to_text(read_document(TEXT, "x").tree, {0, 1})

    assert read_document(text, "x").tree == {
        "placements": [
            {"face": "B", "at": [0, 0], "turn": 2},
            {"id": "T", "face": "C", "at": [7, -3], "turn": 5},
        ],
        "joints": [{"between": ["B", "T"], "barrier": "none"}],
    }


def test_what_was_copied_can_be_read():
    clip = clip_from(clip_to_text(read_document(TEXT, "x").tree, {1, 2}), "BCN")

    assert clip.puts == (Put("C", Hex(7, -3), 5), Put("N", Hex(11, 0), 2))
    assert clip.joints == ((0, 1, "bar_3"),)


@pytest.mark.parametrize(
    "text",
    [
        "- {face: B, at: [0, 0], turn: 2}\n",
        "  - {face: B, at: [0, 0], turn: 2}",
        "kind: route\nplacements: [{face: B, at: [0, 0], turn: 2}]",
        "placements:\n  - face: B\n    at: [0, 0]\n    turn: 8\n",
    ],
    ids=["a list", "an indented line", "a whole route", "a turn too far"],
)
def test_lines_of_a_route_can_be_pasted_too(text):
    assert clip_from(text, "BCN").puts == (Put("B", Hex(0, 0), 2),)


@pytest.mark.parametrize(
    "text", ["", "hello", "{", "a: 1", "placements: 3", "- 1\n- 2", "placements:\n  - {face: B}"]
)
def test_other_texts_are_no_placements(text):
    assert clip_from(text, "BCN") is None


def test_unknown_faces_are_left_out_and_named():
    clip = clip_from(TEXT, "BN")

    assert [put.face for put in clip.puts] == ["B", "N"]
    assert clip.unknown == ("C",)
    assert clip.joints == ()
