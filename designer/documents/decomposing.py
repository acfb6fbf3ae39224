"""From operations to primitive steps: what is shared is settled here, and only what differs stays."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents.differences import differences, equal, plain, replaced
from designer.documents.document import Document
from designer.documents.finding import refuse_inherited
from designer.documents.operations import (
    Duplicate,
    Insert,
    Move,
    Operation,
    Refused,
    RefusedError,
    Remove,
    RenameKey,
    SetValue,
    Shared,
)
from designer.documents.pointers import Pointer
from designer.documents.sharing import Use, follow, sharing
from designer.documents.steps import Assign, Copy, Displace, Put, Rekey, Step, Take

__all__ = ["shared_here", "steps_of"]


def steps_of(document: Document, operation: Operation) -> Sequence[Step | Operation]:
    """Give the primitive steps of an operation; each one's pointers hold once those before are done.

    An operation among them is looked at when its turn comes.

    Raises:
        RefusedError: it cannot be done, and why.
    """
    match operation:
        case SetValue():
            return _setting(document, operation)
        case Insert(pointer=pointer, shared=shared):
            value = plain(operation.value)
            if (own := _own_copy(document, pointer, shared, inside=True)) is not None:
                return [own, *_inserting(None, operation, value)]
            return [*_inserting(document, operation, value)]
        case Remove(pointer=pointer, shared=shared):
            refuse_inherited(document, pointer, "removed")
            own = _own_copy(document, pointer[:-1], shared, inside=True)
            return [*([own] if own else []), Take(pointer)]
        case RenameKey(pointer=pointer, shared=shared):
            refuse_inherited(document, pointer, "renamed")
            if pointer and pointer[-1] == operation.key:
                return []
            own = _own_copy(document, pointer[:-1], shared, inside=True)
            return [*([own] if own else []), Rekey(pointer, operation.key)]
        case Duplicate(pointer=pointer, shared=shared):
            return _duplicating(document, operation)
        case Move():
            return _moving(document, operation)


# -- what is shared -----------------------------------------------------------------------------


def _own_copy(document: Document, pointer: Pointer, shared: Shared, *, inside: bool) -> Step | None:
    """Give the step that makes a copy where a pointer first passes into what is shared.

    Args:
        document: the document.
        pointer: where something is to change.
        shared: what the user wants.
        inside: whether the change is inside the value there, not in its place.

    Returns:
        None where nothing is shared, or all are to change.

    Raises:
        RefusedError: the user must choose.
    """
    found = follow(document, pointer)
    if found is None or shared is Shared.ALL:
        return None
    gate = found.gate
    if gate is None and inside and found.node.target is not None:
        gate = pointer
    if gate is None:
        return None
    if not found.inherited and shared is Shared.ASK:
        raise RefusedError(_shared(document, gate))
    there = document.node(gate)
    assert there is not None, "the gate lies on the way"
    if found.inherited:
        key = gate[-1]
        assert isinstance(key, str), "only keys are inherited"
        return Put(gate[:-1], there.value, key=key)
    return Assign(gate, there.value)


def _shared(document: Document, pointer: Pointer) -> Refused:
    found = sharing(document, pointer)
    places = tuple(document.location(user) for user in found.users)
    return Refused(
        said(
            "This comes from &{name}, which is used in {n} places.",
            name=found.name,
            n=len(places) + 1,
        ),
        said("Change all of them, or make an own copy here."),
        places,
        (Shared.ALL, Shared.OWN),
    )


def shared_here(document: Document, users: Sequence[Use]) -> Refused:
    """Give the refusal to change what stands at a place and is used elsewhere."""
    name = users[0].node.resolved.anchor
    places = tuple(
        document.location(pointer) for pointer in dict.fromkeys(u.pointer for u in users)
    )
    lines = ", ".join(dict.fromkeys(str(use_line(document, use)) for use in users))
    return Refused(
        said(
            "This belongs to &{name}, which is used elsewhere: line {lines}.",
            name=name,
            lines=lines,
        ),
        said("Change all of them, or write their content out first."),
        places,
        (Shared.ALL,),
    )


def use_line(document: Document, use: Use) -> int:
    """Give the line of an alias."""
    return document.line_column(use.node.start)[0]


# -- entries ------------------------------------------------------------------------------------


def _inserting(document: Document | None, operation: Insert, value: Any) -> Iterator[Step]:
    after = None
    if operation.key is not None and operation.at is None and operation.order and document:
        after = _after(document, operation.pointer, operation.key, operation.order)
    yield Put(operation.pointer, value, operation.at, operation.key, after)


def _after(document: Document, pointer: Pointer, key: str, order: Sequence[str]) -> str | None:
    """Give the own key of a map behind which a new one goes."""
    node = document.node(pointer)
    own = node.resolved.entries if node is not None else None
    if not own or key not in order:
        return None
    before = order[: order.index(key)]
    return next((k for k in reversed(before) if k in own), None)


def _duplicating(document: Document, operation: Duplicate) -> list[Step | Operation]:
    pointer = operation.pointer
    refuse_inherited(document, pointer, "copied")
    found = follow(document, pointer)
    if found is None or not pointer:
        return [Copy(pointer, operation.at, operation.key)]
    own = _own_copy(document, pointer[:-1], operation.shared, inside=True)
    steps: list[Step | Operation] = [
        *([own] if own else []),
        Copy(pointer, operation.at, operation.key),
    ]
    if operation.changes and found.node.target is not None:
        raise RefusedError(
            Refused("This is an alias; its copy would change with it.", "Make an own copy first.")
        )
    last = pointer[-1]
    if isinstance(last, int):
        copy: Pointer = (*pointer[:-1], last + 1 if operation.at is None else operation.at)
    else:
        copy = (*pointer[:-1], operation.key or last)
    changes = (
        SetValue((*copy, *place), value, Shared.OWN) for place, value in operation.changes.items()
    )
    return [*steps, *changes]


def _moving(document: Document, operation: Move) -> list[Step]:
    refuse_inherited(document, operation.pointer, "moved")
    for pointer in (operation.pointer[:-1], operation.to):
        if _own_copy(document, pointer, operation.shared, inside=True) is not None:
            raise RefusedError(
                Refused("What is shared cannot be moved.", "Make an own copy of it first.")
            )
    pointer, key = operation.pointer, operation.key
    if pointer and pointer[:-1] == operation.to and key is not None and key != pointer[-1]:
        renamed = (*operation.to, key)
        return [Rekey(pointer, key), Displace(renamed, operation.to, operation.at)]
    return [Displace(pointer, operation.to, operation.at, key)]


# -- values -------------------------------------------------------------------------------------


def _setting(document: Document, operation: SetValue) -> list[Step]:
    pointer, value, shared = operation.pointer, plain(operation.value), operation.shared
    found = follow(document, pointer)
    if found is None:
        return _making(document, operation, value)
    node = found.node
    if found.gate is None and node.target is not None:
        if shared is Shared.OWN:
            return [Assign(pointer, value)]
        if equal(node.value, value):
            return []
        if shared is Shared.ASK:
            raise RefusedError(_shared(document, pointer))
        return [*differences(document, pointer, value, operation.order, through=True)]
    if equal(node.value, value) and not (found.gate and shared is Shared.OWN):
        return []
    if found.inherited and found.gate == pointer and shared is not Shared.ALL:
        key = pointer[-1]
        assert isinstance(key, str), "only keys are inherited"
        after = _after(document, pointer[:-1], key, operation.order)
        return [Put(pointer[:-1], value, key=key, after=after)]
    own = _own_copy(document, pointer, shared, inside=False)
    if own is None:
        through = shared is Shared.ALL
        return [*differences(document, pointer, value, operation.order, through=through)]
    gate = own.pointer if isinstance(own, Assign) else found.gate
    assert gate is not None, "something is shared on the way"
    assert isinstance(own, Assign | Put), "a copy is written in one of these ways"
    return [msgspec.structs.replace(own, value=replaced(own.value, pointer[len(gate) :], value))]


def _making(document: Document, operation: SetValue, value: Any) -> list[Step]:
    """Set what is not there yet: maps on the way are made."""
    pointer = operation.pointer
    known = next(pointer[:n] for n in range(len(pointer) - 1, -1, -1) if document.node(pointer[:n]))
    rest = pointer[len(known) :]
    if not all(isinstance(step, str) for step in rest):
        raise RefusedError(
            Refused("What was to be changed is not there any more.", "Look at the file again.")
        )
    for step in reversed(rest[1:]):
        value = {step: value}
    node = document.node(known)
    assert node is not None
    if node.value is None and known:
        holding = SetValue(known, {rest[0]: value}, operation.shared)
        return _setting(document, holding)
    key = str(rest[0])
    own = _own_copy(document, known, operation.shared, inside=True)
    if own is not None:
        return [own, Put(known, value, key=key)]
    return [Put(known, value, key=key, after=_after(document, known, key, operation.order))]
