"""What the Tracker may do under the switches of a scenario."""

from collections.abc import Mapping
from typing import Any

from .token_abilities import with_steps

__all__ = ["widened"]

_SWAMP, _RUBBLE = "swamp", "rubble"


def widened(abilities: tuple[Any, ...], *, crocodile: bool, rubble: bool) -> tuple[Any, ...]:
    """Give abilities whose steps reach further."""

    def change(step: Mapping[str, Any]) -> Mapping[str, Any]:
        found = dict(step)
        if crocodile:
            found["not_onto"] = [word for word in found.get("not_onto", []) if word != _SWAMP]
        if rubble:
            found["onto"] = [found["onto"], {"terrain": _RUBBLE}]
        return found

    return with_steps(abilities, change)
