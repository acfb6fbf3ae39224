"""Move and copy entries with the text they have."""

from collections.abc import Iterator

from designer.diagnostics import said
from designer.documents.document import Document
from designer.documents.emitting import Format
from designer.documents.entries import add_entry, drop_entry, insertion, place_for, taken
from designer.documents.expecting import Changes
from designer.documents.finding import children, collection_at, found_at, see_that_it_fits, slot_at
from designer.documents.fragments import fragment_of
from designer.documents.layout import Kids, Slot
from designer.documents.nodes import Node
from designer.documents.operations import Refused, RefusedError
from designer.documents.placing import Pieces
from designer.documents.steps import Copy, Displace, Plan

__all__ = ["copy", "displace"]


def displace(document: Document, step: Displace, form: Format) -> Plan:
    """Plan to move an entry with its text."""
    found = found_at(document, step.pointer)
    kids, slot = slot_at(document, found, step.pointer)
    target = collection_at(document, step.to)
    if _stands_in(target, slot.value):
        raise RefusedError(Refused(said("A thing cannot be moved into itself.")))
    old = step.pointer[-1]
    key = step.key if step.key is not None else old if isinstance(old, str) else None
    if target.items is not None:
        key = None
    same = target is kids.node
    if not (same and key == old):
        see_that_it_fits(target, key)
    value = slot.value.value
    changes = Changes()
    drop_entry(changes, kids.node, old)
    add_entry(changes, target, step.at, key, value)
    ways = _moved(document, kids, slot, target, step, key, form)
    return Plan(changes, ways, kids.node if same else None)


def _stands_in(node: Node, outer: Node) -> bool:
    if node is outer:
        return True
    return any(_stands_in(node, child) for child in children(outer))


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
    gone = list(taken(document, kids, slot, form))
    for put in insertion(document, target, place, key, fragment, form):
        yield from ([*take, *put] for take in gone if not _overlap(take, put))


def _overlap(take: Pieces, put: Pieces) -> bool:
    return any(start < at < end for start, end, _ in take for at, _, _ in put)


def _moved_place(document: Document, kids: Kids, target: Node, step: Displace) -> int:
    """Give the slot before which it goes, counted with itself still there."""
    place = place_for(document, target, None, None)
    if step.at is None:
        return place
    at = step.at
    if target is kids.node:
        old = step.pointer[-1]
        number = old if isinstance(old, int) else list(target.entries or {}).index(old)
        at += at >= number
    return Kids(document, target).number_at(at)


def copy(document: Document, step: Copy, form: Format) -> Plan:
    """Plan to copy an entry with its text."""
    found = found_at(document, step.pointer)
    kids, slot = slot_at(document, found, step.pointer)
    old = step.pointer[-1]
    if isinstance(old, str) and step.key is None:
        raise RefusedError(Refused(said("The copy needs a key of its own.")))
    key = step.key if isinstance(old, str) else None
    see_that_it_fits(kids.node, key)
    own = old if isinstance(old, int) else list(kids.node.entries or {}).index(old)
    at = own + 1 if step.at is None else step.at
    changes = Changes()
    add_entry(changes, kids.node, at, key, slot.value.value)
    fragment = fragment_of(document, kids, slot, with_comments=False)
    if key is not None:
        fragment = fragment.renamed(slot, key, flow=kids.flow)
    place = slot.number + 1 if step.at is None else kids.number_at(at)
    return Plan(changes, insertion(document, kids.node, place, key, fragment, form), kids.node)
