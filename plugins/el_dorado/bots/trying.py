"""What a move leads to that the bot has no rule of thumb for: it is tried on an imagined position.

So actions, tokens and whatever modules bring are used without a word about them here: what comes of
it is worth what it does to the way home, the hand and the deck. Questions that follow are answered
as well as a look at each answer can tell.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from designer.api import Move

from ..definition import ARRIVED
from ..rules import verbs
from ..state import PLAYING, State
from ..views import Seen
from .mind import Mind
from .moving import farthest

if TYPE_CHECKING:
    from ..expedition import Expedition

__all__ = ["best_answer", "gains", "values_of_actions"]

_MOST_TRIED = 200  # positions looked at for one choice
_HAND = 0.5  # what a card is worth more in the hand than elsewhere in the deck
_AVERAGE = 1.4  # a card worth less than this makes a deck worse
_LOST_REACH = 6.0  # a strength that no card of the deck has any more
_THIN, _TOO_THIN = 7, 2.0  # a deck of fewer cards, and what each that lacks costs
_BLOCKADE = 1.3
_PRECIOUS = 15.0  # a card that is needed for something else than its strength, and lost
_MOVES_OTHERS = 1.7  # a card that moves figures without an owner, once nothing better is to be had
_DRAWN = 5.0  # to draw comes first: what is drawn may change the rest of the turn


def gains(view: Seen, mind: Mind, moves: Sequence[Move], rng: int) -> list[tuple[float, Move]]:
    """Give how much better each legal move leaves the seat, more where it draws cards."""
    if not moves:
        return []
    before, worths = view.imagine(rng), _Worths(view.game, mind)
    now = worths.of(before)
    return [(_gain(view.game, worths, before, now, move), move) for move in moves]


def _gain(game: "Expedition", worths: "_Worths", before: State, now: float, move: Move) -> float:
    after = game.apply(before, move)
    better = _Trial(game, worths).best(after) - now
    seat = worths.mind.seat
    has_drawn = len(after.piles[seat]) < len(before.piles[seat])
    return better + _DRAWN if has_drawn and better > 0 else better


def values_of_actions(game: "Expedition", start: State, mind: Mind) -> Mapping[int, float]:
    """Give, per card with an action, what the action is worth in a deck, judged by one use of it.

    Args:
        game: the rules.
        start: where each action is tried, as if its card were in the first seat's hand.
        mind: what the first seat thinks of the start.
    """
    values: dict[int, float] = {}
    worths = _Worths(game, mind)
    for card, kind in enumerate(mind.definition.cards):
        if not kind.has_action or kind.symbols:
            continue
        hands = ((*start.hands[0], card), *start.hands[1:])
        before = replace(start, hands=hands)
        move = Move(verbs.ACT, (card,))
        if game.refusal(before, move) is None:
            after = _Trial(game, worths).best(game.apply(before, move))
            # What is used again and again is worth its effect as a strength is; what leaves the game
            # with its first use is worth what then is there that was not there before.
            lasts = (after - worths.by_itself(before)) / _HAND
            values[card] = max(0.0, after - worths.by_itself(start) if kind.one_use else lasts)
        if _moves_others(kind.abilities):
            values[card] = max(values.get(card, 0.0), _MOVES_OTHERS)
    return values


def _moves_others(tree: object) -> bool:
    """Say whether abilities move a figure that is no explorer: what for is not known at the start."""
    if isinstance(tree, Mapping):
        figure = tree.get("figure")
        kind = figure.get("kind", "explorer") if isinstance(figure, Mapping) else "explorer"
        return kind != "explorer" or any(map(_moves_others, tree.values()))
    return isinstance(tree, list | tuple) and any(map(_moves_others, tree))


def best_answer(view: Seen, mind: Mind, answers: Iterable[Move], rng: int) -> Move:
    """Give the answer to an open question that leaves the seat best, of equal ones the first."""
    before = view.imagine(rng)
    trial = _Trial(view.game, _Worths(view.game, mind))
    return max(answers, key=lambda move: trial.best(view.game.apply(before, move)))


class _Trial:
    """Look at what positions lead to, at only so many of them."""

    def __init__(self, game: "Expedition", worths: "_Worths") -> None:
        self._game = game
        self._worths = worths
        self._left = _MOST_TRIED

    def best(self, state: State) -> float:
        """Give what a position is worth once the seat's own questions are answered."""
        decision, worths = state.decision, self._worths
        if decision is None or decision.seat != worths.mind.seat or state.phase != PLAYING:
            return worths.of(state)
        found = [self.best(after) for after in self._answered(state)]
        return max(found) if found else worths.of(state)

    def _answered(self, state: State) -> Iterator[State]:
        game = self._game
        for move in game.candidates(state):
            if self._left <= 0:
                return
            if game.refusal(state, move) is None:
                self._left -= 1
                yield game.apply(state, move)


class _Worths:
    """Give what positions are worth to the seat; only differences mean anything.

    What the cards are worth is kept: most positions differ only in who stands where.
    """

    def __init__(self, game: "Expedition", mind: Mind) -> None:
        self.mind = mind
        self._book = game.book
        self._hands: dict[tuple[int, ...], float] = {}
        self._decks: dict[tuple[int, ...], float] = {}

    def of(self, state: State) -> float:
        """Give what a position is worth, with what modules say of it."""
        book, seat = self._book, self.mind.seat
        others: float = sum([worth(book, state, seat) for worth in book.ask.worth])
        return self.by_itself(state) + others

    def by_itself(self, state: State) -> float:
        """Give what a position is worth without the modules."""
        mind = self.mind
        seat, home = mind.seat, mind.home
        worth = -sum([home.of(state.at[explorer]) for explorer in mind.definition.explorers[seat]])
        worth += _HAND * self._hand(state.hands[seat])
        worth += _BLOCKADE * len(state.taken[seat])
        motion = state.motion
        if motion is not None and state.at[motion.explorer] != ARRIVED:
            place = state.at[motion.explorer]
            worth += farthest(mind, state, place, motion.symbol, motion.rest)[0]
        return worth + self._deck(state)

    def _hand(self, hand: tuple[int, ...]) -> float:
        if hand not in self._hands:
            self._hands[hand] = sum(map(self.mind.worth, hand))
        return self._hands[hand]

    def _deck(self, state: State) -> float:
        seat = self.mind.seat
        own = state.hands[seat] + state.piles[seat] + state.discards[seat]
        if state.active == seat:
            own += state.played
        if own not in self._decks:
            self._decks[own] = _deck(self.mind, own)
        return self._decks[own]


def _deck(mind: Mind, own: tuple[int, ...]) -> float:
    cards = mind.definition.cards
    lost = sum(
        max(0, strength - max((cards[c].strength for c in own if symbol in cards[c].symbols), default=0))
        for symbol, strength in enumerate(mind.reach)
    )  # fmt: skip
    lacking = max(0, _THIN - len(own))
    worth = -_PRECIOUS * sum(card not in own for card in mind.precious)
    return worth + (
        sum(mind.values[card] - _AVERAGE for card in own) - _LOST_REACH * lost - _TOO_THIN * lacking
    )
