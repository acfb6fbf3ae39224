"""What the `x-` keys of a schema say about a document: its ids, references, cells and names.

A schema is compiled once into `Walk`s. Following them touches only the parts of a document that
can hold something, so that a file of thousands of cards costs little.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from designer.diagnostics import said
from designer.documents import IdPattern, Pointer

__all__ = [
    "Walk",
    "below_of",
    "compile_walk",
    "filled_label",
    "id_patterns",
    "label_patterns",
    "labels_along",
    "plausible",
    "same",
    "walks_at",
]


class Walk:
    """Give what one schema says about a value; `parts` say more about the same value."""

    __slots__ = (
        "additional", "alternatives", "expected", "files", "ids", "items", "label", "live",
        "live_properties", "names", "parts", "patterns", "prefix", "properties", "refs", "schema", "takes_cell", "takes_space", "words",
    )  # fmt: skip

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self.schema = schema
        self.ids: tuple[tuple[str, bool, str], ...] = _ids(schema.get("x-id"))
        self.refs: tuple[str, ...] = _texts(schema.get("x-ref"))
        self.words: tuple[str, ...] = _texts(schema.get("x-words"))
        self.files: tuple[str, ...] = _texts(schema.get("x-file"))
        self.takes_cell: bool = schema.get("x-cell") is True
        self.takes_space: bool = schema.get("x-space") is True
        self.label: str = schema.get("x-label", "")
        self.expected: str = schema.get("x-expected", "")
        self.parts: list[Walk] = []
        self.alternatives: list[Walk] = []
        self.properties: dict[str, Walk] = {}
        self.patterns: list[tuple[re.Pattern[str], Walk]] = []
        self.additional: Walk | None = None
        self.names: Walk | None = None
        self.items: Walk | None = None
        self.prefix: list[Walk] = []
        self.live = True
        self.live_properties: tuple[str, ...] = ()

    @property
    def is_mark(self) -> bool:
        """Say whether the value itself means something."""
        return bool(self.refs or self.files or self.takes_cell or self.takes_space)

    def children(self) -> Iterator["Walk"]:
        """Give every walk that this one leads to."""
        yield from self.parts
        yield from self.alternatives
        yield from self.properties.values()
        yield from (walk for _, walk in self.patterns)
        yield from (walk for walk in (self.additional, self.names, self.items) if walk is not None)
        yield from self.prefix


def compile_walk(schema: Mapping[str, Any]) -> Walk:
    """Compile a schema whose references have been followed."""
    made: dict[int, Walk] = {}
    kept: list[Mapping[str, Any]] = []

    def walk_of(tree: Any) -> Walk:
        tree = tree if isinstance(tree, dict) else {}
        if id(tree) in made:
            return made[id(tree)]
        kept.append(tree)  # an id stays that of this tree only while the tree lives
        walk = made[id(tree)] = Walk(tree)
        walk.parts.extend(walk_of(part) for part in tree.get("allOf", ()))
        for key in ("if", "then", "else"):
            if key in tree:
                walk.parts.append(walk_of(tree[key]))
        walk.parts.extend(walk_of(part) for part in tree.get("dependentSchemas", {}).values())
        for key in ("oneOf", "anyOf"):
            walk.alternatives.extend(walk_of(branch) for branch in tree.get(key, ()))
        walk.properties = {name: walk_of(s) for name, s in tree.get("properties", {}).items()}
        walk.patterns = [
            (re.compile(pattern), walk_of(s))
            for pattern, s in tree.get("patternProperties", {}).items()
        ]
        for key in ("additionalProperties", "unevaluatedProperties"):
            if isinstance(tree.get(key), dict):
                walk.additional = walk_of(tree[key])
        if "propertyNames" in tree:
            walk.names = walk_of(tree["propertyNames"])
        if isinstance(tree.get("items"), dict):
            walk.items = walk_of(tree["items"])
        walk.prefix = [walk_of(s) for s in tree.get("prefixItems", ())]
        return walk

    root = walk_of(schema)
    _find_live(list(made.values()))
    return root


def _find_live(walks: list[Walk]) -> None:
    """Mark the walks that lead to something; the others are never followed."""
    for walk in walks:
        walk.live = walk.is_mark
    changed = True
    while changed:
        changed = False
        for walk in walks:
            if not walk.live and any(child.live for child in walk.children()):
                walk.live = changed = True
    for walk in walks:
        walk.live_properties = tuple(name for name, w in walk.properties.items() if w.live)


def same(walks: list[Walk], value: Any) -> list[Walk]:
    """Give all walks that speak about a value: the parts, and the alternatives that may be meant."""
    if len(walks) == 1 and not walks[0].parts and not walks[0].alternatives:
        return walks
    seen: dict[int, Walk] = {}
    todo = list(reversed(walks))
    while todo:
        walk = todo.pop()
        if id(walk) in seen:
            continue
        seen[id(walk)] = walk
        todo.extend(walk.parts)
        todo.extend(branch for branch in walk.alternatives if plausible(branch.schema, value))
    return list(seen.values())


_TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, int | float) and not isinstance(v, bool),
    "boolean": lambda v: isinstance(v, bool),
    "null": lambda v: v is None,
}


def plausible(schema: Any, value: Any) -> bool:
    """Say whether a schema's type and its constant or listed properties allow a value.

    This is how alternatives are told apart: by what the author said a thing is, not by whether all
    of it is right.
    """
    if not isinstance(schema, dict):
        return schema is not False
    types = schema.get("type")
    names = [types] if isinstance(types, str) else types
    if names and not any(_TYPES[name](value) for name in names if name in _TYPES):
        return False
    if not _listed(schema, value):
        return False
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        if not all(_listed(s, value[name]) for name, s in properties.items() if name in value):
            return False
    return all(plausible(part, value) for part in schema.get("allOf", ()))


def _listed(schema: Any, value: Any) -> bool:
    if not isinstance(schema, dict):
        return True
    if "const" in schema and value != schema["const"]:
        return False
    return "enum" not in schema or value in schema["enum"]


def below_of(walk: Walk, step: str | int) -> Iterator[Walk]:
    """Give what a walk says about the value under a key or at a place of a list."""
    if isinstance(step, int):
        if step < len(walk.prefix):
            yield walk.prefix[step]
        elif walk.items is not None:
            yield walk.items
        return
    known = False
    if step in walk.properties:
        known = True
        yield walk.properties[step]
    for pattern, below in walk.patterns:
        if pattern.search(step):
            known = True
            yield below
    if not known and walk.additional is not None:
        yield walk.additional


def walks_at(root: Walk, tree: Any, pointer: Pointer) -> list[Walk]:
    """Give all walks that speak about the value at a pointer; none where nothing does."""
    walks, value = same([root], tree), tree
    for step in pointer:
        value = _child(value, step)
        walks = same([b for walk in walks for b in below_of(walk, step)], value)
    return walks


_FIELD = re.compile(r"\{(#|[^\W\d]\w*)\}")
_BRACKETS = re.compile(r" \([^()]*\)")  # what stands in them is left out where it is not known


def labels_along(root: Walk, tree: Any, pointer: Pointer) -> tuple[str, ...]:
    """Name the objects that a pointer leads through, the outermost first."""
    found = []
    walks, value, number = same([root], tree), tree, 0
    for depth in range(len(pointer) + 1):
        label = next((walk.label for walk in walks if walk.label), "")
        if label and isinstance(value, dict):
            found.append(filled_label(label, value, number))
        if depth == len(pointer):
            break
        step = pointer[depth]
        number = step + 1 if isinstance(step, int) else 0
        value = _child(value, step)
        walks = same([b for walk in walks for b in below_of(walk, step)], value)
    return tuple(found)


def label_patterns(label: str) -> tuple[str, ...]:
    """Give the forms of an `x-label`: whole, and without what stands in brackets where that is unknown."""
    return tuple(
        dict.fromkeys((label, _BRACKETS.sub(lambda m: "" if "{" in m[0] else m[0], label)))
    )


def filled_label(label: str, value: Mapping[str, Any], number: int) -> str:
    """Give the name of an object by its `x-label`; `number` counts it in its list, 0 outside one."""

    def usable(key: str) -> bool:
        text = value.get(key)
        return isinstance(text, str | int) and not isinstance(text, bool) and text != ""

    def filling(key: str) -> str:
        if key == "#" or not usable(key):
            return str(number) if number else "?"
        return str(value[key])[:60]

    def unless_empty(match: re.Match[str]) -> str:
        return match[0] if all(map(usable, _FIELD.findall(match[0]))) else ""

    pattern = _BRACKETS.sub(unless_empty, label)
    if set("{}") & set(_FIELD.sub("", pattern)):  # of a plugin that knows other fields
        return _FIELD.sub(lambda match: filling(match[1]), pattern)
    return said(pattern, **{key: filling(key) for key in _FIELD.findall(pattern)})


def _child(value: Any, step: str | int) -> Any:
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and isinstance(step, int) and 0 <= step < len(value):
        return value[step]
    return None


def id_patterns(root: Walk) -> tuple[IdPattern, ...]:
    """Give where a schema declares ids. Parts that contain themselves are followed once."""
    found: dict[IdPattern, None] = {}
    leading = _leading_to_ids(root)

    def look(walk: Walk, path: tuple[str | None, ...], active: frozenset[int]) -> None:
        if id(walk) in active or id(walk) not in leading:
            return
        active |= {id(walk)}
        for sort, local, unless in walk.ids:
            found[IdPattern(sort, path, "value", local, unless)] = None
        if walk.names is not None:
            for each in [walk.names, *walk.names.parts]:
                for sort, local, _ in each.ids:
                    found[IdPattern(sort, path, "key", local)] = None
        for part in (*walk.parts, *walk.alternatives):
            look(part, path, active)
        for name, below in walk.properties.items():
            look(below, (*path, name), active)
        for any_child in (
            *(w for _, w in walk.patterns),
            walk.additional,
            walk.items,
            *walk.prefix,
        ):
            if any_child is not None:
                look(any_child, (*path, None), active)

    look(root, (), frozenset())
    return tuple(found)


def _beside(walk: Walk) -> Iterator[Walk]:
    """Give the parts that a walk leads to directly."""
    yield from walk.parts
    yield from walk.alternatives
    yield from walk.properties.values()
    for part in (*(w for _, w in walk.patterns), walk.additional, walk.items, *walk.prefix):
        if part is not None:
            yield part


def _leading_to_ids(root: Walk) -> frozenset[int]:
    """Give the identities of the parts that declare an id or lead to one that does.

    Without it, a schema that contains itself (effects within effects) would be followed along
    every one of its paths, of which there are millions.
    """
    met = {id(root): root}
    above: dict[int, list[int]] = {}
    waiting = [root]
    while waiting:
        walk = waiting.pop()
        for part in _beside(walk):
            above.setdefault(id(part), []).append(id(walk))
            if id(part) not in met:
                met[id(part)] = part
                waiting.append(part)
    leading: set[int] = set()
    rising = [key for key, walk in met.items() if walk.ids or walk.names is not None]
    while rising:
        key = rising.pop()
        if key not in leading:
            leading.add(key)
            rising += above.get(key, ())
    return frozenset(leading)


def _ids(mark: Any) -> tuple[tuple[str, bool, str], ...]:
    if isinstance(mark, str):
        return ((mark, False, ""),)
    if isinstance(mark, dict) and isinstance(mark.get("sort"), str):
        return ((mark["sort"], mark.get("local") is True, str(mark.get("unless", ""))),)
    return ()


def _texts(mark: Any) -> tuple[str, ...]:
    if isinstance(mark, str):
        return (mark,)
    return tuple(t for t in mark if isinstance(t, str)) if isinstance(mark, list) else ()
