"""From one step to what changes in the tree and the ways to write that."""

from designer.diagnostics import said
from designer.documents.assigning import assignments
from designer.documents.document import Document
from designer.documents.emitting import Format
from designer.documents.entries import append, put, take
from designer.documents.expecting import Changes
from designer.documents.finding import (
    children,
    found_at,
    home_of,
    keep_anchors,
    see_that_it_fits,
    slot_at,
)
from designer.documents.moving import copy, displace
from designer.documents.operations import Refused, RefusedError
from designer.documents.quoting import key_text
from designer.documents.steps import Append, Assign, Copy, Displace, Plan, Put, Rekey, Step, Take

__all__ = ["plan"]


def plan(document: Document, step: Step, form: Format) -> Plan:
    """Plan one primitive operation.

    Raises:
        RefusedError: it cannot be done, and why.
    """
    match step:
        case Assign():
            return _assign(document, step, form)
        case Put():
            return put(document, step, form)
        case Append():
            return append(document, step, form)
        case Take():
            return take(document, step, form)
        case Displace():
            return displace(document, step, form)
        case Copy():
            return copy(document, step, form)
        case Rekey():
            return _rekey(document, step)


def _assign(document: Document, step: Assign, form: Format) -> Plan:
    found = found_at(document, step.pointer)
    node, kids, slot = found.node, None, None
    if step.through and node.target is not None:
        node = node.resolved
        kids, slot = home_of(document, node)
    elif found.holder is not None:
        kids, slot = slot_at(document, found, step.pointer)
    keep_anchors(document, children(node))
    changes = Changes()
    changes.set_value(node, step.value)
    holder = kids.node if kids is not None else None
    return Plan(changes, assignments(document, kids, slot, node, step.value, form), holder)


def _rekey(document: Document, step: Rekey) -> Plan:
    found = found_at(document, step.pointer)
    kids, slot = slot_at(document, found, step.pointer)
    old = step.pointer[-1]
    if slot.key is None or not isinstance(old, str):
        raise RefusedError(Refused(said("An item of a list has no key.")))
    key_node = slot.key
    if key_node.target is not None:
        raise RefusedError(
            Refused(
                said("This key comes through an alias."), said("Rename it where the anchor stands.")
            )
        )
    see_that_it_fits(kids.node, step.key)
    keep_anchors(document, [key_node])
    changes = Changes()
    changes.change_entries(
        kids.node, lambda own: {(step.key if k == old else k): v for k, v in own.items()}
    )
    like = key_node.style if key_node.style in ("'", '"') else ""
    new = key_text(step.key, like=like, flow=kids.flow)
    return Plan(changes, iter([[(key_node.start, key_node.end, new)]]), None)
