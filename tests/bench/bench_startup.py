"""How long the window takes to be on screen, beside a bare PySide6 window, each in a new process.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_startup.py`).
Measured from the start of the process to the first painted window, to the example drawn, to its
faults listed, to all content read and its game judged, and the memory then.
"""

import os
import statistics
import subprocess
import sys
from time import time

from tests.ui.panels import EXAMPLE

_ROUNDS = 5

BARE = """
import re, sys, time
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1440, 900)
window.show()
application.processEvents()
print(*[time.time()] * 4, re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1])
"""

OURS = """
import re, sys, time
from pathlib import Path
from designer.ui.collector import calm_collector
calm_collector()
from PySide6.QtWidgets import QApplication
from designer.ui.app import make_window, prepare
from designer.ui.window.settings import Settings
application = QApplication([])
prepare(application)
window = make_window(Settings())
window.resize(1440, 900)
window.show()
application.processEvents()
mapped = time.time()
window.start([Path(sys.argv[1])])
while window.page is None or window.page.scene is None:
    application.processEvents()
    time.sleep(0.001)
window.settle()
application.processEvents()
drawn = time.time()
while window.report is None:
    application.processEvents()
    time.sleep(0.001)
known = time.time()
while not window.is_idle:
    application.processEvents()
    time.sleep(0.001)
print(mapped, drawn, known, time.time(), re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1])
window.close()
"""


def one_start(code, home, *arguments):
    """Give seconds to the window, the example drawn, its faults known, all read, and megabytes."""
    own = {"XDG_CONFIG_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    begin = time()
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    *times, kilobytes = map(float, done.stdout.split()[-5:])
    return *(at - begin for at in times), kilobytes / 1024


def test_start_beside_a_bare_window(tmp_path, checkout, capsys):
    example = str(checkout / EXAMPLE)
    pairs = [
        (one_start(BARE, tmp_path), one_start(OURS, tmp_path, example)) for _ in range(_ROUNDS)
    ]
    bare = [statistics.median(row[0][n] for row in pairs) for n in range(5)]
    ours = [statistics.median(row[1][n] for row in pairs) for n in range(5)]
    with capsys.disabled():
        print(f"\n    bare window on screen   {bare[0] * 1000:6.0f} ms  {bare[4]:5.0f} MB")
        print(f"    our window on screen    {ours[0] * 1000:6.0f} ms  {ours[0] / bare[0]:.2f} x")
        print(f"    with the example drawn  {ours[1] * 1000:6.0f} ms  {ours[1] / bare[0]:.2f} x")
        print(f"    with its faults known   {ours[2] * 1000:6.0f} ms  {ours[2] / bare[0]:.2f} x")
        print(f"    with all at hand        {ours[3] * 1000:6.0f} ms  {ours[3] / bare[0]:.2f} x")
        print(f"    memory then             {ours[4]:6.0f} MB  {ours[4] / bare[4]:.2f} x")

    assert ours[0] < ours[1]
