"""Pieces being carried over the table, by pointer or by keys, until they are put down. Qt-free.

One `Carry` is one gesture: it begins with pieces in the hand, and ends with an edit or with nothing.
"""

from collections.abc import Sequence

from designer.diagnostics import said
from designer.hexes import Hex
from designer.hexes.points import centre
from designer.session.arranging import Fit, Hand, Lying, Places, Put

__all__ = ["Carry"]


class Carry:
    """Carry a hand over pieces that lie.

    Attributes:
        hand: what is carried, turned as it is now.
        fit: how it would lie where it is now.
        moved: the pieces (indices) that are on their way, empty for new ones.
        free: whether it is placed freely: any place will do where nothing lies.
    """

    def __init__(
        self,
        lying: Sequence[Lying],
        hand: Hand,
        *,
        at: Hex | None = None,
        moved: Sequence[int] = (),
    ) -> None:
        """Begin to carry.

        Args:
            lying: what lies, without what is carried.
            hand: what is carried.
            at: where its origin is now; None for the first legal place, if there is one.
            moved: the pieces that it was taken from.
        """
        self.hand = hand
        self.moved = tuple(moved)
        self.free = False
        self._places = Places(lying, hand)
        self._point: tuple[float, float] | None = None
        self._number = -1  # which of the legal places it was taken to by key
        self._home = at
        self.fit = self._places.fit(at if at is not None else Hex(0, 0), hand.turn)
        if at is None:
            self.step_place(1)

    @property
    def places(self) -> Places:
        """Give where it fits."""
        return self._places

    @property
    def may_drop(self) -> bool:
        """Say whether it may be put down where it is."""
        return self.fit.is_free if self.free else self.fit.is_legal

    @property
    def refusal(self) -> str:
        """Say why it may not be put down; "" where it may."""
        return "" if self.may_drop else self._places.refusal(self.fit)

    @property
    def has_moved(self) -> bool:
        """Say whether it is elsewhere, or turned otherwise, than where it was taken."""
        return self._home is None or (self.fit.origin, self.fit.turn) != (self._home, 0)

    @property
    def words(self) -> str:
        """Say where it is: "place 2 of 5, joint of N, 7 contacts", or why it may not lie there."""
        if not self.may_drop:
            return self.refusal
        joint = self._places.joint_words(self.fit) or said("apart from the others")
        if self._number >= 0:
            total = len(self._places.legal(self.hand.turn))
            return said(
                "place {number} of {total}, {joint}",
                number=self._number + 1,
                total=total,
                joint=joint,
            )
        return joint

    @property
    def puts(self) -> tuple[Put, ...]:
        """Give where its pieces would lie."""
        return self.hand.put_at(self.fit.origin)

    def to_point(self, x: float, y: float, *, free: bool = False) -> bool:
        """Carry it to where the pointer is; say whether there is anything new to tell.

        Args:
            x: in units of a space's circumradius.
            y: likewise.
            free: no place draws it, and it need not touch.
        """
        news = self._number >= 0 or free != self.free
        self._point, self.free, self._number = (x, y), free, -1
        if free:
            return self._set(self._places.over(x, y, self.hand.turn)) or news
        return self._set(self._places.snapped(x, y, self.hand.turn, self.fit)) or news

    def to(self, origin: Hex) -> bool:
        """Carry its origin to a hex, as keys do."""
        self._point, self._number = None, -1
        return self._set(self._places.fit(origin, self.hand.turn))

    def step(self, by: Hex) -> bool:
        """Carry it by a step."""
        return self.to(self.fit.origin.plus(by))

    def step_place(self, by: int) -> bool:
        """Carry it to the next legal place, or one back; say whether there is one."""
        legal = self._places.legal(self.hand.turn)
        if not legal:
            return False
        if self._number >= 0:
            self._number = (self._number + by) % len(legal)
        elif self.fit in legal:
            self._number = (legal.index(self.fit) + by) % len(legal)
        else:
            self._number = 0 if by > 0 else len(legal) - 1
        self._point, self.free = None, False
        self._set(legal[self._number])
        return True

    def turn(self, steps: int) -> None:
        """Turn it by 60 degrees clockwise, about the pointer that holds it, else about its middle."""
        origin = self.hand.beside(self.fit.origin, steps)
        self.hand = self.hand.turned(steps)
        if self._point is None:
            self.to(origin)
            return
        self.fit = self._places.over(*self._point, self.hand.turn)
        self.to_point(*self._point, free=self.free)

    def hold(self, lying: Sequence[Lying], hand: Hand) -> None:
        """Take another piece into the hand at the same place."""
        free, point, origin = self.free, self._point, self.fit.origin
        self.hand, self._number = hand, -1
        self._places = Places(lying, hand)
        if point is not None:
            self.fit = self._places.over(*point, hand.turn)
            self.to_point(*point, free=free)
        else:
            self.fit = self._places.fit(origin, hand.turn)
        self._home = None

    @property
    def middle(self) -> Hex:
        """Give the space under the grip."""
        return self.fit.origin.plus(self.hand.gripped)

    @property
    def point(self) -> tuple[float, float]:
        """Give where it is held: the pointer, else the space under the grip."""
        return self._point if self._point is not None else centre(self.middle)

    def _set(self, fit: Fit) -> bool:
        changed = (fit.origin, fit.turn) != (self.fit.origin, self.fit.turn)
        self.fit = fit
        if fit.turn != self.hand.turn:  # a corner chose another turn
            self.hand = self.hand.turned_to(fit.turn)
        return changed
