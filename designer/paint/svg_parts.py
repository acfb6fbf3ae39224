"""Parts of SVG files: what QPainter draws as short text, paths, colours, other SVG files inside."""

import re
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator

from designer.drawings import NoDrawing, read_drawing

__all__ = ["Fragment", "drawn", "embedded", "number", "path_data"]

_IDS = re.compile(r'\bid="([^"]+)"')
_GROUP = re.compile(r"<g ([^>]*)>\s*(<[^>]*/>)?\s*</g>", re.DOTALL)
_DECIMALS = re.compile(r"-?\d+\.\d{3,}(?:e-?\d+)?|-?\d+(?:\.\d+)?e-\d+")
_USUAL = re.compile(
    r'\s(?:vector-effect="none"|fill-opacity="1"|stroke-opacity="1"|stroke="none"'
    r'|stroke-dashoffset="[^"]*"|stroke-miterlimit="[^"]*"'
    r'|font-(?:family|size|weight|style)="[^"]*"|transform="matrix\(1,0,0,1,0,0\)")'
)
_SPACE = re.compile(r">\s+<")


class Fragment(msgspec.Struct, frozen=True):
    """Give a piece of SVG: definitions whose ids are its own, and what is drawn."""

    definitions: str
    body: str


def drawn(draw: Callable[[QPainter], None], size: QRectF, prefix: str) -> Fragment:
    """Let QPainter draw into SVG.

    Clips are lost: Qt's own writer knows none.

    Args:
        draw: draws in the coordinates of `size`.
        size: what the picture covers.
        prefix: put before every id, so that pictures in one file do not meet.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setViewBox(size)
    painter = QPainter(generator)
    draw(painter)
    painter.end()
    text = bytes(buffer.data().data()).decode("utf-8")
    start = text.index("<defs>")
    definitions, _, rest = text[start:].partition("</defs>")
    body = rest.rpartition("</svg>")[0]
    # The outermost group only says how Qt begins.
    inner = body[body.index(">", body.index("<g")) + 1 : body.rindex("</g>")]
    definitions = definitions.removeprefix("<defs>")
    return Fragment(_short(_own(definitions, prefix)), _short(_own(inner, prefix)))


def embedded(path: str, tint: str, prefix: str) -> tuple[str, str] | None:
    """Give an SVG file's view box and contents for a symbol; None if it cannot be read or drawn.

    Args:
        path: the file.
        tint: colour put in the place of `currentColor`.
        prefix: put before every id.
    """
    text = read_drawing(path)
    if isinstance(text, NoDrawing):
        return None
    start, end = text.find("<svg"), text.rfind("</svg>")
    if start < 0 or end < 0:
        return None
    head_end = text.index(">", start)
    head = text[start:head_end]
    box = re.search(r'viewBox="([^"]+)"', head)
    sizes = [re.search(rf'\b{name}="([\d.]+)', head) for name in ("width", "height")]
    if box is not None:
        view = box[1]
    elif all(sizes):
        view = "0 0 " + " ".join(found[1] for found in sizes if found)
    else:
        return None
    kept = " ".join(re.findall(r'\b(?:fill|stroke)[\w-]*="[^"]*"', head))
    body = text[head_end + 1 : end].replace("currentColor", tint or "#000000")
    kept = kept.replace("currentColor", tint or "#000000")
    return view, f"<g {kept}>{_own(body, prefix)}</g>" if kept else _own(body, prefix)


def path_data(path: QPainterPath) -> str:
    """Give a path in SVG's language."""
    words: list[str] = []
    index, count = 0, path.elementCount()
    while index < count:
        element = path.elementAt(index)
        if element.isCurveTo():
            points = [path.elementAt(index + n) for n in range(3)]
            words.append("C" + " ".join(f"{number(p.x)} {number(p.y)}" for p in points))
            index += 3
            continue
        letter = "M" if element.isMoveTo() else "L"
        words.append(f"{letter}{number(element.x)} {number(element.y)}")
        index += 1
    return "".join(words)


def number(value: float) -> str:
    """Give a number as short as it may be: three decimals."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def _own(text: str, prefix: str) -> str:
    """Put a prefix before all ids and the references to them."""
    for name in set(_IDS.findall(text)):
        text = text.replace(f'id="{name}"', f'id="{prefix}{name}"')
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}\1)", text)


def _short(text: str) -> str:
    text = text.replace("xlink:href", "href")
    text = _DECIMALS.sub(lambda match: number(float(match[0])), text)
    text = _USUAL.sub("", text)
    text = _GROUP.sub(lambda match: match[0] if match[2] else "", text)
    return _SPACE.sub("><", text).strip()
