"""What a pack is worth to a bot: relics alike most of all, of supplies the first of each kind."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from ..definition import RELIC, Kind
from ..rulebook import Rulebook
from ..rules.packs import needed
from ..state import NO_PIECE, State

__all__ = ["Pack", "pack_of"]

_MOST_KEPT = 2_000
_NEXT = {"tool": 20.0, "key": 12.0, "guard": 10.0}
_FADES = 0.4


Group = tuple[str, str]
"""Relics that are alike, by colour or by sign."""


def _groups(kind: Kind) -> tuple[Group, ...]:
    return (("colour", kind.colour), ("sign", kind.insignia)) if kind.sort == RELIC else ()


class _Things:
    """Count things that are together, and say what they and one more are worth.

    Attributes:
        worth: of all of them; `most`: how many relics are alike of those worth collecting.
    """

    def __init__(self, book: Rulebook, kinds: Iterable[Kind], lost: frozenset[Group]) -> None:
        self._against = book.against
        self._lost = lost
        self._supplies: dict[str, int] = {}
        self._alike: dict[Group, int] = {}
        self.most = 0
        self.worth = 0.0
        for kind in kinds:
            self.worth += self.more(kind)
            self._count(kind)

    def _count(self, kind: Kind) -> None:
        if kind.sort != RELIC:
            self._supplies[kind.id] = self._supplies.get(kind.id, 0) + 1
        for group in _groups(kind):
            if group not in self._lost:
                n = self._alike[group] = self._alike.get(group, 0) + 1
                self.most = max(self.most, n)

    def more(self, kind: Kind) -> float:
        """Give what one more is worth: n relics alike are worth n * n, the most that are alike 50 n more."""
        if kind.sort != RELIC:
            return _NEXT[self._sort_of(kind)] * _FADES ** self._supplies.get(kind.id, 0)
        counts = [self._alike.get(group, 0) for group in _groups(kind) if group not in self._lost]
        rise = max(0, max(counts, default=-1) + 1 - self.most)
        return 1 + sum(2 * n + 1 for n in counts) + 50 * rise

    def _sort_of(self, kind: Kind) -> str:
        if kind.tags:
            return "key"
        return "guard" if self._against[kind.id] else "tool"


class Pack:
    """Weigh what somebody carries.

    Attributes:
        n_relics, n_alike: how many relics it holds, how many of them are alike at most.
        n_free: how many slots are empty.
        guards, tags: the dangers that it helps against, and its tags.
    """

    def __init__(
        self,
        book: Rulebook,
        row: tuple[int, ...],
        leaving: tuple[int, ...],
        lost: frozenset[Group],
    ) -> None:
        """Look into a pack.

        Args:
            book: the game.
            row: its slots.
            leaving: pieces of which one has to leave it before another comes in; none while it has room.
            lost: groups of relics of which too few can be had.
        """
        kinds, kind_of = book.definition.kinds, book.definition.kind_of
        self._book, self._lost = book, lost
        self._kinds = [kinds[kind_of[piece]] for piece in row if piece != NO_PIECE]
        self._leaving = [kinds[number] for number in sorted({kind_of[piece] for piece in leaving})]
        self._whole = _Things(book, self._kinds, lost)
        self._less: dict[str, _Things] = {}
        self._gains: dict[str, float] = {}
        self.n_relics = sum(kind.sort == RELIC for kind in self._kinds)
        self.n_alike = self._whole.most
        self.n_free = row[: book.definition.slots].count(NO_PIECE)
        self.guards = frozenset[str]().union(*(book.against[kind.id] for kind in self._kinds))
        self.tags = frozenset[str]().union(*(kind.tags for kind in self._kinds))

    def without(self, kind: Kind) -> float:
        """Give what it is worth without one thing of a kind."""
        return self._without(kind).worth

    def _without(self, kind: Kind) -> _Things:
        less = self._less.get(kind.id)
        if less is None:
            left = list(self._kinds)
            left.remove(kind)
            less = self._less[kind.id] = _Things(self._book, left, self._lost)
        return less

    def gain(self, kind: Kind) -> float:
        """Give by how much one thing more makes it worth more, also in exchange for another.

        Whoever only takes what gains comes to an end: each exchange raises what the pack is worth.
        """
        gain = self._gains.get(kind.id)
        if gain is None:
            bases = [self._whole] if self.n_free else map(self._without, self._leaving)
            after = max((base.worth + base.more(kind) for base in bases), default=0.0)
            gain = self._gains[kind.id] = after - self._whole.worth
        return gain


def pack_of(book: Rulebook, state: State, seat: int) -> Pack:
    """Give the pack of a seat, as it was weighed before where it holds the same."""
    row: tuple[int, ...] = state.packs[seat]
    leaving: tuple[int, ...] = ()
    if NO_PIECE not in row[: book.definition.slots]:
        leaving = tuple(p for p in row if not needed(book.definition, state, seat, p))
    lost = _lost(book, state, seat)
    packs = book.thoughts.setdefault("packs", {})
    pack: Pack | None = packs.get((row, leaving, lost))
    if pack is None:
        if len(packs) >= _MOST_KEPT:
            packs.clear()
        pack = packs[row, leaving, lost] = Pack(book, row, leaving, lost)
    return pack


def _lost(book: Rulebook, state: State, seat: int) -> frozenset[Group]:
    """Give the groups of relics of which too few can be had: others carry the rest, or it is out."""
    groups_of, left = _relics(book)
    others = (row for other, row in enumerate(state.packs) if other != seat)
    gone: dict[Group, int] = {}
    for piece in chain(state.box, *others):
        if piece in groups_of:
            for group in groups_of[piece]:
                gone[group] = gone.get(group, 0) + 1
    least = book.definition.matching
    return frozenset(group for group, n in gone.items() if left[group] - n < least)


def _relics(book: Rulebook) -> tuple[dict[int, tuple[Group, ...]], Counter[Group]]:
    """Give the groups of each relic, and how many relics of each group the game has."""
    if "relics" not in book.thoughts:
        kinds = book.definition.kinds
        pieces = enumerate(book.definition.kind_of)
        found = {piece: groups for piece, kind in pieces if (groups := _groups(kinds[kind]))}
        book.thoughts["relics"] = found, Counter(chain.from_iterable(found.values()))
    relics: tuple[dict[int, tuple[Group, ...]], Counter[Group]] = book.thoughts["relics"]
    return relics
