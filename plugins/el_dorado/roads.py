"""The spaces of a route as checks of modules look at them: marks, arrows, what the cards can pay.

Blockades count as open: each can be taken. Where that matters, `bars` says which steps they lie on.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cached_property

from designer.api import DIRECTIONS, Cell

from .barriers import barriers_of
from .definition import CardKind
from .subject import RouteSubject
from .terrains import Terrain

__all__ = ["Roads", "onward"]


class Roads:
    """Give the spaces of a route and the steps between them.

    Attributes:
        n: how many spaces there are.
        goals, starts: positions of the finishing and the start spaces.
        marked: positions with the mark.
        arrows: positions with an arrow.
    """

    def __init__(self, subject: RouteSubject) -> None:
        self._subject = subject
        self._payable: dict[tuple[str, int, int], bool] = {}
        route = subject.route_board
        self._board, self._terrains = route.board, route.terrains
        self.n = len(self._board.spaces)
        self.goals = frozenset(route.goals)
        self.starts = tuple(start.position for start in route.starts)
        spaces = range(self.n)
        self.marked = tuple(p for p in spaces if self.cell(p).marked)
        self.arrows = tuple(p for p in spaces if self.cell(p).arrow is not None)

    def cell(self, position: int) -> Cell:
        """Give what a space shows."""
        return self._board.spaces[position].cell

    def terrain(self, position: int) -> Terrain:
        """Give the terrain of a space."""
        return self._terrains[self.cell(position).code]

    def is_closed(self, position: int) -> bool:
        """Say whether nobody enters a space by paying."""
        return self.terrain(position).pay == "never"

    def beside(self, position: int) -> Iterator[int]:
        """Give the spaces beside one that can be entered."""
        return (p for p in self._board.neighbours[position] if not self.is_closed(p))

    def neighbours(self, position: int) -> tuple[int, ...]:
        """Give all spaces beside one."""
        return tuple(self._board.neighbours[position])

    @cached_property
    def bars(self) -> Collection[tuple[int, int]]:
        """Give the steps on which a blockade lies, in both directions."""
        route = self._subject.route_board
        n = len(barriers_of(self._subject.project))
        lying = route.barred_joints(n, self._subject.both_sides)
        pairs = [pair for joint, _ in lying for pair in joint.pairs]
        return frozenset([*pairs, *((b, a) for a, b in pairs)])

    def target(self, position: int) -> int | None:
        """Give the space that the arrow of a space leads to, if there is one."""
        space = self._board.spaces[position]
        if space.cell.arrow is None:
            return None
        return self._board.index.get(space.hex.plus(DIRECTIONS[space.cell.arrow]))

    def carries_to(self, position: int) -> int | None:
        """Give where a current takes whoever stops on a space, when nobody stands in the way."""
        to = self.target(position)
        if to is None or self.is_closed(to) or (position, to) in self.bars:
            return None
        return to

    # Ways

    def reached(
        self, seeds: Iterable[int], steps: Callable[[int], Iterable[int]]
    ) -> dict[int, int]:
        """Give the spaces that steps lead to, each with the number of steps."""
        found = dict.fromkeys(seeds, 0)
        queue = deque(found)
        while queue:
            here = queue.popleft()
            for there in steps(here):
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    @cached_property
    def leads_home(self) -> bool:
        """Say whether a way from a start to El Dorado is there at all."""
        return self.leads_through(lambda _: False)

    def leads_round(self, position: int) -> bool:
        """Say whether a way is left without one space."""
        return self.leads_through(lambda p: p == position)

    def leads_through(self, without: Callable[[int], bool]) -> bool:
        """Say whether a way from a start to El Dorado is left without some spaces."""
        found = self.reached(
            self.starts, lambda here: (p for p in self.beside(here) if not without(p))
        )
        return bool(found.keys() & self.goals)

    def leads_over(self, shut: Collection[int], free: Collection[int]) -> bool:
        """Say whether a way is left when some spaces are closed and others can be entered."""

        def steps(here: int) -> Iterator[int]:
            for there in self._board.neighbours[here]:
                is_open = there in free or not self.is_closed(there)
                if is_open and there not in shut:
                    yield there

        return bool(self.reached(self.starts, steps).keys() & self.goals)

    # What cards can pay

    @cached_property
    def cards(self) -> tuple[tuple[CardKind, int], ...]:
        """Give the kinds of cards in play that have strength, each with the number of copies."""
        game = self._subject.game
        if game is None:
            return ()
        definition = game.definition
        kinds = enumerate(definition.cards)
        decks = (*definition.deck, *(card for _, deck in definition.decks for card in deck))
        held = ((kind, definition.stock[n] + decks.count(n)) for n, kind in kinds)
        return tuple((kind, n) for kind, n in held if n and kind.strength)

    @property
    def largest_hand(self) -> int:
        """Give how many cards a full hand holds."""
        return 4 if self._subject.game is None else self._subject.game.definition.hand_size

    def is_payable(self, position: int, hand: int) -> bool:
        """Say whether some card, or so many cards of the hand, can pay for a space."""
        cell = self.cell(position)
        key = (cell.code, cell.number, hand)
        if key not in self._payable:
            self._payable[key] = self._looked(position, hand)
        return self._payable[key]

    def _looked(self, position: int, hand: int) -> bool:
        terrain, n = self.terrain(position), self.cell(position).number
        if terrain.pay == "equal":
            return any(kind.strength == n for kind, _ in self.cards)
        if terrain.pay == "strength":
            game = self._subject.game
            symbols = game.definition.symbols if game is not None else ()
            return any(
                kind.strength >= n and terrain.symbol in (symbols[s] for s in kind.symbols)
                for kind, _ in self.cards
            )
        return terrain.pay != "never" and n <= hand

    def strongest(self, symbol: str) -> int:
        """Give the greatest strength of a card with a symbol."""
        game = self._subject.game
        symbols = game.definition.symbols if game is not None else ()
        return max(
            (
                kind.strength
                for kind, _ in self.cards
                if symbol in (symbols[s] for s in kind.symbols)
            ),
            default=0,
        )


def onward(roads: Roads, position: int) -> Iterator[int]:
    """Give where an explorer can be next: over a current only with one card that goes on."""
    to = roads.carries_to(position)
    if to is None:
        yield from roads.beside(position)
        return
    yield to
    symbol, n = roads.terrain(position).symbol, roads.cell(position).number
    for there in roads.beside(position):
        is_like = roads.terrain(there).symbol == symbol
        if is_like and n + roads.cell(there).number <= roads.strongest(symbol):
            yield there
