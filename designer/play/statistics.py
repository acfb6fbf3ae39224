"""What many games have in common: whole-number counts that add up to the same in any order.

Everything kept is a count, so figures of parts can be merged in whatever order the parts come in;
means, quantiles and intervals are worked out at the end. Game-neutral: what a game itself wants
counted comes under names that the game chooses.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import msgspec

from designer.engine.trees import fingerprint
from designer.play.playouts import Playout

__all__ = ["CUT_OFF", "Histogram", "Interval", "Share", "Tally", "merged", "tally"]

CUT_OFF = "cut_off"
"""Stands among the ends for a game that was cut off."""

_Z_95 = 1.959963984540054  # 95 of 100 intervals hold the true share
_HASH_BITS = 64
_NOTHING: Mapping[int, int] = MappingProxyType({})


class Histogram(msgspec.Struct, frozen=True):
    """Give how often each whole number came up."""

    counts: Mapping[int, int] = _NOTHING

    @classmethod
    def of(cls, numbers: Iterable[int]) -> "Histogram":
        """Count numbers."""
        return cls(dict(Counter(numbers)))

    @property
    def n(self) -> int:
        """Give how many numbers were counted."""
        return sum(self.counts.values())

    @property
    def least(self) -> int:
        """Give the smallest number; at least one must have been counted."""
        return min(self.counts)

    @property
    def most(self) -> int:
        """Give the greatest number; at least one must have been counted."""
        return max(self.counts)

    @property
    def mean(self) -> float:
        """Give the mean; 0 of nothing."""
        return self._sum(1) / self.n if self.counts else 0.0

    @property
    def deviation(self) -> float:
        """Give the standard deviation of the numbers themselves (divided by n); 0 of nothing."""
        if not self.counts:
            return 0.0
        # In whole numbers up to the last step, so that nothing is lost to rounding.
        return math.sqrt(self.n * self._sum(2) - self._sum(1) ** 2) / self.n

    @property
    def median(self) -> float:
        """Give the number in the middle, or half-way between the two there."""
        return self.quantile(0.5)

    def quantile(self, share: float) -> float:
        """Give the number below which a share of all numbers lies.

        Args:
            share: from 0 (the smallest) to 1 (the greatest); what falls between two of the numbers
                in their order is interpolated.
        """
        ordered = sorted(self.counts.items())
        place = share * (self.n - 1)
        below = math.floor(place)
        low = _at(ordered, below)
        return low + (place - below) * (_at(ordered, math.ceil(place)) - low)

    def __add__(self, other: "Histogram") -> "Histogram":
        return Histogram(dict(Counter(self.counts) + Counter(other.counts)))

    def _sum(self, power: int) -> int:
        return sum(number**power * n for number, n in self.counts.items())


class Interval(msgspec.Struct, frozen=True):
    """Give the bounds between which a true share lies in 95 of 100 such samples."""

    low: float
    high: float


class Share(msgspec.Struct, frozen=True):
    """Give how many of some games something holds for."""

    n: int
    of: int

    @property
    def value(self) -> float:
        """Give the share from 0 to 1; 0 of nothing."""
        return self.n / self.of if self.of else 0.0

    @property
    def interval(self) -> Interval:
        """Give the Wilson interval of the share; everything is possible where nothing was counted.

        Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference,
            1927. Unlike the share plus or minus some errors it stays within 0 and 1 and says
            something where the share is 0 or 1.
        """
        if not self.of:
            return Interval(0.0, 1.0)
        share, z2 = self.value, _Z_95 * _Z_95
        middle = (share + z2 / (2 * self.of)) / (1 + z2 / self.of)
        spread = math.sqrt(share * (1 - share) / self.of + z2 / (4 * self.of * self.of))
        half = _Z_95 * spread / (1 + z2 / self.of)
        return Interval(max(0.0, middle - half), min(1.0, middle + half))

    def __add__(self, other: "Share") -> "Share":
        return Share(self.n + other.n, self.of + other.of)


class Tally(msgspec.Struct, frozen=True):
    """Give what was counted in some games of the same number of seats.

    Attributes:
        games: how many there were.
        rounds, moves: how long each was.
        ends: how many ended in each way (`won`), or were `CUT_OFF`.
        wins: per seat, the games it won, shared victories among them.
        counted: by name and kind, how often it happened per seat (the game's own names).
        per_game: by name, how often it happened to each seat in each game, all kinds together.
        hash: sums up the games' fingerprints; it differs when any game went differently.
        won_with: by name and kind, of the seats to whom it happened in a game, those that won it.
    """

    games: int
    rounds: Histogram
    moves: Histogram
    ends: Mapping[str, int]
    wins: tuple[int, ...]
    counted: Mapping[str, Mapping[str, tuple[int, ...]]]
    per_game: Mapping[str, Histogram]
    hash: int
    won_with: Mapping[str, Mapping[str, Share]] = MappingProxyType({})

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            games=self.games + other.games,
            rounds=self.rounds + other.rounds,
            moves=self.moves + other.moves,
            ends=dict(Counter(self.ends) + Counter(other.ends)),
            wins=_added(self.wins, other.wins),
            counted={
                name: _added_kinds(self.counted.get(name, {}), other.counted.get(name, {}))
                for name in {**self.counted, **other.counted}
            },
            per_game={
                name: _histogram_of(self, name) + _histogram_of(other, name)
                for name in {**self.per_game, **other.per_game}
            },
            hash=(self.hash + other.hash) % (1 << _HASH_BITS),
            won_with={
                name: _added_shares(self.won_with.get(name, {}), other.won_with.get(name, {}))
                for name in {**self.won_with, **other.won_with}
            },
        )

    def share_of(self, end: str) -> Share:
        """Give the share of games that ended in a way."""
        return Share(self.ends.get(end, 0), self.games)

    def wins_of(self, seat: int) -> Share:
        """Give the share of games that a seat won."""
        return Share(self.wins[seat], self.games)


def tally(game: Playout, n_seats: int) -> Tally:
    """Count one game."""
    outcome = game.outcome
    winners = () if outcome is None else outcome.winners
    return Tally(
        games=1,
        rounds=Histogram({game.rounds: 1}),
        moves=Histogram({game.n_moves: 1}),
        ends={CUT_OFF if outcome is None else str(outcome.termination): 1},
        wins=tuple(int(seat in winners) for seat in range(n_seats)),
        counted=game.counted,
        per_game={
            name: Histogram.of(map(sum, zip(*kinds.values(), strict=True)))
            for name, kinds in game.counted.items()
        },
        hash=int(fingerprint(game.seed, game.state), 16),
        won_with={
            name: {kind: _share_of_winners(seats, winners) for kind, seats in kinds.items()}
            for name, kinds in game.counted.items()
        },
    )


def merged(tallies: Iterable[Tally]) -> Tally | None:
    """Give the counts of all parts together, or None where there is no part."""
    whole: Tally | None = None
    for part in tallies:
        whole = part if whole is None else whole + part
    return whole


def _at(ordered: list[tuple[int, int]], place: int) -> int:
    """Give the number at a place, counted from 0, among all numbers in their order."""
    passed = 0
    for number, n in ordered:
        passed += n
        if place < passed:
            return number
    return ordered[-1][0]


def _histogram_of(part: Tally, name: str) -> Histogram:
    """Give a histogram; games in which nothing of that name happened count as 0 for each seat."""
    known = part.per_game.get(name)
    return Histogram({0: part.games * len(part.wins)}) if known is None else known


def _share_of_winners(seats: tuple[int, ...], winners: tuple[int, ...]) -> Share:
    having = [seat for seat, n in enumerate(seats) if n]
    return Share(sum(seat in winners for seat in having), len(having))


def _added_shares(left: Mapping[str, Share], right: Mapping[str, Share]) -> Mapping[str, Share]:
    none = Share(0, 0)
    return {kind: left.get(kind, none) + right.get(kind, none) for kind in {**left, **right}}


def _added_kinds(
    left: Mapping[str, tuple[int, ...]], right: Mapping[str, tuple[int, ...]]
) -> Mapping[str, tuple[int, ...]]:
    kinds = {**left, **right}
    return {kind: _added(left.get(kind, ()), right.get(kind, ())) for kind in kinds}


def _added(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    """Add seat by seat; a part that does not know a thing counts as nothing."""
    if not left or not right:
        return left or right
    return tuple(a + b for a, b in zip(left, right, strict=True))
