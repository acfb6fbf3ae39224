"""Setting a game up, in the order of the book."""

from collections.abc import Sequence

from msgspec.structs import replace

from designer.api import seeded, shuffled

from ..definition import ANIMAL, EMPTY, NOWHERE, RELIC, SUPPLY, Definition
from ..rulebook import Rulebook
from ..state import ANIMALS, NO_PIECE, State
from .chance import rolled
from .ground import empties_around

__all__ = ["blank", "camp", "set_up"]


def set_up(book: Rulebook, seed: int, rolls: tuple[int, ...] = ()) -> State:
    """Set a game up; who rolls the most begins. `rolls` says what the first dice show."""
    definition = book.definition
    state = replace(blank(definition, seeded(seed)), rolls=rolls)
    state = _camp(definition, state)
    state = _starting_tiles(definition, state)
    rng, stack = shuffled(state.rng, definition.stack)
    state = replace(state, rng=rng, stack=stack)
    state = _supplies(definition, state)
    state = _relics(definition, state)
    state, first = _first(definition, state)
    return replace(state, first=first, active=first, mover=first)


def camp(definition: Definition) -> State:
    """Give a table with the camp and the explorers, and nothing else."""
    return _camp(definition, blank(definition, 0))


def blank(definition: Definition, rng: int) -> State:
    """Give a table on which nothing lies yet."""
    n = len(definition.hexes)
    return State(
        rng=rng,
        round=1,
        active=0,
        phase=ANIMALS,
        at=(NOWHERE,) * definition.n_seats,
        lying=(False,) * definition.n_seats,
        ground=(EMPTY,) * n,
        turns=(0,) * n,
        stack=(),
        bag=(),
        relics=(),
        supply=(),
        sealed=((),) * len(definition.relic_spaces),
        packs=((NO_PIECE,) * definition.slots,) * definition.n_seats,
        where=(NOWHERE,) * len(definition.kind_of),
    )


def _camp(definition: Definition, state: State) -> State:
    """Lay the boards of the start in the middle, and stand each explorer on its own clearing."""
    places = {hex_: position for position, hex_ in enumerate(definition.hexes)}
    ground = list(state.ground)
    at = list(state.at)
    for board in definition.boards:
        for surface in board.surfaces if board.is_start else ():
            position = places[definition.surfaces[surface].at]
            ground[position] = surface
            for seat, player in enumerate(definition.seats):
                if player.start == surface:
                    at[seat] = position
    placed = tuple(n for n, board in enumerate(definition.boards) if board.is_start)
    return replace(state, ground=tuple(ground), at=tuple(at), placed=placed)


def _starting_tiles(definition: Definition, state: State) -> State:
    """Lay starting tiles around the explorers, turned at random; the others leave the game."""
    rng, tiles = shuffled(state.rng, definition.starting)
    left = list(tiles)
    ground, turns = list(state.ground), list(state.turns)
    for position in state.at:
        for there in empties_around(definition, state, position) if position != NOWHERE else ():
            if left and ground[there] == EMPTY:
                ground[there] = left.pop(0)
                rng, (turn, *_) = shuffled(rng, range(6))
                turns[there] = turn
    return replace(
        state, rng=rng, ground=tuple(ground), turns=tuple(turns), away=tuple(sorted(left))
    )


def _supplies(definition: Definition, state: State) -> State:
    def of(sort: str, *, in_bag: bool) -> tuple[int, ...]:
        return tuple(
            piece
            for piece, kind in enumerate(definition.kind_of)
            if definition.kinds[kind].sort == sort and definition.kinds[kind].in_bag == in_bag
        )

    rng, bag = shuffled(state.rng, of(SUPPLY, in_bag=True))
    return replace(
        state, rng=rng, bag=bag, supply=(*of(SUPPLY, in_bag=False), *of(ANIMAL, in_bag=False))
    )


def _relics(definition: Definition, state: State) -> State:
    """Take some out, then mix the others, lay some on the boards, and pile up the rest."""
    relics = [p for p in range(len(definition.kind_of)) if definition.sort(p) == RELIC]
    rng, removed = state.rng, definition.removed
    if definition.n_removed_at_random:
        rng, removed = _unlike(definition, rng, relics)
    rng, order = shuffled(rng, [piece for piece in relics if piece not in removed])
    left = list(order)
    sealed = []
    for surface in definition.relic_spaces:
        n = definition.surfaces[surface].relics
        sealed.append(tuple(left[:n]))
        left = left[n:]
    box = (*state.box, *removed)
    return replace(state, rng=rng, box=box, sealed=tuple(sealed), relics=tuple(left))


def _unlike(definition: Definition, rng: int, relics: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Give relics at random of which no two are alike in colour or sign."""
    kinds = {piece: definition.kinds[definition.kind_of[piece]] for piece in relics}
    colours = sorted({kind.colour for kind in kinds.values()})
    rng, signs = shuffled(rng, sorted({kind.insignia for kind in kinds.values()}))
    pairs = list(zip(colours, signs, strict=False))[: definition.n_removed_at_random]
    found = []
    for colour, sign in pairs:
        found += [p for p in relics if (kinds[p].colour, kinds[p].insignia) == (colour, sign)][:1]
    return rng, tuple(found)


def _first(definition: Definition, state: State) -> tuple[State, int]:
    """Let all roll; who has rolled the most begins, and those who are level roll again."""
    seats = list(range(definition.n_seats))
    for _ in range(100):
        rolls = []
        for _seat in seats:
            state, face = rolled(state, tuple(range(1, definition.dice.first + 1)))
            rolls.append(face)
        seats = [seat for seat, face in zip(seats, rolls, strict=True) if face == max(rolls)]
        if len(seats) == 1:
            break
    return state, seats[0]
