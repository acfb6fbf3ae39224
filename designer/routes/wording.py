"""How reports name spaces, tiles, symbols and numbers, in the game's own words."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from designer.diagnostics import decimal
from designer.hexes import Board
from designer.routes.graph import Price

__all__ = ["Wording", "count", "listed", "number"]

_MOST_SPACES = 12  # that one line names


class Wording:
    """Give the names of one board's parts.

    Args:
        board: the board.
        words: the game's words: `start`, `goal`, `barrier`, `barriers`, `figure`, `figures`,
            `closed`, names of symbols as `symbol.<id>` and of terrains as `terrain.<code>`. What
            lacks is said plainly.
    """

    def __init__(self, board: Board, words: Mapping[str, str]) -> None:
        self._board = board
        self._words = words
        self.goal = words.get("goal", "the goal")
        self.start = words.get("start", "start space")
        self.barrier = words.get("barrier", "barrier")
        self.barriers = words.get("barriers", f"{self.barrier}s")
        self.figure = words.get("figure", "figure")
        self.figures = words.get("figures", f"{self.figure}s")
        self.closed = words.get("closed", "closed space")

    def filled(self, text: str) -> str:
        """Put the game's words into a text with `{goal}`, `{barriers}` and so on."""
        return text.format(
            goal=self.goal, barriers=self.barriers, figure=self.figure, figures=self.figures
        )

    def n_barriers(self, n: int) -> str:
        """Give a number of barriers in words."""
        return f"{n} {self.barrier if n == 1 else self.barriers}"

    def n_figures(self, n: int) -> str:
        """Give a number of figures in words."""
        return f"{n} {self.figure if n == 1 else self.figures}"

    def terrain(self, code: str) -> str:
        """Give a terrain's name."""
        return self._words.get(f"terrain.{code}", code)

    def symbol(self, symbol: str) -> str:
        """Give a symbol's name, or that of several joined by a slash."""
        return "/".join(self._words.get(f"symbol.{part}", part) for part in symbol.split("/"))

    def sums(self, prices: Iterable[Price]) -> str:
        """Give prices per symbol as a list."""
        named = (f"{self.symbol(price.symbol)} {price.n}" for price in prices)
        return ", ".join(named) or "nothing to pay"

    def space(self, position: int) -> str:
        """Give a space as it is written in files: `3,-1`."""
        return self._board.spaces[position].hex.to_text()

    def spaces(self, positions: Sequence[int], most: int | None = None) -> str:
        """Give spaces as a list; of more than `most`, the first and how many follow."""
        shown = positions if most is None else positions[:most]
        more = len(positions) - len(shown)
        names = ", ".join(map(self.space, shown))
        return f"{names} and {more} more" if more else names

    def few_spaces(self, positions: Sequence[int]) -> str:
        """Give the first dozen of spaces."""
        return self.spaces(positions, _MOST_SPACES)

    def numbered_start(self, position: int) -> str:
        """Give a start space by its number, or by its place where it has none."""
        printed = self._board.spaces[position].cell.number
        return f"{printed} ({self.space(position)})" if printed else self.space(position)

    def tile(self, placement: int) -> str:
        """Give a placement's name."""
        return self._board.placements[placement].id

    def tiles(self, placements: Iterable[int]) -> str:
        """Give placements as a list."""
        return ", ".join(map(self.tile, placements))

    def over(self, placements: Iterable[int]) -> str:
        """Give placements as `` over A, B``; nothing for none."""
        names = self.tiles(placements)
        return f" over {names}" if names else ""

    def joint(self, joint: tuple[int, int]) -> str:
        """Give a joint by its two tiles."""
        return f"{self.tile(joint[0])} and {self.tile(joint[1])}"


def count(n: int, noun: str) -> str:
    """Give a number with its noun."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def number(value: float) -> str:
    """Give a number with at most one decimal; whole ones without."""
    rounded = Fraction(value).limit_denominator(10_000)
    tenths = round(rounded * 10)
    return str(tenths // 10) if tenths % 10 == 0 else decimal(tenths / 10)


def listed(texts: Sequence[str]) -> str:
    """Give texts as a list: `A`, `A and B`, `A, B and C`."""
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} and {texts[-1]}"
