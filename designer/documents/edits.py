"""Text replacements: what every change of a document is made of.

An `Edit` says what it does in the user's words and holds its splices in one or more documents. It
knows what it takes away, so that its inverse gives back the identical text, and so that it cannot be
put on a text it was not made for.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from designer.diagnostics import Fix, said
from designer.documents.document import Document
from designer.documents.project import Project

__all__ = [
    "Base",
    "Edit",
    "Splice",
    "StaleEditError",
    "apply",
    "edit_of_fix",
    "spliced",
    "text_edit",
]


class StaleEditError(Exception):
    """An edit was made for another text than it is put on.

    Attributes:
        path: the document concerned.
    """

    def __init__(self, path: str, label: str) -> None:
        super().__init__(
            said("“{label}” was made for another state of {path}.", label=label, path=path)
        )
        self.path = path


class Splice(msgspec.Struct, frozen=True):
    """Put `text` in place of `removed`, which stands at `start`; offsets in code points."""

    path: str
    start: int
    removed: str
    text: str

    @property
    def end(self) -> int:
        """Give where the replaced text ends (exclusive)."""
        return self.start + len(self.removed)


class Base(msgspec.Struct, frozen=True):
    """Know a text again, in this run of the program."""

    path: str
    length: int
    mark: int

    @classmethod
    def of(cls, path: str, text: str) -> "Base":
        """Take note of a text."""
        return cls(path, len(text), hash(text))


class Edit(msgspec.Struct, frozen=True):
    """Give one change of one or more documents.

    Attributes:
        label: what it does, in the user's words ("Move tile C").
        splices: the replacements. Those of one document are in the order of its text, do not touch
            each other, and count offsets in the text as it is before the edit.
        read: the documents as they will be, where they were read to prove the edit.
        bases: the texts it was made for, by path, where that matters: a splice that takes nothing
            away would else fit everywhere.
    """

    label: str
    splices: tuple[Splice, ...] = ()
    read: tuple[Document, ...] = ()
    bases: tuple["Base", ...] = ()

    @classmethod
    def of(
        cls,
        label: str,
        splices: Iterable[Splice],
        read: Iterable[Document] = (),
        bases: Iterable["Base"] = (),
    ) -> "Edit":
        """Make an edit of splices in any order, those at one place in the order given.

        Raises:
            ValueError: two splices overlap.
        """
        by_path: dict[str, list[Splice]] = {}
        for splice in splices:
            by_path.setdefault(splice.path, []).append(splice)
        tidy = (s for group in by_path.values() for s in _tidied(group))
        return cls(label, tuple(tidy), tuple(read), tuple(bases))

    @property
    def is_empty(self) -> bool:
        """Say whether it changes nothing."""
        return not self.splices

    @property
    def paths(self) -> tuple[str, ...]:
        """Give the documents it changes."""
        return tuple(dict.fromkeys(splice.path for splice in self.splices))

    @property
    def bare(self) -> "Edit":
        """Give the edit without the documents that were read for it and texts it was made for."""
        return Edit(self.label, self.splices)

    def within(self, path: str) -> tuple[Splice, ...]:
        """Give the splices in one document."""
        return tuple(splice for splice in self.splices if splice.path == path)

    def without(self, path: str) -> "Edit":
        """Give the part of a bare edit that is done in other documents."""
        return Edit(self.label, tuple(splice for splice in self.splices if splice.path != path))

    def renamed(self, old: str, new: str) -> "Edit":
        """Give a bare edit with what it does in one document done in another one."""
        if old not in self.paths:
            return self
        moved = (
            Splice(new, s.start, s.removed, s.text) if s.path == old else s for s in self.splices
        )
        return Edit(self.label, tuple(moved))

    def inverse(self) -> "Edit":
        """Give the edit that takes this one back."""
        shift: dict[str, int] = {}
        back = []
        for s in self.splices:
            moved = shift.get(s.path, 0)
            back.append(Splice(s.path, s.start + moved, s.text, s.removed))
            shift[s.path] = moved + len(s.text) - len(s.removed)
        return Edit(self.label, tuple(back))

    def then(self, later: "Edit", label: str = "") -> "Edit":
        """Give one edit that does this one and then the other."""
        found: list[Splice] = []
        for path in dict.fromkeys((*self.paths, *later.paths)):
            found.extend(_composed(path, self.within(path), later.within(path)))
        known = {base.path for base in self.bases}
        bases = (*self.bases, *(base for base in later.bases if base.path not in known))
        return Edit(label or self.label, tuple(found), later.read, bases)

    def fits(self, path: str, text: str) -> bool:
        """Say whether a document's text is one that the edit can be put on."""
        if any(base.path == path and base != Base.of(path, text) for base in self.bases):
            return False
        return all(text[s.start : s.end] == s.removed for s in self.within(path))


def _tidied(splices: list[Splice]) -> Iterator[Splice]:
    """Sort, join what touches, cut off what stays the same, leave out what changes nothing."""
    splices = sorted(splices, key=lambda s: (s.start, s.end))
    joined: list[Splice] = []
    for splice in splices:
        if joined and splice.start < joined[-1].end:
            message = said(
                "two changes of {path} overlap at {start}", path=splice.path, start=splice.start
            )
            raise ValueError(message)
        if joined and splice.start == joined[-1].end:
            last = joined.pop()
            splice = Splice(  # noqa: PLW2901 - both are one from here
                splice.path, last.start, last.removed + splice.removed, last.text + splice.text
            )
        joined.append(splice)
    for splice in joined:
        trimmed = _trimmed(splice)
        if trimmed.removed or trimmed.text:
            yield trimmed


