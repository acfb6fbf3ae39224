"""What can be done to a document: the operations of forms, canvas tools, fixes and renames.

An operation names places by pointer and says nothing about text. `edit_document` turns it into the
smallest replacement in the text, or says why it cannot.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import msgspec

from designer.diagnostics import Location
from designer.documents.pointers import Pointer

__all__ = [
    "Duplicate",
    "Insert",
    "Move",
    "Operation",
    "Refused",
    "RefusedError",
    "Remove",
    "RenameKey",
    "SetValue",
    "Shared",
]


class Shared(StrEnum):
    """Say what to do with a value that comes from elsewhere by an alias or `<<`."""

    ASK = "ask"  # refuse and offer the other two; a key inherited by << is written as an own key
    ALL = "all"  # change it where it is written, and so wherever it is used
    OWN = "own"  # write a copy here, and change that


class SetValue(msgspec.Struct, frozen=True):
    """Give a place another value; only what differs is written.

    Attributes:
        pointer: an existing place, or a key that its map does not have yet (maps on the way are made).
        value: plain data.
        order: all keys that the map may have, in the order wanted; a new key goes behind the last of
            those before it. Without it a new key goes to the end.
    """

    pointer: Pointer
    value: Any
    shared: Shared = Shared.ASK
    order: tuple[str, ...] = ()


class Insert(msgspec.Struct, frozen=True):
    """Put a new item into a list, or a new entry into a map.

    Attributes:
        pointer: the list or map.
        value: plain data.
        at: before which of the present ones it goes; None for the end.
        key: the key in a map, None for a list.
        order: as in `SetValue`, when `at` is None.
    """

    pointer: Pointer
    value: Any
    at: int | None = None
    key: str | None = None
    shared: Shared = Shared.ASK
    order: tuple[str, ...] = ()


class Remove(msgspec.Struct, frozen=True):
    """Take out an item or an entry."""

    pointer: Pointer
    shared: Shared = Shared.ASK


class Move(msgspec.Struct, frozen=True):
    """Take an item or entry to another place, its text as it is.

    Attributes:
        pointer: what is moved.
        to: the list or map that it goes to, as pointers are before the move.
        at: its place there, counted without itself; None for the end.
        key: its key there; None keeps the one it has.
    """

    pointer: Pointer
    to: Pointer
    at: int | None = None
    key: str | None = None
    shared: Shared = Shared.ASK


class Duplicate(msgspec.Struct, frozen=True):
    """Put a copy of an item or entry behind it, its text as it is but for anchors.

    Attributes:
        pointer: what is copied.
        key: the key of the copy, in a map.
        at: its place; None right behind the original.
        changes: what is different in the copy, by pointers inside it.
    """

    pointer: Pointer
    key: str | None = None
    at: int | None = None
    changes: Mapping[Pointer, Any] = {}
    shared: Shared = Shared.ASK


class RenameKey(msgspec.Struct, frozen=True):
    """Give an entry another key."""

    pointer: Pointer
    key: str
    shared: Shared = Shared.ASK


Operation = SetValue | Insert | Remove | Move | Duplicate | RenameKey


class Refused(msgspec.Struct, frozen=True):
    """Say why an operation was not turned into an edit; nothing has changed.

    Attributes:
        reason: what stands in the way, for the user.
        remedy: what to do, "" where the reason says it.
        users: places that use the thing concerned.
        choices: values of `shared` with which the operation would go.
    """

    reason: str
    remedy: str = ""
    users: tuple[Location, ...] = ()
    choices: tuple[Shared, ...] = ()

    @property
    def sentence(self) -> str:
        """Give reason and remedy as one text."""
        return f"{self.reason} {self.remedy}".strip()


class RefusedError(Exception):
    """Carry a refusal out of the parts that plan an edit; it never leaves the package."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.refused = refused
