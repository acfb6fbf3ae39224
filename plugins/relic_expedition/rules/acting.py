"""The second phase: drawing, picking up, dropping, using supplies, ending the turn."""

from msgspec.structs import replace

from designer.api import Decision, Refusal, said, thing_at

from ..definition import FIRST_KIND, SUPPLY
from ..places import PACK
from ..rulebook import Rulebook
from ..state import NO_PIECE, State
from . import ids
from .ground import terrain_at
from .packs import (
    dropped,
    empty_slots,
    is_overfull,
    lying_of_kind,
    packed,
    picked,
    refusal_of_drop,
    refusal_of_pick,
    unpacked,
)
from .walking import cost_of, lands_somewhere

__all__ = [
    "drawn",
    "dropped_from",
    "is_swinging",
    "picked_up",
    "refusal_of_draw",
    "refusal_of_dropping",
    "refusal_of_end",
    "refusal_of_excess",
    "refusal_of_picking",
    "refusal_of_shift",
    "refusal_of_use",
    "refusal_while",
    "shifted",
    "stowed",
    "used",
]


def is_swinging(book: Rulebook, state: State, seat: int) -> bool:
    """Say whether an explorer is where nobody may stay."""
    terrain = terrain_at(book.definition, state, state.at[seat])
    return terrain is not None and terrain.passing


def refusal_of_excess(book: Rulebook, state: State) -> Refusal | None:
    """Say that first something has to be dropped, where somebody has too much."""
    if not is_overfull(book.definition, state, state.active):
        return None
    return Refusal(
        ids.DROP_EXCESS,
        said("First drop what is more than {slots} things.", slots=book.definition.slots),
    )


def refusal_while(book: Rulebook, state: State, *, is_free: bool = False) -> Refusal | None:
    """Say why nothing but dropping, or nothing but landing, is possible now.

    Args:
        book: the game.
        state: in the second phase.
        is_free: it is picking up or dropping.
    """
    if not is_free and (refusal := refusal_of_excess(book, state)) is not None:
        return refusal
    if is_swinging(book, state, state.active) and not book.definition.acts_on_quicksand:
        return Refusal(ids.QUICKSAND_END, said("Over quicksand one can only go on."))
    return None


def _refusal_beyond(book: Rulebook, before: State, after: State) -> Refusal | None:
    """Say why something takes away the last way off quicksand."""
    seat = before.active
    if is_swinging(book, before, seat) and not lands_somewhere(book, after, seat):
        return Refusal(ids.QUICKSAND_END, said("Then there would be no way off the quicksand."))
    return None


def draw_cost(book: Rulebook, state: State) -> int:
    """Give what a draw costs."""
    return cost_of(book, state, "draw_cost", state.active, book.definition.draw_cost)


def refusal_of_draw(book: Rulebook, state: State) -> Refusal | None:
    """Say why no supply can be drawn."""
    if (refusal := refusal_while(book, state)) is not None:
        return refusal
    if not state.bag:
        return Refusal(ids.BAG, said("The bag is empty."))
    cost = draw_cost(book, state)
    if cost > state.left:
        return Refusal(
            ids.DRAW_COST,
            said("A draw costs {cost}, and {left} are left.", cost=cost, left=state.left),
        )
    return _refusal_beyond(book, state, replace(state, left=state.left - cost))


def drawn(book: Rulebook, state: State) -> State:
    """Draw a supply; its player says where it goes."""
    piece, *others = state.bag
    state = replace(state, bag=tuple(others), left=state.left - draw_cost(book, state))
    return _to_be_stowed(book, replace(state, held=piece))


def _to_be_stowed(book: Rulebook, state: State) -> State:
    free = empty_slots(book.definition, state, state.active)
    if len(free) < 2:
        return stowed(book, state, state.active, free[0] if free else -1)
    return replace(state, decision=Decision(state.active, "slot", ids.ANY_SLOT, free, 1, 1))


def stowed(book: Rulebook, state: State, seat: int, slot: int) -> State:
    """Put what is held into a slot."""
    piece = state.held
    return packed(book.definition, replace(state, held=-1), seat, piece, slot)


def refusal_of_picking(book: Rulebook, state: State, kind: int) -> Refusal | None:
    """Say why something cannot be picked up now."""
    refusal = refusal_of_pick(book.definition, state, state.active, kind)
    return refusal or refusal_while(book, state, is_free=True)


def picked_up(book: Rulebook, state: State, kind: int) -> State:
    """Pick something up; its player says where it goes."""
    piece = lying_of_kind(book.definition, state, state.active, kind)[0]
    state = picked(state, state.active, piece)
    return _to_be_stowed(book, replace(state, held=piece))


def refusal_of_dropping(book: Rulebook, state: State, slot: int) -> Refusal | None:
    """Say why something cannot be dropped now."""
    refusal = refusal_of_drop(book.definition, state, state.active, slot)
    refusal = refusal or refusal_while(book, state, is_free=True)
    if refusal is not None:
        return refusal
    return _refusal_beyond(book, state, dropped(book.definition, state, state.active, slot))


def dropped_from(book: Rulebook, state: State, slot: int) -> State:
    """Drop what lies in a slot."""
    return dropped(book.definition, state, state.active, slot)


def refusal_of_shift(book: Rulebook, state: State, slot: int, to: int) -> Refusal | None:
    """Say why something cannot be put into another slot."""
    if not book.definition.reorders:
        return Refusal(ids.ANY_SLOT, said("A thing stays in its slot."))
    row = state.packs[state.active]
    if not 0 <= slot < len(row) or row[slot] == NO_PIECE:
        return Refusal(ids.ANY_SLOT, said("Nothing lies in that slot."))
    if to not in empty_slots(book.definition, state, state.active):
        return Refusal(ids.ANY_SLOT, said("That slot is not empty."))
    return refusal_while(book, state)


def shifted(book: Rulebook, state: State, slot: int, to: int) -> State:
    """Put something into another slot."""
    piece = state.packs[state.active][slot]
    state = unpacked(book.definition, state, state.active, slot)
    return packed(book.definition, state, state.active, piece, to)


def refusal_of_use(book: Rulebook, state: State, slot: int) -> Refusal | None:
    """Say why what lies in a slot cannot be used."""
    row = state.packs[state.active]
    piece = row[slot] if 0 <= slot < len(row) else NO_PIECE
    kind = book.definition.kind_of[piece] if piece != NO_PIECE else -1
    if kind not in book.actions or book.definition.kinds[kind].sort != SUPPLY:
        return Refusal(ids.PHASES, said("That is not used in this way."))
    if (refusal := refusal_while(book, state)) is not None:
        return refusal
    source = thing_at(PACK + state.active, piece)
    if not book.machine.possible(state, FIRST_KIND + kind, state.active, source):
        return Refusal(ids.PHASES, said("That would be of no use now."))
    return None


def used(book: Rulebook, state: State, slot: int) -> State:
    """Use what lies in a slot."""
    piece = state.packs[state.active][slot]
    item = FIRST_KIND + book.definition.kind_of[piece]
    source = thing_at(PACK + state.active, piece)
    after = book.machine.performed(state, item, state.active, source)
    return state if after is None else after


def refusal_of_end(book: Rulebook, state: State) -> Refusal | None:
    """Say why the turn cannot end."""
    if (refusal := refusal_of_excess(book, state)) is not None:
        return refusal
    if is_swinging(book, state, state.active) and lands_somewhere(book, state, state.active):
        return Refusal(ids.QUICKSAND_END, said("Nobody ends a turn on quicksand."))
    return None
