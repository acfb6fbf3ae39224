"""From operations to primitive steps: what is shared is settled here, and only what differs stays."""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from designer.documents.document import Document
from designer.documents.expecting import same
from designer.documents.nodes import Node
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
from designer.documents.planning import Assign, Copy, Displace, Put, Rekey, Step, Take
from designer.documents.pointers import Pointer
from designer.documents.sharing import Use, follow, sharing

__all__ = ["plain", "steps_of"]


def plain(value: Any) -> Any:
    """Give a value as plain data: dicts, lists, texts, numbers, truth values, None."""
    if isinstance(value, Mapping):
        return {key: plain(child) for key, child in value.items()}
    if isinstance(value, list | tuple):
        return [plain(child) for child in value]
    return value


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
            _refuse_inherited(document, pointer, "removed")
            own = _own_copy(document, pointer[:-1], shared, inside=True)
            return [*([own] if own else []), Take(pointer)]
        case RenameKey(pointer=pointer, shared=shared):
            _refuse_inherited(document, pointer, "renamed")
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
        f"This comes from &{found.name}, which is used in {len(places) + 1} places.",
        "Change all of them, or make an own copy here.",
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
        f"This belongs to &{name}, which is used elsewhere: line {lines}.",
        "Change all of them, or write their content out first.",
        places,
        (Shared.ALL,),
    )


def use_line(document: Document, use: Use) -> int:
    """Give the line of an alias."""
    return document.line_column(use.node.start)[0]


def _refuse_inherited(document: Document, pointer: Pointer, what: str) -> None:
    found = follow(document, pointer)
    if found is not None and found.inherited and found.gate == pointer:
        line = document.location(pointer, of="key").line
        raise RefusedError(
            Refused(
                f"“{pointer[-1]}” is inherited by << from line {line}, so it cannot be {what} here.",
                "Change it there, or take the << out.",
            )
        )


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
    _refuse_inherited(document, pointer, "copied")
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
    _refuse_inherited(document, operation.pointer, "moved")
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
        return [*_differences(document, pointer, value, operation.order, through=True)]
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
        return [*_differences(document, pointer, value, operation.order, through=through)]
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


def _differences(
    document: Document, pointer: Pointer, new: Any, order: Sequence[str], *, through: bool = False
) -> Iterator[Step]:
    """Give the steps that turn the value at a pointer into another, last places first.

    What inside it comes through an alias or `<<` and differs gets a value of its own.

    Args:
        document: the document.
        pointer: where the value stands.
        new: the value wanted.
        order: keys of the value's map in the order wanted.
        through: whether an alias at the pointer itself stands for what is changed.
    """
    node = document.node(pointer)
    assert node is not None, "only what is there is compared"
    old = node.value
    if equal(old, new):
        return
    alias = node.target is not None and not through
    if isinstance(old, dict) and isinstance(new, dict) and old and new and not alias:
        yield from _map_differences(document, pointer, node.resolved, new, order, through=through)
    elif isinstance(old, list) and isinstance(new, list) and old and new and not alias:
        yield from _list_differences(document, pointer, old, new)
    else:
        yield Assign(pointer, new, through=through)


def _map_differences(
    document: Document,
    pointer: Pointer,
    node: Node,
    new: dict[str, Any],
    order: Sequence[str],
    *,
    through: bool,
) -> Iterator[Step]:
    old: dict[str, Any] = node.value
    own = list(node.entries or {})
    for key in old:
        if key not in new and key not in own:
            _refuse_inherited(document, (*pointer, key), "removed")
    if not old.keys() & new.keys() and len(own) == len(old):
        yield Assign(pointer, new, through=through)
        return
    for key in own:
        if key in new:
            yield from _differences(document, (*pointer, key), new[key], ())
    wanted = list(new)
    for number, key in enumerate(wanted):
        if key in own or (key in old and equal(old[key], new[key])):
            continue
        before = list(order)[: list(order).index(key)] if key in order else wanted[:number]
        after = next((k for k in reversed(before) if k in own), None)
        own.append(key)
        yield Put(pointer, new[key], key=key, after=after)
    for key in node.entries or {}:
        if key not in new:
            yield Take((*pointer, key))


def _list_differences(
    document: Document, pointer: Pointer, old: list[Any], new: list[Any]
) -> Iterator[Step]:
    ours, theirs = ([msgspec.json.encode(item) for item in row] for row in (old, new))
    matcher = difflib.SequenceMatcher(None, ours, theirs, autojunk=False)
    for what, i, i_end, j, j_end in reversed(matcher.get_opcodes()):
        if what == "equal":
            continue
        both = min(i_end - i, j_end - j)
        for number in range(i_end - 1, i + both - 1, -1):
            yield Take((*pointer, number))
        for number in range(j_end - 1, j + both - 1, -1):
            yield Put(pointer, new[number], at=i + both)
        for number in range(both - 1, -1, -1):
            yield from _differences(document, (*pointer, i + number), new[j + number], ())


def equal(left: Any, right: Any) -> bool:
    """Say whether two values are the same; the order of keys does not count, types do."""
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(equal(v, right[k]) for k, v in left.items())
    if isinstance(left, list):
        return len(left) == len(right) and all(map(equal, left, right))
    return same(left, right)


def replaced(tree: Any, pointer: Pointer, value: Any) -> Any:
    """Give a plain tree with another value at a pointer; maps on the way are made."""
    if not pointer:
        return value
    step, rest = pointer[0], pointer[1:]
    if isinstance(step, int):
        if not isinstance(tree, list) or not 0 <= step < len(tree):
            raise RefusedError(Refused("What was to be changed is not there any more."))
        return [replaced(v, rest, value) if n == step else v for n, v in enumerate(tree)]
    holder = tree if isinstance(tree, dict) else {}
    return {**holder, step: replaced(holder.get(step), rest, value)}
