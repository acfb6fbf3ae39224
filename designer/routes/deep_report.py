"""A whole analysis as text for people."""

from collections import Counter
from collections.abc import Iterator, Mapping

from designer.routes.analysis import CheapestWay
from designer.routes.apart import Apart
from designer.routes.deep import DeepAnalysis, PartyReach
from designer.routes.figures import Standing
from designer.routes.joints import JointReach
from designer.routes.report import HOW_COUNTED, tile_by_tile
from designer.routes.wording import Wording, count, listed, number

__all__ = ["to_deep_text"]

_MOST_PROPOSALS = 3


def to_deep_text(
    deep: DeepAnalysis,
    words: Mapping[str, str],
    standing: Mapping[str, Standing] | None = None,
) -> str:
    """Give the analysis as a report of six parts.

    Args:
        deep: what was found.
        words: the game's words, see `Wording`.
        standing: how its figures stand among those of other boards, by the figures' ids.
    """
    report = _Report(deep, Wording(deep.quick.board, words))
    parts = (
        ("Reach", report.reach()),
        ("Price", report.price()),
        ("Ways side by side", report.side_by_side()),
        ("Closing the way", report.sealing()),
        (report.w.barriers.capitalize(), report.barriers()),
        ("Difficulty", report.difficulty()),
        ("Beside the published routes", report.standing(standing or {})),
    )
    lines: list[str] = []
    for title, part in parts:
        found = list(part)
        if found:
            lines += [title, *(f"  {line}" for line in found), ""]
    return "\n".join([*lines, HOW_COUNTED]) + "\n"


