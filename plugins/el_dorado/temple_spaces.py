"""Temples of a route as checks look at them: the spaces that show a colour, by placement."""

from collections.abc import Mapping

import msgspec

from .roads import Roads
from .space_actions import actions_of
from .subject import RouteSubject

__all__ = ["Temple", "entered", "temples_of"]


class Temple(msgspec.Struct, frozen=True):
    """Give a temple: its placement (index), its colours, its positions, how many spaces it has."""

    placement: int
    colours: tuple[str, ...]
    positions: tuple[int, ...]
    n_spaces: int

    @property
    def colour(self) -> str:
        """Give its colour; the first where it has several."""
        return self.colours[0]


def temples_of(subject: RouteSubject) -> tuple[Temple, ...]:
    """Give the temples in the order of the route."""
    colours: Mapping[str, str] = {
        action.id: action.colour for action in actions_of(subject.project) if action.colour
    }
    found = []
    board = subject.route_board.board
    for number, placement in enumerate(subject.placements):
        shown = [
            colours[cell.action] for cell in placement.cells.values() if cell.action in colours
        ]
        if shown:
            positions = tuple(
                p for p, space in enumerate(board.spaces) if space.placement == number
            )
            found.append(
                Temple(number, tuple(dict.fromkeys(shown)), positions, len(placement.cells))
            )
    return tuple(found)


def entered(roads: Roads, temple: Temple) -> tuple[int, ...]:
    """Give the spaces of a temple that can be entered."""
    return tuple(p for p in temple.positions if not roads.is_closed(p))
