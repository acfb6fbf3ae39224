"""What a bot thinks of a position: where it pays to go, and what is dangerous on the way."""

from heapq import heappop, heappush

from msgspec.structs import replace

from ..definition import DENSE, NOWHERE, Definition
from ..rulebook import Rulebook
from ..rules.ground import is_clearing
from ..rules.packs import cursed
from ..rules.walking import cost_of
from ..state import State
from .charts import chart_of
from .packing import Pack

__all__ = ["LEAST", "Plan"]

LEAST = 0.5
"""What gains less is not worth the trouble."""

_FAR = 10_000
_IVY, _BITE, _THEFT = 5, 9, 4  # actions that a danger is as bad as, without protection
_MOST_FOR_A_THING, _FOR_HIDDEN = 8.0, 4.0  # actions that a way to something may take more


class Plan:
    """Think about one position, for one seat.

    Attributes:
        pack: what is carried.
        goal: where to go, or None; `price`: what the way there is as bad as, in actions.
    """

    def __init__(self, book: Rulebook, state: State, seat: int, pack: Pack) -> None:
        definition = book.definition
        self.book = book
        self.definition: Definition = definition
        self.state = state
        self.here = state.at[seat]
        self.pack = pack
        self._seat = seat
        self._chart = chart_of(book, state)
        self._perils = self._animals()
        self._is_done = self.pack.n_alike >= definition.matching
        self._things: dict[int, float] = {} if self._is_done else dict(self._lying())
        self._before: dict[int, int] = {}
        self.goal: int | None = None
        self.price = _FAR
        self._look_around()

    # What to go for

    def _lying(self) -> list[tuple[int, float]]:
        """Give what lies face up and is wanted, as where and how many actions more it is worth."""
        definition, state, seat = self.definition, self.state, self._seat
        found = []
        for position, piece in state.lying_here:
            gain = self.pack.gain(definition.kinds[definition.kind_of[piece]])
            if gain > LEAST and not cursed(definition, state, seat, piece, position):
                found.append((min(_MOST_FOR_A_THING, gain / 6), position))
        return [(position, worth) for worth, position in sorted(found)]  # the best one stays

    def _draw(self, at: int) -> float | None:
        """Give how many actions more the way to a position may take; None where it leads to nothing."""
        if self._is_done:
            return 0.0 if is_clearing(self.definition, self.state, at) else None
        if at == self.here:
            return None
        chart, state = self._chart, self.state
        draw = self._things.get(at)
        fresh = chart.fresh[at] if state.stack else 0
        if fresh and (draw is None or fresh > draw):
            draw = fresh
        if at in chart.near and any(state.sealed[number] for number in chart.near[at]):
            return _FOR_HIDDEN if draw is None else max(draw, _FOR_HIDDEN)
        return draw

    def _look_around(self) -> None:
        """Find where to go: home with enough relics, else to a relic, else to where tiles are turned up.

        The nearest positions come first, and no farther ones than could still be the best.
        """
        chart, perils, dense = self._chart, self._perils, self._dense()
        guards, tags = self.pack.guards, self.pack.tags
        most = max((_FOR_HIDDEN, chart.most_fresh, *self._things.values()))
        far = {self.here: 0}
        queue = [(0, self.here)]
        best = float(_FAR), -1
        while queue:
            price, here = heappop(queue)
            if price - most > best[0]:
                break
            if price > far[here]:
                continue
            draw = self._draw(here)
            if draw is not None and (price - draw, here) < best:
                best = price - draw, here
                self.goal, self.price = here, price
            for there, cost, is_dense, needs, hazard in chart.roads[here]:
                known = far.get(there, _FAR)
                if known <= price or (needs and needs not in tags):
                    continue
                after = price + cost + (dense if is_dense else 0) + perils.get(there, 0)
                if hazard and hazard not in guards:
                    after += _IVY
                if after < known:
                    far[there] = after
                    self._before[there] = here
                    heappush(queue, (after, there))

    def first_step(self) -> int:
        """Give the first position of the way to the goal."""
        there = self.here if self.goal is None else self.goal
        while self._before.get(there, self.here) != self.here:
            there = self._before[there]
        return there

    # What is in the way

    def _dense(self) -> int:
        """Give what a step through dense jungle costs more, with what is carried."""
        through = replace(self.state, crossing=DENSE)
        changed = cost_of(self.book, through, "move_cost", self._seat, 9) - 9
        return max(0, changed + self.definition.dense_cost)

    def _animals(self) -> dict[int, int]:
        """Give what the animals that are awake are as bad as, in actions, where they are."""
        definition, state = self.definition, self.state
        found: dict[int, int] = {}
        for animal in self.book.animals:
            at = state.where[animal]
            if at != NOWHERE and animal not in state.asleep:
                kind = definition.kinds[definition.kind_of[animal]]
                bite = _THEFT if 0 < kind.legs < 4 else _BITE
                found[at] = found.get(at, 0) + (1 if kind.id in self.pack.guards else bite)
        return found

    def danger(self, position: int) -> int:
        """Give what coming to a position is as bad as, in actions."""
        kind = self.definition.surfaces[self.state.ground[position]].kind
        tile = self.definition.tile_kinds[kind] if kind >= 0 else None
        is_bad = tile is not None and tile.is_hazard and tile.id not in self.pack.guards
        return _IVY * is_bad + self._perils.get(position, 0)
