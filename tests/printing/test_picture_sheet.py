"""The picture of a route."""

import pytest

from designer.printing.board_sizes import board_size
from designer.printing.paper import paper_named
from designer.printing.picture_sheet import picture_on_paper, picture_sheet
from designer.printing.words import SheetWords
from tests.printing.made_up import EvenMeasure, plan, scene, texts, views

EN = SheetWords("en")
ROOT3 = 3**0.5


@pytest.mark.parametrize("space_mm", [4.0, 10.0, 25.0])
def test_a_space_is_as_wide_as_it_was_wished(space_mm):
    (page,) = picture_sheet(plan(12), EvenMeasure(), EN, space_mm).pages
    (view,) = views(page)
    across, down = board_size(scene(12))
    radius = min(view.box.width / across, view.box.height / down)

    assert radius * ROOT3 == pytest.approx(space_mm, rel=0.001)


def test_on_paper_a_wide_board_lies_and_the_page_is_the_paper():
    (page,) = picture_on_paper(plan(12), paper_named("A4"), EvenMeasure(), EN).pages

    assert (page.width, page.height) == (297, 210)


def test_the_picture_names_pieces_turns_and_authors():
    (page,) = picture_on_paper(plan(3), paper_named("A4"), EvenMeasure(), EN).pages

    assert "Pieces and turns: T0: 0 · T1: 1 · T2: 2" in texts(page)
    assert "Icons by Ada Example, CC BY 3.0." in texts(page)


def test_the_board_lies_inside_the_page():
    for sheet in (
        picture_sheet(plan(4), EvenMeasure(), EN),
        picture_on_paper(plan(4), paper_named("A5"), EvenMeasure(), EN),
    ):
        (page,) = sheet.pages
        (view,) = views(page)
        assert 0 < view.box.x < view.box.x + view.box.width < page.width
        assert 0 < view.box.y < view.box.y + view.box.height < page.height
