"""How values, types and lists are put into words for authors."""

import difflib
import itertools
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from designer.diagnostics import capital, counted_as, said
from designer.documents import Pointer

__all__ = [
    "all_of",
    "any_of",
    "capital",
    "closest",
    "counted",
    "example",
    "found",
    "listed",
    "quoted",
    "subject",
    "types",
]

_TYPE_WORDS = {
    "string": said("a text"),
    "integer": said("a whole number"),
    "number": said("a number"),
    "boolean": said("true or false"),
    "array": said("a list"),
    "object": said("a map"),
    "null": said("nothing"),
}
_MOST = 60
_MOST_COMPARED = 150


def quoted(text: str, most: int = _MOST) -> str:
    """Put a text in quotes, cut when it is long."""
    line = " ".join(text.split())
    return said("“{line}”", line=line if len(line) <= most else line[: most - 1] + "…")


def found(value: Any, written: str = "") -> str:
    """Say what a value is: `the text “two”`, `the number 2`, `a list of 3 entries`.

    Args:
        value: the value.
        written: how a number with a point or a power was written, "" if that is not known.
    """
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return said("empty")
        case float():
            return said("the number {written}", written=written or value)
        case int():
            return said("the number {value}", value=value)
        case str():
            return (
                said("the text {quoted}", quoted=quoted(value)) if value else said("an empty text")
            )
        case list():
            return (
                said("a list of {counted}", counted=counted(len(value), "entry"))
                if value
                else said("an empty list")
            )
        case dict():
            return (
                said("a map of {counted}", counted=counted(len(value), "key"))
                if value
                else said("an empty map")
            )
        case _:
            return said("something else")


def plain(value: Any) -> str:
    """Give a value as an author writes it."""
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "null"
        case str():
            return value
        case list():
            return f"[{', '.join(plain(v) for v in value)}]"
        case dict():
            return f"{{{', '.join(f'{k}: {plain(v)}' for k, v in value.items())}}}"
        case _:
            return str(value)


def types(names: str | Iterable[str]) -> str:
    """Put JSON Schema's types into words: `a text or a map`."""
    many = [names] if isinstance(names, str) else list(names)
    return any_of([_TYPE_WORDS.get(name, name) for name in many])


def any_of(parts: Sequence[str]) -> str:
    """Join alternatives: `a, b or c`."""
    if len(parts) < 2:
        return all_of(parts)
    return said("{parts} or {parts2}", parts=all_of(parts[:-1]), parts2=parts[-1])


def all_of(parts: Sequence[str]) -> str:
    """Join things: `a, b, c`."""
    if not parts:
        return ""
    return reduce(lambda many, one: said("{many}, {one}", many=many, one=one), parts)


def listed(names: Iterable[Any], most: int = 12) -> str:
    """Join names, the first ones when there are many."""
    every = [plain(name) for name in names]
    more = said(" and {n} more", n=len(every) - most) if len(every) > most else ""
    return ", ".join(every[:most]) + more


def closest(word: Any, known: Iterable[Any], cutoff: float = 0.6) -> str | None:
    """Give the known word that was most likely meant, None if none is near."""
    if not isinstance(word, str):
        return None
    texts = [k for k in known if isinstance(k, str)]
    lowered = {text.lower(): text for text in reversed(texts)}
    if word.lower() in lowered:
        return lowered[word.lower()]
    if len(texts) > _MOST_COMPARED:
        texts = _alike(word, texts)
    close = difflib.get_close_matches(word, texts, n=1, cutoff=cutoff)
    return close[0] if close else None


def _alike(word: str, texts: list[str]) -> list[str]:
    """Give the first of many texts that begin or end like a word and are about as long."""
    size, head, tail = len(word), word[:2], word[-2:]
    alike = (t for t in texts if abs(len(t) - size) <= 2 and (t[:2] == head or t[-2:] == tail))
    return list(itertools.islice(alike, _MOST_COMPARED))


def subject(pointer: Pointer) -> str:
    """Name a part by its last steps: `“price”`, `entry 2 of “cells”`."""
    if not pointer:
        return said("the file")
    last = pointer[-1]
    if isinstance(last, str):
        return quoted(last)
    above = said(" of {subject}", subject=subject(pointer[:-1])) if len(pointer) > 1 else ""
    return said("entry {last}{above}", last=last + 1, above=above)


def example(pointer: Pointer, schema: Mapping[str, Any]) -> str:
    """Give an example from a schema as it would be written, "" if it has none short enough."""
    examples = schema.get("examples")
    if not isinstance(examples, list) or not examples:
        return ""
    key = next((step for step in reversed(pointer) if isinstance(step, str)), "")
    shown = plain(examples[0])
    text = f"{key}: {shown}" if pointer and isinstance(pointer[-1], str) else shown
    return text if len(text) <= _MOST else ""


def counted(number: int, thing: str) -> str:
    """Give a number of characters, entries or keys."""
    match thing:
        case "character":
            return counted_as("{n} character", "{n} characters", number)
        case "key":
            return counted_as("{n} key", "{n} keys", number)
        case _:
            return counted_as("{n} entry", "{n} entries", number)


def count_words(low: int | None, high: int | None, thing: str) -> str:
    """Say a range of counts: `at least 1 entry`, `2 entries`, `1 to 3 entries`."""
    if low is not None and low == high:
        return counted(low, thing)
    if low is not None and high is not None:
        return said("{low} to {counted}", low=low, counted=counted(high, thing))
    if low is not None:
        return said("at least {counted}", counted=counted(low, thing))
    return said("at most {counted}", counted=counted(high or 0, thing))
