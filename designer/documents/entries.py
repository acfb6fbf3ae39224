"""Put an entry into a collection and take one out: what changes in the tree, and the ways to write it."""

from collections.abc import Iterator
from typing import Any

from designer.documents import emitting
from designer.documents.assigning import assignments
from designer.documents.document import Document
from designer.documents.emitting import Format
from designer.documents.expecting import Changes
from designer.documents.finding import (
    collection_at,
    found_at,
    home_of,
    keep_anchors,
    see_that_it_fits,
    slot_at,
)
from designer.documents.fragments import Fragment, comments_lost
from designer.documents.layout import Kids, Slot, UnclearError, entry_end, full_end
from designer.documents.nodes import Node
from designer.documents.placing import Pieces, insert_flow, insert_lines, removal
from designer.documents.steps import Append, Plan, Put, Take

__all__ = ["add_entry", "append", "drop_entry", "insertion", "place_for", "put", "take", "taken"]


def put(document: Document, step: Put, form: Format) -> Plan:
    """Plan to put a value into a collection."""
    node = collection_at(document, step.pointer)
    see_that_it_fits(node, step.key)
    fragment = Fragment(value=step.value)
    place = place_for(document, node, step.at, step.after)
    changes = Changes()
    add_entry(
        changes,
        node,
        step.at if step.after is None else _own_place(node, step.after),
        step.key,
        step.value,
    )
    return Plan(changes, insertion(document, node, place, step.key, fragment, form), node)


def append(document: Document, step: Append, form: Format) -> Plan:
    """Plan to put values at the end of a list that has some already, one line or more each."""
    node = collection_at(document, step.pointer)
    kids = Kids(document, node)
    if kids.flow or not len(kids):
        raise UnclearError
    changes = Changes()
    changes.change_items(node, lambda items: [*items, *step.values])
    at_column = document.line_column(kids.slot(0).lead)[1] - 1
    beside = kids.slot(len(kids) - 1).value
    first, *more = (
        Fragment(value=value).lines(None, form, at_column, beside) for value in step.values
    )
    return Plan(changes, insert_lines(document, node, len(kids), first, form.newline, more), node)


def _own_place(node: Node, after: str) -> int:
    assert node.entries is not None
    return list(node.entries).index(after) + 1


def place_for(document: Document, node: Node, at: int | None, after: str | None) -> int:
    """Give the slot before which an entry goes: the own entry `at`, behind a key, or the end."""
    kids = Kids(document, node)
    if after is not None:
        number = kids.number_of(after)
        return len(kids) if number is None else number + 1
    return len(kids) if at is None else kids.number_at(at)


def add_entry(changes: Changes, node: Node, at: int | None, key: str | None, value: Any) -> None:
    """Let a collection have one entry more."""
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


def insertion(
    document: Document, node: Node, place: int, key: str | None, fragment: Fragment, form: Format
) -> Iterator[Pieces]:
    """Give ways to write an entry into a collection before a slot."""
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
    kids, _ = home_of(document, node)
    if kids is not None and kids.flow:
        return False
    return fragment.text is not None or emitting.is_collection(fragment.value)


def _into_empty(
    document: Document, node: Node, key: str | None, fragment: Fragment, form: Format
) -> Iterator[Pieces]:
    home, slot = home_of(document, node)
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


def take(document: Document, step: Take, form: Format) -> Plan:
    """Plan to take an entry out."""
    found = found_at(document, step.pointer)
    kids, slot = slot_at(document, found, step.pointer)
    keep_anchors(document, [slot.value] if slot.key is None else [slot.key, slot.value])
    changes = Changes()
    drop_entry(changes, kids.node, step.pointer[-1])
    return Plan(changes, taken(document, kids, slot, form), kids.node)


def drop_entry(changes: Changes, node: Node, step: str | int) -> None:
    """Let a collection have one entry less."""
    if isinstance(step, int):
        changes.change_items(node, lambda items: [*items[:step], *items[step + 1 :]])
    else:
        changes.change_entries(node, lambda own: {k: v for k, v in own.items() if k != step})


def taken(document: Document, kids: Kids, slot: Slot, form: Format) -> Iterator[Pieces]:
    """Give ways to take a slot out of the text; the last one leaves an empty collection."""
    if kids.bare:
        yield [(kids.node.start, kids.node.end, "{}")]
    elif len(kids) > 1 or kids.flow:
        yield from removal(document, kids.node, slot.number)
    else:
        empty: Any = [] if kids.node.items is not None else {}
        home, place = home_of(document, kids.node)
        # The comments of the entry go with it: they stand behind the value and below.
        end = full_end(document.text, kids.node)
        ends = {end, document.lines.end_of(end)}
        tail = entry_end(document, slot)
        for pieces in assignments(document, home, place, kids.node, empty, form):
            yield [(a, tail if b in ends and b > a else b, new) for a, b, new in pieces]
