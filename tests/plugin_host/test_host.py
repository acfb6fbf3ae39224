"""Plugins that fail in every way: switched off with a reason and a place, and the program goes on."""

import itertools
import os
import signal
from pathlib import Path

import pytest

from designer.diagnostics import Interrupt, Severity, interrupts_marked, is_interrupt
from designer.documents import Root, open_project
from designer.plugin_host import PluginHost
from designer.session import Checker

_NUMBERS = itertools.count(1)
GAME = """
class Game:
    id = "g"
    def inspect(self, project, document):
        from designer.api import Inspection
        return Inspection(scope="route", subject=document)
GAME = Game()
"""
GOOD_CHECK = """
from designer.diagnostics import Interrupt, Severity, interrupts_marked, is_interrupt
CODE, RULE, SEVERITY, SCOPE = "g/good", "G-1", Severity.HINT, "route"
def run(subject):
    return iter(())
"""


class Made:
    """A root with one plugin and one route of its game."""

    def __init__(self, folder: Path) -> None:
        self.id = f"made_game_{next(_NUMBERS)}"  # imports are kept by name for the whole run
        self.folder = folder
        self.plugin = folder / "plugins" / self.id
        (self.plugin / "checks").mkdir(parents=True)
        for part in ("schemas", "content"):
            (folder / part).mkdir()
        self.route = folder / "content" / "route.yaml"
        self.route.write_text(f"kind: route\nformat: 1\nid: r\ngame: {self.id}\n")
        self.write("plugin.yaml", f"kind: plugin\nformat: 1\nid: {self.id}\napi: 1\n")
        self.write("game.py", GAME)

    def write(self, name: str, text: str) -> None:
        (self.plugin / name).write_text(text)

    def found(self, *paths: Path):
        """Give what a check of the route (or of other files) says of plugins and checks."""
        host = PluginHost([Root(folder=self.folder)])
        project = open_project(paths or (self.route,), host.roots)
        report = Checker(host).check(project)
        return [d for d in report.diagnostics if d.code.startswith(("core/plugin", "core/check"))]


@pytest.fixture
def made(tmp_path):
    return Made(tmp_path)


def test_a_plugin_that_works_is_not_complained_about(made):
    made.write("checks/good.py", GOOD_CHECK)

    assert made.found() == []


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
        ("import sys; sys.exit(0)", "SystemExit: 0"),
        ("raise SystemExit", "SystemExit"),
        ("raise GeneratorExit('so')", "GeneratorExit: so"),
        ("class Own(BaseException): pass\nraise Own('x')", "Own: x"),
        ("def f(:", "SyntaxError"),
        ("x = 1", "no attribute 'GAME'"),
        ("import nothing_of_this_name", "No module named"),
    ],
)
def test_a_plugin_that_fails_to_load_is_an_error_of_the_check(made, game, says):
    made.write("game.py", game)

    (fault,) = made.found()
    assert (fault.code, fault.severity) == ("core/plugin-failed", Severity.ERROR)
    assert fault.location.file == str(made.plugin / "plugin.yaml")
    assert says in fault.message
    assert "\n" not in fault.sentence
    assert "Traceback" in fault.related[0].message or "SyntaxError" in fault.related[0].message


@pytest.mark.parametrize("error", ["ValueError('bad')", "SystemExit(3)", "KeyError('k')"])
def test_a_plugin_that_fails_at_a_file_is_an_error_there(made, error):
    made.write("game.py", GAME.replace("return Inspection", f"raise {error}\n        return I"))

    (fault,) = made.found()
    assert fault.code == "core/plugin-failed"
    assert fault.location.file == str(made.route)
    assert error.partition("(")[0] in fault.message


def test_another_version_of_the_interface_is_an_error(made):
    made.write("plugin.yaml", f"kind: plugin\nformat: 1\nid: {made.id}\napi: 99\n")

    (fault,) = made.found()
    assert fault.code == "core/plugin-api"
    assert "version 99" in fault.message


def test_a_plugin_without_its_manifest_is_an_error(made):
    (made.plugin / "plugin.yaml").unlink()

    (fault,) = made.found()
    assert fault.code == "core/plugin-unreadable"
    assert "no such file" in fault.message


def test_a_folder_without_code_is_no_plugin(made):
    (made.folder / "plugins" / "__pycache__").mkdir()
    (made.folder / "plugins" / "notes").mkdir()

    assert made.found() == []


