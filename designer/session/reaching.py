"""What a seat can reach, as a drawing over the board."""

from designer.diagnostics import said
from designer.play.reaching import Errand, PositionReach
from designer.printing.layers import BoardLayer

__all__ = ["reach_layer"]

_TONES = 5  # steps of the scale of heat


def reach_layer(reach: PositionReach, to: Errand | None = None) -> BoardLayer:
    """Draw it over a board: prices, what can be had now, and the way to an errand.

    Args:
        reach: what can be reached.
        to: where the way leads; by default to the nearest errand.
    """
    now = frozenset(space.hex for space in reach.spaces if reach.is_now(space.price))
    most = max((space.price for space in reach.spaces), default=0)
    perils = {space.hex: "cross" for space in reach.spaces if space.peril}
    away = [errand for errand in reach.errands if len(errand.way) > 1]
    nearest = to if to is not None else next(iter(away), None)
    way = nearest.way if nearest is not None else ()
    legend = [("firm", said("in this turn"))] if now else []
    legend += [("tones", said("what the way costs, 0 to {most}", most=most))] if most else []
    legend += [("cross", said("harms whoever comes there"))] if perils else []
    if nearest is not None and len(way) > 1:
        legend.append(("way", said("to {what}", what=nearest.title)))
    return BoardLayer(
        id="reach",
        title=said("Reach"),
        icon="footprints",
        tip=said("What can be reached with what is carried, and for how much"),
        tones={
            space.hex: (min(_TONES - 1, space.price * _TONES // (most + 1)), str(space.price))
            for space in reach.spaces
            if space.price
        },
        marks=perils,
        firm=now,
        ways=(way,) if len(way) > 1 else (),
        legend=tuple(legend),
    )
