"""A treasure on a skull, before an arrow, beside a dragon, or beside another way to win.

## What it finds

A treasure that lies on a skull, where an arrow points to, or beside the space where a dragon begins; and a
scenario with temples and treasures both.

## Why it matters

All of it is allowed, and changes what the treasure asks of whoever collects it.

## Example

    {token: treasure_two_blue, at: [13, 0]}      # on a skull

## How to fix

Leave it, or lay it elsewhere.

## Source

LV-TREAS-10, LV-TREAS-11, LV-RAPID-06, LV-MOD-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_pieces import LaidPieces
from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/treasure-in-danger"
RULE = "LV-TREAS-10"
SEVERITY = Severity.HINT
SCOPE = "route"
ALSO = (
    "LV-TREAS-11",
    "LV-RAPID-06",
    "LV-MOD-01",
)
"""Rules that it honours too."""

_REMEDY = said("Leave it, or lay it elsewhere.")


_TWO_WAYS = {"temples", "treasures"}


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per treasure and reason, and one for two ways to win."""
    laid, roads = LaidPieces(subject), Roads(subject)
    arrows = {roads.target(position): position for position in roads.arrows}
    for piece in laid.treasures:
        title, position = laid.title(piece), piece.position
        if position is None:
            continue
        if position in roads.marked:
            message = said(
                "{title} lies on a skull: the collector must move on in the same turn.", title=title
            )
            yield laid.fault(piece, message, CODE, RULE, SEVERITY, _REMEDY)
        if position in arrows:
            space = subject.space(arrows[position])
            message = said(
                "The current at {space} is stopped by {title} until it is collected.",
                space=space,
                title=title,
            )
            yield laid.fault(piece, message, CODE, "LV-RAPID-06", SEVERITY, _REMEDY)
        for figure in laid.figures:
            if figure.position in roads.neighbours(position):
                message = said(
                    "{title} is in the range of {figure} once it wakes.",
                    title=title,
                    figure=laid.name(figure, inside=True),
                )
                yield laid.fault(piece, message, CODE, "LV-TREAS-11", SEVERITY, _REMEDY)
    if set(subject.modules) >= _TWO_WAYS:
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("Two ways to win: four artifacts and El Dorado, or four treasures."),
            subject.at_module("treasures"),
            remedy=said("Leave it, or take one of the modules out."),
            object="module treasures",
            rule="LV-MOD-01",
        )
