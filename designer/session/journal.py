"""What is not saved yet, written down as one goes, for the case that the program dies.

One file per running program, locked while it runs. A thread of its own writes what has changed, at
most a second behind, and sees that it reaches the disk. When nothing is unsaved the file is empty
again; at an orderly end it is gone. If it cannot be written the program goes on, says so, and tries
again. Finding and reading what a dead program left is `recovery`'s part.

Each line is a JSON object: first the header, then for a document either its whole `text`, or
`splices` [[start, end, text], ...] on the text before with the length and checksum of the new one,
or `saved`.
"""

import contextlib
import json
import os
import sys
import threading
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import platformdirs

from designer.documents import Splice

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["SUFFIX", "VERSION", "Journal", "checksum", "default_folder", "lock"]

VERSION = 1
SUFFIX = ".journal"
_EVERY_SECONDS = 0.25
_AGAIN_SECONDS = 3.0
_LARGE_BYTES = 4_000_000
_LOCK_AT = 1 << 40  # far behind any text: elsewhere a locked range could not be read


def default_folder() -> Path:
    """Give where journals are kept for this user."""
    return Path(platformdirs.user_state_dir("trailwright", appauthor=False)) / "journal"


def lock(file: BinaryIO) -> bool:
    """Lock a file for this process; False if another one holds it. The system unlocks the dead's."""
    try:
        if sys.platform == "win32":
            file.seek(_LOCK_AT)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def checksum(text: str) -> int:
    """Give the number by which a text is known to be the right one."""
    return zlib.crc32(text.encode("utf-8", "surrogatepass"))


class Journal:
    """Write down unsaved changes.

    Attributes:
        file: the journal's file.
        problem: why nothing can be written just now, "" while all is well.
        on_problem: called from the writing thread when `problem` changes.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Begin a journal; nothing is written before the first change."""
        started = time.time_ns()
        folder = folder or default_folder()
        self.file = folder / f"{os.getpid()}-{started}{SUFFIX}"
        self.problem = ""
        self.on_problem: Callable[[str], None] | None = None
        self._started = started / 1e9
        self._stream: BinaryIO | None = None
        self._size = 0
        self._wake = threading.Condition()
        self._waiting: list[tuple[float, str, str | None, tuple[Splice, ...]]] = []
        self._texts: dict[str, str] = {}
        self._written: set[str] = set()
        self._busy = False
        self._ending = False
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    # -- from the program ---------------------------------------------------------------------

    def changed(self, path: str, text: str, splices: tuple[Splice, ...] = ()) -> None:
        """Take note of a document's new text, and of the splices that led to it where known."""
        self._put(path, text, splices)

    def saved(self, path: str) -> None:
        """Take note that a document has no unsaved changes."""
        self._put(path, None, ())

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until all is written; say whether it is."""
        with self._wake:
            self._wake.notify_all()
            return self._wake.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def close(self) -> None:
        """End in good order: what is unsaved now is given up on purpose, and the file goes."""
        with self._wake:
            self._ending = True
            self._wake.notify_all()
        self._thread.join()
        if self._stream is not None:
            self._stream.close()
            self._stream = None
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)

    def _put(self, path: str, text: str | None, splices: tuple[Splice, ...]) -> None:
        with self._wake:
            if text is None and path not in self._texts and not self._waiting:
                return
            self._waiting.append((time.time(), path, text, splices))
            self._wake.notify_all()

    # -- the writing thread -------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._waiting or self._ending)
                if self._ending:
                    return
                taken, self._waiting = self._waiting, []
                self._busy = True
            began = time.monotonic()
            done = self._write(taken)
            with self._wake:
                self._busy = False
                if not done:
                    # Whatever could not be written is written whole the next time.
                    self._waiting[:0] = [(now, path, text, ()) for now, path, text, _ in taken]
                self._wake.notify_all()
                rest = _EVERY_SECONDS if done else _AGAIN_SECONDS
                pause = max(0.0, rest - (time.monotonic() - began))
                self._wake.wait_for(lambda: self._ending, pause)

    def _write(self, taken: list[tuple[float, str, str | None, tuple[Splice, ...]]]) -> bool:
        try:
            lines = [line for entry in taken for line in self._lines(*entry)]
            if not self._texts:
                self._empty()
            elif self._size > _LARGE_BYTES and self._size > 4 * self._least():
                self._begin_anew()
            elif lines:
                self._append(lines)
        except OSError as error:
            self._written.clear()
            self._say((error.strerror or "unknown reason").lower())
            return False
        except Exception as error:  # noqa: BLE001 - a border: a thread must not die unheard
            self._written.clear()
            self._say(f"{type(error).__name__}: {error}")
            return False
        self._say("")
        return True

    def _lines(
        self, now: float, path: str, text: str | None, splices: tuple[Splice, ...]
    ) -> list[dict[str, Any]]:
        if text is None:
            self._texts.pop(path, None)
            if path in self._written:
                self._written.discard(path)
                return [{"at": now, "path": path, "saved": True}]
            return []
        self._texts[path] = text
        if path in self._written and splices:
            changes = [[s.start, s.end, s.text] for s in splices]
            return [
                {
                    "at": now,
                    "path": path,
                    "splices": changes,
                    "length": len(text),
                    "sum": checksum(text),
                }
            ]
        self._written.add(path)
        return [{"at": now, "path": path, "text": text}]

    def _append(self, lines: list[dict[str, Any]]) -> None:
        stream = self._stream or self._open()
        data = b"".join(_encoded(line) for line in lines)
        try:
            _write_all(stream, data)
        except OSError:
            stream.truncate(self._size)
            raise
        self._size += len(data)

    def _open(self) -> BinaryIO:
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        stream = self._new_stream(self.file)
        self._stream = stream
        return stream

    def _new_stream(self, file: Path) -> BinaryIO:
        handle = os.open(
            file, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o600
        )
        stream = os.fdopen(handle, "ab", buffering=0)
        lock(stream)
        header = _encoded(
            {"trailwright journal": VERSION, "pid": os.getpid(), "started": self._started}
        )
        try:
            stream.truncate(0)
            _write_all(stream, header)
        except OSError:
            stream.close()
            raise
        self._size = len(header)
        return stream

    def _empty(self) -> None:
        """Nothing is unsaved: take away what was written."""
        self._written.clear()
        if self._stream is not None:
            self._stream.close()
            self._stream = None
            self.file.unlink(missing_ok=True)

    def _begin_anew(self) -> None:
        """Write the present texts into a new file and put it in the place of the long one."""
        new = self.file.with_suffix(".new")
        stream = self._new_stream(new)
        now = time.time()
        lines = [{"at": now, "path": path, "text": text} for path, text in self._texts.items()]
        data = b"".join(map(_encoded, lines))
        try:
            _write_all(stream, data)
            new.replace(self.file)
        except OSError:
            stream.close()
            new.unlink(missing_ok=True)
            raise
        if self._stream is not None:
            self._stream.close()
        self._stream = stream
        self._size += len(data)
        self._written = set(self._texts)

    def _least(self) -> int:
        return sum(map(len, self._texts.values()))

    def _say(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            if self.on_problem is not None:
                self.on_problem(problem)


def _encoded(line: dict[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=True).encode("ascii") + b"\n"


def _write_all(stream: BinaryIO, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[stream.write(view) :]
    os.fsync(stream.fileno())
