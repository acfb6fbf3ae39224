"""A blockade that can be walked round.

## What it finds

A joint with a blockade although another way leads to El Dorado that does not cross it.

## Why it matters

Whoever goes the other way pays nothing and collects nothing. That may be what you want in a route
with branches.

## Example

A tile that touches the tiles on both sides of the joint.

## How to fix

Move the tile that leads round, or leave it as it is.

## Source

LV-ROUTE-05: the two sides of a blockade are joined by other tiles.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import RouteSubject

CODE = "el-dorado/blockade-bypass"
RULE = "LV-ROUTE-05"
SEVERITY = Severity.HINT
SCOPE = "route"
ALSO = ("ED-RAPID-04", "ED-SWAMP-05", "ED-TEMPLE-05")
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per joint whose blockade can be walked round."""
    if subject.analysis is None:
        return
    ends = {*subject.route_board.start_pieces, *subject.route_board.finish_pieces}
    for barrier in subject.analysis.barriers:
        if not barrier.can_be_walked_round:
            continue
        joint = subject.route_board.board.joint_between(*barrier.joint)
        assert joint is not None, "a barrier lies on a joint"
        others = [tile for tile in barrier.detour if tile not in ends]
        how = said(" over {titles}", titles=subject.titles(others)) if others else ""
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "The blockade between {joint} can be bypassed{how}; whoever does so does not collect it.",
                joint=subject.joint(joint),
                how=how,
            ),
            subject.at(joint.b, space=subject.middle_of(joint)),
            remedy=said("Leave it, or move a piece so that no way leads round."),
            object=f"joint {subject.joint(joint)}",
            rule=RULE,
            related=tuple(subject.related(tile, said("The way round.")) for tile in others),
        )
