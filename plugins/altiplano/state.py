"""The state of a running game: frozen, plain, whole."""

import msgspec

from designer.api import EMPTY_FLOW, Decision, Flow

__all__ = ["ACTING", "ASSEMBLING", "CHECKING", "DRAWING", "OVER", "PLACING", "State"]

ASSEMBLING, DRAWING, ACTING, PLACING, CHECKING, OVER = range(6)
"""Phases: before the first turn; the four of a turn by their numbers; the end of the game."""

Row = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """Give everything that changes. Cards are numbers of kinds; piles have their top first.

    Attributes:
        rng: the generator. round: counted from 1; `active`: whose turn it is; `first`: who began.
        phase: see above; `has_begun`: what happens at its start has happened; `is_done`: its one
            thing is done.
        to_draw: cards that are still drawn in phase 1.
        hands, camps, locations, treasures, specials: per seat; `central`: Special cards of nobody.
        exploration, character and their discards: the piles.
        dry: per pile, it was empty together with its discard, and is rebuilt when needed.
        played: per seat, the card that is being carried out.
        offered, aside: per seat, while the expeditions are assembled: what is chosen from, what lies
            face down.
        skips: per seat, the phases of the next turn that are missed.
        is_quiet: who is not on turn lets everything happen until the turn ends.
        winner: who has won, or -1.
    """

    rng: int
    round: int
    active: int
    first: int
    phase: int
    hands: Rows
    camps: Rows
    locations: Rows
    treasures: Rows
    specials: Rows
    central: Row
    exploration: Row
    character: Row
    exploration_discard: Row = ()
    character_discard: Row = ()
    dry: tuple[bool, bool] = (False, False)
    played: Rows = ((), ())
    offered: Rows = ((), ())
    aside: Rows = ((), ())
    box: Row = ()
    skips: Rows = ((), ())
    has_begun: bool = False
    is_done: bool = False
    to_draw: int = 0
    is_quiet: bool = False
    winner: int = -1
    decision: Decision | None = None
    flow: Flow = EMPTY_FLOW
