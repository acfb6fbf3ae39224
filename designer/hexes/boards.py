"""Boards: faces put down and turned, their joints, and which spaces touch.

A board is built even from a faulty layout: overlaps are listed, the later placement lies on top.
"""

from collections import deque
from collections.abc import Iterable, Mapping

import msgspec

from designer.hexes.cells import Cell
from designer.hexes.coordinates import DIRECTIONS, Hex

__all__ = ["Board", "BoardSpace", "Joint", "Overlap", "Placement", "build_board"]


class Placement(msgspec.Struct, frozen=True):
    """Give a face put down: `cells` in the face's own frame, turned clockwise about its (0, 0).

    `lies_on` says that it may lie on others: its spaces then stand in place of those below.
    """

    id: str
    face: str
    at: Hex
    turn: int
    cells: Mapping[Hex, Cell]
    lies_on: bool = False

    def covered(self) -> dict[Hex, Cell]:
        """Give the hexes of the board it covers, each with what it shows there."""
        (qq, qr), (rq, rr) = Hex(1, 0).turned(self.turn), Hex(0, 1).turned(self.turn)
        at_q, at_r = self.at
        return {
            Hex(at_q + q * qq + r * rq, at_r + q * qr + r * rr): cell.turned(self.turn)
            for (q, r), cell in self.cells.items()
        }


class BoardSpace(msgspec.Struct, frozen=True):
    """Give one space: where it is, what it shows, which placement (index) it belongs to."""

    hex: Hex
    cell: Cell
    placement: int


class Joint(msgspec.Struct, frozen=True):
    """Give the border of two placements (indices, lower first) and its pairs of space indices."""

    a: int
    b: int
    pairs: tuple[tuple[int, int], ...]


class Overlap(msgspec.Struct, frozen=True):
    """Give two placements (indices) that cover the same hexes, the one on top last."""

    a: int
    b: int
    hexes: tuple[Hex, ...]


class Board(msgspec.Struct, frozen=True):
    """Give all spaces of a layout with their neighbours.

    Attributes:
        spaces: one entry per hex, ordered by placement, then r, then q: the position numbers.
        index: hex to position.
        neighbours: per position the positions beside it, in the order of `DIRECTIONS`.
        joints: borders of two placements that touch.
        overlaps: pairs of placements that cover the same hexes.
        hosts: per placement, the one that it lies on, whose borders it shares; itself where it lies
            on none.
    """

    placements: tuple[Placement, ...]
    spaces: tuple[BoardSpace, ...]
    index: Mapping[Hex, int]
    neighbours: tuple[tuple[int, ...], ...]
    joints: tuple[Joint, ...]
    overlaps: tuple[Overlap, ...]
    hosts: tuple[int, ...] = ()

    def host_of(self, position: int) -> int:
        """Give the placement (index) to whose ground a position belongs."""
        return self.hosts[self.spaces[position].placement]

    def joint_between(self, a: int, b: int) -> Joint | None:
        """Give the joint of two placements (indices, any order), if they touch."""
        low, high = min(a, b), max(a, b)
        return next((j for j in self.joints if (j.a, j.b) == (low, high)), None)

    def tile_distances(self, sources: Iterable[int]) -> tuple[int | None, ...]:
        """Give each placement's number of joints from the nearest source placement.

        Returns:
            One entry per placement; None where no chain of joints leads there.
        """
        beside: dict[int, list[int]] = {}
        for joint in self.joints:
            beside.setdefault(joint.a, []).append(joint.b)
            beside.setdefault(joint.b, []).append(joint.a)
        distance = dict.fromkeys(sources, 0)
        queue = deque(distance)
        while queue:
            here = queue.popleft()
            for there in beside.get(here, ()):
                if there not in distance:
                    distance[there] = distance[here] + 1
                    queue.append(there)
        return tuple(distance.get(host) for host in self.hosts)


def build_board(placements: Iterable[Placement]) -> Board:
    """Build the board of a layout; faults are listed in it, never raised."""
    placed = tuple(placements)
    owner: dict[Hex, tuple[int, Cell]] = {}
    hidden: dict[Hex, list[int]] = {}
    clashes: dict[tuple[int, int], list[Hex]] = {}
    for number in sorted(range(len(placed)), key=lambda n: placed[n].lies_on):
        for at, cell in placed[number].covered().items():
            if at in owner:
                hidden.setdefault(at, []).append(owner[at][0])
                for below in hidden[at]:
                    clashes.setdefault((below, number), []).append(at)
            owner[at] = (number, cell)
    hosts = tuple(_host(placed, clashes, number) for number in range(len(placed)))
    ordered = sorted(owner, key=lambda h: (owner[h][0], h.r, h.q))
    spaces = tuple(BoardSpace(h, owner[h][1], owner[h][0]) for h in ordered)
    index = {h: position for position, h in enumerate(ordered)}
    neighbours = _neighbours(index)
    pairs: dict[tuple[int, int], list[tuple[int, int]]] = {}
    belongs = [hosts[space.placement] for space in spaces]
    for position, beside in enumerate(neighbours):
        own = belongs[position]
        for other in beside:
            if belongs[other] > own:
                pairs.setdefault((own, belongs[other]), []).append((position, other))
    joints = tuple(Joint(a, b, tuple(p)) for (a, b), p in sorted(pairs.items()))
    overlaps = tuple(Overlap(a, b, tuple(sorted(h))) for (a, b), h in sorted(clashes.items()))
    return Board(placed, spaces, index, neighbours, joints, overlaps, hosts)


def _host(
    placed: tuple[Placement, ...], clashes: Mapping[tuple[int, int], list[Hex]], number: int
) -> int:
    """Give the placement that one lies on with most of its spaces, the lowest of equals; else itself."""
    if not placed[number].lies_on:
        return number
    below = {a: len(hexes) for (a, b), hexes in clashes.items() if b == number}
    ground = {a: n for a, n in below.items() if not placed[a].lies_on}
    return min(ground, key=lambda a: (-ground[a], a), default=number)


def _neighbours(index: Mapping[Hex, int]) -> tuple[tuple[int, ...], ...]:
    """Give per position the positions beside it; a plain pair finds the hex that equals it."""
    position = dict[tuple[int, int], int](index.items())
    return tuple(
        tuple([position[at] for dq, dr in DIRECTIONS if (at := (q + dq, r + dr)) in position])
        for q, r in index
    )
