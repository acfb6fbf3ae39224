"""Values for what is new in a form: valid where the schema can say so, with ids of their own. Qt-free."""

import re
from collections.abc import Callable, Collection, Sequence
from copy import deepcopy
from typing import Any

from designer.documents import Pointer
from designer.validation.forms import Field, walk_fields
from designer.validation.parts import Part
from designer.validation.shapes import ABSENT, Items, Reference, Variants
from designer.validation.shaping import reference_of, title_of_key

__all__ = ["Samples", "fresh_id"]

_DEEPEST = 8
_NUMBERED = re.compile(r"^(.*?)_?(\d+)$")


def fresh_id(wanted: str, taken: Collection[str]) -> str:
    """Give an id that nobody has: the wanted one, or with the next free number behind it."""
    if wanted not in taken:
        return wanted
    numbered = _NUMBERED.match(wanted)
    stem, number = (numbered[1], int(numbered[2])) if numbered else (wanted, 1)
    while True:
        number += 1
        if (name := f"{stem}_{number}") not in taken:
            return name


class Samples:
    """Make values for new things.

    Args:
        taken: gives the ids that a sort of things has already.
        names: gives the ids that a reference may name.
    """

    def __init__(
        self,
        taken: Callable[[str], Collection[str]],
        names: Callable[[Reference], Sequence[str]],
    ) -> None:
        self._taken = taken
        self._names = names

    def of(self, part: Part) -> Any:
        """Give a value for a place: what must be there, and no more."""
        return self._of(part, "", 0)

    def of_field(self, field: Field) -> Any:
        """Give a value for a field that is not there."""
        return self._of(field.part, "", 0)

    def with_own_ids(self, values: Sequence[Any], items: Items) -> list[Any]:
        """Give objects from elsewhere with ids that nobody has yet; other values stay as they are."""
        declaring = (
            (name, mark)
            for part in (items.item, *items.item.branches)
            for name in part.names
            if (below := part.under(name)) is not None and (mark := below.get("x-id"))
        )
        key, mark = next(declaring, ("", None))
        taken = set(self._taken(mark)) if isinstance(mark, str) else set()
        made = []
        for value in values:
            if isinstance(value, dict) and isinstance(name := value.get(key), str):
                value = {**value, key: fresh_id(name, taken)}  # noqa: PLW2901 - the same object, with an id
                taken.add(value[key])
            made.append(value)
        return made

    def changes_of_copy(self, field: Field, besides: Collection[Any] = ()) -> dict[Pointer, Any]:
        """Give what must differ in a copy of an object: the ids that it declares.

        Args:
            field: the object.
            besides: ids that other copies made at the same time have.
        """
        found: dict[Pointer, Any] = {}
        for below in walk_fields(field):
            if below.id_sort and isinstance(below.value, str):
                inside = below.pointer[len(field.pointer) :]
                found[inside] = self._next_id(below, besides)
        return found

    def _next_id(self, field: Field, besides: Collection[Any]) -> str:
        taken = frozenset((*self._taken(field.id_sort), *besides))
        name = fresh_id(field.value, taken)
        pattern = str(field.part.get("pattern", ""))
        return name if not pattern or re.search(pattern, name) else _next(field.value, taken)

    def item_of(self, items: Items) -> Any:
        """Give a value for a new item of a list."""
        return self._of(items.item, "", 0)

    def as_branch(self, field: Field, number: int) -> Any:
        """Give the value of a field as another variant: what both have is kept."""
        shape = field.shape
        assert isinstance(shape, Variants), "only what has variants can become another one"
        branch, value = shape.branches[number], field.value
        new = self._of(branch, "", 0)
        if isinstance(value, dict) and isinstance(new, dict):
            return _carried(branch, value, new)
        if isinstance(new, list) and not isinstance(value, list | dict) and value is not ABSENT:
            return [value] if branch.item().takes(value) else new
        if isinstance(value, list) and value and branch.takes(value[0]):
            return value[0]
        return value if branch.takes(value) else new

    def _of(self, part: Part, label: str, depth: int) -> Any:
        for first in ("x-first", "default"):
            if (given := part.get(first, ABSENT)) is not ABSENT:
                return deepcopy(given)
        options = part.options
        if options:
            return options[0]
        branches = part.branches
        if branches:
            return self._of(branches[0], label, depth)
        if len(part.types) > 1 and not part.languages and part.examples:
            return part.examples[0]
        match part.types[:1]:
            case ("object",) if depth < _DEEPEST:
                return self._map(part, depth)
            case ("array",):
                return self._list(part, depth)
            case ("string",):
                return self._text(part, label)
            case ("integer" | "number",):
                return _number(part)
            case ("boolean",):
                return False
        return part.examples[0] if part.examples else ""

    def _map(self, part: Part, depth: int) -> dict[str, Any]:
        needed = [name for name in part.names if name in part.required]
        spare = [name for name in part.names if name not in part.required]
        n_least = part.count("minProperties") or 0
        needed += [name for name in _one_of_these(part) if name not in needed]
        if part.extra is None:
            needed += [n for n in spare if n not in needed][: max(0, n_least - len(needed))]
        made: dict[str, Any] = {}
        label = ""
        for name in [n for n in part.names if n in needed]:
            below = part.under(name)
            assert below is not None, "the name is one of its own"
            made[name] = self._of(below, label, depth + 1)
            if below.has("x-id") and isinstance(made[name], str):
                label = title_of_key(made[name])
        if not made and n_least and part.extra is not None:
            made[self._text(part.keys, "")] = self._of(part.extra, "", depth + 1)
        return made

    def _list(self, part: Part, depth: int) -> list[Any]:
        n_least = part.count("minItems") or 0
        item = part.item()
        if n_least > 1 and part.get("uniqueItems") is True:
            known = self._known(item)
            if len(known) >= n_least:
                return list(known[:n_least])
            for example in part.examples:
                if isinstance(example, list) and len(example) >= n_least:
                    return list(example[:n_least])
        return [self._of(part.item(n), "", depth + 1) for n in range(n_least)]

    def _known(self, part: Part) -> Sequence[Any]:
        """Give the values that a place may have, where they can be told."""
        reference = reference_of(part)
        return part.options or () if reference is None else self._names(reference)

    def _text(self, part: Part, label: str) -> str:
        sort = part.get("x-id")
        if isinstance(sort, str):
            return self._new_id(part, sort)
        known = self._known(part)
        if known:
            return str(known[0])
        if part.has("pattern") or part.has("x-cell") or part.has("x-space"):
            return str(part.examples[0]) if part.examples else ""
        return label or part.title or "…"

    def _new_id(self, part: Part, sort: str) -> str:
        taken = self._taken(sort)
        pattern = str(part.get("pattern", ""))
        for wanted in (sort, *map(str, part.examples)):
            if not pattern or re.search(pattern, wanted):
                name = fresh_id(wanted, taken)
                return name if not pattern or re.search(pattern, name) else _next(wanted, taken)
        return sort


