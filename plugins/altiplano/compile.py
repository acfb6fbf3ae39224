"""From documents to a game: trees stop here, integers begin.

What content cannot say in a playable way becomes a diagnostic, and there is no game then.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import (
    Compiled,
    Diagnostic,
    Document,
    Project,
    SetUp,
    Severity,
    entries_in,
    said,
    spoken_name,
)

from .box import Box, read_box
from .chains import endless_chains, is_sure, said_of
from .definition import (
    ACTION,
    CHARACTER,
    FIRST_TYPE,
    LOCATION,
    REACTION,
    ROLES,
    SPECIAL,
    TREASURE,
    Definition,
    Kind,
    Need,
    Placing,
    Seat,
)
from .expedition import Expedition

__all__ = ["CANNOT_START", "compile_game", "definition_for", "definition_of"]

CANNOT_START = "altiplano/cannot-start"
ASSEMBLY, FIRST, CHOOSES, LEVEL, REBUILT = (
    "set_up.assembly",
    "set_up.first_player",
    "set_up.first_character",
    "specials.when_level",
    "piles.rebuilt",
)
_TYPES = frozenset({CHARACTER, LOCATION, TREASURE, ACTION, REACTION, SPECIAL})
_ZONES = frozenset({"camp", "location", "treasures"})
_NUMBERS = (
    "treasures_to_win",
    "camp_characters",
    "camp_locations",
    "camp_treasures",
    "starting_characters",
    "starting_hand",
    "top_without_treasure",
    "drawn",
    "hand_limit",
    "assembly_cards",
)
_MOST = 99


def compile_game(project: Project, document: Document, set_up: SetUp) -> Compiled:
    """Compile a scenario."""
    definition = definition_for(read_box(project), document, set_up.switches)
    faults = tuple(_faults(document, definition, set_up))
    if faults:
        return Compiled(None, faults)
    game = Expedition(definition)
    unclear = game.book.machine.faults
    if unclear:
        titles = ", ".join(dict.fromkeys(_title(definition, each.item) for each in unclear))
        message = said(
            "What these do is not clear: {titles}. {what}.", titles=titles, what=unclear[0].message
        )
        remedy = said("Mend their abilities; each is listed where it is written.")
        return Compiled(None, (_fault(document, message, remedy),))
    return Compiled(game)


def definition_for(
    box: Box, document: Document, switches: Mapping[str, Any] | None = None
) -> Definition:
    """Give the game that a scenario sets up, with some switches over its own."""
    tree = document.tree if isinstance(document.tree, dict) else {}
    own, copies = tree.get("switches"), tree.get("copies")
    own = own if isinstance(own, dict) else {}
    return definition_of(
        box,
        {**box.switches, **own, **(switches or {})},
        copies=copies if isinstance(copies, dict) else {},
        title=str(document.id or ""),
    )


def _title(definition: Definition, item: int) -> str:
    if item >= FIRST_TYPE:
        return definition.placings[item - FIRST_TYPE].type
    return definition.kinds[item].title


def _fault(document: Document, message: str, remedy: str, *pointer: str | int) -> Diagnostic:
    place = document.location(pointer)
    return Diagnostic(CANNOT_START, Severity.ERROR, message, place, remedy)


def _faults(document: Document, definition: Definition, set_up: SetUp) -> Iterator[Diagnostic]:
    if set_up.players not in (None, 2):
        message = said("The game is for 2 players, not for {n}.", n=set_up.players)
        yield _fault(document, message, said("Play it with two."), "players")
    if len(definition.seats) != 2:
        yield _fault(
            document,
            said("The rules do not name two players."),
            said("Name two under “seats”."),
        )
    counted = {kind: sum(k.copies for k in definition.kinds if k.type == kind) for kind in _TYPES}
    n = definition.starting_characters
    needed = 2 * n + (2 if definition.assembly else 0)
    if counted[CHARACTER] < needed:
        message = said(
            "Setting up needs {needed} Characters, there are {n}.",
            needed=needed,
            n=counted[CHARACTER],
        )
        yield _fault(document, message, said("Add Characters."), "copies")
    others = sum(counted[kind] for kind in (LOCATION, ACTION, REACTION))
    needed = 2 * definition.starting_hand + definition.top_without_treasure
    if others < needed:
        message = said(
            "Setting up needs {needed} Exploration cards besides the Treasures, there are {n}.",
            needed=needed,
            n=others,
        )
        yield _fault(document, message, said("Add Exploration cards."), "copies")
    if counted[TREASURE] < definition.treasures_to_win:
        message = said(
            "{needed} Treasures are needed to win, there are {n}.",
            needed=definition.treasures_to_win,
            n=counted[TREASURE],
        )
        yield _fault(document, message, said("Add Treasures."), "copies")
    for chain in endless_chains(definition).values():
        if is_sure(chain):
            yield _fault(
                document,
                said_of(chain),
                said("Mend their abilities; each is listed where it is written."),
                "copies",
            )
    if n > definition.camp_characters:
        message = said(
            "A Camp holds {room} Characters, setting up deals {n}.",
            room=definition.camp_characters,
            n=n,
        )
        yield _fault(document, message, said("Change one of the two numbers."))


def definition_of(
    box: Box,
    switches: Mapping[str, Any],
    *,
    copies: Mapping[str, Any],
    title: str = "",
) -> Definition:
    """Put the parts of a game together.

    Args:
        box: what there is.
        switches: readings of the rules.
        copies: how many of a card there are, where that is not what the card says.
        title: of the game.
    """
    numbers = {
        name: value
        for name in _NUMBERS
        if type(value := box.parameters.get(name)) is int and 0 <= value <= _MOST
    }
    first = switches.get(FIRST)
    return Definition(
        title=title,
        kinds=tuple(_kinds(box, copies)),
        placings=tuple(_placings(box)),
        seats=tuple(Seat(colour, name or colour) for colour, name in box.seats[:2]),
        switches=tuple(sorted(switches.items())),
        assembly=switches.get(ASSEMBLY) is True,
        first_player=first - 1 if first in (1, 2) else -1,
        chooses_first=switches.get(CHOOSES) == "first_player",
        returns_when_level=switches.get(LEVEL) == "return_to_board",
        rebuilds_at_once=switches.get(REBUILT) != "when_needed",
        **numbers,
    )


def _kinds(box: Box, copies: Mapping[str, Any]) -> Iterator[Kind]:
    for name, entry in box.cards.items():
        kind = entry.get("type")
        if kind not in _TYPES:
            continue
        n = copies.get(name, entry.get("copies", 1))
        roles, abilities = entry.get("roles"), entry.get("abilities")
        yield Kind(
            id=name,
            title=spoken_name(entry.get("name"), box.language) or name,
            type=kind,
            copies=n if type(n) is int and 0 <= n <= _MOST else 0,
            roles=tuple(r for r in ROLES if isinstance(roles, list) and r in roles),
            icon=str(entry.get("icon") or ""),
            cancels=str(entry.get("cancels") or ""),
            majority=str(entry.get("majority") or ""),
            text=box.text(entry),
            abilities=tuple(abilities) if isinstance(abilities, list) else (),
        )


def _placings(box: Box) -> Iterator[Placing]:
    for entry in box.types:
        if entry.get("type") not in _TYPES or entry.get("zone") not in _ZONES:
            continue
        cost = entry.get("cost")
        yield Placing(
            type=str(entry["type"]),
            zone=str(entry["zone"]),
            needs=tuple(
                Need(
                    need.get("if"),
                    str(need.get("rule")),
                    spoken_name(need.get("says"), box.language),
                )
                for _, need in entries_in(entry, "needs")
            ),
            cost=tuple(cost) if isinstance(cost, list) else (),
        )
