"""Where a piece comes to lie when it is pushed against another one, as players say it.

Sides and corners are told by the hours of a clock, twelve being the top of the page. Boards have
their sides at the even hours and their corners at the odd ones. Along a side a piece is shifted by
half spaces, clockwise with a plus: two boards share a whole edge when they are half a space apart,
one way or the other.
"""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from designer.api import DIRECTIONS, Cell, Hex, Placement

__all__ = ["Contact", "contacts", "pushed"]

# DIRECTIONS are E NE NW W SW SE; on the clock they lie at 3, 1, 11, 9, 7 and 5.
_CORNERS = dict(zip((3, 1, 11, 9, 7, 5), DIRECTIONS, strict=True))
_HOURS = 12


class Contact(msgspec.Struct, frozen=True, order=True):
    """Give how a piece lies against another: the hour, and half spaces to the side, clockwise."""

    hour: int
    shift: int = 0

    def to_text(self) -> str:
        """Give the text form: `2+`, `8-3`, `1`."""
        sign = "+" if self.shift > 0 else "-"
        size = abs(self.shift)
        return f"{self.hour}{sign if size else ''}{size if size > 1 else ''}"


def pushed(base: Placement, cells: Mapping[Hex, Cell], turn: int, contact: Contact) -> Hex | None:
    """Give where a face's (0, 0) comes to lie when it is pushed against a piece from outside.

    Returns:
        The place, or None where it slides past without touching.
    """
    own = Placement("", "", Hex(0, 0), turn, cells).covered().keys()
    taken = base.covered().keys()
    best: Hex | None = None
    for step in _steps(contact, _size(own) + _size(h.minus(base.at) for h in taken) + 2):
        moved = {hex_.plus(base.at).plus(step) for hex_ in own}
        if moved & taken:
            break
        best = base.at.plus(step)
    if best is None:
        return None
    beside = {there for hex_ in own for there in hex_.plus(best).neighbours()}
    return best if beside & taken else None


def contacts(base: Placement, piece: Placement) -> Iterator[Contact]:
    """Give the ways to say how a piece lies against another, the plainest first."""
    step = piece.at.minus(base.at)
    found = [contact for hour in range(1, _HOURS + 1) for contact in _said(hour, step)]
    for contact in sorted(found, key=lambda each: (abs(each.shift), each.hour)):
        if pushed(base, piece.cells, piece.turn, contact) == piece.at:
            yield contact


def _said(hour: int, step: Hex) -> Iterator[Contact]:
    if hour % 2:
        corner = _CORNERS[hour]
        far = step.distance(Hex(0, 0))
        if far and step == Hex(corner.q * far, corner.r * far):
            yield Contact(hour)
        return
    before, after = _corners_beside(hour)
    # step = a * before + b * after, solved by Cramer's rule; the determinant is 1 or -1.
    det = before.q * after.r - before.r * after.q
    a = (step.q * after.r - step.r * after.q) // det
    b = (before.q * step.r - before.r * step.q) // det
    if a + b >= 0:
        yield Contact(hour, b - a)


def _steps(contact: Contact, far: int) -> Iterator[Hex]:
    """Give the places along the push, the outermost first."""
    if contact.hour % 2:
        corner = _CORNERS[contact.hour]
        for n in range(far, -1, -1):
            yield Hex(corner.q * n, corner.r * n)
        return
    before, after = _corners_beside(contact.hour)
    outermost = 2 * far + abs(contact.shift)
    outermost += (outermost + contact.shift) % 2
    for n in range(outermost, -1, -2):
        a, b = (n - contact.shift) // 2, (n + contact.shift) // 2
        yield Hex(before.q * a + after.q * b, before.r * a + after.r * b)


def _corners_beside(hour: int) -> tuple[Hex, Hex]:
    return _CORNERS[(hour - 2) % _HOURS + 1], _CORNERS[hour % _HOURS + 1]


def _size(hexes: Iterable[Hex]) -> int:
    middle = Hex(0, 0)
    return max((hex_.distance(middle) for hex_ in hexes), default=0)
