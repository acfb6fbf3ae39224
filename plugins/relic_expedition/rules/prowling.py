"""Moving animals in the first phase of a turn."""

from collections.abc import Iterator

from msgspec.structs import replace

from designer.api import Refusal, said

from ..definition import ANIMAL, NOWHERE, WALL, Definition, Kind, Terrain
from ..rulebook import Rulebook
from ..state import ANIMALS, State, put
from . import ids
from .agenda import NEXT_ANIMAL, planned
from .ground import border, direction, explorers_at, open_around, terrain_at
from .meeting import met_by

__all__ = [
    "halted",
    "is_any_movable",
    "may_halt",
    "movable",
    "next_animal",
    "prowled",
    "refusal_of_prowl",
    "steps",
]

# What is asked for every animal and every space around it is said by the same refusals.
_NO_ANIMAL = Refusal(ids.PHASES, said("That is no animal."))
_OTHER_KIND = Refusal(ids.PHASES, said("Animals of the kind that was rolled are moved."))
_MOVED = Refusal(ids.ONCE_MOVED, said("This animal was moved already."))
_STAYS = Refusal(ids.OCCUPIED, said("An animal with an explorer on its space stays there."))
_ON_FOUR_LEGS = Refusal(ids.FOUR_LEGS, said("Animals on four legs are not moved there."))
_SHUNS = Refusal(ids.SHUNS, said("Animals are not moved into quicksand."))


def kind_of(book: Rulebook, animal: int) -> Kind:
    """Give the kind of an animal."""
    return book.definition.kinds[book.definition.kind_of[animal]]


def steps(book: Rulebook, state: State, animal: int) -> tuple[int, ...]:
    """Give where an animal can be moved by one step."""
    definition, kind = book.definition, kind_of(book, animal)
    return tuple(
        [
            there
            for there in open_around(definition, state, state.where[animal])
            if _refusal_of_ground(definition, kind, definition.terrain_of(state.ground[there]))
            is None
        ]
    )


def movable(book: Rulebook, state: State) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Give the animals that are still to be moved in this turn, and where to by one step."""
    if state.animal < 0:
        return
    for animal in book.of_kind[state.animal]:
        if state.where[animal] != NOWHERE and _refusal_of_animal(book, state, animal) is None:
            there = steps(book, state, animal)
            if there:
                yield animal, there


def is_any_movable(book: Rulebook, state: State) -> bool:
    """Say whether animals are still to be moved in this turn."""
    return next(movable(book, state), None) is not None


def _refusal_of_animal(book: Rulebook, state: State, animal: int) -> Refusal | None:
    definition = book.definition
    if not 0 <= animal < len(definition.kind_of) or definition.sort(animal) != ANIMAL:
        return _NO_ANIMAL
    if definition.kind_of[animal] != state.animal or state.where[animal] == NOWHERE:
        return _OTHER_KIND
    if animal in state.moved:
        return _MOVED
    if animal in state.asleep or explorers_at(state, state.where[animal]):
        return _STAYS
    return None


def _refusal_of_step(book: Rulebook, state: State, animal: int, there: int) -> Refusal | None:
    way = direction(book.definition, state.where[animal], there)
    if way < 0:
        return Refusal(ids.ONE_OR_TWO, said("An animal goes to an adjacent space."))
    terrain = terrain_at(book.definition, state, there)
    if terrain is None:
        return Refusal(ids.ANIMALS_OVER_KNOWN, said("Nothing lies there."))
    if border(book.definition, state, state.where[animal], way) == WALL:
        return Refusal(ids.WALL, said("No animal passes through the wall."))
    return _refusal_of_ground(book.definition, kind_of(book, animal), terrain)


def _refusal_of_ground(definition: Definition, kind: Kind, terrain: Terrain) -> Refusal | None:
    if terrain.bars_four_legs and kind.legs >= 4:
        return _ON_FOUR_LEGS
    if terrain.swallows and definition.shuns_quicksand:
        return _SHUNS
    return None


def refusal_of_prowl(book: Rulebook, state: State, animal: int, there: int) -> Refusal | None:
    """Say why an animal cannot be moved a step."""
    if state.prowling >= 0 and animal != state.prowling:
        return Refusal(ids.ONE_OR_TWO, said("First this animal is moved to the end."))
    if not 0 <= there < len(book.definition.hexes):
        return Refusal(ids.ANIMALS_OVER_KNOWN, said("Nothing lies there."))
    if state.prowling < 0 and (refusal := _refusal_of_animal(book, state, animal)) is not None:
        return refusal
    return _refusal_of_step(book, state, animal, there)


def may_halt(book: Rulebook, state: State) -> bool:
    """Say whether the animal on its way may stay where it is."""
    return state.prowling >= 0 and state.steps >= kind_of(book, state.prowling).least


def prowled(book: Rulebook, state: State, animal: int, there: int) -> State:
    """Move an animal one step; its way ends with an explorer, in quicksand, or when it is long enough."""
    terrain = terrain_at(book.definition, state, there)
    state = replace(
        state, where=put(state.where, animal, there), prowling=animal, steps=state.steps + 1
    )
    if terrain is not None and terrain.swallows:
        state = replace(state, where=put(state.where, animal, NOWHERE), box=(*state.box, animal))
        return halted(state)
    if explorers_at(state, there):
        mover = state.mover
        return met_by(book, halted(state), animal, mover)
    if state.steps >= kind_of(book, animal).most or not steps(book, state, animal):
        return halted(state)
    return state


def halted(state: State) -> State:
    """Note that an animal was moved; the next one is the next player's."""
    state = replace(state, moved=(*state.moved, state.prowling), prowling=-1, steps=0)
    return planned(state, (NEXT_ANIMAL,))


def next_animal(book: Rulebook, state: State) -> State:
    """Let the next player move one, if any is left."""
    assert state.phase == ANIMALS, "animals are moved in their phase"
    if is_any_movable(book, state):
        return replace(state, mover=(state.mover + 1) % book.definition.n_seats)
    return state
