"""The state of a running game: frozen, plain, whole. Card kinds are numbers, equal cards are equal."""

from typing import TypeVar

import msgspec

from designer.api import EMPTY_FLOW, Decision, Flow

__all__ = ["OVER", "PLAYING", "SORTING", "Motion", "State", "put", "without"]

Item = TypeVar("Item")

PLAYING, SORTING, OVER = 0, 1, 2
"""Phases: playing cards; deciding which of the cards in hand to discard; the end of the game."""


class Motion(msgspec.Struct, frozen=True, gc=False):
    """Give a card (or a token) in motion: which, the symbol it counts as, what is left, whom it moves.

    `moved` says whether it has moved the explorer yet; taking a blockade does not.
    """

    card: int
    symbol: int
    rest: int
    explorer: int
    moved: bool


class State(msgspec.Struct, frozen=True, gc=False):
    """Give everything that changes.

    Attributes:
        rng: the generator; `draws`: cards that the next shuffles put on top, in this order.
        round: counted from 1; `active`: the seat whose turn it is; `phase`: see above.
        at: per explorer, its position, or `ARRIVED`.
        hands: per seat, ascending. `piles`, `discards`: per seat, top first.
        played: cards above the mat of the active seat. `box`: out of the game, in order.
        places: per market place, the card kind, or -1. `stock`: per kind, how many are for sale.
        surface: per position, the number of the surface that it shows.
        bars: per slot, the blockade that bars it, or -1. `taken`: per seat, its blockades.
        bought: cards bought in this turn.
        motion: the card in motion; `waiting`: cards whose motion it interrupts, the last one first
            (only with the switch `move.keep_rest_on_interrupt`).
        decision: the open question; nothing else is legal then.
        arrivals: seats that are in El Dorado with all explorers, in this order.
        boards: per seat, the tokens (with `TOKENS` added) that lie before it.
        rows: what the parts of the rules keep that are switched on; see `rows.py`.
        flow: effects that are under way.
        nearest, idle: the least sum of steps to go so far, and turns since the last progress.
    """

    rng: int
    draws: tuple[int, ...]
    round: int
    active: int
    phase: int
    at: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]
    box: tuple[int, ...]
    places: tuple[int, ...]
    stock: tuple[int, ...]
    surface: tuple[int, ...]
    bars: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    bought: tuple[int, ...]
    motion: Motion | None
    waiting: tuple[Motion, ...]
    decision: Decision | None
    arrivals: tuple[int, ...]
    nearest: int
    idle: int
    boards: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...] = ()
    flow: Flow = EMPTY_FLOW


def put(row: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """Give a row with one entry replaced."""
    return (*row[:at], item, *row[at + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Give the cards without one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
