"""What a pack is worth to a bot: relics alike most of all, of supplies the first of each kind."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from math import inf

from ..definition import NOWHERE, RELIC, Kind
from ..rulebook import Rulebook
from ..rules.ground import terrain_at
from ..rules.packs import needed
from ..state import NO_PIECE, State
from .keeping import kept

__all__ = ["Pack", "pack_of"]

_NEXT = {"tool": 20.0, "key": 12.0, "guard": 10.0}
_FADES = 0.4

Group = tuple[str, str]
"""Relics that are alike, by colour or by sign."""


class _Alike:
    """Count relics by what they have in common, and say what one more is worth.

    Attributes:
        most: how many are alike.
    """

    def __init__(self, counts: dict[Group, int]) -> None:
        self._counts = counts
        self.most = max(counts.values(), default=0)

    def more(self, groups: Iterable[Group]) -> int:
        """Give what one more is worth: n relics alike are worth n * n, the most that are alike 50 n more."""
        worth, after, counts = 1, self.most, self._counts
        for group in groups:
            n = counts.get(group, 0)
            worth += n + n + 1
            if n >= after:
                after = n + 1
        return worth + 50 * (after - self.most)

    def less(self, groups: Iterable[Group]) -> "_Alike":
        """Give the same without one of them."""
        counts = dict(self._counts)
        for group in groups:
            counts[group] -= 1
        return _Alike(counts)


class Pack:
    """Weigh what somebody carries; kinds are given by their numbers.

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
        kind_of, kinds = book.definition.kind_of, book.definition.kinds
        self._groups, self._firsts, self._lost = _groups(book), _firsts(book), lost
        self._supplies: dict[int, int] = {}
        self._gains: dict[int, float] = {}
        alike: dict[Group, int] = {}
        self.n_free = row[: book.definition.slots].count(NO_PIECE)
        self.n_relics = 0
        for kind in [kind_of[piece] for piece in row if piece != NO_PIECE]:
            if self._groups[kind]:
                self.n_relics += 1
                for group in self._counted(kind):
                    alike[group] = alike.get(group, 0) + 1
            else:
                self._supplies[kind] = self._supplies.get(kind, 0) + 1
        self.guards = frozenset().union(*[book.against[kinds[k].id] for k in self._supplies])
        self.tags = frozenset().union(*[kinds[k].tags for k in self._supplies])
        self._alike = _Alike(alike)
        self.n_alike = self._alike.most
        self._leave({kind_of[piece] for piece in leaving})

    def _leave(self, going: Iterable[int]) -> None:
        """Weigh what is lost where one of these kinds leaves it."""
        self._least_supply = self._least = inf
        self._relics_less: list[tuple[_Alike, float]] = []
        for kind in going:
            loss = self.loss(kind)
            self._least = min(self._least, loss)
            if self._groups[kind]:
                self._relics_less.append((self._alike.less(self._counted(kind)), loss))
            else:
                self._least_supply = min(self._least_supply, loss)

    def _counted(self, kind: int) -> tuple[Group, ...]:
        groups = self._groups[kind]
        if not self._lost:
            return groups
        return tuple([group for group in groups if group not in self._lost])

    def loss(self, kind: int) -> float:
        """Give how much less it is worth without one thing of a kind."""
        if not self._groups[kind]:
            return self._firsts[kind] * _FADES ** (self._supplies[kind] - 1)
        groups = self._counted(kind)
        return self._alike.less(groups).more(groups)

    def gain(self, kind: int) -> float:
        """Give by how much one thing more makes it worth more, also in exchange for another.

        Whoever only takes what gains comes to an end: each exchange raises what the pack is worth.
        """
        gain = self._gains.get(kind)
        if gain is None:
            gain = self._gains[kind] = self._gain(kind)
        return gain

    def _gain(self, kind: int) -> float:
        if not self._groups[kind]:
            rise = self._firsts[kind] * _FADES ** self._supplies.get(kind, 0)
            return rise if self.n_free else rise - self._least
        groups = self._counted(kind)
        if self.n_free:
            return self._alike.more(groups)
        gains = [less.more(groups) - loss for less, loss in self._relics_less]
        return max(self._alike.more(groups) - self._least_supply, *gains, -inf)


def pack_of(book: Rulebook, state: State, seat: int) -> Pack:
    """Give the pack of a seat, as it was weighed before where it holds the same."""
    row: tuple[int, ...] = state.packs[seat]
    leaving: tuple[int, ...] = ()
    if NO_PIECE not in row[: book.definition.slots]:
        leaving = _leaving(book, state, seat)
    others = state.box, *state.packs[:seat], *state.packs[seat + 1 :]
    lost = kept(book, "lost", seat, others, lambda: _lost(book, others))
    of = row, leaving, lost
    return kept(book, "pack", seat, of, lambda: Pack(book, *of))


def _leaving(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    """Give what somebody need not keep where the explorer stands."""
    row, position = state.packs[seat], state.at[seat]
    terrain = terrain_at(book.definition, state, position) if position != NOWHERE else None
    if terrain is None or not terrain.keeps:
        return row
    return tuple(piece for piece in row if not needed(book.definition, state, seat, piece))


def _lost(book: Rulebook, others: tuple[tuple[int, ...], ...]) -> frozenset[Group]:
    """Give the groups of relics of which too few can be had: others carry the rest, or it is out."""
    relics, n_of_group = _relics(book)
    gone: dict[Group, int] = {}
    for piece in filter(relics.__contains__, chain.from_iterable(others)):
        for group in relics[piece]:
            gone[group] = gone.get(group, 0) + 1
    least = book.definition.matching
    return frozenset(group for group, n in gone.items() if n_of_group[group] - n < least)


# What never changes


def _groups(book: Rulebook) -> tuple[tuple[Group, ...], ...]:
    """Give the groups of each kind; none of what is no relic."""
    if "groups" not in book.thoughts:
        book.thoughts["groups"] = tuple(
            (("colour", kind.colour), ("sign", kind.insignia)) if kind.sort == RELIC else ()
            for kind in book.definition.kinds
        )
    groups: tuple[tuple[Group, ...], ...] = book.thoughts["groups"]
    return groups


def _relics(book: Rulebook) -> tuple[dict[int, tuple[Group, ...]], Counter[Group]]:
    """Give the groups of each relic, and how many relics of each group the game has."""
    if "relics" not in book.thoughts:
        groups, kind_of = _groups(book), book.definition.kind_of
        found = {piece: groups[kind] for piece, kind in enumerate(kind_of) if groups[kind]}
        book.thoughts["relics"] = found, Counter(chain.from_iterable(found.values()))
    relics: tuple[dict[int, tuple[Group, ...]], Counter[Group]] = book.thoughts["relics"]
    return relics


def _firsts(book: Rulebook) -> tuple[float, ...]:
    """Give what the first of each kind is worth, were it a supply."""
    if "firsts" not in book.thoughts:
        book.thoughts["firsts"] = tuple(_first(book, kind) for kind in book.definition.kinds)
    firsts: tuple[float, ...] = book.thoughts["firsts"]
    return firsts


def _first(book: Rulebook, kind: Kind) -> float:
    if kind.tags:
        return _NEXT["key"]
    return _NEXT["guard" if book.against[kind.id] else "tool"]
