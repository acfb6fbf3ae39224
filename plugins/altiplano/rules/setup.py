"""Setting the game up: the turn cards, the Characters, the hands, the pile with its Treasures."""

from collections.abc import Sequence

from msgspec.structs import replace

from designer.api import below, seeded, shuffled

from ..definition import SPECIAL, TREASURE, Definition
from ..rulebook import Rulebook
from ..state import ASSEMBLING, DRAWING, State
from .assembly import begun as assembly_begun

__all__ = ["blank", "set_up"]

Cards = tuple[int, ...]


def blank(definition: Definition, rng: int) -> State:
    """Give a state in which nothing lies anywhere."""
    del definition
    nobody: tuple[Cards, Cards] = ((), ())
    return State(
        rng=rng, round=1, active=0, first=0, phase=DRAWING, hands=nobody, camps=nobody,
        locations=nobody, treasures=nobody, specials=nobody, central=(), exploration=(),
        character=(),
    )  # fmt: skip


def set_up(book: Rulebook, seed: int) -> State:
    """Deal everything; with Expedition Assembly the first Characters are still to be chosen."""
    definition = book.definition
    state = blank(definition, seeded(seed))
    rng, first = below(state.rng, 2)
    first = definition.first_player if definition.first_player >= 0 else first
    rng, characters = shuffled(rng, _cards(definition, "character"))
    rng, hands, exploration = _exploration(definition, rng)
    specials = tuple(n for n, kind in enumerate(definition.kinds) if kind.type == SPECIAL)
    n = 0 if definition.assembly else definition.starting_characters
    state = replace(
        state,
        rng=rng,
        active=first,
        first=first,
        phase=ASSEMBLING if definition.assembly else DRAWING,
        hands=hands,
        camps=(characters[:n], characters[n : 2 * n]),
        character=characters[2 * n :],
        exploration=exploration,
        central=specials,
    )
    if definition.assembly:
        return assembly_begun(book, state)
    settled: State = book.world.settled(state)
    return settled


def _cards(definition: Definition, deck: str) -> list[int]:
    return [
        number
        for number, kind in enumerate(definition.kinds)
        if kind.deck == deck
        for _ in range(kind.copies)
    ]


def _exploration(definition: Definition, rng: int) -> tuple[int, tuple[Cards, Cards], Cards]:
    """Deal the hands without Treasures; the top cards of the pile are none either."""
    cards = _cards(definition, "exploration")
    treasures = [card for card in cards if definition.kinds[card].type == TREASURE]
    others: Sequence[int] = [card for card in cards if definition.kinds[card].type != TREASURE]
    rng, others = shuffled(rng, others)
    n, top = definition.starting_hand, definition.top_without_treasure
    hands = (tuple(sorted(others[:n])), tuple(sorted(others[n : 2 * n])))
    rest = others[2 * n :]
    rng, below_top = shuffled(rng, sorted([*rest[top:], *treasures]))
    return rng, hands, (*rest[:top], *below_top)
