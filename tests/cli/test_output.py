"""Printing: full devices, closed pipes, and characters that steer a terminal."""

import errno
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from designer.cli import run_command_line
from designer.cli.output import escaped, one_line

ROUTE = "content/el_dorado/base/routes/first_expedition.yaml"
COMMANDS = [
    ["check", "content"],
    ["explain"],
    ["explain", "core/syntax", "--json"],
    ["--help"],
    ["--version"],
    ["check", "--help"],
    ["analyse", ROUTE],
    ["export", ROUTE],
    ["print", ROUTE, "--what", "components"],
    ["play", "--headless", "--seed", "1", ROUTE],
    ["simulate", "--games", "1", "--jobs", "1", ROUTE],
]


class Failing(io.StringIO):
    """A stream whose device fails."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def write(self, _text: str) -> int:
        raise OSError(self._number, "No space left on device")

    def flush(self) -> None:
        raise OSError(self._number, "No space left on device")


def ran(arguments):
    def no_window(paths, *, play=False):
        pytest.fail("a window was asked for")

    return run_command_line(arguments, no_window)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_full_device_is_told_in_one_line(arguments, checkout, monkeypatch, capsys):
    monkeypatch.chdir(checkout)
    monkeypatch.setattr(sys, "stdout", Failing(errno.ENOSPC))

    assert ran(arguments) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "trailwright: the output cannot be written: no space left on device."


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_closed_pipe_ends_the_command_quietly(arguments, checkout, monkeypatch, capsys):
    monkeypatch.chdir(checkout)
    monkeypatch.setattr(sys, "stdout", Failing(errno.EPIPE))

    assert ran(arguments) == 141
    assert "output" not in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
def test_nothing_else_is_said_when_the_interpreter_ends(checkout):
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "designer", "explain"],
            cwd=checkout,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert done.returncode == 2
    assert done.stderr == "trailwright: the output cannot be written: no space left on device.\n"


STEERING = ["\u202e", "\u2066", "\x1b[2J", "\x07", "\x9b", "\x7f", "\u200f", "\ufeff", "\rx"]


@pytest.mark.parametrize("text", STEERING, ids=ascii)
def test_what_steers_a_terminal_is_written_out(text):
    assert escaped(f"a{text}b").isprintable()
    assert json.loads(escaped(json.dumps(f"a{text}b", ensure_ascii=False))) == f"a{text}b"


def test_all_other_texts_stay_as_they_are():
    text = "Zażółć – “gęślą”\tjaźń\r\n日本語 👩‍🚀\n"

    assert escaped(text) == text
    assert one_line("a\nb\tc\n") == r"a\nb\tc"


@pytest.mark.parametrize("command", [["analyse"], ["export"], ["check"], ["play", "--headless"]])
def test_no_command_prints_what_steers_a_terminal(command, checkout, tmp_path, run):
    text = (checkout / ROUTE).read_text(encoding="utf-8")
    route = tmp_path / "r.yaml"
    name = '"First \\u202e\\x1b[31m \\u0007Expedition\\u2028"'
    route.write_text(text.replace("First Expedition", name), encoding="utf-8")

    printed = run(*command, route)[1]
    assert printed
    assert [c for c in printed if not c.isprintable() and c != "\n"] == []
