"""Faults as data: the ground floor that every other part stands on.

A content problem is never an exception. It is one `Diagnostic`, and the same record shows in the
text gutter, the form, the canvas, the problem list and on the command line. Qt-free, YAML-free.
"""

import signal
import threading
import traceback
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from typing import Self

import msgspec

__all__ = [
    "Diagnostic",
    "Fix",
    "Interrupt",
    "Location",
    "Named",
    "Related",
    "Replacement",
    "Said",
    "Severity",
    "capital",
    "counted_as",
    "decimal",
    "failure_of",
    "interrupts_marked",
    "is_interrupt",
    "lowered",
    "said",
    "sorted_by_place",
]


class Said(str):
    """A text that knows what it was made from, so that a window can say it in another language.

    It is its English text in every other respect; what is made from it by slices or f-strings is a
    plain text again.

    Attributes:
        pattern: the English pattern, with `{name}` where a value comes in.
        values: the values, by name; some may be said themselves.
        n: the number that chose the pattern's form, None where none did.
        begins: whether it begins a sentence whose pattern has a small letter.
    """

    __slots__ = ("begins", "n", "pattern", "values")

    def __new__(
        cls,
        pattern: str,
        values: Mapping[str, str | int] | None = None,
        n: int | None = None,
        one: str = "",
        *,
        begins: bool = False,
    ) -> Self:
        """Make a text; `one` is the pattern for the number 1."""
        form = one if one and n == 1 else pattern
        text = form.format(**values) if values else form
        made = super().__new__(cls, text[:1].upper() + text[1:] if begins else text)
        made.pattern, made.values, made.n, made.begins = pattern, values or {}, n, begins
        return made

    pattern: str
    values: Mapping[str, str | int]
    n: int | None
    begins: bool

    def __reduce__(self) -> tuple[object, ...]:
        """Go to another process whole."""
        return _said_again, (str(self), self.pattern, dict(self.values), self.n, self.begins)


def _said_again(
    text: str, pattern: str, values: Mapping[str, str | int], n: int | None, begins: bool
) -> Said:
    made = str.__new__(Said, text)
    made.pattern, made.values, made.n, made.begins = pattern, values, n, begins
    return made


class Named(str):
    """The name or text of something in a file, which knows what it is in other languages.

    Attributes:
        languages: the same by language.
    """

    __slots__ = ("languages",)

    def __new__(cls, text: str, languages: Mapping[str, str]) -> Self:
        """Give a name as it is where nobody asks for a language."""
        made = super().__new__(cls, text)
        made.languages = languages
        return made

    languages: Mapping[str, str]

    def __reduce__(self) -> tuple[object, ...]:
        """Go to another process whole."""
        return Named, (str(self), dict(self.languages))


def said(pattern: str, /, **values: object) -> Said:
    """Give a text of the program that a window may translate; `{name}` takes a value in."""
    return Said(pattern, {k: v if isinstance(v, str | int) else str(v) for k, v in values.items()})


def counted_as(one: str, many: str, n: int, /, **values: object) -> Said:
    """Give the form of a text that fits a number; `{n}` is the number."""
    kept = {k: v if isinstance(v, str | int) else str(v) for k, v in values.items()}
    return Said(many, {"n": n, **kept}, n, one)


def decimal(value: float, places: int = 1) -> str:
    """Give a number as text; a window shows it with the reader's decimal sign."""
    whole, _, part = f"{value:.{places}f}".partition(".")
    return Said("{whole}.{part}", {"whole": whole, "part": part}) if part else whole


def capital(sentence: str) -> str:
    """Begin a sentence with a capital."""
    text = sentence[:1].upper() + sentence[1:]
    if isinstance(sentence, Said):
        return _said_again(text, sentence.pattern, sentence.values, sentence.n, begins=True)
    return text


def lowered(name: str) -> str:
    """Give a name as it stands within a sentence; German nouns keep their capital."""
    if isinstance(name, Named):
        rest = {key: each if key == "de" else each.lower() for key, each in name.languages.items()}
        return Named(name.lower(), rest)
    if isinstance(name, Said):
        values = {k: lowered(v) if isinstance(v, str) else v for k, v in name.values.items()}
        return Said(name.pattern, values, name.n)
    return name.lower()


