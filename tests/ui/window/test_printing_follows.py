"""A print window that stays open shows what has been changed since, and outlives a broken text."""

import pytest

from designer.printing.display import TextBox, items_within
from designer.ui.printing.window import PrintWindow


def texts(window):
    pages = [page for page, _ in window.pages._pages]
    return {i.text for page in pages for i in items_within(page) if isinstance(i, TextBox)}


@pytest.fixture
def printing(make, own_route, qtbot):
    window = make(own_route)
    window.actions_["print"].trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(PrintWindow)), timeout=20_000)
    return window, window.findChild(PrintWindow)


def test_a_tile_that_is_swapped_is_another_on_the_list(printing, edit):
    window, shown = printing
    assert "1 × K" in texts(shown)
    edit(window, "face: K", "face: L")
    assert "1 × K" not in texts(shown)
    assert "1 × L" in texts(shown)


def test_a_broken_text_leaves_the_pages_and_is_said(printing, edit):
    window, shown = printing
    before = texts(shown)
    edit(window, "placements:", "placements: [")
    assert "last good state" in shown.message.text
    assert texts(shown) == before
    edit(window, "placements: [", "placements:")
    assert shown.message.isHidden()
