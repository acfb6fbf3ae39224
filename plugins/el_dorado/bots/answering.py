"""How a bot answers questions: what it pays with, gives, keeps."""

from collections.abc import Sequence

from designer.api import CHOOSE, DONE, Decision, Move

from ..definition import ARRIVED, TOKENS, TRASH
from ..rules.gifts import INTO
from .buying import offers_for
from .mind import Mind

__all__ = ["answer"]


def answer(mind: Mind, decision: Decision) -> Move | None:
    """Answer a question of the base game, None for any other."""
    if decision.register >= 0:
        return None
    match decision.kind:
        case "pay":
            return _payment(mind, decision)
        case "give":
            for_good = _leaves_the_game(mind, decision)
            (card,) = mind.given(decision.options, 1, for_good=for_good)
            return Move(CHOOSE, (card,))
        case "discard":
            return _discarded(mind, decision)
        case _:
            return None


def _discarded(mind: Mind, decision: Decision) -> Move:
    keep = _kept(mind, decision.options)
    for card in decision.options:
        if card not in keep:
            return Move(CHOOSE, (card,))
    return Move(DONE)


def _leaves_the_game(mind: Mind, decision: Decision) -> bool:
    """Say whether what is given for a space or a blockade is out of the game."""
    kind, _, target = decision.about
    definition, state = mind.definition, mind.state
    if kind == INTO:
        return definition.surfaces[state.surface[target]].give == TRASH
    return definition.blockades[state.bars[target]].give == TRASH


def _payment(mind: Mind, decision: Decision) -> Move:
    lacking = decision.need - decision.reached
    if lacking <= 0:
        return Move(DONE)
    cards = mind.definition.cards

    def waste(option: tuple[int, int]) -> tuple[bool, int, int, int]:
        item, worth = option
        leaves_the_game = item >= TOKENS or (cards[item].one_use and cards[item].shows_coin)
        return leaves_the_game, max(0, worth - lacking), -worth, item

    item, _ = min(zip(decision.options, decision.worths, strict=True), key=waste)
    return Move(CHOOSE, (item,))


def _kept(mind: Mind, hand: Sequence[int]) -> set[int]:
    """Keep coins while something needed is still too dear, and the card for the next space."""
    definition, state = mind.definition, mind.state
    keep: set[int] = {card for card in hand if card in mind.saved}
    lack = mind.lack
    if lack is not None and offers_for(mind, lack):
        keep |= {card for card in hand if definition.cards[card].half_coins >= 2}
    for explorer in definition.explorers[mind.seat]:
        place = state.at[explorer]
        after = -1 if place == ARRIVED else mind.home.next(place)
        if after >= 0:
            toll = definition.surfaces[state.surface[after]]
            keep |= {
                card
                for card in hand
                if toll.mask & definition.cards[card].mask
                and definition.cards[card].strength >= toll.n >= 2
            }
    # Who keeps all cards draws none: what the hand lacks would never come.
    return keep if any(card not in keep for card in hand) else set()
