"""SVG files as renderers, read once per colour as long as they stay the same."""

import os
import re
from functools import lru_cache

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from designer.drawings import NoDrawing, read_drawing

__all__ = ["svg_renderer"]

_TAG = re.compile(r"<[a-zA-Z][^>]*>")
_LINE = re.compile(r'\bstroke\s*[=:]\s*"?(?!none)')


def svg_renderer(path: str, colour: str = "") -> QSvgRenderer | None:
    """Give a renderer of an SVG file, `currentColor` in it replaced by `colour`.

    None for a file that cannot be read or drawn, or holds no drawing: the caller draws without it.
    Use it from the application's own thread only, as QSvgRenderer asks.
    """
    try:
        changed = os.stat(path).st_mtime_ns  # noqa: PTH116 - asked for every picture drawn
    except (OSError, ValueError):
        return None
    return _renderer(path, colour, changed)


@lru_cache(maxsize=512)
def _renderer(path: str, colour: str, _changed: int) -> QSvgRenderer | None:
    text = read_drawing(path)
    if isinstance(text, NoDrawing):
        return None  # which spares the log Qt's own complaint
    text = _without_stray_lines(text.replace("currentColor", colour or "#000000"))
    renderer = QSvgRenderer(QByteArray(text.encode()))
    return renderer if renderer.isValid() else None


def _without_stray_lines(text: str) -> str:
    """Say outright that shapes without a line have none.

    NOTE: Qt gives them an invisible line of width 1, which PDF and SVG show all the same
    (seen with Qt 6.11). A width of 0 is drawn nowhere.
    """
    start = text.index("<svg")
    head = text[start : text.index(">", start)]
    lined = [tag for tag in _TAG.findall(text) if _LINE.search(tag)]
    if "stroke" in head or any("stroke-width" not in tag for tag in lined):
        return text  # widths are inherited there: better left alone
    return f'{text[:start]}<svg stroke-width="0"{text[start + len("<svg") :]}'
