"""Docks that were hidden while nothing was open come back as they were."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar

from tests.ui.panels import wait_until_idle


def open_again(window, example) -> int:
    window.open_paths([example])
    wait_until_idle(window)
    return window.analysis_dock.height()


def test_the_analysis_keeps_its_height_when_the_last_document_is_closed(make, example):
    window = make(example)
    before = window.analysis_dock.height()

    window.actions_["close"].trigger()
    wait_until_idle(window)
    assert window.analysis_dock.isHidden()

    assert abs(open_again(window, example) - before) < 20


def test_the_analysis_has_its_height_after_a_start_on_the_welcome_page(make, settings, example):
    first = make(example)
    before = first.analysis_dock.height()
    settings.remember(first)
    first.hide()

    assert abs(open_again(make(), example) - before) < 20


def test_save_as_brought_the_documents_before_the_tiles(make, own_route, tmp_path):
    window = make(own_route)
    window.pieces_dock.raise_()
    window.modules_dock.raise_()
    wait_until_idle(window)
    window.documents.choose_target = lambda *_: str(tmp_path / "again.yaml")

    window.actions_["save_as"].trigger()
    wait_until_idle(window)

    assert window.page.path == str(tmp_path / "again.yaml")
    shown = [dock for dock in window.docks if not dock.visibleRegion().isEmpty()]
    assert window.pieces_dock in shown
    assert window.modules_dock in shown


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_chosen_tab_of_docks_looked_like_the_others(window, theme):
    window.look.set_theme(theme)
    within = Qt.FindChildOption.FindDirectChildrenOnly
    bars = [bar for bar in window.findChildren(QTabBar, options=within) if bar.isVisible()]
    assert len(bars) >= 2
    for bar in bars:
        picture, accent = bar.grab().toImage(), window.look.colour("accent").rgb()
        for number in range(bar.count()):
            tab = bar.tabRect(number)
            line = {picture.pixel(x, tab.bottom()) for x in range(tab.left() + 2, tab.right() - 1)}
            assert (line == {accent}) == (number == bar.currentIndex())
