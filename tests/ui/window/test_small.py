"""A window of 900 x 600: what matters is still there, and panels are high enough to work in."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolBar, QWidget

from designer.ui.kit import sizes
from designer.ui.kit.buttons import Button


@pytest.mark.parametrize("width", [900, 1100, 1440])
def test_play_is_in_sight_at_every_width(window, width):
    window.resize(width, 600)
    QTest.qWait(20)
    bar = window.findChild(QToolBar, "tools")
    play = next(b for b in bar.findChildren(Button) if b.text().startswith("Play"))
    assert play.isVisible()
    assert bar.rect().contains(play.geometry())
    extension = bar.findChild(object, "qt_toolbar_ext_button")
    assert not extension.isVisible()


def test_buttons_left_out_come_back(window):
    bar = window.findChild(QToolBar, "tools")
    before = [action.isVisible() for action in bar.actions()]
    window.resize(900, 600)
    QTest.qWait(20)
    assert [action.isVisible() for action in bar.actions()] != before
    window.resize(1440, 900)
    QTest.qWait(20)
    assert [action.isVisible() for action in bar.actions()] == before


def test_panels_that_are_there_are_high_enough(window):
    window.resize(900, 600)
    QTest.qWait(20)
    for dock in window.docks:
        if dock.isVisible():
            assert dock.widget().height() >= 84, dock.windowTitle()


def test_windows_beside_have_their_last_size(qapp, monkeypatch):
    class Screen:
        def availableSize(self):
            return QSize(1000, 640)

    one, other = QWidget(), QWidget()
    sizes.place_window(one, "trial", QSize(700, 500))
    assert one.size() == QSize(700, 500)
    one.resize(640, 455)
    sizes.keep_window(one, "trial")
    sizes.place_window(other, "trial", QSize(700, 500))
    assert other.size() == QSize(640, 455)
    monkeypatch.setattr(sizes.QGuiApplication, "platformName", staticmethod(lambda: "xcb"))
    monkeypatch.setattr(sizes.QGuiApplication, "primaryScreen", staticmethod(Screen))
    assert sizes.fits_screen(QSize(1440, 900)) == QSize(984, 592)  # with a frame
    for widget in (one, other):
        widget.deleteLater()
    QApplication.processEvents()
