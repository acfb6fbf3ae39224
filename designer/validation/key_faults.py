"""Sentences on keys: missing, unknown, misspelled, forbidden."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from designer.diagnostics import Diagnostic, said
from designer.documents import Pointer
from designer.documents.faults import MOST_PER_CODE, counted
from designer.validation import words
from designer.validation.expectations import Found, expected
from designer.validation.naming import Reporter
from designer.validation.walks import Walk, walks_at
from designer.validation.words import quoted, subject

__all__ = [
    "dependent_keys",
    "forbidden",
    "foreign_keys",
    "lacking_keys",
    "unevaluated_keys",
    "wrong_key",
]


def lacking_keys(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    """Say which required keys are missing, but for those that are only misspelled."""
    missing = [key for key in error.schema["required"] if key not in error.instance]
    few = len(error.instance) <= MOST_PER_CODE
    if few and error.schema.get("additionalProperties") is False:
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
    names = words.all_of([quoted(key) for key in missing])
    sentence = (
        said("the key {names} is missing.", names=names)
        if len(missing) == 1
        else said("these keys are missing: {names}.", names=names)
    )
    properties = schema.get("properties", {})
    examples = (words.example((key,), properties.get(key, {})) for key in missing)
    shown = [quoted(text) for text in examples if text]
    if shown:
        listed = words.all_of(shown)
        remedy = (
            said("Add it, for example {examples}.", examples=listed)
            if len(missing) == 1
            else said("Add them, for example {examples}.", examples=listed)
        )
    else:
        remedy = said("Add it.") if len(missing) == 1 else said("Add them.")
    return reporter.fault("core/missing-key", pointer, sentence, remedy)


def foreign_keys(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    """Report keys that an object closed by `additionalProperties` does not know."""
    known = error.schema.get("properties", {})
    patterns = list(error.schema.get("patternProperties", {}))
    unknown = (
        key
        for key in error.instance
        if key not in known and not any(re.search(p, key) for p in patterns)
    )
    yield from _unknown_keys(reporter, pointer, unknown, list(known))


def unevaluated_keys(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    """Report keys that no part of the schema knows; those with a fault of their own are known."""
    if reporter.schema is None:
        return
    walks = walks_at(reporter.schema.walk, reporter.document.tree, pointer)
    known = {name: None for walk in walks for name in walk.properties}
    unknown = (
        key
        for key in error.instance
        if key not in known and not any(_pattern_knows(walk, key) for walk in walks)
    )
    yield from _unknown_keys(reporter, pointer, unknown, list(known))


def _unknown_keys(
    reporter: Reporter, pointer: Pointer, unknown: Iterable[str], known: list[str]
) -> Iterator[Diagnostic]:
    for number, key in enumerate(unknown):
        if number < MOST_PER_CODE:
            yield unknown_key(reporter, (*pointer, key), known)
        else:
            yield counted("core/unknown-key", reporter.document.path, key)


def _pattern_knows(walk: Walk, key: str) -> bool:
    return any(pattern.search(key) for pattern, _ in walk.patterns)


def unknown_key(reporter: Reporter, pointer: Pointer, known: list[str]) -> Diagnostic:
    """Say that a key has no meaning where it stands."""
    key = str(pointer[-1])
    above = pointer[:-1]
    there = reporter.document.node(above)
    free = [name for name in known if there is None or there.entry(name) is None]
    close = words.closest(key, free)
    if (key, close) == ("name", "game"):  # alike, but a key that other kinds have
        close = None
    if close is not None:
        remedy = said("Did you mean {quoted}?", quoted=quoted(close))
    elif free:
        remedy = said(
            "Remove it, or use one of the other keys: {listed}.", listed=words.listed(free)
        )
    else:
        remedy = said("Remove it.")
    fixes = (
        reporter.replace(said("Rename it to {close}", close=close), pointer, close, of="key")
        if close
        else ()
    )
    fault = reporter.fault(
        "core/unknown-key",
        above,
        said("there is no key {quoted} here.", quoted=quoted(key)),
        remedy,
        fixes=fixes,
    )
    return _moved(fault, reporter, pointer, "key")


def _moved(fault: Diagnostic, reporter: Reporter, pointer: Pointer, of: str) -> Diagnostic:
    """Keep the object's name and put the place on another part."""
    return msgspec.structs.replace(fault, location=reporter.place(pointer, of=of))


def wrong_key(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say that a key does not have the form that keys have here."""
    key = str(error.instance)
    if error.validator == "enum":
        return unknown_key(reporter, pointer, [str(k) for k in error.validator_value])
    wanted = expected(reporter, pointer, error)
    fault = reporter.fault(
        "core/wrong-form",
        pointer[:-1],
        said("the key {quoted} does not have the form of one.", quoted=quoted(key)),
        wanted,
    )
    return _moved(fault, reporter, pointer, "key")


def dependent_keys(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    """Report keys that need others beside them."""
    for key, needed in error.validator_value.items():
        missing = [name for name in needed if name not in error.instance]
        if key in error.instance and missing:
            names = words.all_of([quoted(name) for name in missing])
            fault = reporter.fault(
                "core/missing-key",
                pointer,
                said(
                    "where {quoted} stands, {names} must stand too.",
                    quoted=quoted(key),
                    names=names,
                ),
                said("Add {names}, or remove {quoted}.", names=names, quoted=quoted(key)),
            )
            yield _moved(fault, reporter, (*pointer, key), "key")


def forbidden(reporter: Reporter, pointer: Pointer, _error: Found) -> Diagnostic:
    """Say that a key may not stand where it stands."""
    fault = reporter.fault(
        "core/unknown-key",
        pointer[:-1],
        said("{subject} may not stand here.", subject=subject(pointer)),
        said("Remove it."),
    )
    return _moved(fault, reporter, pointer, "key")
