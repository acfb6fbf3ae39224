"""What the checks of a route look at, with the places that their diagnostics point to."""

from collections.abc import Iterable, Sequence
from functools import reduce

import msgspec

from designer.api import (
    Analysis,
    Compiled,
    Document,
    Hex,
    Joint,
    Location,
    Placement,
    Project,
    Related,
    said,
)

from .board import RouteBoard, read_board, route_of
from .expedition import Expedition
from .faces import Face
from .in_play import modules_in_play
from .reach import analyse_route
from .scene import both_sides_of_strip

__all__ = ["DecksSubject", "RouteSubject", "listed", "subject_of"]


class DecksSubject(msgspec.Struct, frozen=True):
    """Give a file of decks to its checks."""

    project: Project
    document: Document


class RouteSubject(msgspec.Struct, frozen=True):
    """Give a route to its checks.

    Attributes:
        project: where the content lies.
        route: the document that holds the placements.
        route_board: the route as it lies on the table.
        both_sides: whether blockades lie on both sides of a strip.
        players: for how many a scenario is; None for a route, which any number may play.
        modules: the modules in play beside the base game.
        caves: whether cave tokens are laid out; None for a route, which may be played both ways.
        scenario: what names the modules; None for a route, whose pieces bring them.
        game: the compiled game, or None when an error stands in the way.
        analysis: what its graph says, where the game compiles.
    """

    project: Project
    route: Document
    route_board: RouteBoard
    both_sides: bool = True
    game: Expedition | None = None
    analysis: Analysis | None = None
    players: int | None = None
    modules: tuple[str, ...] = ()
    caves: bool | None = None
    scenario: Document | None = None

    @property
    def is_whole(self) -> bool:
        """Say whether all of the document could be put down.

        What is missing from a board that is not whole was reported where it is written.
        """
        return bool(self.route_board.placed) and not self.route_board.skipped

    @property
    def placements(self) -> tuple[Placement, ...]:
        """Give what lies on the table."""
        return self.route_board.board.placements

    def face(self, placement: int) -> Face:
        """Give the face of a placement (index)."""
        return self.route_board.placed[placement].face

    def title(self, placement: int) -> str:
        """Give what an author calls a placement: its letter, and its own name if it has one."""
        placed = self.route_board.placed[placement]
        letter = placed.face.letter or placed.face.id
        return letter if placed.id == placed.face.id else f"{letter} ({placed.id})"

    def titles(self, placements: Iterable[int]) -> str:
        """Give several as a list in words."""
        return listed([self.title(placement) for placement in placements])

    def at(self, placement: int, key: str = "face", space: Hex | None = None) -> Location:
        """Give the place of a placement in the document, with a space of the board.

        Args:
            placement: its index.
            key: the part meant: `face`, `at` or `turn`.
            space: the space meant; None for the tile's own middle.
        """
        pointer = (*self.route_board.placed[placement].pointer, key)
        return with_space(self.route.location(pointer), space or self.placements[placement].at)

    def at_position(self, position: int) -> Location:
        """Give the place of a space: that of its tile in the document, with the space."""
        space = self.route_board.board.spaces[position]
        return self.at(space.placement, space=space.hex)

    def at_route(self) -> Location:
        """Give the place of the list of placements."""
        return self.route.location(("placements",), of="key")

    def at_module(self, module: str) -> Location:
        """Give the place that brings a module into play: the scenario's entry, else the route."""
        tree = self.scenario.tree if self.scenario is not None else None
        named = tree.get("modules") if isinstance(tree, dict) else None
        if self.scenario is None or not isinstance(named, list) or module not in named:
            return self.at_route()
        return self.scenario.location(("modules", named.index(module)))

    def related(self, placement: int, message: str, space: Hex | None = None) -> Related:
        """Give a second place: a placement."""
        return Related(self.at(placement, space=space), message)

    def space(self, position: int) -> str:
        """Give what an author calls a space: its tile and where it lies."""
        space = self.route_board.board.spaces[position]
        return f"{self.title(space.placement)} {space.hex.to_text()}"

    def joint(self, joint: Joint) -> str:
        """Give what an author calls a joint."""
        return said("{a} and {b}", a=self.title(joint.a), b=self.title(joint.b))

    def middle_of(self, joint: Joint) -> Hex:
        """Give a space in the middle of a joint."""
        position = joint.pairs[len(joint.pairs) // 2][0]
        return self.route_board.board.spaces[position].hex


def subject_of(project: Project, document: Document, compiled: Compiled) -> RouteSubject | None:
    """Give the subject of a route, or of the route that a scenario names; None where there is none."""
    route = route_of(project, document)
    if route is None or not isinstance(route.tree, dict):
        return None
    route_board = read_board(project, document)
    game = compiled.game if isinstance(compiled.game, Expedition) else None
    return RouteSubject(
        project=project,
        route=route,
        route_board=route_board,
        both_sides=both_sides_of_strip(project, document),
        game=game,
        analysis=analyse_route(route_board, game) if game is not None else None,
        players=game.n_seats if game is not None and document.kind == "scenario" else None,
        modules=modules_in_play(project, document),
        caves=_with_caves(document),
        scenario=document if document.kind == "scenario" else None,
    )


def with_space(location: Location, space: Hex) -> Location:
    """Give a place in a document with the space of the board that it speaks of."""
    return msgspec.structs.replace(location, space=(space.q, space.r))


def listed(words: Sequence[str]) -> str:
    """Give words as a list: `A`, `A and B`, `A, B and C`."""
    if len(words) < 2:
        return words[0] if words else ""
    before = reduce(lambda many, one: said("{list}, {word}", list=many, word=one), words[:-1])
    return said("{list} and {last}", list=before, last=words[-1])


def _with_caves(document: Document) -> bool | None:
    if document.kind != "scenario" or not isinstance(document.tree, dict):
        return None
    return document.tree.get("caves") is True
