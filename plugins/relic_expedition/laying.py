"""How a large board can be laid: a picture of each way, and a space that stands for it."""

from collections.abc import Mapping

from msgspec.structs import replace

from designer.api import BoardScene, Decision, Hex

from .definition import EMPTY, NOWHERE
from .expedition import Expedition
from .rules.revealing import laid_by_opening
from .scene import scene_of
from .state import State

__all__ = ["way_to_lay"]


def way_to_lay(
    game: Expedition, state: State, decision: Decision, opening: int
) -> tuple[Hex | None, BoardScene]:
    """Give a space that stands for one way to lay a board, if it has one of its own, and its picture."""
    laid = {each: _laid(game, state, decision, each) for each in decision.options}
    starter = game.definition.hexes[decision.about[1]]
    spaces = {
        each: frozenset(game.definition.hexes[p] for p, code in enumerate(ground) if code >= 0)
        for each, ground in laid.items()
    }
    alone = replace(
        laid_by_opening(game.book, state, decision, opening),
        ground=laid[opening],
        lying_here=(),
        where=(NOWHERE,) * len(state.where),
        at=(NOWHERE,) * len(state.at),
    )
    target = _own_spaces(spaces, starter)[opening]
    return target, scene_of(game.definition, game.pictures, alone)


def _laid(game: Expedition, state: State, decision: Decision, opening: int) -> tuple[int, ...]:
    """Give what lies on each position because of one way to lay a board."""
    after = laid_by_opening(game.book, state, decision, opening).ground
    pairs = zip(after, state.ground, strict=True)
    return tuple(code if code != before else EMPTY for code, before in pairs)


def _own_spaces(spaces: Mapping[int, frozenset[Hex]], starter: Hex) -> dict[int, Hex | None]:
    """Give each way a space that the fewest others cover, of these the nearest to the starter."""
    found: dict[int, Hex | None] = {}
    for opening, covered in spaces.items():
        left = covered - set(found.values())
        found[opening] = min(
            left,
            key=lambda space: (
                sum(space in others for others in spaces.values()),
                starter.distance(space),
                space,
            ),
            default=None,
        )
    return found
