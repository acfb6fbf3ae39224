"""One sentence for each thing a schema can find, in the author's words.

Each function takes jsonschema's finding and gives the fault. jsonschema's own sentences are never
shown.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from designer.diagnostics import Diagnostic, Related
from designer.documents import Pointer
from designer.documents.scalars import older_reading, resolve
from designer.validation import words
from designer.validation.naming import Reporter
from designer.validation.walks import Walk, plausible, walks_at
from designer.validation.words import quoted, subject

__all__ = ["CODES", "faults_of"]

Found = Any  # jsonschema's ValidationError, which is not imported here for the sake of start-up
_Say = Callable[[Reporter, Pointer, Found], Diagnostic]


def faults_of(reporter: Reporter, error: Found) -> Iterator[Diagnostic]:
    """Give the faults behind one finding."""
    pointer: Pointer = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path and not isinstance(
        error.instance, dict | list
    ):
        yield _key_name(reporter, (*pointer, error.instance), error)
    elif error.validator in _MANY:
        yield from _MANY[error.validator](reporter, pointer, error)
    else:
        yield _ONE.get(error.validator, _other)(reporter, pointer, error)


# -- types and values -----------------------------------------------------------------------------


def _type(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    value, schema = error.instance, error.schema
    wanted = words.types(schema["type"])
    names = [schema["type"]] if isinstance(schema["type"], str) else list(schema["type"])
    remedy, fixes = _type_remedy(reporter, pointer, value, names, schema)
    return reporter.fault(
        "core/wrong-type",
        pointer,
        f"{subject(pointer)} is {words.found(value)}, but should be {wanted}.",
        remedy or f"Write {wanted}.",
        fixes=fixes,
    )


def _type_remedy(
    reporter: Reporter, pointer: Pointer, value: Any, names: list[str], schema: Mapping[str, Any]
) -> tuple[str, Any]:
    """Say how to put a wrong type right."""
    if value is None:
        return _for_example(
            "Write a value behind the colon, or remove the key.", pointer, schema
        ), ()
    if isinstance(value, str):
        return _text_remedy(reporter, pointer, value, names, schema)
    scalar = isinstance(value, bool | int | float)
    if scalar and "string" in names:
        span = reporter.document.span(pointer)
        written = reporter.document.text[slice(*span)] if span else words.plain(value)
        fixes = reporter.rewrite("Put it in quotes", pointer, json.dumps(written))
        return "Put it in quotes.", fixes
    if isinstance(value, float) and value.is_integer() and "integer" in names:
        whole = str(int(value))
        return f"Write {whole}, without a point.", reporter.rewrite(
            f"Write {whole}", pointer, whole
        )
    if names == ["array"] and scalar:
        return _for_example("Put it in brackets: a list is written [a, b].", pointer, schema), ()
    return _for_example("", pointer, schema), ()


def _text_remedy(
    reporter: Reporter, pointer: Pointer, value: str, names: list[str], schema: Mapping[str, Any]
) -> tuple[str, Any]:
    if "boolean" in names and (older := older_reading(value)) in {"true", "false"}:
        remedy = (
            f"A bare {value} is a text here (only older YAML read it as {older}); write {older}."
        )
        return remedy, reporter.rewrite(f"Write {older}", pointer, older)
    meant = resolve(value).value if value else value
    is_number = isinstance(meant, int | float) and not isinstance(meant, bool)
    if is_number and ({"integer", "number"} & set(names)):
        return "Remove the quotes.", reporter.rewrite("Remove the quotes", pointer, value)
    if isinstance(meant, bool) and "boolean" in names:
        return "Remove the quotes.", reporter.rewrite("Remove the quotes", pointer, value)
    older = older_reading(value)
    if older.startswith("the number") and ({"integer", "number"} & set(names)):
        digits = value.replace("_", "")
        return f"Write {digits}.", reporter.rewrite(f"Write {digits}", pointer, digits)
    if names == ["array"]:
        return _for_example("A list is written [a, b].", pointer, schema), ()
    return _for_example("", pointer, schema), ()


def _enum(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    return unknown_value(reporter, pointer, error.instance, list(error.validator_value))


def _const(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    return unknown_value(reporter, pointer, error.instance, [error.validator_value])


def unknown_value(reporter: Reporter, pointer: Pointer, value: Any, known: list[Any]) -> Diagnostic:
    """Say that a value is none of those allowed."""
    close = words.closest(value, known)
    if close is None and isinstance(value, str) and older_reading(value) in {"true", "false"}:
        older = older_reading(value) == "true"
        close = words.plain(older) if any(k is older for k in known) else None
    if len(known) == 1:
        wanted = f"should be {words.plain(known[0])}"
    else:
        wanted = f"should be one of {words.listed(known, 30)}"
    hint = f"Did you mean {close}?" if close is not None else ""
    return reporter.fault(
        "core/unknown-value",
        pointer,
        f"{subject(pointer)} is {words.found(value)}, but {wanted}.",
        hint or "Write one of these.",
        fixes=reporter.replace(f"Write {close}", pointer, close) if close is not None else (),
    )


# -- keys -----------------------------------------------------------------------------------------


def _required(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    missing = [key for key in error.schema["required"] if key not in error.instance]
    if error.schema.get("additionalProperties") is False:
        known = error.schema.get("properties", {})
        free = [name for name in known if name not in error.instance]
        meant = {words.closest(key, free) for key in error.instance if key not in known}
        missing = [key for key in missing if key not in meant]  # said with the wrong key
    if missing:
        yield missing_keys(reporter, pointer, missing, error.schema)


def missing_keys(
    reporter: Reporter, pointer: Pointer, missing: list[str], schema: Mapping[str, Any]
) -> Diagnostic:
    """Say which keys a map lacks."""
    names = ", ".join(quoted(key) for key in missing)
    sentence = (
        f"the key {names} is missing." if len(missing) == 1 else f"these keys are missing: {names}."
    )
    properties = schema.get("properties", {})
    examples = (words.example((key,), properties.get(key, {})) for key in missing)
    shown = [f"“{text}”" for text in examples if text]
    remedy = f"Add {'it' if len(missing) == 1 else 'them'}"
    remedy += f", for example {', '.join(shown)}." if shown else "."
    return reporter.fault("core/missing-key", pointer, sentence, remedy)


def _additional(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    known = error.schema.get("properties", {})
    patterns = list(error.schema.get("patternProperties", {}))
    for key in error.instance:
        if key not in known and not any(re.search(p, key) for p in patterns):
            yield unknown_key(reporter, (*pointer, key), list(known))


def _unevaluated(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    """Report keys that no part of the schema knows; those with a fault of their own are known."""
    if reporter.schema is None:
        return
    walks = walks_at(reporter.schema.walk, reporter.document.tree, pointer)
    known = {name: None for walk in walks for name in walk.properties}
    for key in error.instance:
        if key not in known and not any(_pattern_knows(walk, key) for walk in walks):
            yield unknown_key(reporter, (*pointer, key), list(known))


def _pattern_knows(walk: Walk, key: str) -> bool:
    return any(pattern.search(key) for pattern, _ in walk.patterns)


def unknown_key(reporter: Reporter, pointer: Pointer, known: list[str]) -> Diagnostic:
    """Say that a key has no meaning where it stands."""
    key = str(pointer[-1])
    above = pointer[:-1]
    there = reporter.document.node(above)
    free = [name for name in known if there is None or there.entry(name) is None]
    close = words.closest(key, free)
    if close is not None:
        remedy = f"Did you mean {quoted(close)}?"
    elif free:
        remedy = f"Remove it, or use one of the other keys: {words.listed(free)}."
    else:
        remedy = "Remove it."
    fixes = reporter.replace(f"Rename it to {close}", pointer, close, of="key") if close else ()
    fault = reporter.fault(
        "core/unknown-key",
        above,
        f"there is no key {quoted(key)} here.",
        remedy,
        fixes=fixes,
    )
    return _moved(fault, reporter, pointer, "key")


def _moved(fault: Diagnostic, reporter: Reporter, pointer: Pointer, of: str) -> Diagnostic:
    """Keep the object's name and put the place on another part."""
    return msgspec.structs.replace(fault, location=reporter.place(pointer, of=of))


