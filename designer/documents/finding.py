"""Find what a step is about in the text, or say why it cannot be done there."""

import msgspec

from designer.diagnostics import said
from designer.documents.document import Document
from designer.documents.layout import Kids, Slot, kids_of
from designer.documents.nodes import Node
from designer.documents.operations import Refused, RefusedError
from designer.documents.pointers import Pointer
from designer.documents.sharing import Followed, Use, follow, held_outside

__all__ = [
    "children",
    "collection_at",
    "found_at",
    "home_of",
    "in_use",
    "keep_anchors",
    "refuse_inherited",
    "see_that_it_fits",
    "slot_at",
    "unclear",
]


def found_at(document: Document, pointer: Pointer) -> Followed:
    """Give what stands at a pointer."""
    found = follow(document, pointer)
    if found is None:
        raise RefusedError(
            Refused("What was to be changed is not there any more.", "Look at the file again.")
        )
    return found


def slot_at(document: Document, found: Followed, pointer: Pointer) -> tuple[Kids, Slot]:
    """Give the collection in whose text a thing stands, and its slot there."""
    if found.holder is None:
        raise RefusedError(Refused("The whole file cannot be moved, removed or copied here."))
    kids = kids_of(document, found.holder)
    number = kids.number_of(pointer[-1])
    if number is None:
        raise unclear()
    return kids, kids.slot(number)


def collection_at(document: Document, pointer: Pointer) -> Node:
    """Give the list or map at a pointer, aliases followed."""
    node = found_at(document, pointer).node.resolved
    if node.items is None and node.entries is None:
        raise RefusedError(Refused("There is neither a list nor a map to put something into."))
    return node


def see_that_it_fits(node: Node, key: str | None) -> None:
    """Refuse a key in a list, none in a map, and one that is taken."""
    if (key is None) == (node.items is None):
        what = "a map needs a key" if key is None else "a list has no keys"
        raise RefusedError(Refused(f"This cannot be put there: {what}."))
    if key is not None and node.entries is not None and key in node.entries:
        raise RefusedError(Refused(f"There is “{key}” already.", "Choose another name."))


def keep_anchors(document: Document, nodes: list[Node]) -> None:
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
        said("{names} in it is used elsewhere: line {lines}.", names=names, lines=lines),
        said("Give those places copies of their own first."),
        places,
    )


def unclear() -> RefusedError:
    """Give the refusal to change a text that is not understood."""
    return RefusedError(
        Refused(
            said("The text around this place could not be understood well enough to change it."),
            said("Change it in the text."),
        )
    )


def children(node: Node) -> list[Node]:
    """Give the nodes right below a node, keys among them, in no order."""
    if node.entries is not None:
        pairs = (*node.entries.values(), *node.others)
        return [part for pair in pairs for part in pair]
    return list(node.items or ())


def home_of(document: Document, wanted: Node) -> tuple[Kids | None, Slot | None]:
    """Find the collection in whose text a node stands."""
    todo = [document.root] if document.root is not None else []
    while todo:
        node = todo.pop()
        inner = children(node)
        if any(child is wanted for child in inner):
            kids = Kids(document, node)
            number = kids.number_of_value(wanted)
            if number is None:
                raise unclear()
            return kids, kids.slot(number)
        todo += inner
    return None, None


def refuse_inherited(document: Document, pointer: Pointer, what: str) -> None:
    """Refuse to take away what only `<<` brings."""
    found = follow(document, pointer)
    if found is not None and found.inherited and found.gate == pointer:
        line = document.location(pointer, of="key").line
        raise RefusedError(
            Refused(
                f"“{pointer[-1]}” is inherited by << from line {line}, so it cannot be {what} here.",
                "Change it there, or take the << out.",
            )
        )
