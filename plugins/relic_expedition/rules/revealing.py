"""Turning up tiles around an explorer, attaching large boards, turning up relics nearby."""

from collections.abc import Iterator

from msgspec.structs import replace

from designer.api import Decision, Event, Hex, thing_at

from ..definition import EMPTY, LEFT_EMPTY, WALL
from ..places import FIGURES, SPACES, TILES
from ..rulebook import Rulebook
from ..state import State, put
from ..table_hexes import around
from . import ids
from .agenda import FEATURE, REVEAL, SETTLE, TURN_UP, planned
from .chance import mixed, turned
from .ground import border, empties_around, surface_at
from .packs import laid

__all__ = [
    "attached",
    "attached_as",
    "flip",
    "laid_by_opening",
    "placements",
    "reveal",
    "revealed_at",
    "settle",
    "turn_up",
]

BY_CHOICE, CLOCKWISE = 0, 1


def reveal(book: Rulebook, state: State, seat: int, position: int, how: int = BY_CHOICE) -> State:
    """Turn up the tiles around a position, one after the other; the explorer's player says which first."""
    definition = book.definition
    surface = surface_at(definition, state, position)
    assert surface is not None, "an explorer stands on something"
    empties = empties_around(definition, state, position)
    if not definition.terrains[surface.terrain].reveals:
        empties = ()
    if not empties or not state.stack:
        return state
    if len(empties) > 1 and how == BY_CHOICE:
        options = tuple(sorted(thing_at(SPACES, there) for there in empties))
        question = Decision(
            seat, "reveal", ids.REVEAL, options, 0, 1, about=(REVEAL, seat, position)
        )
        return replace(state, decision=question)
    return planned(state, (TURN_UP, seat, empties[0]), (REVEAL, seat, position, how))


def revealed_at(state: State, decision: Decision) -> State:
    """Go on with the space that was named, or with all of them clockwise where none was."""
    _, seat, position = decision.about
    if not decision.chosen:
        return planned(state, (REVEAL, seat, position, CLOCKWISE))
    named = decision.chosen[0] - thing_at(SPACES, 0)
    return planned(state, (TURN_UP, seat, named), (REVEAL, seat, position, BY_CHOICE))


def turn_up(book: Rulebook, state: State, seat: int, position: int) -> State:
    """Lay the top tile on an empty position, turned at random, and do what it does."""
    if state.ground[position] != EMPTY:
        return state
    if not state.stack:
        return _nothing_fits(state, position)
    tile, *others = state.stack
    state, turn = turned(replace(state, stack=tuple(others)))
    state = replace(
        state,
        ground=put(state.ground, position, tile),
        turns=put(state.turns, position, turn),
        focus=position,
        idle=0,
    )
    event = Event("reveal", by=seat, of=thing_at(TILES, position), other=thing_at(FIGURES, seat))
    after: State = book.machine.announced(planned(state, (SETTLE, position)), event)
    return after


def settle(_book: Rulebook, state: State, position: int) -> State:
    """Shuffle what did not fit back into the stack, once something lies on the position."""
    state = replace(state, focus=-1)
    if not state.rejected or state.ground[position] < 0:
        return state
    return replace(mixed(state, (*state.stack, *state.rejected)), rejected=())


def _nothing_fits(state: State, position: int) -> State:
    """Leave a position empty where only tiles are left whose boards fit nowhere."""
    state = replace(mixed(state, state.rejected), rejected=())
    return replace(state, ground=put(state.ground, position, LEFT_EMPTY))


# Large boards


def attached(book: Rulebook, state: State, seat: int, position: int, board: int) -> State:
    """Attach a board to its starter, which is turned until it fits; else the starter goes back."""
    definition = book.definition
    tile = state.ground[position]
    kind = definition.surfaces[tile].kind if tile >= 0 else -1
    if kind < 0 or board in state.placed or definition.tile_kinds[kind].spot < 0:
        return state
    for step in range(6):
        turn = (state.turns[position] + step) % 6
        spot = (definition.tile_kinds[kind].spot + turn) % 6
        fitting = tuple(placements(book, state, position, spot, board))
        if not fitting:
            continue
        state = replace(state, turns=put(state.turns, position, turn))
        if len(fitting) == 1:
            return _with_board(state, board, *fitting[0])
        options = tuple(opening for opening, _, _ in fitting)
        about = (FEATURE, position, board)
        question = Decision(seat, "feature", ids.FEATURE, options, 1, 1, about=about)
        return replace(state, decision=question)
    state = replace(
        state,
        ground=put(state.ground, position, EMPTY),
        turns=put(state.turns, position, 0),
        rejected=(*state.rejected, tile),
    )
    return planned(state, (TURN_UP, seat, position))


def attached_as(book: Rulebook, state: State, decision: Decision) -> State:
    """Lay a board as was chosen."""
    return laid_by_opening(book, state, decision, decision.chosen[0])


def laid_by_opening(book: Rulebook, state: State, decision: Decision, opening: int) -> State:
    """Give the state in which the board of a question lies with one of its openings at the starter."""
    _, position, board = decision.about
    definition = book.definition
    kind = definition.surfaces[state.ground[position]].kind
    spot = (definition.tile_kinds[kind].spot + state.turns[position]) % 6
    fitting = placements(book, state, position, spot, board)
    return _with_board(state, board, *next(f for f in fitting if f[0] == opening))


def placements(
    book: Rulebook, state: State, position: int, spot: int, board: int
) -> Iterator[tuple[int, int, dict[int, int]]]:
    """Give how a board fits: number of the opening, turn, and per surface its position."""
    definition, places = book.definition, book.places
    touching = around(definition.hexes[position])[spot]
    for number, opening in enumerate(definition.boards[board].openings):
        turn = (spot + 3 - opening.edge) % 6
        origin = definition.surfaces[opening.surface].at
        found: dict[int, int] = {}
        for surface in definition.boards[board].surfaces:
            at = definition.surfaces[surface].at
            moved = Hex(at.q - origin.q, at.r - origin.r).turned(turn)
            there = places.get(touching.plus(moved), -1)
            if there < 0 or state.ground[there] >= 0:
                break
            found[surface] = there
        else:
            yield number, turn, found


def _with_board(
    state: State,
    board: int,
    opening: int,  # noqa: ARG001 - it is part of how a board fits
    turn: int,
    found: dict[int, int],
) -> State:
    ground, turns = list(state.ground), list(state.turns)
    for surface, position in found.items():
        ground[position], turns[position] = surface, turn
    return replace(
        state, ground=tuple(ground), turns=tuple(turns), placed=(*state.placed, board), idle=0
    )


# Relics that lie face down


def flip(book: Rulebook, state: State, position: int) -> State:
    """Turn up the relics on a position and beside it, unless a wall stands between."""
    definition = book.definition
    for way, there in ((-1, position), *enumerate(definition.beside[position])):
        if there < 0 or state.ground[there] not in definition.relic_spaces:
            continue
        if there != position and border(definition, state, position, way) == WALL:
            continue
        number = definition.relic_spaces.index(state.ground[there])
        for piece in state.sealed[number]:
            state = laid(state, there, piece)
            state = replace(state, origins=tuple(sorted((*state.origins, (piece, there)))))
        if state.sealed[number]:
            state = replace(state, sealed=put(state.sealed, number, ()), idle=0)
    return state