def _next(wanted: str, taken: Collection[str]) -> str:
    """Give the next number at the end of an id such as MINE-01 that nobody has."""
    found = re.search(r"\d+$", wanted)
    if found is None:
        return wanted
    stem, width, number = wanted[: found.start()], len(found[0]), int(found[0])
    while (name := f"{stem}{number:0{width}d}") in taken:
        number += 1
    return name


def _one_of_these(part: Part) -> list[str]:
    """Give the keys that the first of several ways to be complete asks for."""
    found: list[str] = []
    for schema in part.schemas:
        ways = schema.get("anyOf", schema.get("oneOf", ()))
        if ways and isinstance(ways[0], dict) and ways[0].keys() == {"required"}:
            found += ways[0]["required"]
    return found


def _number(part: Part) -> float | int:
    examples = [e for e in part.examples if type(e) in {int, float}]
    if examples:
        return examples[0]  # type: ignore[no-any-return]  # its type was looked at
    low, high = part.number("minimum"), part.number("maximum")
    value = max(0.0, low) if low is not None else 0.0  # as near to nothing as may be
    value = min(value, high) if high is not None else value
    return int(value) if part.types == ("integer",) or value == int(value) else value


def _carried(branch: Part, value: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Put what an object has into one of another branch, where it fits there."""
    kept = {}
    for name in branch.names:
        below = branch.under(name)
        assert below is not None, "the name is one of its own"
        if name in value and below.takes(value[name]):
            kept[name] = value[name]
        elif name in new:
            kept[name] = new[name]
    if branch.extra is not None:
        kept |= {name: v for name, v in value.items() if name not in kept}
    return kept
