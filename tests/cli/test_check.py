"""`trailwright check` on whatever it is given: says what it is, never hangs, never floods."""

import json
import os
import sys
from pathlib import Path

import pytest


@pytest.fixture
def here(tmp_path, monkeypatch):
    """Stand in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def broken(here):
    """Give a file with one error."""
    path = here / "bad.yaml"
    path.write_text("kind: nothing_like_this\nformat: 1\n")
    return path


def test_all_that_is_shipped_is_clean(run, checkout):
    code, printed = run("check", *(checkout / part for part in ("content", "schemas", "plugins")))

    assert code == 0, printed


def test_an_empty_folder_holds_nothing_to_check(run, here):
    code, printed = run("check", here)

    assert code == 2
    assert "nothing to check" in printed
    assert ".yaml or .yml" in printed


@pytest.mark.parametrize("command", ["check", "analyse", "replay", "test", "play", "export"])
def test_an_empty_name_is_not_the_folder_one_stands_in(command, run, broken):
    code, printed = run(command, "")

    assert code == 2
    assert "empty" in printed


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize("command", [["check"], ["analyse"], ["replay"], ["play", "--headless"]])
def test_a_pipe_is_told_and_not_read(command, run, here):
    os.mkfifo("pipe.yaml")

    code, printed = run(*command, "pipe.yaml")
    assert code == 1
    assert "pipe.yaml:1:1: error core/unreadable-file This is a pipe" in printed


def test_a_list_is_not_read_from_a_pipe_in_a_folder(run, here):
    os.mkfifo("pipe.txt")

    assert run("import", "pipe.txt", "--to", "route.yaml")[0] == 2


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there are no devices here")
def test_a_device_is_told_and_not_read(run):
    code, printed = run("check", "/dev/zero")

    assert code == 1
    assert "a device" in printed


@pytest.fixture
def closed(here, monkeypatch):
    """Give a folder that may not be looked into, with a file in it, whoever we are."""
    folder = here / "closed"
    folder.mkdir()
    file = folder / "a.yaml"
    file.write_text("kind: route\n")
    stat, scandir = os.stat, os.scandir

    def barred(path, *rest, **named):
        if not isinstance(path, int) and os.fspath(path).startswith(f"{folder}{os.sep}"):
            raise PermissionError(13, "Permission denied", os.fspath(path))
        return stat(path, *rest, **named)

    def unlisted(path="."):
        if not isinstance(path, int) and os.fspath(path) in {str(folder), folder.name}:
            raise PermissionError(13, "Permission denied", os.fspath(path))
        return scandir(path)

    monkeypatch.setattr(os, "stat", barred)
    monkeypatch.setattr(os, "scandir", unlisted)
    return file


@pytest.mark.parametrize(
    "command", [["check"], ["analyse"], ["replay"], ["test"], ["play", "--headless"], ["print"], []]
)
def test_a_file_in_a_closed_folder_is_wrong_use(command, run, closed):
    code, printed = run(*command, closed)

    assert code == 2, printed
    assert "Permission denied" in printed


def test_a_closed_folder_below_is_an_error_and_the_rest_is_checked(run, closed, broken, here):
    code, printed = run("check", here)

    assert code == 1
    assert "closed:1:1: error core/unreadable-file The folder cannot be looked into" in printed
    assert "bad.yaml:1:7: error core/unknown-kind" in printed


def test_links_that_lead_nowhere_or_in_circles_are_told(run, here):
    (here / "circle.yaml").symlink_to("circle.yaml")
    (here / "lost.yaml").symlink_to("nowhere")
    (here / "round").symlink_to(here)

    code, printed = run("check", here)
    assert code == 1
    assert "circle.yaml:1:1: error core/unreadable-file" in printed
    assert "lost.yaml:1:1: error core/unreadable-file" in printed
    assert "2 files checked: 2 errors." in printed
    assert "leads nowhere" in run("check", "lost.yaml")[1]
    assert run("check", "circle.yaml")[0] == 2


def test_line_breaks_in_names_and_values_stay_on_the_line_of_the_fault(run, here):
    (here / "two\nlines.yaml").write_text('kind: "a\\nb\\rc"\nformat: 1\n')

    printed = run("check", here)[1]
    assert len(printed.splitlines()) == 2
    assert r"two\nlines.yaml:1:7: error core/unknown-kind" in printed


@pytest.mark.skipif(sys.platform == "darwin", reason="names are UTF-8 there")
def test_json_is_valid_whatever_files_are_called(run, here):
    Path(os.fsdecode(b"caf\xe9\xe2\x80\xae.yaml")).write_text("kind: x\n")

    printed = run("check", here, "--json")[1]
    printed.encode("utf-8")
    assert json.loads(printed)["files"] == [os.fsdecode(b"caf\xe9\xe2\x80\xae.yaml")]
    assert "\u202e" not in printed


def test_many_equal_faults_are_cut_and_the_total_counts_all(run, here):
    route = 'kind: route\nformat: 1\nid: r\ngame: el_dorado\nname: R\nsource: "designed here"\n'
    placements = "  - {face: B, at: [0, 0], turn: 2}\n" * 1000
    (here / "r.yaml").write_text(f"{route}placements:\n{placements}")

    printed = run("check", "r.yaml")[1]
    n_lines = len(printed.splitlines())
    assert n_lines < 400
    assert "and 979 more core/duplicate-id in this file; --all prints them." in printed
    n_told = int(printed.splitlines()[-1].split()[3])
    assert n_told > 999
    assert len(run("check", "r.yaml", "--all")[1].splitlines()) > n_lines
    found = json.loads(run("check", "r.yaml", "--json")[1])["diagnostics"]
    assert sum(d["stands_for"] for d in found if d["severity"] == "error") == n_told


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("chekc", "There is no command “chekc”, did you mean “check”?"),
        ("replai", "did you mean “replay”?"),
        ("zzz", "There is no command “zzz”. There is no file"),
        ("no.yaml", "There is no file or folder “no.yaml”."),
    ],
)
def test_a_mistyped_command_is_told_with_the_nearest(word, says, run, here):
    code, printed = run(word, "content")

    assert code == 2
    assert says in printed
    assert "display" not in printed


@pytest.mark.parametrize("option", ["--jsn", "--fix", "--al"])
def test_a_mistyped_option_is_told_with_the_nearest(option, run, broken):
    code, printed = run("check", option, broken)

    assert code == 2
    assert "Did you mean" in printed


@pytest.mark.parametrize("command", ["check", "analyse", "replay", "print"])
def test_what_may_not_be_read_is_told_in_our_words(command, run, broken, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_, **__: False)

    _, printed = run(command, broken)
    assert "is not readable" not in printed
