"""From operations on documents to a proven edit, or the reason why there is none.

Whatever way of writing is tried, the new text is read again and its tree compared with the tree that
the operation should give. A wrong result cannot get out.
"""

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from designer.diagnostics import said
from designer.documents.assigning import rewriting
from designer.documents.decomposing import shared_here, steps_of
from designer.documents.differences import equal, plain
from designer.documents.document import Document
from designer.documents.edits import Base, Edit, Splice, spliced
from designer.documents.emitting import Format
from designer.documents.expecting import Changes, expected, same
from designer.documents.layout import UnclearError, comments_in
from designer.documents.nodes import Node
from designer.documents.operations import (
    Insert,
    Operation,
    Refused,
    RefusedError,
    Remove,
    SetValue,
    Shared,
)
from designer.documents.placing import Pieces
from designer.documents.planning import plan
from designer.documents.pointers import Pointer
from designer.documents.project import Project
from designer.documents.quoting import NoTextError
from designer.documents.reading import read_document
from designer.documents.sharing import users_of, walk
from designer.documents.steps import Append, Assign, Plan, Put, Step, Take

__all__ = ["edit_document", "edit_project"]

_MOST_WAYS = 8


# What nobody sees is written as an escape on purpose, so that it is seen; line ends stay as they are.
_HARMLESS = frozenset({"core/unseen-escape", "core/mixed-line-ends"})


def edit_document(
    document: Document, operations: Iterable[Operation] | Operation, label: str
) -> Edit | Refused:
    """Give the edit that does operations one after the other, all or none.

    Args:
        document: the document as it is on screen.
        operations: what to do; pointers of each one are those after the ones before.
        label: what it does in the user's words ("Move tile C").

    Returns:
        The edit (empty if nothing changes), or why it cannot be done.
    """
    wanted = _listed(operations)
    try:
        if document.tree is None or document.root is None:
            return Refused(
                said("The file cannot be read just now."), said("Mend it in the text first.")
            )
        if not document.exact:
            return Refused(said("The file is no UTF-8 text, so it is not changed here."))
        form = Format.of(document.text, document.root)
        edit = _all_at_once(document, wanted, label, form)
        return edit if edit is not None else _in_turn(document, wanted, label, form)
    except RefusedError as error:
        return error.refused
    except NoTextError as error:
        return Refused(said("This value cannot be written: {lower}", lower=_lower(str(error))))
    except UnclearError:
        return Refused(
            said("The text around this place could not be understood well enough to change it."),
            said("Change it in the text."),
        )


def edit_project(
    project: Project, operations: Mapping[str, Iterable[Operation] | Operation], label: str
) -> Edit | Refused:
    """Give one edit of several documents, by path; all or none."""
    splices: list[Splice] = []
    read: list[Document] = []
    bases: list[Base] = []
    for path, wanted in operations.items():
        document = project.documents.get(path)
        if document is None:
            return Refused(said("The file {path} is not open any more.", path=path))
        edit = edit_document(document, wanted, label)
        if isinstance(edit, Refused):
            return edit
        splices += edit.splices
        read += edit.read
        bases += edit.bases
    return Edit.of(label, splices, read, bases)


def _listed(operations: Iterable[Operation] | Operation) -> Sequence[Operation]:
    if isinstance(operations, Iterable):
        return tuple(operations)
    return (operations,)


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _in_turn(document: Document, operations: Sequence[Operation], label: str, form: Format) -> Edit:
    """Do one step after the other, reading the text again after each."""
    edit, now = Edit(label), document
    todo = deque(_Todo(operation, everywhere=False) for operation in operations)
    while todo:
        thing, everywhere = todo.popleft()
        if isinstance(thing, _Again):
            todo.extendleft(_Todo(t, everywhere) for t in reversed(_repeated(now, thing)))
        elif isinstance(thing, Operation):
            everywhere = everywhere or thing.shared is Shared.ALL
            if isinstance(thing, SetValue):
                todo.appendleft(_Todo(_Again(thing), everywhere))
            todo.extendleft(_Todo(t, everywhere) for t in reversed(steps_of(now, thing)))
        else:
            planned = plan(now, thing, form)
            if not everywhere:
                _ask_at_home(now, planned)
            pieces, after = _proven(now, [planned], form)
            edit = edit.then(_edit(now, pieces, label, after))
            now = after
    return edit


class _Again(NamedTuple):
    """A value that was set, to be looked at again: parts of it may share text with each other."""

    operation: SetValue
    tries: int = 2


class _Todo(NamedTuple):
    """What is still to do, and whether it may change what others share."""

    thing: Operation | Step | _Again
    everywhere: bool


def _repeated(document: Document, again: _Again) -> list[Step | Operation | _Again]:
    if _is_there(document, again.operation):
        return []
    if not again.tries:
        raise RefusedError(
            Refused(
                said(
                    "Parts of this are shared with each other by an alias, so they cannot differ."
                ),
                said("Make own copies of them first."),
            )
        )
    operation = msgspec.structs.replace(again.operation, shared=Shared.ALL)
    return [*steps_of(document, operation), _Again(operation, again.tries - 1)]


def _ask_at_home(document: Document, planned: Plan) -> None:
    """Refuse to change, unasked, what stands here and is used elsewhere by an alias."""
    users = users_of(document, planned.changes.touched)
    if users:
        raise RefusedError(shared_here(document, users))


def _is_there(document: Document, operation: SetValue) -> bool:
    node = document.node(operation.pointer)
    return node is not None and equal(node.value, plain(operation.value))


