"""An analysis as text for people and as a tree for programs."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from designer.routes.analysis import Analysis, BarrierReach, CheapestWay, StartReach
from designer.routes.graph import Price

__all__ = ["to_text", "to_tree"]

HOW_COUNTED = (
    "Price: the strength of every space entered; a card discarded or removed counts as one symbol."
)


def to_text(analysis: Analysis, words: Mapping[str, str]) -> str:
    """Give the analysis as a report.

    Args:
        analysis: what was found.
        words: the game's words: `start`, `goal`, `barrier`, `barriers`, names of symbols as
            `symbol.<id>` and of terrains as `terrain.<code>`. What lacks is said plainly.
    """
    return "\n".join(_Report(analysis, words).lines()) + "\n"


class _Report:
    def __init__(self, analysis: Analysis, words: Mapping[str, str]) -> None:
        self._analysis = analysis
        self._words = words
        self._goal = words.get("goal", "the goal")
        self._start = words.get("start", "start space")
        self._barrier = words.get("barrier", "barrier")
        self._barriers = words.get("barriers", f"{self._barrier}s")

    def lines(self) -> Iterator[str]:
        yield from self._reach()
        yield from self._ways()
        yield from self._lying()
        yield from self._spaces()
        yield ""
        yield HOW_COUNTED

    def _reach(self) -> Iterator[str]:
        starts = self._analysis.starts
        cut_off = [start for start in starts if start.way is None]
        if not starts:
            yield f"There is no {self._start}, so nothing can be reached."
        elif not self._analysis.goals:
            yield f"There is no space of {self._goal} on the board."
        elif not cut_off:
            yield f"{self._goal} can be reached from every {self._start} ({len(starts)})."
        for start in cut_off if self._analysis.goals else ():
            yield f"{self._goal} cannot be reached from {self._start} {self._number(start)}."

    def _ways(self) -> Iterator[str]:
        for start in self._analysis.starts:
            way = start.way
            if way is None:
                continue
            yield ""
            yield (
                f"Cheapest way from {self._start} {self._number(start)}: "
                f"{_count(way.price, 'symbol')} in {_count(way.n_steps, 'step')}"
                f"{self._dealt(way)}"
            )
            yield f"  {self._sums(way.by_symbol)}"
            yield f"  {self._way(way)}"

    def _way(self, way: CheapestWay) -> str:
        """Give the spaces of a way, tile by tile."""
        board = self._analysis.board
        tiles = groupby(way.positions, key=lambda position: board.spaces[position].placement)
        return " > ".join(
            f"{board.placements[tile].id} {' '.join(self._texts(positions))}"
            for tile, positions in tiles
        )

    def _dealt(self, way: CheapestWay) -> str:
        n = sum(self._analysis.barriers[index].dealt for index in way.barriers)
        if not n:
            return ""
        noun = self._barrier if n == 1 else self._barriers
        return f", and {_range(way.dealt_least, way.dealt_most)} for {n} {noun} dealt on it"

    def _lying(self) -> Iterator[str]:
        yield ""
        if not self._analysis.barriers:
            yield f"No {self._barrier} lies on the board."
            return
        noun = self._barrier if len(self._analysis.barriers) == 1 else self._barriers
        yield f"{len(self._analysis.barriers)} {noun}:"
        for barrier in self._analysis.barriers:
            between = " and ".join(self._tiles(barrier.joint))
            yield f"  between {between}: {self._cost(barrier)}; {self._round(barrier)}"

    def _cost(self, barrier: BarrierReach) -> str:
        if barrier.least is None or barrier.most is None:
            return "nothing removes it"
        if barrier.dealt:
            return f"dealt, {_range(barrier.least.n, barrier.most.n)}"
        return self._sums((barrier.least,))

    def _round(self, barrier: BarrierReach) -> str:
        if not self._analysis.reaches_goal and not barrier.around:
            return "no way leads on without it"
        if barrier.around:
            return f"can be walked round over {', '.join(self._tiles(barrier.around))}"
        return "every way crosses it"

    def _spaces(self) -> Iterator[str]:
        analysis = self._analysis
        yield ""
        if analysis.unreachable:
            places = ", ".join(self._texts(analysis.unreachable))
            yield f"{_count(len(analysis.unreachable), 'space')} cannot be reached: {places}"
        else:
            yield "Every space that can be entered can be reached."
        if analysis.chokes:
            places = ", ".join(self._texts(analysis.chokes))
            yield f"{_count(len(analysis.chokes), 'space')} that every way uses: {places}"
        counts = ", ".join(
            f"{self._words.get(f'terrain.{code}', code)} {n}" for code, n in analysis.terrains
        )
        yield f"{_count(len(analysis.board.spaces), 'space')}: {counts}"

    def _number(self, start: StartReach) -> str:
        space = self._analysis.board.spaces[start.position]
        text = space.hex.to_text()
        return f"{space.cell.number} ({text})" if space.cell.number else text

    def _sums(self, prices: Iterable[Price]) -> str:
        named = (f"{self._symbol(price.symbol)} {price.n}" for price in prices)
        return ", ".join(named) or "nothing to pay"

    def _symbol(self, symbol: str) -> str:
        parts = symbol.split("/")
        return "/".join(self._words.get(f"symbol.{part}", part) for part in parts)

    def _texts(self, positions: Iterable[int]) -> Iterator[str]:
        return (self._analysis.board.spaces[position].hex.to_text() for position in positions)

    def _tiles(self, placements: Iterable[int]) -> list[str]:
        return [self._analysis.board.placements[index].id for index in placements]


def to_tree(analysis: Analysis) -> dict[str, Any]:
    """Give the analysis as plain data: spaces as `q,r`, placements by their ids."""
    board = analysis.board

    def texts(positions: Iterable[int]) -> list[str]:
        return [board.spaces[position].hex.to_text() for position in positions]

    def tiles(placements: Iterable[int]) -> list[str]:
        return [board.placements[index].id for index in placements]

    return {
        "reaches_goal": analysis.reaches_goal,
        "starts": [
            {
                "space": board.spaces[start.position].hex.to_text(),
                "number": board.spaces[start.position].cell.number,
                "way": _way_tree(start.way, texts) if start.way is not None else None,
            }
            for start in analysis.starts
        ],
        "goals": texts(analysis.goals),
        "barriers": [
            {
                "between": tiles(barrier.joint),
                "dealt": barrier.dealt,
                "least": _price_tree(barrier.least),
                "most": _price_tree(barrier.most),
                "can_be_walked_round": barrier.can_be_walked_round,
                "around": tiles(barrier.around),
            }
            for barrier in analysis.barriers
        ],
        "unreachable": texts(analysis.unreachable),
        "chokes": texts(analysis.chokes),
        "n_spaces": len(board.spaces),
        "n_closed": len(analysis.closed),
        "terrains": dict(analysis.terrains),
        "how_counted": HOW_COUNTED,
    }


def _way_tree(way: CheapestWay, texts: Any) -> dict[str, Any]:
    return {
        "price": way.price,
        "steps": way.n_steps,
        "by_symbol": {price.symbol: price.n for price in way.by_symbol},
        "spaces": texts(way.positions),
        "barriers": list(way.barriers),
        "dealt": [way.dealt_least, way.dealt_most],
    }


def _price_tree(price: Price | None) -> dict[str, Any] | None:
    return {"n": price.n, "symbol": price.symbol} if price is not None else None


def _count(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _range(least: int, most: int) -> str:
    return f"{least} more" if least == most else f"{least} to {most} more"
