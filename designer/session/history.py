"""What was done, in the order of time, and what of it can be taken back. Qt-free.

There is one list for the whole project. Undo in a document takes back its latest step, even if
later steps changed other documents. A step that spans documents goes back in all of them together,
or says which later steps stand in the way. The list knows edits, not texts: whoever keeps the texts
puts the edits on them.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from time import monotonic

import msgspec

from designer.diagnostics import said
from designer.documents import Edit, Splice

__all__ = ["Blocked", "History", "Kind", "Row", "Step"]

_PAUSE_SECONDS = 3.0
_LONGEST_QUOTE = 30


class Kind(StrEnum):
    """Say where a step comes from."""

    EDIT = "edit"  # a form, a canvas tool, a fix, a rename
    TYPING = "typing"
    OUTSIDE = "outside"  # a file that changed on the disk was read again
    DISCARDED = "discarded"  # a document was closed without saving


class Step(msgspec.Struct, eq=False):
    """Give one step of the history. Its edit grows while a run of typing or a gesture goes on.

    Attributes:
        number: counts steps; never used twice.
        edit: what it did, label included.
        kind: where it comes from.
        done: False once it is taken back.
    """

    number: int
    edit: Edit
    kind: Kind
    done: bool = True

    @property
    def label(self) -> str:
        """Say what it did, in the user's words."""
        return self.edit.label


class Row(msgspec.Struct, frozen=True):
    """Give one line of the list that a user sees.

    Attributes:
        step: the step.
        saved: names of documents whose saved text is the one after this step.
    """

    step: Step
    saved: tuple[str, ...]


class Blocked(msgspec.Struct, frozen=True):
    """Say why a step cannot be taken back or done again just now.

    Attributes:
        step: the step.
        by: the later steps that stand in the way, latest first (earlier ones for a redo).
        again: whether it was to be done again, not to be taken back.
    """

    step: Step
    by: tuple[Step, ...]
    again: bool = False

    @property
    def sentence(self) -> str:
        """Give the reason for the user."""
        names = ", ".join(f"“{step.label}”" for step in self.by)
        what = said("done again") if self.again else said("taken back")
        verb = said("Do") if self.again else said("Take back")
        return said(
            "“{label}” cannot be {what} before {names}. {verb} that first.",
            label=self.step.label,
            what=what,
            names=names,
            verb=verb,
        )


class _Run(msgspec.Struct):
    """The step that may still grow.

    Attributes:
        step: the step.
        merge: the key that later edits must have to grow it, "" for typing.
        kept: what could be done again before it began.
        start, end: of what was typed, in the text as it is now.
        when: of the last change.
    """

    step: Step
    merge: str
    kept: tuple[dict[str, list[Step]], list[Step]]
    start: int = 0
    end: int = 0
    when: float = 0.0


