"""What a game says, in the language in force: its table, its refusals."""

from typing import Any

import msgspec

from designer.engine.game import Move, Refusal
from designer.play.table import Table
from designer.ui.kit.languages import spoken, translated

__all__ = ["spoken_refusal", "spoken_table"]

_WORDED = ("prompt", "seats", "zones", "figures", "bars", "handles", "shortcuts", "withheld")


def spoken_table(table: Table) -> Table:
    """Give a table whose words are in the language in force."""
    if spoken() == "en":
        return table
    return msgspec.structs.replace(table, **{n: _told(getattr(table, n)) for n in _WORDED})


def spoken_refusal(refusal: Refusal) -> Refusal:
    """Give a refusal in the language in force."""
    return msgspec.structs.replace(refusal, message=translated(refusal.message))


def _told(value: Any) -> Any:
    if isinstance(value, str):
        return translated(value)
    if type(value) is tuple:  # a place is one with names, and has no words
        told = tuple(map(_told, value))
        return told if any(a is not b for a, b in zip(told, value, strict=True)) else value
    if isinstance(value, msgspec.Struct) and not isinstance(value, Move):
        old = {name: getattr(value, name) for name in value.__struct_fields__}
        new = {name: told for name, was in old.items() if (told := _told(was)) is not was}
        return msgspec.structs.replace(value, **new) if new else value
    return value
