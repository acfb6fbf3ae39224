"""Faults of a layout in words."""

import pytest

from designer.hexes import Hex
from designer.hexes.sentences import apart_sentence, overlap_sentence


@pytest.mark.parametrize(
    ("others", "hexes", "expected"),
    [
        (["B"], [Hex(1, 2)], "C overlaps B at 1,2."),
        (["B"], [Hex(3, 0), Hex(1, 2)], "C overlaps B at 1,2 and 1 more space."),
        (
            ["A", "B", "D"],
            [Hex(1, 2), Hex(1, 3), Hex(2, 2)],
            "C overlaps A, B and D at 1,2 and 2 more spaces.",
        ),
        (list("ABDEFGHIJ"), [Hex(1, 2)], "C overlaps A, B, D, E, F, G and 3 more at 1,2."),
    ],
    ids=["one space", "two", "three tiles", "nine tiles"],
)
def test_an_overlap_names_tiles_and_spaces(others, hexes, expected):
    assert overlap_sentence("C", others, hexes) == expected


@pytest.mark.parametrize(
    ("group", "steps", "expected"),
    [
        (["C"], 2, "C is not joined to the route: there is a gap of a space between C and B."),
        (
            ["C", "N"],
            4,
            "C and N are not joined to the route: there is a gap of 3 spaces between C and B.",
        ),
        (["C"], 1, "C is not joined to the route: C touches B only where no way leads."),
        (["C"], 0, "C is not joined to the route: C lies on B."),
    ],
    ids=["one tile", "two tiles", "touching", "on each other"],
)
def test_a_gap_names_its_width_and_both_ends(group, steps, expected):
    assert apart_sentence(group, "C", "B", steps) == expected
