"""A pile that can run dry.

## What it finds

A game with so few cards of a kind that all of them can lie with the two players, and cards that take others out
of the game as often as their owner likes.

## Why it matters

An empty pile is rebuilt from its discard pile. Where nothing comes back there, nothing more can be drawn, and
the game may never be won.

## Example

Ten Characters, while each of the two Camps holds five; a Character whose Action is `{op: trash, what: {who: you,
from: hand}}`.

## How to fix

Add cards, or let the cards be discarded instead of taken out of the game.

## Source

EA-DRAW-03, EA-DEF-10. How many Characters lie in hands is each player’s own choice: only Camps are counted for them.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..definition import CHARACTER, SPECIAL, Definition, Kind
from ..subject import ContentSubject, Finding
from ..walking import abilities_of, effects_in

CODE = "altiplano/dry-pile"
RULE = "EA-DRAW-03"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Count what the players can hold, and look for what leaves the game."""
    yield from subject.of_cards(globals(), _found)
    if subject.kind != "scenario":
        return
    definition = subject.definition
    camps = 2 * definition.camp_characters
    n = _cards(definition, CHARACTER)
    if 0 < n <= camps:
        yield _dry(
            subject,
            said(
                "All {n} Characters can lie in the two Camps: then none can be drawn any more.", n=n
            ),
        )
    sites = 2 * (definition.camp_locations + definition.treasures_to_win - 1)
    n = _cards(definition, "exploration")
    if 0 < n <= 2 * definition.hand_limit + sites:
        yield _dry(
            subject,
            said(
                "All {n} Exploration cards can lie in the hands and Camps of the two players: "
                "then none can be drawn any more.",
                n=n,
            ),
        )


def _cards(definition: Definition, deck: str) -> int:
    return sum(kind.copies for kind in definition.kinds if kind.deck == deck)


def _dry(subject: ContentSubject, message: str) -> Diagnostic:
    return subject.fault(globals(), message, said("Add cards, or change the copies."), "copies")


def _found(kind: Kind, _definition: Definition) -> Iterator[Finding]:
    for ability in abilities_of(kind) if kind.type in (CHARACTER, SPECIAL) else ():
        limit = ability.tree.get("limit")
        effects = list(effects_in(ability))
        leaves = any(
            each.tree["op"] in ("discard", "trash") and each.tree.get("what") == "self"
            for each in effects
        )
        if leaves or (isinstance(limit, dict) and limit.get("per") == "game"):
            continue
        for effect in effects:
            if effect.tree["op"] == "trash":
                yield Finding(
                    said(
                        "{card} takes cards out of the game again and again: a pile can run dry.",
                        card=kind.title,
                    ),
                    said("Let them be discarded, or give it a limit per game."),
                    (*effect.path, "op"),
                )
