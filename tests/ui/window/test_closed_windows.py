"""What is closed is gone: nothing of it listens to the theme any more."""

from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from designer.paint.look import Look
from designer.session.recovery import Recovered
from designer.ui.kit.following import follow
from designer.ui.kit.surfaces import lay_on
from designer.ui.recovery.dialog import RecoveryDialog
from tests.ui.panels import wait_until_idle, wait_until_known


def forget():
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def listeners(look):
    return look.receivers(SIGNAL("changed()"))


def open_recovery(window):
    entry = Recovered(
        "/lost.yaml", "kind: route\n", 0.0, 12, file_is_newer=False, journal=Path("lost")
    )
    RecoveryDialog(window.look, window.jobs, (entry,), window).open()


@pytest.mark.parametrize(
    "name", ["compare", "print", "play", "commands", "shortcuts", "about", "new", "recovery"]
)
def test_a_window_that_was_opened_and_closed_listens_no_longer(window, name):
    def open_and_close():
        before = set(QApplication.topLevelWidgets())
        if name == "recovery":
            open_recovery(window)
        else:
            window.actions_[name].trigger()
        wait_until_idle(window)
        opened = [w for w in QApplication.topLevelWidgets() if w not in before and w.isVisible()]
        assert opened
        for widget in opened:
            widget.close()
            widget.deleteLater()
        forget()

    wait_until_known(window)
    open_and_close()  # what the first opening leaves is kept for the next one
    before = listeners(window.look)
    open_and_close()

    assert listeners(window.look) == before
    for theme in ("dark", "light"):  # what is called and is no more would raise
        window.look.set_theme(theme)


def test_the_main_window_takes_all_others_along_whatever_they_are_about(window):
    wait_until_known(window)
    before = {w for w in QApplication.topLevelWidgets() if w.isVisible()} - {window}
    for name in ("compare", "combinations", "many_games", "print", "play", "about"):
        window.actions_[name].trigger()  # most of them begin to compute
        wait_until_idle(window)
    opened = {w for w in QApplication.topLevelWidgets() if w.isVisible()} - before - {window}
    window.analysis_dock.setFloating(True)

    window.close()

    assert len(opened) == 6
    forget()
    left = {w for w in QApplication.topLevelWidgets() if w.isVisible()} - before
    assert left == {window.analysis_dock}  # is there again at the next start


def test_the_ground_of_a_widget_follows_the_theme_until_the_widget_is_deleted(qtbot):
    look = Look("light")
    widget = QWidget()
    lay_on(look, widget)
    light = widget.palette().window().color()
    look.set_theme("dark")
    assert widget.palette().window().color() != light

    widget.deleteLater()
    forget()

    assert listeners(look) == 0
    look.set_theme("light")


def test_what_follows_is_done_at_once_and_at_every_change(qtbot):
    look, done = Look("light"), []
    owner = QWidget()
    qtbot.addWidget(owner)
    follow(look.changed, owner, lambda: done.append(look.theme_name))

    look.set_theme("dark")

    assert len(done) == 2
