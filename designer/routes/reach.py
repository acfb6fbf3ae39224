"""What can be reached with which cards, and where it is better not to go."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

from designer.engine.questions import Requirement
from designer.routes.graph import RouteGraph
from designer.routes.means import Means, Supply, enters, given_at_most
from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["PoolReach", "dead_ends", "payable_net", "pool_reaches", "traps"]


class PoolReach(msgspec.Struct, frozen=True):
    """Give what can be reached with the cards of some pools, all others unpaid.

    Each card may be used as often as one likes: decks come round again. A barrier that is dealt
    counts as payable where some barrier that may turn up there is.

    Attributes:
        pools: the pools whose cards count (indices into `Supply.pools`).
        reached: positions that some chain of payable steps from a start leads to.
        reaches_goal: whether a goal is among them.
        stopped_at: positions beside these that could be entered, but not with these cards.
        stuck: positions reached from which these cards do not lead on to a goal.
    """

    pools: tuple[int, ...]
    reached: tuple[int, ...]
    reaches_goal: bool
    stopped_at: tuple[int, ...]
    stuck: tuple[int, ...]


def pool_reaches(
    graph: RouteGraph, net: Net, supply: Supply, pulse: Pulse | None = None
) -> tuple[PoolReach, ...]:
    """Give the reach of the first pool, of the first two, and so on."""
    return tuple(
        _pool_reach(graph, net, supply, tuple(range(n + 1)), pulse)
        for n in range(len(supply.pools))
    )


def payable_net(
    graph: RouteGraph, net: Net, means: Sequence[Means], hand: int, pulse: Pulse | None = None
) -> Net:
    """Give the net of the steps that some cards pay for."""
    beat = pulse or Pulse()
    most = given_at_most(means, hand)
    known: dict[int, bool] = {}

    def is_payable(requirement: Requirement) -> bool:
        if id(requirement) not in known:
            beat()
            known[id(requirement)] = any(enters(each, requirement) for each in means) or any(
                way.give and way.n <= most for way in requirement.ways
            )
        return known[id(requirement)]

    too_dear = {
        p for p, requirement in enumerate(graph.requirements) if not is_payable(requirement)
    } - set(graph.starts)
    shut = {
        n
        for n, barrier in enumerate(graph.barriers)
        if not any(is_payable(requirement) for requirement in barrier.requirements)
    }
    out = tuple(
        tuple(link for link in links if link[0] not in too_dear and link[1] not in shut)
        for links in net.out
    )
    into = tuple(
        () if there in too_dear else tuple(link for link in links if link[1] not in shut)
        for there, links in enumerate(net.into)
    )
    return msgspec.structs.replace(net, out=out, into=into)


def _pool_reach(
    graph: RouteGraph, net: Net, supply: Supply, pools: tuple[int, ...], pulse: Pulse | None
) -> PoolReach:
    means = supply.of([supply.pools[pool] for pool in pools])
    own = payable_net(graph, net, means, supply.hand, pulse)
    reached = own.reached(net.starts)
    leading = own.leading(net.goals)
    beside = {there for here in reached for there, _ in net.out[here]} - reached
    return PoolReach(
        pools=pools,
        reached=tuple(sorted(reached)),
        reaches_goal=bool(net.goals & reached),
        stopped_at=tuple(sorted(beside)),
        stuck=tuple(sorted(reached - leading - set(net.starts))),
    )


def traps(net: Net) -> tuple[int, ...]:
    """Give the spaces that can be reached, but from which no chain of steps leads to a goal.

    On a board where every step can be made back they lie between starts and mountains: nobody
    comes back over a start space.
    """
    lost = net.reached(net.starts) - net.leading(net.goals) - set(net.starts)
    return tuple(sorted(lost))


def dead_ends(net: Net, pulse: Pulse | None = None) -> tuple[int, ...]:
    """Give the spaces from which one gets on to a goal only over a space one came by.

    A space is none of them when some way from a start to a goal leads over it without stepping on
    any space twice. Steps between spaces count in both directions.

    Returns:
        Positions that are reached and lead on to a goal, starts and goals apart.
    """
    used = _on_plain_ways(net, pulse or Pulse())
    inside = net.reached(net.starts) & net.leading(net.goals)
    return tuple(sorted(inside - used - set(net.starts) - net.goals))


def _on_plain_ways(net: Net, beat: Pulse) -> set[int]:
    """Give the spaces on ways without a repeated space.

    All starts are drawn together into one node, all goals into another, and these two are joined:
    the spaces wanted lie in the same biconnected block as that edge (Hopcroft and Tarjan).
    """
    source, sink = net.n, net.n + 1
    merged = {**dict.fromkeys(net.starts, source), **dict.fromkeys(net.goals, sink)}
    beside = _beside(net, merged, source, sink)
    order, low = {source: 0, sink: 1}, {source: 0, sink: 0}
    block: set[int] = set()
    open_spaces = [sink]
    trail: list[tuple[int, int, Iterator[int]]] = [(sink, source, iter(beside[sink]))]
    while trail:
        beat()
        here, before, others = trail[-1]
        there = next(others, None)
        if there is None:
            trail.pop()
            if not trail:
                block.update(open_spaces)
                break
            low[before] = min(low[before], low[here])
            if low[here] >= order[before]:  # a block of its own hangs here
                while open_spaces.pop() != here:
                    pass
        elif there not in order:
            order[there] = low[there] = len(order)
            open_spaces.append(there)
            trail.append((there, here, iter(beside[there])))
        elif there != before:
            low[here] = min(low[here], order[there])
    return block - {sink}


def _beside(net: Net, merged: dict[int, int], source: int, sink: int) -> dict[int, Collection[int]]:
    beside: dict[int, dict[int, None]] = {source: {sink: None}, sink: {source: None}}
    for here, links in enumerate(net.out):
        a = merged.get(here, here)
        for there, _ in links:
            b = merged.get(there, there)
            if a != b and {a, b} != {source, sink}:
                beside.setdefault(a, {})[b] = None
                beside.setdefault(b, {})[a] = None
    return {node: tuple(others) for node, others in beside.items()}
