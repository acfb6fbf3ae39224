"""What a bot thinks of a position: where it pays to go, and what is dangerous on the way."""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from ..definition import DENSE, NOWHERE, Definition
from ..rulebook import Rulebook
from ..rules.packs import cursed
from ..rules.walking import cost_of
from ..state import State
from .charts import Chart, chart_of
from .keeping import kept
from .packing import Pack

__all__ = ["LEAST", "Plan"]

LEAST = 0.5
"""What gains less is not worth the trouble."""

_FAR = 10_000
_IVY, _BITE, _THEFT = 5, 9, 4  # actions that a danger is as bad as, without protection
_MOST_FOR_A_THING, _FOR_HIDDEN = 8.0, 4.0  # actions that a way to something may take more


class _Way(NamedTuple):
    """Give where to go or None, what the way is as bad as, and the first position of it."""

    goal: int | None
    price: int
    step: int


class Plan:
    """Think about one position, for one seat.

    Attributes:
        pack: what is carried.
        goal: where to go, or None; `price`: what the way there is as bad as, in actions.
        step: the first position of the way.
    """

    def __init__(self, book: Rulebook, state: State, seat: int, pack: Pack) -> None:
        self.book = book
        self.definition: Definition = book.definition
        self.state = state
        self.here = state.at[seat]
        self.pack = pack
        self._seat = seat
        self._is_done = pack.n_alike >= self.definition.matching
        self._perils = kept(
            book, "perils", seat, (state.where, state.asleep, pack.guards), self._animals
        )
        self._dense = kept(book, "dense", seat, (pack, state.flow.lasting), self._through_dense)
        chart = chart_of(book, state)
        lies = pack, state.lying_here, state.origins, state.taken
        things = kept(book, "lying", seat, lies, self._lying)
        of = chart, self._perils, self._dense, pack, things, state.sealed, bool(state.stack)
        known = book.thoughts.setdefault("ways", {})
        last, ways = known.get(seat, ((), {}))
        if last != of or self.here not in ways:
            ways = self._found(chart, self._draws(chart, things))
            known[seat] = of, ways
        self.goal, self.price, self.step = ways[self.here]

    # What to go for

    def _draws(self, chart: Chart, things: Mapping[int, float]) -> dict[int, float]:
        """Give how many actions more the ways to positions may take that lead to something.

        With enough relics that is home, else a relic, or where something is turned up.
        """
        state = self.state
        if self._is_done:
            return dict.fromkeys(self._clearings(), 0.0)
        draws = dict(things)
        for at, n in chart.fresh.items() if state.stack else ():
            if n > draws.get(at, 0):
                draws[at] = n
        for at, numbers in chart.near.items():
            if any(state.sealed[number] for number in numbers):
                draws[at] = max(_FOR_HIDDEN, draws.get(at, 0))
        draws.pop(self.here, None)  # what is here is not worth a way
        return draws

    def _clearings(self) -> list[int]:
        surfaces, ground = self.definition.surfaces, self.state.ground
        return [at for at, code in enumerate(ground) if code >= 0 and surfaces[code].clearing]

    def _lying(self) -> dict[int, float]:
        """Give what lies face up and is wanted: where, and how many actions more it is worth."""
        definition, state, pack = self.definition, self.state, self.pack
        kind_of, found = definition.kind_of, dict[int, float]()
        gains = {
            kind: pack.gain(kind) for kind in {kind_of[piece] for _, piece in state.lying_here}
        }
        worths = {k: min(_MOST_FOR_A_THING, gain / 6) for k, gain in gains.items() if gain > LEAST}
        for position, piece in state.lying_here:
            worth = worths.get(kind_of[piece], 0)
            if worth > found.get(position, 0) and not cursed(
                definition, state, self._seat, piece, position
            ):
                found[position] = worth
        return found

    def _found(self, chart: Chart, draws: dict[int, float]) -> dict[int, _Way]:
        """Find where to go; give the way from each of its positions.

        The nearest positions come first, and no farther ones than could still be the best.
        """
        perils, dense, roads, start = self._perils, self._dense, chart.roads, self.here
        guards, tags = self.pack.guards, self.pack.tags
        most = max(draws.values(), default=0)
        n = len(self.definition.hexes)
        far, before = [_FAR] * n, {start: start}
        far[start] = 0
        queue = [start]  # price * n + position: numbers are compared sooner than pairs
        best, beyond = (float(_FAR), -1), float(_FAR)
        while queue:
            price, here = divmod(heappop(queue), n)
            if price >= beyond:
                break
            if price > far[here]:
                continue
            draw = draws.pop(here, None)
            if draw is not None:
                best = min(best, (price - draw, here))
                if draw == most:
                    most = max(draws.values(), default=-_FAR)
                beyond = best[0] + most + 1
            for there, cost, hurdle in roads[here]:
                if far[there] <= price:
                    continue
                after = price + cost
                if there in perils:
                    after += perils[there]
                if hurdle is not None:
                    is_dense, needs, hazard = hurdle
                    if needs and needs not in tags:
                        continue
                    if is_dense:
                        after += dense
                    if hazard and hazard not in guards:
                        after += _IVY
                if after < far[there] and after < beyond:
                    far[there] = after
                    before[there] = here
                    heappush(queue, after * n + there)
        goal = best[1]
        if goal < 0:
            return {start: _Way(None, _FAR, start)}
        ways, at = {start: _Way(goal, far[goal], start)}, goal
        while at != start:
            after, at = at, before[at]
            ways[at] = _Way(goal, far[goal] - far[at], after)
        return ways

    # What is in the way

    def _through_dense(self) -> int:
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
