"""Skulls without their module.

## What it finds

A route with skulls on passes, rapids, swamps or other tiles, while the module Skulls is not in play.

## Why it matters

The rules of skulls hold all the same, wherever a skull lies. Whoever sets the game up should know.

## Example

    modules: [base, rapids]      # and a rapids tile with a skull on the route

## How to fix

Nothing has to be done.

## Source

LV-MOD-02, ED-SKULL-15.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, module_of, said, spoken_name

from ..roads import Roads
from ..subject import RouteSubject
from ..terrains import documents_of

CODE = "el-dorado/mark-without-module"
RULE = "LV-MOD-02"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint."""
    roads = Roads(subject)
    packs = [
        subject.project.pack_of(document)
        for document in documents_of(subject.project, "terrains")
        if isinstance(document.tree, dict) and "mark" in document.tree
    ]
    owners = [pack for pack in packs if pack is not None and module_of(pack)]
    if not roads.marked or not owners or module_of(owners[0]) in subject.modules:
        return
    board = subject.route_board.board
    tiles = dict.fromkeys(board.spaces[position].placement for position in roads.marked)
    title = spoken_name((owners[0].module or {}).get("title"))
    yield Diagnostic(
        CODE,
        SEVERITY,
        said(
            "{title} is off, but its rules are in force because of {titles}.",
            title=title,
            titles=subject.titles(tiles),
        ),
        subject.at_position(roads.marked[0]),
        object="route",
        rule=RULE,
    )