def _all_at_once(
    document: Document, operations: Sequence[Operation], label: str, form: Format
) -> Edit | None:
    """Do many changes that do not meet with one reading; None where that does not go."""
    try:
        steps = _beside_each_other(document, operations)
        if steps is None:
            return None
        plans = [plan(document, step, form) for step in steps]
        if not all(o.shared is Shared.ALL for o in operations):
            for part in plans:
                _ask_at_home(document, part)
        pieces, after = _proven(document, plans, form, widen=False)
    except (RefusedError, UnclearError):
        return None
    if any(isinstance(o, SetValue) and not _is_there(after, o) for o in operations):
        return None
    return _edit(document, pieces, label, after)


def _beside_each_other(
    document: Document, operations: Sequence[Operation]
) -> Sequence[Step] | None:
    """Give the steps of operations none of which changes what another one names; None if one does."""
    steps: list[Step] = []
    added: dict[Pointer, list[Any]] = {}
    places: list[tuple[Pointer, str | None]] = []
    new: set[tuple[Pointer, str | None]] = set()
    shifting: list[Pointer] = []  # lists in which items get other numbers
    for operation in operations:
        if not isinstance(operation, SetValue | Insert | Remove):
            return None
        for step in steps_of(document, operation):
            match step:
                case Put(pointer, value, at=None, key=None):
                    added.setdefault(pointer, []).append(value)
                    continue
                case Assign(pointer) | Take((*_, str()) as pointer):
                    places.append((pointer, None))
                case Put(pointer, key=str() as key):
                    if (pointer, step.after) in new:
                        return None  # it goes behind one that is not there yet
                    new.add((pointer, key))
                    places.append((pointer, step.after or ""))
                case Put(pointer) | Take((*pointer, int())):
                    shifting.append(tuple(pointer))
                case _:
                    return None
            steps.append(step)
    named = [*shifting, *added, *(pointer for pointer, _ in places)]
    inside = Counter(pointer[:n] for pointer in named for n in range(len(pointer) + 1))
    moved = any(inside[home] > 1 for home in shifting)
    n_steps = len(steps) + sum(map(len, added.values()))
    if n_steps < 2 or moved or len(set(places)) < len(places):
        return None
    return [*steps, *(Append(pointer, tuple(values)) for pointer, values in added.items())]


def _edit(document: Document, pieces: Pieces, label: str, after: Document) -> Edit:
    splices = [Splice(document.path, s, document.text[s:e], new) for s, e, new in pieces]
    base = Base.of(document.path, document.text)
    return Edit.of(label, splices, [after], [base])


# -- proof --------------------------------------------------------------------------------------


def _proven(
    document: Document, plans: Sequence[Plan], form: Format, *, widen: bool = True
) -> tuple[Pieces, Document]:
    """Give the first way of writing that is read back as what it should be.

    Raises:
        RefusedError: none is.
    """
    changes = Changes({}, {}, {})
    for part in plans:
        _gather(changes, part.changes)
    wanted = expected(document, changes)
    if len(plans) == 1:
        ways: Iterable[Pieces] = islice(plans[0].ways, _MOST_WAYS)
    else:
        ways = [[piece for part in plans for piece in next(part.ways)]]
    faults: set[str] = set()
    for pieces in ways:
        after = _read_back(document, pieces, wanted, faults)
        if after is not None:
            return pieces, after
    if widen:
        for pieces in _wider(document, plans[0], wanted, form):
            after = _read_back(document, pieces, wanted, faults)
            if after is not None:
                return pieces, after
    if "core/unknown-alias" in faults or "core/recursive-alias" in faults:
        raise RefusedError(
            Refused(
                said("An alias would then stand above the anchor that it names."),
                said("Make an own copy of what is shared first."),
            )
        )
    if "core/merge-not-a-map" in faults:
        raise RefusedError(Refused(said("It is merged elsewhere with <<, so it must stay a map.")))
    raise RefusedError(
        Refused(
            said("No way of writing this was found that changes nothing else."),
            said("Change it in the text."),
        )
    )


def _gather(changes: Changes, more: Changes) -> None:
    changes.values.update(more.values)
    for name, entries in more.entries.items():
        changes.entries.setdefault(name, []).extend(entries)
    for name, items in more.items.items():
        changes.items.setdefault(name, []).extend(items)


def _read_back(
    document: Document, pieces: Pieces, wanted: object, codes: set[str]
) -> Document | None:
    """Read the text with pieces replaced; None if the tree is another one, or has new faults.

    The codes of faults are added to `codes`.
    """
    try:
        text = spliced(document.text, _edit(document, pieces, "", document).splices)
    except ValueError:
        return None  # two replacements overlap
    after = read_document("\ufeff" + text if document.bom else text, document.path)
    faults = Counter(d.code for d in after.diagnostics)
    codes.update(faults)
    if after.root is None or not same(after.tree, wanted):
        return None
    new = faults - Counter(d.code for d in document.diagnostics)
    if new.keys() - _HARMLESS:
        return None
    return after


def _wider(document: Document, part: Plan, wanted: object, form: Format) -> Iterable[Pieces]:
    """Write the collection around it anew, where nothing but values stands in it."""
    holder = part.holder
    if holder is None or not _holds_only_values(document, holder):
        return
    value = _value_after(document, holder, wanted)
    if value is not None:
        yield from rewriting(document, holder, value, form)


def _holds_only_values(document: Document, holder: Node) -> bool:
    shared = any(node.anchor is not None or node.target is not None for _, node in walk(holder))
    return not shared and not holder.others and not comments_in(document, holder)


def _value_after(document: Document, holder: Node, wanted: object) -> object:
    """Give what a collection should become."""
    assert document.root is not None
    pointer = next((p for p, node in walk(document.root) if node is holder), None)
    value = wanted
    for step in pointer or ():
        value = value[step]  # type: ignore[index]  # the pointer leads there
    return plain(value)