class Severity(StrEnum):
    """How bad a diagnostic is: errors and warnings fail a check, hints never do."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


class Location(msgspec.Struct, frozen=True):
    """Give a place in a file.

    Attributes:
        file: the path as the author knows it.
        line, column: start, both counted from 1; columns in code points, a byte-order mark apart.
        end_line, end_column: end (exclusive); 0 where only the start is known.
        pointer: JSON pointer (RFC 6901) into the document, "" for the whole.
        space: axial (q, r) on the board, where the place lies on one.
    """

    file: str
    line: int = 1
    column: int = 1
    end_line: int = 0
    end_column: int = 0
    pointer: str = ""
    space: tuple[int, int] | None = None

    def __str__(self) -> str:
        """Give the place as editors and terminals understand it."""
        return f"{self.file}:{self.line}:{self.column}"


class Related(msgspec.Struct, frozen=True):
    """Give a second place that explains a diagnostic, with a sentence on it."""

    location: Location
    message: str


class Replacement(msgspec.Struct, frozen=True):
    """Put `text` in place of the code points `start` to `end` (exclusive) of `file`."""

    file: str
    start: int
    end: int
    text: str


class Fix(msgspec.Struct, frozen=True):
    """Offer a ready change; `title` says in the user's words what it does."""

    title: str
    replacements: tuple[Replacement, ...]


class Diagnostic(msgspec.Struct, frozen=True):
    """Give one fault, for every view.

    Attributes:
        code: kebab-case with its owner in front (`core/dangling-ref`); names the help page.
        message: what is wrong, in the author's words.
        remedy: what to do, one sentence; "" only where the message says it already.
        object: the thing concerned in words (`card guide`, `placement C`).
        rule: id of the rule or ledger row behind it (`LV-ROUTE-07`).
        stands_for: how many faults it counts for; more than one where it closes a row of equal ones.
    """

    code: str
    severity: Severity
    message: str
    location: Location
    remedy: str = ""
    object: str = ""
    rule: str | None = None
    related: tuple[Related, ...] = ()
    fixes: tuple[Fix, ...] = ()
    stands_for: int = 1

    @property
    def sentence(self) -> str:
        """Give message and remedy as one text."""
        if not self.remedy:
            return self.message
        return said("{message} {remedy}", message=self.message, remedy=self.remedy)


def sorted_by_place(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Order diagnostics by file, line, column, severity and code, and drop exact repetitions."""
    grave = {severity: n for n, severity in enumerate(Severity)}

    def place(d: Diagnostic) -> tuple[str, int, int, int, str, str]:
        at = d.location
        return at.file, at.line, at.column, grave[d.severity], d.code, d.message

    return tuple(sorted(dict.fromkeys(diagnostics), key=place))


class Interrupt(KeyboardInterrupt):
    """The user himself stops the program (Ctrl-C); foreign code raises no such thing by its own."""


@contextmanager
def interrupts_marked() -> Iterator[None]:
    """Let Ctrl-C raise an `Interrupt` meanwhile, where nothing else has been set for it."""
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is _interrupt:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _interrupt(_number: int, _frame: object) -> None:
    raise Interrupt


def is_interrupt(error: BaseException) -> bool:
    """Say whether the user himself stops the program (Ctrl-C), which no border may take for a fault.

    All else that foreign code raises, `SystemExit` too, is that code's failure: it must not end
    the program unheard. A `KeyboardInterrupt` is one where Ctrl-C is marked and this is not, or
    where Ctrl-C is ignored, as for commands in the background.
    """
    if threading.current_thread() is not threading.main_thread():
        return False
    if isinstance(error, Interrupt):
        return True
    if signal.getsignal(signal.SIGINT) in {_interrupt, signal.SIG_IGN}:
        return False
    return isinstance(error, KeyboardInterrupt)


def failure_of(error: BaseException) -> tuple[str, Related]:
    """Give a failure of foreign code in one line, and its whole story with the place it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    file, line = (frames[-1].filename, frames[-1].lineno or 1) if frames else ("", 1)
    if isinstance(error, SyntaxError) and error.filename:
        file, line = error.filename, error.lineno or 1
    name = type(error).__name__
    said = traceback.format_exception_only(error)  # notes stand behind, what is no Python before
    own = (part for part in said if part.partition(":")[0].strip().endswith(name))
    what = " ".join(next(own, said[-1]).split())
    story = "".join(traceback.format_exception(error))
    return what, Related(Location(file, line), story)
