"""The figures of many games: as lines to read and as a plain tree. Nothing here depends on time."""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.play.statistics import Histogram, Share, Tally

__all__ = ["lines_of", "progress_of", "tree_of"]

_QUARTER, _THREE_QUARTERS, _TENTH = 0.25, 0.75, 0.1


def tree_of(tally: Tally) -> dict[str, Any]:
    """Give the figures as a plain tree; seats are counted from 1."""
    return {
        "games": tally.games,
        "rounds": _histogram_tree(tally.rounds),
        "moves": _histogram_tree(tally.moves),
        "ends": {end: _share_tree(tally.share_of(end)) for end in sorted(tally.ends)},
        "wins_by_seat": {
            str(seat + 1): _share_tree(tally.wins_of(seat)) for seat in range(len(tally.wins))
        },
        "counted": {
            name: {
                "per_seat": _histogram_tree(tally.per_game[name]),
                "by_seat": _by_seat(_summed(kinds)),
                "by_kind": {
                    kind: {
                        "all": sum(seats),
                        "by_seat": _by_seat(seats),
                        "won_with": _won_tree(_won_with(tally, name, kind)),
                    }
                    for kind, seats in _ordered(kinds)
                },
            }
            for name, kinds in sorted(tally.counted.items())
        },
        "hash": f"{tally.hash:016x}",
    }


def lines_of(tally: Tally) -> Iterator[str]:
    """Give the figures as lines."""
    yield f"rounds: {_length(tally.rounds)}"
    yield f"moves: {_length(tally.moves)}"
    ends = (f"{_word(end)} {_share(tally.share_of(end))}" for end in sorted(tally.ends))
    yield f"ends: {', '.join(ends)}"
    yield "wins by seat:"
    for seat in range(len(tally.wins)):
        yield f"  {seat + 1}: {_share(tally.wins_of(seat))}"
    for name, kinds in sorted(tally.counted.items()):
        per_seat = tally.per_game[name]
        yield (
            f"{_word(name)}: {per_seat.mean:.2f} a seat and game "
            f"(half of them {per_seat.quantile(_QUARTER):g} to {per_seat.quantile(_THREE_QUARTERS):g})"
        )
        for kind, seats in _ordered(kinds):
            won = _won_with(tally, name, kind)
            yield (
                f"  {_word(kind)}: {sum(seats)} ({', '.join(map(str, seats))}), "
                f"{won.of} times a seat's, won {_share(won)}"
            )
    yield f"hash of all games: {tally.hash:016x}"


def progress_of(tally: Tally, wanted: int) -> str:
    """Give one line on how far it is."""
    wins = "/".join(f"{100 * tally.wins_of(seat).value:.0f}" for seat in range(len(tally.wins)))
    return (
        f"{tally.games} of {wanted} games: {tally.rounds.median:g} rounds, "
        f"wins by seat {wins} in 100"
    )


def _won_with(tally: Tally, name: str, kind: str) -> Share:
    return tally.won_with.get(name, {}).get(kind, Share(0, 0))


def _histogram_tree(numbers: Histogram) -> dict[str, float]:
    return {
        "least": numbers.least,
        "tenth": numbers.quantile(_TENTH),
        "quarter": numbers.quantile(_QUARTER),
        "median": numbers.median,
        "three_quarters": numbers.quantile(_THREE_QUARTERS),
        "nine_tenths": numbers.quantile(1 - _TENTH),
        "most": numbers.most,
        "mean": round(numbers.mean, 6),
        "deviation": round(numbers.deviation, 6),
    }


def _share_tree(share: Share) -> dict[str, float]:
    bounds = share.interval
    return {
        "n": share.n,
        "share": round(share.value, 6),
        "low": round(bounds.low, 6),
        "high": round(bounds.high, 6),
    }


def _won_tree(share: Share) -> dict[str, float]:
    return {"of": share.of, **_share_tree(share)}


def _length(numbers: Histogram) -> str:
    return (
        f"{numbers.least} to {numbers.most}, "
        f"half of the games {numbers.quantile(_QUARTER):g} to {numbers.quantile(_THREE_QUARTERS):g}, "
        f"median {numbers.median:g}, mean {numbers.mean:.1f}"
    )


def _share(share: Share) -> str:
    bounds = share.interval
    return (
        f"{share.n} ({100 * share.value:.1f} %, "
        f"likely {100 * bounds.low:.1f} to {100 * bounds.high:.1f})"
    )


def _ordered(kinds: Mapping[str, tuple[int, ...]]) -> list[tuple[str, tuple[int, ...]]]:
    """Give the most frequent kinds first, equal ones by name."""
    return sorted(kinds.items(), key=lambda entry: (-sum(entry[1]), entry[0]))


def _summed(kinds: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*kinds.values(), strict=True)))


def _by_seat(seats: tuple[int, ...]) -> dict[str, int]:
    return {str(seat + 1): n for seat, n in enumerate(seats)}


def _word(name: str) -> str:
    return name.replace("_", " ")
