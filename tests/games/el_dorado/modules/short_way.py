"""The shipped route of all modules with two of its tiles left out: games on it are over in half the time."""

from functools import cache

from tests.games.el_dorado.projects import shipped, with_file

__all__ = ["SHORT", "short_way"]

SHORT = "short_way"

_ROUTE = """\
kind: route
format: 1
id: short_way
game: el_dorado
name: Short way
source: designed here
placements:
  - {face: B, at: [0, 0], turn: 2}
  - {face: SK, at: [7, -3], turn: 0}
  - {face: K, at: [10, 1], turn: 0}
  - {face: Z, at: [14, -3], turn: 0}
  - {face: temple_green, at: [7, -5], turn: 0}
  - {face: temple_yellow, at: [6, -1], turn: 0}
  - {face: temple_blue, at: [8, 2], turn: 0}
  - {face: temple_purple, at: [10, 0], turn: 0}
  - {face: pass_2, at: [11, 2], turn: 0}
  - {face: rapids_1, at: [3, 1], turn: 5}
  - {face: rapids_6, at: [11, -1], turn: 0}
  - {face: swamp_1, at: [11, -4], turn: 0}
"""

_SCENARIO = """\
kind: scenario
format: 1
id: short_way
game: el_dorado
name: Short way
route: short_way
players: 4
modules: [base, skulls, mountain_passes, rapids, swamps, temples, muisca]
switches: {}
caves: true
source: designed here
"""


@cache
def short_way():
    """Give the shipped content with the route and its scenario."""
    project, _ = with_file(_ROUTE, "short-route.yaml", shipped())
    return with_file(_SCENARIO, "short-scenario.yaml", project)[0]
