"""What Qt's Python binding does to imports is taken back."""

import subprocess
import sys

_LOADED = """
import linecache, sys
import designer.paint
import designer.paint.boards
print(*(file for file in linecache.cache if "boards" in file))
"""


def test_no_module_is_read_once_more_as_text_because_qt_is_loaded():
    done = subprocess.run(
        [sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True, timeout=60
    )

    assert done.stdout.split() == []
