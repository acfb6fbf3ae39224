"""Parts of a tree that an author may have written wrongly: what is well formed is given, no more."""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.diagnostics import Named

__all__ = ["entries_in", "number_in", "spoken_name", "text_of", "words_in"]


def entries_in(tree: Any, key: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Give the maps in the list under `key`, each with its place in the list."""
    entries = tree.get(key) if isinstance(tree, dict) else None
    for place, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, dict):
            yield place, entry


def number_in(tree: Mapping[str, Any], key: str, otherwise: int = 0) -> int:
    """Give the whole number under `key`."""
    value = tree.get(key)
    return value if type(value) is int else otherwise


def text_of(value: Any, language: str = "en") -> str:
    """Give a name or text in a language; in English, then in any other, where that one lacks."""
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        texts = {key: text for key, text in value.items() if isinstance(text, str)}
        return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")
    return ""


def spoken_name(value: Any, language: str = "en") -> str:
    """Give a name like `text_of`; the English one remembers the others, so that a window can show them."""
    text = text_of(value, language)
    if language != "en" or not isinstance(value, Mapping):
        return text
    return Named(text, {key: each for key, each in value.items() if isinstance(each, str)})


def words_in(tree: Any) -> Iterator[str]:
    """Give all that a tree says: its keys and values, one after the other."""
    if isinstance(tree, Mapping):
        for key, value in tree.items():
            yield str(key)
            yield from words_in(value)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from words_in(value)
    elif tree is not None:
        yield str(tree)
