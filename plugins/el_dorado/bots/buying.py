"""What a bot buys: what its way home lacks, else what is worth most."""

from collections.abc import Collection, Iterator, Sequence

from designer.api import Move, below

from ..rules.market import is_open
from .mind import Mind

__all__ = ["offers_for", "purchases"]

_LATE = 6.0  # so near to El Dorado, new cards come too late
_LEAST = 1.6  # what is worth less is not bought at all


def purchases(
    mind: Mind, offers: Sequence[Move], rng: int, needed: Collection[int] = ()
) -> Iterator[Move]:
    """Give the purchases that are worth making, the best one first.

    Args:
        mind: what the bot thinks.
        offers: what can be bought, as moves.
        rng: chooses between equal ones.
        needed: cards of which one is needed for something else than its strength.
    """
    cards, values = mind.definition.cards, mind.values
    fitting = [m for m in offers if m.args[0] in needed]
    yield from sorted(fitting, key=lambda m: (cards[m.args[0]].price, m))
    if needed and not fitting and not any(is_open(mind.state, card) for card in needed):
        stock = mind.state.stock
        yield from sorted(offers, key=lambda m: (stock[m.args[0]], -values[m.args[0]], m))
    lack = mind.lack
    if lack is not None:
        wanted = offers_for(mind, lack)
        fitting = [m for m in offers if m.args[0] in wanted]
        if fitting:
            yield from sorted(
                fitting, key=lambda m: (cards[m.args[0]].one_use, cards[m.args[0]].price, m)
            )
        elif wanted and not any(is_open(mind.state, card) for card in wanted):
            # What is needed lies in the reserve: empty a place of the market.
            stock = mind.state.stock
            yield from sorted(offers, key=lambda m: (stock[m.args[0]], -values[m.args[0]], m))
    own = mind.definition.explorers[mind.seat]
    to_go = max((mind.home.of(mind.state.at[explorer]) for explorer in own), default=0.0)
    if lack is None and to_go < _LATE:
        return
    by_value: dict[float, list[Move]] = {}
    for move in offers:
        by_value.setdefault(values[move.args[0]], []).append(move)
    for worth in sorted(by_value, reverse=True):
        if worth >= _LEAST:
            equal = by_value[worth]
            rng, number = below(rng, len(equal))
            yield from (*equal[number:], *equal[:number])


def offers_for(mind: Mind, lack: tuple[int, int]) -> list[int]:
    """Give what is for sale and pays for what lacks: bits of symbols, and a strength."""
    mask, n = lack
    cards = mind.definition.cards
    return [
        card
        for card, left in enumerate(mind.state.stock)
        if left > 0 and cards[card].mask & mask and cards[card].strength >= n
    ]
