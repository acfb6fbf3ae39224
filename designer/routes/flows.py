"""As many ways as there can be without a shared space: augmenting search on integers.

Each space takes one way, starts and goals take any number. By Menger's theorem as many spaces are
needed to close the board. networkx answers the same twenty times slower; tests compare the two.
"""

from collections.abc import Collection, Iterator, Sequence

from designer.routes.net import Links
from designer.routes.stopping import Pulse

__all__ = ["Flow", "ways_apart"]

_FREE = -1
_UNSEEN = -1
_ROOT = -2


class Flow:
    """Give the greatest number of ways without a shared space between sources and sinks.

    A space is two nodes: `2 * position` where ways come in, `2 * position + 1` where they go out.

    Attributes:
        is_closable: false where a step leads from a source straight to a sink.
        paths: the ways found, each without its ends.
    """

    def __init__(
        self,
        links: Links,
        sources: Collection[int],
        sinks: Collection[int],
        *,
        within: Sequence[bool] | None = None,
        pulse: Pulse | None = None,
    ) -> None:
        """Search for the ways.

        Args:
            links: per position, the positions that its steps lead to.
            sources: where ways begin.
            sinks: where they end.
            within: per position, whether ways may use it; None lets them use all.
            pulse: called once per step of the search.
        """
        self._links = links
        self._sources = frozenset(sources)
        self._sinks = frozenset(sinks)
        self._within = within
        self._beat = pulse or Pulse()
        self._before = [_FREE] * len(links)  # on a way: the position before; starts have none
        self._after = [_FREE] * len(links)
        self._came_from: list[int] = []
        self.is_closable = not any(
            there in self._sinks for here in self._sources for there, _ in links[here]
        )
        while self.is_closable and self._grow():
            pass
        self.paths = tuple(self._walked()) if self.is_closable else ()

    @property
    def nearest_cut(self) -> tuple[int, ...]:
        """Give the smallest set of spaces that closes the board, the one nearest to the sources."""
        came_from = self._came_from
        return tuple(
            next(
                here
                for here in path
                if came_from[2 * here] != _UNSEEN and came_from[2 * here + 1] == _UNSEEN
            )
            for path in self.paths
        )

    def stages(self, path: Sequence[int]) -> list[int]:
        """Give per node the first space of a path whose filling would open a way to it.

        Space `path[i]` lies in some smallest cut exactly when the stage of its outward node is
        greater than i (Picard and Queyranne): closed sets of the residual graph are the cuts.

        Returns:
            Per node an index of the path; -1 where no filling is needed, `len(path)` for never.
        """
        never = len(path)
        stage = [never] * (2 * len(self._links))
        for node, before in enumerate(self._came_from):
            if before != _UNSEEN:
                stage[node] = -1
        lasts = [each[-1] for each in self.paths]
        for i, position in enumerate(path):
            if stage[2 * position] != never:
                continue
            stage[2 * position] = i
            queue = [2 * position]
            while queue:
                self._beat()
                for node in self._residual(queue.pop(), lasts):
                    if stage[node] == never:
                        stage[node] = i
                        queue.append(node)
        return stage

    def _grow(self) -> bool:
        """Find one more way, turning others aside where that helps."""
        came_from = [_UNSEEN] * (2 * len(self._links))
        self._came_from = came_from
        queue = [2 * source + 1 for source in sorted(self._sources)]
        for node in queue:
            came_from[node] = _ROOT
        sinks, before, within = self._sinks, self._before, self._within
        for node in queue:
            self._beat()
            here = node >> 1
            if node & 1:
                for there, _ in self._links[here]:
                    if there in sinks:
                        self._turn(node, there)
                        return True
                    entry = 2 * there
                    if came_from[entry] == _UNSEEN and (within is None or within[there]):
                        came_from[entry] = node
                        queue.append(entry)
                back = 2 * here if before[here] != _FREE else node
            else:
                back = node + 1 if before[here] == _FREE else 2 * before[here] + 1
            if came_from[back] == _UNSEEN:
                came_from[back] = node
                queue.append(back)
        return False

    def _turn(self, last: int, sink: int) -> None:
        """Change the ways along the search's trail, which ends with a step into a sink."""
        trail = [last]
        while self._came_from[trail[-1]] != _ROOT:
            trail.append(self._came_from[trail[-1]])
        trail.reverse()
        for node, following in zip(trail, [*trail[1:], 2 * sink], strict=True):
            here, there = node >> 1, following >> 1
            if not node & 1:
                continue
            if here == there:  # back through a space: no way uses it any more
                self._before[here] = self._after[here] = _FREE
            else:
                if here not in self._sources:
                    self._after[here] = there
                if there not in self._sinks:
                    self._before[there] = here

    def _residual(self, node: int, lasts: Sequence[int]) -> Iterator[int]:
        here = node >> 1
        if not node & 1:
            before = self._before[here]
            yield node + 1 if before == _FREE else 2 * before + 1
            return
        for there, _ in self._links[here]:
            if there in self._sinks:
                for last in lasts:
                    yield 2 * last + 1
            elif self._within is None or self._within[there]:
                yield 2 * there
        if self._before[here] != _FREE:
            yield 2 * here

    def _walked(self) -> Iterator[tuple[int, ...]]:
        for source in sorted(self._sources):
            for first in dict.fromkeys(there for there, _ in self._links[source]):
                if self._before[first] != source:
                    continue
                path = [first]
                while (there := self._after[path[-1]]) not in self._sinks:
                    path.append(there)
                yield tuple(path)


def ways_apart(
    neighbours: Sequence[Collection[int]],
    sources: Collection[int],
    sinks: Collection[int],
    closed: Collection[int],
) -> int:
    """Give how many ways there are that share no space.

    Args:
        neighbours: per position, the positions beside it.
        sources: where ways begin.
        sinks: where they end.
        closed: positions that no way leads over.
    """
    links = tuple(tuple((there, 0) for there in beside) for beside in neighbours)
    within = [position not in closed for position in range(len(links))]
    return len(Flow(links, sources, sinks, within=within).paths)
