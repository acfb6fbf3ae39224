"""Sheets of paper."""

import pytest

from designer.printing.paper import PAPERS, paper_named, pt


@pytest.mark.parametrize(
    ("name", "size"), [("A4", (210, 297)), ("letter", (215.9, 279.4)), (" a5 ", (148, 210))]
)
def test_papers_have_their_true_sizes(name, size):
    paper = paper_named(name)

    assert paper is not None
    assert (paper.width, paper.height) == size


def test_an_unknown_paper_is_none():
    assert paper_named("A99") is None


def test_a_turned_sheet_lies_on_its_side():
    assert all((p.turned().width, p.turned().height) == (p.height, p.width) for p in PAPERS)


def test_seventy_two_points_are_an_inch():
    assert pt(72) == pytest.approx(25.4)
