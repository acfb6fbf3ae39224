"""A current that runs against a blockade.

## What it finds

A space whose arrow points across a side on which a blockade lies.

## Why it matters

A tile that is laid on a board may not move an explorer onto a blockade. Of a tile that is added to the
route the rules do not say so: there it is a warning, and the blockade stops the current until it is taken.

## Example

    placements:
      - {face: C, at: [7, -3], turn: 5}
      - {face: rapids_1, at: [10, -2], turn: 0}      # its arrow leads over the blockade to the next board

## How to fix

Turn the tile by 60 degrees, or move it.

## Source

LV-RAPID-02, LV-RAPID-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/arrow-at-blockade"
RULE = "LV-RAPID-02"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("LV-RAPID-03", "ED-RAPID-10", "ED-CROSS-14")
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    board = subject.route_board
    for position in roads.arrows:
        to = roads.target(position)
        if to is None or (position, to) not in roads.bars:
            continue
        placement = board.board.spaces[position].placement
        is_laid = board.lies_on(placement)
        message = (
            said(
                "The current at {space} would move an explorer onto a blockade.",
                space=subject.space(position),
            )
            if is_laid
            else said(
                "The current at {space} is stopped by a blockade until that is taken.",
                space=subject.space(position),
            )
        )
        yield Diagnostic(
            CODE,
            SEVERITY if is_laid else Severity.WARNING,
            message,
            subject.at_position(position),
            remedy=said("Turn the tile, or move it away from the joint."),
            object=f"space {subject.space(position)}",
            rule=RULE if is_laid else "LV-RAPID-03",
            related=(
                subject.related(
                    board.board.spaces[to].placement, said("The blockade lies at this tile.")
                ),
            ),
        )
