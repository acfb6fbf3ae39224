"""Words for things in moves, situations and logs."""

from collections import Counter

from designer.api import Decision, Hex, is_thing, item_of, place_of

from .definition import Definition
from .places import ANIMALS, FIGURES, SPACES, TILES
from .rulebook import Rulebook
from .state import NO_PIECE, State

__all__ = ["animal_name", "animal_of", "kind_number", "option_names", "position_of", "space_of"]


def animal_name(definition: Definition, piece: int) -> str:
    """Give the name of one animal: its kind and its number among these."""
    kind = definition.kind_of[piece]
    number = piece - definition.kind_of.index(kind) + 1
    return f"{definition.kinds[kind].id}_{number}"


def animal_of(definition: Definition, name: str) -> int:
    """Give the animal of a name.

    Raises:
        ValueError: there is none.
    """
    for piece in range(len(definition.kind_of)):
        if definition.sort(piece) == "animal" and animal_name(definition, piece) == name:
            return piece
    message = f"There is no animal “{name}”: write its kind and its number, such as snake_1"
    raise ValueError(message)


def kind_number(definition: Definition, name: str) -> int:
    """Give the kind of an id.

    Raises:
        ValueError: there is none.
    """
    for number, kind in enumerate(definition.kinds):
        if kind.id == name:
            return number
    message = f"There is nothing called “{name}” in this game"
    raise ValueError(message)


def space_of(definition: Definition, position: int) -> str:
    """Give a position as text."""
    return definition.hexes[position].to_text()


def position_of(definition: Definition, text: str) -> int:
    """Give the position of a text, or -1 for a space beyond the edge of the table.

    Raises:
        ValueError: it is no space.
    """
    hex_ = Hex.from_text(str(text))
    return definition.hexes.index(hex_) if hex_ in definition.hexes else -1


def option_names(book: Rulebook, state: State, decision: Decision) -> dict[str, int]:
    """Give the options of a question by their names, each name once."""
    found: dict[str, int] = {}
    counts: Counter[str] = Counter()
    for option in dict.fromkeys((*decision.chosen, *decision.options)):
        name = _option_name(book, state, decision, option)
        counts[name] += 1
        found[name if counts[name] == 1 else f"{name}_{counts[name]}"] = option
    return {name: option for name, option in found.items() if option in decision.options}


def _option_name(book: Rulebook, state: State, decision: Decision, option: int) -> str:
    definition = book.definition
    if decision.kind == "feature":
        return f"opening_{option + 1}"
    if decision.kind == "drop":
        piece = state.packs[decision.seat][option]
        return definition.piece_id(piece) if piece != NO_PIECE else "empty"
    if not is_thing(option):
        if decision.kind == "option" and decision.about:
            return book.machine.labels(decision)[option]  # type: ignore[no-any-return]  # labels are texts
        return "yes" if decision.kind == "may" else str(option + 1)
    place, item = place_of(option), item_of(option)
    if place == SPACES:
        return space_of(definition, item)
    if place == TILES:
        kind = definition.surfaces[state.ground[item]].kind
        return definition.tile_kinds[kind].id
    if place == FIGURES:
        return definition.seats[item].colour
    return animal_name(definition, item) if place == ANIMALS else definition.piece_id(item)
