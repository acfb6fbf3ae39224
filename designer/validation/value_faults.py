"""Sentences on values: types, listed values, numbers, lengths and forms."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from designer.diagnostics import Diagnostic, Related, said
from designer.documents import Pointer
from designer.documents.faults import MOST_PER_CODE, counted
from designer.documents.ids import made_id
from designer.documents.scalars import older_reading, resolve
from designer.validation import words
from designer.validation.expectations import Found, expected, for_example
from designer.validation.naming import Reporter
from designer.validation.words import subject

__all__ = [
    "no_multiple",
    "none_of_the_listed",
    "not_the_constant",
    "out_of_range",
    "repeated",
    "unknown_value",
    "wrong_form",
    "wrong_length",
    "wrong_type",
]


def wrong_type(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say that a value has the wrong type, and how it is written right."""
    value, schema = error.instance, error.schema
    wanted = words.types(schema["type"])
    names = [schema["type"]] if isinstance(schema["type"], str) else list(schema["type"])
    remedy, fixes = _type_remedy(reporter, pointer, value, names, schema)
    return reporter.fault(
        "core/wrong-type",
        pointer,
        said(
            "{subject} is {found}, but should be {wanted}.",
            subject=subject(pointer),
            found=words.found(value, reporter.written(pointer)),
            wanted=wanted,
        ),
        remedy or said("Write {wanted}.", wanted=wanted),
        fixes=fixes,
    )


def _type_remedy(
    reporter: Reporter, pointer: Pointer, value: Any, names: list[str], schema: Mapping[str, Any]
) -> tuple[str, Any]:
    """Say how to put a wrong type right."""
    if value is None:
        return for_example(
            said("Write a value behind the colon, or remove the key."), pointer, schema
        ), ()
    if isinstance(value, str):
        return _text_remedy(reporter, pointer, value, names, schema)
    scalar = isinstance(value, bool | int | float)
    if scalar and "string" in names:
        span = reporter.document.span(pointer)
        written = reporter.document.text[slice(*span)] if span else words.plain(value)
        fixes = reporter.rewrite(said("Put it in quotes"), pointer, json.dumps(written))
        return said("Put it in quotes."), fixes
    if isinstance(value, float) and value.is_integer() and "integer" in names:
        whole = str(int(value))
        point = said(", without a point") if "." in (reporter.written(pointer) or ".") else ""
        return said("Write {whole}{point}.", whole=whole, point=point), reporter.rewrite(
            said("Write {whole}", whole=whole), pointer, whole
        )
    if names == ["array"] and scalar:
        return for_example(
            said("Put it in brackets: a list is written [a, b]."), pointer, schema
        ), ()
    return for_example("", pointer, schema), ()


def _text_remedy(
    reporter: Reporter, pointer: Pointer, value: str, names: list[str], schema: Mapping[str, Any]
) -> tuple[str, Any]:
    if "boolean" in names and (older := older_reading(value)) in {"true", "false"}:
        remedy = said(
            "A bare {value} is a text here (only older YAML read it as {older}); write {older}.",
            value=value,
            older=older,
        )
        return remedy, reporter.rewrite(said("Write {older}", older=older), pointer, older)
    meant = resolve(value).value if value else value
    is_number = isinstance(meant, int | float) and not isinstance(meant, bool)
    if is_number and ({"integer", "number"} & set(names)):
        return said("Remove the quotes."), reporter.rewrite(
            said("Remove the quotes"), pointer, value
        )
    if isinstance(meant, bool) and "boolean" in names:
        return said("Remove the quotes."), reporter.rewrite(
            said("Remove the quotes"), pointer, value
        )
    older = older_reading(value)
    if older.startswith("the number") and ({"integer", "number"} & set(names)):
        digits = value.replace("_", "")
        return said("Write {digits}.", digits=digits), reporter.rewrite(
            said("Write {digits}", digits=digits), pointer, digits
        )
    if names == ["array"]:
        return for_example(said("A list is written [a, b]."), pointer, schema), ()
    return for_example("", pointer, schema), ()


