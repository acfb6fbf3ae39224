"""The command line starts without Qt, so that it works where Qt does not."""

import json
import subprocess
import sys
from pathlib import Path

from designer.cli.main import _COMMANDS

ROUTE = "content/el_dorado/base/routes/first_expedition.yaml"

PROGRAM = """
import json, sys
sys.argv = ["trailwright", *json.loads(sys.stdin.read())]
from designer.__main__ import main
try:
    main()
except SystemExit as end:
    code = end.code
loaded = sorted(m for m in sys.modules if m.split(".")[0] in {"PySide6", "shiboken6"})
print(json.dumps([code, loaded]), file=sys.stderr)
"""


def started(checkout: Path, *arguments: str) -> tuple[str, int, list[str]]:
    """Run a command in a fresh interpreter: what it printed, its exit code, the Qt modules loaded."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps(arguments),
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
    )
    code, loaded = json.loads(run.stderr.splitlines()[-1])
    return run.stdout, code or 0, loaded


def test_check_loads_no_qt_and_finds_the_shipped_route_clean(checkout):
    printed, code, loaded = started(checkout, "check", ROUTE)

    assert loaded == []
    assert code == 0, printed


def test_lists_are_printed_without_qt(checkout, tmp_path):
    _, code, loaded = started(checkout, "print", ROUTE, "--to", str(tmp_path / "list.csv"))

    assert loaded == []
    assert code == 0


def test_every_command_without_a_window_is_known_to_the_starter(checkout):
    # packaging/run asks for a display before it starts anything else.
    listed = (checkout / "packaging" / "run").read_text(encoding="utf-8")
    _, _, names = listed.partition("is_without_window() {")
    known = set(names.partition(")")[0].replace("|", " ").split())

    assert set(_COMMANDS) - {"play"} <= known


def test_help_loads_no_qt_and_names_the_commands(checkout):
    printed, code, loaded = started(checkout, "--help")

    assert loaded == []
    assert code == 0
    assert "check" in printed
