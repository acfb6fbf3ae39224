"""`forbid`: lays a ban while it lasts.

Example: {op: forbid, what: discard, of: {who: i, from: board}, by: {who: you, filter: {icon: trap}}}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words
from designer.engine.effects.lasting import clause_of
from designer.engine.effects.notes import note
from designer.engine.effects.selectors import FIGURES

__all__ = ["build", "describe"]

_SAYS = {"en": "nobody may {deed} {things}{on}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Note it from now on."""
    note(b, clause_of("forbid", tree, b.scope, FIGURES, "turn"))


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is forbidden."""
    on = f" ({words.name(tree['on'])})" if "on" in tree else ""
    things = words.things(tree.get("of", "mine"))
    return words.said("forbid", _SAYS, deed=words.name(tree["what"]), on=on, things=things)
