"""The primitive steps that every operation comes down to."""

from collections.abc import Iterator
from typing import Any

import msgspec

from designer.documents.expecting import Changes
from designer.documents.nodes import Node
from designer.documents.placing import Pieces
from designer.documents.pointers import Pointer

__all__ = ["Append", "Assign", "Copy", "Displace", "Plan", "Put", "Rekey", "Step", "Take"]


class Assign(msgspec.Struct, frozen=True):
    """Write a value in the place of the one at a pointer; at an alias, of what it stands for if `through`."""

    pointer: Pointer
    value: Any
    through: bool = False


class Put(msgspec.Struct, frozen=True):
    """Put a value into a collection before the own entry `at` (None: at the end)."""

    pointer: Pointer
    value: Any
    at: int | None = None
    key: str | None = None
    after: str | None = None


class Append(msgspec.Struct, frozen=True):
    """Put values at the end of a list."""

    pointer: Pointer
    values: tuple[Any, ...]


class Take(msgspec.Struct, frozen=True):
    """Take an entry out."""

    pointer: Pointer


class Displace(msgspec.Struct, frozen=True):
    """Move an entry with its text."""

    pointer: Pointer
    to: Pointer
    at: int | None = None
    key: str | None = None


class Copy(msgspec.Struct, frozen=True):
    """Copy an entry with its text."""

    pointer: Pointer
    at: int | None = None
    key: str | None = None


class Rekey(msgspec.Struct, frozen=True):
    """Rename a key."""

    pointer: Pointer
    key: str


Step = Append | Assign | Put | Take | Displace | Copy | Rekey


class Plan(msgspec.Struct):
    """Give what changes in the tree, the ways to write it, and the collection that is written anew last."""

    changes: Changes
    ways: Iterator[Pieces]
    holder: Node | None
