"""What is not saved is written down, and found again after an accident."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from designer.session.journal import SUFFIX, Journal, default_folder
from designer.session.recovery import against_file, discard, left_behind, settle

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "state" / "journal"


@pytest.fixture
def journal(folder):
    made = Journal(folder)
    yield made
    made.close()


def abandoned(journal, folder):
    """Give what is found of a journal once its program is dead: a copy that nobody has locked."""
    assert journal.flush()
    grave = folder.parent / "grave"
    grave.mkdir(exist_ok=True)
    for file in folder.glob(f"*{SUFFIX}"):
        (grave / file.name).write_bytes(file.read_bytes())
    return left_behind(grave)


def test_unsaved_texts_are_offered_with_time_and_size(opened, journal, folder):
    workspace = opened(journal=journal, a=b"a: 1\n", b=b"b: 1\r\n")
    a, b = workspace.open_paths
    before = time.time()
    workspace.edit_text(a, 3, 4, "2")
    workspace.edit_text(a, 4, 4, "ü")
    workspace.edit_text(b, 5, 5, "c: 🗺\n")

    found = abandoned(journal, folder)

    assert found.problems == ()
    assert {r.path: r.text for r in found.recovered} == {a: "a: 2ü\n", b: "b: 1\r\nc: 🗺\r\n"}
    assert all(before <= r.when <= time.time() for r in found.recovered)
    assert {r.path: r.size for r in found.recovered} == {a: 7, b: 15}
    assert not any(r.file_is_newer for r in found.recovered)


def test_undo_of_all_leaves_nothing_to_recover(opened, journal, folder):
    workspace = opened(journal=journal, a=b"a: 1\n")
    [a] = workspace.open_paths
    workspace.edit_text(a, 3, 4, "2")
    assert journal.flush()
    workspace.undo(a)

    assert abandoned(journal, folder).recovered == ()
    assert list(folder.iterdir()) == []


def test_a_save_leaves_only_the_others_to_recover(opened, journal, folder):
    workspace = opened(journal=journal, a=b"a: 1\n", b=b"b: 1\n")
    a, b = workspace.open_paths
    workspace.edit_text(a, 3, 4, "2")
    workspace.edit_text(b, 3, 4, "2")
    workspace.save(a)

    assert [r.path for r in abandoned(journal, folder).recovered] == [b]


def test_an_orderly_end_leaves_no_file(opened, folder):
    journal = Journal(folder)
    workspace = opened(journal=journal, a=b"a: 1\n")
    workspace.edit_text(workspace.open_paths[0], 0, 0, "x")
    assert journal.flush()
    assert len(list(folder.iterdir())) == 1
    workspace.end()

    assert list(folder.iterdir()) == []


def test_the_journal_of_a_running_program_is_not_offered(opened, journal, folder):
    workspace = opened(journal=journal, a=b"a: 1\n")
    workspace.edit_text(workspace.open_paths[0], 0, 0, "x")
    assert journal.flush()

    assert left_behind(folder).recovered == ()
    assert journal.file.exists()


def test_a_recovered_text_is_a_step_and_unsaved(opened, journal, folder):
    first = opened(journal=journal, a=b"a: 1\n")
    first.edit_text(first.open_paths[0], 3, 4, "2")
    [recovered] = abandoned(journal, folder).recovered
    second = opened()
    key = second.recover(recovered)

    assert second.text(key) == "a: 2\n"
    assert second.is_modified(key)
    assert second.history.steps[0].label == "Recover a.yaml"
    discard(recovered.journal)
    assert left_behind(recovered.journal.parent).recovered == ()


def test_a_text_is_recovered_even_if_its_file_is_gone(opened, journal, folder, tmp_path):
    first = opened(journal=journal, a=b"a: 1\n")
    first.edit_text(first.open_paths[0], 3, 4, "2")
    (tmp_path / "files" / "a.yaml").unlink()
    [recovered] = abandoned(journal, folder).recovered
    second = opened(b=b"b: 1\n")
    key = second.recover(recovered)
    second.save(key)

    assert (tmp_path / "files" / "a.yaml").read_bytes() == b"a: 2\n"


def test_a_file_written_after_the_last_change_is_told(opened, journal, folder, tmp_path):
    workspace = opened(journal=journal, a=b"a: 1\n")
    workspace.edit_text(workspace.open_paths[0], 3, 4, "2")
    assert journal.flush()
    later = time.time_ns() + 5_000_000_000
    os.utime(tmp_path / "files" / "a.yaml", ns=(later, later))

    [recovered] = abandoned(journal, folder).recovered
    assert recovered.file_is_newer


def grave_of(folder, *lines):
    folder.mkdir(parents=True)
    file = folder / f"1-1{SUFFIX}"
    file.write_bytes(b"\n".join(lines))
    return file


HEADER = b'{"trailwright journal": 1, "pid": 1, "started": 0}'


def entry(**values):
    return json.dumps({"at": 1.0, "path": "/nowhere/a.yaml", **values}).encode()


def test_a_line_that_was_not_finished_is_left_out(folder):
    grave_of(folder, HEADER, entry(text="a: 1\n"), entry(text="a: 2\n")[:-3])
    assert [r.text for r in left_behind(folder).recovered] == ["a: 1\n"]


def test_nothing_behind_a_broken_line_is_trusted(folder):
    wrong = entry(splices=[[0, 1, "b"]], length=5, sum=1)
    grave_of(folder, HEADER, entry(text="a: 1\n"), wrong, entry(text="c: 1\n"), b"")
    assert [r.text for r in left_behind(folder).recovered] == ["a: 1\n"]


@pytest.mark.parametrize(
    ("first", "words"),
    [
        (b'{"trailwright journal": 99}', "written by another version of the program (99)"),
        (b"\x00\xff\x00", "damaged, or none of ours"),
        (b'{"other": 1}', "damaged, or none of ours"),
        (b"[" * 100_000, "damaged, or none of ours"),
    ],
    ids=["newer", "rubbish", "another file", "nested deep"],
)
def test_a_journal_that_cannot_be_understood_is_told_and_stays(folder, first, words):
    file = grave_of(folder, first, entry(text="a: 1\n"), b"")

    found = left_behind(folder)

    assert found.recovered == ()
    assert words in found.problems[0]
    assert file.exists()


def test_a_journal_that_cannot_be_read_is_told(folder):
    folder.mkdir(parents=True)
    (folder / f"1-1{SUFFIX}").mkdir()

    [problem] = left_behind(folder).problems
    assert "cannot be read" in problem


def test_a_folder_that_is_not_there_is_no_problem(folder):
    assert left_behind(folder) == left_behind(folder.parent)
    assert left_behind(folder).problems == ()


def test_a_journal_that_cannot_be_written_says_so_and_the_program_goes_on(opened, folder):
    folder.parent.mkdir(parents=True)
    folder.write_bytes(b"a file where a folder should be")
    said = []
    journal = Journal(folder)
    journal.on_problem = said.append
    workspace = opened(journal=journal, a=b"a: 1\n")
    [a] = workspace.open_paths
    workspace.edit_text(a, 3, 4, "2")

    assert not journal.flush(0.6)
    assert journal.problem == said[0] != ""
    workspace.save(a)
    workspace.end()
    assert workspace.text(a) == "a: 2\n"


@pytest.mark.skipif(os.name == "nt", reason="files have no such limit there")
def test_a_journal_on_a_full_disk_goes_on_when_there_is_room_again(tmp_path):
    # A limit on the size of files stands for the full disk; it is lifted in the middle.
    script = """
