"""Cave tokens of a module in a game without caves.

## What it finds

A module in play that brings cave tokens, in a scenario that is played without the caves.

## Why it matters

The tokens stay in the box: that part of the module is not played.

## Example

    modules: [base, muisca]
    caves: false

## How to fix

Write `caves: true`, or leave it as it is.

## Source

LV-COUNT-13.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, SetValue, Severity, module_of, said, spoken_name

from ..fixes import fix_of
from ..in_play import tokens_of_module
from ..subject import RouteSubject

CODE = "el-dorado/tokens-without-caves"
RULE = "LV-COUNT-13"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per module."""
    scenario = subject.scenario
    if scenario is None or subject.caves is not False:
        return
    for pack in subject.project.packs:
        n = tokens_of_module(subject.project, pack)
        if not n or module_of(pack) not in subject.modules:
            continue
        title = spoken_name((pack.module or {}).get("title")) or pack.id
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "Without the caves the {n} cave tokens of {title} stay in the box.",
                n=n,
                title=title,
            ),
            scenario.location(("caves",)),
            remedy=said("Play with the caves, or leave it as it is."),
            object=f"module {module_of(pack)}",
            rule=RULE,
            fixes=fix_of(scenario, "Play with the caves", SetValue(("caves",), value=True)),
        )
