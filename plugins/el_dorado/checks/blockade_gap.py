"""A joint that is longer than a blockade.

## What it finds

A joint that takes a blockade but has more sides than one blockade covers, or that consists of two
borders apart from each other.

## Why it matters

A blockade is a bar as long as one edge of a board. Beside its end the tiles lie open, and somebody
might walk past it. In the preview it bars the whole joint.

## Example

A tile of your own whose edge is six spaces long, laid along another one like it.

## How to fix

Move the tiles so that they meet along one edge of a board, or name the joint with `barrier: none`.

## Source

LV-ROUTE-13: a blockade covers every side between its two tiles. Eight sides are the most that a
joint of a published route has.
"""

from collections.abc import Iterator, Sequence

from designer.api import Diagnostic, Fix, Joint, Severity, counted_as, said

from ..barriers import barriers_of
from ..fixes import barring
from ..subject import RouteSubject

CODE = "el-dorado/blockade-gap"
RULE = "LV-ROUTE-13"
SEVERITY = Severity.WARNING
SCOPE = "route"

_LONGEST = 8  # sides that one blockade covers: a strip laid centred along a board


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per joint that a blockade leaves open somewhere."""
    board = subject.route_board
    n_barriers = len(barriers_of(subject.project))
    heaped = {(overlap.a, overlap.b) for overlap in board.board.overlaps}
    for joint, _ in board.barred_joints(n_barriers, subject.both_sides):
        if (joint.a, joint.b) in heaped:
            continue
        runs = sorted(_runs(joint), key=len, reverse=True)
        open_sides = [*runs[0][_LONGEST:], *(pair for run_ in runs[1:] for pair in run_)]
        if not open_sides:
            continue
        space = board.board.spaces[open_sides[0][0]].hex
        n_sides = len(joint.pairs)
        yield Diagnostic(
            CODE,
            SEVERITY,
            counted_as(
                "A blockade leaves a gap between {joint} at {place}: they touch along {n} side, and it covers {covered}.",
                "A blockade leaves a gap between {joint} at {place}: they touch along {n} sides, and it covers {covered}.",
                n_sides,
                joint=subject.joint(joint),
                place=space.to_text(),
                covered=n_sides - len(open_sides),
            ),
            subject.at(joint.b, "at", space),
            remedy=said(
                "Let them meet along one edge of a board, or name the joint with `barrier: none`."
            ),
            object=f"joint {subject.joint(joint)}",
            rule=RULE,
            related=(subject.related(joint.a, said("The other tile."), space),),
            fixes=_without(subject, joint),
        )


def _without(subject: RouteSubject, joint: Joint) -> tuple[Fix, ...]:
    placed = subject.route_board.placed
    between = (placed[joint.a].id, placed[joint.b].id)
    title = said("Lay no blockade between {joint}", joint=subject.joint(joint))
    return barring(subject.route, [(between, "none")], title)


def _runs(joint: Joint) -> Iterator[Sequence[tuple[int, int]]]:
    """Give the sides of a joint as unbroken borders: sides that follow each other share a space."""
    left = list(joint.pairs)
    while left:
        run_ = [left.pop(0)]
        for pair in run_:
            near = [p for p in left if p[0] == pair[0] or p[1] == pair[1]]
            run_ += near
            left = [p for p in left if p not in near]
        yield run_
