"""What can be seen of a state, in the words of a situation's `then`."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from designer.api import Bag, Whole

from .definition import ARRIVED, TOKENS
from .modules import caves
from .rulebook import Rulebook
from .rules.ending import outcome
from .state import State
from .words import explorer_name

__all__ = ["CITY", "Observer", "observed"]

CITY = "el_dorado"
"""Where an explorer is that has arrived."""


class Observer:
    """Give what can be seen of the states of one game."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book

    def __call__(self, state: State) -> Mapping[str, Any]:
        """Give a state in the words of `then`."""
        return observed(self._book, state)


def observed(book: Rulebook, state: State) -> Mapping[str, Any]:
    """Give a state in the words of `then`."""
    definition = book.definition
    end = outcome(definition, state)
    names = [card.id for card in definition.cards]
    blockades = definition.blockades
    on_board = [card for card in state.places if card >= 0]
    return {
        "at": {
            explorer_name(definition, explorer): CITY
            if place == ARRIVED
            else definition.board.spaces[place].hex.to_text()
            for explorer, place in enumerate(state.at)
        },
        "seats": [
            {
                "explorers": [
                    CITY
                    if state.at[e] == ARRIVED
                    else definition.board.spaces[state.at[e]].hex.to_text()
                    for e in definition.explorers[seat]
                ],
                "hand": Bag(tuple(names[card] for card in state.hands[seat])),
                "pile": [names[card] for card in state.piles[seat]],
                "discard": Bag(tuple(names[card] for card in state.discards[seat])),
                "played": Bag(
                    tuple(names[card] for card in state.played) if seat == state.active else ()
                ),
                "blockades": Bag(tuple(blockades[b].id for b in state.taken[seat])),
                "tokens": Bag(
                    tuple(definition.item_id(item) for item in state.boards[seat] if item >= TOKENS)
                ),
                **_by_modules(book, state, seat),
            }
            for seat in range(definition.n_seats)
        ],
        "market": Whole({names[card]: state.stock[card] for card in on_board}),
        "reserve": Whole(
            {names[card]: n for card, n in enumerate(state.stock) if n and card not in on_board}
        ),
        "caves": _caves(book, state),
        "cave_tokens": Whole(_cave_tokens(book, state)),
        **_by_modules(book, state, -1),
        "box": Bag(tuple(names[card] for card in state.box if card < TOKENS)),
        "box_tokens": Bag(tuple(definition.item_id(item) for item in state.box if item >= TOKENS)),
        "barriers": Bag(tuple(blockades[b].number for b in state.bars if b >= 0)),
        "active": state.active + 1,
        "round": state.round,
        "winners": [] if end is None else [seat + 1 for seat in end.winners],
    }


def _by_modules(book: Rulebook, state: State, seat: int) -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    for told in book.ask.observed:
        for key, value in told(book, state, seat).items():
            found[key] = Whole(value) if isinstance(value, Mapping) else Bag(tuple(value))
    return found


def _caves(book: Rulebook, state: State) -> Mapping[str, list[str]]:
    """Give the pile of each cave, top first."""
    if caves.PILES not in book.rows:
        return {}
    definition = book.definition
    return {
        definition.board.spaces[position].hex.to_text(): [
            definition.item_id(token) for token in book.rows.row(state, caves.PILES, number)
        ]
        for number, position in enumerate(caves.caves_of(definition))
    }


def _cave_tokens(book: Rulebook, state: State) -> Mapping[str, int]:
    """Give how many tokens of each kind are in the caves or were left over when they were filled."""
    if caves.PILES not in book.rows:
        return {}
    rows = [
        book.rows.row(state, caves.PILES, n) for n in range(len(caves.caves_of(book.definition)))
    ]
    rows.append(book.rows.row(state, caves.LEFT_OVER))
    counts = Counter(token for row in rows for token in row)
    return {book.definition.item_id(token): n for token, n in sorted(counts.items())}
