"""The whole analysis of a board: too long for a keystroke, quick enough for the background."""

from collections.abc import Callable, Sequence
from math import fsum
from statistics import fmean

import msgspec

from designer.routes.analysis import Analysis, analyse
from designer.routes.apart import Apart, ways_apart
from designer.routes.deals import DealRange, deal_range
from designer.routes.graph import RouteGraph
from designer.routes.joints import JointReach, TileReach, joint_reaches, proposals, tile_reaches
from designer.routes.means import Entry, Supply, entries_of
from designer.routes.net import Net, net_of
from designer.routes.plays import Plays, fewest_plays
from designer.routes.reach import PoolReach, dead_ends, pool_reaches, traps
from designer.routes.sealing import Sealing, seal
from designer.routes.spread import prices_from_start
from designer.routes.stopping import Pulse, never
from designer.routes.turns import Turns, estimate_turns

__all__ = ["DeepAnalysis", "Difficulty", "Party", "PartyReach", "analyse_deeply"]

MOST_WAYS = 6
SIDE_BY_SIDE = 3


class Party(msgspec.Struct, frozen=True):
    """Give a number of players: per player, the start spaces (positions) of their figures."""

    starts: tuple[tuple[int, ...], ...]

    @property
    def n_players(self) -> int:
        """Give the number of players."""
        return len(self.starts)


class PartyReach(msgspec.Struct, frozen=True):
    """Give what a board is for a number of players.

    Attributes:
        party: who begins where.
        lost: start spaces in use from which no way leads to a goal.
        price: symbols of the cheapest way from a start in use.
        dearest: the same from the start that has it worst.
        sealing: where the way from the starts in use can be closed.
        alone: whether the figures of one player are enough for that.
        together: whether those of all others are.
    """

    party: Party
    lost: tuple[int, ...]
    price: int | None
    dearest: int | None
    sealing: Sealing
    alone: bool
    together: bool


class Difficulty(msgspec.Struct, frozen=True):
    """Give how hard a board is, in two numbers.

    Attributes:
        printed: the sum of the numbers on all spaces, closed ones weighed: how players compare.
        side_by_side: what ways side by side cost on average: the cheapest set of up to three ways
            that share no space, and the barriers that lie on every way, dealt ones at their mean.
            None where no way leads to a goal.
        n_ways: how many ways that average is of.
        barriers: the part of it that the barriers are.
        closed_weight: what a closed space counted in `printed`.
    """

    printed: int
    side_by_side: float | None
    n_ways: int
    barriers: float
    closed_weight: int = 0


class DeepAnalysis(msgspec.Struct, frozen=True):
    """Give all that is known of a board, each figure with the positions it comes from.

    Attributes:
        quick: what is shown at once.
        supply: the cards it was asked for.
        entries: per position, what enters it.
        unpayable: positions that could be entered, but nothing in the set pays for them.
        pools: reach with the first pool of cards, the first two, and so on.
        plays: the way with the fewest cards for each of these; None where they lead to no goal.
        turns: the estimated turns of one figure alone.
        dead_ends: where one comes on only by going back. traps: where one does not come on.
        parties: what the board is for each number of players.
        tiles: one entry per placement. joints: one per joint, from the start.
        proposals: joints (indices into `joints`) where a barrier does most, the best first.
        by_space, by_step: ways without a shared space, or a shared step.
        deals: what dealt barriers may cost.
        from_start: per position, the price of the cheapest way from a start to it; None where no
            way leads.
    """

    quick: Analysis
    supply: Supply
    entries: tuple[Entry, ...]
    unpayable: tuple[int, ...]
    pools: tuple[PoolReach, ...]
    plays: tuple[Plays | None, ...]
    turns: Turns | None
    dead_ends: tuple[int, ...]
    traps: tuple[int, ...]
    parties: tuple[PartyReach, ...]
    tiles: tuple[TileReach, ...]
    joints: tuple[JointReach, ...]
    proposals: tuple[int, ...]
    by_space: Apart
    by_step: Apart
    deals: DealRange | None
    difficulty: Difficulty
    from_start: tuple[int | None, ...] = ()


