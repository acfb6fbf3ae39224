"""Sides of tiles as spaces: laws of turning and mirroring, and rows that change no more than they must."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.documents import edit_document, read_document
from designer.hexes import Hex
from designer.ui.editors.tile_rows import (
    Brush,
    Side,
    hex_of,
    mirrored,
    place_of,
    region,
    side_of,
    turned,
    with_brush,
    written,
)

CODES = ("W", "ROCK", "RAP")
HEXES = st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))
TEXTS = st.sampled_from(["W1", "W2", "ROCK", "RAP1>E", "RAP2>SW*", "RAP1>NE:swap"])
SIDES = st.builds(Side, st.dictionaries(HEXES, TEXTS, min_size=1), st.frozensets(HEXES, max_size=3))

FACE = """\
kind: tiles
tiles:
  - id: t
    faces:
      - id: A   # the front
        rows:
          - {r: -1, q: 0, cells: [W1, W2]}  # above
          - {r: 0, q: -1, cells: [W1, ROCK, W1]}
          - {r: 1, q: -1, cells: [W1, W1]}
        scenery: [[2, 0]]
"""
AT = ("tiles", 0, "faces", 0)


def edited(after):
    document = read_document(FACE, "t.yaml")
    face = document.tree["tiles"][0]["faces"][0]
    edit = edit_document(document, written(face, AT, after), "x")
    return edit.read[0].text if edit.splices else FACE


def face():
    return read_document(FACE, "t.yaml").tree["tiles"][0]["faces"][0]


@given(SIDES)
def test_six_turns_and_two_mirrors_are_the_side_itself(side):
    assert turned(side, 6, CODES) == side
    assert mirrored(mirrored(side, CODES), CODES) == side


@given(SIDES, st.integers(0, 5))
def test_a_mirrored_turn_is_the_turn_back_of_the_mirror(side, steps):
    assert mirrored(turned(side, steps, CODES), CODES) == turned(
        mirrored(side, CODES), -steps, CODES
    )


@given(SIDES)
def test_what_is_written_is_read_back(side):
    document = read_document(FACE, "t.yaml")
    edit = edit_document(document, written(face(), AT, side), "x")
    after = edit.read[0] if edit.splices else document

    assert side_of(after.tree["tiles"][0]["faces"][0]) == side


def test_a_painted_space_is_one_word_of_the_file():
    side = side_of(face())
    after = Side({**side.cells, Hex(1, -1): "ROCK"}, side.scenery)

    assert edited(after) == FACE.replace("[W1, W2]", "[W1, ROCK]")


def test_a_space_more_or_less_changes_its_row_only():
    side = side_of(face())
    more = Side({**side.cells, Hex(2, -1): "W3"}, side.scenery)
    assert edited(more) == FACE.replace("[W1, W2]", "[W1, W2, W3]")

    less = Side({at: text for at, text in side.cells.items() if at != Hex(-1, 1)}, side.scenery)
    assert edited(less) == FACE.replace("q: -1, cells: [W1, W1]", "q: 0, cells: [W1]")


def test_a_hole_makes_two_rows_of_one():
    side = side_of(face())
    hole = Side({at: text for at, text in side.cells.items() if at != Hex(0, 0)}, side.scenery)

    rows = read_document(edited(hole), "t.yaml").tree["tiles"][0]["faces"][0]["rows"]
    assert [(row["r"], row["q"], row["cells"]) for row in rows] == [
        (-1, 0, ["W1", "W2"]),
        (0, -1, ["W1"]),
        (0, 1, ["W1"]),
        (1, -1, ["W1", "W1"]),
    ]
    assert "# above" in edited(hole)


def test_places_and_hexes_lead_to_each_other():
    for at in side_of(face()).cells:
        assert hex_of(face(), place_of(face(), at)) == at
    assert place_of(face(), Hex(9, 9)) is None
    assert hex_of(face(), ("rows", 7, "cells", 0)) is None


@pytest.mark.parametrize(
    ("text", "brush", "after"),
    [
        (None, Brush("W", 2), "W2"),
        ("ROCK", Brush("W", 2), "W2"),
        ("W1", Brush("ROCK"), "ROCK"),
        ("RAP1>E*", Brush("RAP", 3), "RAP3>E*"),
        ("nonsense", Brush("W", 1), "W1"),
    ],
)
def test_a_brush_keeps_what_belongs_to_the_same_terrain(text, brush, after):
    assert with_brush(text, brush, CODES) == after


def test_a_region_is_what_hangs_together_and_shows_the_same():
    side = side_of(face())

    assert region(side, Hex(0, -1)) == {Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1), Hex(1, 0)}
    assert region(side, Hex(0, 0)) == {Hex(0, 0)}
    assert region(side, Hex(8, 8)) == frozenset()


def test_what_is_ill_formed_is_left_out():
    side = side_of(
        {"rows": [{"r": 0, "q": "x", "cells": ["W1"]}, 3, {"r": 1, "q": 0}], "scenery": 1}
    )

    assert side == Side({})
    assert side_of(None) == Side({})
