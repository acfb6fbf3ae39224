"""A dragon in a place where none may be when a game begins.

## What it finds

Two dragons on one tile or on one space, the same dragon put down twice, one on the start tile, before
El Dorado, on a small piece beside the boards or off the route, and a route with fewer than four terrain
tiles beside the start tile.

## Why it matters

Each of the four dragons sleeps on a terrain tile of its own. A dragon that a scenario does not put down
is dealt onto a tile that is free.

## Example

    pieces:
      - {piece: dragon_green, at: [7, -3]}
      - {piece: dragon_blue, at: [8, -3]}      # on the same board

## How to fix

Put the dragon on another tile, or leave its entry out: then it is dealt.

## Source

LV-DRAGON-01, LV-DRAGON-02, LV-DRAGON-03, LV-DRAGON-06, LV-DRAGON-07.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import MODULE, DragonLayout, PlacedDragon, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-tiles"
RULE = "LV-DRAGON-01"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = (
    "LV-DRAGON-02",
    "LV-DRAGON-03",
    "LV-DRAGON-06",
    "LV-DRAGON-07",
    "LV-COUNT-08",
    "ED-DRAGON-04",
    "ED-DRAGON-05",
    "ED-DRAGON-06",
)
"""Rules that it honours too."""

_DRAGONS = 4
_OTHER_TILE = said("Put it on another tile, or leave it out: then it is dealt.")


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per dragon."""
    layout = DragonLayout(subject)
    if not layout.is_on or not subject.is_whole:
        return
    if len(layout.tiles) < _DRAGONS:
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("4 dragons need 4 terrain tiles; the route has {n}.", n=len(layout.tiles)),
            subject.at_module(MODULE),
            remedy=said("Put down another board."),
            object="module dragons",
            rule="LV-DRAGON-07",
        )
    for n, dragon in enumerate(layout.placed):
        found = _fault(layout, dragon) or _shared(layout, dragon, layout.placed[:n])
        if found is not None:
            rule, message = found
            yield fault_at(layout, dragon, CODE, rule, SEVERITY, message, _OTHER_TILE)


def _fault(layout: DragonLayout, dragon: PlacedDragon) -> tuple[str, str] | None:
    route, tile = layout.subject.route_board, layout.tile(dragon)
    if tile is None:
        return "LV-DRAGON-03", said(
            "The {colour} dragon is not on a space of the route.", colour=said(dragon.colour)
        )
    if tile in route.start_pieces:
        return "LV-DRAGON-02", said(
            "The {colour} dragon is on the start tile.", colour=said(dragon.colour)
        )
    if tile not in layout.tiles:
        return "LV-DRAGON-06", said(
            "The {colour} dragon must stand on a terrain tile.", colour=said(dragon.colour)
        )
    return None


def _shared(
    layout: DragonLayout, dragon: PlacedDragon, others: tuple[PlacedDragon, ...]
) -> tuple[str, str] | None:
    tile = layout.tile(dragon)
    for other in others:
        if other.colour == dragon.colour:
            return "LV-COUNT-08", said(
                "The {colour} dragon is put down twice.", colour=said(dragon.colour)
            )
        if other.hex == dragon.hex:
            return RULE, said(
                "The {colour} and the {colour_2} dragon are on one space.",
                colour=said(other.colour),
                colour_2=said(dragon.colour),
            )
        if tile is not None and tile == layout.tile(other):
            title = layout.subject.title(tile)
            return RULE, said(
                "The {colour} and the {colour_2} dragon are both on {title}.",
                colour=said(other.colour),
                colour_2=said(dragon.colour),
                title=title,
            )
    return None
