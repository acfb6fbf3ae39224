"""A Reaction whose event never happens.

## What it finds

A Reaction that waits for something that no card and no rule of the game can cause in the other player’s turn.

## Why it matters

It can never be played.

## Example

“When you play a Beast”, while no Action has the Beast icon; “when I …”: Reactions are played in the other
player’s turn only; “when you discard The Rogue”: Special cards only go where the majority is.

## How to fix

Add a card that causes it, or let the Reaction wait for something else.

## Source

EA-DEF-06, EA-DEF-07, EA-REACT-04.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Diagnostic, Severity, said

from ..definition import Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import (
    CAMP_ZONES,
    abilities_of,
    effects_in,
    fits,
    once_a_game,
    sources,
    to_be_had,
    words_of,
)

CODE = "altiplano/unheard-event"
RULE = "EA-V-11"
SEVERITY = Severity.WARNING
SCOPE = "content"

Cause = tuple[dict[str, Any], dict[str, Any]]
"""An effect, and where the things come from that its ability gives names to."""


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look at what Reactions wait for."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind):
        when = ability.tree.get("when")
        if not isinstance(when, dict):
            continue
        place = (*ability.path, "when")
        if when.get("by") == "i" and ability.tree.get("may") is True:
            yield Finding(
                said(
                    "{card} asks its owner about what he does himself: nobody is ever asked that.",
                    card=kind.title,
                ),
                said("Take “may” out, so that it happens by itself, or let it wait for “by: you”."),
                place,
            )
        elif not _happens(when, definition):
            yield Finding(
                said(
                    "{card} waits for something that never happens: never playable.",
                    card=kind.title,
                ),
                said("Add a card that causes it, or change “when”."),
                place,
            )


def _happens(when: Mapping[str, Any], definition: Definition) -> bool:
    event = when.get("event")
    if event == "phase":
        return True
    kinds = [kind for kind in definition.kinds if kind.copies and fits(kind, when.get("filter"))]
    if event == "play":
        kinds = [kind for kind in kinds if kind.deck or kind in to_be_had(definition)]
        return any(
            ability.tree.get("trigger") == "action"
            for kind in kinds
            for ability in abilities_of(kind)
        )
    kinds = [kind for kind in kinds if kind.deck]  # Special cards go where the majority is
    if event == "put":
        return _is_put(when, kinds, definition)
    if event == "draw":
        return any(when.get("from", kind.deck) == kind.deck for kind in kinds)
    if event == "discard":
        return bool(kinds) and _is_discarded(when, definition)
    return bool(kinds) and bool(_causes(definition, str(event)))


def _is_put(when: Mapping[str, Any], kinds: list[Kind], definition: Definition) -> bool:
    """Cards are placed by rule; into the hand only effects put them."""
    to = when.get("to")
    if to in CAMP_ZONES:
        return any(kind.type == CAMP_ZONES[str(to)] for kind in kinds)
    if to is None and any(kind.type in CAMP_ZONES.values() for kind in kinds):
        return True
    return bool(kinds) and any(
        to in (None, effect.get("to")) for effect, _ in _causes(definition, "put")
    )


def _is_discarded(when: Mapping[str, Any], definition: Definition) -> bool:
    """Say whether cards are discarded from there: by rule only those of the player whose turn it is."""
    zone, mine = when.get("from"), when.get("of") in ("i", "self", "mine")
    if not mine and zone in (None, "hand", "camp", "location"):
        return True
    for effect, named in _causes(definition, "discard"):
        what = effect.get("what")
        if effect.get("who", "i") != "i" or (isinstance(what, str) and what != "self"):
            return True  # what that is cannot be told
        if not isinstance(what, dict):
            continue  # a card of one's own
        zones = words_of(what.get("from"))
        whose = str(what.get("who", "i"))
        if len(zones) == 1 and zones[0] in named:
            whose, zones = named[zones[0]]
        if (whose == "you") == mine and (zone is None or zone in zones):
            return True
    return False


def _causes(definition: Definition, op: str) -> list[Cause]:
    """Give the effects with a verb in abilities that are used in one’s own turn."""
    return _caused(definition).get(op, [])


@once_a_game
def _caused(definition: Definition) -> dict[str, list[Cause]]:
    found: dict[str, list[Cause]] = {}
    for kind in definition.kinds:
        for ability in abilities_of(kind) if kind.copies else ():
            if ability.tree.get("trigger") == "action":
                named = sources(ability)
                for effect in effects_in(ability):
                    found.setdefault(effect.tree["op"], []).append((effect.tree, named))
    return found
