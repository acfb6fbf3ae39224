"""Start the program: hand the command line a callable that opens the window."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from designer.cli import run_command_line
from designer.cli.display import NO_DISPLAY, has_display

__all__ = ["main"]


def open_window(paths: Sequence[Path], *, play: bool = False) -> int:
    """Open the window; Qt is loaded only now."""
    if not has_display(os.environ):
        print(NO_DISPLAY, file=sys.stderr)  # noqa: T201 - no window to say it in
        return 2
    # No command but this one loads Qt; what is loaded is nothing to collect either.
    from designer.ui.collector import calm_collector  # noqa: PLC0415

    calm_collector()
    from designer.ui.app import run  # noqa: PLC0415

    return run(paths, play=play)


def main() -> None:
    """Run the command `trailwright`."""
    sys.exit(run_command_line(sys.argv[1:], open_window))


if __name__ == "__main__":
    main()
