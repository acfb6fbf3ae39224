"""A main window with a home of its own, closed after the test; its questions are answered by the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from designer.ui.app import make_window, prepare
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.ui.panels import EXAMPLE, wait_until_idle


@pytest.fixture(scope="session")
def application(qapp) -> QApplication:
    prepare(qapp)
    return qapp


@pytest.fixture
def settings(tmp_path) -> Settings:
    kept = Settings(tmp_path / "config" / "window.ini")
    kept.theme = "light"
    return kept


@pytest.fixture
def make(application, settings) -> Iterator[Callable[..., MainWindow]]:
    """Give a function that opens a window of 1440 x 900 on some paths and waits until it is idle."""
    windows: list[MainWindow] = []

    def open_window(*paths: Path, **more: object) -> MainWindow:
        window = make_window(settings, **more)
        windows.append(window)
        window.resize(1440, 900)
        window.show()
        window.start(paths)
        wait_until_idle(window)
        return window

    yield open_window
    for window in windows:
        window.documents.ask_unsaved = lambda *_: "discard"
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()


@pytest.fixture
def example(checkout) -> Path:
    return checkout / EXAMPLE


@pytest.fixture
def window(make, example) -> MainWindow:
    """Give a window with First Expedition open."""
    return make(example)


@pytest.fixture
def own_route(tmp_path, example) -> Path:
    """Give a copy of First Expedition that a test may write to."""
    copy = tmp_path / "my_routes" / "expedition.yaml"
    copy.parent.mkdir()
    text = example.read_text("utf-8").replace("id: first_expedition", "id: my_expedition")
    copy.write_text(text, "utf-8")
    return copy


@pytest.fixture
def edit() -> Callable[[MainWindow, str, str], None]:
    """Give a function that replaces words in the text in front, as one edit, and waits for the check."""

    def replace(window: MainWindow, old: str, new: str) -> None:
        pane = window.page.pane
        at = pane.text().index(old)
        before = pane.text()[:at]
        line, column = before.count("\n") + 1, at - (before.rfind("\n") + 1) + 1
        pane.replace((line, column), (line, column + len(old)), new)
        wait_until_idle(window)

    return replace