@pytest.mark.parametrize(
    ("check", "says"),
    [
        ("raise RuntimeError('no luck')", "failed to load: RuntimeError: no luck"),
        ("raise SystemExit(0)", "failed to load: SystemExit: 0"),
        ("CODE = 'g/x'", "has no SEVERITY and no SCOPE and no run"),
        ("def run(subject): yield", "has no CODE"),
    ],
)
def test_a_check_that_does_not_load_is_an_error_and_the_others_run(made, check, says):
    made.write("checks/bad.py", check)
    made.write("checks/good.py", GOOD_CHECK.replace("iter(())", "iter([1])"))

    left_out, failed = sorted(made.found(), key=lambda d: d.location.file, reverse=True)
    assert left_out.code == failed.code == "core/check-failed"
    assert left_out.location.file == str(made.plugin / "checks" / "bad.py")
    assert says in left_out.message
    assert "g/good failed" in failed.message


def test_what_checks_share_is_no_check(made):
    made.write("checks/shared.py", "WORDS = ()\n")

    assert made.found() == []


@pytest.mark.parametrize(
    "run",
    ["raise ValueError('a\\nb')", "raise SystemExit(0)", "return None", "yield 'words'"],
)
def test_a_check_that_fails_at_a_file_is_an_error_there(made, run):
    made.write("checks/bad.py", GOOD_CHECK.replace("return iter(())", run))

    (fault,) = made.found()
    assert (fault.code, fault.severity) == ("core/check-failed", Severity.ERROR)
    assert fault.location.file == str(made.route)
    assert "\n" not in fault.sentence


def test_checking_the_manifest_asks_whether_the_plugin_works(made):
    made.write("game.py", "raise RuntimeError")

    assert [d.code for d in made.found(made.plugin / "plugin.yaml")] == ["core/plugin-failed"]


@pytest.fixture
def ctrl_c():
    """Let Ctrl-C do what it does at a terminal; a run in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_what_a_plugin_raises_is_its_failure_where_ctrl_c_is_ignored(made, ctrl_c):
    made.write("game.py", "raise KeyboardInterrupt")
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    assert [d.code for d in made.found()] == ["core/plugin-failed"]


def test_ctrl_c_is_no_failure_of_a_plugin(made, ctrl_c):
    made.write("game.py", "raise KeyboardInterrupt")

    with pytest.raises(KeyboardInterrupt):
        made.found()


def test_a_real_ctrl_c_stops_the_program_and_a_raised_one_is_a_failure(made, ctrl_c):
    made.write("game.py", "raise KeyboardInterrupt('not pressed')")

    with interrupts_marked():
        (fault,) = made.found()
        with pytest.raises(Interrupt) as pressed:
            signal.raise_signal(signal.SIGINT)

    assert "KeyboardInterrupt: not pressed" in fault.message
    assert is_interrupt(pressed.value)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_what_a_plugin_prints_goes_beside_the_output(made, capsys):
    loud = "\nprint('heard')\n"
    made.write("game.py", GAME.replace("def inspect", f"{loud.strip()}\n    def inspect"))
    made.write("checks/loud.py", GOOD_CHECK.replace("return", "print('heard'); return") + loud)

    assert made.found() == []
    out, err = capsys.readouterr()
    assert out == ""
    assert err.split() == ["heard"] * 3


def test_both_halves_of_a_long_exception_are_in_the_sentence(made):
    made.write(
        "game.py",
        "error = ValueError('first half\\nsecond half')\nerror.add_note('a note')\nraise error",
    )

    (fault,) = made.found()
    assert "ValueError: first half second half." in fault.message


ODD_MANIFESTS = {
    "a pipe": getattr(os, "mkfifo", None),
    "a folder": os.mkdir,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "no such file": lambda path: path.symlink_to("nowhere"),
    "more than": lambda path: path.write_text("kind: plugin\n" + "# words\n" * 20_000),
}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize("says", ODD_MANIFESTS)
def test_a_manifest_that_cannot_be_read_switches_the_plugin_off(made, says):
    manifest = made.plugin / "plugin.yaml"
    manifest.unlink()
    ODD_MANIFESTS[says](manifest)

    (fault,) = made.found()
    assert fault.code == "core/plugin-unreadable"
    assert says in fault.message


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize(("name", "code"), [("game.py", "core/plugin-failed"), ("checks/odd.py", "core/check-failed")])  # fmt: skip
def test_code_that_is_a_pipe_is_a_failure(made, name, code):
    (made.plugin / name).unlink(missing_ok=True)
    os.mkfifo(made.plugin / name)

    (fault,) = made.found()
    assert fault.code == code
