"""How long figures take in the window, and how long its thread is kept from events meanwhile.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_analysis.py`).
"""

import time
from itertools import cycle, islice, pairwise

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from designer.ui.app import make_window, prepare
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

SIZES = (5, 12, 50, 200)
_SECONDS = 120
HEAD = "kind: route\nformat: 1\nid: long\ngame: el_dorado\nname: Long\nsource: designed here\n"


def text_of(n_tiles):
    """Give a route of boards in a row, the last one with the finish on its corner."""
    lines = ["  - {face: B, at: [0, 0], turn: 2}"]
    for n, face in enumerate(islice(cycle("CEGIK"), n_tiles - 2), start=1):
        lines.append(f"  - {{id: t{n}, face: {face}, at: [{7 * n}, {-3 * n}], turn: 0}}")
    last = n_tiles - 2
    lines.append(f"  - {{face: Z, at: [{7 * last + 4}, {-3 * last - 4}], turn: 0}}")
    return HEAD + "placements:\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("n_tiles", SIZES)
def test_figures_come_while_the_window_goes_on(qapp, tmp_path, n_tiles):
    prepare(qapp)
    settings = Settings(tmp_path / "window.ini")
    file = tmp_path / "long.yaml"
    file.write_text(text_of(n_tiles), "utf-8")
    window = make_window(settings)
    window.resize(1440, 900)
    window.show()
    window.start([file])
    wait_until_idle(window)
    while not window.analysing.is_idle:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
    beats = []
    heart = QTimer()
    heart.setInterval(1)
    heart.timeout.connect(lambda: beats.append(time.perf_counter()))
    heart.start()
    begin = time.perf_counter()
    window.page.pane.appendPlainText("joints: []")
    quick = deep = 0.0
    before = window.page.analysis
    while time.perf_counter() - begin < _SECONDS:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
        if not quick and window.page.analysis is not before:
            quick = time.perf_counter()
        if quick and window.page.deep is not None:
            deep = time.perf_counter()
            break
    gaps = sorted(b - a for a, b in pairwise(beats))
    during = [b - a for a, b in pairwise(beats) if quick < b < deep]
    print(
        f"\n{n_tiles:>4} tiles: quick {1000 * (quick - begin):.0f} ms, "
        f"all {1000 * (deep - begin):.0f} ms (quiet {window.analysing.deepening.quiet_ms} ms of it); "
        f"longest gap {1000 * gaps[-1]:.0f} ms, between the two {1000 * max(during, default=0):.0f} ms"
    )
    for page in window.tabs.pages():
        page.pane.document().setModified(False)
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert deep > quick > begin