def none_of_the_listed(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say that a value is none of an `enum`."""
    value, meant = error.instance, error.schema.get("x-meant", {})
    close = meant.get(value.lower()) if isinstance(value, str) else None
    return unknown_value(reporter, pointer, value, list(error.validator_value), close)


def not_the_constant(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say that a value is not the `const`."""
    return unknown_value(reporter, pointer, error.instance, [error.validator_value])


_SHORT_LIST = 12


def unknown_value(
    reporter: Reporter,
    pointer: Pointer,
    value: Any,
    known: list[Any],
    meant: str | None = None,
) -> Diagnostic:
    """Say that a value is none of those allowed; `meant` is the one that says the same."""
    close = meant or words.closest(value, known)
    if close is None and isinstance(value, str) and older_reading(value) in {"true", "false"}:
        older = older_reading(value) == "true"
        close = words.plain(older) if any(k is older for k in known) else None
    if len(known) == 1:
        wanted = said("should be {plain}", plain=words.plain(known[0]))
    elif len(known) <= _SHORT_LIST:
        wanted = said("should be one of {listed}", listed=words.listed(known))
    else:
        wanted = said("is none of the {n} words that may stand here", n=len(known))
    hint = said("Did you mean {close}?", close=close) if close is not None else ""
    if not hint and len(known) > _SHORT_LIST:
        hint = said("Write one of these: {listed}.", listed=words.listed(known, 30))
    return reporter.fault(
        "core/unknown-value",
        pointer,
        said(
            "{subject} is {found}, but {wanted}.",
            subject=subject(pointer),
            found=words.found(value, reporter.written(pointer)),
            wanted=wanted,
        ),
        hint
        or (
            said("Write {whole}.", whole=words.plain(known[0]))
            if len(known) == 1
            else said("Write one of these.")
        ),
        fixes=reporter.replace(said("Write {close}", close=close), pointer, close)
        if close is not None
        else (),
    )


def out_of_range(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say between which numbers a number should be."""
    schema = error.schema
    low, high = schema.get("minimum"), schema.get("maximum")
    above, below = schema.get("exclusiveMinimum"), schema.get("exclusiveMaximum")
    if low is not None and high is not None:
        wanted = said("from {low} to {high}", low=low, high=high)
    elif low is not None:
        wanted = said("{low} or more", low=low)
    elif high is not None:
        wanted = said("{high} or less", high=high)
    elif above is not None:
        wanted = said("more than {above}", above=above)
    else:
        wanted = said("less than {below}", below=below)
    return reporter.fault(
        "core/out-of-range",
        pointer,
        said(
            "{subject} is {written}, but should be {wanted}.",
            subject=subject(pointer),
            written=reporter.written(pointer) or error.instance,
            wanted=wanted,
        ),
        for_example("", pointer, schema) or said("Write a number in this range."),
    )


def no_multiple(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say of what a number should be a multiple."""
    return reporter.fault(
        "core/out-of-range",
        pointer,
        said(
            "{subject} is {written}, but should be a multiple of {validator_value}.",
            subject=subject(pointer),
            written=reporter.written(pointer) or error.instance,
            validator_value=error.validator_value,
        ),
        for_example("", pointer, error.schema) or said("Write such a number."),
    )


def wrong_length(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say how many characters, entries or keys there should be."""
    low, high, thing = _LENGTHS[error.validator]
    schema = error.schema
    wanted = words.count_words(schema.get(low), schema.get(high), thing)
    count = len(error.instance)
    has = said("has {counted}", counted=words.counted(count, thing)) if count else said("is empty")
    return reporter.fault(
        "core/wrong-length",
        pointer,
        said(
            "{subject} {has}, but should have {wanted}.",
            subject=subject(pointer),
            has=has,
            wanted=wanted,
        ),
        for_example("", pointer, schema)
        or (said("Add some.") if count == 0 else said("Add or remove some.")),
    )


_CHARACTERS = ("minLength", "maxLength", "character")
_ENTRIES = ("minItems", "maxItems", "entry")
_KEYS = ("minProperties", "maxProperties", "key")
_LENGTHS = {key: names for names in (_CHARACTERS, _ENTRIES, _KEYS) for key in names[:2]}


def repeated(reporter: Reporter, pointer: Pointer, error: Found) -> Iterator[Diagnostic]:
    """Report entries that stand twice, each with its first place."""
    first: dict[str, int] = {}
    n_found = 0
    for number, value in enumerate(error.instance):
        known = first.setdefault(json.dumps(value, sort_keys=True, default=str), number)
        if known == number:
            continue
        n_found += 1
        if n_found > MOST_PER_CODE:
            yield counted("core/repeated-entry", reporter.document.path, str(number))
        else:
            place = (*pointer, number)
            yield reporter.fault(
                "core/repeated-entry",
                place,
                said(
                    "{subject} holds {found} twice.",
                    subject=subject(pointer),
                    found=words.found(value),
                ),
                said("Remove one of the two."),
                related=[Related(reporter.place((*pointer, known)), said("It stands here first."))],
            )


def wrong_form(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    """Say that a text does not have the form wanted; of an id, give one that has it."""
    fitting = _fitting_id(error)
    return reporter.fault(
        "core/wrong-form",
        pointer,
        said(
            "{subject} is {found}, which does not have the form wanted here.",
            subject=subject(pointer),
            found=words.found(error.instance),
        ),
        expected(reporter, pointer, error),
        fixes=reporter.replace(said("Write {close}", close=fitting), pointer, fitting)
        if fitting
        else (),
    )


def _fitting_id(error: Found) -> str:
    """Give what was written in the form of an id; "" where no id is wanted, or nothing of it is left."""
    if "x-id" not in error.schema or not isinstance(error.instance, str):
        return ""
    made = made_id(error.instance)
    fits = error.validator == "pattern" and re.search(str(error.validator_value), made)
    return made if fits and made != error.instance else ""
