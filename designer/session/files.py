"""What the documents' files hold: saved texts, what other programs did, and writing. Qt-free."""

from collections.abc import Iterable
from pathlib import Path

from designer.documents import Document
from designer.session.outside import Seen, Watch, stamp_of
from designer.session.saving import save_atomically, save_in_place

__all__ = ["ChangedOutsideError", "Files"]

_MARK = b"\xef\xbb\xbf"


class ChangedOutsideError(OSError):
    """A save would overwrite what another program has written.

    Attributes:
        path: the document.
    """

    def __init__(self, path: str) -> None:
        super().__init__(None, "another program has changed it since it was read", path)
        self.path = path


class Files:
    """Know the files behind documents.

    Attributes:
        saved: the text that each file holds as far as is known.
        marked: documents whose files begin with a byte-order mark.
        gone: documents whose files are not there.
        awaited: those among them that have never been written.
        inexact: documents whose files hold what a text cannot say.
        conflicts: what another program wrote while there were unsaved changes, until that is settled.
    """

    def __init__(self) -> None:
        self.saved: dict[str, str] = {}
        self.marked: set[str] = set()
        self.gone: set[str] = set()
        self.awaited: set[str] = set()
        self.inexact: set[str] = set()
        self.conflicts: dict[str, bytes] = {}
        self._watch = Watch()

    def meet(self, document: Document, data: bytes | None = None) -> None:
        """Take note of a document as its file holds it; `data` are the file's bytes where known."""
        path = document.path
        self._remember(path, document.text, bom=document.bom)
        self.gone.discard(path)
        self.awaited.discard(path)
        self.conflicts.pop(path, None)
        self.inexact.discard(path)
        if not document.exact:
            self.inexact.add(path)
        if data is None and document.exact:
            data = _bytes_of(document.text, bom=document.bom)
        if data is not None:
            self._watch.learn(path, data)

    def expect(self, path: str) -> None:
        """Take note of a document whose file does not exist yet."""
        self.saved[path] = ""
        self.gone.add(path)
        self.awaited.add(path)
        self._watch.learn(path, b"")
        self._watch.look([path])  # that it is not there is no news

    def differs(self, path: str, text: str, *, bom: bool) -> bool:
        """Say whether a text is not what the file holds."""
        same_mark = bom == (path in self.marked)
        return path in self.gone or not same_mark or text != self.saved[path]

    def _remember(self, path: str, text: str, *, bom: bool) -> None:
        self.saved[path] = text
        if bom:
            self.marked.add(path)
        else:
            self.marked.discard(path)

    def write(self, path: str, text: str, *, bom: bool, over: bool, in_place: bool = False) -> None:
        """Write a document to its file, `in_place` where it cannot be replaced.

        Raises:
            ChangedOutsideError: the file has changed since it was read, and `over` is not given.
            OSError: nothing was written. Also when the file held what no text can say.
        """
        if path in self.inexact:
            raise OSError(None, "it holds bytes that are no text and would be lost", path)
        if not over:
            self._see_that_it_is_ours(path)
        data = _bytes_of(text, bom=bom)
        (save_in_place if in_place else save_atomically)(Path(path), data)
        self._watch.learn(path, data, stamp_of(path))
        self._remember(path, text, bom=bom)
        self.gone.discard(path)
        self.awaited.discard(path)
        self.conflicts.pop(path, None)

    def write_copy(self, target: Path, text: str, *, bom: bool) -> None:
        """Write a text to another file.

        Raises:
            OSError: nothing was written.
        """
        save_atomically(target, _bytes_of(text, bom=bom))

    def _see_that_it_is_ours(self, path: str) -> None:
        seen = self._watch.look_again(path)
        if seen is not None and seen.data is not None:
            self.conflicts[path] = seen.data
        elif seen is None:
            self.conflicts.pop(path, None)
        if path in self.conflicts:
            raise ChangedOutsideError(path)

    def look(self, paths: Iterable[str]) -> list[Seen]:
        """Give the files that hold something else than is known; each new content is told once."""
        return self._watch.look(paths)

    def settle(self, path: str, document: Document, data: bytes) -> None:
        """Take note of what a file holds, our own text being kept all the same."""
        self._remember(path, document.text, bom=document.bom)
        self.conflicts.pop(path, None)
        self.inexact.discard(path)
        if not document.exact:
            self.inexact.add(path)
        self._watch.learn(path, data)


def _bytes_of(text: str, *, bom: bool) -> bytes:
    return (_MARK if bom else b"") + text.encode("utf-8")
