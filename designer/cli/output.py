"""What all commands print passes here: nothing that steers a terminal, and no write that fails unseen.

Content may hold characters that move the cursor, reverse the line or hide it; a file's name may be
no UTF-8. They are printed as escapes, which JSON reads back as the same text.
"""

import errno
import os
import re
import sys
from contextlib import redirect_stderr, redirect_stdout, suppress
from types import TracebackType
from typing import Self, TextIO, cast

__all__ = ["Output", "OutputError", "Outputs", "escaped", "one_line"]

_STEERS = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ud800-\udfff\ufeff]"
    "|\r(?!\n)"
)
_BREAKS = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
_CLOSED_PIPE = 128 + 13  # as a shell counts a program that ended by SIGPIPE
_WRONG_USE = 2


def escaped(text: str) -> str:
    r"""Give a text with `\u202e` and the like written out; line breaks and tabs stay."""
    return _STEERS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def one_line(text: str) -> str:
    r"""Give a text on one line: a line break in it is shown as `\n`."""
    return re.sub("[\n\r\t]", lambda found: _BREAKS[found[0]], text.strip())


class OutputError(Exception):
    """What is printed cannot be written; `reason` says why in the system's words."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.reason = (error.strerror or str(error)).lower()
        self.closed = error.errno in {errno.EPIPE, errno.ECONNRESET, errno.ESHUTDOWN}


class Output:
    """A text stream over another one.

    It has no binary side on purpose: what is printed cannot go round it.
    """

    encoding = "utf-8"
    errors = "backslashreplace"

    def __init__(self, stream: TextIO | None, *, returns: bool = False) -> None:
        """Write to `stream`; `returns` lets the carriage returns of progress lines through."""
        self._stream = stream
        self._returns = returns
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")

    def write(self, text: str) -> int:
        """Write a text, escaped."""
        if self._stream is None:
            return len(text)
        parts = text.split("\r") if self._returns else [text]
        try:
            self._stream.write("\r".join(map(escaped, parts)))
        except OSError as error:
            raise OutputError(error) from error
        return len(text)

    def flush(self) -> None:
        """Send what waits."""
        if self._stream is None:
            return
        try:
            self._stream.flush()
        except OSError as error:
            raise OutputError(error) from error

    def isatty(self) -> bool:
        """Say whether a person looks on."""
        return self._stream is not None and self._stream.isatty()

    def fileno(self) -> int:
        """Give the number of the file behind it."""
        if self._stream is None:
            raise OSError(errno.EBADF, "no stream")
        return self._stream.fileno()

    def writable(self) -> bool:
        """Say that it can be written to."""
        return True

    def give_up(self) -> None:
        """Let nothing more come of what still waits: the interpreter would fail at it when it ends."""
        with suppress(OSError, ValueError, AttributeError):
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, self.fileno())
            os.close(null)


class Outputs:
    """Stand in for both streams of the program while a command runs.

    Attributes:
        code: the exit code where printing failed, else None.
    """

    def __init__(self) -> None:
        self.code: int | None = None
        self._out = Output(sys.stdout)
        self._err = Output(sys.stderr, returns=True)
        self._redirected = (
            redirect_stdout(cast("TextIO", self._out)),
            redirect_stderr(cast("TextIO", self._err)),
        )

    def __enter__(self) -> Self:
        """Begin."""
        for each in self._redirected:
            each.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        story: TracebackType | None,
    ) -> bool:
        """End; a failure of printing ends here in one line."""
        if error is None:
            try:
                self._out.flush()
            except OutputError as failed:
                error = failed
        if isinstance(error, OutputError):
            self.code = self._tell(error)
        for each in reversed(self._redirected):
            each.__exit__(None, None, None)
        return isinstance(error, OutputError)

    def _tell(self, error: OutputError) -> int:
        self._out.give_up()
        if error.closed:  # whoever read it has seen enough
            return _CLOSED_PIPE
        try:
            self._err.write(f"trailwright: the output cannot be written: {error.reason}.\n")
            self._err.flush()
        except OutputError:
            self._err.give_up()
        return _WRONG_USE