def analyse_deeply(
    graph: RouteGraph,
    supply: Supply,
    *,
    parties: Sequence[Party] = (),
    carriers: Sequence[tuple[int, int]] | None = None,
    closed_weight: int = 0,
    cancelled: Callable[[], bool] = never,
) -> DeepAnalysis:
    """Analyse a graph in every way.

    Args:
        graph: the board.
        supply: the cards of the set.
        parties: the numbers of players to look at.
        carriers: the joints on which the game lays barriers; None for all.
        closed_weight: what a space that nobody may enter adds to the sum of printed numbers.
        cancelled: asked every few milliseconds whether to stop.

    Raises:
        AnalysisStopped: `cancelled` said yes.
    """
    beat = Pulse(cancelled)
    beat.ask()
    quick = analyse(graph, beat)
    net = net_of(graph)
    beat.ask()
    entries = entries_of(graph.requirements, supply)
    printed = printed_sums(graph, closed_weight)
    by_space = ways_apart(net, "space", MOST_WAYS, beat)
    joints = joint_reaches(graph, net, carriers, beat)
    pools = pool_reaches(graph, net, supply, beat)
    beat.ask()
    return DeepAnalysis(
        quick=quick,
        supply=supply,
        entries=entries,
        unpayable=tuple(
            p
            for p, entry in enumerate(entries)
            if graph.prices[p] is not None and not entry.is_payable
        ),
        pools=pools,
        plays=tuple(
            fewest_plays(graph, net, supply.of(supply.pools[: n + 1]), supply.hand, beat)
            if pools[n].reaches_goal
            else None
            for n in range(len(supply.pools))
        ),
        turns=estimate_turns(graph, net, supply, pulse=beat),
        dead_ends=dead_ends(net, beat),
        traps=traps(net),
        parties=tuple(_party_reach(net, quick, party, beat) for party in parties),
        tiles=tile_reaches(graph, net, quick.cheapest, printed, beat),
        joints=joints,
        proposals=proposals(joints),
        by_space=by_space,
        by_step=ways_apart(net, "step", MOST_WAYS, beat),
        deals=deal_range(graph, net, beat),
        difficulty=msgspec.structs.replace(
            _difficulty(graph, by_space, joints, printed), closed_weight=closed_weight
        ),
        from_start=prices_from_start(net, beat),
    )


def printed_sums(graph: RouteGraph, closed_weight: int) -> tuple[int, ...]:
    """Give per placement the sum of the numbers of its spaces.

    A space that nobody may enter counts `closed_weight`, a start space nothing.
    """
    sums = [0] * len(graph.board.placements)
    starts = set(graph.starts)
    for position, space in enumerate(graph.board.spaces):
        price = graph.prices[position]
        if position not in starts:
            sums[space.placement] += closed_weight if price is None else space.cell.number
    return tuple(sums)


def _party_reach(net: Net, quick: Analysis, party: Party, beat: Pulse) -> PartyReach:
    beat.ask()
    used = tuple(sorted(start for each in party.starts for start in each))
    ways = {start.position: start.way for start in quick.starts}
    known = [way.price + way.dealt_least for start in used if (way := ways.get(start)) is not None]
    sealing = seal(net.from_starts(used), beat)
    n_all = sum(map(len, party.starts))
    n_most = max(map(len, party.starts), default=0)
    n_least = min(map(len, party.starts), default=0)
    closes = sealing.size or n_all + 1
    return PartyReach(
        party=party,
        lost=tuple(start for start in used if ways.get(start) is None),
        price=min(known, default=None),
        dearest=max(known, default=None),
        sealing=sealing,
        alone=closes <= n_most,
        together=closes <= n_all - n_least,
    )


def _difficulty(
    graph: RouteGraph, by_space: Apart, joints: Sequence[JointReach], printed: Sequence[int]
) -> Difficulty:
    sets = by_space.sets[:SIDE_BY_SIDE]
    barriers = fsum(
        _mean_price(graph, joint.barrier)
        for joint in joints
        if joint.barrier is not None and joint.is_unavoidable
    )
    ways = sets[-1] if sets else ()
    return Difficulty(
        printed=sum(printed),
        side_by_side=fmean(way.price for way in ways) + barriers if ways else None,
        n_ways=len(ways),
        barriers=barriers,
    )


def _mean_price(graph: RouteGraph, barrier: int) -> float:
    lying = graph.barriers[barrier]
    if lying.dealt:
        return fmean(graph.deal)
    return float(lying.least.n) if lying.least is not None else 0.0
