"""The open steps of a graph in plain integers: what every search runs on."""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from designer.routes.graph import RouteGraph

__all__ = ["NO_BARRIER", "Net", "net_of", "passed"]

NO_BARRIER = -1

Links = tuple[tuple[tuple[int, int], ...], ...]
"""Per position the positions that a step joins it to, each with the barrier between (an index)."""


class Net(msgspec.Struct, frozen=True):
    """Give the steps that somebody could make, whatever they cost.

    Steps into and out of closed spaces and steps across barriers that nothing removes are left out.

    Attributes:
        n: number of positions.
        starts, goals: where ways begin and end.
        prices: per position, the symbols that entering it takes; 0 for closed ones, too.
        barriers: per barrier, what it adds when it is met for the first time (0 where nothing
            removes it, for no step leads across).
        out, into: the steps from each position, and those that lead to it.
    """

    n: int
    starts: tuple[int, ...]
    goals: frozenset[int]
    prices: tuple[int, ...]
    barriers: tuple[int, ...]
    out: Links
    into: Links

    @property
    def scale(self) -> int:
        """Give the factor by which prices weigh more than steps: no way has so many steps."""
        return self.n + 1

    def from_starts(self, starts: Iterable[int]) -> "Net":
        """Give the same net with other starts."""
        return msgspec.structs.replace(self, starts=tuple(starts))

    def with_prices(self, barriers: Sequence[int]) -> "Net":
        """Give the same net with other prices of its barriers."""
        return msgspec.structs.replace(self, barriers=tuple(barriers))

    def without_steps(self, pairs: Iterable[tuple[int, int]]) -> "Net":
        """Give the net without some steps, each (from, to)."""
        gone = set(pairs)
        out, into = list(self.out), list(self.into)
        for here in {a for a, _ in gone}:
            out[here] = tuple(link for link in out[here] if (here, link[0]) not in gone)
        for there in {b for _, b in gone}:
            into[there] = tuple(link for link in into[there] if (link[0], there) not in gone)
        return msgspec.structs.replace(self, out=tuple(out), into=tuple(into))

    def without_spaces(self, positions: Collection[int]) -> "Net":
        """Give the net with some spaces closed: nobody enters or leaves them."""
        return self.without_steps(
            step
            for here in positions
            for step in (
                *((here, there) for there, _ in self.out[here]),
                *((there, here) for there, _ in self.into[here]),
            )
        )

    def reached(self, sources: Iterable[int]) -> set[int]:
        """Give every position that some chain of steps from the sources leads to, and these."""
        return passed(self.out, sources)

    def leading(self, targets: Iterable[int]) -> set[int]:
        """Give every position from which some chain of steps leads to the targets, and these."""
        return passed(self.into, targets)


def passed(links: Links, sources: Iterable[int]) -> set[int]:
    """Give the sources and everything that links lead to from there."""
    found = set(sources)
    queue = list(found)
    while queue:
        for there, _ in links[queue.pop()]:
            if there not in found:
                found.add(there)
                queue.append(there)
    return found


def net_of(graph: RouteGraph) -> Net:
    """Give the net of a graph; a dealt barrier counts as the cheapest that may turn up."""
    removable = [barrier.least is not None for barrier in graph.barriers]
    begins = set(graph.starts)
    n = len(graph.steps)
    out: list[tuple[tuple[int, int], ...]] = []
    into: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for here, steps in enumerate(graph.steps):
        if graph.prices[here] is None and here not in begins:
            out.append(())  # nobody ever stands there
            continue
        links = [
            (step.to, NO_BARRIER if step.barrier is None else step.barrier)
            for step in steps
            if step.barrier is None or removable[step.barrier]
        ]
        out.append(tuple(links))
        for there, barrier in links:
            into[there].append((here, barrier))
    return Net(
        n=n,
        starts=graph.starts,
        goals=frozenset(graph.goals),
        prices=tuple(0 if price is None else price.n for price in graph.prices),
        barriers=tuple(
            0 if barrier.least is None else barrier.least.n for barrier in graph.barriers
        ),
        out=tuple(out),
        into=tuple(map(tuple, into)),
    )