def _trimmed(splice: Splice) -> Splice:
    head, tail = common_ends(splice.removed, splice.text)
    old, new = splice.removed, splice.text
    return Splice(
        splice.path, splice.start + head, old[head : len(old) - tail], new[head : len(new) - tail]
    )


def common_ends(old: str, new: str) -> tuple[int, int]:
    """Give how many characters two texts share at their start and end, line ends kept whole."""
    limit = min(len(old), len(new))
    head = _common(old, new, limit)
    if head and old[head - 1] == "\r" and "\n" in (old[head : head + 1], new[head : head + 1]):
        head -= 1
    limit -= head
    tail = _common(old[::-1], new[::-1], limit)
    if tail and old[len(old) - tail] == "\n":
        before = old[: len(old) - tail][-1:], new[: len(new) - tail][-1:]
        if "\r" in before:
            tail -= 1
    return head, tail


def _common(left: str, right: str, limit: int) -> int:
    """Give the length of the common start, by halves: comparing slices is far quicker than a walk."""
    if left[:limit] == right[:limit]:
        return limit
    low, high = 0, limit
    while high - low > 1:
        middle = (low + high) // 2
        if left[low:middle] == right[low:middle]:
            low = middle
        else:
            high = middle
    return low


class _Group(NamedTuple):
    """Splices of two edits that overlap or touch in the text between the two."""

    first: list[tuple[int, Splice]]
    second: list[Splice]


def _composed(path: str, first: tuple[Splice, ...], second: tuple[Splice, ...]) -> list[Splice]:
    groups = _groups(first, second)
    found, shift = [], 0
    for group in groups:
        starts = [at for at, _ in group.first] + [s.start for s in group.second]
        ends = [at + len(s.text) for at, s in group.first] + [s.end for s in group.second]
        low, high = min(starts), max(ends)
        between = _between(group, low, high)
        before = _replaced(between, low, [(at, s.text, s.removed) for at, s in group.first])
        after = _replaced(between, low, [(s.start, s.removed, s.text) for s in group.second])
        found.append(Splice(path, low - shift, before, after))
        shift += sum(len(s.text) - len(s.removed) for _, s in group.first)
    return list(_tidied(found))


def _groups(first: tuple[Splice, ...], second: tuple[Splice, ...]) -> list[_Group]:
    """Bring together what overlaps or touches; `first` with its places in the text between."""
    spans: list[tuple[int, int, int, tuple[int, Splice] | Splice]] = []
    shift = 0
    for splice in first:
        at = splice.start + shift
        spans.append((at, at + len(splice.text), 0, (at, splice)))
        shift += len(splice.text) - len(splice.removed)
    spans += [(s.start, s.end, 1, s) for s in second]
    groups: list[_Group] = []
    reach = -1
    for start, end, _, member in sorted(spans, key=lambda span: span[:3]):
        if start > reach or not groups:
            groups.append(_Group([], []))
        reach = max(reach, end)
        if isinstance(member, Splice):
            groups[-1].second.append(member)
        else:
            groups[-1].first.append(member)
    return groups


def _between(group: _Group, low: int, high: int) -> str:
    """Give the text between the two edits from `low` to `high`: each character is in some splice."""
    chars: list[str] = [""] * (high - low)
    pieces = [(at, s.text) for at, s in group.first] + [(s.start, s.removed) for s in group.second]
    for at, piece in pieces:
        chars[at - low : at - low + len(piece)] = piece
    return "".join(chars)


def _replaced(text: str, low: int, changes: list[tuple[int, str, str]]) -> str:
    parts, at = [], 0
    for start, old, new in changes:
        parts += [text[at : start - low], new]
        at = start - low + len(old)
    return "".join([*parts, text[at:]])


def spliced(text: str, splices: Iterable[Splice], label: str = "") -> str:
    """Give a text with splices done.

    Raises:
        StaleEditError: the text is not the one they were made for.
    """
    parts, at = [], 0
    for splice in splices:
        if splice.start < at or text[splice.start : splice.end] != splice.removed:
            raise StaleEditError(splice.path, label)
        parts += [text[at : splice.start], splice.text]
        at = splice.end
    return "".join([*parts, text[at:]])


def apply(project: Project, edit: Edit) -> Project:
    """Give the project with an edit done.

    Raises:
        StaleEditError: a document is not there or not the one the edit was made for.
    """
    read = {document.path: document for document in edit.read}
    for path in edit.paths:
        if path not in project.documents:
            raise StaleEditError(path, edit.label)
        before = project.documents[path]
        if not edit.fits(path, before.text):
            raise StaleEditError(path, edit.label)
        text = spliced(before.text, edit.within(path), edit.label)
        known = read.get(path)
        if known is not None and known.text == text and known.bom == before.bom:
            project = project.with_document(known)
        else:
            project = project.with_text(path, text)
    return project


def text_edit(path: str, old: str, new: str, label: str) -> Edit:
    """Give the edit with the smallest span that turns one text into another."""
    return Edit.of(label, [Splice(path, 0, old, new)], bases=[Base.of(path, old)])


def edit_of_fix(fix: Fix, documents: Mapping[str, Document]) -> Edit:
    """Give the edit that a fix offers.

    Args:
        fix: the fix of a diagnostic.
        documents: the very documents in which it was found, by path.

    Raises:
        StaleEditError: a document is not there, or the fix reaches past its end.
        ValueError: its replacements overlap.
    """
    splices = []
    for change in fix.replacements:
        document = documents.get(change.file)
        if document is None or not 0 <= change.start <= change.end <= len(document.text):
            raise StaleEditError(change.file, fix.title)
        removed = document.text[change.start : change.end]
        splices.append(Splice(change.file, change.start, removed, change.text))
    bases = (Base.of(s.path, documents[s.path].text) for s in splices)
    return Edit.of(fix.title, splices, bases=dict.fromkeys(bases))
