"""A small tile that lies on a blockade.

## What it finds

A tile that is laid over a joint on which a blockade lies.

## Why it matters

The blockade would lie under it, or in the middle of it.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 2}
      - {face: C, at: [7, -3], turn: 5}
      - {face: pass_1, at: [4, -2], turn: 0}      # over the blockade between B and C

## How to fix

Move it onto one of the two tiles.

## Source

LV-OVL-03: it does not lie on a blockade.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, build_board, said

from ..barriers import barriers_of
from ..fixes import removing_tiles
from ..laid_on import laid_on
from ..subject import RouteSubject

CODE = "el-dorado/overlay-on-blockade"
RULE = "LV-OVL-03"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("ED-PASS-06", "ED-RAPID-09", "ED-SWAMP-10", "ED-TEMPLE-10")
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    on_others = list(laid_on(subject))
    if not on_others:
        return
    ground = [placement for placement in subject.placements if not placement.lies_on]
    board = build_board(ground)
    numbers = [n for n, placement in enumerate(subject.placements) if not placement.lies_on]
    barred = {
        (joint.a, joint.b)
        for joint, _ in subject.route_board.barred_joints(
            len(barriers_of(subject.project)), subject.both_sides
        )
    }
    for laid in on_others:
        for joint in board.joints:
            a, b = numbers[joint.a], numbers[joint.b]
            sides = [(board.spaces[p].hex, board.spaces[q].hex) for p, q in joint.pairs]
            under = [one for one, other in sides if one in laid.spaces and other in laid.spaces]
            if not under or (a, b) not in barred:
                continue
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "{title} lies on the blockade between {title_2} and {title_3}.",
                    title=subject.title(laid.piece),
                    title_2=subject.title(a),
                    title_3=subject.title(b),
                ),
                subject.at(laid.piece, "at", under[0]),
                remedy=said("Move it away from the joint."),
                object=f"placement {subject.title(laid.piece)}",
                rule=RULE,
                related=(subject.related(b, said("The blockade lies at this tile."), under[0]),),
                fixes=removing_tiles(subject, [laid.piece]),
            )
