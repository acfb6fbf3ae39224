"""A rule of the house.

## What it finds

A switch of a scenario that differs from what the program holds right.

## Why it matters

Nothing is wrong with it, but everybody at the table should know.

## Example

    switches: {temples.gate: enter_without_effect}

## How to fix

Take the switch out, if it was not meant.

## Source

LV-MOD-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Remove, Severity, entries_in, said, spoken_name

from ..fixes import fix_of
from ..subject import RouteSubject
from ..terrains import documents_of

CODE = "el-dorado/house-rule"
RULE = "LV-MOD-05"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per switch."""
    scenario = subject.scenario
    chosen = scenario.tree.get("switches") if scenario is not None else None
    if scenario is None or not isinstance(chosen, dict):
        return
    known = {
        switch.get("id"): switch
        for document in documents_of(subject.project, "rules")
        for _, switch in entries_in(document.tree, "switches")
    }
    for name, value in chosen.items():
        switch = known.get(name)
        if switch is None or value not in switch.get("values", ()):
            continue  # what is no switch or no value is told by the schema
        if value == switch.get("default"):
            continue
        labels = switch.get("labels")
        label = spoken_name(labels.get(value)) if isinstance(labels, dict) else ""
        chosen_as = label or {True: said("yes"), False: said("no")}.get(value, str(value))
        title = spoken_name(switch.get("title")) or name
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("House rule: {title} = {value}.", title=title, value=chosen_as),
            scenario.location(("switches", name)),
            remedy=said("Take the switch out, if it was not meant."),
            object=f"switch {name}",
            rule=RULE,
            fixes=fix_of(
                scenario, said("Play “{title}” as usual", title=title), Remove(("switches", name))
            ),
        )
