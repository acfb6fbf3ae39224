"""What the Tracker may do under the switches of a scenario."""

from collections.abc import Mapping
from typing import Any

__all__ = ["widened"]

_SWAMP, _RUBBLE = "swamp", "rubble"


def widened(tree: Any, *, crocodile: bool, rubble: bool) -> Any:
    """Give a tree whose steps reach further."""
    if isinstance(tree, list | tuple):
        return [widened(each, crocodile=crocodile, rubble=rubble) for each in tree]
    if not isinstance(tree, Mapping):
        return tree
    found = {key: widened(value, crocodile=crocodile, rubble=rubble) for key, value in tree.items()}
    if found.get("op") == "step":
        if crocodile:
            found["not_onto"] = [word for word in found.get("not_onto", []) if word != _SWAMP]
        if rubble:
            found["onto"] = [found["onto"], {"terrain": _RUBBLE}]
    return found
