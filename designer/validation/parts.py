"""What schemas say about one place of a document, read the way a form needs it.

Several schemas may speak about a place at once (`allOf`, a branch beside what all branches share).
A `Part` holds them together and goes on to what lies below only when it is asked, so that schemas
that contain themselves do no harm.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from designer.validation.walks import plausible

__all__ = ["Part", "type_name"]

Schema = Mapping[str, Any]

_SHAPES = frozenset({"type", "properties", "items", "prefixItems", "enum", "const", "oneOf"})
_ANY: Schema = {}


class Part:
    """Give what some schemas say about one place.

    Attributes:
        schemas: the schemas, the one that counts first in front.
    """

    __slots__ = ("schemas",)

    def __init__(self, *schemas: Schema | bool) -> None:
        maps = (s for s in schemas if isinstance(s, Mapping))
        self.schemas: tuple[Schema, ...] = tuple(_gathered(maps)) or (_ANY,)

    def __repr__(self) -> str:
        return f"Part({self.title!r}, {'|'.join(self.types) or 'any'})"

    def given(self, value: Any) -> "Part":
        """Give the part with what its conditions say about a value."""
        more: list[Schema] = []
        for schema in self.schemas:
            if "if" in schema:
                branch = schema.get("then" if plausible(schema["if"], value) else "else")
                more += [branch] if isinstance(branch, Mapping) else []
            for key, dependent in schema.get("dependentSchemas", {}).items():
                if isinstance(value, dict) and key in value and isinstance(dependent, Mapping):
                    more.append(dependent)
        return Part(*self.schemas, *more) if more else self

    # -- words ----------------------------------------------------------------------------------

    def get(self, key: str, default: Any = None) -> Any:
        """Give the first value of a keyword."""
        return next((s[key] for s in self.schemas if key in s), default)

    def has(self, key: str) -> bool:
        """Say whether a keyword is there."""
        return any(key in schema for schema in self.schemas)

    @property
    def title(self) -> str:
        """Give the title, "" without one."""
        return str(self.get("title", ""))

    @property
    def description(self) -> str:
        """Give the description, "" without one."""
        return str(self.get("description", ""))

    @property
    def examples(self) -> tuple[Any, ...]:
        """Give the examples."""
        found = self.get("examples", ())
        return tuple(found) if isinstance(found, list | tuple) else ()

    # -- what a value may be --------------------------------------------------------------------

    @property
    def types(self) -> tuple[str, ...]:
        """Give the types that a value may have, those that the author named first; () for any."""
        allowed: list[str] | None = None
        for schema in self.schemas:
            named = schema.get("type")
            names = [named] if isinstance(named, str) else list(named or ())
            if names:
                allowed = names if allowed is None else _shared_types(allowed, names)
        if allowed is None:
            options = self.options
            if options is not None:
                return tuple(dict.fromkeys(type_name(option) for option in options))
            if self.has("properties"):
                return ("object",)
            return ("array",) if self.has("items") or self.has("prefixItems") else ()
        return tuple(allowed)

    @property
    def options(self) -> tuple[Any, ...] | None:
        """Give the values that are listed, None where nothing is."""
        found: list[Any] | None = None
        for schema in self.schemas:
            if "const" in schema:
                return (schema["const"],)
            listed = schema.get("enum")
            if isinstance(listed, list):
                found = listed if found is None else [v for v in found if v in listed]
        return None if found is None else tuple(found)

    @property
    def branches(self) -> tuple["Part", ...]:
        """Give the alternatives, each with what holds for all; () without any."""
        for schema in self.schemas:
            for key in ("oneOf", "anyOf"):
                listed = schema.get(key)
                if isinstance(listed, list) and listed and all(map(_says_what, listed)):
                    rest = [
                        {k: v for k, v in s.items() if k != key} if s is schema else s
                        for s in self.schemas
                    ]
                    return tuple(Part(branch, *rest) for branch in listed)
        return ()

    def of_type(self, name: str) -> "Part":
        """Give the part for values of one type."""
        return Part({"type": name}, *self.schemas)

    def takes(self, value: Any) -> bool:
        """Say whether a value may be meant: by its type and what tells alternatives apart."""
        if not all(plausible(schema, value) for schema in self.schemas):
            return False
        branches = self.branches
        return not branches or any(branch.takes(value) for branch in branches)

    def number(self, key: str) -> float | None:
        """Give a number such as `minimum`: the strictest of all."""
        found = [float(s[key]) for s in self.schemas if type(s.get(key)) in {int, float}]
        if not found:
            return None
        return max(found) if key.startswith(("min", "exclusiveMin")) else min(found)

    def count(self, key: str) -> int | None:
        """Give a whole number such as `minItems`."""
        found = self.number(key)
        return None if found is None else int(found)

    # -- what lies below ------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Give the keys that are named, in the author's order."""
        return tuple(dict.fromkeys(n for s in self.schemas for n in s.get("properties", {})))

    @property
    def required(self) -> frozenset[str]:
        """Give the keys that must be there."""
        return frozenset(name for s in self.schemas for name in s.get("required", ()))

    def under(self, name: str) -> "Part | None":
        """Give what is said about the value of a key that is named."""
        found = [s["properties"][name] for s in self.schemas if name in s.get("properties", {})]
        return Part(*found) if found else None

    @property
    def extra(self) -> "Part | None":
        """Give what is said about values of keys that are not named, None if there may be none."""
        found: list[Schema] = []
        is_open = False
        for schema in self.schemas:
            for key in ("additionalProperties", "unevaluatedProperties"):
                if isinstance(schema.get(key), Mapping):
                    found.append(schema[key])
                elif schema.get(key) is False and not schema.get("patternProperties"):
                    return None
                elif schema.get(key) is True:
                    is_open = True
            found += [s for s in schema.get("patternProperties", {}).values() if s is not True]
        named = any("properties" in schema for schema in self.schemas)
        return Part(*found) if found or is_open or not named else None

    @property
    def keys(self) -> "Part":
        """Give what is said about the keys of a map."""
        return Part(*(s["propertyNames"] for s in self.schemas if "propertyNames" in s))

    def item(self, number: int = -1) -> "Part":
        """Give what is said about an item of a list; -1 for any."""
        found: list[Any] = []
        for schema in self.schemas:
            prefix = schema.get("prefixItems", ())
            if 0 <= number < len(prefix):
                found.append(prefix[number])
            elif "items" in schema:
                found.append(schema["items"])
        return Part(*found)

    @property
    def languages(self) -> tuple[tuple[str, str], ...]:
        """Give the languages, with their names, of a text that may be given once or per language."""
        if set(self.types) != {"string", "object"} or self.extra is not None:
            return ()
        found = []
        for name in self.names:
            below = self.under(name)
            short = len(name) == 2 and name.islower()
            if below is None or below.types != ("string",) or not short:
                return ()
            found.append((name, below.title or name))
        return tuple(found)


def type_name(value: Any) -> str:
    """Give the word of JSON Schema for a value's type."""
    match value:
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case str():
            return "string"
        case list() | tuple():
            return "array"
        case Mapping():
            return "object"
        case _:
            return "null"


def _gathered(schemas: Iterable[Schema]) -> Iterator[Schema]:
    """Give schemas and all that must hold with them, each once."""
    seen: set[int] = set()
    todo = list(schemas)[::-1]
    while todo:
        schema = todo.pop()
        if id(schema) in seen:
            continue
        seen.add(id(schema))
        yield schema
        todo.extend(s for s in reversed(schema.get("allOf", ())) if isinstance(s, Mapping))


def _says_what(branch: Any) -> bool:
    """Say whether an alternative says what a value is, and not only which keys it needs."""
    return isinstance(branch, Mapping) and (
        bool(_SHAPES & branch.keys()) or any(map(_says_what, branch.get("allOf", ())))
    )


def _shared_types(left: list[str], right: list[str]) -> list[str]:
    both = [name for name in left if name in right]
    if "integer" not in both and "integer" in {*left, *right} and "number" in {*left, *right}:
        both.append("integer")
    return both
