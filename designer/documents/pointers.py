"""Paths inside a document, and their text form (RFC 6901)."""

__all__ = ["Pointer", "from_text", "to_text"]

Pointer = tuple[str | int, ...]


def to_text(pointer: Pointer) -> str:
    """Give the JSON pointer: "" for the whole document, `/cards/3/id` for a part."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in pointer)


def from_text(text: str, tree: object = None) -> Pointer:
    """Read a JSON pointer.

    Args:
        text: the pointer as written.
        tree: the tree it points into; it decides whether `3` is a place in a list or a key.
            Without one, digits are places in lists.
    """
    steps: list[str | int] = []
    for part in text.split("/")[1:]:
        step: str | int = part.replace("~1", "/").replace("~0", "~")
        in_list = isinstance(tree, list) or (tree is None and not isinstance(tree, dict))
        if in_list and part.isascii() and part.isdigit():
            step = int(part)
        steps.append(step)
        tree = _child(tree, step)
    return tuple(steps)


def _child(tree: object, step: str | int) -> object:
    if isinstance(tree, dict):
        return tree.get(step)
    if isinstance(tree, list) and isinstance(step, int) and step < len(tree):
        return tree[step]
    return None
