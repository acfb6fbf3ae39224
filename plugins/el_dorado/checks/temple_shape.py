"""A temple that is none.

## What it finds

A temple that has more or fewer than three spaces, shows two colours, or has the colour of another one.

## Why it matters

Each temple has three spaces and a colour of its own; with two of a colour an artifact would be missing.

## Example

    rows:
      - {r: 0, q: 0, cells: ["J1:temple_green", "J2:temple_green"]}      # two spaces

## How to fix

Draw the tile with three spaces of one colour, or use another one.

## Source

LV-TEMPLE-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import RouteSubject, listed
from ..temple_spaces import temples_of

CODE = "el-dorado/temple-shape"
RULE = "LV-TEMPLE-01"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("ED-TEMPLE-15",)
"""Rules that it honours too."""

_SPACES = 3


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per temple."""
    seen: dict[str, int] = {}
    for temple in temples_of(subject):
        name = subject.title(temple.placement)
        if temple.n_spaces != _SPACES:
            message = said(
                "Temple {name} has {n} spaces instead of {wanted}.",
                name=name,
                n=temple.n_spaces,
                wanted=_SPACES,
            )
        elif len(temple.colours) > 1:
            message = said(
                "Temple {name} shows several colours: {list}.",
                name=name,
                list=listed([said(colour) for colour in temple.colours]),
            )
        elif temple.colour in seen:
            message = said(
                "{name} and {title} are both {colour}.",
                name=name,
                title=subject.title(seen[temple.colour]),
                colour=said(temple.colour),
            )
        else:
            seen[temple.colour] = temple.placement
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            message,
            subject.at(temple.placement),
            remedy=said("Use a temple of three spaces and a colour of its own."),
            object=f"placement {subject.title(temple.placement)}",
            rule=RULE,
        )
