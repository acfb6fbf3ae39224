"""The start of a game: decks shuffled, explorers on their spaces, blockades dealt."""

from designer.api import seeded, shuffled

from ..definition import ARRIVED, Definition
from ..rulebook import Rulebook
from ..state import PLAYING, State
from .cards import drawn

__all__ = ["start"]


def start(book: Rulebook, seed: int) -> State:
    """Set the game up; the same seed gives the same state on every Python."""
    definition = book.definition
    rng = seeded(seed)
    rng, bars = _dealt(definition, rng)
    piles: list[tuple[int, ...]] = []
    for _ in range(definition.n_seats):
        rng, pile = shuffled(rng, definition.deck)
        piles.append(pile)
    nobody: tuple[tuple[int, ...], ...] = ((),) * definition.n_seats
    state = State(
        rng=rng,
        draws=(),
        round=1,
        active=0,
        phase=PLAYING,
        at=definition.starts,
        hands=nobody,
        piles=tuple(piles),
        discards=nobody,
        played=(),
        box=(),
        places=definition.places,
        stock=definition.stock,
        surface=definition.surface_of,
        bars=bars,
        taken=nobody,
        bought=(),
        motion=None,
        waiting=(),
        decision=None,
        arrivals=(),
        nearest=sum(definition.far[place] for place in definition.starts if place != ARRIVED),
        idle=0,
        boards=nobody,
        rows=((),) * len(book.rows.kinds),
    )
    for seat in range(definition.n_seats):
        state = drawn(state, seat, definition.hand_size)
    for set_up in book.ask.set_up:
        state = set_up(book, state)
    return state


def _dealt(definition: Definition, rng: int) -> tuple[int, tuple[int, ...]]:
    """Deal the blockades that no slot names, one to each open slot, the nearest to the start first."""
    named = {slot.blockade for slot in definition.slots}
    rng, order = shuffled(rng, (b for b in range(len(definition.blockades)) if b not in named))
    left = iter(order)
    bars = tuple(s.blockade if s.blockade >= 0 else next(left, -1) for s in definition.slots)
    return rng, bars
