"""A window in which something is typed until it is killed; run by test_recovery.

Arguments: the file to open. When all is typed, and a second has gone by, it says so in one line.
"""

import sys
import time
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.plugin_host import install_plugins_package, shipped_root
from designer.ui.app import make_window, prepare
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle


def main(file: str) -> None:
    install_plugins_package([shipped_root()])
    application = QApplication(sys.argv[:1])
    prepare(application)
    window = make_window(Settings())
    window.documents.keep_journal = True
    window.show()
    window.start([Path(file)])
    wait_until_idle(window)
    pane = window.page.pane
    pane.go_to(1, 1)
    QTest.keyClicks(pane, "# typed before the accident ")
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        application.processEvents()
        time.sleep(0.01)
    sys.stdout.write("typed\n")
    sys.stdout.flush()
    application.exec()


if __name__ == "__main__":
    main(sys.argv[1])
