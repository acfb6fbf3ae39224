"""Random sessions: whatever is done in whatever order, texts, trees, files and history agree.

At every moment the texts are the replay of the history, the trees are what the texts say, an editor
that only follows the changes shows the same text, and "unsaved" means what it says. In the end,
taking everything back gives the bytes that were there at the start.
"""

import random
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from designer.documents import Edit, SetValue, edit_document, edit_project, read_document
from designer.documents.edits import spliced
from designer.session.history import Blocked, Step
from designer.session.outside import Happened
from designer.session.workspace import ChangedOutsideError
from tests.documents import wild
from tests.documents.model import operation
from tests.session.conftest import workspace_on
from tests.session.test_workspace import Pane

SEEDS = st.integers(0, 10**6)
WHICH = st.sampled_from([0, 1])
WHERE = st.sampled_from([0, 1, None])


def wild_text(seed):
    """Give a text that reads as a map without faults."""
    while True:
        text = wild.text(random.Random(seed), sharing=seed % 3 == 0, depth=3)
        document = read_document(text, "a")
        if document.tree and not document.diagnostics:
            return text
        seed += 1


class Session(RuleBasedStateMachine):
    """One user, two files, and other programs."""

    def __init__(self):
        super().__init__()
        self.n_outside = 0
        self.folder = Path(tempfile.mkdtemp(prefix="session-"))
        for number, name in enumerate(("a", "b")):
            (self.folder / f"{name}.yaml").write_bytes(wild_text(17 + number).encode())
        self.workspace = workspace_on(self.folder)
        self.paths = list(self.workspace.open_paths)
        self.first = {path: self.workspace.raw_text(path) for path in self.paths}
        self.panes = {path: Pane(self.workspace, path) for path in self.paths}

    def path(self, which):
        return None if which is None else self.paths[which]

    # -- what a user does ---------------------------------------------------------------------

    @rule(which=WHICH, seed=SEEDS)
    def edit(self, which, seed):
        document = self.workspace.document(self.paths[which])
        if document.tree is None:
            return
        edit = edit_document(document, operation(random.Random(seed), document.tree), "Edit")
        if isinstance(edit, Edit):
            self.workspace.edit(edit, merge="same" if seed % 5 == 0 else "")

    @rule(seed=SEEDS)
    def edit_both(self, seed):
        what = dict.fromkeys(self.paths, SetValue(("id",), f"name_{seed}"))
        edit = edit_project(self.workspace.project, what, "Rename")
        if isinstance(edit, Edit):
            self.workspace.edit(edit)

    @rule(which=WHICH, seed=SEEDS)
    def type_some(self, which, seed):
        rng = random.Random(seed)
        pane = self.panes[self.paths[which]]
        at = rng.randint(0, len(pane.text))
        for char in rng.choice(["x", "ab", "id: 1\n", " ", "🗺", "#", '"', "\n\n", "&a ", "*"]):
            pane.type(at, at, char)
            at += 1

    @rule(which=WHICH, seed=SEEDS)
    def delete_some(self, which, seed):
        pane = self.panes[self.paths[which]]
        end = random.Random(seed).randint(0, len(pane.text))
        for _ in range(min(end, seed % 4)):
            pane.type(end - 1, end, "")
            end -= 1

    @rule(which=WHICH, seed=SEEDS)
    def replace_all(self, which, seed):
        path = self.paths[which]
        self.workspace.set_text(path, read_document(wild_text(seed), path).text.replace("\r", ""))

    @rule(where=WHERE, times=st.integers(1, 4))
    def undo(self, where, times):
        for _ in range(times):
            assert isinstance(self.workspace.undo(self.path(where)), Step | Blocked | None)

    @rule(where=WHERE, times=st.integers(1, 4))
    def redo(self, where, times):
        for _ in range(times):
            assert isinstance(self.workspace.redo(self.path(where)), Step | Blocked | None)

    @rule(which=WHICH)
    def undo_and_redo_is_nothing(self, which):
        before = [self.workspace.raw_text(path) for path in self.paths]
        if isinstance(self.workspace.undo(self.paths[which]), Step):
            assert isinstance(self.workspace.redo(self.paths[which]), Step)
        assert before == [self.workspace.raw_text(path) for path in self.paths]

    @rule(which=WHICH, seeds=st.lists(SEEDS, max_size=4), cancel=st.booleans())
    def gesture(self, which, seeds, cancel):
        before = [self.workspace.raw_text(path) for path in self.paths]
        n_steps = len([s for s in self.workspace.history.steps if s.done])
        self.workspace.begin_gesture()
        for seed in seeds:
            self.edit(which if seed % 3 else 1 - which, seed)
        if cancel:
            self.workspace.cancel_gesture()
            assert [self.workspace.raw_text(path) for path in self.paths] == before
        else:
            self.workspace.end_gesture("Gesture")
        done = len([s for s in self.workspace.history.steps if s.done])
        assert n_steps <= done <= n_steps + (0 if cancel else 1)

    @rule(which=WHICH)
    def save(self, which):
        path = self.paths[which]
        self.workspace.save(path)
        assert Path(path).read_bytes() == self.bytes_on_screen(path)

    @rule(which=WHICH)
    def close_and_open_again(self, which):
        path = self.paths[which]
        self.workspace.close(path)
        self.workspace.add(Path(path))

    # -- what others do -----------------------------------------------------------------------

    @rule(which=WHICH, seed=SEEDS, choice=st.sampled_from(["reload", "keep", "save"]))
    def change_outside(self, which, seed, choice):
        path = self.paths[which]
        self.n_outside += 1
        data = wild_text(seed).encode() + f"# outside {self.n_outside}\n".encode()
        was_unsaved = self.workspace.is_modified(path) and Path(path).exists()
        Path(path).write_bytes(data)
        if choice == "save" and was_unsaved:
            with pytest.raises(ChangedOutsideError):
                self.workspace.save(path)
            assert Path(path).read_bytes() == data
            self.workspace.save(path, over=True)
            return
        before = self.workspace.raw_text(path)
        told = [c.happened for c in self.workspace.look_outside() if c.path == path]
        if Happened.CHANGED in told:
            assert self.workspace.raw_text(path) == before, "unsaved changes stay until one chooses"
            (self.workspace.keep if choice == "keep" else self.workspace.reload)(path)
        assert path not in self.workspace.conflicts
        if choice != "keep":
            assert self.bytes_on_screen(path) == data

    @rule(which=WHICH)
    def delete_outside(self, which):
        path = self.paths[which]
        Path(path).unlink(missing_ok=True)
        before = self.workspace.raw_text(path)
        self.workspace.look_outside()
        assert self.workspace.raw_text(path) == before
        assert self.workspace.is_modified(path)

    # -- what always holds --------------------------------------------------------------------

    def bytes_on_screen(self, path):
        mark = b"\xef\xbb\xbf" if self.workspace.document(path).bom else b""
        return mark + self.workspace.raw_text(path).encode()

    @invariant()
    def texts_are_the_replay_of_the_history(self):
        for path in self.paths:
            text = self.first[path]
            for step in self.workspace.history.steps:
                if step.done:
                    text = spliced(text, step.edit.within(path))
            assert text == self.workspace.raw_text(path)

    @rule()
    def trees_are_what_the_texts_say(self):
        for path in self.paths:
            document = self.workspace.document(path)
            assert document.text == self.workspace.raw_text(path)
            assert document.tree == read_document(document.text, path).tree

    @invariant()
    def panes_show_the_texts(self):
        for path in self.paths:
            assert self.panes[path].text == self.workspace.text(path)

    @invariant()
    def unsaved_is_what_differs_from_the_file(self):
        for path in self.paths:
            file = Path(path)
            same = file.exists() and file.read_bytes() == self.bytes_on_screen(path)
            assert self.workspace.is_modified(path) == (not same)

    def teardown(self):
        while self.workspace.undo() is not None:
            pass
        for path in self.paths:
            assert self.workspace.raw_text(path) == self.first[path]
        shutil.rmtree(self.folder)


def test_any_session_keeps_texts_trees_files_and_history_together(numbers):
    run_state_machine_as_test(
        Session,
        settings=settings(
            max_examples=numbers.of(short=40, long=1500),
            stateful_step_count=numbers.of(short=25, long=50),
        ),
    )
