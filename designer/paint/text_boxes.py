"""Text boxes of display lists: measured once, set the same at every size and on every device.

All text is laid out in a frame in which the type is 100 pixels high, without hinting, and the
painter is scaled to it. So lines break at the same words on screen, in images and on paper.
"""

from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from designer.paint.fonts import font
from designer.printing.display import TextBox

__all__ = ["SetText", "draw_text", "set_text"]

_FRAME = 100.0  # height of the type in the frame, in pixels
_STEP = 0.02  # how finely smaller sizes are tried, as a share of the wanted size
_SLACK = 0.5  # frame pixels that rounding may add to a width


class SetText(msgspec.Struct, frozen=True):
    """Give the lines of a text box, the share of the wanted size they are set in, and if some is cut."""

    lines: tuple[str, ...]
    share: float
    cut: bool = False


def draw_text(painter: QPainter, box: TextBox) -> None:
    """Draw a text box; the painter is left as it was found."""
    placed = set_text(box)
    face = _font(box.role, box.weight, box.italic)
    metrics = QFontMetricsF(face)
    scale = box.size * placed.share / _FRAME
    step = _FRAME * box.line_height
    height = step * (len(placed.lines) - 1) + metrics.capHeight()
    free = box.box.height / scale - height
    top = {"top": (step - _FRAME) / 2 + metrics.ascent() - metrics.capHeight(), "bottom": free}
    baseline = top.get(box.upright, free / 2) + metrics.capHeight()
    painter.save()
    painter.translate(box.box.x, box.box.y)
    painter.scale(scale, scale)
    painter.setFont(face)
    painter.setPen(QColor(box.colour))
    for line in placed.lines:
        spare = box.box.width / scale - metrics.horizontalAdvance(line)
        x = {"left": 0.0, "right": spare}.get(box.align, spare / 2)
        painter.drawText(QPointF(x, baseline), line)
        baseline += step
    painter.restore()


@lru_cache(maxsize=4096)
def set_text(box: TextBox) -> SetText:
    """Break a text into lines that fit its box, in the largest size that its floor allows."""
    metrics = QFontMetricsF(_font(box.role, box.weight, box.italic))
    smallest = min(1.0, max(0.05, box.smallest))
    if not box.wrap:
        lines = tuple(box.text.split("\n"))
        width = max(metrics.horizontalAdvance(line) for line in lines) or 1.0
        share = min(1.0, box.box.width / box.size * _FRAME / (width + _SLACK))
        if share >= smallest:
            return SetText(lines, share)
    share = 1.0 if box.wrap else smallest
    while True:
        placed = _wrapped(box, metrics, share)
        if not placed.cut or share <= smallest:
            return placed
        share = max(smallest, share - _STEP)


def _wrapped(box: TextBox, metrics: QFontMetricsF, share: float) -> SetText:
    width = box.box.width / (box.size * share) * _FRAME + _SLACK
    height = box.box.height / (box.size * share) * _FRAME
    # The first line needs only the height of its type, every other one a whole step.
    room = max(1, int((height - _FRAME * 0.8) / (_FRAME * box.line_height)) + 1)
    lines = _broken(box.text, metrics, width)
    too_wide = any(metrics.horizontalAdvance(line) > width for line in lines)
    if len(lines) <= room and not too_wide:
        return SetText(_balanced(box, metrics, width, lines), share)
    kept = lines[:room]
    if len(lines) > room:
        kept[-1] += "…"
    return SetText(tuple(_shortened(line, width, metrics) for line in kept), share, cut=True)


def _broken(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Put as many words on each line as fit."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _balanced(
    box: TextBox, metrics: QFontMetricsF, width: float, lines: list[str]
) -> tuple[str, ...]:
    """Centred text has lines of like length, so that no single word is left for the last one."""
    if box.align != "center":
        return tuple(lines)
    best = lines
    for percent in range(96, 60, -4):
        narrow = width * percent / 100
        tried = _broken(box.text, metrics, narrow)
        if len(tried) > len(lines) or any(metrics.horizontalAdvance(t) > narrow for t in tried):
            break
        best = tried
    return tuple(best)


def _shortened(line: str, width: float, metrics: QFontMetricsF) -> str:
    while len(line) > 1 and metrics.horizontalAdvance(line) > width:
        line = line.rstrip("…")[:-1].rstrip() + "…"
    return line


@lru_cache(maxsize=64)
def _font(role: str, weight: int, italic: bool) -> QFont:
    face = font(role, _FRAME, weight, italic=italic)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if role == "ui":
        # A PDF says which letters its shapes are only for a font's plain figures.
        face.unsetFeature(QFont.Tag("tnum"))
    return face
