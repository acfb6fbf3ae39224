"""Backpacks: slots, what is too much, what one needs where one stands, what matches."""

from collections import Counter

from msgspec.structs import replace

from designer.api import Refusal, said

from ..definition import NOWHERE, RELIC, Definition
from ..state import NO_PIECE, State, put
from . import ids
from .ground import surface_at, terrain_at

__all__ = [
    "cursed",
    "dropped",
    "empty_slots",
    "has_tag",
    "is_overfull",
    "lying_of_kind",
    "matches",
    "needed",
    "packed",
    "picked",
    "refusal_of_drop",
    "refusal_of_pick",
    "unpacked",
]


def empty_slots(definition: Definition, state: State, seat: int) -> tuple[int, ...]:
    """Give the slots of a pack in which nothing lies."""
    row = state.packs[seat][: definition.slots]
    return tuple(slot for slot, piece in enumerate(row) if piece == NO_PIECE)


def is_overfull(definition: Definition, state: State, seat: int) -> bool:
    """Say whether somebody carries more than the pack holds."""
    return len(state.packs[seat]) > definition.slots


def packed(definition: Definition, state: State, seat: int, piece: int, slot: int = -1) -> State:
    """Put a piece into a pack: into a slot, else the first empty one, else it is too much."""
    row = state.packs[seat]
    free = empty_slots(definition, state, seat)
    if slot not in free:
        slot = free[0] if free else -1
    row = put(row, slot, piece) if slot >= 0 else (*row, piece)
    return replace(state, packs=put(state.packs, seat, row))


def unpacked(definition: Definition, state: State, seat: int, slot: int) -> State:
    """Take a piece out of a pack; the first of what is too much takes its slot."""
    row = list(state.packs[seat])
    if slot >= definition.slots:
        del row[slot]
    elif len(row) > definition.slots:
        row[slot] = row.pop(definition.slots)
    else:
        row[slot] = NO_PIECE
    return replace(state, packs=put(state.packs, seat, tuple(row)))


def has_tag(definition: Definition, state: State, seat: int, tag: str) -> int:
    """Give how many things with a tag somebody carries."""
    return sum(
        piece != NO_PIECE and tag in definition.kinds[definition.kind_of[piece]].tags
        for piece in state.packs[seat]
    )


def needed(definition: Definition, state: State, seat: int, piece: int) -> bool:
    """Say whether a piece is the only one that lets its owner stay where the explorer stands."""
    position = state.at[seat]
    terrain = terrain_at(definition, state, position) if position != NOWHERE else None
    if terrain is None or not terrain.keeps or piece == NO_PIECE:
        return False
    is_such = terrain.needs in definition.kinds[definition.kind_of[piece]].tags
    return is_such and has_tag(definition, state, seat, terrain.needs) == 1


def refusal_of_drop(definition: Definition, state: State, seat: int, slot: int) -> Refusal | None:
    """Say why a slot cannot be emptied."""
    row = state.packs[seat]
    if not 0 <= slot < len(row) or row[slot] == NO_PIECE:
        return Refusal(ids.HERE_ONLY, said("Nothing lies in that slot."))
    if needed(definition, state, seat, row[slot]):
        terrain = terrain_at(definition, state, state.at[seat])
        assert terrain is not None, "what is needed is needed somewhere"
        title = definition.piece_title(row[slot])
        return Refusal(terrain.keep_rule, said("{title} must be kept here.", title=title))
    return None


def dropped(definition: Definition, state: State, seat: int, slot: int) -> State:
    """Lay what lies in a slot face up on the explorer's position."""
    piece = state.packs[seat][slot]
    state = unpacked(definition, state, seat, slot)
    return laid(state, state.at[seat], piece)


def laid(state: State, position: int, piece: int) -> State:
    """Lay a piece face up on a position."""
    rows = tuple(sorted((*state.lying_here, (position, piece))))
    return replace(state, lying_here=rows)


def cursed(definition: Definition, state: State, seat: int, piece: int, position: int) -> bool:
    """Say whether somebody may not take a relic from where it lay first, having had the share."""
    if (piece, position) not in state.origins or (seat, piece, position) in state.taken:
        return False
    surface = surface_at(definition, state, position)
    share = surface.share if surface is not None else 0
    return sum(s == seat and at == position for s, _, at in state.taken) >= share


def lying_of_kind(definition: Definition, state: State, seat: int, kind: int) -> tuple[int, ...]:
    """Give the pieces of a kind where an explorer stands, those first that its player may take."""
    position = state.at[seat]
    found = [
        piece
        for at, piece in state.lying_here
        if at == position and definition.kind_of[piece] == kind
    ]
    return tuple(sorted(found, key=lambda p: cursed(definition, state, seat, p, position)))


def refusal_of_pick(definition: Definition, state: State, seat: int, kind: int) -> Refusal | None:
    """Say why a piece of a kind cannot be picked up."""
    found = lying_of_kind(definition, state, seat, kind)
    if not found:
        return Refusal(ids.HERE_ONLY, said("That does not lie where the explorer stands."))
    if cursed(definition, state, seat, found[0], state.at[seat]):
        return Refusal(
            ids.CURSE, said("The share of the relics that lay here first is taken already.")
        )
    return None


def picked(state: State, seat: int, piece: int) -> State:
    """Take a piece from the ground; into which slot it goes is still open."""
    position = state.at[seat]
    rows = tuple(row for row in state.lying_here if row != (position, piece))
    state = replace(state, lying_here=rows)
    if (piece, position) in state.origins and (seat, piece, position) not in state.taken:
        state = replace(state, taken=tuple(sorted((*state.taken, (seat, piece, position)))), idle=0)
    return state


def matches(definition: Definition, state: State, seat: int) -> int:
    """Give how many relics of one colour, or of one sign, somebody carries at most."""
    kinds = [
        definition.kinds[definition.kind_of[piece]]
        for piece in state.packs[seat]
        if piece != NO_PIECE and definition.sort(piece) == RELIC
    ]
    counts = Counter(kind.colour for kind in kinds) | Counter(kind.insignia for kind in kinds)
    return max(counts.values(), default=0)
