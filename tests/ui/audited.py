"""Go over named panels in themes, in a process with a scale of its own, and print what the audit finds.

QT_SCALE_FACTOR=2 python -m tests.ui.audited [NAME...] [--theme light|dark|contrast]
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_ACCESSIBILITY", "1")

from PySide6.QtWidgets import QWidget

from designer.ui.editor.text import TextPane
from tests.ui import audit
from tests.ui.panels import PANELS, Stage

__all__ = ["KEEPS_TAB", "THEMES", "faults_of", "main"]

THEMES = ("light", "dark", "contrast")
# With a tile in the hand Tab leads from place to place; Esc lets it go.
KEEPS_TAB = {"stamp", "stamp_illegal", "bars"}


def faults_of(panel: QWidget, name: str, *, keys: bool = True) -> list[str]:
    """Give what is wrong with a panel that is on screen.

    Args:
        panel: the panel.
        name: its name.
        keys: whether to go round with Tab as well, which no theme changes.
    """
    # At 100 % letters are thinner than a pixel.
    least = 4.5 if panel.devicePixelRatioF() >= 2 else 3.0
    faults = audit.names_missing(panel) + audit.tipless(panel) + audit.cut_texts(panel)
    faults += audit.low_contrast(panel, least)
    faults += audit.hidden_focus(panel)
    if keys and name not in KEEPS_TAB:
        faults += audit.focus_faults(panel, (TextPane,))
    return faults


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--theme", action="append", choices=THEMES)
    given = parser.parse_args()
    found = 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = home
        stage = Stage(Path(__file__).parents[2], (1440, 900))
        for theme in given.theme or THEMES:
            for name in given.names or PANELS:
                with stage.panel(name, theme) as panel:
                    for fault in faults_of(panel, name, keys=theme == THEMES[0]):
                        found += 1
                        sys.stdout.write(f"{name} {theme}: {fault}\n")
                        sys.stdout.flush()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
