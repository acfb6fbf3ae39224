"""P10: memory with a route open, with one of many tiles, and once that is closed again.

Nothing is asserted: the figures are printed (`pytest -s tests/bench/bench_memory.py`). The goal: back
within 10 % of what it was with five tiles.
"""

import gc
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from designer.ui.app import make_window, prepare
from designer.ui.window.settings import Settings
from tests.bench.bench_typing import route
from tests.ui.panels import wait_until_idle, wait_until_known

MB = 1 << 20
SIZES = (5, 200)


def resident() -> float:
    """Give the megabytes in memory, once what nobody holds is gone."""
    for _ in range(3):
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MB


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is not told this way")
def test_memory_with_few_tiles_with_many_and_with_few_again(qapp, tmp_path, capsys) -> None:
    prepare(qapp)
    files = []
    for n_tiles in SIZES:
        files.append(tmp_path / f"{n_tiles}.yaml")
        files[-1].write_text(route(n_tiles), encoding="utf-8")
    window = make_window(Settings(tmp_path / "window.ini"))
    window.resize(1280, 800)
    window.show()
    window.start([files[0]])
    wait_until_known(window)
    few = resident()
    for _ in range(2):  # what is loaded once is loaded the first time
        window.open_paths([files[1]])
        wait_until_known(window)
        many = resident()
        window.actions_["close"].trigger()
        wait_until_idle(window)
        again = resident()
        with capsys.disabled():
            print(
                f"\n    {SIZES[0]} tiles {few:.0f} MB, with {SIZES[1]} {many:.0f} MB, "
                f"closed {again:.0f} MB: {again / few:.2f} x"
            )
        few = again
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()
