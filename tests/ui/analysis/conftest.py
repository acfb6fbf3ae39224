"""A window whose figures are all computed, and the parts of its analysis."""

from collections.abc import Callable
from typing import Any

import pytest

from designer.ui.window.main_window import MainWindow
from tests.ui.panels import wait_until_known


@pytest.fixture(scope="session")
def others() -> dict[Any, Any]:
    """Keep the figures of published routes between windows: they take a second each time."""
    return {}


@pytest.fixture
def compute(others) -> Callable[[MainWindow], MainWindow]:
    """Give a function that lets a window compute all figures."""

    def all_figures(window: MainWindow) -> MainWindow:
        window.analysing._others.update(others)
        wait_until_known(window)
        others.update(window.analysing._others)
        return window

    return all_figures


@pytest.fixture
def known(make, example, compute) -> MainWindow:
    """Give a window with First Expedition, all figures computed."""
    return compute(make(example))


@pytest.fixture
def own(make, own_route, compute) -> MainWindow:
    """Give a window with a copy that may be changed, all figures computed."""
    return compute(make(own_route))


@pytest.fixture
def centre_of() -> Callable:
    """Give a function that gives the middle of a row in the list of the analysis."""

    def middle(window: MainWindow, id_: str):
        shown = window.analysis.list
        item = shown.item_of(id_)
        shown.scrollToItem(item)
        return shown.visualItemRect(item).center()

    return middle
