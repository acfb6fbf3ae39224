"""Where a board can be closed: the fewest spaces that, all occupied, let nobody pass."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from designer.routes.flows import Flow
from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["Sealing", "seal"]


class Sealing(msgspec.Struct, frozen=True):
    """Give how few figures close the way between the starts and the goals.

    Starts and goals are never among the spaces: nobody comes back to a start, and whoever reaches
    a goal leaves the board. Barriers count as removed.

    Attributes:
        size: how many spaces it takes; 0 where there is no way anyhow, None where no number is
            enough, because a step leads from a start straight to a goal.
        nearest: one such set, the one nearest to the starts.
        spaces: all spaces that lie in some set of that size, in order from the start.
        singles: spaces that close the way alone, in order from the start.
        pairs: two spaces beside each other that close it together, neither of them alone.
    """

    size: int | None
    nearest: tuple[int, ...] = ()
    spaces: tuple[int, ...] = ()
    singles: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()


def seal(net: Net, pulse: Pulse | None = None) -> Sealing:
    """Find where the board can be closed."""
    flow = Flow(net.out, net.starts, net.goals, pulse=pulse)
    if not flow.is_closable:
        return Sealing(None)
    stages = [flow.stages(path) for path in flow.paths]
    spaces = _in_some_cut(flow.paths, stages)
    if len(flow.paths) == 1:
        return Sealing(
            1, flow.nearest_cut, spaces, spaces, tuple(_pairs_between(net, spaces, pulse))
        )
    pairs = tuple(_pairs(net, flow.paths, stages)) if len(flow.paths) == 2 else ()
    return Sealing(len(flow.paths), flow.nearest_cut, spaces, (), pairs)


def _in_some_cut(
    paths: Sequence[Sequence[int]], stages: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """Give the spaces of all smallest cuts, those that come early on their way first."""
    found = [
        (i, here)
        for path, stage in zip(paths, stages, strict=True)
        for i, here in enumerate(path)
        if stage[2 * here + 1] > i
    ]
    return tuple(here for _, here in sorted(found))


def _pairs(
    net: Net, paths: Sequence[Sequence[int]], stages: Sequence[Sequence[int]]
) -> Iterator[tuple[int, int]]:
    """Give the smallest cuts of two spaces that touch: one space of each way."""
    one, other = stages
    place = {here: j for j, here in enumerate(paths[1])}
    for i, a in enumerate(paths[0]):
        if one[2 * a + 1] <= i:
            continue
        for b in sorted({b for links in (net.out, net.into) for b, _ in links[a]}):
            j = place.get(b)
            if j is None or other[2 * b + 1] <= j:
                continue
            if one[2 * b + 1] > i and other[2 * a + 1] > j:
                yield a, b


def _pairs_between(
    net: Net, singles: Sequence[int], pulse: Pulse | None
) -> Iterator[tuple[int, int]]:
    """Give the pairs that close a board which single spaces close, too: they lie between those."""
    ends = [tuple(net.starts), *((single,) for single in singles), tuple(net.goals)]
    parts = _parts(net, singles)
    for number, (sources, sinks) in enumerate(pairwise(ends)):
        within = [part == number for part in parts]
        flow = Flow(net.out, sources, sinks, within=within, pulse=pulse)
        if flow.is_closable and len(flow.paths) == 2:
            yield from _pairs(net, flow.paths, [flow.stages(path) for path in flow.paths])


def _parts(net: Net, singles: Sequence[int]) -> list[int]:
    """Number the spaces by the singles that lie before them; -1 for the singles themselves."""
    part = [_NOWHERE] * net.n
    walls = {*singles, *net.goals}
    for number, sources in enumerate([tuple(net.starts), *((single,) for single in singles)]):
        queue = list(sources)
        while queue:
            for there, _ in net.out[queue.pop()]:
                if part[there] == _NOWHERE and there not in walls:
                    part[there] = number
                    queue.append(there)
    return part


_NOWHERE = -1
