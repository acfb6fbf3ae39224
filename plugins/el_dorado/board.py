"""The board of a route: which faces lie where, where it begins and ends, which joints take blockades.

Reads a route as far as it can be read. A placement that names no known face, or lies nowhere, is
left out and listed in `skipped`; the diagnostics about it come from the schemas.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from designer.api import (
    Absent,
    Board,
    Document,
    Joint,
    Placement,
    Pointer,
    Project,
    build_board,
    remembered,
    route_named,
)

from .faces import Face, faces_of
from .not_laid import not_laid, placement_of
from .terrains import GAME_ID, Terrain, read_terrains

__all__ = [
    "MOST_PLACEMENTS",
    "NamedJoint",
    "PlacedFace",
    "RouteBoard",
    "Start",
    "board_from",
    "read_board",
    "route_of",
]

MOST_PLACEMENTS = 300  # the rest of a runaway file is skipped, so that it never stalls the window


class PlacedFace(msgspec.Struct, frozen=True):
    """Give what lies at one placement, in the order of `Board.placements`.

    Attributes:
        id: the placement's name in the route: its face's id unless it has one of its own.
        face: what lies there; its tile, letter and shape are known from it.
        pointer: the placement in the route document.
    """

    id: str
    face: Face
    pointer: Pointer

    @property
    def title(self) -> str:
        """Give the name under which players know the piece."""
        return self.face.letter or self.id


class Start(msgspec.Struct, frozen=True):
    """Give a start space: its position and its number."""

    position: int
    number: int


class NamedJoint(msgspec.Struct, frozen=True):
    """Give an entry of the route's `joints`.

    Attributes:
        between: the two names as written.
        joint: the border of the two pieces, or None when they do not touch or are not there.
        barrier: `deal`, `none` or the id of a barrier.
        pointer: the entry in the route document.
    """

    between: tuple[str, str]
    joint: Joint | None
    barrier: str
    pointer: Pointer


class RouteBoard(msgspec.Struct, frozen=True):
    """Give a route as it lies on the table.

    Attributes:
        placed: one per placement of `board`, in the same order.
        starts: start spaces by number; `goals`: positions of the finishing spaces.
        start_pieces, finish_pieces: placements (indices) whose face has such spaces.
        distances: per placement, its number of joints from the start; None where none lead there.
        named: the joints that the document names.
        skipped: parts of the document that could not be put down; `absent`: those among them that
            name no known face, and say where it would lie.
    """

    board: Board
    placed: tuple[PlacedFace, ...]
    terrains: Mapping[str, Terrain]
    starts: tuple[Start, ...]
    goals: tuple[int, ...]
    start_pieces: tuple[int, ...]
    finish_pieces: tuple[int, ...]
    distances: tuple[int | None, ...]
    named: tuple[NamedJoint, ...]
    skipped: tuple[Pointer, ...]
    absent: tuple[Absent, ...] = ()

    def blockade_joints(self, both_sides_of_strip: bool = True) -> tuple[Joint, ...]:
        """Give the joints that may carry a blockade, the nearest to the start first.

        Args:
            both_sides_of_strip: false leaves out the joint on the far side of a strip.

        Source: the distances of the two pieces from the start differ by one; none lies before
            El Dorado (the published routes).
        """
        return tuple(
            joint
            for joint in sorted(self.board.joints, key=self._order)
            if self._leads_on(joint)
            and (both_sides_of_strip or self.placed[self._nearer(joint)].face.shape != "strip")
        )

    def barrier_at(self, joint: Joint) -> str:
        """Give what the document names for a joint; `deal` where it names nothing."""
        return next((n.barrier for n in self.named if n.joint == joint), "deal")

    def dealt_joints(self, both_sides_of_strip: bool = True) -> tuple[Joint, ...]:
        """Give the joints that wait for a dealt blockade, the nearest to the start first."""
        asked = {n.joint for n in self.named if n.joint is not None and n.barrier == "deal"}
        joints = {*self.blockade_joints(both_sides_of_strip), *asked}
        return tuple(j for j in sorted(joints, key=self._order) if self.barrier_at(j) == "deal")

    def barred_joints(
        self, n_barriers: int, both_sides_of_strip: bool = True
    ) -> tuple[tuple[Joint, str], ...]:
        """Give the joints where a blockade lies when a game begins, in order from the start.

        Args:
            n_barriers: how many blockades the box holds. Those that the route names are laid first;
                the others are dealt to the joints nearest to the start, until none is left.
            both_sides_of_strip: as in `blockade_joints`.

        Returns:
            Each joint with the id of its blockade, or `deal`.
        """
        fixed = [
            (joint, barrier)
            for joint in dict.fromkeys(n.joint for n in self.named)
            if joint is not None and (barrier := self.barrier_at(joint)) not in {"deal", "none"}
        ]
        left = max(0, n_barriers - len(fixed))
        dealt = [(joint, "deal") for joint in self.dealt_joints(both_sides_of_strip)[:left]]
        return tuple(sorted([*fixed, *dealt], key=lambda lying: self._order(lying[0])))

    def lies_on(self, piece: int) -> bool:
        """Say whether a piece lies on another one, as it may."""
        return self.board.hosts[piece] != piece

    def piece_at(self, position: int) -> PlacedFace:
        """Give the piece that a position belongs to."""
        return self.placed[self.board.spaces[position].placement]

    def _order(self, joint: Joint) -> tuple[int, int, int]:
        near, far = self._reach(joint.a), self._reach(joint.b)
        return min(near, far), joint.a, joint.b

    def _nearer(self, joint: Joint) -> int:
        return min(joint.a, joint.b, key=self._reach)

    def _reach(self, piece: int) -> int:
        distance = self.distances[piece]
        return len(self.placed) if distance is None else distance

    def _leads_on(self, joint: Joint) -> bool:
        a, b = self.distances[joint.a], self.distances[joint.b]
        carries = all(self.placed[p].face.carries_barriers for p in (joint.a, joint.b))
        return carries and a is not None and b is not None and abs(a - b) == 1


def route_of(project: Project, document: Document) -> Document | None:
    """Give the route document itself, or the one that a scenario names."""
    return route_named(project, document, GAME_ID)


def read_board(project: Project, document: Document) -> RouteBoard:
    """Read the board of a route, or of the route that a scenario names.

    Returns:
        What can be put down; an empty board when nothing can.
    """
    return _board_of(project, route_of(project, document))


@remembered("terrains", "tiles")
def _board_of(project: Project, route: Document | None) -> RouteBoard:
    """Read a board once for all that look at it: the picture, the checks, the compiled game."""
    terrains = read_terrains(project)
    tree = route.tree if route is not None and isinstance(route.tree, dict) else {}
    return board_from(tree, faces_of(project, terrains), terrains)


def board_from(
    tree: Mapping[str, Any], faces: Mapping[str, Face], terrains: Mapping[str, Terrain]
) -> RouteBoard:
    """Build the board of a route's tree from known faces and terrains."""
    listed = _list(tree, "placements")
    placed: list[PlacedFace] = []
    placements: list[Placement] = []
    skipped: list[int] = []
    for number, entry in enumerate(listed):
        placement = placement_of(entry, faces) if number < MOST_PLACEMENTS else None
        if placement is None:
            skipped.append(number)
        else:
            placements.append(placement)
            face = faces[placement.face]
            placed.append(PlacedFace(placement.id, face, ("placements", number)))
    board = build_board(placements)
    shown_apart = [number for number in skipped if number < MOST_PLACEMENTS]
    shown = [(p, terrains[s.cell.code], s.cell.number) for p, s in enumerate(board.spaces)]
    starts = sorted((number, p) for p, terrain, number in shown if terrain.start)
    start_pieces = _with_spaces(placed, {t.code for t in terrains.values() if t.start})
    return RouteBoard(
        board=board,
        placed=tuple(placed),
        terrains=terrains,
        starts=tuple(Start(p, number) for number, p in starts),
        goals=tuple(p for p, terrain, _ in shown if terrain.goal),
        start_pieces=start_pieces,
        finish_pieces=_with_spaces(placed, {t.code for t in terrains.values() if t.goal}),
        distances=board.tile_distances(start_pieces),
        named=tuple(_named_joints(tree, board, placed)),
        skipped=tuple(("placements", number) for number in skipped),
        absent=tuple(not_laid(listed, faces, shown_apart, board)),
    )


