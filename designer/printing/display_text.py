"""Display lists as text: stable lines that a person can compare in a golden file."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

__all__ = ["lines_of"]

# What an item has unless it says otherwise; said again in the text it would only hide what matters.
_USUAL: Mapping[str, Any] = {
    "fill": None,
    "stroke": None,
    "clip": None,
    "below_px": None,
    "from_px": 0.0,
    "dx": 0.0,
    "dy": 0.0,
    "scale": 1.0,
    "angle_deg": 0.0,
    "opacity": 1.0,
    "radius": 0.0,
    "name": "",
    "tint": "",
    "italic": False,
    "wrap": False,
    "units": None,
    "plain": False,
    "letters": True,
}


def lines_of(
    items: Sequence[Mapping[str, Any]], folder: str, closed: str = "", depth: int = 1
) -> Iterator[str]:
    """Give the lines of items as builtins (maps with a `type`).

    Groups whose name begins with `closed` (unless that is "") hide what they hold.
    """
    for item in items:
        rest = {k: v for k, v in item.items() if k not in {"type", "items"}}
        if "path" in rest:
            rest["path"] = _inside(rest["path"], folder)
        words = [
            f"{key}={_value(value)}"
            for key, value in rest.items()
            if value not in ((), []) and (key not in _USUAL or value != _USUAL[key])
        ]
        yield "  " * depth + " ".join((item["type"], *words))
        if not (closed and item.get("name", "").startswith(closed)):
            yield from lines_of(item.get("items", ()), folder, closed, depth + 1)


def _inside(path: str, folder: str) -> str:
    path, folder = path.replace("\\", "/"), folder.replace("\\", "/").rstrip("/")
    return path[len(folder) + 1 :] if folder and path.startswith(folder + "/") else path


def _value(value: object) -> str:
    match value:
        case float():
            return f"{round(value, 2):g}"
        case str():
            return value if value.startswith("#") else repr(value)
        case Mapping():
            inner = " ".join(f"{k}={_value(v)}" for k, v in value.items() if v not in (None, ()))
            return f"({inner})"
        case list() | tuple():
            return "[" + " ".join(_value(v) for v in value) + "]"
        case _:
            return str(value)
