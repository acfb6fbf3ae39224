"""Mountain passes: what a space shows is carried out when an explorer enters it.

However it comes there, and at every entry; the owner of the explorer carries it out.

Source: ED-PASS-09 to ED-PASS-11, ED-CROSS-09.
"""

from typing import Any

from designer.api import thing_at

from ..definition import ACTIONS, ActionKind, Definition
from ..means import Means
from ..places import SPACES
from ..rows import RowKind
from ..rulebook import Rulebook
from ..state import State

__all__ = ["carried_out", "entered", "in_force", "pieces"]

ONCE = "pass.action_limit"
"""The switch: 1 lets each action be carried out once per turn only."""

OPTIONAL = "pass.action_optional"
"""The switch: 1 lets the owner of the explorer leave an action alone."""

DONE = "mountain_passes.done"


def in_force(definition: Definition) -> bool:
    """Say whether a board shows something that is carried out."""
    shown = {definition.surfaces[surface].action for surface in set(definition.surface_of)}
    return any(number >= 0 and definition.actions[number].abilities for number in shown)


def pieces(_definition: Definition) -> tuple[RowKind, ...]:
    """Keep in which turn which spaces were entered."""
    return (RowKind(DONE, 1),)


def carried_out(definition: Definition, action: ActionKind) -> tuple[Any, ...] | None:
    """Let the player say whether an action is carried out, where the switch says so."""
    if not definition.option(OPTIONAL):
        return None
    found = [a for a in action.abilities if isinstance(a, dict) and a.get("trigger") == "action"]
    options = [[*a.get("cost", []), *a.get("effects", [])] for a in found]
    asked = {"op": "choose", "options": options, "may": True}
    others = (ability for ability in action.abilities if ability not in found)
    return ({"trigger": "action", "effects": [asked]}, *others)


def entered(book: Rulebook, state: State, explorer: int, _means: Means) -> State:
    """Carry out what the space shows."""
    definition, machine = book.definition, book.machine
    position = state.at[explorer]
    action = definition.surfaces[state.surface[position]].action
    if action < 0:
        return state
    seat, item, source = definition.owners[explorer], ACTIONS + action, thing_at(SPACES, position)
    possible = machine.possible(state, item, seat, source)
    if not possible:
        return state
    if definition.option(ONCE):
        turn = (state.round, state.active)
        done = book.rows.row(state, DONE)
        done = done if done[:2] == turn else turn
        if position in done[2:]:
            return state
        state = book.rows.with_row(state, DONE, (*done, position))
    after: State = machine.used(state, possible[0], seat, source)
    return after
