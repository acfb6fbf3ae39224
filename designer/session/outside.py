"""Notice what other programs do to files. Qt-free; whoever uses it asks now and then."""

import difflib
import hashlib
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

import msgspec

from designer.diagnostics import said
from designer.documents import read_bytes
from designer.documents.decoding import MAX_BYTES
from designer.session.line_ends import to_line_feeds

__all__ = ["Comparison", "Happened", "OutsideChange", "Seen", "Watch", "compared"]


class Happened(StrEnum):
    """Say what became of a file, and what was done about it."""

    RELOADED = "reloaded"  # it changed; nothing was unsaved, so the new text was taken over
    CHANGED = "changed"  # it changed; there are unsaved changes, so the user chooses
    DELETED = "deleted"  # it is gone; a save writes it again
    UNREADABLE = "unreadable"  # it is there and cannot be read
    LEFT = "left"  # it is gone, nobody looked at it and nothing was unsaved: it counts no longer
    BACK = "back"  # it had left and is there again


class OutsideChange(msgspec.Struct, frozen=True):
    """Give what happened to one file.

    Attributes:
        path: the document.
        happened: what, and what was done.
        sentence: the same for the user, "" where nobody needs to be told.
    """

    path: str
    happened: Happened
    sentence: str = ""


class Seen(msgspec.Struct, frozen=True):
    """Give what a look at a file showed that was not known: its bytes, or None where it is gone.

    Attributes:
        path: the file.
        data: its bytes.
        reason: why it cannot be read, "" where it can or is gone.
    """

    path: str
    data: bytes | None
    reason: str = ""


class _Known(msgspec.Struct):
    """What is known of a file: its content, and how it looked from outside when that was seen."""

    digest: bytes | None
    stamp: tuple[int, int] | None = None
    told: bytes | None = None


class Watch:
    """Remember what files held, and tell when they hold something else."""

    def __init__(self) -> None:
        self._known: dict[str, _Known] = {}

    def learn(self, path: str, data: bytes, stamp: tuple[int, int] | None = None) -> None:
        """Take note of what a file holds now.

        Args:
            path: the file.
            data: what was read from it or written to it.
            stamp: how it looked when that was certain; None has it read again at the next look.
        """
        self._known[path] = _Known(_digest(data), stamp)

    def forget(self, path: str) -> None:
        """Watch a file no more."""
        self._known.pop(path, None)

    def look(self, paths: Iterable[str]) -> list[Seen]:
        """Give the files that hold something else than is known; each new content is told once.

        So is that a file holds again what is known.
        """
        return [seen for path in paths if (seen := self._look(path, again=False)) is not None]

    def look_again(self, path: str) -> Seen | None:
        """Give what a file holds if that is not what is known, told before or not."""
        return self._look(path, again=True)

    def _look(self, path: str, *, again: bool) -> Seen | None:
        known = self._known.get(path)
        if known is None:
            return None
        stamp = stamp_of(path)
        if stamp is not None and stamp == known.stamp and not again:
            return None
        if stamp is None and not Path(path).exists():
            return self._tell(known, Seen(path, None), again=again)
        try:
            data = read_bytes(Path(path), MAX_BYTES)
        except OSError as error:
            reason = (error.strerror or said("unknown reason")).lower()
            return self._tell(known, Seen(path, None, reason), again=again)
        known.stamp = stamp
        return self._tell(known, Seen(path, data), again=again)

    def _tell(self, known: _Known, seen: Seen, *, again: bool) -> Seen | None:
        digest = b"unreadable" if seen.reason else None if seen.data is None else _digest(seen.data)
        if digest == known.digest:
            was_told, known.told = known.told, None
            return seen if was_told and not again else None
        mark = digest or b"gone"
        if known.told == mark and not again:
            return None
        known.told = mark
        return seen


def stamp_of(path: str) -> tuple[int, int] | None:
    """Give time of change and size of a file, None where there is none."""
    try:
        found = Path(path).stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


class Comparison(msgspec.Struct, frozen=True):
    """Give two texts side by side, with line feeds only.

    Attributes:
        ours: the text on screen.
        theirs: the text in the file.
        lines: a unified diff from the file's to ours.
    """

    ours: str
    theirs: str
    lines: tuple[str, ...]


def compared(ours: str, theirs: str) -> Comparison:
    """Compare the text on screen with the one in the file."""
    ours, theirs = to_line_feeds(ours), to_line_feeds(theirs)
    lines = difflib.unified_diff(
        theirs.splitlines(), ours.splitlines(), "in the file", "on screen", lineterm=""
    )
    return Comparison(ours, theirs, tuple(lines))
