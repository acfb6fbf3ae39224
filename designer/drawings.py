"""SVG files that others made: whether reading and drawing one comes to an end. Qt-free.

A few lines can stand for more shapes than anybody has time to draw: a group that uses ten times a
group that uses ten times a group; patterns, masks and markers do the same.
"""

import os
import re
import stat
from collections import Counter
from contextlib import suppress
from enum import StrEnum
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from xml.parsers import expat

__all__ = ["NoDrawing", "read_drawing"]

_MOST_BYTES = 20_000_000
_MOST_SHAPES = 100_000
_REUSE = re.compile(r"<(?:\w+:)?use\b|url\(")
_NAMED = re.compile(r"url\(\s*['\"]?#([^)'\"\s]+)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")


class NoDrawing(StrEnum):
    """Why a file is not drawn."""

    UNREADABLE = "unreadable"
    NO_SVG = "no SVG"
    TOO_LARGE = "too large"
    TOO_MANY_SHAPES = "too many shapes"


def read_drawing(path: str) -> str | NoDrawing:
    """Give the text of an SVG file that can be drawn, or why it is not."""
    try:
        status = os.stat(path)  # noqa: PTH116 - asked for every picture drawn
        if not stat.S_ISREG(status.st_mode):  # a pipe would be waited for, a device has no end
            return NoDrawing.UNREADABLE
        if status.st_size > _MOST_BYTES:
            return NoDrawing.TOO_LARGE
        text = Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        return NoDrawing.NO_SVG
    except (OSError, ValueError):
        return NoDrawing.UNREADABLE
    if "<svg" not in text or ">" not in text[text.index("<svg") :]:
        return NoDrawing.NO_SVG
    if _REUSE.search(text) and _n_shapes(text) > _MOST_SHAPES:
        return NoDrawing.TOO_MANY_SHAPES
    return text


def _n_shapes(text: str) -> float:
    """Give for how many elements a drawing stands, with all that it uses; no end where it uses itself.

    Each element counts for the nearest one around it that has an id; what stands within such a one,
    and what is used there, is a part of it.
    """
    own: Counter[str] = Counter()
    parts: dict[str, Counter[str]] = {"": Counter()}
    around = [""]

    def begin(_tag: str, attributes: dict[str, str]) -> None:
        outer, name = around[-1], attributes.get("id", "")
        if name and name not in parts:
            parts[name] = Counter()
            parts[outer][name] += 1
        else:
            name = outer
        around.append(name)
        own[name] += 1
        for key, value in attributes.items():
            if key in {"href", "xlink:href"} and value.startswith("#"):
                parts[name][value[1:]] += 1
            for used in _NAMED.findall(value):
                is_marker = key.startswith("marker") or "marker" in value
                parts[name][used] += _n_points(attributes) if is_marker else 1

    def end(_tag: str) -> None:
        around.pop()

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = begin, end
    with suppress(expat.ExpatError):  # Qt says what it makes of that; what was read counts
        parser.Parse(text.encode("utf-8"), True)
    totals: dict[str, int] = {}
    try:
        for name in TopologicalSorter(parts).static_order():
            used = parts.get(name, Counter()).items()
            totals[name] = own[name] + sum(n * totals[part] for part, n in used)
    except CycleError:
        return float("inf")
    return totals[""]


def _n_points(attributes: dict[str, str]) -> int:
    """Give about how many points a line has: a marker may stand at each."""
    return 1 + len(_NUMBER.findall(attributes.get("d", attributes.get("points", "")))) // 2
