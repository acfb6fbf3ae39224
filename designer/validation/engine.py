"""The one place that imports jsonschema; imported itself only when something is validated.

Alternatives are narrowed before they are tried: a map that says `op: draw` is judged as a draw and
as nothing else. That makes the faults those of what the author meant, and keeps the work in
proportion where alternatives nest.
"""

import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from referencing import Registry

from designer.validation.walks import plausible

__all__ = ["ValidationError", "check_schema", "validator"]

_MOST_NESTED = 4
_MOST_KNOWN = 50_000  # entries by one schema of which it is known what they lack
_MOST_SCHEMAS = 500
_plain_items = Draft202012Validator.VALIDATORS["items"]
_nested: ContextVar[int] = ContextVar("nested alternatives that cannot be told apart", default=0)


def _is_whole(_checker: Any, value: object) -> bool:
    """Take only what is written without a point: nobody reads `2.0` where a count is meant."""
    return isinstance(value, int) and not isinstance(value, bool)


def _one_of(
    validator: Any, branches: Sequence[Any], instance: Any, schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    yield from _alternatives(validator, branches, instance, schema, one=True)


def _any_of(
    validator: Any, branches: Sequence[Any], instance: Any, schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    yield from _alternatives(validator, branches, instance, schema, one=False)


def _required(
    _validator: Any, names: Sequence[str], instance: Any, _schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """Report all missing keys at once."""
    if isinstance(instance, dict) and any(name not in instance for name in names):
        yield ValidationError("keys are missing")


def _unique(
    _validator: Any, unique: bool, instance: Any, _schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """Compare by text: jsonschema compares maps each with each, which takes minutes for thousands."""
    if unique and isinstance(instance, list):
        texts = {json.dumps(value, sort_keys=True, default=str) for value in instance}
        if len(texts) < len(instance):
            yield ValidationError("entries are repeated")


def _items(
    validator: Any, items: Any, instance: Any, schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """Judge the entries of a list; of those that were judged before the same is said again."""
    if not isinstance(items, dict):
        yield from _plain_items(validator, items, instance, schema)
        return
    if not isinstance(instance, list):
        return
    n_before = len(schema.get("prefixItems", ()))
    known = None if _nested.get() else _known_by(items)
    for number in range(n_before, len(instance)):
        entry = instance[number]
        if known is None:
            yield from validator.descend(entry, items, path=number)
            continue
        # A text that tells all values apart, also those that are equal in Python: 1, 1.0 and true.
        text = repr(entry)
        faults = known.get(text)
        if faults is None:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            faults = known[text] = tuple(validator.descend(entry, items, path=number))
        for fault in faults:
            yield _at(fault, number)


def _at(fault: ValidationError, number: int) -> ValidationError:
    """Give a fault of an entry as one of the entry with this number."""
    found = ValidationError.create_from(fault)
    found.path[0] = number
    return found


_known: OrderedDict[int, tuple[Any, dict[str, tuple[ValidationError, ...]]]] = OrderedDict()


def _known_by(items: dict[str, Any]) -> dict[str, tuple[ValidationError, ...]]:
    """Give what entries are known to lack by a schema, which is kept, so that its id stays its own."""
    found = _known.get(id(items))
    if found is None:
        found = _known[id(items)] = (items, {})
        while len(_known) > _MOST_SCHEMAS:
            _known.popitem(last=False)
    return found[1]


def _alternatives(
    validator: Any, branches: Sequence[Any], instance: Any, schema: Mapping[str, Any], *, one: bool
) -> Iterator[ValidationError]:
    meant = [(n, branch) for n, branch in enumerate(branches) if plausible(branch, instance)]
    if not meant:
        meant = [(n, branch) for n, branch in enumerate(branches) if _is_signed(branch, instance)]
    if not meant:
        yield ValidationError("none is meant")
        return
    if len(meant) > 1 and (missing := _missing_sign([b for _, b in meant], instance)):
        yield ValidationError(missing, validator="sign")
        return
    if len(meant) == 1:
        number, branch = meant[0]
        yield from validator.descend(instance, branch, schema_path=number)
        return
    found = [_tried(validator, instance, branch, number) for number, branch in meant]
    fitting = [number for number, faults in enumerate(found) if not faults]
    if one and len(fitting) > 1:
        yield ValidationError("several fit")
    elif not fitting and "x-expected" in schema:
        yield ValidationError("none fits")
    elif not fitting:
        yield from min(found, key=len)


def _tried(validator: Any, instance: Any, branch: Any, number: int) -> list[ValidationError]:
    depth = _nested.get()
    if depth >= _MOST_NESTED:
        return []
    token = _nested.set(depth + 1)
    try:
        return list(validator.descend(instance, branch, schema_path=number))
    finally:
        _nested.reset(token)


def _missing_sign(branches: Sequence[Any], instance: Any) -> str:
    """Give the key that tells the branches apart and is not there; "" if there is none."""
    if not isinstance(instance, dict):
        return ""
    for name in branches[0].get("properties", {}) if isinstance(branches[0], dict) else ():
        if name not in instance and all(_tells(branch, name) for branch in branches):
            return str(name)
    return ""


def _is_signed(branch: Any, instance: Any) -> bool:
    """Say whether an object bears all signs of a branch, whatever else of it may be wrong."""
    if not isinstance(branch, dict) or not isinstance(instance, dict):
        return False
    signs = {
        name: schema["const"]
        for name, schema in branch.get("properties", {}).items()
        if isinstance(schema, dict) and "const" in schema
    }
    return bool(signs) and all(instance.get(name) == sign for name, sign in signs.items())


def _tells(branch: Any, name: str) -> bool:
    if not isinstance(branch, dict) or name not in branch.get("required", ()):
        return False
    schema = branch.get("properties", {}).get(name)
    return isinstance(schema, dict) and ("const" in schema or "enum" in schema)


_Strict: Any = extend(  # type: ignore[no-untyped-call]  # its stubs leave the types out
    Draft202012Validator,
    {
        "oneOf": _one_of,
        "anyOf": _any_of,
        "required": _required,
        "uniqueItems": _unique,
        "items": _items,
    },
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole),
)


def validator(schema: Mapping[str, Any]) -> Any:
    """Give a validator for a schema whose references have been followed; it fetches nothing."""
    formats = Draft202012Validator.FORMAT_CHECKER
    return _Strict(schema, registry=Registry(), format_checker=formats)


def check_schema(schema: Mapping[str, Any]) -> None:
    """Check that a schema is one.

    Raises:
        jsonschema.SchemaError: it is none.
    """
    Draft202012Validator.check_schema(dict(schema))
