"""Name the object that a fault belongs to, and build the faults of one document."""

from collections.abc import Sequence
from functools import reduce

from designer.diagnostics import (
    Diagnostic,
    Fix,
    Location,
    Related,
    Replacement,
    Severity,
    capital,
    said,
)
from designer.documents import Document, Pointer
from designer.validation.schemas import Schema
from designer.validation.walks import labels_along

__all__ = ["Reporter"]


_MOST_WRITTEN = 40


def _within(outer: str, inner: str) -> str:
    return said("{outer}, {inner}", outer=outer, inner=inner)


class Reporter:
    """Make diagnostics for parts of one document.

    Args:
        document: the document.
        schema: what names its objects; None names none.
    """

    def __init__(self, document: Document, schema: Schema | None) -> None:
        self.document = document
        self.schema = schema

    def name(self, pointer: Pointer) -> str:
        """Name the object that a part belongs to: `tile hills, face A`; "" if none is named."""
        if self.schema is None:
            return ""
        labels = labels_along(self.schema.walk, self.document.tree, pointer)
        if not labels and self.document.id:
            labels = (said("{kind} {id}", kind=said(self.schema.kind), id=self.document.id[:60]),)
        return reduce(_within, labels) if labels else ""

    def fault(
        self,
        code: str,
        pointer: Pointer,
        sentence: str,
        remedy: str,
        *,
        of: str = "value",
        within: tuple[int, int] | None = None,
        severity: Severity = Severity.ERROR,
        related: Sequence[Related] = (),
        fixes: Sequence[Fix] = (),
    ) -> Diagnostic:
        """Make a diagnostic that begins with the name of the object."""
        name = self.name(pointer)
        message = (
            said("{name}: {fault}", name=capital(name), fault=sentence)
            if name
            else capital(sentence)
        )
        return Diagnostic(
            code,
            severity,
            message,
            self.place(pointer, of=of, within=within),
            remedy,
            name,
            related=tuple(related),
            fixes=tuple(fixes),
        )

    def place(
        self, pointer: Pointer, *, of: str = "value", within: tuple[int, int] | None = None
    ) -> Location:
        """Give the place of a part."""
        return self.document.location(pointer, of="key" if of == "key" else "value", within=within)

    def written(self, pointer: Pointer) -> str:
        """Give a scalar as the author wrote it, "" where it comes from elsewhere or is long."""
        span = self.document.span(pointer)
        text = self.document.text[slice(*span)] if span else ""
        return "" if text.startswith("*") or len(text) > _MOST_WRITTEN else text

    def replace(
        self, title: str, pointer: Pointer, text: str, *, of: str = "value"
    ) -> tuple[Fix, ...]:
        """Offer to write `text` in place of a scalar's own words; quotes round it stay."""
        document = self.document
        span = document.span(pointer, of="key" if of == "key" else "value")
        if span is None:
            return ()
        start, end = span
        written = document.text[start:end]
        if written[:1] in ("|", ">", "*", "[", "{") or "\n" in written:
            return ()
        if len(written) > 1 and written[0] in "'\"" and written[-1] == written[0]:
            start, end = start + 1, end - 1
        return (Fix(title, (Replacement(document.path, start, end, text),)),)

    def rewrite(self, title: str, pointer: Pointer, text: str) -> tuple[Fix, ...]:
        """Offer to write `text` in place of a scalar, its quotes included."""
        span = self.document.span(pointer)
        if span is None or "\n" in self.document.text[slice(*span)]:
            return ()
        return (Fix(title, (Replacement(self.document.path, *span, text),)),)
