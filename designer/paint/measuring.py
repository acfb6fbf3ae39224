"""Measure text for pages, by the same rules by which it is drawn."""

from designer.paint.text_boxes import set_text, width_of
from designer.printing.display import Box, TextBox
from designer.printing.text import Style

__all__ = ["QtMeasure"]

_HIGH = 1e6  # higher than any text, so that nothing is cut


class QtMeasure:
    """Measure with Qt's fonts; see `designer.printing.text.Measure`. Needs an application."""

    def lines(self, text: str, style: Style, width: float) -> int:
        """Give the number of lines that a text takes at a width."""
        return len(set_text(_box(text, style, width)).lines)

    def width(self, text: str, style: Style) -> float:
        """Give the width of a text on one line."""
        return width_of(_box(text, style, 1.0))


def _box(text: str, style: Style, width: float) -> TextBox:
    return TextBox(
        text,
        Box(0, 0, width, _HIGH),
        role=style.role,
        size=style.size,
        weight=style.weight,
        wrap=True,
        smallest=1.0,
        line_height=style.line_height,
    )
