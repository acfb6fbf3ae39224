"""Things as numbers: where something lies, and what it is, in one integer.

A *place* is a zone of a seat or of all (hand of seat 2, market, the board); an *item* is what the
game numbers: a kind of card where equal cards are equal, a single piece where each is its own.
A thing that moves becomes another number. Smaller numbers are amounts and options.
"""

__all__ = ["NOTHING", "UNKNOWN", "is_thing", "item_of", "place_of", "thing_at"]

_ITEMS = 1 << 20

NOTHING = -1
"""Stands where there is no thing."""

UNKNOWN = _ITEMS - 1
"""The item of a thing that a seat may not see."""


def thing_at(place: int, item: int) -> int:
    """Give an item of a place as a thing."""
    return (place + 1) * _ITEMS + item


def is_thing(number: int) -> bool:
    """Say whether a number is a thing."""
    return number >= _ITEMS


def place_of(thing: int) -> int:
    """Give where a thing lies."""
    return thing // _ITEMS - 1


def item_of(thing: int) -> int:
    """Give what a thing is."""
    return thing % _ITEMS
