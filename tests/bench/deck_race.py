"""A yardstick: a deck race written by hand in plain Python, as fast as such code gets.

Nothing of the program is in it: no content, no rules by id, no frozen states, no views. A track of
numbered spaces with three sorts of ground and a strength each, hands of four cards, greedy players
that step with whatever card reaches farthest and buy the best card they can pay. How many moves
a second it makes says how fast this machine and this Python are at the moment.
"""

import random

__all__ = ["race"]

_LENGTH = 40
_STARTING = ((0, 1), (0, 1), (0, 1), (1, 1), (2, 1), (2, 1), (2, 1), (2, 1))
_MARKET = ((0, 2), (0, 3), (1, 2), (1, 3), (2, 2), (2, 3), (2, 4))
_HAND = 4
_MOST_TURNS = 2000


def race(seed, n_players=4):
    """Play one race and give how many moves were made: steps, purchases, ends of turns."""
    rng = random.Random(seed)
    ground = [rng.randrange(3) for _ in range(_LENGTH)]
    toll = [1 + (rng.random() < 0.3) for _ in range(_LENGTH)]
    at = [0] * n_players
    piles = [list(_STARTING) for _ in range(n_players)]
    for pile in piles:
        rng.shuffle(pile)
    discards = [[] for _ in range(n_players)]
    n_moves = 0
    for turn in range(_MOST_TURNS):
        player = turn % n_players
        pile, discard = piles[player], discards[player]
        hand = []
        while len(hand) < _HAND:
            if not pile:
                pile.extend(discard)
                discard.clear()
                rng.shuffle(pile)
            hand.append(pile.pop())
        n_moves += _steps(player, hand, at, ground, toll, discard)
        coins = sum(n if kind == 2 else 0.5 for kind, n in hand)
        offers = [card for card in _MARKET if card[1] <= coins]
        if offers:
            discard.append(max(offers, key=lambda card: (card[1], rng.random())))
            n_moves += 1
        discard.extend(hand)
        n_moves += 1
        if at[player] >= _LENGTH - 1:
            break
    return n_moves


def _steps(player, hand, at, ground, toll, discard):
    """Step with the card that reaches farthest, as long as one reaches anywhere."""
    n_moves = 0
    while True:
        best, best_to = None, at[player]
        for card in hand:
            kind, rest = card
            to = at[player]
            while to + 1 < _LENGTH and ground[to + 1] == kind and toll[to + 1] <= rest:
                if to + 1 in at and to + 1 < _LENGTH - 1:
                    break
                rest -= toll[to + 1]
                to += 1
            if to > best_to:
                best, best_to = card, to
        if best is None:
            return n_moves
        n_moves += best_to - at[player]
        at[player] = best_to
        hand.remove(best)
        discard.append(best)
