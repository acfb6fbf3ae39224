"""`modify`: a number, or what something counts as, while it lasts. `becomes: chosen` asks.

Of an event's thing it changes only what this event does with it.

Example: {op: modify, what: symbol, of: mine, becomes: chosen, for: next_card}
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from designer.diagnostics import said
from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words
from designer.engine.effects.frames import event_of, with_event
from designer.engine.effects.lasting import CHOSEN, clause_of
from designer.engine.effects.notes import note
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import CannotCompile, word
from designer.engine.effects.selectors import CARDS

__all__ = ["build", "describe"]

_SAYS = {
    "en": "{what} of {things} becomes {value}",
}
_ADDS = {"en": "{what} of {things} changes by {value}"}

State = Any


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Change the event, or note a change that lasts."""
    of = tree.get("of", "mine")
    if isinstance(of, str) and of.startswith("event") and tree.get("for", "now") == "now":
        _change_event(tree, b)
        return
    clause = clause_of("modify", tree, b.scope, CARDS, "now")
    values = b.world.values.get(clause.what, {})
    if clause.word == CHOSEN:
        if not values:
            raise CannotCompile(said("Nothing can be chosen for “{what}”", what=clause.what))
        options = tuple(values.values())
        chosen = b.ask(clause.what, lambda _state, _frame: options)
        note(b, clause, lambda _, frame: frame.names[chosen][0])
        return
    if clause.amount is not None:
        note(b, clause, clause.amount)
        return
    becomes: int | str = values.get(clause.word, clause.word)
    note(b, clause, lambda _state, _frame: becomes)


def _change_event(tree: Mapping[str, Any], b: Builder) -> None:
    if "becomes" not in tree:
        raise CannotCompile(said("Of an event one says what something becomes"))
    what, value = word(tree.get("what"), "what"), tree["becomes"]
    if not isinstance(value, str | int):
        raise CannotCompile(
            said("Something becomes a word or a number, not “{value}”", value=value)
        )
    if what == "destination" and value not in b.world.zones:
        raise CannotCompile(said("“{name}” is no zone of this game", name=value))

    def change(state: State, frame: Frame) -> State:
        event = event_of(state, frame)
        if event is None:
            return state
        return with_event(state, replace(event, changes=(*event.changes, (what, value))))

    b.emit(change)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what changes, of what, and to what."""
    what, things = words.name(tree["what"]), words.things(tree.get("of", "mine"))
    if "becomes" in tree:
        value = "one of your choice" if tree["becomes"] == CHOSEN else words.name(tree["becomes"])
        return words.said("modify", _SAYS, what=what, things=things, value=value)
    return words.said(
        "modify add", _ADDS, what=what, things=things, value=words.amount(tree.get("add", 0))
    )
