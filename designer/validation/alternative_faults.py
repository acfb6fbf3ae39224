"""Sentences on alternatives: what the author wrote belongs to none of them, or to several."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from designer.diagnostics import Diagnostic, said
from designer.documents import Pointer
from designer.validation import words
from designer.validation.expectations import Found, expected, for_example
from designer.validation.key_faults import unknown_key
from designer.validation.naming import Reporter
from designer.validation.value_faults import unknown_value
from designer.validation.walks import plausible
from designer.validation.words import quoted, subject

__all__ = ["missing_sign", "no_alternative"]


def no_alternative(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say which alternatives there are when what the author wrote belongs to none."""
    value = error.instance
    branches = [b for b in error.validator_value if isinstance(b, dict)]
    if error.message == "several fit":
        titles = [str(b["title"]) for b in branches if "title" in b]
        return reporter.fault(
            "core/no-alternative-fits",
            pointer,
            said("{subject} can be read in several ways.", subject=subject(pointer)),
            said("Say which is meant: {any_of}.", any_of=words.any_of(titles))
            if titles
            else said("Say more exactly what is meant."),
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
            said(
                "{subject} is {found}, but should be {types}.",
                subject=subject(pointer),
                found=words.found(value, reporter.written(pointer)),
                types=words.types(kinds),
            ),
            for_example("", pointer, error.schema) or expected(reporter, pointer, error),
        )
    return reporter.fault(
        "core/no-alternative-fits",
        pointer,
        said("{subject} is none of the things that may stand here.", subject=subject(pointer)),
        expected(reporter, pointer, error),
    )


def missing_sign(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say that the key is missing that tells what is meant, or is misspelled."""
    name = error.message
    branches = error.schema.get("oneOf", error.schema.get("anyOf", ()))
    branches = [b for b in branches if isinstance(b, dict)]
    keys = {key for branch in branches for key in branch.get("properties", {})}
    for key in error.instance:
        if key not in keys and words.closest(str(key), [name]):
            return unknown_key(reporter, (*pointer, key), [name])
    known = _allowed(branches, name)
    return reporter.fault(
        "core/missing-key",
        pointer,
        said("the key {quoted} is missing.", quoted=quoted(name)),
        said("Write “{key}: {value}”.", key=name, value=words.plain(known[0]))
        if len(known) == 1
        else said("Add it with one of these: {listed}.", listed=words.listed(known, 30)),
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
