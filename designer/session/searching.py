"""Search and replace over all documents that are open. Qt-free."""

import re
import threading
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping

import msgspec

from designer.diagnostics import said
from designer.documents import Edit, Splice
from designer.documents.edits import Base
from designer.session.line_ends import Piece, edit_of_typing, to_line_feeds
from designer.session.locks import is_locked
from designer.session.patterns import (
    MOST_HITS,
    BadPattern,
    Occurrence,
    PatternProcess,
    Query,
    occurrences,
)
from designer.session.snapshots import Snapshot

__all__ = ["BadPattern", "FileHits", "Found", "Hit", "Query", "Searcher", "replacing"]


_PAIR = re.compile("\r\n")
_ENDS = frozenset("\r\n")
_LONGEST = 400  # of a line shown
_BEFORE = 60  # so much of a long line is shown before the place


class Hit(msgspec.Struct, frozen=True):
    """Give one place.

    Attributes:
        start, end: in the text as an editor shows it (line feeds only), code points.
        line, column: of its start, from 1.
        before, text, after: the line around it; `text` ends where the line does.
        new: what a replacement would put there.
    """

    start: int
    end: int
    line: int
    column: int
    before: str
    text: str
    after: str
    new: str


class FileHits(msgspec.Struct, frozen=True):
    """Give the places in one document.

    Attributes:
        path: the document.
        base: the text that was searched, to know it again.
        locked: it comes with the program, so nothing is replaced in it.
        hits: the places in order.
    """

    path: str
    base: Base
    locked: bool
    hits: tuple[Hit, ...]


class Found(msgspec.Struct, frozen=True):
    """Give what a search found.

    Attributes:
        query: what was searched for.
        files: the documents with places, the user's own first.
        n_searched: how many documents were looked at.
        is_capped: there are more places than are given.
    """

    query: Query
    files: tuple[FileHits, ...] = ()
    n_searched: int = 0
    is_capped: bool = False

    @property
    def n_hits(self) -> int:
        """Give the number of places."""
        return sum(len(file.hits) for file in self.files)

    @property
    def n_open(self) -> int:
        """Give the number of places that can be replaced."""
        return sum(len(file.hits) for file in self.files if not file.locked)


class Searcher:
    """Search projects, one at a time."""

    def __init__(self) -> None:
        self._process = PatternProcess()

    def search(
        self,
        snapshot: Snapshot,
        query: Query,
        cancelled: threading.Event,
        *,
        unlocked: bool = False,
    ) -> Found | None:
        """Give all places in all documents; None when it was cancelled.

        Nothing is parsed: the texts are searched as they are. With `unlocked` files that come with
        the program may be written over, where they were opened by their paths.

        Raises:
            BadPattern: the pattern or the replacement cannot be understood, or takes too long.
        """
        if not query.words:
            return Found(query)
        project = snapshot.project
        documents = sorted(project.documents.values(), key=project.is_shipped)
        raw = {d.path: snapshot.texts.get(d.path, d.text) for d in documents}
        texts = {path: to_line_feeds(text) for path, text in raw.items()}
        if query.is_pattern:
            found = self._process.occurrences(texts, query, cancelled)
        else:
            found = occurrences(texts, query)
        if found is None or cancelled.is_set():
            return None
        files = [
            FileHits(
                path,
                Base.of(path, raw[path]),
                is_locked(project, project.documents[path], unlocked=unlocked),
                tuple(_hits(texts[path], group)),
            )
            for path, group in found.items()
        ]
        n_hits = sum(map(len, found.values()))
        return Found(query, tuple(files), len(texts), n_hits >= MOST_HITS)

    def close(self) -> None:
        """End what runs."""
        self._process.close()


def replacing(
    found: Found,
    texts: Mapping[str, str],
    *,
    paths: Collection[str] | None = None,
    only: tuple[str, int] | None = None,
) -> Edit:
    """Give the edit that replaces places that were found.

    Args:
        found: by a search with the replacement.
        texts: of the documents with their own line ends, as they are now.
        paths: only in these documents; None for all. Those that come with the program stay.
        only: one place alone: its document and number there.

    Raises:
        StaleEditError: not here, but where it is done, when a text is another one by then.
    """
    splices: list[Splice] = []
    bases: list[Base] = []
    n_places = 0
    for file in found.files:
        if file.locked or (paths is not None and file.path not in paths):
            continue
        if only is not None and only[0] != file.path:
            continue
        hits: Iterable[Hit] = file.hits if only is None else (file.hits[only[1]],)
        raw = _Raw(file.path, texts[file.path])
        for hit in hits:
            splices += raw.splices(Piece(hit.start, hit.end, hit.new))
            n_places += 1
        bases.append(file.base)
    what = said(
        "“{query}” with “{replacement}”",
        query=found.query.words,
        replacement=found.query.replacement,
    )
    if n_places > 1:
        files = said(" in {n} files", n=len(bases)) if len(bases) > 1 else ""
        what = said("{what}, {n_places} places{files}", what=what, n_places=n_places, files=files)
    return Edit.of(said("Replace {what}", what=what), splices, bases=bases)


class _Raw:
    """Give splices of a file's own text for what an editor would replace, quickly for many."""

    def __init__(self, path: str, text: str) -> None:
        self._path = path
        self._text = text
        # Where line ends of two characters stand in the editor's text, in which they are one.
        self._pairs = [m.start() - n for n, m in enumerate(_PAIR.finditer(text))]

    def splices(self, piece: Piece) -> tuple[Splice, ...]:
        """Give the splices of a piece."""
        start, end = (at + bisect_left(self._pairs, at) for at in (piece.start, piece.end))
        removed = self._text[start:end]
        if "\r" not in self._text or not (_ENDS & {*removed, *piece.text} or not piece.text):
            return (Splice(self._path, start, removed, piece.text),)
        return edit_of_typing(self._path, self._text, piece).splices


def _hits(text: str, places: Iterable[Occurrence]) -> Iterable[Hit]:
    starts = [0]
    at = text.find("\n")
    while at >= 0:
        starts.append(at + 1)
        at = text.find("\n", at + 1)
    for place in places:
        number = bisect_right(starts, place.start) - 1
        first = starts[number]
        last = starts[number + 1] - 1 if number + 1 < len(starts) else len(text)
        end = min(place.end, last)
        shown_from = first
        head = text[first : place.start]
        lead = len(head) - len(head.lstrip())
        if place.start - first - lead > _BEFORE:
            shown_from = place.start - _BEFORE
            head = "…" + text[shown_from : place.start]
        else:
            head = head[lead:]
        yield Hit(
            place.start,
            place.end,
            number + 1,
            place.start - first + 1,
            head,
            text[place.start : end][:_LONGEST],
            text[end:last][:_LONGEST].rstrip(),
            place.new,
        )
