"""The state of a running game: frozen, plain, whole."""

from typing import TypeVar

import msgspec

from designer.api import EMPTY_FLOW, Decision, Flow

__all__ = ["ACTING", "ANIMALS", "NO_PIECE", "OVER", "STANDING", "State", "put"]

Item = TypeVar("Item")

ANIMALS, ACTING, STANDING, OVER = 0, 1, 2, 3
"""Phases: animals are moved; the roller acts; one who lost the turn stands up; the end of the game."""

NO_PIECE = -1
"""An empty slot, and a piece that is not known."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Give everything that changes.

    Attributes:
        rng: the generator; `rolls`: what the next dice show instead; `laid`: how the next tiles lie
            instead, -1 for at random.
        round: counted from 1; `active`: whose turn it is; `phase`: see above.
        animal: the kind of animal rolled, or -1; `number`: the number rolled; `left`: actions left.
        mover: who moves an animal; `prowling`: the animal on its way, or -1, and its `steps`.
        moved: animals that were moved in this turn.
        at: per seat, the explorer's position; `lying`: per seat, whether the next turn is lost.
        ground: per position, the surface that lies there; `turns`: by how many sixths it is turned.
        stack: tiles, top first; `away`: tiles out of the game; `rejected`: put back in a moment.
        bag, relics, supply: pieces in the bag, in the pile, beside the board; top first.
        box: pieces out of the game. `sealed`: per relic space, the relics that lie face down.
        packs: per seat, the slots, then what is too much.
        lying_here: pieces that lie face up, as position and piece, ascending.
        where: per piece, the position of an animal on the map, or -1; `asleep`: animals asleep.
        origins: relics that lay first on a position, with that position.
        taken: seat, relic and position, for each relic taken from where it lay first.
        placed: large boards in play.
        held: the piece that waits for a slot, or -1; `meeting`: the animal that is met, or -1.
        focus: the position of the tile that does something, or -1.
        crossing: the kind of border that is being crossed.
        ends: the turn is over as soon as nothing is left to do.
        agenda: what is left to do, the last one first: see `rules/agenda.py`.
        first: who began. `winner`: who has won, or -1. `idle`: turns since the last progress.
    """

    rng: int
    round: int
    active: int
    phase: int
    at: tuple[int, ...]
    lying: tuple[bool, ...]
    ground: tuple[int, ...]
    turns: tuple[int, ...]
    stack: tuple[int, ...]
    bag: tuple[int, ...]
    relics: tuple[int, ...]
    supply: tuple[int, ...]
    sealed: tuple[tuple[int, ...], ...]
    packs: tuple[tuple[int, ...], ...]
    where: tuple[int, ...]
    box: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    rejected: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    animal: int = -1
    number: int = 0
    left: int = 0
    mover: int = 0
    prowling: int = -1
    steps: int = 0
    moved: tuple[int, ...] = ()
    lying_here: tuple[tuple[int, int], ...] = ()
    asleep: tuple[int, ...] = ()
    origins: tuple[tuple[int, int], ...] = ()
    taken: tuple[tuple[int, int, int], ...] = ()
    placed: tuple[int, ...] = ()
    held: int = -1
    meeting: int = -1
    focus: int = -1
    crossing: int = 0
    ends: bool = False
    agenda: tuple[tuple[int, ...], ...] = ()
    first: int = 0
    winner: int = -1
    idle: int = 0
    decision: Decision | None = None
    flow: Flow = EMPTY_FLOW


def put(row: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """Give a row with one entry replaced."""
    items = list(row)
    items[at] = item
    return tuple(items)
