import subprocess
import sys
from importlib.util import find_spec

from designer.ui.background.readying import WANTED_SOON, Readying


def test_all_that_is_wanted_soon_is_there():
    assert all(find_spec(name) is not None for name in WANTED_SOON)


def test_modules_are_loaded_once_and_off_the_windows_thread(qtbot, tmp_path, monkeypatch):
    (tmp_path / "wanted_soon.py").write_text(
        "import threading\nthread = threading.current_thread()\n", "utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    readying = Readying()

    readying.begin(["wanted_soon", "not_there_at_all"])
    readying.begin(["not_there_either"])
    qtbot.waitUntil(lambda: readying.is_done)

    assert sys.modules["wanted_soon"].thread.name != "MainThread"
    del sys.modules["wanted_soon"]


def test_each_part_can_be_loaded_first():
    # Loaded beside the window's work, a part finds nothing else loaded for it.
    for name in WANTED_SOON:
        done = subprocess.run(
            [sys.executable, "-c", f"import {name}"], capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr
