"""What stands in the way of a step or of a blockade, and what pays for it.

A space and a blockade ask for a toll in the same words, so that paying for either is written once.
"""

from designer.api import Refusal, said, thing_at

from ..definition import ARRIVED, NO_SLOT, BlockadeKind, Surface
from ..means import CARD, EFFECT, Means
from ..places import FIGURES
from ..rulebook import Rulebook
from ..state import State
from . import ids
from .cards import at_hand, refusal_of_absent, symbols_of

__all__ = [
    "Toll",
    "refusal_of_blockade",
    "refusal_of_card",
    "refusal_of_carrying",
    "refusal_of_explorer",
    "refusal_of_giving",
    "refusal_of_landing",
    "refusal_of_space",
    "refusal_of_strength",
    "refusal_of_taker",
    "toll_at",
]

Toll = Surface | BlockadeKind


def toll_at(book: Rulebook, state: State, position: int) -> Surface:
    """Give what entering a space asks for."""
    surface = book.definition.surfaces[state.surface[position]]
    if book.ask.requirement is None:
        return surface
    return book.ask.requirement(book, state, position) or surface


def refusal_of_card(book: Rulebook, state: State, card: int, symbol: int) -> Refusal | None:
    """Give why a card cannot be played with a symbol."""
    definition = book.definition
    if card not in at_hand(book, state):
        return refusal_of_absent(definition, state, card)
    symbols = symbols_of(book, state, card)
    if symbol not in symbols:
        name = definition.symbol_title(symbol)
        rule = ids.JOKER if symbols == definition.cards[card].symbols else ids.CHANGED
        return Refusal(
            rule,
            said(
                "{title} does not count as {name}.", title=definition.cards[card].title, name=name
            ),
        )
    return None


def refusal_of_explorer(
    book: Rulebook,
    state: State,
    explorer: int,
    word: str = CARD,
    item: int = -1,
    ignores: tuple[str, ...] = (),
) -> Refusal | None:
    """Give why an explorer cannot be moved.

    `word`, `item` and `ignores` say by what; see `Means`.
    """
    refusal = _refusal_of_mover(book, state, explorer, word)
    if refusal is not None or book.ask.may_be_moved is None:
        return refusal
    pays = "requirement" not in ignores
    means = Means(word, item, pays, state.active, ignores)
    held: Refusal | None = book.ask.may_be_moved(book, state, explorer, means)
    return held


def refusal_of_taker(
    book: Rulebook, state: State, explorer: int, word: str = CARD, item: int = -1
) -> Refusal | None:
    """Give why an explorer cannot take a blockade: nothing moves it by that."""
    refusal = _refusal_of_mover(book, state, explorer, word)
    if refusal is not None or book.ask.may_take is None:
        return refusal
    means = Means(word, item, pays=True, mover=state.active)
    held: Refusal | None = book.ask.may_take(book, state, explorer, means)
    return held


def _refusal_of_mover(book: Rulebook, state: State, explorer: int, word: str) -> Refusal | None:
    """Give why a player can do nothing with an explorer; an effect says itself whose it moves."""
    definition, seat = book.definition, state.active
    if definition.moves_first and state.bought:
        return Refusal(ids.ORDER, said("Something was bought: this turn's moves are over."))
    if word != EFFECT and explorer not in definition.explorers[seat]:
        return Refusal(ids.EXPLORERS, said("A card moves an explorer of one's own."))
    if state.at[explorer] == ARRIVED:
        return Refusal(ids.ARRIVAL, said("This explorer is in El Dorado already."))
    if book.is_changed(state) and book.machine.clauses.forbids(
        state, "move", seat, thing_at(FIGURES, explorer), None
    ):
        return Refusal(ids.ACTIONS, said("Something keeps this explorer from moving."))
    return None


def refusal_of_space(
    book: Rulebook,
    state: State,
    explorer: int,
    to: int,
    word: str = CARD,
    item: int = -1,
    ignores: tuple[str, ...] = (),
) -> Refusal | None:
    """Give why an explorer cannot step onto a space, whatever it pays.

    `word`, `item` and `ignores` say by what; see `Means`.
    """
    definition = book.definition
    slot = next((s for beside, s in definition.ways[state.at[explorer]] if beside == to), None)
    if slot is None:
        return Refusal(ids.STRENGTH, said("An explorer steps onto a space beside it."))
    if slot != NO_SLOT and state.bars[slot] >= 0:
        title = definition.blockades[state.bars[slot]].title
        return Refusal(
            ids.BAR, said("{title} bars the way: it has to be taken first.", title=title)
        )
    return refusal_of_landing(book, state, explorer, to, word, item, ignores)


def refusal_of_landing(
    book: Rulebook,
    state: State,
    explorer: int,
    to: int,
    word: str = CARD,
    item: int = -1,
    ignores: tuple[str, ...] = (),
) -> Refusal | None:
    """Give why an explorer cannot come onto a space, from wherever it comes.

    Source: OQ-108: whatever ignores what spaces ask for leads onto start spaces too.
    """
    definition = book.definition
    surface = definition.surfaces[state.surface[to]]
    is_start = surface.closed == ids.START and "requirement" in ignores
    if surface.closed and not is_start:
        return Refusal(surface.closed, said("{title}: no explorer may enter.", title=surface.title))
    if to in state.at and "occupied" not in ignores and not _may_share(book, state, explorer):
        return Refusal(ids.CLOSED, said("Another explorer stands there: nobody enters or passes."))
    return _refusal_by_others(book, state, explorer, to, word, item, ignores)


