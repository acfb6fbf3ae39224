"""A window whose figures are all computed, and the parts of its analysis."""

from collections.abc import Callable

import pytest

from designer.ui.window.main_window import MainWindow
from tests.ui.panels import wait_until_known


@pytest.fixture
def known(make, example) -> MainWindow:
    """Give a window with First Expedition, all figures computed."""
    window = make(example)
    wait_until_known(window)
    return window


@pytest.fixture
def own(make, own_route) -> MainWindow:
    """Give a window with a copy that may be changed, all figures computed."""
    window = make(own_route)
    wait_until_known(window)
    return window


@pytest.fixture
def centre_of() -> Callable:
    """Give a function that gives the middle of a row in the list of the analysis."""

    def middle(window: MainWindow, id_: str):
        shown = window.analysis.list
        item = shown.item_of(id_)
        shown.scrollToItem(item)
        return shown.visualItemRect(item).center()

    return middle