def _key_name(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    key = str(error.instance)
    if error.validator == "enum":
        return unknown_key(reporter, pointer, [str(k) for k in error.validator_value])
    wanted = _expected(reporter, pointer, error)
    fault = reporter.fault(
        "core/wrong-form",
        pointer[:-1],
        f"the key {quoted(key)} does not have the form of one.",
        wanted,
    )
    return _moved(fault, reporter, pointer, "key")


def _dependent(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    for key, needed in error.validator_value.items():
        missing = [name for name in needed if name not in error.instance]
        if key in error.instance and missing:
            names = ", ".join(quoted(name) for name in missing)
            fault = reporter.fault(
                "core/missing-key",
                pointer,
                f"where {quoted(key)} stands, {names} must stand too.",
                f"Add {names}, or remove {quoted(key)}.",
            )
            yield _moved(fault, reporter, (*pointer, key), "key")


def _never(reporter: Reporter, pointer: Pointer, _error: Found) -> Diagnostic:
    fault = reporter.fault(
        "core/unknown-key", pointer[:-1], f"{subject(pointer)} may not stand here.", "Remove it."
    )
    return _moved(fault, reporter, pointer, "key")


# -- numbers, lengths, forms ----------------------------------------------------------------------


def _range(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    schema = error.schema
    low, high = schema.get("minimum"), schema.get("maximum")
    above, below = schema.get("exclusiveMinimum"), schema.get("exclusiveMaximum")
    if low is not None and high is not None:
        wanted = f"from {low} to {high}"
    elif low is not None:
        wanted = f"{low} or more"
    elif high is not None:
        wanted = f"{high} or less"
    elif above is not None:
        wanted = f"more than {above}"
    else:
        wanted = f"less than {below}"
    return reporter.fault(
        "core/out-of-range",
        pointer,
        f"{subject(pointer)} is {error.instance}, but should be {wanted}.",
        _for_example("", pointer, schema) or "Write a number in this range.",
    )


def _multiple(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    return reporter.fault(
        "core/out-of-range",
        pointer,
        f"{subject(pointer)} is {error.instance}, but should be a multiple of {error.validator_value}.",
        _for_example("", pointer, error.schema) or "Write such a number.",
    )


def _length(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    low, high, one, many = _LENGTHS[error.validator]
    schema = error.schema
    wanted = words.count_words(schema.get(low), schema.get(high), one, many)
    count = len(error.instance)
    has = f"has {count} {one if count == 1 else many}" if count else "is empty"
    return reporter.fault(
        "core/wrong-length",
        pointer,
        f"{subject(pointer)} {has}, but should have {wanted}.",
        _for_example("", pointer, schema) or ("Add some." if count == 0 else "Add or remove some."),
    )


_CHARACTERS = ("minLength", "maxLength", "character", "characters")
_ENTRIES = ("minItems", "maxItems", "entry", "entries")
_KEYS = ("minProperties", "maxProperties", "key", "keys")
_LENGTHS = {key: names for names in (_CHARACTERS, _ENTRIES, _KEYS) for key in names[:2]}


def _unique(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    first: dict[str, int] = {}
    for number, value in enumerate(error.instance):
        known = first.setdefault(json.dumps(value, sort_keys=True, default=str), number)
        if known != number:
            place = (*pointer, number)
            yield reporter.fault(
                "core/repeated-entry",
                place,
                f"{subject(pointer)} holds {words.found(value)} twice.",
                "Remove one of the two.",
                related=[Related(reporter.place((*pointer, known)), "It stands here first.")],
            )


def _form(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    return reporter.fault(
        "core/wrong-form",
        pointer,
        f"{subject(pointer)} is {words.found(error.instance)}, which does not have the form wanted here.",
        _expected(reporter, pointer, error),
    )


# -- alternatives ---------------------------------------------------------------------------------


def _alternatives(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say which alternatives there are when what the author wrote belongs to none."""
    value = error.instance
    branches = [b for b in error.validator_value if isinstance(b, dict)]
    if error.message == "several fit":
        titles = [str(b["title"]) for b in branches if "title" in b]
        return reporter.fault(
            "core/no-alternative-fits",
            pointer,
            f"{subject(pointer)} can be read in several ways.",
            f"Say which is meant: {words.any_of(titles)}."
            if titles
            else "Say more exactly what is meant.",
        )
    by_type = [b for b in branches if _type_allows(b, value)]
    if isinstance(value, dict) and by_type:
        for name in dict.fromkeys(n for b in by_type for n in b.get("properties", {})):
            known = _allowed(by_type, name)
            if name in value and known and value[name] not in known:
                return unknown_value(reporter, (*pointer, name), value[name], known)
    if known := _allowed_here(by_type):
        return unknown_value(reporter, pointer, value, known)
    kinds = list(dict.fromkeys(t for b in branches for t in _types_of(b)))
    if kinds and not by_type:
        return reporter.fault(
            "core/wrong-type",
            pointer,
            f"{subject(pointer)} is {words.found(value)}, but should be {words.types(kinds)}.",
            _for_example("", pointer, error.schema) or _expected(reporter, pointer, error),
        )
    return reporter.fault(
        "core/no-alternative-fits",
        pointer,
        f"{subject(pointer)} is none of the things that may stand here.",
        _expected(reporter, pointer, error),
    )


def _sign(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say that the key is missing that tells what is meant."""
    name = error.message
    branches = error.schema.get("oneOf", error.schema.get("anyOf", ()))
    known = _allowed([b for b in branches if isinstance(b, dict)], name)
    return reporter.fault(
        "core/missing-key",
        pointer,
        f"the key {quoted(name)} is missing.",
        f"Add it with one of these: {words.listed(known, 30)}.",
    )


def _types_of(schema: Mapping[str, Any]) -> list[str]:
    found = schema.get("type", [])
    return [found] if isinstance(found, str) else list(found)


def _type_allows(schema: Mapping[str, Any], value: Any) -> bool:
    return plausible({"type": _types_of(schema)} if _types_of(schema) else {}, value)


def _allowed(branches: Sequence[Mapping[str, Any]], name: str) -> list[Any]:
    """Give what a property may be in all branches together; [] where one does not list it."""
    return _allowed_here([b.get("properties", {}).get(name, {}) for b in branches])


def _allowed_here(schemas: Sequence[Any]) -> list[Any]:
    known: list[Any] = []
    for schema in schemas:
        if not isinstance(schema, dict) or not ("const" in schema or "enum" in schema):
            return []
        known.extend([schema["const"]] if "const" in schema else schema["enum"])
    return list({json.dumps(value): value for value in known}.values())


# -- all the rest ---------------------------------------------------------------------------------


def _other(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    if error.validator is None:
        return _never(reporter, pointer, error)
    return reporter.fault(
        "core/wrong-form",
        pointer,
        f"{subject(pointer)} does not fit here.",
        _expected(reporter, pointer, error),
    )


def _expected(reporter: Reporter, pointer: Pointer, error: Found) -> str:
    """Say what a schema wants, in the words that stand in it."""
    schema = error.schema if isinstance(error.schema, dict) else {}
    if text := schema.get("x-expected"):
        return f"Expected {text}."
    if reporter.schema is not None and not schema.get("description"):
        walks = walks_at(reporter.schema.walk, reporter.document.tree, pointer)
        schema = next((dict(w.schema) for w in walks if w.schema.get("description")), schema)
    text = str(schema.get("description", "")).strip()
    return _for_example(text, pointer, schema) or "Look at the examples in the manual."


def _for_example(text: str, pointer: Pointer, schema: Mapping[str, Any]) -> str:
    shown = words.example(pointer, schema)
    if not shown:
        return text
    return f"{text} For example: {shown}".strip()


_ONE: dict[str, _Say] = {
    "type": _type,
    "enum": _enum,
    "const": _const,
    "minimum": _range,
    "maximum": _range,
    "exclusiveMinimum": _range,
    "exclusiveMaximum": _range,
    "multipleOf": _multiple,
    "minLength": _length,
    "maxLength": _length,
    "minItems": _length,
    "maxItems": _length,
    "minProperties": _length,
    "maxProperties": _length,
    "pattern": _form,
    "format": _form,
    "oneOf": _alternatives,
    "anyOf": _alternatives,
    "sign": _sign,
}
_MANY: dict[str, Callable[[Reporter, Pointer, Found], Iterator[Diagnostic]]] = {
    "additionalProperties": _additional,
    "unevaluatedProperties": _unevaluated,
    "required": _required,
    "dependentRequired": _dependent,
    "uniqueItems": _unique,
}
CODES: Mapping[str | None, str] = {
    None: "core/unknown-key",
    "type": "core/wrong-type",
    "enum": "core/unknown-value",
    "const": "core/unknown-value",
    "required": "core/missing-key",
    "sign": "core/missing-key",
    "dependentRequired": "core/missing-key",
    "additionalProperties": "core/unknown-key",
    "unevaluatedProperties": "core/unknown-key",
    "minimum": "core/out-of-range",
    "maximum": "core/out-of-range",
    "minLength": "core/wrong-length",
    "maxLength": "core/wrong-length",
    "minItems": "core/wrong-length",
    "maxItems": "core/wrong-length",
    "uniqueItems": "core/repeated-entry",
    "oneOf": "core/no-alternative-fits",
    "anyOf": "core/no-alternative-fits",
}
"""The code that most findings of a keyword get; `core/wrong-form` for the others."""
