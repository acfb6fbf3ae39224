"""A dragon on a space with something else.

## What it finds

A dragon that a scenario puts where it puts a treasure too, or on a tile of mist.

## Why it matters

No dragon is put on a treasure, and nobody is on a mist that was not turned yet. What is dealt keeps clear
of the dragons by itself.

## Example

    pieces:
      - {piece: dragon_green, at: [9, 0]}
      - {token: treasure_two_blue, at: [9, 0]}

## How to fix

Put one of them on another space.

## Source

LV-DRAGON-04, LV-DRAGON-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, PlacedDragon, fault_at
from ..ground import lying_of
from ..laid_pieces import name_of_piece
from ..subject import RouteSubject

CODE = "el-dorado/dragon-on-piece"
RULE = "LV-DRAGON-04"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("LV-DRAGON-05", "ED-DRAGON-08")
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per dragon."""
    layout = DragonLayout(subject)
    for dragon in layout.lying:
        found = _fault(layout, dragon)
        if found is not None:
            rule, message = found
            remedy = said("Put one of them on another space.")
            yield fault_at(layout, dragon, CODE, rule, SEVERITY, message, remedy)


def _fault(layout: DragonLayout, dragon: PlacedDragon) -> tuple[str, str] | None:
    scenario, game = layout.subject.scenario, layout.subject.game
    assert scenario is not None, "dragons are put down in a scenario"
    assert dragon.place is not None, "it is on the route"
    title = said("The {colour} dragon", colour=said(dragon.colour))
    if game is not None and game.definition.cover >= 0:
        covered = game.start(0).surface[dragon.place] == game.definition.cover
        if covered:
            return "LV-DRAGON-05", said("{title} is on a mist tile.", title=title)
    for other in lying_of(scenario, layout.board):
        if other.place == dragon.place and not other.piece.startswith("dragon_"):
            return RULE, said(
                "{title} and {named} share {place}.",
                title=title,
                named=name_of_piece(other.piece, inside=True),
                place=dragon.hex.to_text(),
            )
    return None
