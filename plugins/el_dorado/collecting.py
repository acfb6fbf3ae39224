"""What pays for a token that lies on the board: cards of colours, or cards that are strong together."""

from collections.abc import Sequence

from msgspec.structs import replace

from designer.api import Decision

from .colours import colours_of
from .definition import TOKENS, Cost
from .rulebook import Rulebook
from .rules.cards import at_hand
from .state import State

__all__ = ["fits", "is_payable", "payments", "question_of"]

_ANY = "any"


def payments(book: Rulebook, state: State, *, on_board: bool) -> tuple[int, ...]:
    """Give the cards and tokens that the active player could give.

    Args:
        book: the rules.
        state: how the game stands.
        on_board: whether cards that wait before the player count with the hand.
    """
    seat, tokens = state.active, book.definition.tokens
    cards = at_hand(book, state) if on_board else state.hands[seat]
    counting = (i for i in state.boards[seat] if i >= TOKENS and tokens[i - TOKENS].counts)
    return (*cards, *counting)


def is_payable(book: Rulebook, cost: Cost, items: Sequence[int]) -> bool:
    """Say whether some of the items pay."""
    if cost.cards:
        return _filled(book, cost, items) == len(cost.cards)
    return sum(_strength(book, cost, item) for item in items) >= cost.strength


def question_of(
    book: Rulebook,
    asked: Decision,
    cost: Cost,
    items: Sequence[int],
    chosen: tuple[int, ...],
    reached: int,
) -> Decision:
    """Give the question with what can still be given so that it pays."""
    if cost.cards:
        n = len(cost.cards)
        options = tuple(
            item
            for item in items
            if len(chosen) < n and _filled(book, cost, (*chosen, item)) == len(chosen) + 1
        )
        return replace(asked, options=options, least=n, most=n, chosen=chosen)
    options = tuple(item for item in items if _strength(book, cost, item))
    return replace(
        asked,
        options=options,
        most=len(chosen) + len(options),
        need=cost.strength,
        worths=tuple(_strength(book, cost, item) for item in options),
        chosen=chosen,
        reached=reached,
    )


def fits(book: Rulebook, cost: Cost, card: int) -> bool:
    """Say whether a card could be part of what is given."""
    if not cost.cards:
        return _strength(book, cost, card) > 0
    return any(_fits(book, card, colour) for colour in cost.cards)


def _fits(book: Rulebook, item: int, colour: str) -> bool:
    return item >= TOKENS or colour == _ANY or colour in colours_of(book.definition, item)


def _filled(book: Rulebook, cost: Cost, items: Sequence[int]) -> int:
    """Give how many of the cards asked for the items can be at once: a joker is any, but only one."""
    taken: dict[int, int] = {}  # per card asked for, the place of the item that is given for it

    def place(n: int, tried: set[int]) -> bool:
        for asked, colour in enumerate(cost.cards):
            if asked in tried or not _fits(book, items[n], colour):
                continue
            tried.add(asked)
            if asked not in taken or place(taken[asked], tried):
                taken[asked] = n
                return True
        return False

    return sum(place(n, set()) for n in range(len(items)))


def _strength(book: Rulebook, cost: Cost, item: int) -> int:
    """Give how strong an item counts: nothing where it does not show the symbol.

    Source: OQ-64, OQ-71.
    """
    if item >= TOKENS:
        return book.definition.tokens[item - TOKENS].counts
    kind = book.definition.cards[item]
    return kind.strength if cost.symbol in kind.symbols else 0
