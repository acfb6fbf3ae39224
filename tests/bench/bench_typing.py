"""From keystroke to diagnostics in the window, and how long the window's thread is ever kept busy.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_typing.py`). The
goals: all diagnostics of a typed change 16, 50 and 150 ms after the check begins at 5, 12 and 50 tiles
(the window waits 100 ms for quiet before), and no gap of a 10 ms heartbeat above 50 ms.
"""

from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from time import perf_counter, thread_time

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtTest import QTest

from designer.ui.app import make_window, prepare
from designer.ui.background import checks
from designer.ui.background.readying import WANTED_SOON
from designer.ui.collector import calm_collector
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

_CARD = (
    "  - id: card_{n}\n    name: Card {n}\n    colour: green\n    symbols: [machete]\n"
    "    strength: 2\n    price: 1\n    source: designed here\n"
)


def route(n_tiles: int) -> str:
    rows = (
        f"  - {{id: t{n}, face: {'CEGIK'[n % 5]}, "
        f"at: [{7 * (n % 10) - 4 * (n // 10)}, {-3 * (n % 10) + 8 * (n // 10)}], turn: 0}}\n"
        for n in range(n_tiles)
    )
    head = "kind: route\nformat: 1\nid: long\ngame: el_dorado\nname: Long\nplacements:\n"
    return head + "".join(rows)


def cards(n_lines: int) -> str:
    return "kind: cards\nformat: 1\ngame: el_dorado\ncards:\n" + "".join(
        _CARD.format(n=n) for n in range(n_lines // 7)
    )


FILES = {
    "5 tiles": lambda: route(5),
    "12 tiles": lambda: route(12),
    "50 tiles": lambda: route(50),
    "50,000 lines": lambda: cards(50_000),
}


class Heart:
    """Beat every 10 ms in the window's thread, and remember the gaps.

    Beside them, how long that thread itself worked in one: on a busy machine it waits for others too.
    """

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(10)
        self._timer.timeout.connect(self._beat)
        self._gaps: list[float] = []
        self._last = 0.0
        self._own: list[float] = []
        self._spent = 0.0

    def _beat(self) -> None:
        now = perf_counter()
        self._gaps.append((now - self._last) * 1000)
        self._last = now
        spent = thread_time()
        self._own.append((spent - self._spent) * 1000)
        self._spent = spent

    @contextmanager
    def beating(self, what: str, capsys):
        self._gaps, self._last = [], perf_counter()
        self._own, self._spent = [], thread_time()
        self._timer.start()
        yield
        self._beat()
        self._timer.stop()
        worst = sorted(self._gaps)[-3:]
        with capsys.disabled():
            gaps = ", ".join(f"{gap:.0f}" for gap in worst)
            print(f"    {what:9} longest gaps {gaps} ms, {max(self._own):.0f} ms own work")


def _edit_by_form(window, heart: Heart, capsys) -> None:
    """Do to the middle object what moves places, and what reaches every document."""
    entries = window.page.form.editor.entries
    form = window.page.form
    middle = ("cards", 3500)
    steps = {
        "add": entries.add,
        "copy": entries.duplicate,
        "move": lambda: entries.move_by(1),
        "remove": entries.remove,
        "name": lambda: form.rename((*middle, "id"), "another_id"),
        "undo": window.actions_["undo"].trigger,
        "find uses": window.finding.references.find_uses,
    }
    for name, step in steps.items():
        entries.choose([middle])
        wait_until_idle(window)
        with heart.beating(name, capsys):
            step()
            wait_until_idle(window)


@pytest.mark.parametrize("name", FILES)
def test_typing_and_dragging(name: str, qapp, qtbot, tmp_path: Path, capsys):
    prepare(qapp)
    calm_collector()
    file = tmp_path / "long.yaml"
    file.write_text(FILES[name](), "utf-8")
    settings = Settings(tmp_path / "window.ini")
    settings.theme = "light"
    window = make_window(settings)
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    window.start([])
    wait_until_idle(window)
    for module in WANTED_SOON:  # the program has loaded them by then
        import_module(module)
    heart = Heart()
    with capsys.disabled():
        print(f"\n{name}")
    with heart.beating("opening", capsys):
        window.open_paths([file])
        wait_until_idle(window)
    pane = window.page.pane
    pane.setFocus()
    pane.go_to(pane.n_lines() // 2, 1)
    keys = []
    with heart.beating("typing", capsys):
        for sign in "# fifty signs in the middle of the file, one by one":
            began = perf_counter()
            QTest.keyClick(pane, sign)
            keys.append((perf_counter() - began) * 1000)
            qtbot.wait(20)
        wait_until_idle(window)
    found: list[float] = []
    window.checks.done.connect(lambda _report: found.append(perf_counter()))
    times = []
    with heart.beating("checking", capsys):
        for _ in range(7):
            found.clear()
            began = perf_counter()
            QTest.keyClick(pane, "x")
            qtbot.waitUntil(lambda: bool(found), timeout=60_000)
            times.append((found[0] - began) * 1000 - checks.QUIET_MS)
            qtbot.wait(150)
    if window.page.board is None:
        _edit_by_form(window, heart, capsys)
    if window.page.board is not None:
        arranger = window.page.board.arranger
        with heart.beating("dragging", capsys):
            arranger.hand.arm("A", anyway=True)
            for step in range(60):
                place = QPointF(200 + 7 * step, 300 + step)
                arranger.hand.carry_to(place, Qt.KeyboardModifier.NoModifier)
                qtbot.wait(5)
            arranger.cancel()
    with capsys.disabled():
        middle = sorted(times)[len(times) // 2]
        print(f"    key {max(keys):.1f} ms at most; key to diagnostics {middle:.0f} ms (median)")

    assert window.workspace.text(str(file)) == pane.text()
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()
