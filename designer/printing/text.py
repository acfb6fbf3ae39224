"""Text on pages: styles, and paragraphs that take as much height as they need.

Nothing here measures; whoever draws brings a `Measure`, so that lines break where they are drawn.
"""

from typing import Protocol

import msgspec

from designer.printing.display import Box, TextBox
from designer.printing.paper import pt

__all__ = [
    "ACCENT",
    "BODY",
    "HEADING",
    "INK",
    "LINE",
    "MUTED",
    "NOTE",
    "STRONG",
    "TITLE",
    "WARN",
    "Measure",
    "Style",
    "one_line",
    "paragraph",
]

# Paper is light: these are the light theme's colours.
INK, MUTED, ACCENT, LINE, WARN = "#221F1A", "#5C564B", "#0F6670", "#D9D3C6", "#B3261E"


class Style(msgspec.Struct, frozen=True):
    """Say how text is set; `size` in mm."""

    size: float
    role: str = "ui"
    weight: int = 400
    colour: str = INK
    line_height: float = 1.32

    @property
    def step(self) -> float:
        """Give the height of one line in mm."""
        return self.size * self.line_height


TITLE = Style(pt(18), role="display", weight=700)
HEADING = Style(pt(10), weight=600, colour=ACCENT)
STRONG = Style(pt(9), weight=600)
BODY = Style(pt(8.5))
NOTE = Style(pt(7.5), colour=MUTED)


class Measure(Protocol):
    """Measure text as it will be drawn."""

    def lines(self, text: str, style: Style, width: float) -> int:
        """Give the number of lines that a text takes at a width in mm."""

    def width(self, text: str, style: Style) -> float:
        """Give the width of a text on one line, in mm."""


def paragraph(
    measure: Measure, text: str, style: Style, x: float, y: float, width: float
) -> tuple[TextBox, float]:
    """Give a paragraph with its upper left corner at (x, y), and its height."""
    height = measure.lines(text, style, width) * style.step
    box = _text_box(text, style, Box(x, y, width, height), wrap=True)
    return msgspec.structs.replace(box, upright="top"), height


def one_line(text: str, style: Style, box: Box, align: str = "left") -> TextBox:
    """Give text on one line, set smaller where it would be too wide."""
    return msgspec.structs.replace(_text_box(text, style, box), align=align)


def _text_box(
    text: str, style: Style, box: Box, *, wrap: bool = False, smallest: float = 0.6
) -> TextBox:
    return TextBox(
        text,
        box,
        role=style.role,
        size=style.size,
        weight=style.weight,
        colour=style.colour,
        wrap=wrap,
        smallest=smallest,
        line_height=style.line_height,
    )
