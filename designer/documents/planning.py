"""From one operation to what changes in the tree and the ways to write that.

Every operation comes down to primitive ones: a value in place of another, an entry put in, an entry
taken out, an entry moved or copied as text, a key renamed.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from designer.documents import emitting
from designer.documents.assigning import assignments
from designer.documents.document import Document
from designer.documents.emitting import Format
from designer.documents.expecting import Changes
from designer.documents.fragments import Fragment, comments_lost, fragment_of
from designer.documents.layout import Kids, Slot
from designer.documents.nodes import Node
from designer.documents.operations import Refused, RefusedError
from designer.documents.placing import Pieces, insert_flow, insert_lines, removal
from designer.documents.pointers import Pointer
from designer.documents.quoting import key_text
from designer.documents.sharing import Followed, Use, follow, held_outside

__all__ = ["Assign", "Copy", "Displace", "Put", "Rekey", "Step", "Take", "plan"]


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


Step = Assign | Put | Take | Displace | Copy | Rekey


class Plan(msgspec.Struct):
    """Give what changes in the tree, the ways to write it, and the collection that is written anew last."""

    changes: Changes
    ways: Iterator[Pieces]
    holder: Node | None


def plan(document: Document, step: Step, form: Format) -> Plan:
    """Plan one primitive operation.

    Raises:
        RefusedError: it cannot be done, and why.
    """
    match step:
        case Assign():
            return _assign(document, step, form)
        case Put():
            return _put(document, step, form)
        case Take():
            return _take(document, step, form)
        case Displace():
            return _displace(document, step, form)
        case Copy():
            return _copy(document, step, form)
        case Rekey():
            return _rekey(document, step)


# -- values -------------------------------------------------------------------------------------


def _assign(document: Document, step: Assign, form: Format) -> Plan:
    found = _found(document, step.pointer)
    node, kids, slot = found.node, None, None
    if step.through and node.target is not None:
        node = node.resolved
        kids, slot = _home_of(document, node)
    elif found.holder is not None:
        kids, slot = _slot(document, found, step.pointer)
    _keep_anchors(document, _children(node))
    changes = Changes()
    changes.set_value(node, step.value)
    holder = kids.node if kids is not None else None
    return Plan(changes, assignments(document, kids, slot, node, step.value, form), holder)


def _children(node: Node) -> list[Node]:
    if node.entries is not None:
        pairs = (*node.entries.values(), *node.others)
        return [part for pair in pairs for part in pair]
    return list(node.items or ())


def _home_of(document: Document, wanted: Node) -> tuple[Kids | None, Slot | None]:
    """Find the collection in whose text a node stands."""
    todo = [document.root] if document.root is not None else []
    while todo:
        node = todo.pop()
        inner = _children(node)
        if any(child is wanted for child in inner):
            kids = Kids(document, node)
            number = kids.number_of_value(wanted)
            if number is None:
                raise _unclear()
            return kids, kids.slot(number)
        todo += inner
    return None, None


# -- entries ------------------------------------------------------------------------------------


def _put(document: Document, step: Put, form: Format) -> Plan:
    node = _collection(document, step.pointer)
    _fits(node, step.key)
    fragment = Fragment(value=step.value)
    place = _place(document, node, step.at, step.after)
    changes = Changes()
    _add(
        changes,
        node,
        step.at if step.after is None else _own_place(node, step.after),
        step.key,
        step.value,
    )
    return Plan(changes, _insertion(document, node, place, step.key, fragment, form), node)


def _own_place(node: Node, after: str) -> int:
    assert node.entries is not None
    return list(node.entries).index(after) + 1


def _place(document: Document, node: Node, at: int | None, after: str | None) -> int:
    kids = Kids(document, node)
    if after is not None:
        number = kids.number_of(after)
        return len(kids) if number is None else number + 1
    return len(kids) if at is None else kids.number_at(at)


def _add(changes: Changes, node: Node, at: int | None, key: str | None, value: Any) -> None:
    if key is None:

        def into_list(items: list[Any]) -> list[Any]:
            place = len(items) if at is None else min(at, len(items))
            return [*items[:place], value, *items[place:]]

        changes.change_items(node, into_list)
        return

    def into_map(entries: dict[str, Any]) -> dict[str, Any]:
        pairs = list(entries.items())
        place = len(pairs) if at is None else min(at, len(pairs))
        return dict([*pairs[:place], (key, value), *pairs[place:]])

    changes.change_entries(node, into_map)


def _insertion(
    document: Document, node: Node, place: int, key: str | None, fragment: Fragment, form: Format
) -> Iterator[Pieces]:
    kids = Kids(document, node)
    if kids.bare:
        if fragment.comment:
            raise comments_lost()
        yield _into_bare_pair(node, place, fragment.inline(key))
    elif kids.flow and (len(kids) or not _may_hang(document, node, fragment)):
        yield from _into_flow(document, node, place, key, fragment, form)
    elif kids.flow:
        yield from _into_empty(document, node, key, fragment, form)
    else:
        first = kids.slot(0)
        at_column = document.line_column(first.lead)[1] - 1
        beside = kids.slot(max(0, place - 1)).value
        lines = fragment.lines(key, form, at_column, beside)
        yield from insert_lines(document, node, place, lines, form.newline)
        if fragment.text is None and len(lines) > 1:
            one_line = [fragment.one_line(key)]
            yield from insert_lines(document, node, place, one_line, form.newline)


def _into_bare_pair(node: Node, place: int, new: str) -> Pieces:
    """Give the one pair of a map without braces a second one: it gets its braces."""
    if place == 0:
        return [(node.start, node.start, "{" + new + ", "), (node.end, node.end, "}")]
    return [(node.start, node.start, "{"), (node.end, node.end, f", {new}}}")]


def _may_hang(document: Document, node: Node, fragment: Fragment) -> bool:
    """Say whether what comes into an empty `[]` or `{}` goes on lines of its own."""
    kids, _ = _home_of(document, node)
    if kids is not None and kids.flow:
        return False
    return fragment.text is not None or emitting.is_collection(fragment.value)


def _into_empty(
    document: Document, node: Node, key: str | None, fragment: Fragment, form: Format
) -> Iterator[Pieces]:
    home, slot = _home_of(document, node)
    inside = document.text[node.start + 1 : node.end - 1].strip()
    if slot is not None and home is not None and not inside:
        at_column = document.line_column(slot.lead)[1] - 1
        is_item = slot.key is None
        at_column += 2 if is_item else form.dash if key is None else form.step
        lines = fragment.lines(key, form, at_column, None)
        indent = " " * at_column
        body = "".join(form.newline + (indent + line if line else "") for line in lines)
        point, _ = home.value_point(slot)
        line_end = document.lines.end_of(node.end)
        if is_item and node.begin == node.start and line_end == node.end:
            yield [(node.start, node.end, body.lstrip())]
        if line_end == node.end:
            yield [(point, node.end, body)]
        else:
            yield [(point, node.end, ""), (line_end, line_end, body)]
    yield from _into_flow(document, node, 0, key, fragment, form)


def _into_flow(
    document: Document, node: Node, place: int, key: str | None, fragment: Fragment, form: Format
) -> Iterator[Pieces]:
    new = fragment.inline(key)
    ways = list(insert_flow(document, node, place, new, form.newline, fragment.comment))
    if not ways and fragment.comment:
        raise comments_lost()
    yield from ways


def _take(document: Document, step: Take, form: Format) -> Plan:
    found = _found(document, step.pointer)
    kids, slot = _slot(document, found, step.pointer)
    _keep_anchors(document, [slot.value] if slot.key is None else [slot.key, slot.value])
    changes = Changes()
    _drop(changes, kids.node, step.pointer[-1])
    return Plan(changes, _taken(document, kids, slot, form), kids.node)


def _drop(changes: Changes, node: Node, step: str | int) -> None:
    if isinstance(step, int):
        changes.change_items(node, lambda items: [*items[:step], *items[step + 1 :]])
    else:
        changes.change_entries(node, lambda own: {k: v for k, v in own.items() if k != step})


def _taken(document: Document, kids: Kids, slot: Slot, form: Format) -> Iterator[Pieces]:
    if kids.bare:
        yield [(kids.node.start, kids.node.end, "{}")]
    elif len(kids) > 1 or kids.flow:
        yield from removal(document, kids.node, slot.number)
    else:
        empty: Any = [] if kids.node.items is not None else {}
        home, place = _home_of(document, kids.node)
        yield from assignments(document, home, place, kids.node, empty, form)


# -- moving and copying -------------------------------------------------------------------------


def _displace(document: Document, step: Displace, form: Format) -> Plan:
    found = _found(document, step.pointer)
    kids, slot = _slot(document, found, step.pointer)
    target = _collection(document, step.to)
    if _stands_in(target, slot.value):
        raise RefusedError(Refused("A thing cannot be moved into itself."))
    old = step.pointer[-1]
    key = step.key if step.key is not None else old if isinstance(old, str) else None
    if target.items is not None:
        key = None
    same = target is kids.node
    if not (same and key == old):
        _fits(target, key)
    value = slot.value.value
    changes = Changes()
    _drop(changes, kids.node, old)
    _add(changes, target, step.at, key, value)
    ways = _moved(document, kids, slot, target, step, key, form)
    return Plan(changes, ways, kids.node if same else None)


def _stands_in(node: Node, outer: Node) -> bool:
    if node is outer:
        return True
    return any(_stands_in(node, child) for child in _children(outer))


def _moved(
    document: Document,
    kids: Kids,
    slot: Slot,
    target: Node,
    step: Displace,
    key: str | None,
    form: Format,
) -> Iterator[Pieces]:
    place = _moved_place(document, kids, target, step)
    if target is kids.node and place in (slot.number, slot.number + 1):
        yield []
        return
    fragment = fragment_of(document, kids, slot, with_comments=True)
    if key != step.pointer[-1] and slot.key is not None and key is not None:
        fragment = fragment.renamed(slot, key, flow=kids.flow)
    gone = list(_taken(document, kids, slot, form))
    for put in _insertion(document, target, place, key, fragment, form):
        yield from ([*take, *put] for take in gone if not _overlap(take, put))


def _overlap(take: Pieces, put: Pieces) -> bool:
    return any(start < at < end for start, end, _ in take for at, _, _ in put)


def _moved_place(document: Document, kids: Kids, target: Node, step: Displace) -> int:
    """Give the slot before which it goes, counted with itself still there."""
    place = _place(document, target, None, None)
    if step.at is None:
        return place
    at = step.at
    if target is kids.node:
        old = step.pointer[-1]
        number = old if isinstance(old, int) else list(target.entries or {}).index(old)
        at += at >= number
    return Kids(document, target).number_at(at)


def _copy(document: Document, step: Copy, form: Format) -> Plan:
    found = _found(document, step.pointer)
    kids, slot = _slot(document, found, step.pointer)
    old = step.pointer[-1]
    if isinstance(old, str) and step.key is None:
        raise RefusedError(Refused("The copy needs a key of its own."))
    key = step.key if isinstance(old, str) else None
    _fits(kids.node, key)
    own = old if isinstance(old, int) else list(kids.node.entries or {}).index(old)
    at = own + 1 if step.at is None else step.at
    changes = Changes()
    _add(changes, kids.node, at, key, slot.value.value)
    fragment = fragment_of(document, kids, slot, with_comments=False)
    if key is not None:
        fragment = fragment.renamed(slot, key, flow=kids.flow)
    place = slot.number + 1 if step.at is None else kids.number_at(at)
    return Plan(changes, _insertion(document, kids.node, place, key, fragment, form), kids.node)


def _rekey(document: Document, step: Rekey) -> Plan:
    found = _found(document, step.pointer)
    kids, slot = _slot(document, found, step.pointer)
    old = step.pointer[-1]
    if slot.key is None or not isinstance(old, str):
        raise RefusedError(Refused("An item of a list has no key."))
    key_node = slot.key
    if key_node.target is not None:
        raise RefusedError(
            Refused("This key comes through an alias.", "Rename it where the anchor stands.")
        )
    _fits(kids.node, step.key)
    _keep_anchors(document, [key_node])
    changes = Changes()
    changes.change_entries(
        kids.node, lambda own: {(step.key if k == old else k): v for k, v in own.items()}
    )
    like = key_node.style if key_node.style in ("'", '"') else ""
    new = key_text(step.key, like=like, flow=kids.flow)
    return Plan(changes, iter([[(key_node.start, key_node.end, new)]]), None)


# -- finding ------------------------------------------------------------------------------------


def _found(document: Document, pointer: Pointer) -> Followed:
    found = follow(document, pointer)
    if found is None:
        raise RefusedError(
            Refused("What was to be changed is not there any more.", "Look at the file again.")
        )
    return found


def _slot(document: Document, found: Followed, pointer: Pointer) -> tuple[Kids, Slot]:
    if found.holder is None:
        raise RefusedError(Refused("The whole file cannot be moved, removed or copied here."))
    kids = Kids(document, found.holder)
    number = kids.number_of(pointer[-1])
    if number is None:
        raise _unclear()
    return kids, kids.slot(number)


def _collection(document: Document, pointer: Pointer) -> Node:
    node = _found(document, pointer).node.resolved
    if node.items is None and node.entries is None:
        raise RefusedError(Refused("There is neither a list nor a map to put something into."))
    return node


def _fits(node: Node, key: str | None) -> None:
    if (key is None) == (node.items is None):
        what = "a map needs a key" if key is None else "a list has no keys"
        raise RefusedError(Refused(f"This cannot be put there: {what}."))
    if key is not None and node.entries is not None and key in node.entries:
        raise RefusedError(Refused(f"There is “{key}” already.", "Choose another name."))


def _keep_anchors(document: Document, nodes: list[Node]) -> None:
    """Refuse to take away what is used elsewhere, and say where."""
    if not nodes:
        return
    held = held_outside(document, *nodes)
    if held:
        raise RefusedError(in_use(document, held))


def in_use(document: Document, held: list[Use]) -> Refused:
    """Give the refusal that lists who uses an anchor."""
    names = ", ".join(dict.fromkeys(f"&{use.node.resolved.anchor}" for use in held))
    places = tuple(
        msgspec.structs.replace(
            document.place(use.node.start, use.node.end),
            pointer=document.location(use.pointer).pointer,
        )
        for use in held
    )
    lines = ", ".join(dict.fromkeys(str(place.line) for place in places))
    return Refused(
        f"{names} in it is used elsewhere: line {lines}.",
        "Give those places copies of their own first.",
        places,
    )


def _unclear() -> RefusedError:
    return RefusedError(
        Refused(
            "The text around this place could not be understood well enough to change it.",
            "Change it in the text.",
        )
    )
