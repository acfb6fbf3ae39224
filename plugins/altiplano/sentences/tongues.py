"""A language as tables: nouns by number, verbs by person, places by owner."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import msgspec

__all__ = ["LANGUAGES", "Tongue", "stems", "tongue"]

LANGUAGES = ("en", "de", "pl")


class Tongue(msgspec.Struct, frozen=True):
    """Give the tables of a language.

    Attributes:
        nouns: per sort of card: with an article, one, a few (2 to 4), many, all of them.
        verbs: per verb of an effect: of me, of you, and what ends the sentence.
        happens: per event: of me, of you, of anybody.
        me, you, anybody: who does it, where the language says so before the verb.
        froms: per zone: out of mine, out of yours. ins, tos: per zone, likewise. piles: as an object.
        fixed: everything else, by its word. stems: per verb, parts of the words that say it.
    """

    nouns: Mapping[str, tuple[str, str, str, str, str]]
    verbs: Mapping[str, tuple[str, str, str]]
    happens: Mapping[str, tuple[str, str, str]]
    me: str
    you: str
    anybody: str
    froms: Mapping[str, tuple[str, str]]
    ins: Mapping[str, tuple[str, str]]
    tos: Mapping[str, tuple[str, str]]
    piles: Mapping[str, str]
    fixed: Mapping[str, str]
    stems: Mapping[str, tuple[str, ...]]

    def counted(self, n: int, noun: str) -> str:
        """Give a number of cards of a sort."""
        _, one, few, many, _ = self.nouns.get(noun, self.nouns["card"])
        is_few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
        return f"{n} {one if n == 1 else few if is_few else many}"


def tongue(language: str) -> Tongue:
    """Give a language; English where there is none."""
    name = language if language in LANGUAGES else "en"
    found: Any = import_module(f".{name}", __package__).TONGUE
    assert isinstance(found, Tongue), "a file of this folder gives its language"
    return found


def stems(language: str) -> Mapping[str, tuple[str, ...]]:
    """Give per verb the parts of words that say it in a language."""
    return tongue(language).stems
