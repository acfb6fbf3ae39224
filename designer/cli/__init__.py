"""The command line: every command works without a display and takes `--json`."""

from designer.cli.main import run_command_line

__all__ = ["run_command_line"]