import resource, signal, sys, time
from pathlib import Path
import designer.session.journal as module
from designer.session.journal import Journal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
module._AGAIN_SECONDS = 0.05
journal = Journal(Path(sys.argv[1]))
journal.changed("/a", "small")
assert journal.flush() and not journal.problem
_, most = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, most))
journal.changed("/b", "large" * 1000)
assert not journal.flush(0.5)
print(journal.problem)
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
assert journal.flush()
print(journal.problem or "well again", flush=True)
import os; os._exit(0)
"""
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )

    assert done.stdout == "file too large\nwell again\n", done.stderr
    found = left_behind(tmp_path)
    assert {r.path: len(r.text) for r in found.recovered} == {"/a": 5, "/b": 5000}


def test_a_long_journal_is_begun_anew(opened, folder, monkeypatch):
    monkeypatch.setattr("designer.session.journal._LARGE_BYTES", 2_000)
    journal = Journal(folder)
    workspace = opened(journal=journal, a=b"a: 1\n")
    [a] = workspace.open_paths
    sizes = []
    for number in range(60):
        workspace.edit_text(a, 0, 0, f"# {number}\n")
        if number % 5 == 0:
            assert journal.flush()
            sizes.append(journal.file.stat().st_size)
    text = workspace.text(a)

    [recovered] = abandoned(journal, folder).recovered
    assert recovered.text == text
    assert max(sizes) < 4_000
    assert [f.name for f in folder.iterdir()] == [journal.file.name]


def test_the_folder_is_the_users_state_folder():
    assert default_folder().is_relative_to(os.environ["XDG_STATE_HOME"])


def test_one_text_is_settled_and_the_others_of_its_journal_stay(opened, journal, folder):
    workspace = opened(journal=journal, a=b"a: 1\n", b=b"b: 1\n")
    for path in workspace.open_paths:
        workspace.edit_text(path, 3, 4, "2")
    left = abandoned(journal, folder)
    grave = left.recovered[0].journal.parent
    one, other = left.recovered
    with one.journal.open("ab") as file:
        file.write(b'{"at": 1, "path"')  # it died within a line

    settle(one)
    assert [r.path for r in left_behind(grave).recovered] == [other.path]

    settle(other)
    assert left_behind(grave).recovered == ()
    assert not one.journal.exists()


def test_a_lost_text_is_compared_with_its_file(opened, journal, folder):
    workspace = opened(journal=journal, a=b"a: 1\n")
    (path,) = workspace.open_paths
    workspace.edit_text(path, 3, 4, "2")
    (one,) = abandoned(journal, folder).recovered

    assert against_file(one).lines[-2:] == ("-a: 1", "+a: 2")
    Path(path).unlink()
    assert against_file(one).lines[-1:] == ("+a: 2",)
