"""The analysis of a route, asked of the compiled game."""

from designer.api import Analysis, Deal, analyse, build_graph

from .board import RouteBoard
from .expedition import Expedition

__all__ = ["analyse_route"]

_SEED = 0  # which blockades it deals does not matter: dealt ones are weighed as any of the box


def analyse_route(route_board: RouteBoard, game: Expedition) -> Analysis:
    """Analyse a route at the start of a game.

    Args:
        route_board: the route as it lies on the table.
        game: the game compiled from it.
    """
    definition = game.definition
    state = game.start(_SEED)
    spaces = route_board.board.spaces
    joints = set()
    for slot in definition.slots:
        if slot.blockade < 0:
            a, b = (spaces[position].placement for position in slot.pairs[0])
            joints.add((min(a, b), max(a, b)))
    named = {slot.blockade for slot in definition.slots}
    deal = Deal(
        frozenset(joints),
        tuple(
            game.barrier_requirement(state, number)
            for number in range(len(definition.blockades))
            if number not in named
        ),
    )
    graph = build_graph(
        route_board.board,
        game,
        state,
        starts=[start.position for start in route_board.starts],
        goals=route_board.goals,
        deal=deal,
    )
    return analyse(graph)
