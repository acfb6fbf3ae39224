"""Where a place of a document is after an operation that moves places.

Whoever asks for a second operation while the first is still being done means places as they were; here
they become those that will be.
"""

from collections.abc import Iterable

import msgspec

from designer.documents.operations import (
    Duplicate,
    Insert,
    Move,
    Operation,
    Remove,
    RenameKey,
    SetValue,
)
from designer.documents.pointers import Pointer

__all__ = ["shifted", "shifted_operations"]


def shifted(pointer: Pointer, done: Operation) -> Pointer | None:
    """Give where a place is after an operation; None if it is gone.

    A place whose text comes from elsewhere by an alias is taken for one of its own.
    """
    match done:
        case SetValue():
            return pointer
        case Insert():
            return pointer if done.at is None else _opened(pointer, done.pointer, done.at)
        case Remove():
            return _closed(pointer, done.pointer)
        case Duplicate():
            last = done.pointer[-1]
            if not isinstance(last, int):
                return pointer
            return _opened(pointer, done.pointer[:-1], last + 1 if done.at is None else done.at)
        case RenameKey():
            n = len(done.pointer)
            return (
                (*pointer[: n - 1], done.key, *pointer[n:])
                if pointer[:n] == done.pointer
                else pointer
            )
        case Move():
            return _moved(pointer, done)


def shifted_operations(
    operations: Iterable[Operation], done: Iterable[Operation]
) -> tuple[Operation, ...] | None:
    """Give operations as they are asked for once others are done; None if one has lost its place."""
    found = tuple(operations)
    for before in done:
        moved = [_shifted_operation(operation, before) for operation in found]
        found = tuple(operation for operation in moved if operation is not None)
        if len(found) < len(moved):
            return None
    return found


def _shifted_operation(operation: Operation, done: Operation) -> Operation | None:
    pointer = shifted(operation.pointer, done)
    if pointer is None:
        return None
    changes: dict[str, object] = {"pointer": pointer}
    if isinstance(operation, Move):
        to = shifted(operation.to, done)
        if to is None:
            return None
        changes["to"] = to
    if isinstance(operation, Insert) and operation.at is not None:
        place = shifted((*operation.pointer, operation.at), done)
        if place is not None:
            changes["at"] = place[-1]
    return msgspec.structs.replace(operation, **changes)


def _opened(pointer: Pointer, holder: Pointer, at: int) -> Pointer:
    """Give a place after an item was put into a list."""
    n = len(holder)
    step = pointer[n] if len(pointer) > n and pointer[:n] == holder else None
    if not isinstance(step, int) or step < at:
        return pointer
    return (*holder, step + 1, *pointer[n + 1 :])


def _closed(pointer: Pointer, gone: Pointer) -> Pointer | None:
    """Give a place after an item or entry was taken out."""
    n, last = len(gone), gone[-1] if gone else None
    if pointer[:n] == gone:
        return None
    step = pointer[n - 1] if len(pointer) >= n and pointer[: n - 1] == gone[:-1] else None
    if not isinstance(step, int) or not isinstance(last, int) or step < last:
        return pointer
    return (*gone[:-1], step - 1, *pointer[n:])


def _moved(pointer: Pointer, done: Move) -> Pointer:
    last = done.pointer[-1]
    to = _closed(done.to, done.pointer) or done.to
    target = done.key if done.key is not None else done.at if isinstance(last, int) else last
    rest = _closed(pointer, done.pointer)
    if rest is None:
        inside = pointer[len(done.pointer) :]
        return pointer if target is None else (*to, target, *inside)
    return _opened(rest, to, target) if isinstance(target, int) else rest
