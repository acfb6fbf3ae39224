"""What lies in a deck, counted by what its things show; filtered, and drawn from at random. Qt-free."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.engine.generator import seeded, shuffled
from designer.printing.traits import Trait
from designer.validation.forms import Field
from designer.validation.shapes import ABSENT, Choice, Fixed, Number, Reference, Truth

__all__ = ["DeckThing", "Facet", "facets", "matching", "plain_traits", "sample"]

_MOST_VALUES = 12
_PLAIN = (Choice, Number, Reference, Truth)


class DeckThing(msgspec.Struct, frozen=True):
    """Give one kind of thing of a deck.

    Attributes:
        name, title, words: its id, what it is called, what else it is found by.
        copies: how many of it lie in the deck.
        traits: what these copies show.
    """

    name: str
    title: str
    words: str = ""
    copies: int = 1
    traits: tuple[Trait, ...] = ()

    def holds(self, typed: Sequence[str], chosen: Mapping[str, str]) -> bool:
        """Say whether it is found by letters and by what it shows."""
        text = f"{self.title} {self.name} {self.words}".casefold()
        if not all(word in text for word in typed):
            return False
        shown = {(trait.facet, trait.value) for trait in self.traits}
        return all(each in shown for each in chosen.items())


class Facet(msgspec.Struct, frozen=True):
    """Give how often each value of one thing that is counted comes, the most frequent first.

    Attributes:
        rest: how many values more there are, and `rest_count` how often they come together.
    """

    title: str
    rows: tuple[Trait, ...]
    rest: int = 0
    rest_count: int = 0

    @property
    def total(self) -> int:
        """Give how often all of them come."""
        return sum(row.count for row in self.rows) + self.rest_count


def matching(
    things: Iterable[DeckThing], typed: str, chosen: Mapping[str, str]
) -> tuple[DeckThing, ...]:
    """Give the things that hold some letters and show what is chosen, by facet."""
    words = typed.casefold().split()
    return tuple(thing for thing in things if thing.holds(words, chosen))


def facets(things: Sequence[DeckThing]) -> tuple[Facet, ...]:
    """Count the things: how many of each, and how often each trait comes."""
    found: dict[str, dict[str, Trait]] = {}
    kinds = said("Kinds")
    found[kinds] = {
        thing.name: Trait(kinds, thing.title, thing.copies) for thing in things if thing.copies
    }
    for thing in things:
        for trait in thing.traits:
            rows = found.setdefault(trait.facet, {})
            before = rows.get(trait.value)
            n = trait.count + (before.count if before is not None else 0)
            rows[trait.value] = msgspec.structs.replace(trait, count=n)
    return tuple(_facet(title, rows.values()) for title, rows in found.items() if rows)


def _facet(title: str, rows: Iterable[Trait]) -> Facet:
    ordered = sorted(rows, key=lambda row: -row.count)  # equal ones as they come
    shown, more = ordered[:_MOST_VALUES], ordered[_MOST_VALUES:]
    return Facet(title, tuple(shown), len(more), sum(row.count for row in more))


def plain_traits(fields: Iterable[Field], tree: Any, copies: int) -> Iterator[Trait]:
    """Give what copies of a thing show by the fields of its entry that hold one of few values.

    Args:
        fields: what all such things have by their schema.
        tree: the entry.
        copies: how many.
    """
    entry = tree if isinstance(tree, dict) else {}
    for field in fields:
        if not isinstance(field.shape, _PLAIN) or isinstance(field.shape, Fixed):
            continue
        value = entry.get(field.key, field.default)
        if value is ABSENT or isinstance(value, dict | list) or value is None:
            continue
        yield Trait(field.title, _words(field, value), copies)


def _words(field: Field, value: Any) -> str:
    if isinstance(value, bool):
        return said("yes") if value else said("no")
    shape = field.shape
    if isinstance(shape, Choice) and shape.titles and value in shape.options:
        return shape.titles[shape.options.index(value)]
    return str(value).replace("_", " ")


def sample(things: Iterable[DeckThing], n: int, seed: int) -> tuple[str, ...]:
    """Draw so many from the shuffled deck; the same seed draws the same again.

    Args:
        things: what lies in it.
        n: how many; all where there are fewer.
        seed: any whole number.
    """
    every = [thing.name for thing in things for _ in range(thing.copies)]
    return shuffled(seeded(seed), every)[1][: max(0, n)]