def _list(tree: Mapping[str, Any], key: str) -> Sequence[Any]:
    value = tree.get(key)
    return value if isinstance(value, list) else ()


def _with_spaces(placed: Sequence[PlacedFace], codes: set[str]) -> tuple[int, ...]:
    return tuple(
        number
        for number, piece in enumerate(placed)
        if any(cell.code in codes for cell in piece.face.cells.values())
    )


def _named_joints(
    tree: Mapping[str, Any], board: Board, placed: Sequence[PlacedFace]
) -> Iterator[NamedJoint]:
    place: dict[str, int] = {}
    for number, piece in enumerate(placed):
        place.setdefault(piece.id, number)
    joints = {(j.a, j.b): j for j in board.joints}
    for number, entry in enumerate(_list(tree, "joints")):
        between = entry.get("between") if isinstance(entry, dict) else None
        barrier = entry.get("barrier", "deal") if isinstance(entry, dict) else None
        if not (isinstance(between, list) and len(between) == 2 and isinstance(barrier, str)):
            continue
        if all(isinstance(name, str) for name in between):
            ends = sorted(place.get(name, -1) for name in between)
            yield NamedJoint(
                (between[0], between[1]),
                joints.get((ends[0], ends[1])),
                barrier,
                ("joints", number),
            )
