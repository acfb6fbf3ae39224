"""The cheapest way over a graph whose barriers are paid once, however often a way crosses them."""

from heapq import heappop, heappush

from designer.routes.graph import RouteGraph

__all__ = ["cheapest_positions"]

_MOST_LABELS = 64  # per position: all sets of six barriers; with more barriers, the best 64 count


def cheapest_positions(graph: RouteGraph, start: int) -> tuple[int, ...]:
    """Give the positions of the cheapest way from a start to a goal, both included.

    Dijkstra over positions and the sets of barriers removed on the way: whoever comes back to a
    joint finds it open. Of equally cheap ways, one with the fewest steps.

    Returns:
        The positions in order; empty where no way leads to a goal.
    """
    goals = frozenset(graph.goals)
    queue: list[tuple[int, int, int, int]] = [(0, 0, start, 0)]
    came_from: dict[tuple[int, int], tuple[int, int]] = {}
    best: dict[tuple[int, int], tuple[int, int]] = {(start, 0): (0, 0)}
    settled: dict[int, list[int]] = {}
    while queue:
        price, n_steps, here, removed = heappop(queue)
        if here in goals:
            return _walked(came_from, (here, removed))
        if not _is_new(settled.setdefault(here, []), removed):
            continue
        for step in graph.steps[here]:
            added, after = 0, removed
            if step.barrier is not None and not removed >> step.barrier & 1:
                barrier_price = graph.barrier_price(step.barrier)
                if barrier_price is None:
                    continue
                added, after = barrier_price, removed | 1 << step.barrier
            label, cost = (step.to, after), (price + step.price.n + added, n_steps + 1)
            if label not in best or cost < best[label]:
                best[label] = cost
                came_from[label] = (here, removed)
                heappush(queue, (*cost, *label))
    return ()


def _is_new(settled: list[int], removed: int) -> bool:
    """Say whether a set of removed barriers is worth going on with, and remember it.

    An earlier, cheaper label that had removed at least as much makes it useless.
    """
    if len(settled) >= _MOST_LABELS or any(other & removed == removed for other in settled):
        return False
    settled.append(removed)
    return True


def _walked(
    came_from: dict[tuple[int, int], tuple[int, int]], label: tuple[int, int]
) -> tuple[int, ...]:
    positions = [label[0]]
    while label in came_from:
        label = came_from[label]
        positions.append(label[0])
    return tuple(reversed(positions))
