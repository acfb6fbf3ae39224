"""Read pages before they are printed: characters without a shape, texts that do not fit."""

from collections.abc import Iterator, Sequence

import msgspec

from designer.paint.text_boxes import missing_in, set_text
from designer.printing.display import TextBox, items_within
from designer.printing.sheets import Sheet

__all__ = ["TextFault", "text_faults"]

_MOST_QUOTED = 60


class TextFault(msgspec.Struct, frozen=True):
    """Give a text that does not come out as it is written.

    Attributes:
        text: as it is written.
        missing: characters that no font on this machine can show; () when the text is cut instead.
        sheet, page: where it stands, pages counted from 1.
    """

    text: str
    missing: tuple[str, ...]
    sheet: str
    page: int

    @property
    def sentence(self) -> str:
        """Say what is wrong."""
        shown = self.text if len(self.text) <= _MOST_QUOTED else f"{self.text[:_MOST_QUOTED]}…"
        if not self.missing:
            return f"“{shown}” does not fit and is cut."
        named = ", ".join(_named(character) for character in self.missing)
        return f"No font on this machine can show {named} in “{shown}”."


def text_faults(sheets: Sequence[Sheet]) -> tuple[TextFault, ...]:
    """Give the texts of some sheets that do not come out as they are written, each once."""
    found: dict[tuple[str, bool], TextFault] = {}
    for sheet in sheets:
        for number, page in enumerate(sheet.pages, start=1):
            for item in items_within(page):
                if isinstance(item, TextBox) and item.text:
                    for missing in _faults(item):
                        fault = TextFault(item.text, missing, sheet.title, number)
                        found.setdefault((item.text, bool(missing)), fault)
    return tuple(found.values())


def _faults(box: TextBox) -> Iterator[tuple[str, ...]]:
    if missing := missing_in(box):
        yield missing
    if set_text(box).cut:
        yield ()


def _named(character: str) -> str:
    codes = " ".join(f"U+{ord(c):04X}" for c in character)
    return f"{character} ({codes})"
