"""Text boxes of display lists: measured once, set the same at every size and on every device.

All text is laid out in a frame in which the type is 100 pixels high, without hinting, and the
painter is scaled to it. So lines break at the same words on screen, in images and on paper.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, Qt, QTextBoundaryFinder
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGlyphRun,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTransform,
)

from designer.paint.fonts import font
from designer.printing.display import TextBox

__all__ = [
    "SetText",
    "draw_text",
    "has_outlines",
    "missing_in",
    "set_text",
    "text_path",
    "width_of",
]

_FRAME = 100.0  # height of the type in the frame, in pixels
_STEP = 0.02  # how finely smaller sizes are tried, as a share of the wanted size
_COLOUR_TABLES = ("CBDT", "sbix", "COLR", "SVG ")
_SLACK = 0.5  # frame pixels that rounding may add to a width


class SetText(msgspec.Struct, frozen=True):
    """Give the lines of a text box, the share of the wanted size they are set in, and if some is cut."""

    lines: tuple[str, ...]
    share: float
    cut: bool = False


def draw_text(painter: QPainter, box: TextBox) -> None:
    """Draw a text box; the painter is left as it was found."""
    face = _font(box.role, box.weight, box.italic)
    scale = box.size * set_text(box).share / _FRAME
    painter.save()
    painter.translate(box.box.x, box.box.y)
    painter.scale(scale, scale)
    painter.setFont(face)
    painter.setPen(QColor(box.colour))
    for place, line in _placed(box):
        painter.drawText(place, line)
    painter.restore()


def text_path(box: TextBox) -> QPainterPath:
    """Give the outlines of a text box, in its own unit: for files that carry no fonts."""
    face = _font(box.role, box.weight, box.italic)
    scale = box.size * set_text(box).share / _FRAME
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # strokes of some letters overlap
    for place, line in _placed(box):
        path.addText(place, face, line)
    return QTransform(scale, 0, 0, scale, box.box.x, box.box.y).map(path)


def has_outlines(box: TextBox) -> bool:
    """Say whether all of a text can be drawn as outlines: signs of many colours are pictures."""
    return not any(
        _is_coloured(cluster, box.role, box.weight)
        for cluster in _clusters(box.text)
        if not cluster.isascii()
    )


def width_of(box: TextBox) -> float:
    """Give the width of a text box's widest line at its wanted size, in the list's unit."""
    metrics = QFontMetricsF(_font(box.role, box.weight, box.italic))
    widest = max(metrics.horizontalAdvance(line) for line in box.text.split("\n"))
    return widest * box.size / _FRAME


def missing_in(box: TextBox) -> tuple[str, ...]:
    """Give the characters of a text box that no font on this machine can show, each once."""
    return tuple(
        dict.fromkeys(
            cluster
            for cluster in _clusters(box.text)
            if not cluster.isascii() and not _has_shape(cluster, box.role, box.weight)
        )
    )


def _placed(box: TextBox) -> Iterator[tuple[QPointF, str]]:
    """Give the lines of a text box with where they begin on their base line, in the frame."""
    placed = set_text(box)
    metrics = QFontMetricsF(_font(box.role, box.weight, box.italic))
    scale = box.size * placed.share / _FRAME
    step = _FRAME * box.line_height
    height = step * (len(placed.lines) - 1) + metrics.capHeight()
    free = box.box.height / scale - height
    top = {"top": (step - _FRAME) / 2 + metrics.ascent() - metrics.capHeight(), "bottom": free}
    baseline = top.get(box.upright, free / 2) + metrics.capHeight()
    for line in placed.lines:
        spare = box.box.width / scale - metrics.horizontalAdvance(line)
        x = {"left": 0.0, "right": spare}.get(box.align, spare / 2)
        yield QPointF(x, baseline), line
        baseline += step


def _clusters(text: str) -> Iterator[str]:
    """Give the characters as a reader counts them: marks and joined signs with what they belong to."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    units = text.encode("utf-16-le", "surrogatepass")  # Qt counts in these
    start = 0
    while (end := finder.toNextBoundary()) != -1:
        yield units[2 * start : 2 * end].decode("utf-16-le", "replace")
        start = end


@lru_cache(maxsize=4096)
def _has_shape(cluster: str, role: str, weight: int) -> bool:
    return all(0 not in run.glyphIndexes() for run in _runs(cluster, role, weight))


@lru_cache(maxsize=4096)
def _is_coloured(cluster: str, role: str, weight: int) -> bool:
    fonts = (run.rawFont() for run in _runs(cluster, role, weight))
    return any(not f.fontTable(table).isEmpty() for f in fonts for table in _COLOUR_TABLES)


def _runs(cluster: str, role: str, weight: int) -> list[QGlyphRun]:
    layout = QTextLayout(cluster, _font(role, weight, italic=False))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return layout.glyphRuns()


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
            for number, part in enumerate(_parts(word, metrics, width)):
                space = " " if line and number == 0 else ""
                longer = f"{line}{space}{part}"
                if line and metrics.horizontalAdvance(longer) > width:
                    lines.append(line)
                    line = part
                else:
                    line = longer
        lines.append(line)
    return lines


def _parts(word: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Give a word whole, or in parts after its hyphens where it is too wide for any line."""
    if "-" not in word or metrics.horizontalAdvance(word) <= width:
        return [word]
    return [part for part in re.split(r"(?<=-)", word) if part]


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
        # A PDF says which letters its shapes are only for those a font gives a letter of its own.
        face.unsetFeature(QFont.Tag("tnum"))
        face.setFeature(QFont.Tag("calt"), 0)
    return face
