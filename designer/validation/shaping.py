"""Which shape a schema gives a value, and which of several alternatives a value is of. Qt-free."""

import re
from collections.abc import Sequence
from typing import Any

from designer.diagnostics import said
from designer.validation.parts import Part
from designer.validation.shapes import (
    ABSENT,
    Anything,
    Cell,
    Choice,
    Fixed,
    Group,
    Items,
    Number,
    Reference,
    Shape,
    Space,
    Text,
    Truth,
    Variants,
    Words,
)

__all__ = ["branch_of", "reference_of", "shape_of", "title_of_key"]

_FEW = 2
_WORD = re.compile(r"[a-z][a-z0-9_]*")


def shape_of(part: Part, values: Sequence[Any]) -> Shape:
    """Give the shape of a place, in which objects have these values."""
    if part.get("x-cell") is True:
        return Cell()
    if part.get("x-space") is True:
        return Space()
    branches = part.branches
    if branches:
        titles = tuple(b.title or _type_title(b) for b in branches)
        return Variants(branches, titles, _telling_key(branches), _which(branches, values))
    options = part.options
    if options is not None:
        if set(map(type, options)) == {bool} and len(options) == 2:
            return Truth()
        titles = _titles(part, options)
        return Choice(options, titles) if len(options) > 1 else Fixed(options[0], "".join(titles))
    return _shape_by_type(part, values)


def _titles(part: Part, options: Sequence[Any]) -> tuple[str, ...]:
    """Give what the options are called; () where none has a title."""
    titles = part.get("x-titles")
    if not isinstance(titles, dict):
        return ()
    return tuple(str(titles.get(option, option)) for option in options)


def _shape_by_type(part: Part, values: Sequence[Any]) -> Shape:
    types = part.types
    if {"integer", "number"} <= set(types):
        types = tuple(name for name in types if name != "integer")
    languages = part.languages
    if languages:
        return Words(languages)
    if len(types) > 1:
        branches = tuple(part.of_type(name) for name in types)
        titles = tuple(map(_type_title, branches))
        return Variants(branches, titles, "", _which(branches, values))
    match types:
        case ("string",):
            return _text_shape(part)
        case ("integer" | "number",):
            return _number_shape(part, types[0] == "integer")
        case ("boolean",):
            return Truth()
        case ("array",):
            return Items(
                part.item(),
                part.count("minItems") or 0,
                part.count("maxItems"),
                unique=part.get("uniqueItems") is True,
            )
        case ("object",):
            extra = part.extra
            return Group() if extra is None else Group(part.keys, extra)
    return Anything()


def reference_of(part: Part) -> Reference | None:
    """Give what a text may name, None if it names nothing."""
    refs, words = part.get("x-ref"), part.get("x-words", ())
    if not refs or (part.types and "string" not in part.types):
        return None
    words = (words,) if isinstance(words, str) else tuple(words)
    return Reference((refs,) if isinstance(refs, str) else tuple(refs), words, _titles(part, words))


def _text_shape(part: Part) -> Shape:
    reference = reference_of(part)
    if reference is not None:
        return reference
    return Text(
        str(part.get("pattern", "")),
        str(part.get("x-expected", "")),
        part.count("minLength") or 0,
        part.count("maxLength"),
        part.get("x-file") == "",
    )


def _number_shape(part: Part, whole: bool) -> Number:
    low, high = part.number("minimum"), part.number("maximum")
    step = part.number("multipleOf") or 1.0
    above, below = part.number("exclusiveMinimum"), part.number("exclusiveMaximum")
    if above is not None:
        low = max(above + step, low if low is not None else above + step)
    if below is not None:
        high = min(below - step, high if high is not None else below - step)
    return Number(whole, low, high, step)


def _type_title(part: Part) -> str:
    match part.types:
        case ("integer" | "number",):
            return said("Number")
        case ("string",):
            return said("Word")
        case ("boolean",):
            return said("Yes or no")
        case ("array",):
            return said("Several")
        case ("null",):
            return said("Nothing")
        case ("object",) if len(part.names) == 1:
            only = part.under(part.names[0])
            return (only.title if only else "") or title_of_key(part.names[0])
    return said("In detail")


def _telling_key(branches: tuple[Part, ...]) -> str:
    """Give the key by whose value the branches are told apart."""
    for name in branches[0].names:
        listed = [below.options for b in branches if (below := b.under(name)) is not None]
        if len(listed) == len(branches) and all(option is not None for option in listed):
            return name
    return ""


def _which(branches: tuple[Part, ...], values: Sequence[Any]) -> int | None:
    """Give the branch that all values are of, None if there is none."""
    found = {branch_of(branches, value) for value in values if value is not ABSENT}
    return found.pop() if len(found) == 1 else None


def branch_of(branches: tuple[Part, ...], value: Any) -> int | None:
    """Give the alternative that a value is of, None if of none.

    What tells alternatives apart may itself be wrong. Then an object is of the one that knows most
    of its keys, and of those the one that misses fewest, if that is one alone.
    """
    exact = next((n for n, branch in enumerate(branches) if branch.takes(value)), None)
    if exact is not None or not isinstance(value, dict):
        return exact
    fits = [
        (len(value.keys() & set(branch.names)), -len(branch.required - value.keys()))
        for branch in branches
    ]
    best = max(fits, default=(0, 0))
    return fits.index(best) if best[0] > _FEW and fits.count(best) == 1 else None


def title_of_key(key: str) -> str:
    """Give a key in words: `hand_size` is “Hand size”. One that is no such word stays as it is."""
    if not _WORD.fullmatch(key):
        return key
    words = key.replace("_", " ").strip()
    return words[:1].upper() + words[1:]
