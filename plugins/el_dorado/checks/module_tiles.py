"""Too few or too many tiles of a module.

## What it finds

A module in play of whose tiles the route uses fewer than the rules ask for, more than the box holds, or
none at all.

## Why it matters

Some modules only work with all of their tiles: both mountain passes are laid, and the victory needs
all four temples. Of others any number may be used, but a module that is on without a tile does nothing.

## Example

    modules: [base, mountain_passes]
    placements:
      - {face: pass_1, at: [7, -2], turn: 0}      # the second pass is missing

## How to fix

Put down the others, take some away, or switch the module off in the scenario. The fault stands at the
scenario's entry where none of the tiles lies on the route.

## Source

LV-COUNT-01 to LV-COUNT-06; how many a module needs stands in its `pack.yaml`.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Pack, Severity, module_of, said, spoken_name

from ..fixes import removing_tiles
from ..in_play import tiles_of_module
from ..subject import RouteSubject

CODE = "el-dorado/module-tiles"
RULE = "LV-COUNT-01"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = (
    "LV-COUNT-02",
    "LV-COUNT-03",
    "LV-COUNT-04",
    "LV-COUNT-06",
    "ED-PASS-01",
    "ED-PASS-02",
    "ED-SKULL-03",
    "ED-TEMPLE-01",
    "ED-TEMPLE-24",
    "ED-RAPID-01",
    "ED-RAPID-02",
    "ED-SWAMP-01",
    "ED-SWAMP-02",
)
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per module."""
    for pack in subject.project.packs:
        module = module_of(pack)
        if module and module in subject.modules:
            yield from _faults(subject, pack)


def _faults(subject: RouteSubject, pack: Pack) -> Iterator[Diagnostic]:
    tree = pack.module or {}
    holds = tree.get("tiles")
    if not isinstance(holds, dict):
        return
    known = tiles_of_module(subject.project, pack)
    used = [n for n, placed in enumerate(subject.route_board.placed) if placed.face.tile in known]
    least, most = holds.get("least", 0), holds.get("most", len(used))
    title, n = spoken_name(tree.get("title")) or pack.id, len(used)
    if n > most:
        message, remedy = (
            said(
                "{title}: {n} tiles are placed, only {most} are in the box.",
                title=title,
                n=n,
                most=most,
            ),
            said("Take some away."),
        )
        severity = SEVERITY
    elif n < least:
        message, remedy = (
            said("{title}: {n} of {least} tiles are placed.", title=title, n=n, least=least),
            said("Put down the others."),
        )
        severity = SEVERITY
    elif not n:
        message, remedy = (
            said("{title} is on, but none of its tiles is used.", title=title),
            said("Put one down, or switch it off."),
        )
        severity = Severity.WARNING
    else:
        return
    yield Diagnostic(
        CODE,
        severity,
        message,
        subject.at(used[-1]) if used else subject.at_module(module_of(pack)),
        remedy=remedy,
        object=f"module {module_of(pack)}",
        rule=str(holds.get("rule", RULE)),
        fixes=removing_tiles(subject, used[most:]) if n > most else (),
    )
