"""Pages put together from blocks."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.printing.display import Box, Group, RoundedRectangle
from designer.printing.paper import PAPERS, Paper, paper_named
from designer.printing.sheets import Block, compose, head_block, heading_block, picture_in
from designer.printing.words import SheetWords
from tests.printing.made_up import PICTURE, EvenMeasure, texts

A4 = paper_named("A4")
MEASURE = EvenMeasure()
CREDITS = ("Icons by Ada Example, CC BY 3.0.",)


def block(height: float, *, keep: bool = False) -> Block:
    return Block(height, (RoundedRectangle(Box(0, 0, 10, height), 0, "#AA3311"),), keep=keep)


def made(blocks, paper: Paper = A4, credit_lines=CREDITS):
    return compose(
        title="Title",
        blocks=blocks,
        paper=paper,
        measure=MEASURE,
        words=SheetWords("en"),
        made_from="made here",
        credit_lines=credit_lines,
    )


def placed(page) -> list[tuple[float, float]]:
    """Give top and bottom of every block on a page."""
    return [
        (group.dy, group.dy + group.items[0].box.height)
        for group in page.items
        if isinstance(group, Group) and isinstance(group.items[0], RoundedRectangle)
    ]


@given(st.lists(st.floats(min_value=1, max_value=240), min_size=1, max_size=30))
def test_every_block_is_on_a_page_once_and_inside_its_margins(heights):
    pages = made([block(h) for h in heights])
    all_placed = [span for page in pages for span in placed(page)]

    assert [round(b - a, 6) for a, b in all_placed] == [round(h, 6) for h in heights]
    for page in pages:
        spans = placed(page)
        assert spans[0][0] >= 13
        assert all(a[1] <= b[0] + 1e-6 for a, b in itertools.pairwise(spans))
        assert spans[-1][1] <= A4.height - 10


def test_a_block_that_is_too_high_has_a_page_of_its_own():
    pages = made([block(10), block(400), block(10)])

    assert [len(placed(page)) for page in pages] == [1, 1, 1]


def test_a_heading_is_never_left_alone_at_the_foot():
    pages = made([block(215), block(5, keep=True), block(50)])

    assert [len(placed(page)) for page in pages] == [1, 2]


def test_every_page_has_its_number_and_the_credits():
    pages = made([block(200), block(200)])

    for number, page in enumerate(pages, start=1):
        assert f"made here  ·  Page {number} of 2" in texts(page)
        assert CREDITS[0] in texts(page)
    assert "Title, continued" not in texts(pages[0])
    assert "Title, continued" in texts(pages[1])


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_pages_have_the_size_of_the_paper(paper):
    (page,) = made([block(10)], paper)

    assert (page.width, page.height, page.unit) == (paper.width, paper.height, "mm")


def test_long_credits_take_room_from_the_page_and_not_from_its_foot():
    many = tuple(f"Icons by author number {n}, CC BY 3.0." for n in range(30))
    pages = made([block(100), block(100)], credit_lines=many)

    assert len(pages) == 2


def test_a_long_title_takes_two_lines_and_is_set_smaller_then():
    short, long = (head_block(A4, MEASURE, t, "for two") for t in ("A", "A" * 200))

    assert long.height > short.height
    assert long.items[0].smallest == 0.5


def test_a_note_that_does_not_fit_beside_its_heading_stands_below():
    beside = heading_block(A4, MEASURE, "Discs", "6", "all of them")
    below = heading_block(A4, MEASURE, "Discs", "6", "all of them " * 12)

    assert below.height > beside.height


def test_a_picture_shows_what_it_shows_at_its_size():
    small = picture_in(PICTURE, Box(0, 0, 20, 20), "picture", seen_px=90)
    large = picture_in(PICTURE, Box(0, 0, 20, 20), "picture", seen_px=200)

    assert [g.items[0].text for g in small.items if isinstance(g, Group)] == ["plain"]
    assert [g.items[0].text for g in large.items if isinstance(g, Group)] == ["rich"]
    assert all(g.is_shown(None) for g in small.items if isinstance(g, Group))


def test_a_picture_keeps_its_proportion_in_the_middle_of_its_box():
    group = picture_in(PICTURE, Box(5, 7, 40, 20), "picture", seen_px=100)

    assert (group.scale, group.dx, group.dy) == (2.0, 15.0, 7.0)


def test_a_last_page_with_a_single_row_is_spared_by_setting_rows_closer():
    rows = [Block(20, block(18).items, spare=2.0) for _ in range(13)]
    full = len(placed(made(rows)[0]))
    assert len(made(rows[:full])) == 1

    assert len(made([*rows[:full], rows[0]])) == 1
    assert len(made([*rows[:full], *rows[:5]])) == 2  # there is enough on it
