"""What somebody can reach from where a running game stands, and for how much: plain data.

A game fills it in; how it is drawn, listed and printed is the same for all games.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from designer.hexes import Hex

__all__ = ["Errand", "PositionReach", "Reached", "reach_lines", "reach_tree"]

_MOST_TOLD = 9


class Reached(msgspec.Struct, frozen=True):
    """Give a space that can be reached.

    Attributes:
        price: what the cheapest way costs; `way`: its spaces, the first and the last included.
        spends: names of things that are given up on the way.
        peril: what harms whoever comes there, in words, or "".
    """

    hex: Hex
    price: int
    way: tuple[Hex, ...] = ()
    spends: tuple[str, ...] = ()
    peril: str = ""


class Errand(msgspec.Struct, frozen=True):
    """Give something worth going for; `price` is None where no known way leads there.

    Attributes:
        why: what stands in the way, or what the way takes, or "".
    """

    title: str
    hex: Hex
    price: int | None = None
    way: tuple[Hex, ...] = ()
    why: str = ""


class PositionReach(msgspec.Struct, frozen=True):
    """Give what a seat can reach.

    Attributes:
        name: of the seat; `at`: where its figure stands.
        left: how much it may spend now, or None while it is not its turn to spend.
        spaces: the cheapest first; `errands`: the cheapest first, those out of reach last.
        often: the greatest amount of a turn, with how many of a hundred turns bring at least as much,
            from 1 upwards: `often[0]` is for 1.
    """

    name: str
    at: Hex
    left: int | None
    spaces: tuple[Reached, ...]
    errands: tuple[Errand, ...]
    often: tuple[int, ...] = ()

    def is_now(self, price: int | None) -> bool:
        """Say whether something can be had in this turn."""
        return price is not None and self.left is not None and price <= self.left


def reach_lines(reach: PositionReach, units: tuple[str, str]) -> Iterator[str]:
    """Say it in lines of English; prices are counted in `units`, one and several."""
    having = "" if reach.left is None else f", {_counted(reach.left, units)} left"
    yield f"{reach.name}, at {reach.at.to_text()}{having}"
    by_price: dict[int, list[Reached]] = {}
    for space in reach.spaces:
        by_price.setdefault(space.price, []).append(space)
    for price, spaces in sorted(by_price.items()):
        names = [_told(space) for space in spaces[:_MOST_TOLD]]
        more = f" and {len(spaces) - _MOST_TOLD} more" if len(spaces) > _MOST_TOLD else ""
        yield f"  {_counted(price, units)}{_often(reach, price)}: {', '.join(names)}{more}"
    for errand in reach.errands:
        told = "out of reach" if errand.price is None else _counted(errand.price, units)
        why = f" ({errand.why})" if errand.why else ""
        yield f"  {errand.title} at {errand.hex.to_text()}: {told}{why}"


def reach_tree(reach: PositionReach) -> Mapping[str, Any]:
    """Give it as a plain tree."""
    return {
        "seat": reach.name,
        "at": reach.at.to_text(),
        "left": reach.left,
        "in_percent_of_turns": list(reach.often),
        "spaces": [
            {
                "space": space.hex.to_text(),
                "price": space.price,
                "way": [hex_.to_text() for hex_ in space.way],
                "spends": list(space.spends),
                "peril": space.peril,
            }
            for space in reach.spaces
        ],
        "errands": [
            {
                "title": errand.title,
                "space": errand.hex.to_text(),
                "price": errand.price,
                "way": [hex_.to_text() for hex_ in errand.way],
                "why": errand.why,
            }
            for errand in reach.errands
        ],
    }


def _counted(n: int, units: tuple[str, str]) -> str:
    return f"{n} {units[n != 1]}"


def _often(reach: PositionReach, price: int) -> str:
    if not price or not reach.often:
        return ""
    share = reach.often[price - 1] if price <= len(reach.often) else 0
    return f" ({share} of 100 turns)" if share else " (more than a turn)"


def _told(space: Reached) -> str:
    peril = f" ({space.peril})" if space.peril else ""
    spends = f" (gives up {', '.join(space.spends)})" if space.spends else ""
    return f"{space.hex.to_text()}{spends}{peril}"
