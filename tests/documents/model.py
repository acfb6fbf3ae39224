"""What operations mean on plain trees: the second opinion for edits, and what tests ask of a text."""

import re
from collections import Counter

from designer.documents.operations import Duplicate, Insert, Move, Remove, RenameKey, SetValue
from tests.documents.wild import KEYS, scalar, tree


def places(tree, pointer=()):
    """Give every pointer of a tree with its value."""
    yield pointer, tree
    if isinstance(tree, dict):
        for key, child in tree.items():
            yield from places(child, (*pointer, key))
    elif isinstance(tree, list):
        for number, child in enumerate(tree):
            yield from places(child, (*pointer, number))


def at(tree, pointer):
    """Give the value at a pointer."""
    for step in pointer:
        tree = tree[step]
    return tree


def put(tree, pointer, change):
    """Give a tree with another value at a pointer, `change` of the one there."""
    if not pointer:
        return change(tree)
    step, rest = pointer[0], pointer[1:]
    if isinstance(tree, dict):
        return {key: put(v, rest, change) if key == step else v for key, v in tree.items()}
    return [put(v, rest, change) if number == step else v for number, v in enumerate(tree)]


def with_entry(holder, place, key, value):
    """Give a list or map with one more."""
    if isinstance(holder, list):
        place = len(holder) if place is None else place
        return [*holder[:place], value, *holder[place:]]
    pairs = list(holder.items())
    place = len(pairs) if place is None else place
    return dict([*pairs[:place], (key, value), *pairs[place:]])


def without(holder, step):
    """Give a list or map with one less."""
    if isinstance(holder, list):
        return [v for number, v in enumerate(holder) if number != step]
    return {key: v for key, v in holder.items() if key != step}


def done(tree, operation):
    """Give the tree after an operation; an absent key that is set goes to the end."""
    match operation:
        case SetValue(pointer, value):
            return set_value(tree, pointer, value)
        case Insert(pointer, value, place, key):
            return put(tree, pointer, lambda h: with_entry(h, place, key, value))
        case Remove(pointer):
            return put(tree, pointer[:-1], lambda h: without(h, pointer[-1]))
        case RenameKey(pointer, key):
            old = pointer[-1]
            return put(
                tree, pointer[:-1], lambda h: {(key if k == old else k): v for k, v in h.items()}
            )
        case Duplicate(pointer, key, place, changes):
            value = at(tree, pointer)
            for inner, new in changes.items():
                value = set_value(value, inner, new)
            old = pointer[-1]

            def copied(holder):
                own = old if isinstance(old, int) else list(holder).index(old)
                return with_entry(holder, own + 1 if place is None else place, key, value)

            return put(tree, pointer[:-1], copied)
        case Move(pointer, to, place, key):
            return moved(tree, pointer, to, place, key)


class _Taken:
    """Stand where something was taken away, so that pointers still hold."""


def moved(tree, pointer, to, place, key):
    """Give the tree with an entry elsewhere."""
    value, old = at(tree, pointer), pointer[-1]
    taken = _Taken()
    key = key if key is not None else old

    def in_target(holder):
        left = holder
        if to == pointer[:-1]:
            left = without(holder, old)
        return with_entry(left, place, key, value)

    if to == pointer[:-1]:
        return put(tree, to, in_target)
    tree = put(tree, pointer, lambda _: taken)
    tree = put(tree, to, in_target)
    return swept(tree, taken)


def swept(tree, taken):
    """Take away the stand-in."""
    if isinstance(tree, dict):
        return {k: swept(v, taken) for k, v in tree.items() if v is not taken}
    if isinstance(tree, list):
        return [swept(v, taken) for v in tree if v is not taken]
    return tree


def set_value(tree, pointer, value):
    """Give a tree with a value set; keys that stay keep their place."""
    if not pointer:
        return merged_order(tree, value)
    step, rest = pointer[0], pointer[1:]
    if isinstance(step, int):
        return [set_value(v, rest, value) if n == step else v for n, v in enumerate(tree)]
    holder = tree if isinstance(tree, dict) else {}
    if step in holder:
        return {k: set_value(v, rest, value) if k == step else v for k, v in holder.items()}
    for name in reversed(rest):
        value = {name: value}
    return {**holder, step: value}


def merged_order(old, new):
    """Give the new value; order is not compared where both are collections."""
    return new


def alike(left, right, *, ordered):
    """Say whether two trees are the same to the types; `ordered` compares the order of keys too."""
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        if ordered and list(left) != list(right):
            return False
        return left.keys() == right.keys() and all(
            alike(v, right[k], ordered=ordered) for k, v in left.items()
        )
    if isinstance(left, list):
        return len(left) == len(right) and all(
            alike(a, b, ordered=ordered) for a, b in zip(left, right, strict=True)
        )
    return left == right


