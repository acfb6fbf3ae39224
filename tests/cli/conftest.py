"""Run commands as a user does, without a window."""

from collections.abc import Callable
from pathlib import Path

import pytest

from designer.cli import run_command_line

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; give its exit code and all it printed, the error stream last."""

    def command(*arguments: str | Path) -> tuple[int, str]:
        def no_window(paths: object, *, play: bool = False) -> int:
            pytest.fail(f"a window was asked for: {paths} {play}")

        code = run_command_line([str(a) for a in arguments], no_window)
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return command


@pytest.fixture
def routes(checkout: Path) -> Path:
    """Give the folder of the published routes."""
    return checkout / "content" / "el_dorado" / "base" / "routes"
