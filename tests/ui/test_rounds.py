"""Round after round, in odd places: nothing grows, nothing is left, nothing is needed."""

import gc
import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from designer.ui.app import make_window
from designer.ui.preview.window import PreviewWindow
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

MB = 1 << 20


def let_go():
    for _ in range(3):
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()


def resident() -> int:
    """Give the bytes in memory; 0 where the system does not tell them this way."""
    file = Path("/proc/self/statm")
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if file.exists() else 0


def count(root: QObject) -> tuple[int, int, int]:
    """Give the number of widgets, of timers in the window, and of threads."""
    let_go()
    return len(QApplication.allWidgets()), len(root.findChildren(QTimer)), threading.active_count()


def one_round(window, path):
    window.open_paths([path])
    wait_until_idle(window)
    pane = window.page.pane
    pane.go_to(2, 1)
    pane.insertPlainText("# a line\n")
    wait_until_idle(window)
    window.actions_["play"].trigger()
    wait_until_idle(window)
    playing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    playing.close()
    window.documents.ask_unsaved = lambda *_: "discard"
    window.actions_["close"].trigger()
    wait_until_idle(window)
    let_go()


@pytest.mark.timeout(600)
def test_rounds_of_open_edit_preview_close_leave_nothing(make, own_route, numbers):
    window = make()
    rounds = numbers.of(short=6, long=200)
    warm = min(20, rounds // 2)
    for _ in range(warm):
        one_round(window, own_route)
    before, memory = count(window), resident()

    for _ in range(rounds - warm):
        one_round(window, own_route)
    after, grown = count(window), resident() - memory

    assert after == before
    assert grown < 20 * MB, f"{grown / MB:.1f} MB more after {rounds - warm} rounds"


def test_a_path_with_blanks_and_letters_of_other_scripts(make, own_route):
    folder = own_route.parent / "Meine Wege – żółw 路"
    folder.mkdir()
    path = folder / "größte Reise.yaml"
    path.write_bytes(own_route.read_bytes())
    window = make(path)

    assert window.page.path == str(path)
    assert window.page.scene is not None
    window.page.pane.go_to(2, 1)
    window.page.pane.insertPlainText("# ok\n")
    wait_until_idle(window)
    window.actions_["save"].trigger()
    wait_until_idle(window)
    assert "# ok" in path.read_text("utf-8")


def began(settings, path):
    window = make_window(settings)
    window.documents.keep_journal = True
    window.show()
    window.start([path])
    wait_until_idle(window)
    return window


def ended(window):
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()
    let_go()


@pytest.mark.parametrize(
    "content", [b"\x00\xff\xfe", b"[General]\ngeometry=@ByteArray(x)\ntheme=7\n", b"[" * 5000]
)
def test_broken_settings_are_as_none(application, tmp_path, example, content):
    file = tmp_path / "broken.ini"
    file.write_bytes(content)
    window = began(Settings(file), example)

    assert window.page.scene is not None
    assert window.settings.theme == "system"
    ended(window)


def test_a_home_that_cannot_be_written_to(application, tmp_path, own_route, monkeypatch, qtbot):
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home))
    window = began(Settings(), own_route)
    window.page.pane.go_to(2, 1)
    window.page.pane.insertPlainText("# ok\n")
    wait_until_idle(window)
    qtbot.waitUntil(lambda: "cannot be kept" in window.bar.text)  # once the journal is written
    wait_until_idle(window)

    assert window.page.scene is not None
    window.actions_["save"].trigger()
    wait_until_idle(window)
    assert "# ok" in own_route.read_text("utf-8")
    ended(window)
