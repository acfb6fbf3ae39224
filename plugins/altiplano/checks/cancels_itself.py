"""A card that cancels its own Action.

## What it finds

An ability that just happens (without `may: true`), answers an Action of its owner and cancels it, on a card whose
own Action is among those.

## Why it matters

The Action can be used, but never does anything. A Reaction that waits for “play” and is asked for does not
cancel itself: it answers the other player only, and nobody can react to a Reaction.

## Example

A Character with an Action and `{trigger: event, when: {event: play}, effects: [{op: cancel}]}`.

## How to fix

Write `by: you` and `may: true`, so that it answers the Actions of the other player.

## Source

EA-REACT-04, EA-DEF-06.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import ACTION, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in, fits

CODE = "altiplano/cancels-itself"
RULE = "EA-REACT-04"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for cards that answer themselves."""
    yield from subject.of_cards(globals(), _found)


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    acts = any(ability.tree.get("trigger") == "action" for ability in abilities_of(kind))
    if not acts or kind.type == ACTION:
        return  # an Action card has left the hand when it is answered
    for ability in abilities_of(kind):
        tree = ability.tree
        when = tree.get("when")
        if (
            tree.get("trigger") != "event"
            or tree.get("may") is True
            or not isinstance(when, dict)
            or when.get("event") != "play"
            or when.get("by") == "you"
            or when.get("of") == "you"
        ):
            continue
        wanted = when.get("filter")
        spares_itself = isinstance(wanted, dict) and wanted.get("except") == "self"
        if spares_itself or not fits(kind, wanted):
            continue
        if any(effect.tree["op"] == "cancel" for effect in effects_in(ability, "effects")):
            yield Finding(
                said("{card} cancels its own Action: it never does anything.", card=kind.title),
                said("Write “by: you” and “may: true”, so that it answers the other player."),
                (*ability.path, "when"),
            )