def comments(document):
    """Give the comments of a text with their places: what begins with # outside every scalar."""
    text = list(document.text)
    if document.root is not None:
        for start, end, filler in _scalar_spans(document.root, document.text):
            text[start:end] = filler * (end - start)
    found = re.finditer(r"#[^\r\n]*", "".join(text))
    return [(m.start(), document.text[m.start() : m.end()]) for m in found]


def _scalar_spans(node, text):
    if node.entries is not None or node.items is not None:
        for key, value in [*(node.entries or {}).values(), *node.others]:
            yield from _scalar_spans(key, text)
            yield from _scalar_spans(value, text)
        for item in node.items or ():
            yield from _scalar_spans(item, text)
    elif node.style in ("|", ">"):
        head = re.compile(r"[^\r\n]*").match(text, node.start).end()
        yield head, node.end, "\n"
    else:
        yield node.start, node.end, "x"


def lost(before, after):
    """Give the comments of one document that another lacks, as texts."""
    return Counter(c for _, c in comments(before)) - Counter(c for _, c in comments(after))


NEW_KEYS = [*KEYS, "new", "new key", "on", "<<", "1", "a: b", "- x"]
KINDS = ["set", "set", "near", "near", "new", "insert", "insert", "remove", "remove"]
KINDS += ["move", "move", "copy", "rename"]


def value(rng):
    """Give a new value."""
    return scalar(rng) if rng.random() < 0.6 else tree(rng)


def new_key(rng, holder):
    """Give a key that a map lacks."""
    return rng.choice([key for key in NEW_KEYS if key not in holder])


def place(rng, room):
    """Give a place in a collection, or None for its end."""
    return None if rng.random() < 0.3 else rng.randint(0, room)


def operation(rng, root, kinds=KINDS):
    """Give an operation that goes on a tree."""
    every = list(places(root))
    inner = [p for p, _ in every if p]
    holders = [p for p, v in every if isinstance(v, dict | list)]
    maps = [p for p in holders if isinstance(at(root, p), dict)]
    kind = rng.choice(kinds)
    if kind in ("new", "insert") or not inner:
        pointer = rng.choice(maps if kind == "new" else holders)
        holder = at(root, pointer)
        key = new_key(rng, holder) if isinstance(holder, dict) else None
        if kind == "new":
            return SetValue((*pointer, key), value(rng))
        return Insert(pointer, value(rng), place(rng, len(holder)), key)
    pointer = rng.choice(inner)
    old = at(root, pointer)
    holder = at(root, pointer[:-1])
    if kind == "set":
        return SetValue(pointer, value(rng))
    if kind == "near":
        return SetValue(pointer, near(rng, old))
    if kind == "remove" or (kind == "rename" and isinstance(holder, list)):
        return Remove(pointer)
    if kind == "rename":
        return RenameKey(pointer, new_key(rng, holder))
    if kind == "copy":
        key = new_key(rng, holder) if isinstance(holder, dict) else None
        changes = {}
        if isinstance(old, dict) and old and rng.random() < 0.5:
            changes = {(rng.choice(list(old)),): value(rng)}
        return Duplicate(pointer, key, place(rng, len(holder)), changes)
    return movement(rng, root, pointer, holders)


def movement(rng, root, pointer, holders):
    """Give a move of a thing to a place where it fits."""
    to = rng.choice([p for p in holders if p[: len(pointer)] != pointer])
    target, same = at(root, to), to == pointer[:-1]
    key = None
    if isinstance(target, dict):
        fits = isinstance(pointer[-1], str) and (same or pointer[-1] not in target)
        if not fits or rng.random() < 0.3:
            key = new_key(rng, target)
    return Move(pointer, to, place(rng, len(target) - same), key)


def near(rng, old):
    """Give a value that differs a little."""
    if isinstance(old, str):
        start = rng.randint(0, len(old))
        piece = rng.choice(["x", "x", " ", "'", '"', "\\", ": ", " #", "\n", "é", ""])
        return old[:start] + piece + old[start + rng.randint(0, 2) :]
    if isinstance(old, dict) and old:
        key = rng.choice(list(old))
        if rng.random() < 0.3:
            return {k: v for k, v in old.items() if k != key}
        return {**old, key: value(rng), rng.choice(NEW_KEYS): scalar(rng)}
    if isinstance(old, list) and old:
        number = rng.randrange(len(old))
        new = [value(rng) for _ in range(rng.randrange(3))]
        return [*old[:number], *new, *old[number + rng.randint(0, 1) :]]
    return value(rng)