class _Report:
    def __init__(self, deep: DeepAnalysis, wording: Wording) -> None:
        self._deep, self._quick = deep, deep.quick
        self.w = wording

    # Reach

    def reach(self) -> Iterator[str]:
        quick, deep, w = self._quick, self._deep, self.w
        if not quick.starts:
            yield f"There is no {w.start}, so nothing can be reached."
        elif not quick.goals:
            yield f"There is no space of {w.goal} on the board."
        elif quick.reaches_goal:
            yield f"{w.goal} can be reached from every {w.start} ({len(quick.starts)})."
        else:
            for start in quick.starts:
                if start.way is None:
                    yield f"{w.goal} cannot be reached from {w.start} {w.numbered_start(start.position)}."
        n_open = len(quick.board.spaces) - len(quick.closed) - len(quick.starts)
        if quick.unreachable:
            yield f"{count(len(quick.unreachable), 'space')} cannot be reached: {w.few_spaces(quick.unreachable)}"
        elif quick.starts:
            yield f"Every space that can be entered can be reached ({n_open})."
        yield from self._pools(n_open)
        if deep.unpayable:
            yield f"Nothing in the set pays for {count(len(deep.unpayable), 'space')}: {w.few_spaces(deep.unpayable)}"
        if deep.dead_ends:
            yield f"{count(len(deep.dead_ends), 'dead end')}, from where one gets on only by going back: {w.few_spaces(deep.dead_ends)}"
        if deep.traps and quick.reaches_goal:
            yield f"{count(len(deep.traps), 'trap')}, from where one never gets on: {w.few_spaces(deep.traps)}"
        counts = ", ".join(f"{w.terrain(code)} {n}" for code, n in quick.terrains)
        yield f"{count(len(quick.board.spaces), 'space')}: {counts}"

    def _pools(self, n_open: int) -> Iterator[str]:
        deep, w = self._deep, self.w
        for pool in deep.pools if self._quick.starts else ():
            names = listed([deep.supply.title_of(n) for n in pool.pools])
            starts = {start.position for start in self._quick.starts}
            n = len(set(pool.reached) - starts)
            ends = f"{w.goal} too" if pool.reaches_goal else f"not {w.goal}"
            stuck = f"; from {len(pool.stuck)} of them one does not get on" if pool.reaches_goal and pool.stuck else ""  # fmt: skip
            yield f"With {names}: {n} of {count(n_open, 'space')}, {ends}{stuck}."

    # Price

    def price(self) -> Iterator[str]:
        deep, quick, w = self._deep, self._quick, self.w
        way = quick.cheapest
        if way is None:
            return
        yield (
            f"Cheapest way, from {w.start} {w.numbered_start(way.positions[0])}: "
            f"{count(way.price, 'symbol')} in {count(way.n_steps, 'step')}{self._dealt(way)}"
        )
        yield f"  {w.sums(way.by_symbol)}"
        yield f"  {tile_by_tile(quick.board, way.positions)}"
        for start in quick.starts:
            if start.way is not None and start.way.positions[0] != way.positions[0]:
                yield f"From {w.start} {w.numbered_start(start.position)}: {count(start.way.price, 'symbol')} in {count(start.way.n_steps, 'step')}."
        parts = ", ".join(f"{w.tile(t.placement)} {t.price}" for t in deep.tiles if t.n_steps)
        yield f"Tile by tile: {parts}."
        yield from self._spared()
        yield from self._cards()

    def _spared(self) -> Iterator[str]:
        dearer = [
            f"{self.w.tile(tile.placement)} {tile.dearer} more"
            for tile in self._deep.tiles
            if tile.dearer and tile.n_steps
        ]
        if dearer:
            yield f"Without a tile: {', '.join(dearer)}."

    def _cards(self) -> Iterator[str]:
        deep, w = self._deep, self.w
        for pool, plays in zip(deep.pools, deep.plays, strict=True):
            names = listed([deep.supply.title_of(n) for n in pool.pools])
            if plays is not None:
                yield f"Fewest cards with {names}: {plays.n_cards}."
            else:
                yield f"The cards of {names} do not get there."
        turns = deep.turns
        if turns is not None:
            bought = Counter(deep.supply.means[n].title for n in turns.bought)
            names = listed([f"{n} {title}" if n > 1 else title for title, n in bought.items()])
            buying = f" ({number(turns.buying)} to buy {names})" if names else ""
            yield f"About {number(turns.turns)} turns for one {w.figure} alone{buying}."

    def _dealt(self, way: CheapestWay) -> str:
        n = sum(self._quick.barriers[index].dealt for index in way.barriers)
        if not n:
            return ""
        least, most = way.dealt_least, way.dealt_most
        more = str(least) if least == most else f"{least} to {most}"
        return f", and {more} more for {self.w.n_barriers(n)} dealt on it"

    # Ways

    def side_by_side(self) -> Iterator[str]:
        for apart in (self._deep.by_space, self._deep.by_step):
            if apart.sets:
                yield from self._apart(apart)

    def _apart(self, apart: Apart) -> Iterator[str]:
        most = "" if apart.is_whole else "at least "
        n = len(apart.sets)
        if n == 1:
            yield f"No two ways lead there that share no {apart.shares}."
        else:
            yield f"{most}{n} ways that share no {apart.shares}."
        for ways in apart.sets[1:]:
            prices = listed([str(way.price) for way in ways])
            yield f"  {len(ways)} together: {prices} symbols for their spaces"

    # Sealing

    def sealing(self) -> Iterator[str]:
        sealing, w = self._quick.sealing, self.w
        if sealing.size == 0:
            return
        if sealing.size is None:
            yield "Nobody can close the way: a start space touches a space of the goal."
            return
        yield f"{w.n_figures(sealing.size)} can close the way, for example on {w.spaces(sealing.nearest)}."
        yield f"{count(len(sealing.spaces), 'space')} in some such set: {w.few_spaces(sealing.spaces)}"
        if sealing.singles:
            yield f"{count(len(sealing.singles), 'space')} that every way uses: {w.few_spaces(sealing.singles)}"
        if sealing.pairs:
            named = [f"{w.space(a)} + {w.space(b)}" for a, b in sealing.pairs]
            yield f"{count(len(named), 'pair')} of neighbours that close it: {'; '.join(named)}"
        for party in self._deep.parties:
            yield self._party(party)

    def _party(self, reach: PartyReach) -> str:
        n = reach.party.n_players
        each = max(map(len, reach.party.starts), default=0)
        w = self.w
        who = f"{count(n, 'player')} ({w.n_figures(each)} each)"
        if reach.lost or reach.price is None:
            return f"{who}: no way from {w.spaces(reach.lost) or f'any {w.start}'}."
        if reach.price == reach.dearest:
            prices = f"{reach.price} symbols from every {w.start}"
        else:
            prices = f"{reach.price} to {reach.dearest} symbols, depending on the {w.start}"
        if reach.alone:
            closes = "one player alone can close the way"
        elif reach.together:
            closes = "all others together can close the way"
        else:
            closes = "nobody can close the way"
        return f"{who}: {prices}; {closes}."

    # Barriers

    def barriers(self) -> Iterator[str]:
        deep, w = self._deep, self.w
        for joint in deep.joints:
            yield self._joint(joint)
        if deep.deals is not None:
            deals = deep.deals
            n = f"{deals.n_deals} deals" if deals.is_exact else f"{deals.n_deals} deals drawn"
            yield f"{n}: the cheapest way costs {deals.least} to {deals.most}, {number(deals.mean)} on average."
        best = [deep.joints[n] for n in deep.proposals[:_MOST_PROPOSALS]]
        if best:
            names = [
                f"{w.joint(each.joint)} ({count(len(each.open_pairs), 'side')})" for each in best
            ]
            yield f"A {w.barrier} does most between {'; '.join(names)}."

    def _joint(self, joint: JointReach) -> str:
        w = self.w
        if joint.barrier is None:
            lies = f"no {w.barrier}"
        else:
            barrier = self._quick.barriers[joint.barrier]
            if barrier.least is None or barrier.most is None:
                lies = "nothing removes it"
            elif barrier.dealt:
                lies = f"dealt, {barrier.least.n} to {barrier.most.n} more"
            else:
                name = f"{barrier.name}, " if barrier.name else ""
                lies = f"{name}{w.sums((barrier.least,))}"
        if joint.is_unavoidable:
            way = "every way crosses it"
        elif joint.price is None or joint.price_round is None:
            way = "no way leads on"
        else:
            more = joint.price_round - joint.price
            way = f"can be walked round{w.over(joint.detour)} for {more} more"
        return f"{w.joint(joint.joint)}: {lies}; {count(len(joint.open_pairs), 'open side')}, {way}"

    # Difficulty

    def difficulty(self) -> Iterator[str]:
        deep, w = self._deep, self.w
        found = deep.difficulty
        weight = f", {found.closed_weight} for each {w.closed}" if found.closed_weight else ""
        tiles = ", ".join(f"{w.tile(t.placement)} {t.printed}" for t in deep.tiles)
        yield f"Printed number {found.printed}: the sum of all numbers on the spaces{weight}."
        yield f"  {tiles}"
        if found.side_by_side is not None:
            prices = listed([str(way.price) for way in deep.by_space.sets[found.n_ways - 1]])
            extra = f", and {number(found.barriers)} for the {w.barriers}" if found.barriers else ""
            ways = "the cheapest way" if found.n_ways == 1 else f"the mean of {found.n_ways} ways side by side"  # fmt: skip
            yield f"Side-by-side number {number(found.side_by_side)}: {ways} ({prices} symbols){extra}."

    # Comparison

    def standing(self, standing: Mapping[str, Standing]) -> Iterator[str]:
        for each in standing.values():
            value = number(each.figure.value or 0)
            span = f"{number(each.least)} to {number(each.most)}"
            yield (
                f"{value:>6}  {self.w.filled(each.figure.title)} "
                f"(published {span}; percentile {round(each.percentile)})"
            )
