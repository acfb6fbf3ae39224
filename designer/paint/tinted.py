"""SVG files as renderers, read once per colour."""

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

__all__ = ["svg_renderer"]


@lru_cache(maxsize=512)
def svg_renderer(path: str, colour: str = "") -> QSvgRenderer | None:
    """Give a renderer of an SVG file, `currentColor` in it replaced by `colour`.

    None for a file that cannot be read or holds no drawing: the caller draws without it. Use it
    from the application's own thread only, as QSvgRenderer asks.
    """
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    if "<svg" not in text:
        return None  # spares the log Qt's own complaint
    renderer = QSvgRenderer(QByteArray(text.replace("currentColor", colour or "#000000").encode()))
    return renderer if renderer.isValid() else None
