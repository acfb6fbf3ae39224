"""Pieces in the hand over pieces on the table: where they fit, what they would join, why not. Qt-free.

A `Hand` is one piece or several that move as one. `Places` answers for one hand over one table, and
remembers: a drag asks for a few places a frame, and each is looked at once.

Coordinates of points are in units of a space's circumradius.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from designer.diagnostics import counted_as, said
from designer.hexes import DIRECTIONS, Hex
from designer.hexes.points import centre, hex_at
from designer.hexes.sentences import apart_sentence, overlap_sentence

__all__ = ["PULL", "STICK", "Fit", "Hand", "HandPiece", "Lying", "Places", "Put"]

PULL = 0.9  # how near a legal place draws the hand to itself
STICK = 0.3  # how much nearer another place must be before the hand leaves its own

# A hex as one number: sums of hexes are sums of numbers.
_ROW = 1 << 21
_STEPS = tuple(q * _ROW + r for q, r in DIRECTIONS)


def _key(space: Hex) -> int:
    return space.q * _ROW + space.r


class Lying(msgspec.Struct, frozen=True):
    """Give a piece on the table: its name, the hexes it covers, whether it may lie on others."""

    title: str
    hexes: frozenset[Hex]
    lies_on: bool = False


class HandPiece(msgspec.Struct, frozen=True):
    """Give a piece in the hand.

    Attributes:
        face: its id.
        title: what it is called.
        at: where its (0, 0) lies, from the origin of the hand.
        turn: how it is turned in the hand.
        cells: its hexes, in its own frame.
        corner: the sentence on how it joins, where it joins at a corner only.
        lies_on: whether it may lie on a piece of the table; `lies_beside`: whether beside others.
    """

    face: str
    title: str
    at: Hex
    turn: int
    cells: frozenset[Hex]
    corner: str = ""
    lies_on: bool = False
    lies_beside: bool = True


class Put(msgspec.Struct, frozen=True):
    """Say where a piece of the hand would lie."""

    face: str
    at: Hex
    turn: int


class Hand(msgspec.Struct, frozen=True):
    """Give the pieces in the hand, and how the hand is turned.

    Attributes:
        grip: the hex by which it is held, from the origin, while it is not turned.
    """

    pieces: tuple[HandPiece, ...]
    turn: int = 0
    grip: Hex = Hex(0, 0)

    @classmethod
    def of(cls, pieces: Iterable[HandPiece], turn: int = 0) -> "Hand":
        """Hold pieces by the space nearest to their middle."""
        held = cls(tuple(pieces))
        hexes = held.hexes
        middle = _middle(hexes)
        grip = min(sorted(hexes), key=lambda h: math.dist(centre(h), middle), default=Hex(0, 0))
        return cls(held.pieces, turn % 6, grip)

    @property
    def hexes(self) -> frozenset[Hex]:
        """Give the hexes it covers, from its origin, turned as it is."""
        return frozenset().union(*(self.hexes_of(piece) for piece in self.pieces))

    @property
    def gripped(self) -> Hex:
        """Give the hex by which it is held, turned as it is."""
        return self.grip.turned(self.turn)

    def hexes_of(self, piece: HandPiece) -> frozenset[Hex]:
        """Give the hexes that one of its pieces covers, from its origin."""
        at = piece.at.turned(self.turn)
        return frozenset(at.plus(h.turned(self.turn + piece.turn)) for h in piece.cells)

    def turned(self, steps: int) -> "Hand":
        """Turn it by steps of 60 degrees clockwise."""
        return self.turned_to(self.turn + steps)

    def turned_to(self, turn: int) -> "Hand":
        """Give it turned in a certain way."""
        return msgspec.structs.replace(self, turn=turn % 6)

    def held_by(self, grip: Hex) -> "Hand":
        """Hold it by another hex, given as the hand is turned now."""
        return msgspec.structs.replace(self, grip=grip.turned(-self.turn))

    def put_at(self, origin: Hex) -> tuple[Put, ...]:
        """Give where its pieces would lie."""
        return tuple(
            Put(p.face, origin.plus(p.at.turned(self.turn)), (self.turn + p.turn) % 6)
            for p in self.pieces
        )

    def origin_under(self, x: float, y: float) -> tuple[float, float]:
        """Give where its origin is while the pointer at a point holds it."""
        gx, gy = centre(self.gripped)
        return x - gx, y - gy

    def beside(self, origin: Hex, steps: int) -> Hex:
        """Give the origin at which it is turned about its own middle.

        Args:
            origin: where it is now.
            steps: of the turn to come.
        """
        before, after = _middle(self.hexes), _middle(self.turned(steps).hexes)
        return origin.plus(hex_at(before[0] - after[0], before[1] - after[1]))


class Fit(msgspec.Struct, frozen=True):
    """Say how the hand would lie at an origin.

    Attributes:
        overlaps: per piece of the table that it would lie on, the hexes covered twice.
        contacts: per piece of the table that it would touch, the number of pairs of spaces.
        joins: whether it touches as it must (at a corner, where it joins there only).
        whole: no place beside this one touches more: a whole edge is met.
        needed: whether it has to touch at all: something lies on the table.
        on: the piece of the table that it would lie on, as it may.
    """

    origin: Hex
    turn: int
    overlaps: Mapping[int, tuple[Hex, ...]]
    contacts: Mapping[int, int]
    joins: bool
    whole: bool
    needed: bool
    on: int | None = None

    @property
    def is_free(self) -> bool:
        """Say whether nothing lies there already."""
        return not self.overlaps

    @property
    def is_legal(self) -> bool:
        """Say whether it may be put down there."""
        return not self.overlaps and self.joins

    @property
    def n_contacts(self) -> int:
        """Give the number of pairs of spaces that would touch."""
        return sum(self.contacts.values())


class _Shape(NamedTuple):
    """The hand at one turn, as numbers: its hexes, those at its edge, and the piece of each hex."""

    keys: tuple[int, ...]
    edge: tuple[int, ...]


class Places:
    """Say where a hand may be put down on a table.

    Attributes:
        lying: what is on the table, the hand's own pieces left out.
    """

    def __init__(self, lying: Sequence[Lying], hand: Hand) -> None:
        """Look at places for `hand`; it may be turned later."""
        self.lying = tuple(lying)
        self._hand = hand
        self._owner: dict[int, int] = {}
        self._hexes: dict[int, Hex] = {}
        self._laid: dict[int, int] = {}
        # What lies on others leaves to those the spaces below, and their borders.
        for number in sorted(range(len(self.lying)), key=lambda n: self.lying[n].lies_on):
            for space in self.lying[number].hexes:
                key = _key(space)
                if self.lying[number].lies_on:
                    self._laid[key] = number
                    self._owner.setdefault(key, number)
                else:
                    self._owner[key] = number
                self._hexes[key] = space
        self._shapes: dict[int, _Shape] = {}
        self._fits: dict[tuple[int, int], Fit] = {}
        self._legal: dict[int, tuple[Fit, ...]] = {}
        self._own_middles: dict[int, tuple[float, float]] = {}
        corners = {p.corner for p in hand.pieces if p.corner}
        self._at_corner = len(hand.pieces) == 1 and bool(corners)
        self._may_lie_on = all(p.lies_on for p in hand.pieces)
        self._may_lie_beside = all(p.lies_beside for p in hand.pieces)

    def fit(self, origin: Hex, turn: int) -> Fit:
        """Say how the hand would lie at an origin."""
        place = (turn % 6, _key(origin))
        if place not in self._fits:
            self._fits[place] = self._looked(origin, turn % 6)
        return self._fits[place]

    def legal(self, turn: int) -> tuple[Fit, ...]:
        """Give all legal places at a turn: whole edges and what goes on from the last piece first.

        On an empty table there is one: the origin. A piece that joins at corners is offered at
        every turn, since at each corner one only is right.
        """
        if turn % 6 not in self._legal:
            turns = range(turn, turn + 6) if self._at_corner and self._owner else (turn,)
            found = [self.fit(o, t) for t in turns for o in self._touching(t % 6)]
            if self._may_lie_on:
                found += [self.fit(o, turn) for o in self._over(turn % 6)]
            legal = [fit for fit in found if fit.is_legal]
            self._legal[turn % 6] = tuple(sorted(legal, key=self._order))
        return self._legal[turn % 6]

    def snapped(self, x: float, y: float, turn: int, before: Fit | None = None) -> Fit:
        """Give the place that draws the hand, else the hex that its origin is over.

        Args:
            x: where the pointer is that holds the hand by its grip.
            y: likewise.
            turn: how it is turned.
            before: where it was drawn to until now.
        """
        near = self._near(x, y, turn)
        if not near and self._at_corner:
            near = [n for t in range(turn + 1, turn + 6) for n in self._near(x, y, t)]
        if before is not None and before.is_legal:
            stays = math.dist(
                self._hand.turned_to(before.turn).origin_under(x, y), centre(before.origin)
            )
            nearer = [(d, fit) for d, fit in near if d < stays - STICK]
            if stays <= PULL + STICK and not nearer and (before.turn == turn or self._at_corner):
                return before
        if not near:
            return self.over(x, y, turn)
        _, best = min(near, key=lambda n: (not n[1].whole, n[0], n[1].origin))
        return best

    def over(self, x: float, y: float, turn: int) -> Fit:
        """Give the place right under the pointer, whatever lies there."""
        return self.fit(hex_at(*self._hand.turned_to(turn).origin_under(x, y)), turn)

    def _near(self, x: float, y: float, turn: int) -> list[tuple[float, Fit]]:
        """Give the legal places that would draw the hand, each with its distance."""
        at = self._hand.turned_to(turn).origin_under(x, y)
        here = hex_at(*at)
        found = [
            (distance, self.fit(origin, turn))
            for origin in (here, *here.neighbours())
            if (distance := math.dist(at, centre(origin))) <= PULL
        ]
        return [(distance, fit) for distance, fit in found if fit.is_legal]

    def refusal(self, fit: Fit) -> str:
        """Say why the hand may not lie somewhere; "" where it may."""
        if fit.overlaps:
            return self._overlap(fit)
        if fit.is_legal:
            return ""
        if not self._may_lie_beside:
            return said("{title} is only laid on other pieces.", title=self._hand.pieces[0].title)
        if fit.contacts:
            return self._hand.pieces[0].corner
        return self._apart(fit)

    def joint_words(self, fit: Fit) -> str:
        """Say what the hand would join: "joint of N, 7 contacts"."""
        if fit.on is not None:
            return said("on {title}", title=self.lying[fit.on].title)
        if not fit.contacts:
            return "" if fit.needed else said("the first piece")
        names = said(" and ").join(self.lying[n].title for n in sorted(fit.contacts))
        number = fit.n_contacts
        return counted_as(
            "joint of {names}, {n} contact", "joint of {names}, {n} contacts", number, names=names
        )

    def contact_pairs(self, fit: Fit) -> tuple[tuple[Hex, Hex], ...]:
        """Give the pairs of spaces that would touch, that of the hand first."""
        origin = _key(fit.origin)
        back = {
            _key(h.plus(fit.origin)): h.plus(fit.origin)
            for h in self._hand.turned_to(fit.turn).hexes
        }
        return tuple(
            (back[at], self._hexes[at + step])
            for edge in self._shape(fit.turn).edge
            for step in _STEPS
            if (at := edge + origin) + step in self._owner
        )

    # -- looking ------------------------------------------------------------------------------

    def _shape(self, turn: int) -> _Shape:
        if turn not in self._shapes:
            keys = [_key(h) for h in sorted(self._hand.turned_to(turn).hexes)]
            inside = frozenset(keys)
            edge = [k for k in keys if any(k + step not in inside for step in _STEPS)]
            self._shapes[turn] = _Shape(tuple(keys), tuple(edge))
        return self._shapes[turn]

    def _looked(self, origin: Hex, turn: int) -> Fit:
        shape, at = self._shape(turn), _key(origin)
        covered: dict[int, list[Hex]] = {}
        for key in shape.keys:
            number = self._laid.get(key + at) if self._may_lie_on else None
            if number is None:
                number = self._owner.get(key + at)
            if number is not None:
                covered.setdefault(number, []).append(self._hexes[key + at])
        on = self._on(shape, covered)
        if on is not None:
            return Fit(origin, turn, {}, {}, joins=True, whole=False, needed=True, on=on)
        contacts = {} if covered else self._contacts(shape, at)
        needed = bool(self._owner)
        touches = (bool(contacts) or not needed) and self._may_lie_beside
        return Fit(
            origin=origin,
            turn=turn,
            overlaps={n: tuple(sorted(hexes)) for n, hexes in sorted(covered.items())},
            contacts=contacts,
            joins=touches and (not self._at_corner or not needed or self._hooks(shape, at)),
            whole=bool(contacts) and self._is_whole(shape, at, contacts),
            needed=needed,
        )

    def _on(self, shape: _Shape, covered: Mapping[int, Sequence[Hex]]) -> int | None:
        """Give the piece that the hand lies on with all its spaces, where it may."""
        if not self._may_lie_on or len(covered) != 1:
            return None
        ((number, hexes),) = covered.items()
        is_whole = len(hexes) == len(shape.keys)
        return number if is_whole and not self.lying[number].lies_on else None

    def _over(self, turn: int) -> Iterator[Hex]:
        """Give the origins at which the hand may lie on a piece of the table."""
        first = self._shape(turn).keys[0]
        return (_hex(key - first) for key in self._owner)

    def _contacts(self, shape: _Shape, at: int) -> dict[int, int]:
        rim = self._rim
        contacts: dict[int, int] = {}
        for key in shape.edge:
            for number in rim.get(key + at, ()):
                contacts[number] = contacts.get(number, 0) + 1
        return contacts

    @cached_property
    def _rim(self) -> dict[int, list[int]]:
        """Give the free hexes beside the table's pieces, each with the pieces round it."""
        found: dict[int, list[int]] = {}
        for key, number in self._owner.items():
            for step in _STEPS:
                if (beside := key + step) not in self._owner:
                    found.setdefault(beside, []).append(number)
        return found

    def _is_whole(self, shape: _Shape, at: int, contacts: Mapping[int, int]) -> bool:
        """Say whether sliding on would touch no more: in all, or of the piece it touches most."""
        total = sum(contacts.values())
        most = max(contacts, key=lambda n: (contacts[n], n))
        in_all = of_most = True
        for step in _STEPS:
            beside = at + step
            if any(key + beside in self._owner for key in shape.keys):
                continue
            others = self._contacts(shape, beside)
            in_all = in_all and sum(others.values()) <= total
            of_most = of_most and others.get(most, 0) <= contacts[most]
        return in_all or of_most

    def _hooks(self, shape: _Shape, at: int) -> bool:
        """Say whether all spaces of the hand touch one and the same space."""
        around = [{key + at + step for step in _STEPS} & self._owner.keys() for key in shape.keys]
        return bool(around) and bool(set.intersection(*around))

    def _touching(self, turn: int) -> Iterator[Hex]:
        """Give the origins at which the hand lies beside the table's pieces and on none of them."""
        shape = self._shape(turn)
        if not self._owner:
            return iter((Hex(0, 0),))
        beside = {k - own for k in self._rim for own in shape.edge}
        beside.difference_update(k - own for k in self._owner for own in shape.keys)
        return map(_hex, beside)

    def _order(self, fit: Fit) -> tuple[bool, int, int, float, Hex]:
        """Sort places: whole edges, the piece laid last, one neighbour, straight on from the others."""
        last = max(fit.contacts, default=0)
        x, y = self._middles[last] if self._middles else (0.0, 0.0)
        own, at = self._own_middle(fit.turn), centre(fit.origin)
        away = math.atan2(own[1] + at[1] - y, own[0] + at[0] - x) - self._onward(last)
        bend = abs(math.remainder(away, math.tau))
        return not fit.whole, -last, len(fit.contacts), round(bend, 6), fit.origin

    def _own_middle(self, turn: int) -> tuple[float, float]:
        """Give the middle of the hand at a turn, seen from its origin."""
        if turn not in self._own_middles:
            self._own_middles[turn] = _middle(self._hand.turned_to(turn).hexes)
        return self._own_middles[turn]

    def _onward(self, piece: int) -> float:
        """Give the direction that leads from the piece before to this one."""
        if piece == 0:
            return 0.0
        (bx, by), (x, y) = self._middles[piece - 1], self._middles[piece]
        return math.atan2(y - by, x - bx)

    @cached_property
    def _middles(self) -> tuple[tuple[float, float], ...]:
        return tuple(_middle(piece.hexes) for piece in self.lying)

    def _overlap(self, fit: Fit) -> str:
        """Say which piece of the hand lies on what; of several, the first that does."""
        below = {h: n for n, covered in fit.overlaps.items() for h in covered}
        hand = self._hand.turned_to(fit.turn)
        for piece in hand.pieces:
            own = [at for h in hand.hexes_of(piece) if (at := h.plus(fit.origin)) in below]
            if own:
                others = [self.lying[n].title for n in sorted({below[h] for h in own})]
                return overlap_sentence(piece.title, others, own)
        return ""

    def _apart(self, fit: Fit) -> str:
        """Say how wide the gap is to the nearest piece."""
        hand = self._hand.turned_to(fit.turn)
        best = (1 << 30, "", "")
        for piece in hand.pieces:
            own = [h.plus(fit.origin) for h in hand.hexes_of(piece)]
            if not own:
                continue
            x, y = _middle(own)
            # The nearest by their middles are enough: pieces are about as long as wide.
            near = sorted(range(len(self.lying)), key=lambda n: math.dist((x, y), self._middles[n]))
            for number in near[:3]:
                steps = min(a.distance(b) for a in own for b in self.lying[number].hexes)
                best = min(best, (steps, piece.title, self.lying[number].title))
        steps, one, other = best
        return apart_sentence([p.title for p in hand.pieces], one, other, steps)


def _hex(key: int) -> Hex:
    q = (key + _ROW // 2) // _ROW
    return Hex(q, key - q * _ROW)


def _middle(hexes: Iterable[Hex]) -> tuple[float, float]:
    points = [centre(space) for space in hexes]
    if not points:
        return 0.0, 0.0
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
