"""What is searched for, and where it occurs in texts. Qt-free, and free of documents.

A pattern that somebody typed may need longer than anyone waits, and Python gives no way to stop it.
So patterns are tried in a process of their own, which can be ended; plain words need none.
"""

import contextlib
import multiprocessing
import re
import threading
import time
from collections.abc import Iterator, Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from designer.diagnostics import said

__all__ = ["MOST_HITS", "BadPattern", "Occurrence", "PatternProcess", "Query", "occurrences"]

MOST_HITS = 5_000
LONGEST_S = 10.0
_POLL_S = 0.05
_START_S = 60.0


class BadPattern(Exception):  # noqa: N818 - what was typed is bad, nothing failed
    """A pattern, or what is to take its place, cannot be understood.

    Attributes:
        sentence: why, for the one who typed it.
        in_replacement: whether the replacement is meant.
    """

    def __init__(self, sentence: str, *, in_replacement: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.in_replacement = in_replacement


class Query(msgspec.Struct, frozen=True):
    r"""Say what is searched for.

    Attributes:
        words: the text, or the pattern.
        replacement: what takes its place; in a pattern's, `\1` stands for the first group.
        match_case, whole_words, is_pattern: the switches beside the field.
    """

    words: str
    replacement: str = ""
    match_case: bool = False
    whole_words: bool = False
    is_pattern: bool = False

    def compiled(self) -> re.Pattern[str]:
        """Give it as a regular expression.

        Raises:
            BadPattern: it is none.
        """
        source = self.words if self.is_pattern else re.escape(self.words)
        if self.whole_words:
            source = rf"(?<!\w)(?:{source})(?!\w)"
        flags = re.MULTILINE if self.match_case else re.MULTILINE | re.IGNORECASE
        try:
            if self.is_pattern:
                re.compile(self.words, flags)  # so that a fault is told at its own place
            return re.compile(source, flags)
        except re.error as error:
            where = "" if error.pos is None else said(" at character {pos}", pos=error.pos + 1)
            raise BadPattern(
                said("This is no pattern: {msg}{where}.", msg=error.msg, where=where)
            ) from error
        except (RecursionError, OverflowError) as error:
            raise BadPattern(said("This pattern is nested too deep, or too large.")) from error


class Occurrence(msgspec.Struct, frozen=True):
    """Give a place of a text (code points, end exclusive) and what would take it."""

    start: int
    end: int
    new: str


def occurrences(
    texts: Mapping[str, str], query: Query, most: int = MOST_HITS
) -> dict[str, list[Occurrence]]:
    """Give where a query occurs, by the names of the texts; those without a place are left out.

    Raises:
        BadPattern: the pattern or its replacement cannot be understood.
    """
    pattern = query.compiled()
    found: dict[str, list[Occurrence]] = {}
    left = most
    for name, text in texts.items():
        group = []
        for match in _matches(pattern, text):
            if left <= 0:
                break
            group.append(Occurrence(match.start(), match.end(), _new(match, query)))
            left -= 1
        if group:
            found[name] = group
    return found


def _matches(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    return (match for match in pattern.finditer(text) if match.end() > match.start())


def _new(match: re.Match[str], query: Query) -> str:
    if not query.is_pattern:
        return query.replacement
    try:
        return match.expand(query.replacement)
    except (re.error, IndexError) as error:
        reason = str(error).rstrip(".")
        raise BadPattern(
            said("The replacement cannot be used: {reason}.", reason=reason), in_replacement=True
        ) from error


class PatternProcess:
    """Search by patterns in a process that is ended when it takes too long."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def occurrences(
        self,
        texts: Mapping[str, str],
        query: Query,
        cancelled: threading.Event,
        longest_s: float = LONGEST_S,
    ) -> dict[str, list[Occurrence]] | None:
        """Give what `occurrences` gives; None when it was cancelled.

        Raises:
            BadPattern: the pattern cannot be understood, or takes longer than `longest_s`.
        """
        query.compiled()
        line = self._started(cancelled)
        if line is None:
            return None
        line.send((dict(texts), query))
        answer = self._answer(line, cancelled, longest_s)
        if answer is None:
            self.close()
            if cancelled.is_set():
                return None
            raise BadPattern(said("This pattern takes too long; make it simpler."))
        if isinstance(answer, BadPattern):
            raise answer
        assert isinstance(answer, dict), "the process sends what was found, or why not"
        return answer

    def close(self) -> None:
        """End the process."""
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join()

    def _started(self, cancelled: threading.Event) -> Connection | None:
        if self._line is None or self._process is None or not self._process.is_alive():
            self.close()
            context = multiprocessing.get_context("spawn")
            self._line, theirs = context.Pipe()
            self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            if self._answer(self._line, cancelled, _START_S) != "ready":
                self.close()
                return None
        return self._line

    @staticmethod
    def _answer(line: Connection, cancelled: threading.Event, longest_s: float) -> object:
        end = time.monotonic() + longest_s
        try:
            while not line.poll(_POLL_S):
                if cancelled.is_set() or time.monotonic() > end:
                    return None
            answer: object = line.recv()
        except (EOFError, OSError):
            return None
        return answer


def _serve(line: Connection) -> None:
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        line.send("ready")
        while True:
            texts, query = line.recv()
            try:
                line.send(occurrences(texts, query))
            except BadPattern as error:
                line.send(error)
