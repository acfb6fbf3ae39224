"""A quick analysis as text for people and as a tree for programs."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from designer.hexes import Board
from designer.routes.analysis import Analysis, BarrierReach, CheapestWay
from designer.routes.graph import Price
from designer.routes.sealing import Sealing
from designer.routes.wording import Wording, count

__all__ = ["HOW_COUNTED", "space_texts", "tile_by_tile", "tile_texts", "to_text", "to_tree"]

HOW_COUNTED = (
    "Price: the strength of every space entered; a card discarded or removed counts as one symbol."
)


def to_text(analysis: Analysis, words: Mapping[str, str]) -> str:
    """Give the analysis as a report.

    Args:
        analysis: what was found.
        words: the game's words, see `Wording`.
    """
    return "\n".join(_Report(analysis, words).lines()) + "\n"


def tile_by_tile(board: Board, positions: Iterable[int]) -> str:
    """Give the spaces of a way, tile by tile."""
    tiles = groupby(positions, key=lambda position: board.spaces[position].placement)
    return " > ".join(
        f"{board.placements[tile].id} {' '.join(space_texts(board, own))}" for tile, own in tiles
    )


def space_texts(board: Board, positions: Iterable[int]) -> list[str]:
    """Give spaces as they are written in files."""
    return [board.spaces[position].hex.to_text() for position in positions]


def tile_texts(board: Board, placements: Iterable[int]) -> list[str]:
    """Give placements by their ids."""
    return [board.placements[index].id for index in placements]


class _Report:
    def __init__(self, analysis: Analysis, words: Mapping[str, str]) -> None:
        self._analysis = analysis
        self._w = Wording(analysis.board, words)

    def lines(self) -> Iterator[str]:
        yield from self._reach()
        yield from self._ways()
        yield from self._lying()
        yield from self._spaces()
        yield ""
        yield HOW_COUNTED

    def _reach(self) -> Iterator[str]:
        starts, w = self._analysis.starts, self._w
        cut_off = [start for start in starts if start.way is None]
        if not starts:
            yield f"There is no {w.start}, so nothing can be reached."
        elif not self._analysis.goals:
            yield f"There is no space of {w.goal} on the board."
        elif not cut_off:
            yield f"{w.goal} can be reached from every {w.start} ({len(starts)})."
        for start in cut_off if self._analysis.goals else ():
            yield f"{w.goal} cannot be reached from {w.start} {w.numbered_start(start.position)}."

    def _ways(self) -> Iterator[str]:
        for start in self._analysis.starts:
            way = start.way
            if way is None:
                continue
            yield ""
            yield (
                f"Cheapest way from {self._w.start} {self._w.numbered_start(start.position)}: "
                f"{count(way.price, 'symbol')} in {count(way.n_steps, 'step')}{self._dealt(way)}"
            )
            yield f"  {self._w.sums(way.by_symbol)}"
            yield f"  {tile_by_tile(self._analysis.board, way.positions)}"

    def _dealt(self, way: CheapestWay) -> str:
        n = sum(self._analysis.barriers[index].dealt for index in way.barriers)
        if not n:
            return ""
        return f", and {_range(way.dealt_least, way.dealt_most)} for {self._w.n_barriers(n)} dealt on it"

    def _lying(self) -> Iterator[str]:
        yield ""
        if not self._analysis.barriers:
            yield f"No {self._w.barrier} lies on the board."
            return
        yield f"{self._w.n_barriers(len(self._analysis.barriers))}:"
        for barrier in self._analysis.barriers:
            between = self._w.joint(barrier.joint)
            yield f"  between {between}: {self._cost(barrier)}; {self._round(barrier)}"

    def _cost(self, barrier: BarrierReach) -> str:
        if barrier.least is None or barrier.most is None:
            return "nothing removes it"
        if barrier.dealt:
            return f"dealt, {_range(barrier.least.n, barrier.most.n)}"
        return self._w.sums((barrier.least,))

    def _round(self, barrier: BarrierReach) -> str:
        if not self._analysis.reaches_goal and not barrier.around:
            return "no way leads on without it"
        if barrier.around:
            return f"can be walked round{self._w.over(barrier.detour)}"
        return "every way crosses it"

    def _spaces(self) -> Iterator[str]:
        analysis, w = self._analysis, self._w
        yield ""
        if analysis.unreachable:
            n = count(len(analysis.unreachable), "space")
            yield f"{n} cannot be reached: {w.spaces(analysis.unreachable)}"
        else:
            yield "Every space that can be entered can be reached."
        if analysis.chokes:
            n = count(len(analysis.chokes), "space")
            yield f"{n} that every way uses: {w.spaces(analysis.chokes)}"
        counts = ", ".join(f"{w.terrain(code)} {n}" for code, n in analysis.terrains)
        yield f"{count(len(analysis.board.spaces), 'space')}: {counts}"


def to_tree(analysis: Analysis) -> dict[str, Any]:
    """Give the analysis as plain data: spaces as `q,r`, placements by their ids."""
    board = analysis.board
    return {
        "reaches_goal": analysis.reaches_goal,
        "starts": [
            {
                "space": board.spaces[start.position].hex.to_text(),
                "number": board.spaces[start.position].cell.number,
                "way": way_tree(board, start.way) if start.way is not None else None,
            }
            for start in analysis.starts
        ],
        "goals": space_texts(board, analysis.goals),
        "barriers": [
            {
                "between": tile_texts(board, barrier.joint),
                "name": barrier.name,
                "dealt": barrier.dealt,
                "least": _price_tree(barrier.least),
                "most": _price_tree(barrier.most),
                "can_be_walked_round": barrier.can_be_walked_round,
                "around": tile_texts(board, barrier.around),
            }
            for barrier in analysis.barriers
        ],
        "unreachable": space_texts(board, analysis.unreachable),
        "chokes": space_texts(board, analysis.chokes),
        "closing": sealing_tree(board, analysis.sealing),
        "n_spaces": len(board.spaces),
        "n_closed": len(analysis.closed),
        "terrains": dict(analysis.terrains),
        "how_counted": HOW_COUNTED,
    }


def sealing_tree(board: Board, sealing: Sealing) -> dict[str, Any]:
    """Give where a board can be closed as plain data."""
    return {
        "size": sealing.size,
        "nearest": space_texts(board, sealing.nearest),
        "spaces": space_texts(board, sealing.spaces),
        "singles": space_texts(board, sealing.singles),
        "pairs": [space_texts(board, pair) for pair in sealing.pairs],
    }


def way_tree(board: Board, way: CheapestWay) -> dict[str, Any]:
    """Give a way as plain data."""
    return {
        "price": way.price,
        "steps": way.n_steps,
        "by_symbol": by_symbol_tree(way.by_symbol),
        "spaces": space_texts(board, way.positions),
        "barriers": list(way.barriers),
        "dealt": [way.dealt_least, way.dealt_most],
    }


def by_symbol_tree(prices: Iterable[Price]) -> dict[str, int]:
    """Give prices per symbol as plain data."""
    return {price.symbol: price.n for price in prices}


def _price_tree(price: Price | None) -> dict[str, Any] | None:
    return {"n": price.n, "symbol": price.symbol} if price is not None else None


def _range(least: int, most: int) -> str:
    return f"{least} more" if least == most else f"{least} to {most} more"
