"""What the things of a deck have in common, so that they can be counted by it, as plain data."""

import msgspec

__all__ = ["Trait"]


class Trait(msgspec.Struct, frozen=True):
    """Give one thing that copies of a piece show.

    Attributes:
        facet: what is counted ("Edges", "Contents"); facets keep the order in which they come.
        value: what they show of it ("Dense").
        count: how often, over all the copies.
        colour: of its bar, as #RRGGBB, or "".
    """

    facet: str
    value: str
    count: int
    colour: str = ""
