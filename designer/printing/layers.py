"""What a game draws over its boards beside what every analysis shows, as plain data."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from designer.hexes import Hex

__all__ = ["BoardLayer"]


class BoardLayer(msgspec.Struct, frozen=True):
    """Give one drawing over a board, to be switched on.

    Attributes:
        id: its word in the program; `title`: the words of its switch.
        icon: name of an action's icon.
        tip: one line on it.
        tones: per space a step of the scale of heat and a short text.
        marks: per space one of `dot`, `diamond`, `square`, `cross`.
        firm, faint: spaces with a bold dashed ring; with a thin one.
        ways: lines from space to space.
        arrows: from a space to the one beside it.
        plates: words beside spaces.
        legend: per line the sign that it explains (`tones`, `firm`, `faint`, `way`, `arrow`, a mark, or "") and words.
    """

    id: str
    title: str
    icon: str
    tip: str = ""
    tones: Mapping[Hex, tuple[int, str]] = MappingProxyType({})
    marks: Mapping[Hex, str] = MappingProxyType({})
    firm: frozenset[Hex] = frozenset()
    faint: frozenset[Hex] = frozenset()
    ways: tuple[tuple[Hex, ...], ...] = ()
    arrows: tuple[tuple[Hex, Hex], ...] = ()
    plates: tuple[tuple[Hex, str], ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
