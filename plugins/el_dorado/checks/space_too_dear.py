"""Spaces that no card can pay.

## What it finds

A space that is stronger than the strongest card with its symbol, or a space that asks for more cards
than a hand holds.

## Why it matters

Only effects that ignore the strength lead onto it.

## Example

A tile of your own with the cell `W8`, when the strongest card with a paddle has 5.

## How to fix

Lower the number of the space, or add a card that is strong enough.

## Source

LV-ROUTE-12, from ED-BASE-03 (one card pays a space) and ED-BASE-04 (rubble and base camps).
"""

from collections.abc import Iterator, Mapping

from designer.api import Cell, Diagnostic, Severity, counted_as, entries_in, said

from ..in_play import InPlay
from ..subject import RouteSubject
from ..terrains import documents_of

CODE = "el-dorado/space-too-dear"
RULE = "LV-ROUTE-12"
SEVERITY = Severity.WARNING
SCOPE = "route"

_HAND = 4  # where no game compiles


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile and kind of space."""
    board = subject.route_board
    strongest = _strongest(subject)
    found: dict[tuple[int, Cell], list[int]] = {}
    for position, space in enumerate(board.board.spaces):
        if strongest and space.cell.number > _payable(subject, space.cell, strongest):
            found.setdefault((space.placement, space.cell), []).append(position)
    for (tile, cell), positions in found.items():
        terrain = board.terrains[cell.code]
        most = _payable(subject, cell, strongest)
        why = (
            said("the strongest card has {n}", n=most)
            if terrain.pay == "strength"
            else counted_as("a hand holds {n} card", "a hand holds {n} cards", most)
        )
        places = ", ".join(board.board.spaces[p].hex.to_text() for p in positions)
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{title} {places}: {name} {number} can only be entered with effects that ignore strength; {why}.",
                title=subject.title(tile),
                places=places,
                name=terrain.name,
                number=cell.number,
                why=why,
            ),
            subject.at_position(positions[0]),
            remedy=said("Lower the number, or add a card that can pay it."),
            object=f"placement {subject.title(tile)}",
            rule=RULE,
        )


def _payable(subject: RouteSubject, cell: Cell, strongest: Mapping[str, int]) -> int:
    """Give the largest number of a terrain that can be paid."""
    terrain = subject.route_board.terrains[cell.code]
    if terrain.pay == "strength":
        return strongest.get(terrain.symbol, 0)
    if terrain.pay in {"discard", "trash"}:
        return subject.game.definition.hand_size if subject.game is not None else _HAND
    return cell.number


def _strongest(subject: RouteSubject) -> Mapping[str, int]:
    """Give the highest strength of a card per symbol; nothing when there are no cards.

    Cards of modules that are not in play are left out.
    """
    strongest: dict[str, int] = {}
    for document in documents_of(InPlay(subject.project, subject.modules), "cards"):
        for _, card in entries_in(document.tree, "cards"):
            symbols, strength = card.get("symbols"), card.get("strength")
            if isinstance(symbols, list) and type(strength) is int:
                for symbol in symbols:
                    if isinstance(symbol, str):
                        strongest[symbol] = max(strength, strongest.get(symbol, 0))
    return strongest
