"""What has gone from one place of the table to another, told from two tables alone. Qt-free.

Pieces have no names of their own: a card that is played is one less of its face here and one more
there. What lies face down can be any piece, so it is matched last.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from designer.play.table import Table, Zone

__all__ = ["Place", "Travel", "travels"]

_MOST = 12  # more at once is no travel, it is another game


class Place(NamedTuple):
    """Give where a piece lay or lies.

    Attributes:
        seat: the owner of its zone, or None for a common one.
        zone: the zone's word.
        piece: its number there, or None for one that is not shown by itself.
    """

    seat: int | None
    zone: str
    piece: int | None


class Travel(NamedTuple):
    """Give a piece that has gone from one place to another."""

    face: str
    source: Place
    target: Place


class _End(NamedTuple):
    face: str | None  # None: any
    place: Place


def travels(before: Table, after: Table) -> tuple[Travel, ...]:
    """Give what has gone where between two tables of one game, seen by the same eyes."""
    old, new = _zones(before), _zones(after)
    lost: list[_End] = []
    gained: list[_End] = []
    for key in {**old, **new}:
        lost.extend(_more(old.get(key), new.get(key)))
        gained.extend(_more(new.get(key), old.get(key)))
    found = [*_matched(lost, gained)]
    return tuple(found) if len(found) <= _MOST else ()


def _zones(table: Table) -> Mapping[tuple[int | None, str], Zone]:
    return {(zone.seat, zone.id): zone for zone in table.zones}


def _more(zone: Zone | None, other: Zone | None) -> Iterator[_End]:
    """Give what lies in a zone beyond what lies in another state of it."""
    if zone is None:
        return
    if zone.layout == "pile":
        top = zone.pieces[0].id if zone.pieces else None
        for _ in range(zone.n - (other.n if other is not None else 0)):
            yield _End(None, Place(zone.seat, zone.id, top))
        return
    left = Counter(_faces(other)) if other is not None else Counter()
    counts = zone.counts or (1,) * len(zone.pieces)
    for piece, n in zip(zone.pieces, counts, strict=True):
        for _ in range(n):
            if left[piece.face] > 0:
                left[piece.face] -= 1
            else:
                yield _End(piece.face, Place(zone.seat, zone.id, piece.id))


def _faces(zone: Zone) -> Iterator[str]:
    counts = zone.counts or (1,) * len(zone.pieces)
    for piece, n in zip(zone.pieces, counts, strict=True):
        yield from (piece.face for _ in range(n))


def _matched(lost: list[_End], gained: list[_End]) -> Iterator[Travel]:
    """Match ends: the same face first, then what is known with what can be any piece."""
    left = list(lost)
    open_ends: list[_End] = []
    for end in gained:
        same = next((o for o in left if end.face is not None and o.face == end.face), None)
        if same is None:
            open_ends.append(end)
        else:
            left.remove(same)
            yield Travel(end.face or "", same.place, end.place)
    for end in open_ends:
        fits = (o for o in left if (o.face is None) != (end.face is None))
        found = next(fits, None)
        if found is not None:
            left.remove(found)
            yield Travel(end.face or found.face or "", found.place, end.place)
