"""Encounters of animals and explorers, and dangerous tiles."""

from msgspec.structs import replace

from designer.api import Decision, Event, is_thing, item_of, place_of, thing_at

from ..definition import NOWHERE
from ..places import ANIMALS, FIGURES, TILES
from ..rulebook import Rulebook
from ..state import State
from . import ids
from .agenda import AFTER_MEETING, DANGERS, GROUP, HAZARD, MEET, SETTLE, planned
from .ground import animals_at, explorers_at, pieces_at
from .packs import has_tag, needed, packed

__all__ = [
    "after_meeting",
    "danger_chosen",
    "dangers",
    "enter",
    "group",
    "hazard",
    "left_behind",
    "meet",
    "met_by",
]


def dangers(book: Rulebook, state: State, seat: int, position: int, *left: int) -> State:
    """Let an explorer who has just come meet all that is dangerous here, in an order of its player's."""
    found = left or _dangers(book, state, position)
    found = tuple(thing for thing in found if _still(state, seat, position, thing))
    if not found:
        return state
    if len(found) > 1:
        about = (DANGERS, seat, position)
        question = Decision(seat, "danger", ids.DANGERS, tuple(sorted(found)), 1, 1, about=about)
        return replace(state, decision=question)
    return _facing(book, state, seat, position, found[0], ())


def danger_chosen(book: Rulebook, state: State, decision: Decision) -> State:
    """Face the danger that was chosen, then the others."""
    _, seat, position = decision.about
    return _facing(book, state, seat, position, decision.chosen[0], decision.options)


def _facing(
    book: Rulebook, state: State, seat: int, position: int, thing: int, others: tuple[int, ...]
) -> State:
    later = ((DANGERS, seat, position, *others),) if others else ()
    if place_of(thing) == TILES:
        return planned(state, (HAZARD, seat, position), *later)
    mover = (seat + 1) % book.definition.n_seats
    return planned(state, (MEET, item_of(thing), seat, mover), *later)


def _dangers(book: Rulebook, state: State, position: int) -> tuple[int, ...]:
    animals = tuple(thing_at(ANIMALS, animal) for animal in animals_at(state, position))
    code = state.ground[position]
    kind = book.definition.surfaces[code].kind
    if kind >= 0 and book.definition.tile_kinds[kind].is_hazard:
        return (*animals, thing_at(TILES, position))
    return animals


def _still(state: State, seat: int, position: int, thing: int) -> bool:
    assert is_thing(thing), "dangers are things"
    if state.at[seat] != position:
        return False
    if place_of(thing) == TILES:
        return True
    animal = item_of(thing)
    return state.where[animal] == position and animal not in state.asleep


def met_by(book: Rulebook, state: State, animal: int, mover: int) -> State:
    """Let an animal that was moved meet the explorers where it is, from the mover's left on."""
    n = book.definition.n_seats
    there = explorers_at(state, state.where[animal])
    order = tuple(seat for k in range(1, n + 1) if (seat := (mover + k) % n) in there)
    return planned(state, (GROUP, animal, mover, *order)) if order else state


def group(_book: Rulebook, state: State, animal: int, mover: int, *seats: int) -> State:
    """Meet the next of several explorers, unless the animal is asleep or gone."""
    if state.where[animal] == NOWHERE or animal in state.asleep:
        return state
    first, *others = seats
    later = ((GROUP, animal, mover, *others),) if others else ()
    return planned(state, (MEET, animal, first, mover), *later)


def meet(book: Rulebook, state: State, animal: int, seat: int, mover: int) -> State:
    """Let an animal and an explorer meet: protections are asked about, then it does its harm."""
    position = state.at[seat]
    if state.where[animal] != position or animal in state.asleep:
        return state
    state = planned(replace(state, meeting=animal), (AFTER_MEETING, seat, position))
    event = Event("meet", by=mover, of=thing_at(FIGURES, seat), other=thing_at(ANIMALS, animal))
    after: State = book.machine.announced(state, event)
    return after


def after_meeting(book: Rulebook, state: State, seat: int, position: int) -> State:
    """Give back what somebody cannot be without here, should it have fallen out of the pack."""
    state = replace(state, meeting=-1)
    definition = book.definition
    if state.at[seat] != position:
        return state
    terrain = definition.terrain_of(state.ground[position])
    if not terrain.keeps or has_tag(definition, state, seat, terrain.needs):
        return state
    for piece in pieces_at(state, position):
        back = packed(definition, state, seat, piece)
        if needed(definition, back, seat, piece):
            rows = tuple(row for row in back.lying_here if row != (position, piece))
            return replace(back, lying_here=rows)
    return state


def hazard(book: Rulebook, state: State, seat: int, position: int) -> State:
    """Let a dangerous tile do its harm, unless somebody protects himself."""
    state = planned(replace(state, focus=position), (SETTLE, position))
    event = Event("hazard", by=seat, of=thing_at(FIGURES, seat), other=thing_at(TILES, position))
    after: State = book.machine.announced(state, event)
    return after


def enter(book: Rulebook, state: State, seat: int, position: int) -> State:
    """Let a tile do what it does to whoever comes to it."""
    if state.at[seat] != position or not book.machine.hears("enter"):
        return state
    state = planned(replace(state, focus=position), (SETTLE, position))
    event = Event("enter", by=seat, of=thing_at(FIGURES, seat), other=thing_at(TILES, position))
    after: State = book.machine.announced(state, event)
    return after


def left_behind(state: State, position: int) -> State:
    """Wake the animals of a position that all explorers have left."""
    if not state.asleep or explorers_at(state, position):
        return state
    awake = tuple(animal for animal in state.asleep if state.where[animal] != position)
    return replace(state, asleep=awake)