class History:
    """Keep the steps.

    Attributes:
        steps: all steps that are done or can be done again, in the order of time.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.steps: list[Step] = []
        self._clock = clock
        self._done: dict[str, list[Step]] = {}
        self._undone: dict[str, list[Step]] = {}
        self._undone_in_turn: list[Step] = []
        self._saved: dict[str, int] = {}
        self._run: _Run | None = None
        self._gesture = ""
        self._count = 0

    # -- recording ----------------------------------------------------------------------------

    def record(self, edit: Edit, kind: Kind = Kind.EDIT, merge: str = "") -> None:
        """Take up an edit that was done.

        Args:
            edit: the edit.
            kind: where it comes from.
            merge: edits in a row with the same key are one step; one that leads back to where the
                first began is none.
        """
        if edit.is_empty:
            return
        edit = edit.bare
        run = self._run
        if self._gesture:
            self._grow_or_begin(edit, kind, self._gesture)
        elif merge:
            self._grow_or_begin(edit, kind, merge)
        elif kind is Kind.TYPING:
            if run is not None and not run.merge and self._continues(run, edit):
                self._grow(run, edit, typed_label)
                self._follow_typing(run, edit.splices[0])
            else:
                self._begin(edit, kind, "")
                self._begin_typing(edit.splices)
        else:
            self._begin(edit, kind, "")
            self._run = None

    def _grow_or_begin(self, edit: Edit, kind: Kind, merge: str) -> None:
        if self._run is not None and self._run.merge == merge:
            self._grow(self._run, edit, lambda whole: whole.label)
        else:
            self._begin(edit, kind, merge)

    def _begin(self, edit: Edit, kind: Kind, merge: str) -> None:
        kept = (
            {path: list(steps) for path, steps in self._undone.items()},
            list(self._undone_in_turn),
        )
        self._forget_undone(edit.paths)
        self._count += 1
        step = Step(self._count, edit, kind)
        self.steps.append(step)
        for path in edit.paths:
            self._done.setdefault(path, []).append(step)
        self._run = _Run(step, merge, kept)

    def _grow(self, run: _Run, edit: Edit, label: Callable[[Edit], str]) -> None:
        step = run.step
        whole = step.edit.then(edit)
        self._take_out(step)
        if whole.is_empty:
            # Back at the start: as if nothing had been done, so what could be done again still can.
            self._bring_back(run.kept)
            self._run = None
            return
        step.edit = Edit(label(whole), whole.splices)
        self.steps.append(step)
        self._forget_undone(step.edit.paths)
        for path in step.edit.paths:
            self._done.setdefault(path, []).append(step)

    def _take_out(self, step: Step) -> None:
        self.steps.remove(step)
        for path in step.edit.paths:
            self._done[path].remove(step)

    def _bring_back(self, kept: tuple[dict[str, list[Step]], list[Step]]) -> None:
        self._undone = {path: list(steps) for path, steps in kept[0].items()}
        self._undone_in_turn = list(kept[1])
        known = set(map(id, self.steps))
        self.steps += [step for step in self._undone_in_turn if id(step) not in known]
        self.steps.sort(key=lambda step: step.number)

    # -- runs of typing -----------------------------------------------------------------------

    def _begin_typing(self, splices: tuple[Splice, ...]) -> None:
        run, splice = self._run, splices[0]
        assert run is not None, "a run has just begun"
        run.start, run.end = splice.start, splice.start + len(splice.text)
        run.when = self._clock()
        edit = run.step.edit
        run.step.edit = Edit(edit.label or typed_label(edit), edit.splices)
        if len(splices) > 1 or _ends_line(splice):
            self._run = None

    def _continues(self, run: _Run, edit: Edit) -> bool:
        if run.step.kind is not Kind.TYPING or run.step.edit.paths != edit.paths:
            return False
        if len(edit.splices) > 1 or self._clock() - run.when > _PAUSE_SECONDS:
            return False
        splice = edit.splices[0]
        deletes_only = not any(s.text for s in run.step.edit.splices)
        if not splice.removed:
            return splice.start == run.end and not deletes_only
        if splice.text:
            return False
        if deletes_only:
            return run.end in (splice.start, splice.end)
        return splice.end == run.end and splice.start >= run.start

    def _follow_typing(self, run: _Run, splice: Splice) -> None:
        if self._run is not run:
            return  # the run has come back to its start and is no more
        run.start = min(run.start, splice.start)
        run.end = splice.start + len(splice.text)
        run.when = self._clock()
        if _ends_line(splice):
            self._run = None

    def end_run(self) -> None:
        """Let the next edit be a step of its own."""
        if not self._gesture:
            self._run = None

    # -- gestures -----------------------------------------------------------------------------

    @property
    def in_gesture(self) -> bool:
        """Say whether a gesture goes on."""
        return bool(self._gesture)

    def begin_gesture(self) -> None:
        """Make one step of all edits until the gesture ends."""
        assert not self._gesture, "one gesture at a time"
        self._run = None
        self._gesture = f"gesture {self._count + 1}"

    def end_gesture(self, label: str = "") -> None:
        """End the gesture; `label` names the step."""
        run, self._gesture, self._run = self._run, "", None
        if run is not None and label:
            run.step.edit = Edit(label, run.step.edit.splices)

    def cancel_gesture(self) -> Edit | None:
        """End the gesture as if it had not been; give the edit that puts the texts back."""
        run, self._gesture, self._run = self._run, "", None
        if run is None:
            return None
        self._take_out(run.step)
        self._bring_back(run.kept)
        return run.step.edit.inverse()

    # -- back and forth -----------------------------------------------------------------------

    def undoable(self, path: str | None = None) -> Step | Blocked | None:
        """Give the step that would be taken back in a document (or at all), None if there is none."""
        if path is None:
            return next((step for step in reversed(self.steps) if step.done), None)
        done = self._done.get(path)
        if not done:
            return None
        return _unless_blocked(done[-1], self._done, again=False)

    def redoable(self, path: str | None = None) -> Step | Blocked | None:
        """Give the step that would be done again in a document (or at all), None if there is none."""
        row = self._undone_in_turn if path is None else self._undone.get(path)
        return _unless_blocked(row[-1], self._undone, again=True) if row else None

    def undo(self, path: str | None = None) -> Step | Blocked | None:
        """Mark that step as taken back; its edit's inverse is to be put on the texts."""
        self._run = None
        step = self.undoable(path)
        if isinstance(step, Step):
            step.done = False
            for name in step.edit.paths:
                self._done[name].remove(step)
                self._undone.setdefault(name, []).append(step)
            self._undone_in_turn.append(step)
        return step

    def redo(self, path: str | None = None) -> Step | Blocked | None:
        """Mark that step as done again; its edit is to be put on the texts."""
        self._run = None
        step = self.redoable(path)
        if isinstance(step, Step):
            step.done = True
            for name in step.edit.paths:
                self._undone[name].remove(step)
                self._done.setdefault(name, []).append(step)
            self._undone_in_turn.remove(step)
        return step

    def _forget_undone(self, paths: tuple[str, ...]) -> None:
        """Drop what cannot be done again once these documents change, and what builds upon it."""
        todo = [step for path in paths for step in self._undone.get(path, ())]
        gone: dict[int, Step] = {}
        while todo:
            step = todo.pop()
            if id(step) in gone:
                continue
            gone[id(step)] = step
            for path in step.edit.paths:
                row = self._undone[path]
                todo += row[: row.index(step)]
        if gone:
            for path, row in self._undone.items():
                self._undone[path] = [step for step in row if id(step) not in gone]
            self._undone_in_turn = [s for s in self._undone_in_turn if id(s) not in gone]
            self.steps = [step for step in self.steps if id(step) not in gone]

    # -- documents under another name ----------------------------------------------------------

    def carry(self, old: str, new: str) -> None:
        """Take what was done in a document for what was done in another one that goes on for it.

        What was done in that other one before is forgotten: its text is not there any more.
        """
        self.end_run()
        self.forget(new)
        for step in self.steps:
            step.edit = step.edit.renamed(old, new)
        for rows in (self._done, self._undone):
            if old in rows:
                rows[new] = rows.pop(old)
        if old in self._saved:
            self._saved[new] = self._saved.pop(old)

    def forget(self, path: str) -> None:
        """Drop what was done in a document; steps that reach others too keep what they did there."""
        self.end_run()
        for rows in (self._done, self._undone):
            for step in rows.pop(path, []):
                step.edit = step.edit.without(path)
        self._saved.pop(path, None)
        self.steps = [step for step in self.steps if not step.edit.is_empty]
        self._undone_in_turn = [s for s in self._undone_in_turn if not s.edit.is_empty]

    # -- what is saved ------------------------------------------------------------------------

    def mark_saved(self, path: str) -> None:
        """Take note that a document's text as it is now was saved."""
        self.end_run()
        done = self._done.get(path)
        self._saved[path] = done[-1].number if done else 0

    def rows(self) -> Iterator[Row]:
        """Give the list for a user, in the order of time."""
        saved: dict[int, list[str]] = {}
        for path, number in self._saved.items():
            saved.setdefault(number, []).append(Path(path).name)
        for step in self.steps:
            yield Row(step, tuple(saved.get(step.number, ())))


def _unless_blocked(step: Step, rows: dict[str, list[Step]], *, again: bool) -> Step | Blocked:
    by: dict[int, Step] = {}
    for path in step.edit.paths:
        row = rows[path]
        for other in reversed(row[row.index(step) + 1 :]):
            by[other.number] = other
    if not by:
        return step
    return Blocked(step, tuple(sorted(by.values(), key=lambda s: -s.number)), again)


def _ends_line(splice: Splice) -> bool:
    return "\n" in splice.text or "\r" in splice.text


def typed_label(edit: Edit) -> str:
    """Say what was typed."""
    new = " … ".join(splice.text for splice in edit.splices if splice.text.strip())
    old = " … ".join(splice.removed for splice in edit.splices if splice.removed.strip())
    if new:
        return said("Type {quoted}", quoted=_quoted(new))
    if old:
        return said("Delete {quoted}", quoted=_quoted(old))
    if any(_ends_line(splice) for splice in edit.splices):
        return said("Begin a line")
    return said("Type text") if any(splice.text for splice in edit.splices) else said("Delete")


def _quoted(text: str) -> str:
    text = " ".join(text.split())
    return f"“{text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + '…'}”"
