"""Words on cards in the reader's language, and careful reading of trees that may hold faults."""

from collections.abc import Mapping
from typing import Any

__all__ = ["number_in", "said", "text_in", "texts_in", "word"]

_WORDS: Mapping[str, Mapping[str, str]] = {
    "any_one": {
        "en": "any one of the three",
        "de": "eines der drei",
        "pl": "jeden z trzech",
    },
    "one_use": {"en": "one use", "de": "einmalig", "pl": "jednorazowa"},
    "price": {"en": "price", "de": "Preis", "pl": "cena"},
    "face_down": {"en": "face down", "de": "verdeckt", "pl": "zakryta"},
}


def word(key: str, language: str) -> str:
    """Give one of the sheets' own words; English where the language lacks it."""
    return _WORDS[key].get(language) or _WORDS[key]["en"]


def said(value: object, language: str) -> str:
    """Give a name or text that is a string or one string per language, else ""."""
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        for choice in (value.get(language), value.get("en"), *value.values()):
            if isinstance(choice, str) and choice:
                return choice
    return ""


def text_in(tree: Mapping[str, Any], key: str) -> str:
    """Give the string at `key`, or "" if there is none."""
    value = tree.get(key)
    return value if isinstance(value, str) else ""


def texts_in(tree: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """Give the strings of the list at `key`."""
    value = tree.get(key)
    return tuple(v for v in value if isinstance(v, str)) if isinstance(value, list) else ()


def number_in(tree: Mapping[str, Any], key: str) -> float | None:
    """Give the number at `key`, or None if there is none."""
    value = tree.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value
