"""Collect the faults of one file while it is read."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from designer.diagnostics import Diagnostic, Fix, Location, Related, Replacement, Severity, said
from designer.documents.lines import Lines

__all__ = ["MOST_PER_CODE", "Faults", "Span", "capped", "counted"]

MOST_PER_CODE = 200

Span = tuple[int, int]


class Faults:
    """Gather diagnostics by their spans in one text.

    Attributes:
        found: the first faults of each code.
        more: how many there are beyond them, by code.
    """

    def __init__(self, path: str, lines: Lines) -> None:
        self.path = path
        self.lines = lines
        self.found: list[Diagnostic] = []
        self.more: Counter[str] = Counter()
        self._counts: Counter[str] = Counter()

    def is_full(self, code: str) -> bool:
        """Say whether enough faults of a code are there; one more is then only counted."""
        if self._counts[code] < MOST_PER_CODE:
            return False
        self.more[code] += 1
        return True

    def add(
        self,
        code: str,
        span: Span,
        message: str,
        remedy: str,
        *,
        severity: Severity = Severity.ERROR,
        pointer: str = "",
        object_: str = "",
        related: Sequence[tuple[Span, str]] = (),
        fixes: Iterable[Fix] = (),
    ) -> None:
        """Add one fault at a span of the text; beyond the first ones it is only counted."""
        if self.is_full(code):
            return
        self._counts[code] += 1
        self.found.append(
            Diagnostic(
                code,
                severity,
                message,
                self.place(span, pointer),
                remedy,
                object_,
                related=tuple(Related(self.place(s), text) for s, text in related),
                fixes=tuple(fixes),
            )
        )

    def place(self, span: Span, pointer: str = "") -> Location:
        """Give a span as a place."""
        line, column = self.lines.line_column(span[0])
        end_line, end_column = self.lines.line_column(span[1])
        return Location(self.path, line, column, end_line, end_column, pointer)

    def fix(self, title: str, *changes: tuple[int, int, str]) -> Fix:
        """Make a fix of replacements `(start, end, text)`."""
        return Fix(title, tuple(Replacement(self.path, *change) for change in changes))


def counted(code: str, file: str, mark: str, severity: Severity = Severity.ERROR) -> Diagnostic:
    """Make a fault that will only be counted by `capped`; `mark` tells it from the others."""
    return Diagnostic(code, severity, mark, Location(file))


def capped(
    diagnostics: Iterable[Diagnostic],
    most: int = MOST_PER_CODE,
    more: Mapping[str, int] | None = None,
) -> tuple[Diagnostic, ...]:
    """Keep the first `most` of each file and code; a last one says how many more there are.

    Args:
        diagnostics: the faults.
        most: how many are kept.
        more: how many there are beyond `diagnostics`, by code.
    """
    kept: list[Diagnostic] = []
    counts: Counter[tuple[str, str]] = Counter()
    last: dict[tuple[str, str], Diagnostic] = {}
    for fault in diagnostics:
        key = fault.location.file, fault.code
        counts[key] += 1
        if counts[key] <= most:
            kept.append(fault)
            last[key] = fault
    for key, count in counts.items():
        rest = count - most + (more or {}).get(key[1], 0)
        if count >= most and rest > 0:
            kept.append(
                Diagnostic(
                    key[1],
                    last[key].severity,
                    said(
                        "There {what} of this kind in this file.",
                        what=said("is 1 more fault")
                        if rest == 1
                        else said("are {rest} more faults", rest=rest),
                    ),
                    last[key].location,
                    said("Mend the first ones; the others then come into view."),
                    stands_for=rest,
                )
            )
    return tuple(kept)
