"""What a game says, in the language in force: its table, its refusals."""

from collections.abc import Sequence
from typing import Any

import msgspec

from designer.engine.game import Move, Refusal
from designer.play.table import Handle, Table
from designer.ui.kit.languages import spoken, tr, translated, trn
from designer.ui.preview import grip

__all__ = ["spoken_refusal", "spoken_table", "told_in_hand"]

_WORDED = (
    "prompt",
    "seats",
    "zones",
    "figures",
    "bars",
    "handles",
    "shortcuts",
    "stages",
    "scores",
    "hints",
    "question",
    "withheld",
)


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


def told_in_hand(table: Table, held: int, lit: Sequence[Handle]) -> str:
    """Say what is in hand, and how many places it leads to."""
    found = grip.find_piece(table, held)
    name = found[1].title if found else ""
    n = len({(h.target_hex, h.target_bar, h.target_piece) for h in lit})
    text = trn("{name}: {n} target", "{name}: {n} targets", n, name=name) if n else name
    if any(h.price for h in lit):
        text += tr("; the number is the price")
    elif grip.sole_deed(table, held) is not None:
        text += tr(": choose it again to use it")
    return text