def refusal_of_carrying(
    book: Rulebook, state: State, explorer: int, to: int, means: Means
) -> Refusal | None:
    """Give why the board cannot carry an explorer onto a space beside it.

    Source: ED-RAPID-14 to ED-RAPID-18; OQ-108: onto a start space it may.
    """
    definition = book.definition
    slot = next((s for beside, s in definition.ways[state.at[explorer]] if beside == to), None)
    surface = definition.surfaces[state.surface[to]]
    if slot is None or (slot != NO_SLOT and state.bars[slot] >= 0):
        return Refusal(ids.BAR, said("The way there is barred."))
    if surface.closed and surface.closed != ids.START:
        return Refusal(surface.closed, said("{title}: no explorer may enter.", title=surface.title))
    if to in state.at and to != state.at[explorer]:
        return Refusal(ids.CLOSED, said("Another explorer stands there."))
    if book.ask.may_be_moved is not None:
        held: Refusal | None = book.ask.may_be_moved(book, state, explorer, means)
        if held is not None:
            return held
    return _refusal_by_others(book, state, explorer, to, means.word, means.item, ("requirement",))


def _may_share(book: Rulebook, state: State, explorer: int) -> bool:
    """Say whether something lets an explorer onto occupied spaces now.

    Source: EB-057.
    """
    if not book.is_changed(state):
        return False
    figure = thing_at(FIGURES, explorer)
    return book.machine.clauses.allows(state, "enter", state.active, figure, "occupied")


def _refusal_by_others(
    book: Rulebook,
    state: State,
    explorer: int,
    to: int,
    word: str,
    item: int,
    ignores: tuple[str, ...],
) -> Refusal | None:
    """Give why a module, or something lasting, keeps an explorer from a space."""
    ask, surface = book.ask, book.definition.surfaces[state.surface[to]]
    if book.is_changed(state) and book.machine.clauses.forbids(
        state, "enter", state.active, thing_at(FIGURES, explorer), None, surface.terrain
    ):
        return Refusal(
            ids.ACTIONS, said("Something keeps this explorer from {title}.", title=surface.title)
        )
    if (
        ask.arrival_needs is not None
        and surface.goal
        and not ask.arrival_needs(book, state, explorer)
    ):
        return Refusal(ids.ARRIVAL, said("El Dorado is not open yet."))
    if ask.may_enter is None:
        return None
    pays = "requirement" not in ignores
    means = Means(word, item, pays, state.active, ignores)
    refusal: Refusal | None = ask.may_enter(book, state, explorer, to, means)
    return refusal


def refusal_of_blockade(book: Rulebook, state: State, explorer: int, slot: int) -> Refusal | None:
    """Give why an explorer cannot take a blockade, whatever it pays."""
    if not 0 <= slot < len(state.bars) or state.bars[slot] < 0:
        return Refusal(ids.BLOCKADE, said("No blockade lies there."))
    if not any(other == slot for _, other in book.definition.ways[state.at[explorer]]):
        return Refusal(ids.NEAR, said("The explorer does not stand beside the blockade."))
    return None


def refusal_of_strength(
    book: Rulebook,
    toll: Toll,
    symbol: int,
    strength: int,
    rule: str = ids.STRENGTH,
    *,
    is_whole: bool = True,
) -> Refusal | None:
    """Give why so much strength does not pay a toll.

    `is_whole` says that it is all of a card that was not used yet.
    """
    if isinstance(toll, Surface):
        rule = toll.rule or rule
    if toll.give:
        return Refusal(
            ids.LEFT_OVER if rule == ids.STRENGTH else rule,
            said(
                "{title} asks for cards of the hand ({n}), not for strength.",
                title=toll.title,
                n=toll.n,
            ),
        )
    if not toll.mask & 1 << symbol:
        symbols = book.definition.symbol_titles
        return Refusal(
            rule,
            said(
                "{title} cannot be paid with {symbols}.", title=toll.title, symbols=symbols[symbol]
            ),
        )
    if isinstance(toll, Surface) and toll.exactly:
        return _refusal_of_exactly(toll, strength, is_whole=is_whole)
    if strength < toll.n:
        return Refusal(
            rule,
            said(
                "{title} needs strength {n}; only {strength} is there.",
                title=toll.title,
                n=toll.n,
                strength=strength,
            ),
        )
    return None


def _refusal_of_exactly(toll: Surface, strength: int, *, is_whole: bool) -> Refusal | None:
    """Give why a card does not pay where its strength has to be just that of the space."""
    if not is_whole:
        return Refusal(
            toll.rule,
            said(
                "{title} asks for a whole card; what is left of one does not pay.", title=toll.title
            ),
        )
    if strength != toll.n:
        return Refusal(
            toll.rule,
            said(
                "{title} asks for strength {n}: {strength} is too weak.",
                title=toll.title,
                n=toll.n,
                strength=strength,
            )
            if strength < toll.n
            else said(
                "{title} asks for strength {n}: {strength} is too strong.",
                title=toll.title,
                n=toll.n,
                strength=strength,
            ),
        )
    return None


def refusal_of_giving(
    book: Rulebook, state: State, toll: Toll, rule: str = ids.GIVING
) -> Refusal | None:
    """Give why the hand does not pay a toll."""
    if not toll.give:
        return Refusal(
            ids.STRENGTH if rule == ids.GIVING else rule,
            said("{title} is paid by strength.", title=toll.title),
        )
    if len(at_hand(book, state)) < toll.n:
        return Refusal(
            rule, said("{title} asks for {n} cards of the hand.", title=toll.title, n=toll.n)
        )
    return None
